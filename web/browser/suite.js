// All browser tests, the longest first: at the end no lane waits for another.

import { accessTests } from "./access-tests.js";
import { answerTests } from "./answer-tests.js";
import { boardTests } from "./board-tests.js";
import { carriedTests } from "./carried-tests.js";
import { courseTests } from "./course-tests.js";
import { editorTests } from "./editor-tests.js";
import { elementsTests, liveElementsTests } from "./elements-tests.js";
import { embedTests } from "./embed-tests.js";
import { evidenceTests } from "./evidence-tests.js";
import { exerciseTests } from "./exercise-tests.js";
import { exportTests } from "./export-tests.js";
import { gameTests } from "./game-tests.js";
import { handmadeTests } from "./handmade-tests.js";
import { hostileTests } from "./hostile-tests.js";
import { labTests } from "./lab-tests.js";
import { languageTests } from "./language-tests.js";
import { layoutTests } from "./layout-tests.js";
import { reviewTests } from "./review-tests.js";
import { siteTests } from "./site-tests.js";
import { sightTests } from "./sight-tests.js";
import { startTests } from "./start-tests.js";
import { tests } from "./tests.js";
import { treeTests } from "./tree-tests.js";
import { truthTests } from "./truth-tests.js";
import { viewerTests } from "./viewer-tests.js";

const ALL = [
  ...answerTests,
  ...accessTests,
  ...tests,
  ...startTests,
  ...sightTests,
  ...treeTests,
  ...viewerTests,
  ...evidenceTests,
  ...exerciseTests,
  ...courseTests,
  ...layoutTests,
  ...languageTests,
  ...gameTests,
  ...reviewTests,
  ...boardTests,
  ...truthTests,
  ...labTests,
  ...exportTests,
  ...embedTests,
  ...elementsTests,
  ...editorTests,
  ...handmadeTests,
  ...carriedTests,
  ...hostileTests,
];

/** Tests of what a site without a server has not: each with the reason. */
const WITHOUT_SERVER = new Map([
  ["answers: the page looks for the studio with few bytes", "there is no server to look for"],
  ["answers: a studio that was started anew is known", "there is no server to start anew"],
  ["survives a restart of the studio", "there is no server to start anew"],
  ["needs the token of its address", "only a page can ask its workers: there is no token"],
  ["tells the token to no other server", "there is no token"],
  ["embeds a tree in a site that was named, which replays it", "a studio makes trees for frames of other sites, by its address /embed"],
  ["embeds nothing in other sites", "there is no address /embed"],
  ["embeds and exports trees in Czech", "there is no address /embed"],
]);

/** The tests of a site: all but those, and its own. */
function ofSite() {
  for (const [name, reason] of WITHOUT_SERVER) console.log(`skipped: ${name}: ${reason}`);
  return [...siteTests, ...liveElementsTests, ...ALL.filter(([name]) => !WITHOUT_SERVER.has(name))];
}

/** The tests whose name has the word, each as its name, what it does, and how its page is opened. */
export const named = (word, isSite) => (isSite ? ofSite() : ALL).filter(([name]) => name.includes(word));
