/** The messages of the page in the reader's language alone: the page loads no words that it does not speak. */

import { chosenLanguage } from "./language";

const LOADED = { en: () => import("./english"), cs: () => import("./czech") };

export const FILES = (await LOADED[chosenLanguage()]()).default;
