/** What the parts of the page tell each other. */

/** What can happen. */
export type Topic =
  | "rival"
  | "replay"
  | "exercise"
  | "game"
  | "view"
  | "settings"
  | "result"
  | "selection"
  | "busy"
  | "theme"
  | "lines"
  | "players"
  | "turn"
  | "restored"
  | "reopen"
  | "truth"
  | "truths"
  | "lab"
  | "editor"
  | "failed"
  | "worths";
