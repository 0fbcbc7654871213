// A page around a document: the contents at the side, the search, the headings of the page, what comes before and after.

import { GROUPS, groupName } from "./contents.js";
import { relative } from "./links.js";

const WORDS = {
  en: { book: "The book of Plywood", search: "Search the book", contents: "Contents", here: "On this page", before: "Before", after: "Next", studio: "To the laboratory", other: "Česky", none: "Nothing found", live: { runs: "searching …", depth: "depth", nodes: "nodes", less: "one ply less", more: "one ply more", open: "open in the laboratory" } },
  cs: { book: "Kniha o Plywoodu", search: "Hledat v knize", contents: "Obsah", here: "Na této stránce", before: "Předchozí", after: "Další", studio: "Do laboratoře", other: "In English", none: "Nic nenalezeno", live: { runs: "prohledává se …", depth: "hloubka", nodes: "uzlů", less: "o půltah méně", more: "o půltah víc", open: "otevřít v laboratoři" } },
};

const escape = (text) => text.replaceAll("&", "&amp;").replaceAll("<", "&lt;").replaceAll(">", "&gt;").replaceAll('"', "&quot;");

/** The HTML of a page among others. */
export function page(made, pages) {
  const words = WORDS[made.language];
  const up = "../".repeat(made.file.split("/").length - 1);
  const listed = pages.filter((other) => other.language === made.language && other.group);
  const ordered = GROUPS.flatMap((group) => listed.filter((other) => other.group === group));
  return `<!doctype html>
<html lang="${made.language}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta http-equiv="Content-Security-Policy" content="default-src 'self'; script-src 'self' 'wasm-unsafe-eval'; img-src 'self' data:">
<title>${escape(made.title)} · Plywood</title>
<link rel="stylesheet" href="${up}style.css">
<script defer src="${up}book.js" data-up="${up}" data-language="${made.language}" data-none="${words.none}"></script>
<script defer src="${up}live.js" data-up="${up}" data-live="${escape(JSON.stringify(words.live))}"></script>
</head>
<body>
<header>
<a class="home" href="${up}index.html">${words.book}</a>
<form role="search"><input type="search" aria-label="${words.search}" placeholder="${words.search}"><ul class="found" hidden></ul></form>
<a href="${up}../">${words.studio}</a>
<a href="${up}${otherLanguage(made, pages)}" hreflang="${made.language === "en" ? "cs" : "en"}">${words.other}</a>
</header>
<details class="contents" open><summary>${words.contents}</summary><nav aria-label="${words.contents}">${contents(made, ordered)}</nav></details>
<main>
${made.body}
<p class="steps">${steps(made, ordered, words)}</p>
</main>
${here(made, words)}
</body>
</html>
`;
}

/** The same page in the other language, or that language's first page. */
function otherLanguage(made, pages) {
  const twin = made.language === "en" ? [made.file.replace(/(\.en)?\.html$/, ".cs.html")] : [made.file.replace(/\.cs\.html$/, ".en.html"), made.file.replace(/\.cs\.html$/, ".html")];
  const found = pages.find((other) => twin.includes(other.file) && other !== made);
  return found?.file ?? (made.language === "en" ? "learn.cs.html" : "index.html");
}

function contents(made, ordered) {
  const link = (other) => `<li><a href="${relative(made.file, other.file)}"${other === made ? ' aria-current="page"' : ""}>${escape(other.title)}</a></li>`;
  const groups = GROUPS.map((group) => [group, ordered.filter((other) => other.group === group)]);
  return groups
    .filter(([, members]) => members.length > 0)
    .map(([group, members]) => `<h2>${groupName(group, made.language)}</h2><ul>${members.map(link).join("")}</ul>`)
    .join("\n");
}

function steps(made, ordered, words) {
  const at = ordered.indexOf(made);
  if (at < 0) return "";
  const step = (other, word) => (other ? `<a href="${relative(made.file, other.file)}">${word}: ${escape(other.title)}</a>` : "");
  return `${step(ordered[at - 1], words.before)} ${step(ordered[at + 1], words.after)}`;
}

function here(made, words) {
  const below = made.headings.filter((heading) => heading.level === 2 || heading.level === 3);
  if (below.length < 3) return "";
  const link = ({ level, text, id }) => `<li class="level${level}"><a href="#${id}">${escape(text)}</a></li>`;
  return `<aside><nav aria-label="${words.here}"><h2>${words.here}</h2><ul>${below.map(link).join("")}</ul></nav></aside>`;
}
