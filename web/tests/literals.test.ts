/** Nothing is shown to people but messages: no words in the code of the page, in either language. */

import ts from "typescript";
import { expect, test } from "vitest";

const SOURCES = import.meta.glob<string>("../src/**/*.ts", { query: "?raw", import: "default", eager: true });
/** What the studio's types are made from, and the words themselves. */
const APART = /^\.\.\/src\/(wire\.ts|words\/)/;
/** Attributes that people read or hear. */
const SHOWN = new Set(["title", "aria-label", "placeholder", "alt", "ariaLabel", "textContent", "innerText", "label", "aria-roledescription"]);
/** Texts that the page does not show: sentences for readers of the code or the console. */
const APART_CALLS = new Set(["Error", "TypeError", "querySelector", "querySelectorAll", "closest", "matches", "matchMedia", "getPropertyValue", "setAttribute", "locator"]);
const APART_KEYS = new Set(["class", "className", "role", "d", "viewBox", "transform", "font", "style", "rel", "target", "points", "outline", "border"]);
/** Names that are the same in both languages. */
const NAMES = new Set(["HTML", "PDF", "PGN", "PDN", "FEN", "JSON", "CSV", "Elo", "MAX", "MIN", "Plywood"]);

/** Sentences for programs, which no place shows to be so: a tag of a game file, classes, a key, commands. */
const KNOWN = /^(Plywood studio|arrow strong|not looked at|plywood lab .*)$/;

const isWord = (text: string): boolean => /\p{L}{3,}/u.test(text.replaceAll(/\p{L}+/gu, (word) => (NAMES.has(word) ? "" : word)));
const isSentence = (text: string): boolean => /(^|\s)\p{Lu}?\p{Ll}+ \p{Ll}{2,}/u.test(text);

const nameOf = (node: ts.Node): string => (ts.isIdentifier(node) || ts.isStringLiteral(node) ? node.text : ts.isPropertyAccessExpression(node) ? node.name.text : "");

/** The texts of a template of a view: those between its tags, and those of attributes that people read. */
function shownIn(template: string): string[] {
  const attributes = [...template.matchAll(/\s(title|aria-label|placeholder|alt)="([^"]*)"/g)].map(([, , text]) => text ?? "");
  return [...attributes, ...template.replaceAll(/<[^>]*>/g, "\u0000").split("\u0000")];
}

const isTemplate = (node: ts.Node): boolean => ts.isTaggedTemplateExpression(node.parent) && ["html", "svg"].includes(nameOf(node.parent.tag));

/** The words of a literal; what is filled in is left out. */
function words(node: ts.Node): string | null {
  if (ts.isStringLiteral(node) || ts.isNoSubstitutionTemplateLiteral(node)) return node.text;
  if (ts.isTemplateExpression(node)) return [node.head.text, ...node.templateSpans.map((span) => span.literal.text)].join("\u0000");
  return null;
}

/** Whether the parent shows a literal: a child of an element, an attribute that is read, a text that is set. */
function isShown(node: ts.Node): boolean {
  const { parent } = node;
  if (ts.isConditionalExpression(parent) && parent.condition !== node) return isShown(parent);
  if (ts.isCallExpression(parent) && nameOf(parent.expression) === "h") return parent.arguments.indexOf(node as ts.Expression) >= 2;
  if (ts.isPropertyAssignment(parent)) return parent.initializer === node && SHOWN.has(nameOf(parent.name));
  if (ts.isBinaryExpression(parent) && parent.operatorToken.kind === ts.SyntaxKind.EqualsToken) return parent.right === node && SHOWN.has(nameOf(parent.left));
  return false;
}

/** Whether a sentence stands where it is for programs. */
function isApart(node: ts.Node): boolean {
  for (let at = node; !ts.isSourceFile(at); at = at.parent) {
    const { parent } = at;
    if (ts.isImportDeclaration(parent) || ts.isLiteralTypeNode(parent)) return true;
    if ((ts.isCallExpression(parent) || ts.isNewExpression(parent)) && APART_CALLS.has(nameOf(parent.expression))) return true;
    if (ts.isPropertyAssignment(parent) && (parent.name === at || APART_KEYS.has(nameOf(parent.name)))) return true;
    if (ts.isBinaryExpression(parent) && APART_KEYS.has(nameOf(parent.left))) return true;
    if (ts.isStatement(parent)) return false;
  }
  return false;
}

/** The literals of a script that people would see. */
function found(name: string, text: string): string[] {
  const file = ts.createSourceFile(name, text, ts.ScriptTarget.Latest, true);
  const list: string[] = [];
  const visit = (node: ts.Node): void => {
    const said = words(node);
    if (said !== null && isTemplate(node)) list.push(...shownIn(said).filter(isWord).map((text) => `${name}: ${text.trim()}`));
    else if (said !== null && ((isShown(node) && isWord(said)) || (isSentence(said) && !isApart(node) && !KNOWN.test(said)))) {
      list.push(`${name}:${file.getLineAndCharacterOfPosition(node.getStart()).line + 1}: ${said.replaceAll("\u0000", "…")}`);
    }
    ts.forEachChild(node, visit);
  };
  visit(file);
  return list;
}

test("words in the code are found", () => {
  const bad = ['h("p", {}, "Nothing here")', 'h("p", { title: "Close" })', 'x.textContent = "Done"', 'const a = `${n} of them are hidden`', 'h("p", {}, ok ? "yes" : say("no"))', 'html`<p class="x">Done ${n}</p>`', 'html`<a title="Close">${n}</a>`'];
  for (const text of bad) expect(found("x.ts", text), text).toHaveLength(1);
  const good = ['h("p", { class: "line wrap" }, say("done"))', 'throw new Error("there is no message")', 'h("option", {}, "PDF")', 'page.querySelector("main section")', 'html`<p class="line wrap" id="a-${n}">${say("done")}</p>`'];
  for (const text of good) expect(found("x.ts", text), text).toEqual([]);
});

test("the code has no words that people see", () => {
  const files = Object.entries(SOURCES).filter(([name]) => !APART.test(name));
  expect(files.length).toBeGreaterThan(50);
  expect(files.flatMap(([name, text]) => found(name, text))).toEqual([]);
});
