/**
 * How many cases a random law is tried on: so many in full, and in the quick suite a tenth of them, but so many at least
 * as the law needs to show itself.
 */
export function cases(inFull: number, atLeast = 20): number {
  const isQuick = process.env["CROSSFOOT_TEST_CASES"] === "few";
  return isQuick ? Math.min(inFull, Math.max(atLeast, Math.ceil(inFull / 10))) : inFull;
}

/** Of many things that a law is held to one after the other: all of them in full, every tenth in the quick suite. */
export function some<Thing>(all: readonly Thing[]): readonly Thing[] {
  const few = cases(all.length);
  const step = Math.max(1, Math.floor(all.length / few));
  return all.filter((_, index) => index % step === 0);
}
