/** An object that came as a message, of which nothing is known but that it is one. */
export type Members = Readonly<Record<string, unknown>>;

/** The members of an object; none of anything else. */
export function membersOf(value: unknown): Members {
  return typeof value === "object" && value !== null ? (value as Members) : {};
}

/** A text; null for anything else. */
export function textIn(value: unknown): string | null {
  return typeof value === "string" ? value : null;
}

/** A positive number; null for anything else. */
export function lengthIn(value: unknown): number | null {
  return typeof value === "number" && Number.isFinite(value) && value > 0 ? value : null;
}

/** The items of a list; none of anything else. */
export function itemsOf(value: unknown): readonly unknown[] {
  return Array.isArray(value) ? value : [];
}
