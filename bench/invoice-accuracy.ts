import type { Outcome, Reading } from "../src/reading.ts";
import { toAnswer } from "../src/wire/answer.ts";
import type { InvoiceBody, InvoiceResult } from "../src/wire/contract.ts";
import { CONFIDENT, refusalOf } from "./accuracy.ts";
import { isSameAmount, isSameValue, type FieldType, type Plain } from "./invoice-equality.ts";
import { judgeLines, type LineScore } from "./invoice-lines.ts";
import { judgeTaxes, type TaxScore } from "./invoice-taxes.ts";

/** The members of an invoice's truth that are used here; `fixtures/README.md` has the others. */
export interface InvoiceTruthLike {
  readonly name: string;
  readonly family: string;
  readonly kind: string;
  readonly invoice: InvoiceBody;
  readonly accept: Readonly<Record<string, readonly unknown[]>>;
  readonly lineAlternatives: readonly Readonly<Record<string, unknown>>[];
  readonly optionalLines: readonly {
    readonly description: string | null;
    readonly amount: number | null;
  }[];
  /** Fields that nobody measures. */
  readonly skip?: readonly string[];
  readonly expectedChecks: Readonly<Record<string, boolean | null>>;
  readonly checksExplained: Readonly<Record<string, string>>;
  /** The check that must fail, where a figure is misprinted. */
  readonly error?: { readonly check: string } | null;
  readonly warns?: boolean;
}

/** The fields of the head and the totals, and how each is compared. */
export const INVOICE_FIELDS: Readonly<Record<InvoiceField, FieldType>> = {
  invoiceNumber: "id",
  invoiceDate: "date",
  dueDate: "date",
  currency: "code",
  "vendor.name": "name",
  "vendor.taxId": "taxId",
  "customer.name": "name",
  purchaseOrder: "id",
  subtotal: "money",
  discount: "money",
  shipping: "money",
  otherCharges: "money",
  total: "money",
  amountPaid: "money",
  balanceDue: "money",
};

export type InvoiceField =
  | Exclude<keyof InvoiceBody, "documentType" | "vendor" | "customer" | "lineItems" | "taxes">
  | "vendor.name"
  | "vendor.taxId"
  | "customer.name";

export const INVOICE_FIELD_NAMES: readonly InvoiceField[] = Object.keys(
  INVOICE_FIELDS,
) as InvoiceField[];

export const MONEY_FIELD_NAMES: readonly InvoiceField[] = INVOICE_FIELD_NAMES.filter(
  (field) => INVOICE_FIELDS[field] === "money",
);

/** A printed zero of these may be read as nothing. */
const ZERO_OPTIONAL: ReadonlySet<InvoiceField> = new Set([
  "discount",
  "shipping",
  "otherCharges",
  "amountPaid",
]);

/**
 * What became of one field. `spurious` is a value where nothing is printed, `null` nothing where nothing is, and
 * `neutral` an answer besides that a careful reader could defend.
 */
export type FieldVerdict = "hit" | "wrong" | "missed" | "spurious" | "null" | "neutral";

/** One field of one document. */
export interface InvoiceFieldScore {
  readonly verdict: FieldVerdict;
  readonly got: Plain;
  readonly want: Plain;
}

/** How one invoice was read, measured against its truth. */
export interface InvoiceScore {
  readonly name: string;
  readonly family: string;
  /** Why there is no invoice to compare; null when there is. */
  readonly refusal: string | null;
  /** What was read; null where it was not, or as a paper of another kind. */
  readonly reading: Reading | null;
  /** Fields that the truth does not skip. */
  readonly fields: ReadonlyMap<InvoiceField, InvoiceFieldScore>;
  /** Null where the truth skips them. */
  readonly taxes: TaxScore | null;
  readonly lines: LineScore | null;
  /** Checks whose outcome is not explained away, by name: whether it is as expected. */
  readonly checks: ReadonlyMap<string, boolean>;
  /** A wrong or invented amount, tax or figure of a line. */
  readonly hasWrongFigure: boolean;
  /** The same without a failed check or a warning. */
  readonly isSilentlyWrong: boolean;
  /** The same at a confidence of 0.9 or more. */
  readonly isSurelyWrong: boolean;
  /** Whether a warning had to be given, and was; null where the truth does not say. */
  readonly warning: { readonly wanted: boolean; readonly given: boolean } | null;
  /** Whether the check that must fail did; null where no figure is misprinted. */
  readonly hasNamedFault: boolean | null;
}

/** Measures one outcome. A paper that was refused or read as another kind gives nothing. */
export function scoreInvoice(truth: InvoiceTruthLike, outcome: Outcome): InvoiceScore {
  const answer = invoiceOf(outcome);
  const judged = judgeInvoice(truth, answer?.invoice ?? null);
  const hasWrongFigure = answer !== null && isWrong(judged);
  const isWarned = answer !== null && warns(answer);
  const isSilentlyWrong = hasWrongFigure && !isWarned;
  return {
    ...judged,
    name: truth.name,
    family: truth.family,
    refusal: answer === null ? refusalOf(outcome) : null,
    reading: answer === null || outcome.kind === "unread" ? null : outcome.reading,
    checks: judgeChecks(truth, answer),
    hasWrongFigure,
    isSilentlyWrong,
    isSurelyWrong: isSilentlyWrong && answer.confidence >= CONFIDENT,
    warning: truth.warns === undefined ? null : { wanted: truth.warns, given: isWarned },
    hasNamedFault: namesFault(truth, answer),
  };
}

/** What was read of one invoice, member by member. */
type Judged = Pick<InvoiceScore, "fields" | "taxes" | "lines">;

/** Measures an answer in the contract's shape; null where there is none. */
export function judgeInvoice(truth: InvoiceTruthLike, got: InvoiceBody | null): Judged {
  const isMeasured = (name: string): boolean => truth.skip?.includes(name) !== true;
  return {
    fields: new Map(
      INVOICE_FIELD_NAMES.filter(isMeasured).map((field) => [field, judgeField(field, truth, got)]),
    ),
    taxes: isMeasured("taxes") ? judgeTaxes(truth, got?.taxes ?? []) : null,
    lines: isMeasured("lineItems") ? judgeLines(truth, got?.lineItems ?? []) : null,
  };
}

function warns({ warnings, checks }: InvoiceResult): boolean {
  return warnings.length > 0 || checks.some(({ passed }) => passed === false);
}

/** Whether a verdict leaves nothing to be wished for. */
export function isRight(verdict: FieldVerdict): boolean {
  return verdict === "hit" || verdict === "null" || verdict === "neutral";
}

function invoiceOf(outcome: Outcome): InvoiceResult | null {
  if (outcome.kind === "unread") return null;
  const answer = toAnswer(outcome.reading);
  return "invoice" in answer ? answer : null;
}

/** What is said of one field. */
function judgeField(
  field: InvoiceField,
  truth: Pick<InvoiceTruthLike, "invoice" | "accept">,
  invoice: InvoiceBody | null,
): InvoiceFieldScore {
  const type = INVOICE_FIELDS[field];
  const want = valueOf(truth.invoice, field);
  const got = invoice === null ? null : valueOf(invoice, field);
  const accepted = (truth.accept[field] ?? []) as readonly Plain[];
  return { verdict: verdictOf(), got, want };

  function verdictOf(): FieldVerdict {
    if (got === null) {
      const isZero = ZERO_OPTIONAL.has(field) && want !== null && isSameAmount(want, 0);
      if (want === null) return "null";
      return isZero || accepted.includes(null) ? "neutral" : "missed";
    }
    if (isSameValue(type, want, got)) return "hit";
    const isAccepted = accepted.some((other) => isSameValue(type, other, got));
    if (isAccepted) return want === null ? "neutral" : "hit";
    return want === null ? "spurious" : "wrong";
  }
}

function valueOf(invoice: InvoiceBody, field: InvoiceField): Plain {
  if (field === "vendor.name") return filled(invoice.vendor.name);
  if (field === "vendor.taxId") return filled(invoice.vendor.taxId);
  if (field === "customer.name") return filled(invoice.customer.name);
  return filled(invoice[field]);
}

function filled(value: Plain): Plain {
  return typeof value === "string" && value.trim() === "" ? null : value;
}

function isWrong({ fields, taxes, lines }: Judged): boolean {
  const hasWrongAmount = MONEY_FIELD_NAMES.some((field) => {
    const verdict = fields.get(field)?.verdict;
    return verdict === "wrong" || verdict === "spurious";
  });
  return hasWrongAmount || (taxes?.spurious ?? 0) > 0 || hasWrongCell(lines);
}

function hasWrongCell(lines: LineScore | null): boolean {
  if (lines === null) return false;
  const { quantity, unitPrice, amount } = lines.columns;
  return lines.spurious > 0 || [quantity, unitPrice, amount].some(({ exact, of }) => exact < of);
}

/** Where the literal formula fails on sound paper, any outcome is fair. */
function judgeChecks(
  truth: InvoiceTruthLike,
  answer: InvoiceResult | null,
): ReadonlyMap<string, boolean> {
  if (answer === null || answer.checks.length === 0) return new Map();
  const measured = Object.entries(truth.expectedChecks).filter(
    ([name]) => truth.checksExplained[name] === undefined,
  );
  return new Map(
    measured.map(([name, wanted]) => {
      const check = answer.checks.find((one) => one.name === name);
      return [name, check !== undefined && check.passed === wanted];
    }),
  );
}

function namesFault(truth: InvoiceTruthLike, answer: InvoiceResult | null): boolean | null {
  const fault = truth.error?.check;
  if (fault === undefined) return null;
  return answer?.checks.some(({ name, passed }) => name === fault && passed === false) ?? false;
}
