// The index of the search: a script beside the pages, because a page from a disk may load no other file.

import MiniSearch from "minisearch";

/** How the words of a text are told apart; the page's script does the same. */
const OPTIONS = { fields: ["heading", "words"], storeFields: ["page", "heading", "title"] };

/** A script with the index of these pages. */
export function index(pages) {
  const search = new MiniSearch(OPTIONS);
  let id = 0;
  for (const page of pages) {
    for (const { heading, id: anchor, words } of page.sections) {
      search.add({ id: id++, heading, words, title: page.title, page: anchor ? `${page.file}#${anchor}` : page.file });
    }
  }
  return `bookIndex(${JSON.stringify(JSON.stringify(search))}, ${JSON.stringify(OPTIONS)});\n`;
}
