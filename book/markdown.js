// A document as HTML: headings with names as on the source's host, links into the book, commands that can be run.

import MarkdownIt from "markdown-it";
import { Live } from "./live.js";

export class Markdown {
  #linker;
  #live;

  constructor(root, linker, program) {
    this.#linker = linker;
    this.#live = new Live(root, program);
  }

  /** Pictures that the pages show: file, contents. */
  pictures() {
    return this.#live.pictures();
  }

  /** The title, the headings and the body of a page, and its words for the search. */
  render(source) {
    const markdown = new MarkdownIt({ html: true });
    const headings = headingRule(markdown);
    const plain = this.#live.withFigures(source).replace(/<!--[\s\S]*?-->/g, "");
    this.#rules(markdown, source);
    const body = markdown.render(plain);
    const title = headings.find((heading) => heading.level === 1)?.text ?? source.path;
    return { title, headings, body, sections: sections(plain, title) };
  }

  #rules(markdown, source) {
    const { rules } = markdown.renderer;
    const link = (token, name) => token.attrSet(name, this.#linker.address(source, token.attrGet(name)));
    rules.link_open = (tokens, at, options, _, self) => {
      link(tokens[at], "href");
      return self.renderToken(tokens, at, options);
    };
    const image = rules.image;
    rules.image = (tokens, at, ...rest) => {
      link(tokens[at], "src");
      tokens[at].attrSet("loading", "lazy");
      return image(tokens, at, ...rest);
    };
    rules.table_open = () => '<div class="table"><table>\n';
    rules.table_close = () => "</table></div>\n";
    const { escapeHtml } = markdown.utils;
    rules.fence = (tokens, at) => this.#live.block(tokens[at].content, tokens[at].info, { escapeHtml, source });
    const code = rules.code_inline;
    rules.code_inline = (tokens, at, ...rest) => {
      const shown = code(tokens, at, ...rest);
      return this.#live.link(tokens[at].content, source) + shown;
    };
  }
}

/** Gives headings their names, and lists them. */
function headingRule(markdown) {
  const headings = [];
  markdown.core.ruler.push("heading-names", (state) => {
    headings.length = 0;
    const seen = new Map();
    state.tokens.forEach((token, at) => {
      if (token.type !== "heading_open") return;
      const inline = state.tokens[at + 1];
      const text = inline.children.filter((part) => part.content).map((part) => part.content).join("");
      const slug = slugOf(text);
      const count = seen.get(slug) ?? 0;
      seen.set(slug, count + 1);
      const id = count === 0 ? slug : `${slug}-${count}`;
      token.attrSet("id", id);
      headings.push({ level: Number(token.tag.slice(1)), text, id });
    });
  });
  return headings;
}

/** The name that the repository's host gives a heading. */
export function slugOf(text) {
  return text.trim().toLowerCase().replace(/[^\p{L}\p{N}\p{M}\p{Pc} -]/gu, "").replaceAll(" ", "-");
}

/** The words below each heading, for the search. */
function sections(text, title) {
  const found = [{ heading: title, id: "", words: "" }];
  let fenced = false;
  for (const line of text.split("\n")) {
    if (line.startsWith("```")) fenced = !fenced;
    const heading = !fenced && /^#{2,4} (.*)/.exec(line);
    if (heading) found.push({ heading: heading[1], id: slugOf(heading[1]), words: "" });
    else found.at(-1).words += `${line.replace(/[`*_|\[\]()#]/g, " ")}\n`;
  }
  return found;
}
