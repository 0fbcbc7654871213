/** Undo and redo: what the game was before each change. */

/** This number of changes can be undone. */
const MOST = 300;

export class Past<T> {
  private after: T[] = [];

  constructor(private readonly before: T[] = []) {}

  /** The last of what it was, the latest at the end. */
  last(count: number): readonly T[] {
    return this.before.slice(-count);
  }

  /** A change was made; this is how it was. */
  add(was: T): void {
    this.before.push(was);
    if (this.before.length > MOST) this.before.shift();
    this.after = [];
  }

  get canUndo(): boolean {
    return this.before.length > 0;
  }

  get canRedo(): boolean {
    return this.after.length > 0;
  }

  /** How it was before the last change; `now` can be had again. */
  undo(now: T): T | null {
    const was = this.before.pop();
    if (was === undefined) return null;
    this.after.push(now);
    return was;
  }

  redo(now: T): T | null {
    const next = this.after.pop();
    if (next === undefined) return null;
    this.before.push(now);
    return next;
  }
}
