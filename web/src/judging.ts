/** Which value function a search goes by, and what it is called: one for everything that is shown of the search. */

import { isChosen, type Search } from "./asks";
import type { EvalAsk, GameInfo } from "./types";
import { say } from "./words";

/** What of a search decides. */
type Judging = Pick<Search, "algorithm" | "eval">;

/** The value function that a search goes by: where none is chosen, the playing search has one of its own. */
export function judgeOf({ algorithm, eval: chosen }: Judging, game: Pick<GameInfo, "player_eval">): EvalAsk {
  if (isChosen(chosen)) return chosen;
  return algorithm === "pvs" && game.player_eval !== null ? { preset: game.player_eval } : {};
}

/** What it is called. */
export function judgeName(settings: Judging, game: Pick<GameInfo, "player_eval" | "presets">): string {
  const { script, preset, weights = {} } = judgeOf(settings, game);
  const name = script === undefined ? (preset ?? game.presets[0]?.name ?? "") : say("search-script");
  return Object.keys(weights).length > 0 ? say("judge-other-weights", { name }) : name;
}

/** Whether two searches go by the same one: else their values cannot be compared. */
export function isSameJudge(a: Judging, b: Judging, game: Pick<GameInfo, "player_eval" | "presets">): boolean {
  const whole = (settings: Judging): string => {
    const { preset, weights = {}, script } = judgeOf(settings, game);
    return JSON.stringify([script ?? preset ?? game.presets[0]?.name, Object.entries(weights).sort()]);
  };
  return whole(a) === whole(b);
}
