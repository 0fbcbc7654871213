/** Data of unknown origin. */

export function isRecord(data: unknown): data is Record<string, unknown> {
  return typeof data === "object" && data !== null && !Array.isArray(data);
}

export function texts(data: unknown): string[] {
  return Array.isArray(data) ? data.filter((item): item is string => typeof item === "string") : [];
}

/** A number between two others; what is none, or beyond them, is as usual. */
export function number(data: unknown, min: number, max: number, otherwise: number): number {
  return typeof data === "number" && data >= min && data <= max ? data : otherwise;
}
