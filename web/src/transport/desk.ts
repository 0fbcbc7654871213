/**
 * The desk as WebAssembly: its memory, and the few functions across its border (crates/browser/src/border.rs). It works
 * until it has answered, and hears nothing meanwhile but what its imports say.
 */

/** What it says; the numbers are those of `Sound`. */
const SOUNDS = ["head", "body", "news", "last", "nodes", "chore", "trap"] as const;

export type Sound = (typeof SOUNDS)[number];

/** The head of an answer. */
export interface Head {
  status: number;
  kind: string;
  file: string | null;
}

/** What the desk asks of us. */
export interface Surroundings {
  /** Hears what it says; the bytes are its own memory, to be copied. */
  hear: (sound: Sound, bytes: Uint8Array) => void;
  /** Whether its work is to stop. */
  stops: () => boolean;
}

interface Exports {
  memory: WebAssembly.Memory;
  plywood_room(length: number): number;
  plywood_answer(path: number): void;
  plywood_converse(path: number): void;
  plywood_chore(): number;
}

const encoder = new TextEncoder();

export class Desk {
  private constructor(private readonly exports: Exports) {}

  static async open(module: WebAssembly.Module, { hear, stops }: Surroundings): Promise<Desk> {
    const memory = (): WebAssembly.Memory => exports.memory;
    const imports = {
      plywood: {
        now: () => performance.now(),
        stops: () => (stops() ? 1 : 0),
        hear: (sound: number, start: number, length: number) => {
          const name = SOUNDS[sound];
          if (name) hear(name, new Uint8Array(memory().buffer, start, length));
        },
      },
      env: { __rquickjs_host_now_us: () => performance.now() * 1000 },
    };
    const instance = await WebAssembly.instantiate(module, imports);
    const exports = instance.exports as unknown as Exports;
    return new Desk(exports);
  }

  /** Answers a question: `head` and `body` are heard. */
  answer(path: string, body: string): void {
    this.exports.plywood_answer(this.put(path, body));
  }

  /** Carries out a message of a conversation: `news` and `last` are heard. */
  converse(topic: string, said: string): void {
    this.exports.plywood_converse(this.put(topic, said));
  }

  /** Does work that no answer waited for; whether there was any. */
  doChore(): boolean {
    return this.exports.plywood_chore() !== 0;
  }

  /** How much memory it has taken; it never gives any back. */
  get bytes(): number {
    return this.exports.memory.buffer.byteLength;
  }

  /** Puts both into its room; the length of the path. */
  private put(path: string, body: string): number {
    const [head, rest] = [encoder.encode(path), encoder.encode(body)];
    const start = this.exports.plywood_room(head.length + rest.length);
    const room = new Uint8Array(this.exports.memory.buffer, start, head.length + rest.length);
    room.set(head);
    room.set(rest, head.length);
    return head.length;
  }
}
