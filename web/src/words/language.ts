/** Which language the page speaks: the one chosen by hand, else the first of the browser's that it knows. */

export const LANGUAGES = ["en", "cs"] as const;
export type Language = (typeof LANGUAGES)[number];

const KEPT_AS = "plywood-language";
/** Set for one reload, so that the control that was pressed has the focus again. */
const PRESSED = "plywood-language-pressed";

/** The language to speak: what was kept, else what is wanted most. */
export function pick(kept: string | null, wanted: readonly string[]): Language {
  const known = (tag: string): Language | undefined => LANGUAGES.find((language) => tag.toLowerCase().split("-")[0] === language);
  return known(kept ?? "") ?? wanted.map(known).find((language) => language !== undefined) ?? "en";
}

/** The language of this reader. */
export function chosenLanguage(): Language {
  if (typeof document === "undefined") return "en";
  try {
    return pick(localStorage.getItem(KEPT_AS), navigator.languages);
  } catch {
    return pick(null, navigator.languages);
  }
}

/** Keeps the choice and loads the page anew: everything it shows is in its address. */
export function choose(language: Language): void {
  localStorage.setItem(KEPT_AS, language);
  sessionStorage.setItem(PRESSED, "yes");
  location.reload();
}

/** Whether the page was loaded because another language was chosen. */
export function wasChosen(): boolean {
  const isChosen = sessionStorage.getItem(PRESSED) !== null;
  sessionStorage.removeItem(PRESSED);
  return isChosen;
}
