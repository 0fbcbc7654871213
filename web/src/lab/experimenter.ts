/** One experiment on a socket of its own; closing it stops the experiment. */

import { lostConnection } from "../api";
import type { Experiment, LabSaid, LabTold } from "../types";
import { refusal } from "../refusals";
import { openSocket } from "../token";

export class Experimenter {
  private readonly socket: WebSocket;
  private over = false;

  constructor(experiment: Experiment, tell: (told: LabTold) => void) {
    this.socket = openSocket("api/lab");
    this.socket.onopen = () => this.say({ type: "run", experiment });
    this.socket.onmessage = (event) => {
      const told = JSON.parse(event.data as string) as LabTold;
      if (told.type === "done" || told.type === "error") this.over = true;
      tell(told.type === "error" ? { ...told, error: refusal(told.error) } : told);
      if (this.over) this.socket.close();
    };
    this.socket.onclose = () => {
      if (this.over) return;
      this.over = true;
      void lostConnection().then(({ message }) => tell({ type: "error", error: message }));
    };
  }

  /** Asks for what there is. */
  stop(): void {
    if (this.socket.readyState === WebSocket.OPEN) this.say({ type: "stop" });
    else this.close();
  }

  /** Loses interest. */
  close(): void {
    this.over = true;
    this.socket.close();
  }

  private say(said: LabSaid): void {
    this.socket.send(JSON.stringify(said));
  }
}
