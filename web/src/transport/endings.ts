/** The ending that is being solved: its worker answers no question meanwhile, but says how far it is. */

import type { Ending } from "../types";
import type { Report } from "./errand";

const decoder = new TextDecoder();

export class Endings {
  /** The question that began it. */
  private question: string | null = null;
  private building: NonNullable<Ending["building"]> | null = null;

  /** The answer to a question about the ending that is being solved. */
  progress(question: string): Ending | null {
    return question === this.question && this.building ? { building: this.building, unknown: null } : null;
  }

  /** Hears what comes of a question. */
  heard(question: string, report: Report): void {
    if (report.type === "answer" && report.head.status === 200) {
      const { building } = JSON.parse(decoder.decode(report.body)) as Ending;
      this.question = question;
      this.building = building ?? null;
    } else if (report.type === "chore" && this.building) {
      this.building = { ...this.building, done: report.done, total: report.total };
    } else if (report.type === "free" || report.type === "trap") {
      this.question = null;
      this.building = null;
    }
  }
}
