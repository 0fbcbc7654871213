/** What the studio sends and takes: the shapes of its JSON. */

export type Side = "max" | "min";

export interface Cell {
  ground: "light" | "dark" | "wall";
  piece: string;
  owner: Side | null;
  label: string;
  marked: boolean;
}

/** What the characters of a board's pieces stand for. */
export type PieceSet = "letters" | "stones" | "discs" | "draughts" | "chess" | "maze";

export interface Grid {
  columns: number;
  cells: Cell[];
  column_names: string[];
  row_names: string[];
  pieces: PieceSet;
}

/** The cells a move goes from and to. */
export interface Touch {
  from: number | null;
  to: number | null;
}

export interface PositionView {
  game: string;
  position: string;
  turn: string;
  outcome: string | null;
  /** How the game ended and why, if it did. */
  ending?: string;
  moves: string[];
  board: Grid | null;
  touches: Touch[];
}

export type OptionValue = string | number;

export interface NumberOption {
  kind: "number";
  name: string;
  title: string;
  min: number;
  max: number;
  default: number;
}

export interface Sample {
  name: string;
  about: string;
  text: string;
}

export interface TextOption {
  kind: "text";
  name: string;
  title: string;
  default: string;
  samples: Sample[];
  about: string;
}

export interface ChoiceOption {
  kind: "choice";
  name: string;
  title: string;
  default: string;
  choices: { name: string; about: string }[];
}

export type GameOption = NumberOption | TextOption | ChoiceOption;

export interface Term {
  name: string;
  weight: number;
  about: string;
}

export interface Preset {
  name: string;
  about: string;
  terms: Term[];
}

/** A named way to run a textbook search. */
export interface Variant {
  name: string;
  about: string;
  algorithm: string;
  order: boolean;
  beam: number | null;
  rules: string[];
}

export type EditorStyle = "rows" | "fen" | "pdn";

export interface EditorInfo {
  style: EditorStyle;
  pieces: string[];
  turns: [string, string];
}

export interface GameInfo {
  name: string;
  title: string;
  about: string;
  options: GameOption[];
  editor: EditorInfo | null;
  rules: string[];
  /** What each rule does. */
  rule_abouts: Record<string, string>;
  algorithms: string[];
  /** What a value counts: who is ahead by how much, or the score of one side. */
  values: "ahead" | "score";
  players: [string, string];
  sides: [string, string];
  /** How its people count the way to a win: in plies, in moves to mate, or never because values are points. */
  counted: "plies" | "moves" | "never";
  presets: Preset[];
  variants: Variant[];
  can_think: boolean;
  can_solve: boolean;
  begins_at_random: boolean;
  /** What files with whole games end in, where the game has a notation for them. */
  record: string | null;
}

export interface Place {
  game: string;
  options: Record<string, OptionValue>;
  position: string | null;
  moves: string[];
}

export interface EvalAsk {
  preset?: string;
  weights?: Record<string, number>;
}

export interface SearchAsk {
  algorithm?: string;
  depth?: number | "end";
  nodes?: number;
  time_ms?: number;
  eval?: EvalAsk;
  order?: boolean;
  beam?: number;
  rules?: string[];
  strict?: boolean;
  all_best?: boolean;
  without?: string[];
  threads?: number;
}

export interface ThinkAsk {
  depth?: number;
  nodes?: number;
  time_ms?: number;
  eval?: EvalAsk;
  lines?: number;
  threads?: number;
  without?: string[];
  table_mib?: number;
}

export interface Example {
  title: string;
  about: string;
  place: Place;
  search: SearchAsk;
  /** A search to compare it with at once. */
  rival?: SearchAsk;
}

export interface Limits {
  depth: number;
  search_ms: number;
  think_ms: number;
  threads: number;
  lines: number;
  table_mib: number;
  tree_nodes: number;
}

export interface Catalogue {
  games: GameInfo[];
  algorithms: string[];
  techniques: { name: string; about: string }[];
  formats: string[];
  /** What the first minute is about. */
  first: Example;
  examples: Example[];
  limits: Limits;
}

export type BoundWord = "exact" | "lower" | "upper";

export interface RootMove {
  move: string;
  value: number | null;
  bound: BoundWord;
  nodes: number;
}

/** A recorded search: one entry a node in every array, in the order of the search. */
export interface FlatTree {
  title: string;
  parent: number[];
  x: number[];
  width: number;
  labels: string[];
  label: number[];
  reasons: string[];
  reason: number[];
  exits: string[];
  exit: number[];
  passes: string[];
  pass: number[];
  turn: number[];
  /** How likely chance is to lead to a node. */
  odds?: [number, number][];
  depth: number[];
  alpha: (number | null)[];
  beta: (number | null)[];
  value: (number | null)[];
  bound: number[];
  skipped: number[];
  pv: number[];
  dropped: [number, number][];
  dropped_in_all: number;
  positions: [number, string][];
}

export interface SearchView {
  game: string;
  position: string;
  algorithm: string;
  eval: string;
  depth: number | null;
  value: number | null;
  verdict: string;
  best: string | null;
  ties: string[];
  pv: string[];
  nodes: number;
  cutoffs: number;
  placeholders: number;
  time_ms: number;
  moves: RootMove[];
  tree?: FlatTree;
}

export interface LineView {
  value: number | null;
  verdict: string;
  moves: string[];
}

export interface ThinkView {
  game: string;
  position: string;
  depth: number;
  deepest: number;
  lines: LineView[];
  best: string | null;
  nodes: number;
  time_ms: number;
  table_fill: number;
}

export interface Share {
  name: string;
  raw: number;
  weight: number;
  value: number;
}

export interface EvalView {
  game: string;
  position: string;
  eval: string;
  value: number | null;
  terms: Share[];
}

export interface SolvedMove {
  move: string;
  index: number;
  value: "win" | "draw" | "loss";
  plies: number | null;
  /** Points it wins by, in games that count them. */
  margin?: number;
}

export interface SolveView {
  value: "win" | "draw" | "loss";
  plies: number | null;
  margin?: number;
  moves: SolvedMove[];
  nodes: number;
  time_ms: number;
}

export interface Checked {
  question: string;
  answer: string;
  verdict: "correct" | "wrong" | "unreadable" | "missing";
  why?: string;
  expected?: string;
}

export interface Exercise {
  tree: FlatTree;
  names: string[];
  questions: { key: string; prompt: string; answer?: string }[];
  report: { answers: Checked[]; problems: { line: number; message: string }[]; points: number; max_points: number };
}

export type Told =
  | { type: "queued"; waiting: number }
  | { type: "progress"; view: ThinkView }
  | { type: "tick"; time_ms: number; nodes: number }
  | { type: "done"; view: ThinkView }
  | { type: "error"; error: string };
