/** What the studio sends and takes, under the names the page uses. The shapes themselves are written by `npm run types`. */

import type * as wire from "./wire";

export type {
  Algorithm,
  Answer as Thought,
  Request as Ask,
  Catalogue,
  Cell,
  Chart,
  Checked,
  Curve,
  Editor as EditorInfo,
  EndingAnswer as Ending,
  EvalChoice as EvalAsk,
  EvalView,
  FactView as Fact,
  ExampleEntry as Example,
  ExerciseAnswer as Exercise,
  Experiment,
  ExportQuestion as ExportAsk,
  Finding,
  FlatTree,
  GameView as GameInfo,
  Grid,
  HeatMap,
  LabSaid,
  LabTold,
  LayoutAnswer as Layout,
  Lesson,
  LineView,
  MoveView as Way,
  OptionEntry as GameOption,
  PieceSet,
  PositionAnswer,
  PositionView,
  Preset,
  RecordAnswer as GameRecord,
  Sample,
  RootMoveView as RootMove,
  SeriesAsk,
  Said,
  SearchAnswer as SearchView,
  ShownGame,
  Setting as OptionValue,
  Definition as Term,
  DrawnTree,
  OverlayAsk,
  SolveView,
  Told,
  TreeAsk,
  TruthAnswer as Truths,
  TruthQuestion,
  VocabularyAnswer as Vocabulary,
  VariantView as Variant,
} from "./wire";

/** A place as a request or an example may say it. */
export type AskedPlace = wire.Place;

/** A place as the page keeps it: with everything said but the language, which is said when something is asked. */
export type Place = Required<Omit<wire.Place, "language">>;
