// Lints the script of the standalone tree page, which the program puts together from the files of crates/draw/src/page.

import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { ESLint } from "eslint";

const DRAW = fileURLToPath(new URL("../../crates/draw/src/", import.meta.url));
/** Where the linter's settings find the whole script. */
const NAME = "tree-page/script.js";

/** The files in the order in which the program joins them. */
const order = [...readFileSync(`${DRAW}html.rs`, "utf8").matchAll(/include_str!\("(page\/\w+\.js)"\)/g)].map((found) => found[1]);
if (order.length === 0) throw new Error("html.rs names no script");
const lines = order.flatMap((file) =>
  readFileSync(DRAW + file, "utf8")
    .replace(/\n$/, "")
    .split("\n")
    .map((text, index) => ({ text, place: `crates/draw/src/${file}:${index + 1}` })),
);
const whole = `"use strict";\n${lines.map((line) => line.text).join("\n")}\n`;
const [{ messages }] = await new ESLint().lintText(whole, { filePath: NAME });
for (const { line, message, ruleId } of messages) console.log(`${lines[line - 2]?.place ?? NAME}: ${message} (${ruleId})`);
console.log(`tree page: ${lines.length} lines of script, ${messages.length} complaints`);
process.exitCode = messages.length === 0 ? 0 : 1;
