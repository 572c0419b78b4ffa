/** How many cases a random law is tried on: so many in full, a tenth of them in the quick suite, at least 20 where there are as many. */
export function cases(inFull: number): number {
  const isQuick = process.env["CROSSFOOT_TEST_CASES"] === "few";
  return isQuick ? Math.min(inFull, Math.max(20, Math.ceil(inFull / 10))) : inFull;
}
