/** How a part or a view of a tree came to be: the passes over its root, and the steps in which it grew. */

import type { FlatTree } from "../types";
import { SELECT } from "./growth";
import type { Part, TreeModel } from "./model";

/** Columns about the way a search went, and which steps of the whole tree these are. */
export interface Way extends Pick<Part, "steps"> {
  columns: Pick<FlatTree, "rounds" | "round_titles" | "record" | "numbers" | "marks" | "steps">;
}

/** The way of those nodes of a tree that have a new number. */
export function wayOf({ growth, rounds }: TreeModel, numbers: ReadonlyMap<number, number>): Way {
  const kept = [...rounds].filter(([round]) => numbers.has(round));
  const passes = { rounds: kept.map(([round]) => numbers.get(round) ?? 0), round_titles: kept.map(([, title]) => title) };
  if (!growth) return { columns: passes };
  const origin = Int32Array.from(growth.kind.keys()).filter((step) => numbers.has(growth.node[step] ?? -1));
  const pick = <T>(value: (step: number) => T): T[] => Array.from(origin, value);
  const steps = {
    kind: pick((step) => (growth.kind[step] ?? SELECT) - SELECT),
    node: pick((step) => numbers.get(growth.node[step] ?? -1) ?? 0),
    number: pick((step) => growth.number[step] ?? 0),
    value: pick((step) => written(growth.value[step] ?? NaN)),
  };
  return { columns: { ...passes, record: "growth", numbers: growth.names.map((name) => ({ name })), marks: [...growth.marks], steps }, steps: origin };
}

/** A number as a file has it. */
function written(value: number): number | null {
  if (Number.isNaN(value)) return null;
  return Number.isFinite(value) ? value : Math.sign(value) * Number.MAX_VALUE;
}
