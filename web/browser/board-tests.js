// The board's side of the page: games with variations that nothing loses. Each test starts on a fresh page.

import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { hold } from "./asks.js";
import { chooseGame, expectText, fillText, openExample, press, pressAtOnce, pressText, search, setDepth, setPosition, unfold } from "./steps.js";

/** The moves of the main line and of variations, as they are read. */
const record = (page) => page.evaluate(() => [...document.querySelectorAll("#record .move")].map((move) => move.textContent));

/** Waits until the list of moves reads so, numbers and gaps aside. */
async function untilRecord(page, moves) {
  await page.waitForFunction((wanted) => [...document.querySelectorAll("#record .move")].map((move) => move.textContent).join(" ") === wanted, moves);
}

/** Waits until the board shows the position after a move to this cell; whose turn it is may be the same as before. */
async function untilLast(page, cell) {
  await page.waitForSelector(`[data-last="${cell}"]`);
}

async function readGame(page, game, moves) {
  await chooseGame(page, game);
  await fillText(page, "#moves-text", moves);
  await page.press("#moves-text", "Enter");
  await untilRecord(page, moves);
  await page.press("#moves-text", "Tab");
}

/** From and to by their cells, counted from the upper left. */
async function move(page, from, to) {
  await press(page, from);
  await press(page, to);
}

async function keepsVariations(page) {
  await readGame(page, "chess", "e4 e5 Nf3 Nc6");
  await page.click("#record .move >> nth=1");
  await untilLast(page, 28);
  await move(page, 51, 35);
  // the list: 1. e4 e5 2. Nf3, in brackets d4, then Nc6
  await untilRecord(page, "e4 e5 Nf3 d4 Nc6");
  assert.equal(await page.locator("#record .variation .move").textContent(), "d4");
  assert.equal(await page.locator("#record .here").textContent(), "d4");
  await page.click("#promote-line");
  await untilRecord(page, "e4 e5 d4 Nf3 Nc6");
  await page.keyboard.press("Control+z");
  await untilRecord(page, "e4 e5 Nf3 d4 Nc6");
  await page.click("#delete-line");
  await untilRecord(page, "e4 e5 Nf3 Nc6");
  await page.click("#undo");
  await untilRecord(page, "e4 e5 Nf3 d4 Nc6");
  await page.click("#undo");
  await untilRecord(page, "e4 e5 Nf3 Nc6");
  await page.keyboard.press("Control+y");
  await untilRecord(page, "e4 e5 Nf3 d4 Nc6");
  await page.click("#new-game");
  await untilRecord(page, "");
  await page.click("#undo");
  await untilRecord(page, "e4 e5 Nf3 d4 Nc6");
}

async function walksPlaces(page) {
  await readGame(page, "chess", "e4 e5");
  await move(page, 62, 45);
  await untilRecord(page, "e4 e5 Nf3");
  await page.click("#record .move >> nth=0");
  await untilLast(page, 36);
  await move(page, 10, 26);
  await untilRecord(page, "e4 e5 c5 Nf3");
  await page.goBack();
  await page.waitForFunction(() => document.querySelector("#record .here")?.textContent === "e4");
  await page.goBack();
  await page.waitForFunction(() => document.querySelector("#record .here")?.textContent === "Nf3");
  await page.waitForSelector('#board-place [data-cell="45"][aria-label="f3: White knight"]');
  // nothing is lost by going back and playing on
  await move(page, 1, 18);
  await untilRecord(page, "e4 e5 c5 Nf3 Nc6");
  await page.goBack();
  await page.waitForFunction(() => document.querySelector("#record .here")?.textContent === "Nf3");
  await page.goForward();
  await page.waitForFunction(() => document.querySelector("#record .here")?.textContent === "Nc6");
}

async function survivesAClosedTab(page, { studio }) {
  await readGame(page, "chess", "e4 e5");
  await page.click("#record .move >> nth=0");
  await untilLast(page, 36);
  await move(page, 10, 26);
  await untilRecord(page, "e4 e5 c5");
  await page.reload();
  await page.waitForSelector("body.ready");
  await untilRecord(page, "e4 e5 c5");
  const context = page.context();
  await page.close();
  const other = await context.newPage();
  await other.goto(studio.origin);
  await other.waitForSelector("body.ready");
  await expectText(other, "#message", /last game is back/);
  await untilRecord(other, "e4 e5 c5");
  // another game does not take its place
  await chooseGame(other, "mnk");
  await press(other, 12);
  await expectText(other, "#record", /./);
  await other.click("#kept summary");
  await other.click('#kept-menu button:has-text("Chess")');
  await untilRecord(other, "e4 e5 c5");
  await other.evaluate(() => {
    window.localStorage.setItem("plywood-game-1:bad", "{");
    window.history.replaceState(null, "", location.pathname);
  });
  await other.reload();
  await other.waitForSelector("body.ready");
  await expectText(other, "#message", /damaged and is left out/);
  await untilRecord(other, "e4 e5 c5");
}

async function opensWhatALinkShows(page, { open }) {
  await setPosition(page, "5/xxxo1/2o1o/5/5 x");
  await setDepth(page, 2);
  await search(page);
  await page.click(".root-move >> nth=1");
  await expectText(page, "#looking-text", /Looking ahead/);
  const [why, looking] = await Promise.all(["#why", "#looking-text"].map((where) => page.textContent(where)));
  const other = await open();
  const follow = async (address) => {
    await other.page.goto("about:blank");
    await other.page.goto(address);
    await other.page.waitForSelector("body.ready");
  };
  await follow(page.url());
  await other.page.waitForFunction((text) => document.querySelector("#looking-text").textContent === text, looking);
  await other.page.waitForFunction((text) => document.querySelector("#why").textContent.slice(0, 40) === text, why.slice(0, 40));
  await page.click("#back-to-game");
  await page.waitForSelector("#looking", { state: "hidden" });
  await page.click("#replay-start");
  for (let step = 0; step < 3; step++) await page.click("#replay-step");
  const counter = await page.textContent(".counter");
  await page.waitForFunction(() => JSON.parse(atob(location.hash.slice(1).replaceAll("-", "+").replaceAll("_", "/"))).opened.moment === 3);
  await follow(page.url());
  await expectText(other.page, ".counter", new RegExp(`^${counter}$`));
  await other.close();
}

async function opensComparisonAndExercise(page, { open }) {
  await openExample(page, "What order is worth");
  await expectText(page, "#comparison-text", /./);
  const text = await page.textContent("#comparison-text");
  await page.waitForFunction(() => JSON.parse(atob(location.hash.slice(1).replaceAll("-", "+").replaceAll("_", "/"))).opened.rival);
  const other = await open();
  await other.page.goto("about:blank");
  await other.page.goto(page.url());
  await other.page.waitForFunction((wanted) => document.querySelector("#comparison-text")?.textContent === wanted, text);
  await chooseGame(page, "explicit");
  await page.click("#exercise");
  await page.waitForSelector("#sheet *");
  await other.page.goto("about:blank");
  await other.page.goto(page.url());
  await other.page.waitForSelector("#sheet *");
  await other.close();
}

async function takesBackAgainstTheComputer(page) {
  await readGame(page, "chess", "e4 e5");
  await page.click("#tab-play");
  await page.selectOption("#player-0", "human");
  await page.selectOption("#player-1", "level1");
  await page.click("#start-play");
  await move(page, 62, 45);
  await page.waitForFunction(() => document.querySelectorAll("#record .move").length === 4);
  await page.click("#undo");
  await untilRecord(page, "e4 e5");
  await untilLast(page, 28);
  // and the game goes on
  await move(page, 57, 42);
  await page.waitForFunction(() => document.querySelectorAll("#record .move").length === 4);
  assert.equal((await record(page))[2], "Nc3");
}

async function marksMoves(page) {
  await readGame(page, "chess", "e4 f6 Qh5+");
  await page.waitForSelector("#board-place .in-check");
  const marked = () => page.evaluate(() => [...document.querySelectorAll("#board-place [data-last]")].map((mark) => Number(mark.dataset.last)).sort((a, b) => a - b));
  assert.deepEqual(await marked(), [31, 59]);
  await expectText(page, "#turn", /Black to move, in check/);
  assert.ok(await page.isHidden("#labels"), "chess has no numbers to show");
  // arrow keys and the wheel walk through the game
  await page.click("#board-title");
  await page.keyboard.press("ArrowLeft");
  await expectText(page, "#turn", /White to move$/);
  assert.deepEqual(await marked(), [13, 21]);
  assert.equal(await page.locator("#board-place .in-check").count(), 0);
  await page.keyboard.press("Home");
  await page.waitForFunction(() => document.querySelectorAll("#board-place [data-last]").length === 0);
  await page.hover("#board-place svg");
  await page.mouse.wheel(0, 100);
  await expectText(page, "#record .here", /e4/);
  await page.keyboard.press("End");
  await expectText(page, "#record .here", /Qh5/);
  await readGame(page, "mnk", "c3 a1");
  await page.waitForSelector("#board-place [data-last]");
  assert.equal((await marked()).length, 1);
}

async function saysHowItEnded(page) {
  await readGame(page, "chess", "f3 e5 g4 Qh4#");
  await expectText(page, "#turn", /Black wins by checkmate/);
  await setPosition(page, "7k/5Q2/6K1/8/8/8/8/8 b - - 0 1");
  await expectText(page, "#turn", /stalemate/);
}

async function talksToTheComputer(page) {
  await readGame(page, "chess", "e4 e5");
  await page.click("#hint");
  await page.waitForSelector("#board-place .arrow.strong");
  await page.waitForSelector("#eval-bar:visible .eval-number:not(:empty)");
  assert.equal(await page.locator("#eval-bar.unknown").count(), 0);
  await page.click("#go-first");
  // where nothing is known the bar shows no side ahead
  await page.waitForSelector("#eval-bar.unknown");
  await page.click("#go-last");
  await page.waitForSelector("#eval-bar:not(.unknown)");
  await page.click("#tab-play");
  await page.selectOption("#player-0", "human");
  await page.selectOption("#player-1", "level1");
  await page.selectOption("#clock-choice", { label: "5 min + 5 s a move" });
  await expectText(page, "#clock-0", /5:00/);
  await page.click("#start-play");
  await page.click("#offer-draw");
  await expectText(page, "#message", /declines: it is too early/);
  await page.waitForSelector("#clock-0.runs");
  await move(page, 62, 45);
  await page.waitForFunction(() => document.querySelectorAll("#record .move").length === 4);
  // the move was made within the bonus
  await expectText(page, "#clock-0", /^(5:0|4:)/);
  await page.click("#resign");
  await expectText(page, "#turn", /White resigned: Black wins/);
  await page.reload();
  await page.waitForSelector("body.ready");
  await expectText(page, "#turn", /White resigned: Black wins/);
}

async function thinksAsLongAsAsked(page) {
  await readGame(page, "chess", "e4 e5");
  await page.click("#tab-think");
  await page.fill("#think-seconds", "2");
  await page.press("#think-seconds", "Tab");
  const started = Date.now();
  await page.click("#start-thinking");
  await page.waitForSelector("#live");
  await page.waitForSelector("#start-thinking");
  assert.ok(Date.now() - started >= 1900, `${Date.now() - started} ms of 2000`);
  // the beginning of the first line: a search that was stopped in the middle of a depth may know one move only
  const line = await page.evaluate(() => [...document.querySelector(".think-line").querySelectorAll(".line-move")].slice(0, 2).map((one) => one.textContent));
  await page.click(`.line-move >> nth=${line.length - 1}`);
  await untilRecord(page, ["e4", "e5", ...line].join(" "));
  await page.check("#think-endless");
  await page.click("#start-thinking");
  await page.waitForSelector("#live");
  await page.waitForFunction(() => /Time[\d.]+ s/.test(document.querySelector("#live")?.textContent ?? ""));
  await page.click("#stop-thinking");
  await page.waitForSelector("#start-thinking");
}

/** Thinking that is begun while the position is still on its way goes on when it comes. */
async function thinksBeforeTheBoardIsThere(page) {
  await readGame(page, "chess", "e4 e5");
  await page.click("#tab-think");
  await page.check("#think-endless");
  let letGo;
  const free = new Promise((resolve) => (letGo = resolve));
  await hold(page, "api/position");
  await page.route("**/api/position", async (route) => {
    await free;
    await route.continue();
  }, { times: 1 });
  const asked = page.waitForRequest("**/api/position");
  await page.click("#go-back");
  await asked;
  await page.click("#start-thinking");
  await page.waitForSelector("#stop-thinking");
  letGo();
  await expectText(page, "#turn", /Black to move/);
  await page.waitForSelector("#live");
  await page.click("#stop-thinking");
  await page.waitForSelector("#start-thinking");
}

async function drawsAxes(page) {
  await readGame(page, "mnk", "c3 c2 b2 d4");
  await page.click("#tab-play");
  await page.click("text=Judge every position");
  await page.waitForFunction(() => document.querySelectorAll(".chart .dot").length === 5);
  const ticks = await page.evaluate(() => [...document.querySelectorAll(".chart .tick")].map((tick) => tick.textContent));
  assert.ok(ticks.includes("0") && ticks.includes("4") && ticks.length >= 6, ticks.join(" "));
  await expectText(page, "#random-start", /first move .* is random/);
}

async function looksAndSounds(page) {
  await page.addInitScript(() => {
    const Real = window.AudioContext;
    window.AudioContext = class extends Real {
      createOscillator() {
        window.knocks = (window.knocks ?? 0) + 1;
        return super.createOscillator();
      }
    };
  });
  await page.reload();
  await page.waitForSelector("body.ready");
  await press(page, 12);
  await expectText(page, "#record", /./);
  assert.equal(await page.evaluate(() => window.knocks), undefined, "silent until it is wanted");
  await page.click("#look summary");
  await page.click('[data-theme-name="green"]');
  await page.check("#sound");
  await page.click("#look summary");
  const before = await page.evaluate(() => window.knocks);
  await press(page, 13);
  await page.waitForFunction((count) => window.knocks === count + 1, before);
  await page.reload();
  await page.waitForSelector("body.ready");
  assert.equal(await page.getAttribute("html", "data-board"), "green");
  assert.ok(await page.isChecked("#sound"));
}

const PGN = `[White "Anna"]\n[Black "Bert"]\n\n1. e4 $1 {best} (1. d4 d5 2. c4) 1... e5 2. Nf3 Nc6 3. Bb5 *\n`;

/** Something that is carried to the page: pasted as text, or dropped as a file. */
async function carry(page, kind, content, name) {
  await page.evaluate(([type, body, file]) => {
    const data = new window.DataTransfer();
    if (file) data.items.add(new window.File([body], file));
    else data.setData("text/plain", body);
    const event = type === "paste" ? new window.ClipboardEvent("paste", { clipboardData: data, bubbles: true }) : new window.DragEvent("drop", { dataTransfer: data, bubbles: true });
    (type === "paste" ? document.body : document.querySelector("#board-place")).dispatchEvent(event);
  }, [kind, content, name]);
}

async function readsAndWritesGames(page) {
  await chooseGame(page, "chess");
  await carry(page, "paste", PGN);
  await untilRecord(page, "e4! d4 d5 c4 e5 Nf3 Nc6 Bb5");
  await expectText(page, "#opening", /C60 Ruy Lopez/);
  await expectText(page, "#record .comment", /best/);
  const waiting = page.waitForEvent("download");
  await pressText(page, "#save-game");
  const file = await (await waiting).path();
  const saved = readFileSync(file, "utf8");
  assert.match(saved, /1\. e4 \$1 \{ ?best ?\} \( ?1\. d4 d5 2\. c4 ?\) 1\.\.\. e5/);
  await carry(page, "drop", "8/4P3/8/8/8/k7/8/K7 w - - 0 1", "study.fen");
  await page.waitForFunction(() => document.querySelector("#position-text").value.startsWith("8/4P3"));
  await page.setInputFiles("#load-file", { name: "game.pgn", mimeType: "text/plain", buffer: Buffer.from(saved) });
  await untilRecord(page, "e4! d4 d5 c4 e5 Nf3 Nc6 Bb5");
  await chooseGame(page, "draughts");
  await carry(page, "drop", "1. 11-15 (1. 9-14 22-18) 23-19 *", "game.pdn");
  await untilRecord(page, "11-15 9-14 22-18 23-19");
}

/** A board that is drawn anew while a piece is carried keeps the piece under the pointer, and buttons stay until they are let go. */
async function keepsWhatIsHeld(page) {
  await chooseGame(page, "chess");
  const middle = async (part) => {
    const { x, y, width, height } = await page.locator(part).boundingBox();
    return [x + width / 2, y + height / 2];
  };
  const [from, to] = [await middle('#board-place [data-cell="52"] .hit'), await middle('#board-place [data-cell="36"] .hit')];
  await page.mouse.move(...from);
  await page.mouse.down();
  await page.mouse.move(...to, { steps: 4 });
  // numbers of the cells, as an answer would draw them
  await page.evaluate(() => document.querySelector("#flip").click());
  await page.evaluate(() => document.querySelector("#flip").click());
  const held = await page.locator("#board-place .dragging").boundingBox();
  assert.ok(Math.abs(held.x + held.width / 2 - to[0]) < held.width / 4 && Math.abs(held.y + held.height / 2 - to[1]) < held.height / 2, "the pawn is under the pointer");
  await page.mouse.up();
  await untilRecord(page, "e4");
  // the button is drawn anew between press and release
  await page.mouse.move(...(await middle("#run-search")));
  await page.mouse.down();
  await page.evaluate(() => document.querySelector("#home").click());
  await page.mouse.up();
  await page.waitForSelector(".tree-canvas:visible");
}

async function explainsAMove(page) {
  await setPosition(page, "5/xxxo1/2o1o/5/5 x");
  await setDepth(page, 2);
  await press(page, 0);
  await page.click("#why-move");
  await page.waitForSelector(".tree-canvas:visible");
  await expectText(page, "#looking-text", /Looking ahead: \S+$/);
  assert.equal((await record(page)).length, 1, "the move is still there");
}

async function ordersArrows(page) {
  await readGame(page, "chess", "e4 d5");
  await setDepth(page, 3);
  await search(page);
  await page.waitForFunction(() => document.querySelectorAll("#board-place .arrow-text").length >= 2);
  const texts = await page.evaluate(() => [...document.querySelectorAll("#board-place .arrow-text")].map((text) => text.textContent));
  assert.equal(texts.at(-1), "1", "the best move is drawn last, above the others");
  await expectText(page, ".root-head", /share of the nodes/);
}

async function steersByThumb(page, { open }) {
  const phone = await open({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });
  await chooseGame(phone.page, "pacman");
  await phone.page.waitForSelector("#pad button");
  const pressed = await phone.page.evaluate(() => [...document.querySelectorAll("#pad button:not(:disabled)")].map((button) => button.id));
  assert.ok(pressed.length > 0);
  await phone.page.tap(`#${pressed[0]}`);
  await phone.page.waitForFunction(() => document.querySelectorAll("#record .move").length > 0);
  await expectText(phone.page, "#turn", /score −?\d+/);
  const degrees = { "pad-right": 0, "pad-down": 90, "pad-left": 180, "pad-up": 270 }[pressed[0]];
  await phone.page.waitForSelector(`#board-place .pacman[transform="rotate(${degrees} 50 50)"]`);
  await phone.close();
}

async function setsUpByDragging(page) {
  await chooseGame(page, "chess");
  await page.click("#edit");
  const cell = (index) => page.locator(`#board-place [data-cell="${index}"]`);
  // a pawn is carried to the last row: words, and a mark at the square
  await cell(52).dragTo(cell(4), { force: true });
  await expectText(page, "#editor .fault", /no king|last row/);
  assert.match(await page.textContent("#editor"), /Black has no king/);
  assert.match(await page.textContent("#editor"), /pawn cannot stand on the first or the last row/);
  assert.equal(await page.locator('#board-place [data-wrong="4"]').count(), 1);
  await cell(4).dragTo(cell(36), { force: true });
  await page.click('#editor button.hand[aria-label="Black king"]');
  await press(page, 4);
  assert.equal(await page.locator("#editor .fault").count(), 0);
  await page.click("#eraser");
  await press(page, 48);
  await page.waitForSelector('#board-place [data-cell="48"][aria-label="a2: empty"]');
  await page.click("#editor >> text=Use this position");
  await page.waitForFunction(() => document.querySelector("#position-text").value.startsWith("rnbqkbnr/pppppppp/8/8/4P3/8/1PPP1PPP/RNBQKBNR w KQ"));
  const names = await page.evaluate(() => [60, 4].map((index) => document.querySelector(`#board-place [data-cell="${index}"]`).getAttribute("aria-label")));
  assert.deepEqual(names, ["e1: White king", "e8: Black king"]);
}

async function tellsHowLongItRuns(page) {
  await page.click("[data-focus=algorithm-minimax]");
  await setDepth(page, 12);
  await page.click("#run-search");
  await expectText(page, "#effort", /\d+ s of 60\.0 s at most/);
  await page.click("#stop-search");
  await page.waitForSelector("#run-search");
  await expectText(page, "#effort", /^$/);
}

/** A right-drag draws an arrow, a right click a circle; the same again takes it away, a click clears all; keys do it too. */
async function drawsArrowsAndCircles(page) {
  await chooseGame(page, "chess");
  const middle = async (cell) => {
    const { x, y, width, height } = await page.locator(`#board-place [data-cell="${cell}"] .hit`).boundingBox();
    return [x + width / 2, y + height / 2];
  };
  const drawn = () => page.evaluate(() => [...document.querySelectorAll("[data-drawn]")].map((mark) => mark.getAttribute("data-drawn")));
  const draw = async (from, to) => {
    await page.mouse.move(...(await middle(from)));
    await page.mouse.down({ button: "right" });
    await page.mouse.move(...(await middle(to)), { steps: 3 });
    await page.mouse.up({ button: "right" });
  };
  await draw(52, 36);
  await draw(28, 28);
  assert.deepEqual(await drawn(), ["52-36", "28-28"]);
  await draw(28, 28);
  assert.deepEqual(await drawn(), ["52-36"]);
  await pressAtOnce(page, 40);
  assert.deepEqual(await drawn(), []);
  await page.focus("#board-place svg");
  for (const key of ["m", "ArrowRight", "Shift+M"]) await page.keyboard.press(key);
  assert.equal((await drawn()).length, 2);
  await page.keyboard.press("Escape");
  assert.deepEqual(await drawn(), []);
}

/** Thinking goes on with the new position when a move is made; a rest on a move of its line shows the board after it. */
async function staysOnWhileIMove(page) {
  await chooseGame(page, "chess");
  await page.click("#tab-think");
  await page.check("#think-endless");
  await page.click("#start-thinking");
  await page.waitForSelector("#live .line-move");
  await press(page, 52);
  await pressAtOnce(page, 36);
  await page.waitForFunction(() => document.querySelectorAll("#record .move").length === 1);
  await page.waitForSelector("#live .line-move");
  assert.ok(await page.isVisible("#stop-thinking"), "it thinks on");
  await expectText(page, "#live strong", /^([+−]\d+\.\d\d|0\.00)$/);
  await page.click("#stop-thinking");
  await page.waitForSelector("#start-thinking");
  const before = await page.locator("#board-place .cell").first().getAttribute("aria-label");
  await page.locator("#live .line-move").nth(1).hover();
  await page.waitForSelector("#line-board .board");
  assert.equal(await page.locator("#line-board [data-cell]").count(), 64);
  assert.equal(await page.locator("#board-place .cell").first().getAttribute("aria-label"), before, "the board itself stays");
  await page.mouse.move(5, 5);
  await page.waitForSelector("#line-board", { state: "hidden" });
}

/** A comment and a sign are written at a move, stand in the list and in the file, and can be undone. */
async function writesComments(page) {
  await readGame(page, "chess", "e4 e5");
  await unfold(page, "comment");
  await page.fill("#comment-text", "the open game");
  await page.selectOption("#comment-sign", { label: "!" });
  await expectText(page, "#record", /e5!\s*the open game/);
  const [file] = await Promise.all([page.waitForEvent("download"), pressText(page, "#save-game")]);
  assert.match(readFileSync(await file.path(), "utf8"), /e5 \$1 \{\s?the open game\s?\}|e5! \{\s?the open game\s?\}/);
  await page.reload();
  await page.waitForSelector("body.ready");
  await expectText(page, "#record", /e5!\s*the open game/);
  await unfold(page, "comment");
  await page.selectOption("#comment-sign", "0");
  await page.click("#undo");
  await expectText(page, "#record", /e5!/);
}

export const boardTests = [
  ["keeps variations, undoes and redoes", keepsVariations],
  ["walks the places of a game by Back and Forward", walksPlaces],
  ["keeps the game when the tab is closed", survivesAClosedTab],
  ["opens the node and the moment a link shows", opensWhatALinkShows],
  ["opens the comparison and the exercise a link shows", opensComparisonAndExercise],
  ["takes back against the computer", takesBackAgainstTheComputer],
  ["marks the last move and the check, and walks by keys and wheel", marksMoves],
  ["says how a game ended and why", saysHowItEnded],
  ["gives a hint, runs the clock, and lets a person resign", talksToTheComputer],
  ["thinks as long as asked, or until it is stopped, and plays lines", thinksAsLongAsAsked],
  ["thinks on when the board comes late", thinksBeforeTheBoardIsThere],
  ["draws the axes of the score graph", drawsAxes],
  ["remembers colours and sound of the board", looksAndSounds],
  ["reads and writes games with variations", readsAndWritesGames],
  ["keeps what is held while all around it is drawn anew", keepsWhatIsHeld],
  ["tells why a move was played", explainsAMove],
  ["draws the best arrow above the others", ordersArrows],
  ["sets up by dragging and erasing, and says what is wrong where", setsUpByDragging],
  ["tells how long a search runs, and may", tellsHowLongItRuns],
  ["steers Pac-Man by thumb, who looks where he goes", steersByThumb],
  ["draws arrows and circles by the right button", drawsArrowsAndCircles],
  ["thinks on while I move, and shows the board of a line", staysOnWhileIMove],
  ["writes comments and signs by hand", writesComments],
];
