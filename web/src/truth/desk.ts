/** Who is asked for the truth, from any part of the page. Each part puts in what it does. */

export interface TruthDesk {
  /** Somebody wants to know what is true. */
  want: () => void;
  /** Lets the search play this side on against somebody who knows the truth, and tells what becomes of it. */
  watch: (side: number) => void;
  /** The settings under Search play this side, the truth the other. */
  play: (side: 0 | 1) => void;
  /** Lets those who are seated play. */
  start: () => void;
  /** The same, and shows who they are. */
  seat: () => void;
  /** Whether a game is being played. */
  isPlaying: () => boolean;
  /** Whether the playing search is what the reader looks at, whatever is set under Search. */
  isPlayers: () => boolean;
}

export function emptyDesk(): TruthDesk {
  const nothing = (): void => undefined;
  return { want: nothing, watch: nothing, play: nothing, start: nothing, seat: nothing, isPlaying: () => false, isPlayers: () => false };
}
