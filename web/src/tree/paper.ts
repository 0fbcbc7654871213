/** A sheet for paper: the tree as drawings, the questions, and lines to write on, or the answers. */

import { h } from "../dom";

/** A question and its answer; without one, a line to write on. */
export interface Question {
  prompt: string;
  answer: string | null;
}

export interface SheetOfPaper {
  title: string;
  /** How to answer. */
  how: string;
  /** The tree as SVG, in as many pieces as can be read. */
  drawings: readonly string[];
  questions: readonly Question[];
}

/** Prints a sheet and nothing else of the page. */
export async function printSheet(sheet: SheetOfPaper): Promise<void> {
  document.getElementById("paper")?.remove();
  const addresses = sheet.drawings.map((svg) => URL.createObjectURL(new Blob([svg], { type: "image/svg+xml" })));
  const pictures = addresses.map((src) => h("img", { src, alt: "" }));
  const paper = paperOf(sheet, pictures);
  document.body.append(paper);
  const clear = (): void => {
    paper.remove();
    for (const address of addresses) URL.revokeObjectURL(address);
  };
  window.addEventListener("afterprint", clear, { once: true });
  await Promise.all(pictures.map((picture) => picture.decode()));
  window.print();
}

function paperOf({ title, how, questions }: SheetOfPaper, pictures: HTMLElement[]): HTMLElement {
  const lines = questions.map(({ prompt, answer }) =>
    h("li", {}, h("span", {}, prompt), answer === null ? h("span", { class: "blank" }) : h("strong", {}, answer)),
  );
  return h("section", { class: "paper", id: "paper" }, h("h1", {}, title), h("p", {}, how), ...pictures, h("ol", {}, ...lines));
}
