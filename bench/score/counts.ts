import { fieldIn, listIn, rightOf, type Tally } from "./tally.ts";

/** A figure of one layout that must not get worse unnoticed. */
export interface Count {
  /** Its name in `bench/accuracy.json`. */
  readonly name: string;
  readonly better: "more" | "fewer" | "same";
  readonly of: (tally: Tally) => number;
}

/** Counts that make sense of every kind. */
export const COUNTS: Readonly<Record<CountName, Count>> = {
  documents: { name: "documents", better: "same", of: (tally) => tally.documents },
  whole: { name: "allExact", better: "more", of: (tally) => tally.whole },
  fieldsRight: { name: "fieldsExact", better: "more", of: ({ head }) => rightOf(head).exact },
  hit: { name: "valuesHit", better: "more", of: ({ head }) => head.hit },
  wrong: { name: "valuesWrong", better: "fewer", of: ({ head }) => head.wrong },
  missing: { name: "valuesMissed", better: "fewer", of: ({ head }) => head.missing },
  invented: { name: "valuesSpurious", better: "fewer", of: ({ head }) => head.invented },
  moneyExact: { name: "moneyExact", better: "more", of: (tally) => tally.moneyExact },
  checksRight: { name: "checksRight", better: "more", of: ({ checks }) => checks.exact },
  wrongSigns: { name: "wrongSigns", better: "fewer", of: (tally) => tally.wrongSigns },
  warned: { name: "mustWarnWarned", better: "more", of: ({ warned }) => warned.given },
  warnedNeedlessly: {
    name: "warnedNeedlessly",
    better: "fewer",
    of: ({ warned }) => warned.needless,
  },
  faultsNamed: { name: "faultsNamed", better: "more", of: ({ faults }) => faults.exact },
  silentlyWrong: { name: "silentlyWrong", better: "fewer", of: (tally) => tally.silentlyWrong },
  /** The stricter sense of the same name: only where the confidence is high as well. */
  surelyWrong: { name: "silentlyWrong", better: "fewer", of: (tally) => tally.surelyWrong },
};

type CountName =
  | "documents"
  | "whole"
  | "fieldsRight"
  | "hit"
  | "wrong"
  | "missing"
  | "invented"
  | "moneyExact"
  | "checksRight"
  | "wrongSigns"
  | "warned"
  | "warnedNeedlessly"
  | "faultsNamed"
  | "silentlyWrong"
  | "surelyWrong";

/** In how many documents one field is right. */
export function fieldRight(name: string, field: string): Count {
  return { name, better: "more", of: (tally) => rightOf(fieldIn(tally, field)).exact };
}

/** A figure of a list. */
export function listCount(
  name: string,
  list: string,
  figure: "hit" | "wholeRows" | "invented",
): Count {
  const better = figure === "invented" ? "fewer" : "more";
  return { name, better, of: (tally) => listIn(tally, list)[figure] };
}
