import type { CheckResult } from "../checks/check.ts";
import type { ConfidencePart, FieldConfidence, Reading, Signs } from "../kinds/reading.ts";
import { enumerate } from "../finding/figure-words.ts";
import { kindOf } from "../kinds/kinds.ts";
import { fieldWords } from "./signs.ts";
import {
  type DocumentNumbers,
  documentProbability,
  fieldProbability,
  type PageClass,
  type WeighedField,
} from "./probability.ts";
import { numbersOf } from "./numbers-of.ts";

/** How sure a reading is as a whole, and the parts that this is a function of. */
export interface Confidence {
  readonly value: number;
  readonly parts: readonly ConfidencePart[];
}

/** What fields are weighed as. */
interface PaperKind {
  readonly kind: Reading["documentType"];
  readonly pages: PageClass;
}

/** The probability of every field. */
export function withProbabilities({
  kind,
  pages,
  fields,
}: PaperKind & { readonly fields: readonly WeighedField[] }): readonly FieldConfidence[] {
  const { field: numbers } = numbersOf(kind);
  return fields.map(({ field, state, signs }) => {
    const weighed = { field, state, signs: roundedSigns(signs) };
    return { ...weighed, value: toThousandths(fieldProbability(weighed, pages, numbers)) };
  });
}

/** What is measured on the page ends in digits that nobody sees. */
function roundedSigns(signs: Signs): Signs {
  return Object.fromEntries(
    Object.entries(signs).map(([name, value]) => [name, toThousandths(value)]),
  );
}

/** The probability that all fields are as printed, with its parts. */
export function confidenceOf({
  kind,
  pages,
  fields,
  results,
}: PaperKind & {
  readonly fields: readonly FieldConfidence[];
  /** Every check and identity that was tested. */
  readonly results: readonly CheckResult[];
}): Confidence {
  const tested = testedOf(results);
  const signs = documentSigns(tested);
  const numbers = numbersOf(kind);
  const together = (own: readonly FieldConfidence[], by: DocumentNumbers): number =>
    documentProbability(
      own.map(({ value }) => value),
      signs,
      pages,
      by,
    );
  const value = together(fields, numbers.document);
  const core = coreOf(kind, fields);
  const parts = [
    ...(numbers.core === undefined ? [] : [corePart(kind, together(core, numbers.core))]),
    fieldsPart(fields),
    proofPart(tested, signs),
    pagesPart(pages),
    ...weakest(fields),
  ];
  return { value: Math.min(SUREST, toThousandths(value)), parts };
}

/** The results that make a paper surer: beside an amount that fits nowhere only the contract's checks, for what else holds may do so without it. */
export function provingResults({
  checks,
  identities,
  notices,
}: Pick<Reading, "checks" | "identities" | "notices">): readonly CheckResult[] {
  const hasUnused = notices.some(({ code }) => code === "amount-unused");
  return [...checks, ...identities.filter(({ passed }) => passed !== true || !hasUnused)];
}

/** The fields of a reading that say what is to be paid, to whom and for which paper. */
export function coreOf<Field extends { readonly field: string }>(
  kind: Reading["documentType"],
  fields: readonly Field[],
): readonly Field[] {
  const { fields: declared } = kindOf(kind);
  return fields.filter(({ field }) => declared[field]?.isCore === true);
}

/** How likely all core fields are as printed: calibrated for itself, as the whole is. */
function corePart(kind: Reading["documentType"], value: number): ConfidencePart {
  const { fields } = kindOf(kind);
  const names = Object.values(fields).flatMap(({ isCore, label }) =>
    isCore === true ? [label.toLowerCase()] : [],
  );
  return {
    name: "core",
    value: Math.min(SUREST, toThousandths(value)),
    because: `What is to be paid, to whom and for which paper: ${enumerate(names)}.`,
  };
}

/** Signs of a whole document: how many of its identities hold, and how many are broken. */
export function documentSigns({ held, failed }: Tested): Signs {
  return { proof: held / (MANY_PROOFS + held), failures: failed / (1 + failed) };
}

interface Tested {
  readonly held: number;
  readonly failed: number;
}

function testedOf(results: readonly CheckResult[]): Tested {
  return {
    held: results.filter(({ passed }) => passed === true).length,
    failed: results.filter(({ passed }) => passed === false).length,
  };
}

/** So many identities that hold are half of what identities can prove. */
const MANY_PROOFS = 4;

function fieldsPart(fields: readonly FieldConfidence[]): ConfidencePart {
  const value = fields.reduce((product, field) => product * field.value, 1);
  const unsure = fields.filter((field) => field.value < SURE).length;
  return {
    name: "fields",
    value,
    because:
      unsure === 0
        ? "Every field is nearly certain."
        : `${unsure} of ${fields.length} fields ${unsure === 1 ? "is" : "are"} less than ${100 * SURE} % certain.`,
  };
}

function proofPart({ held, failed }: Tested, signs: Signs): ConfidencePart {
  return {
    name: "proof",
    value: (signs.proof ?? 0) * (1 - (signs.failures ?? 0)),
    because: `${held} identities among the printed figures hold and ${failed} fail.`,
  };
}

const PAGES: Readonly<Record<PageClass, string>> = {
  native: "All characters are the page's own text.",
  form: "Most figures are values of a filled form.",
  ocr: "Characters were recognised in pictures.",
};

function pagesPart(pages: PageClass): ConfidencePart {
  return { name: "pages", value: pages === "ocr" ? 0.5 : 1, because: PAGES[pages] };
}

/** Below this a field is named among the parts. */
const SURE = 0.97;
const MOST_NAMED = 4;

/** The fields that take most of the confidence away. */
function weakest(fields: readonly FieldConfidence[]): readonly ConfidencePart[] {
  return fields
    .filter(({ value }) => value < SURE)
    .toSorted((one, other) => one.value - other.value)
    .slice(0, MOST_NAMED)
    .map((field) => ({
      name: field.field,
      value: field.value,
      because: fieldWords(field),
    }));
}

/** Nothing is known more surely than some thousand documents can tell. */
const SUREST = 0.999;

function toThousandths(value: number): number {
  return Math.round(value * 1000) / 1000;
}
