import { byNines } from "./by-nines.ts";
import type { CheckResult } from "../checks/check.ts";
import type { Provenance, Sourced } from "../document/sourced.ts";
import type {
  FieldConfidence,
  FieldEvidence,
  FieldState,
  SignName,
  Signs,
} from "../kinds/reading.ts";
import type { PageClass } from "./probability.ts";

/** Signs that take confidence away; all others add to it. The numbers of the model keep to this. */
export const AGAINST: ReadonlySet<SignName> = new Set([
  "doubts",
  "failures",
  "notices",
  "implied",
  "leftover",
]);

/** 0 for none, ½ for one, towards 1 for many: the second of its kind says less than the first. */
export function saturated(count: number): number {
  return count / (1 + count);
}

/** 0 to 1. */
export function within(value: number): number {
  return Math.max(0, Math.min(1, value));
}

/** The least certainty of the characters, by its nines. */
export function certaintySign(from: readonly Provenance[]): number {
  return byNines(from.reduce((lowest, { certainty }) => Math.min(lowest, certainty), 1));
}

/** How many tested identities hold with a figure, besides those that were tested while reading, and how many are broken with it. */
export function identitiesOf(
  figures: readonly string[],
  results: readonly Pick<CheckResult, "figures" | "passed">[],
  besides = 0,
): Pick<Signs, "proofs" | "doubts"> {
  const own = results.filter((result) => result.figures.some((name) => figures.includes(name)));
  return {
    proofs: saturated(besides + own.filter(({ passed }) => passed === true).length),
    doubts: saturated(own.filter(({ passed }) => passed === false).length),
  };
}

/** The share of other fields that were found: a paper that is known in most of its parts is known in this one. */
export function companyOf(
  field: string,
  values: ReadonlyMap<string, Sourced<unknown> | null>,
): number {
  const others = [...values].filter(([name]) => name !== field);
  return others.length === 0
    ? 0
    : others.filter(([, value]) => value !== null).length / others.length;
}

/** How the characters of most figures came to be known. */
export function pageClassOf(evidence: readonly FieldEvidence[]): PageClass {
  const readers = evidence.flatMap(({ from }) => from.map(({ reader }) => reader));
  const isMost = (name: "ocr" | "form"): boolean =>
    2 * readers.filter((reader) => reader === name).length > readers.length;
  if (isMost("ocr")) return "ocr";
  return isMost("form") ? "form" : "native";
}

const STATES: Readonly<Record<FieldState, string>> = {
  labelled: "It stands beside its label or in its usual place.",
  unlabelled: "It has no clear label.",
  derived: "It was taken from another place that means the same.",
  computed: "It is the sum or the difference of two printed figures.",
  pointed: "A model pointed at its words, and crossfoot read them.",
  absent: "It was not found; perhaps it is not printed.",
  withheld: "It is left out because no candidate stands out.",
};

/** Why a field is as certain as it is, in full sentences. */
export function fieldWords(field: FieldConfidence): string {
  const { state } = field;
  const isFound = state !== "absent" && state !== "withheld";
  return [STATES[state], ...(isFound ? foundWords(field) : absentWords(field))].join(" ");
}

function foundWords({ state, signs }: FieldConfidence): readonly string[] {
  const { lead = 1, doubts = 0, proofs = 0, characters = 1 } = signs;
  return said([
    [state !== "derived" && lead < NARROW_LEAD, "Another candidate is nearly as likely."],
    [doubts > 0, "A check that uses it fails."],
    [proofs > 0, "A check that uses it holds."],
    [characters < FAINT, "Its characters are hard to read."],
  ]);
}

const NARROW_LEAD = 0.1;
const FAINT = 0.6;

function absentWords({ signs: { leftover = 0, implied = 0 } }: FieldConfidence): readonly string[] {
  return said([
    [implied > 0, "Other figures say that it should be printed."],
    [leftover > 0, "Amounts beside it fit no field."],
  ]);
}

function said(
  sentences: readonly (readonly [isSo: boolean, sentence: string])[],
): readonly string[] {
  return sentences.flatMap(([isSo, sentence]) => (isSo ? [sentence] : []));
}
