// The tree as evidence: labels, counts, values and names held against the numbers of the search. Each test starts on a fresh page.

import assert from "node:assert/strict";
import { rests } from "./asks.js";
import { answered, painted, watchPainting } from "./painted.js";
import { chooseGame, expectText, fillText, openExample, search, setDepth } from "./steps.js";
import { opened, written } from "./treefile.js";

/** Opens an example, and gives the tree that the studio told. */
async function exampleTree(page, title) {
  const { tree } = await answered(page, "search", () => openExample(page, title));
  return tree;
}

const numberOf = (words) => Number(words.replaceAll(",", ""));

/** The nodes of a told tree: which are children, which were left out. */
function familyOf(tree) {
  const skipped = new Set(tree.skipped);
  const children = tree.parent.map(() => []);
  tree.parent.forEach((parent, node) => node > 0 && children[parent].push(node));
  const below = (node) => children[node].reduce(([nodes, moves], child) => {
    if (skipped.has(child)) return [nodes, moves + 1];
    const [more, left] = below(child);
    return [nodes + 1 + more, moves + left];
  }, [0, 0]);
  return { skipped, children, below, label: (node) => tree.labels[tree.label[node]], exit: (node) => tree.exits[tree.exit[node]], reason: (node) => tree.reasons[tree.reason[node]] };
}

/** "every move searched" only where it is so, and a word why the header counts more than the chips. */
async function labelsOfThePlayingSearch(page) {
  await chooseGame(page, "chess");
  await fillText(page, "#moves-text", "1. e4 e5 2. Nf3 Nc6 3. Bb5 a6 4. Ba4 Nf6 5. O-O Be7");
  await page.press("#moves-text", "Enter");
  await page.waitForFunction(() => document.querySelectorAll("#record .move").length === 10);
  await page.click("[data-focus=algorithm-pvs]");
  await setDepth(page, 4);
  const { tree, nodes } = await answered(page, "search", () => search(page));
  const { skipped, children, exit } = familyOf(tree);
  const looked = tree.parent.map((_, node) => node).filter((node) => !skipped.has(node));
  const searched = looked.filter((node) => exit(node) === "searched");
  for (const node of searched) assert.deepEqual(children[node].filter((child) => skipped.has(child)), [], "every move was searched");
  const chips = await page.locator("#filters .filter").allTextContents();
  const count = (word) => numberOf(chips.find((chip) => chip.includes(word))?.match(/[\d,]+$/)[0] ?? "0");
  assert.equal(count("every move searched"), searched.length);
  assert.equal(count("cut off"), looked.filter((node) => exit(node) === "cutoff").length);
  assert.ok(looked.length < nodes, "a search that deepens looks at more than its last depth");
  await expectText(page, "#tree-counts", new RegExp(`${nodes} nodes at all depths; the tree shows the last depth: ${looked.length}$`));
}

/** Table, card, fold mark, comparison and exported page say the same. */
async function countsAgree(page, { studio }) {
  await watchPainting(page);
  const tree = await exampleTree(page, "Two kings");
  const { children, below, label } = familyOf(tree);
  const rows = await page.locator(".root-move").evaluateAll((all) => all.map((row) => [row.querySelector(".name").textContent, row.querySelector(".nodes").textContent]));
  assert.equal(rows.length, 6);
  for (const node of children[0]) {
    const [nodes, moves] = below(node);
    const row = rows.find(([name]) => name === label(node));
    assert.equal(numberOf(row[1]), nodes + 1, "the table counts the node too");
    await page.locator(".root-move", { has: page.locator(`.name:text-is("${label(node)}")`) }).click();
    const told = moves === 0 ? `${nodes} nodes?` : `${nodes} nodes?, ${moves} moves? left out`;
    await expectText(page, "#why .facts", new RegExp(`below${told}$`));
  }
  await page.keyboard.press("Escape");
  await page.click("#tree-fold");
  await expectText(page, "#tree-fold", /Whole tree/);
  const marks = (await painted(page)).map(({ text: mark }) => mark);
  for (const node of children[0].filter((child) => !tree.pv.includes(child) && below(child)[0] > 0)) assert.ok(marks.includes(`+${below(node)[0]}`), `${label(node)}: +${below(node)[0]} in ${marks}`);
  await page.click("#tree-fold");
  await page.selectOption("#compare-with", { label: "Minimax" });
  await page.waitForSelector(".half");
  const canvas = page.locator(".half.first canvas");
  const { width } = await canvas.boundingBox();
  for (let x = width - 40; x > 80 && !(await page.isVisible(".half.first .hover-card")); x -= 6) await canvas.hover({ position: { x, y: 46 } });
  const [nodes, moves] = below(0);
  await expectText(page, ".half.first .hover-card", new RegExp(`below${nodes} nodes, ${moves} moves left out`));
  await htmlCountsAgree(page, studio);
}

async function htmlCountsAgree(page, studio) {
  const { address, tree } = await written(studio, "counts", ["explicit", "--example", "classic"]);
  await opened(page, address);
  const left = tree.nodes.filter((node) => node.skipped).length;
  await page.focus(".tree-canvas");
  await page.keyboard.press("ArrowUp");
  await expectText(page, "#why", new RegExp(`below${tree.nodes.length - left - 1} nodes, ${left} moves left out`));
}

/** The chosen move and the first moves have room for name and value. */
async function bestLineHasRoom(page) {
  await watchPainting(page);
  await openExample(page, "Two kings");
  const texts = await painted(page);
  const at = (wanted) => texts.filter(({ text: one }) => one === wanted);
  for (const move of ["10-6", "14-9", "14-17", "14-18", "10-7", "10-15"]) assert.ok(at(move).length > 0, `${move} is named`);
  const [name] = at("14-9");
  const below = texts.filter(({ x, y }) => Math.abs(x - name.x) < 2 && y > name.y && y < name.y + 50).map(({ text: one }) => one);
  assert.ok(below.includes("4080"), `below 14-9 stands ${below}`);
  // its line has room down to the last row that is seen
  for (const move of ["1-5", "10-14"]) assert.ok(at(move).length > 0, `${move} is named`);
}

/** Where leaves stand hundreds abreast the first look still names every first move, and no name lies on another. */
async function firstMovesAreNamed(page) {
  await page.setViewportSize({ width: 1366, height: 768 });
  await chooseGame(page, "chess");
  await page.click("[data-focus=algorithm-minimax]");
  await setDepth(page, 2);
  await watchPainting(page);
  await search(page);
  const moves = await page.locator(".root-move .name").allTextContents();
  assert.equal(moves.length, 20);
  const names = (await painted(page)).filter(({ text: one }) => moves.includes(one));
  assert.deepEqual(moves.filter((move) => !names.some(({ text: one }) => one === move)), []);
  const meets = (one, other) => one.text !== other.text && Math.abs(one.y - other.y) < 10 && Math.abs(one.x - other.x) < 3 * (one.text.length + other.text.length);
  assert.deepEqual(names.filter((one) => names.some((other) => meets(one, other))), []);
}

/** No number for a win, no name for two moves, one precision. */
async function sentencesAreWords(page) {
  const tree = await exampleTree(page, "Two kings");
  const { reason } = familyOf(tree);
  const sentences = tree.parent.map((_, node) => reason(node));
  assert.deepEqual(sentences.filter((one) => one.includes("99999")), []);
  const alike = sentences.filter((one) => {
    const [, by, here] = /already has \S+ with (.+?); here .*, so (.+?) cannot be better/.exec(one) ?? [];
    return by !== undefined && by === here;
  });
  assert.deepEqual(alike, []);
  assert.ok(sentences.some((one) => /with \S+ (after \S+|as the first move); here .*, so \S+ after \S+ cannot/.test(one)), "moves of one name are told apart");
  await page.locator(".root-move", { hasText: "10-6" }).click();
  await expectText(page, "#why .story", /loss with 1x17/);
}

/** What the example says of its tree is so. */
async function storyIsTrue(page) {
  const tree = await exampleTree(page, "chess tactic");
  const { children, exit } = familyOf(tree);
  assert.equal(children[0].length, 16);
  assert.equal(children[0].filter((node) => exit(node) === "cutoff").length, 12);
  await expectText(page, "#story", /Twelve of the other fifteen first moves are cut off/);
}

/** One number has one precision in table, card, sentence and tree. */
async function onePrecision(page) {
  await watchPainting(page);
  const tree = await exampleTree(page, "chess tactic");
  const { children, label } = familyOf(tree);
  const node = children[0].find((one) => label(one) === "Ra5");
  assert.equal(Math.round(tree.value[node] * 1000) / 1000, 126.302);
  const row = page.locator(".root-move", { has: page.locator('.name:text-is("Ra5")') });
  assert.equal(await row.locator(".value").textContent(), "126");
  await row.click();
  await expectText(page, "#why .facts", /value126window/);
  await expectText(page, "#why .story", /: 126 with /);
  assert.ok((await painted(page)).some(({ text: one }) => one === "126"));
}

/** A bound is the same bound in the tree, the table and the answers of an exercise. */
async function boundsAgree(page) {
  const tree = await exampleTree(page, "lecture tree");
  const { label, children, skipped } = familyOf(tree);
  const told = new Map(tree.value.map((value, node) => [node === 0 ? "A" : label(node), `${["", "≥ ", "≤ "][tree.bound[node]]}${value}`]));
  const inner = tree.parent.map((_, node) => node).filter((node) => children[node].length > 0 && !skipped.has(node));
  await page.click("#exercise");
  await page.waitForSelector("#sheet");
  await page.click("#reveal");
  await expectText(page, "#points", /shown/);
  for (const node of inner) {
    const name = node === 0 ? "A" : label(node);
    assert.equal(await page.inputValue(`[data-question="${name}.value"]`), told.get(name), name);
  }
}

/** A small tree is seen whole beside the program, and the answer is not told before the end. */
async function replayFits(page) {
  await watchPainting(page);
  await openExample(page, "lecture tree");
  assert.ok(await page.isVisible("#verdict"));
  await page.evaluate(() => {
    const slider = document.querySelector("#moment");
    slider.value = 35;
    slider.dispatchEvent(new window.Event("input", { bubbles: true }));
  });
  await page.waitForSelector("#code:not([hidden])");
  assert.equal(await page.isVisible("#verdict"), false, "the answer is not there beforehand");
  for (let step = 0; step < 3; step++) await page.click("#replay-step");
  const { width } = await page.locator(".tree-canvas").boundingBox();
  const names = (await painted(page)).filter(({ text: name }) => ["B", "C", "D", "E", "F", "H", "I"].includes(name));
  assert.deepEqual([...new Set(names.map(({ text: name }) => name))].sort(), ["B", "C", "D", "E", "F", "H", "I"]);
  for (const { text: name, x } of names) assert.ok(x > 70 && x < width - 8, `${name} is at ${x} of ${width}`);
  await page.click("#replay-end");
  await page.waitForSelector("#verdict:visible");
}

/** The card hides neither the node nor its parent nor its siblings, and is whole. */
async function cardCoversNothing(page) {
  await page.setViewportSize({ width: 1366, height: 657 });
  await watchPainting(page);
  await openExample(page, "Two kings");
  const texts = await painted(page);
  const canvas = page.locator(".tree-canvas");
  const stage = await canvas.boundingBox();
  const first = texts.filter(({ text: name }) => ["10-6", "14-9", "14-17", "14-18", "10-7", "10-15"].includes(name)).slice(0, 6);
  for (const { text: name, x, y } of first) {
    await canvas.hover({ position: { x, y: y + 30 } });
    await page.waitForSelector("#hover-card:not([hidden])");
    await expectText(page, "#hover-card strong", new RegExp(`^${name}$`));
    // it grows once the pointer has rested
    await page.waitForTimeout(400);
    await rests(page);
    const card = await page.locator("#hover-card").boundingBox();
    assert.ok(card.x >= 0 && card.y >= 0 && card.x + card.width <= 1366 && card.y + card.height <= 657, `${name}: the card is whole`);
    const isHidden = ({ x: across, y: down }) => {
      const [left, top] = [stage.x + across, stage.y + down];
      return left > card.x && left < card.x + card.width && top > card.y && top < card.y + card.height;
    };
    for (const sibling of first) assert.ok(!isHidden({ x: sibling.x, y: sibling.y + 30 }), `the card of ${name} hides ${sibling.text}`);
    assert.ok(!isHidden(texts.find(({ text: value, y: down }) => value === "4080" && down < 60)), `the card of ${name} hides the root`);
  }
}

export const evidenceTests = [
  ["says of the playing search which nodes had every move searched", labelsOfThePlayingSearch],
  ["counts nodes and moves left out alike in table, card, folds, comparison and file", countsAgree],
  ["gives the best line and the first moves room first", bestLineHasRoom],
  ["names the first moves where leaves stand hundreds abreast", firstMovesAreNamed],
  ["says wins in words and tells moves of one name apart", sentencesAreWords],
  ["tells the truth about the chess tactic", storyIsTrue],
  ["shows a number in one precision", onePrecision],
  ["shows the same bounds in the tree and the answers", boundsAgree],
  ["replays a small tree whole, without its answer", replayFits],
  ["puts the card where it covers nothing", cardCoversNothing],
];
