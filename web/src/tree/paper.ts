/** An exercise on paper: the tree and its questions, with lines to write on or with the answers. */

import { h } from "../dom";

/** One line of the sheet. */
export interface Question {
  prompt: string;
  answer: string | null;
}

/** Prints a sheet and nothing else of the page. */
export function printSheet(title: string, tree: HTMLCanvasElement, questions: readonly Question[]): void {
  const sheet = paper(title, tree, questions);
  document.body.append(sheet);
  const clear = (): void => sheet.remove();
  window.addEventListener("afterprint", clear, { once: true });
  window.print();
}

function paper(title: string, tree: HTMLCanvasElement, questions: readonly Question[]): HTMLElement {
  const picture = h("canvas", { width: tree.width, height: tree.height });
  picture.getContext("2d")?.drawImage(tree, 0, 0);
  const lines = questions.map(({ prompt, answer }) =>
    h("li", {}, h("span", {}, prompt), answer === null ? h("span", { class: "blank" }) : h("strong", {}, answer)),
  );
  return h("section", { class: "paper", id: "paper" }, h("h1", {}, title), picture, h("ol", {}, ...lines));
}
