/** One experiment; closing it stops the experiment. */

import { spoken, Talk } from "../api";
import type { Experiment, LabSaid, LabTold } from "../types";

export class Experimenter extends Talk<LabTold> {
  constructor(experiment: Experiment, tell: (told: LabTold) => void) {
    super("lab", { type: "run", experiment: spoken(experiment) } satisfies LabSaid, tell);
  }
}
