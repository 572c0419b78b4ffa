import type { Sourced } from "../document/sourced.ts";
import { valueAt } from "../document/value-at.ts";
import { type Finding, found, type PrintedOn } from "../finding/finding.ts";
import { type AnyContent, type DocumentType, kindOf, subjectOf } from "../kinds/kinds.ts";
import type { FieldConfidence, FieldEvidence } from "../kinds/reading.ts";
import { fieldProbability, type PageClass, type WeighedField } from "./probability.ts";
import { numbersOf } from "./numbers-of.ts";

/**
 * Below these a value is left out. One wrong value costs as much as ten that are missing; the curves over documents
 * of families that the model was not fitted on are in bench/RESULTS.md, and are flat around these.
 */
const LEAST: Readonly<Partial<Record<DocumentType, number>>> = {
  CHANGE_ORDER: 0.85,
  INVOICE: 0.85,
};

/** Of every other kind. */
const USUAL_LEAST = 0.9;

/** Of names: as likely right as not. Below the usual they have a warning. */
const LEAST_NAME = 0.5;

/** A field that is left out is as printed only where nothing is printed. */
const NOTHING_PRINTED = 0.05;

/** Lists are told by their own checks; a choice cannot be null. */
const LISTS: ReadonlySet<string> = new Set(["changeOrders", "lineItems", "taxes"]);

/** What is left of a document once doubtful values are taken out. */
export interface Withheld<Document> {
  readonly document: Document;
  readonly fields: readonly FieldConfidence[];
  /** One for each value that was taken out. */
  readonly findings: readonly Finding[];
}

/** What decides whether values are taken out. */
export interface WithheldGiven {
  readonly evidence: readonly FieldEvidence[];
  readonly pages: PageClass;
  readonly keepsDoubtful: boolean;
}

/** Whether a value stands by its own label, far before any other candidate, in characters that are certain: it is given, whatever else. */
export function standsOut({ state, signs }: WeighedField): boolean {
  const { lead = 0, characters = 0 } = signs;
  return state === "labelled" && lead >= CLEAR_LEAD && characters >= CLEAR_CHARACTERS;
}

/** From this lead on a value stands far before any other candidate. */
export const CLEAR_LEAD = 0.5;
/** Recognised characters of a certainty of 0.95 are right in 99.6 of a hundred cases; see "Scans" in bench/RESULTS.md. */
const CLEAR_CHARACTERS = 0.43;

/** How a value stands: it is given, given with a warning, or taken out. */
type Standing = "given" | "unsure" | "out";

/**
 * What becomes of a value by whether it stands out and how certain it is. Broken identities do not count here: they are
 * told, and a document that does not add up must come out as it is printed.
 */
function standingOf(kind: DocumentType, pages: PageClass, field: WeighedField): Standing {
  const isAlwaysGiven = LISTS.has(field.field) || field.field in kindOf(kind).choices;
  if (field.state === "absent" || isAlwaysGiven || standsOut(field)) return "given";
  const signs = { ...field.signs, doubts: 0, failures: 0 };
  const probability = fieldProbability({ ...field, signs }, pages, numbersOf(kind).field);
  const isName = kindOf(kind).fields[field.field]?.isName === true;
  const least = LEAST[kind] ?? USUAL_LEAST;
  if (probability < (isName ? LEAST_NAME : least)) return "out";
  return isName && probability < USUAL_LEAST ? "unsure" : "given";
}

/** Whether a value is taken out: it does not stand out and is not certain enough. */
export function isDoubtful(kind: DocumentType, pages: PageClass, field: WeighedField): boolean {
  return standingOf(kind, pages, field) === "out";
}

/** Takes the values out that do not stand out, and names their candidates. */
export function withheld<Document extends AnyContent["document"]>(
  document: Document,
  fields: readonly FieldConfidence[],
  { evidence, pages, keepsDoubtful }: WithheldGiven,
): Withheld<Document> {
  const { documentType } = document;
  let left = document;
  const findings: Finding[] = [];
  const told: FieldConfidence[] = [];
  for (const field of fields) {
    const standing = standingOf(documentType, pages, field);
    const isOut = standing === "out" && !keepsDoubtful;
    if (isOut || standing === "unsure")
      findings.push(findingOf(documentType, field.field, { evidence, isOut }));
    told.push(isOut ? outOf(document, field) : field);
    if (isOut) left = without(left, field.field);
  }
  return { document: left, fields: told, findings };
}

function outOf(document: object, field: FieldConfidence): FieldConfidence {
  const value = valueAt(document, field.field);
  return {
    ...field,
    state: "withheld",
    value: NOTHING_PRINTED,
    ...(value === null ? {} : { withheld: value }),
  };
}

/** The document with everything that was left out of it: checks are of what is printed. */
export function withWithheld<Document extends object>(
  document: Document,
  fields: readonly FieldConfidence[],
): Document {
  return fields.reduce(
    (whole, { field, withheld: value }) =>
      value === undefined ? whole : withValue(whole, field, value),
    document,
  );
}

function memberOf(object: unknown, name: string): unknown {
  if (typeof object !== "object" || object === null) return null;
  return Object.entries(object).find(([key]) => key === name)?.[1] ?? null;
}

/** The document with nothing in one field. */
function without<Document extends object>(document: Document, field: string): Document {
  return withValue(document, field, null);
}

/** The document with another value in one field, which may stand within others: `vendor.name`, `taxes.0.amount`. */
export function withValue<Document extends object>(
  document: Document,
  field: string,
  value: Sourced<unknown> | null,
): Document {
  const [name = "", ...inner] = field.split(".");
  const outer = memberOf(document, name);
  const isWithin = inner.length > 0 && typeof outer === "object" && outer !== null;
  const member = isWithin ? withValue(outer, inner.join("."), value) : value;
  if (!Array.isArray(document)) return { ...document, [name]: member };
  const rows: readonly unknown[] = document;
  return rows.map((row, index) => (String(index) === name ? member : row)) as unknown as Document;
}

function findingOf(
  documentType: DocumentType,
  field: string,
  { evidence, isOut }: Pick<WithheldGiven, "evidence"> & { readonly isOut: boolean },
): Finding {
  const own = evidence.find((one) => one.field === field);
  const name = subjectOf(documentType, field);
  const lost = own?.lost ?? [];
  return isOut
    ? found(
        "value-withheld",
        { field, name, candidates: placesOf([...(own?.from ?? []), ...lost]) },
        [field],
      )
    : found("name-unsure", { field, name, others: placesOf(lost) }, [field]);
}

function placesOf(all: readonly PrintedOn[]): readonly PrintedOn[] {
  return all.slice(0, MOST_NAMED).map(({ printed, pageNumber }) => ({ printed, pageNumber }));
}

/** More candidates than these help nobody. */
const MOST_NAMED = 3;
