// The reference that the program itself tells: every command with its options, value functions and techniques, and the JSON of the studio.

import { execFileSync } from "node:child_process";
import { readFileSync } from "node:fs";
import { join } from "node:path";

const WORDS = {
  en: { commands: "All commands and options", about: "What `--help` of each command says.", json: "JSON of the studio" },
  cs: { commands: "Všechny příkazy a volby", about: "Co říká `--help` každého příkazu.", json: "" },
};

/** Pages that are written here; none of them is a file of the repository. */
export function reference(program, root) {
  return [
    ...["en", "cs"].map((language) => made(`reference/commands.${language}`, language, "Reference", commands(program, language))),
    ...["en", "cs"].map((language) => made(`reference/values.${language}`, language, "Reference", values(program, language))),
    made("reference/json", "en", "Reference", json(root)),
  ];
}

function made(name, language, group, text) {
  return { path: `docs/${name}.md`, file: `${name}.html`, language, group, text };
}

function tell(program, language, args) {
  return execFileSync(program, [...args, "--language", language], { encoding: "utf8", env: { ...process.env, LC_ALL: "C.UTF-8", COLUMNS: "100" } });
}

/** The names below the heading of commands in a help text. */
function below(help) {
  const block = /\n(?:Commands|Příkazy):\n([\s\S]*?)(?:\n\n|$)/.exec(help)?.[1] ?? "";
  return [...block.matchAll(/^ {2}([a-z][a-z-]*)/gm)].map((line) => line[1]).filter((name) => name !== "help");
}

function commands(program, language) {
  const out = [`# ${WORDS[language].commands}`, "", WORDS[language].about, ""];
  const add = (path) => {
    const help = tell(program, language, [...path, "--help"]);
    out.push(`${path.length > 1 ? "###" : "##"} ${["plywood", ...path].join(" ")}`, "", "```text", help.trimEnd(), "```", "");
    for (const name of below(help)) add([...path, name]);
  };
  for (const name of below(tell(program, language, ["--help"]))) add([name]);
  return out.join("\n");
}

/** The games that have value functions with terms. */
const GAMES = ["mnk", "draughts", "chess", "reversi", "pacman"];

function values(program, language) {
  const head = { en: "Value functions and their terms", cs: "Ohodnocovací funkce a jejich členy" }[language];
  const techniques = { en: "Techniques and variants", cs: "Techniky a varianty" }[language];
  const of = (title, command) =>
    GAMES.flatMap((game) => [`### ${title}: ${game}`, "", "```text", tell(program, language, [command, game, "--list"]).trimEnd(), "```", ""]);
  return [`# ${head}`, "", `## ${head}`, "", ...of("eval", "eval"), `## ${techniques}`, "", ...of("search", "search")].join("\n");
}

/** Every request and object of the studio's description. */
function json(root) {
  const api = JSON.parse(readFileSync(join(root, "crates", "studio", "openapi.json"), "utf8"));
  const out = [`# ${WORDS.en.json}`, "", "From the description that the program gives of itself. [How to ask](../studio-api.md).", "", "## Addresses", "", "| address | asks | answers |", "|---|---|---|"];
  for (const [path, methods] of Object.entries(api.paths)) {
    for (const [method, told] of Object.entries(methods)) {
      const asked = typeOf(told.requestBody?.content?.["application/json"]?.schema);
      const given = typeOf(Object.values(told.responses?.["200"]?.content ?? {})[0]?.schema);
      out.push(`| ${method.toUpperCase()} \`${path}\`: ${cell(told.summary ?? told.description ?? "")} | ${asked} | ${given} |`);
    }
  }
  for (const [name, schema] of Object.entries(api.components.schemas)) out.push("", ...object(name, schema));
  return `${out.join("\n")}\n`;
}

function object(name, schema) {
  const out = [`## ${name}`, "", cell(schema.description ?? "").trim(), ""];
  if (schema.enum) out.push(schema.enum.map((value) => `\`${value}\``).join(", "));
  const required = new Set(schema.required ?? []);
  const keys = Object.entries(schema.properties ?? {});
  if (keys.length === 0) return out;
  out.push("| key | kind | what it is |", "|---|---|---|");
  for (const [key, kind] of keys) out.push(`| \`${key}\`${required.has(key) ? "" : " (may be missing)"} | ${typeOf(kind)} | ${cell(kind.description ?? "")} |`);
  return out;
}

function cell(text) {
  return text.replaceAll("|", "\\|").replaceAll("<", "&lt;").replace(/\s+/g, " ");
}

/** The kind of a value: a link to the object that it is. */
function typeOf(schema) {
  if (!schema) return "";
  if (schema.$ref) {
    const name = schema.$ref.split("/").at(-1);
    return `[${name}](#${name.toLowerCase()})`;
  }
  const either = schema.oneOf ?? schema.anyOf ?? schema.allOf;
  if (either) return either.map(typeOf).filter(Boolean).join(" or ");
  if (schema.type === "array") return `list of ${typeOf(schema.items) || "anything"}`;
  return Array.isArray(schema.type) ? schema.type.join(" or ") : (schema.type ?? "anything");
}
