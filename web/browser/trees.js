// Fills tests/trees with trees of real searches, so that `npm test` recomputes what the page says of them: `node browser/trees.js`.

import { mkdirSync, writeFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { Studio } from "./studio.js";

const OUT = fileURLToPath(new URL("../tests/trees/", import.meta.url));
const TREE = { max_nodes: 100_000 };

/** More searches than the examples have. */
const MORE = [
  ["chess-playing", { game: "chess", moves: ["e2e4", "e7e5", "g1f3", "b8c6", "f1b5", "a7a6", "b5a4", "g8f6", "e1g1", "f8e7"] }, { algorithm: "pvs", depth: 4 }],
  ["draughts-playing", { game: "draughts" }, { algorithm: "pvs", depth: 6 }],
  ["mnk-minimax", { game: "mnk", position: "5/xxxo1/2o1o/5/5 x" }, { algorithm: "minimax", depth: 2 }],
];

const studio = new Studio();
await studio.start();
const headers = { "content-type": "application/json", authorization: `Bearer ${new URL(studio.address).searchParams.get("token")}` };

async function ask(path, body) {
  const answer = await fetch(`${studio.origin}api/${path}`, body ? { method: "POST", headers, body: JSON.stringify(body) } : { headers });
  if (!answer.ok) throw new Error(`${path}: ${await answer.text()}`);
  return answer.json();
}

try {
  mkdirSync(OUT, { recursive: true });
  const { games, examples } = await ask("games");
  const shown = examples.map(({ title, place, search }) => [title.toLowerCase().replaceAll(/\W+/g, "-"), place, search]);
  for (const [name, place, search] of [...shown, ...MORE]) {
    const { tree } = await ask("search", { place, search, tree: TREE });
    const { counted, sure } = games.find((game) => game.name === place.game);
    writeFileSync(`${OUT}${name}.json`, JSON.stringify({ tree, counted, sure }));
    console.log(`${name}: ${tree.parent.length} nodes and moves`);
  }
} finally {
  await studio.end();
}
