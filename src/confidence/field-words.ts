import type { FieldConfidence, FieldState } from "../kinds/reading.ts";

const STATES: Readonly<Record<FieldState, string>> = {
  labelled: "It stands by its label or in its usual place.",
  unlabelled: "It was found without a clear label.",
  derived: "It is read from another place that means the same.",
  computed: "It is made of two printed figures.",
  pointed: "A model pointed at its words, and our reader read them.",
  absent: "It was not found, or is not printed.",
  withheld: "It is left out, because no candidate stands out.",
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
    [state !== "derived" && lead < NARROW_LEAD, "Another candidate has nearly the same evidence."],
    [doubts > 0, "An identity fails with it."],
    [proofs > 0, "An identity holds with it."],
    [characters < FAINT, "Its characters are hard to read."],
  ]);
}

const NARROW_LEAD = 0.1;
const FAINT = 0.6;

function absentWords({ signs: { leftover = 0, implied = 0 } }: FieldConfidence): readonly string[] {
  return said([
    [implied > 0, "Other figures say that it ought to be printed."],
    [leftover > 0, "Amounts beside it belong to no field."],
  ]);
}

function said(
  sentences: readonly (readonly [isSo: boolean, sentence: string])[],
): readonly string[] {
  return sentences.flatMap(([isSo, sentence]) => (isSo ? [sentence] : []));
}
