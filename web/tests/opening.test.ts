/** Names of openings in the reader's language. */

import { afterEach, expect, test } from "vitest";
import { openingName } from "../src/board/opening";
import { speak } from "../src/words";

afterEach(() => speak("en"));

test("openings and their variations have Czech names, and keep the English one where there is none", () => {
  speak("cs");
  expect(openingName("B70 Sicilian Defense: Dragon Variation, Classical Variation")).toBe("B70 Sicilská obrana: dračí varianta, klasická varianta");
  expect(openingName("C84 Ruy Lopez: Closed")).toBe("C84 Španělská hra: zavřená varianta");
  expect(openingName("C65 Ruy Lopez: Berlin Defense, Beverwijk Variation")).toBe("C65 Španělská hra: berlínská obrana, Beverwijk Variation");
  expect(openingName("A00 Sodium Attack")).toBe("A00 Sodium Attack");
  expect(openingName("diag")).toBe("diag");
  expect(openingName("")).toBe("");
});

test("English names stay what they are", () => {
  const name = "E73 King's Indian Defense: Averbakh Variation, Sämisch Variation";
  expect(openingName(name)).toBe(name);
});
