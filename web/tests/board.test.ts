import { describe, expect, test } from "vitest";
import { movesFrom, movesText } from "../src/board/record";
import { cellName, isSteered, movesTo, neighbourCell, origins, steer, targets } from "../src/board/moves";
import { boardKind, pieceName, shapeOf } from "../src/board/pieces";
import { truthText } from "../src/truth/words";
import { canStand, castlingLetters, faults, placed, positionText, possibleCastlings } from "../src/board/setup";
import { offered } from "../src/board/view";
import type { Cell, EditorInfo, Grid, PositionView, Way } from "../src/types";

function grid(columns: number, text: string, ground: Cell["ground"] = "light"): Grid {
  const cells = Array.from(text).map((piece, index): Cell => {
    const wall = piece === "%";
    const owner = /[A-Z]/.test(piece) ? "max" : /[a-z]/.test(piece) ? "min" : null;
    return { ground: wall ? "wall" : ground, piece: wall ? " " : piece, owner, label: String(index), marked: false };
  });
  return { columns, cells, column_names: [], row_names: [], pieces: "letters" };
}

function view(board: Grid, moves: [string, Pick<Way, "from" | "to">][]): PositionView {
  return {
    game: "test",
    position: "",
    turn: "X",
    side: "max",
    outcome: null,
    moves: moves.map(([text]) => text),
    board,
    ways: moves.map(([move, { from, to }]) => ({ move, from, to })),
  };
}

describe("pieces", () => {
  test("are read as the game says", () => {
    const stones = grid(3, "Xo ");
    expect(stones.cells.map((cell) => shapeOf(cell, "stones"))).toEqual(["cross", "ring", "empty"]);
    expect(stones.cells.map((cell) => shapeOf(cell, "discs"))).toEqual(["disc-dark", "disc-light", "empty"]);
    const men = grid(3, "wB ", "dark");
    expect(men.cells.map((cell) => shapeOf(cell, "draughts"))).toEqual(["man-light", "king-dark", "empty"]);
    const chess = grid(4, "Kbqp", "dark");
    expect(chess.cells.map((cell) => shapeOf(cell, "chess"))).toEqual(["chess-k-light", "chess-b-dark", "chess-q-dark", "chess-p-dark"]);
    const maze = grid(5, "%P.%g");
    expect(boardKind(maze)).toBe("maze");
    expect(maze.cells.map((cell) => shapeOf(cell, "maze"))).toEqual(["empty", "pacman", "dot", "empty", "scared"]);
  });

  test("have names for those who listen", () => {
    const chess = grid(2, "Kq", "dark");
    expect(chess.cells.map((cell) => pieceName(cell, "chess", ["White", "Black"]))).toEqual([
      "White king",
      "Black queen",
    ]);
  });
});

describe("moves", () => {
  const stones = view(grid(2, "X   "), [
    ["1", { from: null, to: 1 }],
    ["2", { from: null, to: 2 }],
  ]);
  const men = view(grid(3, "W  "), [
    ["1-2", { from: 0, to: 1 }],
    ["1-3", { from: 0, to: 2 }],
    ["1x3", { from: 0, to: 2 }],
  ]);

  test("are found by their cells", () => {
    expect(movesTo(stones, 1, null)).toEqual(["1"]);
    expect(movesTo(men, 2, 0)).toEqual(["1-3", "1x3"]);
    expect([...origins(men)]).toEqual([0]);
    expect([...targets(men, 0)]).toEqual([1, 2]);
    expect([...targets(stones, null)]).toEqual([1, 2]);
  });

  test("of a single stepping piece are steered by keys", () => {
    const maze = view({ ...grid(3, "    P    "), pieces: "maze" }, [
      ["North", { from: 4, to: 1 }],
      ["West", { from: 4, to: 3 }],
      ["Stop", { from: null, to: null }],
    ]);
    expect(isSteered(maze)).toBe(true);
    expect(steer(maze, "ArrowUp")).toBe("North");
    expect(steer(maze, "a")).toBe("West");
    expect(steer(maze, "ArrowDown")).toBeNull();
    expect(isSteered(men)).toBe(false);
    expect(isSteered(view({ ...grid(3, "    p    "), pieces: "chess" }, [["g6", { from: 4, to: 1 }]]))).toBe(false);
    expect(isSteered(stones)).toBe(false);
  });

  test("cells have neighbours and names", () => {
    const board = { ...grid(2, "    "), column_names: ["a", "b"], row_names: ["2", "1"] };
    expect(neighbourCell(board, 0, "ArrowDown")).toBe(2);
    expect(neighbourCell(board, 0, "ArrowLeft")).toBe(0);
    expect(cellName(board, 2)).toBe("a1");
    expect(cellName(grid(2, "    "), 3)).toBe("3");
  });
});

describe("the set-up editor", () => {
  test("writes every style", () => {
    const pieces = ["X", " ", "O", " ", " ", " "];
    const board = grid(3, "      ");
    const editor = { pieces: [], turns: ["x", "o"] as [string, string] };
    expect(positionText({ ...editor, style: "rows" }, board, pieces, 1)).toBe("x1o/3 o");
    expect(positionText({ ...editor, style: "fen", turns: ["w", "b"] }, board, ["K", " ", "k", " ", "P", " "], 0, new Set("KQkq"))).toBe(
      "K1k/1P1 w - - 0 1",
    );
    expect(positionText({ ...editor, style: "pdn", turns: ["W", "B"] }, board, ["w", " ", "B", " ", "W", " "], 1)).toBe("B:W0,K4:BK2");
  });

  test("drops rights to castle that are impossible", () => {
    const start = Array.from(`rnbqkbnrpppppppp${" ".repeat(32)}PPPPPPPPRNBQKBNR`);
    const letters = (pieces: string[]): string => possibleCastlings(pieces).map(({ letter }) => letter).join("");
    expect(letters(start)).toBe("KQkq");
    expect(letters(start.with(63, " "))).toBe("Qkq");
    expect(letters(start.with(4, " "))).toBe("KQ");
    expect(castlingLetters("8/8/8/8/8/8/8/8 w Kq - 3 9")).toEqual(new Set("Kq"));
    const fen = { pieces: [], turns: ["w", "b"] as [string, string], style: "fen" as const };
    const text = positionText(fen, grid(8, " ".repeat(64)), start.with(63, " "), 1, new Set("KQk"));
    expect(text).toBe("rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBN1 b Qk - 0 1");
  });

  test("puts draughtsmen on numbered squares only", () => {
    const editor = { pieces: [], turns: ["W", "B"] as [string, string] };
    const board = grid(2, "  ");
    board.cells[0] = { ground: "light", piece: " ", owner: null, label: "", marked: false };
    expect(canStand({ ...editor, style: "pdn" }, board, 0)).toBe(false);
    expect(canStand({ ...editor, style: "pdn" }, board, 1)).toBe(true);
    expect(canStand({ ...editor, style: "fen" }, board, 0)).toBe(true);
  });

  test("offers the queen first", () => {
    expect(offered(["e8=N", "e8=B", "e8=R", "e8=Q"])).toEqual(["e8=Q", "e8=R", "e8=B", "e8=N"]);
    expect(offered(["1-5", "1-6"])).toEqual(["1-5", "1-6"]);
  });

  test("takes a piece away when it stands there already", () => {
    expect(placed("X", "X")).toBe(" ");
    expect(placed("O", "X")).toBe("X");
  });
});

describe("a game as text", () => {
  test("is read whatever is written between the moves", () => {
    expect(movesFrom("12 13 7")).toEqual(["12", "13", "7"]);
    expect(movesFrom("1.e4 e5")).toEqual(["e4", "e5"]);
  });

  test("comes back as it was", () => {
    for (const moves of [[], ["e4"], ["12", "13", "7"], ["11-15", "23-19"]]) expect(movesFrom(movesText(moves))).toEqual(moves);
  });
});

describe("the truth", () => {
  test("is put into words", () => {
    const chess = { sides: ["White", "Black"], counted: "moves" } as const;
    expect(truthText({ value: "win", plies: 27 }, "White", { ...chess, sides: [...chess.sides] })).toBe("Truth: White mates in 14.");
    expect(truthText({ value: "loss", plies: 1 }, "X", { sides: ["X", "O"], counted: "plies" })).toBe("Truth: O wins in 1 ply.");
    expect(truthText({ value: "draw", plies: null }, "X", { sides: ["X", "O"], counted: "plies" })).toBe("Truth: a draw with best play.");
    expect(truthText({ value: "win", plies: null, margin: 6 }, "X", { sides: ["X", "O"], counted: "plies" })).toBe("Truth: X wins by 6 discs.");
  });
});

describe("a set-up", () => {
  test("says what is wrong, and where", () => {
    const editor: EditorInfo = { style: "fen", pieces: [], turns: ["w", "b"] };
    const grid = { columns: 8, cells: Array.from({ length: 64 }, () => ({ ground: "light", piece: " ", owner: null, label: "", marked: false })) } as unknown as Grid;
    const pieces = Array.from({ length: 64 }, () => " ");
    pieces[60] = "K";
    pieces[3] = "P";
    const found = faults(editor, grid, pieces, ["White", "Black"]);
    expect(found).toEqual([{ cell: null, text: "Black has no king." }, { cell: 3, text: "A pawn cannot stand on the first or the last row." }]);
  });
});
