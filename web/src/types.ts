/** What the studio sends and takes, under the names the page uses. The shapes themselves are written by `npm run types`. */

import type { FlatTree } from "./viewer/tree";
import type * as wire from "./wire";

export type { FlatTree };

/** The studio leaves no column of a tree out. */
export type SearchView = Omit<wire.SearchAnswer, "tree"> & { tree?: FlatTree };
export type Exercise = Omit<wire.ExerciseAnswer, "tree"> & { tree: FlatTree };

export type {
  Algorithm,
  Answer as Thought,
  Request as Ask,
  Catalogue,
  Cell,
  Chart,
  Checked,
  CollectAnswer as Collected,
  Curve,
  Editor as EditorInfo,
  EndingAnswer as Ending,
  EvalChoice as EvalAsk,
  EvalView,
  FactView as Fact,
  ExampleEntry as Example,
  Experiment,
  ExerciseQuestion as ExerciseAsk,
  ExportQuestion as ExportAsk,
  Finding,
  GameView as GameInfo,
  Grid,
  HandInAnswer as HandedIn,
  HeatMap,
  LabSaid,
  LabTold,
  Lesson,
  LessonMark,
  LessonView,
  LineView,
  ListedLesson,
  MoveView as Way,
  OptionEntry as GameOption,
  PositionAnswer,
  PositionView,
  Preset,
  QuestionView,
  RecordAnswer as GameRecord,
  Review,
  ReviewedPly,
  Sample,
  RootMoveView as RootMove,
  Worth,
  SceneView,
  SeriesAsk,
  Said,
  ShownGame,
  Setting as OptionValue,
  Definition as Term,
  OverlayAsk,
  SolveView,
  Told,
  TreeAsk,
  TruthAnswer as Truths,
  TruthQuestion,
  VocabularyAnswer as Vocabulary,
  VariantView as Variant,
} from "./wire";

/** The name of a set of pieces: which drawings its characters have. */
export type PieceSet = wire.Grid["pieces"];

/** A place as a request or an example may say it. */
export type AskedPlace = wire.Place;

/** A place as the page keeps it: with everything said but the language, which is said when something is asked. */
export type Place = Required<Omit<wire.Place, "language">>;
