// English and Czech: by the browser or by hand, and kept.

import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { chooseGame, expectText, fillText, openExample, pressText, switchLanguage, text } from "./steps.js";

const lang = (page) => page.evaluate(() => document.documentElement.lang);

/** By hand: the game and the open tree stay, the button keeps the focus, and the choice outlives a reload. */
async function byHand(page) {
  assert.equal(await lang(page), "en");
  await openExample(page, "lecture tree");
  await switchLanguage(page, "cs");
  assert.equal(await text(page, "#tree-title"), "Strom");
  assert.equal(await page.evaluate(() => document.activeElement.id), "language");
  await page.waitForSelector(".tree-canvas:visible");
  await expectText(page, "#why .story", /^Prohledávání hraje/);
  await expectText(page, "#tree-counts", /uzlů$/);
  await page.reload();
  await page.waitForSelector("body.ready");
  assert.equal(await lang(page), "cs");
  await switchLanguage(page, "en");
  assert.equal(await text(page, "#tree-title"), "Tree");
}

/** By the browser: the first language it wants that the page knows. */
async function byBrowser(page) {
  assert.equal(await lang(page), "cs");
  assert.equal(await text(page, "#share"), "Sdílet");
  assert.equal(await page.getAttribute("#language", "lang"), "en");
}

/** What the studio itself says is Czech too: examples, sentences, verdicts, exercises. */
async function studioToo(page) {
  await openExample(page, "Strom z přednášky");
  await page.focus(".tree-canvas");
  await page.keyboard.press("ArrowDown");
  await page.keyboard.press("ArrowDown");
  await expectText(page, "#why .story", /^MIN bere nejmenší z celkem 2 hodnot: −?[0-9]+ tahem \S+\.$/);
  await expectText(page, "#verdict", /MAX (má výhodu|vyhraje)|pro MAX/);
  await page.click("#exercise");
  await page.waitForSelector("#sheet");
  await expectText(page, "#sheet .questions", /hodnota uzlu MAX A/);
  await page.fill('[data-question="A.value"]', "77,5");
  await page.click("#check");
  await expectText(page, "#sheet .questions", /A je uzel MAX: bere největší z hodnot potomků/);
  await page.click("#home");
  await page.click("#tour-start");
  await page.waitForSelector("#tour-next");
  for (let step = 0; step < 5; step++) await page.click("#tour-next");
  await expectText(page, "#tour", /^Odříznutí.*už má.*Dvě čárky značí vynechané tahy/);
}

/** Moves with Czech letters are moves and are written so; a game is saved as everywhere. */
async function czechLetters(page) {
  await chooseGame(page, "chess");
  await expectText(page, "#turn", /^na tahu bílý$/);
  await fillText(page, "#moves-text", "1. e4 e5 2. Jf3 Jc6 3. Sb5");
  await page.press("#moves-text", "Enter");
  await expectText(page, "#record", /Jf3.*Jc6.*Sb5/);
  assert.match(await page.inputValue("#moves-text"), /Jf3 Jc6 3\. Sb5/);
  await expectText(page, "#opening", /^C\d\d Španělská hra/);
  await expectText(page, "#turn", /^na tahu černý$/);
  const [file] = await Promise.all([page.waitForEvent("download"), pressText(page, "#save-game")]);
  const written = readFileSync(await file.path(), "utf8");
  assert.match(written, /\[White "/);
  assert.match(written, /2\. Nf3 Nc6 3\. Bb5/);
  await page.click("[data-focus=algorithm-alphabeta]");
  await page.fill("#depth", "2");
  await page.press("#depth", "Tab");
  await page.click("#run-search");
  await page.waitForSelector(".tree-canvas:visible");
  await page.fill("#tree-find", "Jf6");
  await page.waitForSelector("#found-list .found-row");
  await page.press("#tree-find", "Enter");
  await expectText(page, "#why h3", /Jf6$/);
  const all = await page.evaluate(() => document.body.innerText);
  assert.doesNotMatch(all, /(^|\s)[NBRQ][a-h]?x?[a-h][1-8]\b/, "no move stands there in English letters");
  await switchLanguage(page, "en");
  await expectText(page, "#record", /Nf3.*Nc6.*Bb5/);
  await expectText(page, "#opening", /Ruy Lopez/);
}

/** No English in refusals, tables, heat maps and names of rules; a comma in numbers; lists are not empty boxes. */
async function leaksNoEnglish(page) {
  await fillText(page, "#position-text", "9/9 w");
  await page.press("#position-text", "Enter");
  await expectText(page, "#message", /nelze přečíst/);
  assert.doesNotMatch(await text(page, "#message"), /expected|joined|cells/);
  await chooseGame(page, "chess");
  await fillText(page, "#moves-text", "1. xx");
  await page.press("#moves-text", "Enter");
  await expectText(page, "#message", /„xx“ tu nejde hrát/);
  assert.doesNotMatch(await text(page, "#message"), /game|move|expected|legal/);
  await chooseGame(page, "draughts");
  const preset = await page.locator("#preset").boundingBox();
  assert.ok(preset.width > 120, `the list of value functions is ${preset.width} wide`);
  const chips = await page.$$eval(".settings .chip", (list) => list.map((chip) => chip.textContent));
  assert.ok(chips.includes("pravidlo ztráta") && chips.includes("pravidlo ústup"), chips.join(", "));
  assert.ok(!chips.includes("ostře"));
  await page.click("#lab");
  await page.fill("#lab-truth-sample", "40");
  await page.press("#lab-truth-sample", "Tab");
  await page.fill("#lab-truth-depth", "2");
  await page.press("#lab-truth-depth", "Tab");
  await page.click("#lab-run");
  await page.waitForSelector(".lab-table");
  const cells = await page.$$eval(".lab-table td", (list) => list.map((cell) => cell.textContent));
  assert.deepEqual(cells.filter((cell) => /won|thrown|decided|\d\.\d/.test(cell)), []);
  assert.ok(cells.includes("zahozeno"), cells.join(", "));
  const heat = await page.$$eval(".heat-map figcaption", (list) => list.map((caption) => caption.textContent).join(" "));
  assert.doesNotMatch(heat, /White|Red|strany/);
}

/** Experiments and what is unsolved: rows, results, sentences, openings, opponents, refusals. */
async function labToo(page) {
  await chooseGame(page, "chess");
  await page.click("#truth");
  await page.waitForSelector("#truth-note [title]");
  assert.match(await page.getAttribute("#truth-note [title]", "title"), /^není vyřešeno: /);
  await chooseGame(page, "draughts");
  await page.click("#lab");
  await page.click("#lab-tab-match");
  const openings = await page.$$eval("#lab-match-openings option", (list) => list.map((option) => option.textContent).join(" "));
  assert.match(openings, /tři náhodně vylosované tahy/);
  assert.doesNotMatch(openings, /chosen|less on each/);
  await page.click("#lab-tab-ablation");
  await page.fill("#lab-ablation-search-depth", "2");
  await page.press("#lab-ablation-search-depth", "Tab");
  await page.click("#lab-run");
  await expectText(page, ".lab-table", /všechny členy.*bez huddle.*jen huddle.*přidán huddle/);
  const ablated = await page.$eval(".lab-table", (table) => table.textContent);
  assert.doesNotMatch(ablated, /all terms|without|only|adding|wins|draw:/);
  await page.click("#lab-tab-depths");
  await page.fill("#lab-depths-to-depth", "3");
  await page.press("#lab-depths-to-depth", "Tab");
  await page.click("#lab-run");
  await expectText(page, "#lab-body", /za obzorem: po 10-6 1x17 má 10-6 hodnotu prohra místo 4270; 14-9 dává 3630/);
}

/** One word for one thing, on every screen that is read. */
async function oneWord(page) {
  for (const go of [() => undefined, () => page.click("#script"), () => page.click("#lab"), () => page.click("#lab-tab-match"), () => page.click("#tab-think")]) {
    await go();
    const all = await page.evaluate(() => document.body.textContent + [...document.querySelectorAll("[title]")].map((part) => part.title).join(" "));
    assert.doesNotMatch(all, /[Hh]erní prohledávání|[^o][Hh]odnotící funkc/);
  }
}

export const languageTests = [
  ["speaks Czech when it is chosen by hand", byHand],
  ["speaks Czech to a Czech browser", byBrowser, { locale: "cs-CZ" }],
  ["explains trees, games and exercises in Czech", studioToo, { locale: "cs-CZ" }],
  ["reads and writes Czech letters of chessmen, and names openings", czechLetters, { locale: "cs-CZ" }],
  ["leaks no English into refusals, tables, rules and lists", leaksNoEnglish, { locale: "cs-CZ" }],
  ["speaks Czech in the lab, and of what is unsolved", labToo, { locale: "cs-CZ" }],
  ["has one Czech word for one thing", oneWord, { locale: "cs-CZ" }],
];
