/** The milliseconds of this moment. The one place of this room that reads the clock. */
export function now(): number {
  return Date.now();
}

/** A moment as ISO 8601 in UTC. */
export function isoOf(milliseconds: number): string {
  return new Date(milliseconds).toISOString();
}

/** The milliseconds of a foreign moment: ISO 8601, or a number of seconds or milliseconds. Null where it is none, or not of this age. */
export function momentOf(value: unknown): number | null {
  const said =
    typeof value === "string" && /^\d{4}-\d\d-\d\dT[\d:.]+(?:Z|[+-]\d\d:\d\d)$/.test(value)
      ? Date.parse(value)
      : typeof value === "number"
        ? value * (value < 1e11 ? 1_000 : 1)
        : Number.NaN;
  return said >= EARLIEST && said <= now() + DAY_MS ? Math.floor(said) : null;
}

export const DAY_MS = 86_400_000;

/** Before the year 2015 there was nothing to list. */
const EARLIEST = 1_420_070_400_000;
