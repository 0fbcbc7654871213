// English and Czech: by the browser or by hand, and kept.

import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { chooseGame, expectText, openExample, switchLanguage, text } from "./steps.js";

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
async function byBrowser(_, { open }) {
  const { page, errors, close } = await open({ locale: "cs-CZ" });
  assert.equal(await lang(page), "cs");
  assert.equal(await text(page, "#share"), "Sdílet");
  assert.equal(await page.getAttribute("#language", "lang"), "en");
  await close();
  assert.deepEqual(errors, []);
}

/** What the studio itself says is Czech too: examples, sentences, verdicts, exercises. */
async function studioToo(_, { open }) {
  const { page, errors, close } = await open({ locale: "cs-CZ" });
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
  await close();
  assert.deepEqual(errors, []);
}

/** Moves with Czech letters are moves and are written so; a game is saved as everywhere. */
async function czechLetters(_, { open }) {
  const { page, errors, close } = await open({ locale: "cs-CZ" });
  await chooseGame(page, "chess");
  await expectText(page, "#turn", /^na tahu bílý$/);
  await page.fill("#moves-text", "1. e4 e5 2. Jf3 Jc6 3. Sb5");
  await page.press("#moves-text", "Enter");
  await expectText(page, "#record", /Jf3.*Jc6.*Sb5/);
  assert.match(await page.inputValue("#moves-text"), /Jf3 Jc6 3\. Sb5/);
  await expectText(page, "#opening", /^C\d\d Španělská hra/);
  await expectText(page, "#turn", /^na tahu černý$/);
  const [file] = await Promise.all([page.waitForEvent("download"), page.click("#save-game")]);
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
  await close();
  assert.deepEqual(errors, []);
}

/** No English in refusals, tables, heat maps and names of rules; a comma in numbers; lists are not empty boxes. */
async function leaksNoEnglish(_, { open }) {
  const { page, errors, close } = await open({ locale: "cs-CZ" });
  await page.fill("#position-text", "9/9 w");
  await page.press("#position-text", "Enter");
  await expectText(page, "#message", /nelze přečíst/);
  assert.doesNotMatch(await text(page, "#message"), /expected|joined|cells/);
  await chooseGame(page, "chess");
  await page.fill("#moves-text", "1. xx");
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
  await close();
  assert.deepEqual(errors, []);
}

/** One word for one thing, on every screen that is read. */
async function oneWord(_, { open }) {
  const { page, errors, close } = await open({ locale: "cs-CZ" });
  for (const go of [() => undefined, () => page.click("#script"), () => page.click("#lab"), () => page.click("#lab-tab-match"), () => page.click("#tab-think")]) {
    await go();
    const all = await page.evaluate(() => document.body.textContent + [...document.querySelectorAll("[title]")].map((part) => part.title).join(" "));
    assert.doesNotMatch(all, /[Hh]erní prohledávání|[^o][Hh]odnotící funkc/);
  }
  await close();
  assert.deepEqual(errors, []);
}

export const languageTests = [
  ["speaks Czech when it is chosen by hand", byHand],
  ["speaks Czech to a Czech browser", byBrowser],
  ["explains trees, games and exercises in Czech", studioToo],
  ["reads and writes Czech letters of chessmen, and names openings", czechLetters],
  ["leaks no English into refusals, tables, rules and lists", leaksNoEnglish],
  ["has one Czech word for one thing", oneWord],
];
