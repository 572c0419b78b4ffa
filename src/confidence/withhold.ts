import type { ChangeOrder } from "../document/change-order.ts";
import type { Invoice } from "../document/invoice.ts";
import type { PayApplication } from "../document/pay-application.ts";
import type { FieldConfidence, FieldEvidence, Reading } from "../reading.ts";
import { fieldName } from "./field-words.ts";

/**
 * Below these a value is left out. One wrong value costs as much as ten that are missing; the curves over documents
 * of families that the model was not fitted on are in bench/RESULTS.md, and are flat around these.
 */
const LEAST: Readonly<Record<Reading["documentType"], number>> = {
  PAY_APPLICATION: 0.9,
  CHANGE_ORDER: 0.85,
  INVOICE: 0.9,
};

/** A field that is left out is as printed only where nothing is printed. */
const NOTHING_PRINTED = 0.05;

/** Lists are told by their own checks, and the kind of a change order cannot be null. */
const ALWAYS_GIVEN: ReadonlySet<string> = new Set(["changeOrders", "lineItems", "taxes", "kind"]);

/** What is left of a document once doubtful values are taken out. */
export interface Withheld<Document> {
  readonly document: Document;
  readonly fields: readonly FieldConfidence[];
  /** One sentence for each value that was taken out. */
  readonly warnings: readonly string[];
}

/** Takes the values out that do not stand out, and names their candidates. */
export function withheld<Document extends PayApplication | ChangeOrder | Invoice>(
  document: Document,
  fields: readonly FieldConfidence[],
  evidence: readonly FieldEvidence[],
  keepsDoubtful: boolean,
): Withheld<Document> {
  const least = keepsDoubtful ? 0 : LEAST[document.documentType];
  const isOut = ({ field, state, value }: FieldConfidence): boolean =>
    state !== "absent" && value < least && !ALWAYS_GIVEN.has(field);
  const out = fields.filter(isOut);
  if (out.length === 0) return { document, fields, warnings: [] };
  return {
    document: out.reduce((left, { field }) => without(left, field), document),
    fields: fields.map((field) =>
      isOut(field) ? { ...field, state: "withheld", value: NOTHING_PRINTED } : field,
    ),
    warnings: out.map(({ field }) => sentenceOf(field, evidence)),
  };
}

/** The document with nothing in one field, which may stand within another: `vendor.name`. */
function without<Document extends object>(document: Document, field: string): Document {
  const [name = "", inner] = field.split(".");
  const value: unknown = Object.entries(document).find(([key]) => key === name)?.[1];
  const isWithin = inner !== undefined && typeof value === "object" && value !== null;
  return { ...document, [name]: isWithin ? { ...value, [inner]: null } : null };
}

function sentenceOf(field: string, evidence: readonly FieldEvidence[]): string {
  const own = evidence.find((one) => one.field === field);
  const from = own?.from.map(({ printed, pageNumber }) => ({ printed, pageNumber })) ?? [];
  const candidates = [...from, ...(own?.lost ?? [])].slice(0, MOST_NAMED);
  const named = candidates.map(
    ({ printed, pageNumber }) => `"${shortened(printed)}" on page ${pageNumber}`,
  );
  const what = fieldName(field);
  return named.length === 0
    ? `${what} is left out, because it is not certain enough.`
    : `${what} is left out, because it is not certain enough: it may be ${named.join(", or ")}.`;
}

/** More candidates than these help nobody. */
const MOST_NAMED = 3;
const MOST_CHARACTERS = 80;

function shortened(printed: string): string {
  return printed.length <= MOST_CHARACTERS ? printed : `${printed.slice(0, MOST_CHARACTERS)}…`;
}
