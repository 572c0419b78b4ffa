import type { Candidate, Candidates } from "../../src/evidence/candidate.ts";
import { HASHED, hashed, NAMED } from "../../src/evidence/hash.ts";

/** A group of signs whose worth is to be known. */
export type SignGroup = "words" | "phrases" | "arithmetic" | "place";

const LEDGER = [
  "differenceOfAbove",
  "sumOfAbove",
  "lessNextIsBelow",
  "plusNextIsBelow",
  "takenFromAbove",
  "addedToAbove",
];

/** Where named signs of arithmetic have their weights. */
const ARITHMETIC: ReadonlySet<number> = new Set(
  [
    ...LEDGER.flatMap((sign) => [`reading ${sign}`, `column ${sign}`]),
    ...Array.from("123456789").flatMap((role) =>
      [2, 3, 4].map((count) => `chain ${role} ${count}`),
    ),
    "total of column",
  ].map((name) => HASHED + (hashed(`sign ${name}`) % NAMED)),
);

/** The candidates without one group of their signs. */
export function without(group: SignGroup, candidates: Candidates): Candidates {
  const strip = (one: Candidate): Candidate => {
    if (group === "phrases") return { ...one, fits: one.fits.map(() => null) };
    const kept = Array.from(one.at, (_, index) => index).filter((index) => {
      const at = one.at[index] ?? 0;
      if (group === "words") return at >= HASHED;
      return ARITHMETIC.has(at) ? group !== "arithmetic" : at < HASHED || group !== "place";
    });
    const at = Uint32Array.from(kept, (index) => one.at[index] ?? 0);
    return { ...one, at, by: Float32Array.from(kept, (index) => one.by[index] ?? 0) };
  };
  return {
    money: candidates.money.map(strip),
    percent: candidates.percent.map(strip),
    date: candidates.date.map(strip),
    identifier: candidates.identifier.map(strip),
  };
}
