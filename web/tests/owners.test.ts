/** Every part of the page's state has one owner: no module writes a public field that another has declared. */

import ts from "typescript";
import { expect, test } from "vitest";

const WEB = decodeURIComponent(new URL("..", import.meta.url).pathname);
const isOurs = (file: string): boolean => ts.sys.resolvePath(file).startsWith(`${WEB}src/`);
const ASSIGNMENTS = (kind: ts.SyntaxKind): boolean => kind >= ts.SyntaxKind.FirstAssignment && kind <= ts.SyntaxKind.LastAssignment;

/** What a statement writes; null where it writes nothing. */
function target(node: ts.Node): ts.Expression | null {
  if (ts.isBinaryExpression(node) && ASSIGNMENTS(node.operatorToken.kind)) return node.left;
  if (!ts.isPrefixUnaryExpression(node) && !ts.isPostfixUnaryExpression(node)) return null;
  return node.operator === ts.SyntaxKind.PlusPlusToken || node.operator === ts.SyntaxKind.MinusMinusToken ? node.operand : null;
}

/** Fields of classes that are written in another file than their class stands in. */
function foreignWrites(program: ts.Program, counts: (file: string) => boolean): string[] {
  const checker = program.getTypeChecker();
  const found: string[] = [];
  const look = (node: ts.Node): void => {
    const written = target(node);
    if (written && ts.isPropertyAccessExpression(written)) {
      const declared = checker.getSymbolAtLocation(written.name)?.declarations?.find((one) => ts.isPropertyDeclaration(one) || ts.isSetAccessor(one) || ts.isParameter(one));
      const [home, here] = [declared?.getSourceFile().fileName ?? "", node.getSourceFile().fileName];
      if (home !== "" && home !== here && counts(home)) found.push(`${here.slice(here.indexOf("src/"))}: ${written.getText()}`);
    }
    ts.forEachChild(node, look);
  };
  for (const file of program.getSourceFiles()) if (counts(file.fileName)) look(file);
  return found;
}

test("a field that another module writes is found", () => {
  const texts: Record<string, string> = {
    "/src/owner.ts": "export class Owner { open = false; private count = 0; change(): void { this.open = true; this.count += 1; } }",
    "/src/other.ts": 'import { Owner } from "./owner"; const owner = new Owner(); owner.change(); if (!owner.open) owner.open = true;',
  };
  const options = { noLib: true, types: [] };
  const host = ts.createCompilerHost(options);
  host.fileExists = (name) => name in texts;
  host.readFile = (name) => texts[name];
  host.getSourceFile = (name, version) => (name in texts ? ts.createSourceFile(name, texts[name] ?? "", version, true) : undefined);
  host.resolveModuleNameLiterals = (names) => names.map(({ text }) => ({ resolvedModule: { resolvedFileName: `/src/${text.slice(2)}.ts`, extension: ts.Extension.Ts } }));
  const program = ts.createProgram(Object.keys(texts), options, host);
  expect(foreignWrites(program, (file) => file.startsWith("/src/"))).toEqual(["src/other.ts: owner.open"]);
});

/** The text of the editor: a setter, and only its panel holds the editor. */
const HELD = /^src\/editor\/panel\.ts: this\.mirror\.(label|text)$/;

test("no module writes a field of another", { timeout: 60_000 }, () => {
  const config = ts.getParsedCommandLineOfConfigFile(`${WEB}tsconfig.json`, {}, { ...ts.sys, onUnRecoverableConfigFileDiagnostic: () => undefined });
  const files = config?.fileNames.filter(isOurs) ?? [];
  expect(files.length).toBeGreaterThan(90);
  const program = ts.createProgram(files, config?.options ?? {});
  expect(foreignWrites(program, isOurs).filter((write) => !HELD.test(write))).toEqual([]);
});
