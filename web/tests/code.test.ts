/** Every search of the table with its page: at every moment of a replay a line of it is at work. */

import { expect, test } from "vitest";
import { readTree } from "../src/viewer/file";
import { roleOnPage, rolesAt } from "../src/viewer/code";
import { TreeModel } from "../src/viewer/model";
import records from "./data/searches.json";

interface SearchRecord {
  name: string;
  code: { indent: number; text: string; role: string }[];
  tree: unknown;
}

test.each(records as SearchRecord[])("a line of $name is lit at every moment", ({ name, code, tree }) => {
  const model = new TreeModel(readTree(JSON.stringify(tree)));
  expect(model.moments).toBeGreaterThan(3);
  const lit = new Set<string>();
  for (let moment = 0; moment < model.moments; moment++) {
    const role = roleOnPage(code, rolesAt(model, moment));
    expect(role, `${name}, moment ${String(moment)}: ${rolesAt(model, moment).join(" ")}`).not.toBeNull();
    if (role !== null) lit.add(role);
  }
  // not one line for everything
  expect(lit.size).toBeGreaterThan(1);
});
