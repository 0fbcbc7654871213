/** Leaves of hand-made trees are given: no game is over there. */

import { afterEach, expect, test } from "vitest";
import { exitStyle, speakOfLeaves } from "../src/viewer/exits";
import { speak } from "../src/words";

afterEach(() => {
  speak("en");
  speakOfLeaves(() => false);
});

test("the leaves of a hand-made tree are not called the end of a game", () => {
  expect(exitStyle("terminal").title).toBe("game over");
  speakOfLeaves(() => true);
  expect(exitStyle("terminal").title).toBe("value given");
  expect(exitStyle("leaf").title).toBe("depth used up");
  speak("cs");
  expect(exitStyle("terminal").title).toBe("daná hodnota");
});
