import { pageClassOf } from "../../src/confidence/page-class.ts";
import type { PageClass } from "../../src/confidence/probability.ts";
import type { FieldConfidence, Reading } from "../../src/reading.ts";
import { CONTRACT_FIELDS, type DocumentScore } from "../accuracy.ts";
import { isRight, MONEY_FIELD_NAMES, type InvoiceScore } from "../invoice-accuracy.ts";
import { isWhole as isWholeOrder, type OrderScore } from "../order-accuracy.ts";

/** What became of a field: as printed, another value than the printed one, or nothing where something is printed. */
export type Truthfulness = "right" | "wrong" | "missing";

/** A field of one document: what spoke for it, and what it turned out to be. Holds no text of the document. */
export interface FieldObservation extends FieldConfidence {
  readonly truth: Truthfulness;
}

/** One reading of one document, as far as confidence is concerned. */
export interface Observation {
  readonly kind: Reading["documentType"];
  readonly set: string;
  /** The printed layout, unique over all sets. */
  readonly family: string;
  readonly name: string;
  readonly pages: PageClass;
  readonly fields: readonly FieldObservation[];
  /** Whether every measured field is as printed. */
  readonly isWhole: boolean;
  /** Whether an amount is not the printed one. */
  readonly hasWrongMoney: boolean;
  /** Whether no check of the contract fails. */
  readonly isGreen: boolean;
  /** Identities that hold, and that are broken. */
  readonly held: number;
  readonly failed: number;
}

/** A pay application and its truth. */
export function ofApplication(set: string, score: DocumentScore): readonly Observation[] {
  const { reading, fields, family } = score;
  if (reading === null) return [];
  const truths = new Map(
    [...fields].map(([name, { status }]) => [name as string, truthOf(status)]),
  );
  const isWhole = [...fields.values()].every(({ status }) => status === "exact");
  return [observed({ set, family, name: score.name }, reading, truths, { isWhole, money: MONEY })];
}

/** A change order and its truth. */
export function ofOrder(set: string, score: OrderScore): readonly Observation[] {
  const { reading, fields, family } = score;
  if (reading === null) return [];
  const truths = new Map(
    [...fields].map(([name, { status }]) => [name as string, truthOf(status)]),
  );
  const money = new Set(["amount", "kind"]);
  return [
    observed({ set, family, name: score.name }, reading, truths, {
      isWhole: isWholeOrder(score),
      money,
    }),
  ];
}

/** An invoice and its truth. */
export function ofInvoice(set: string, score: InvoiceScore): readonly Observation[] {
  const { reading, fields, family, lines, taxes } = score;
  if (reading === null) return [];
  const truths = new Map<string, Truthfulness>(
    [...fields].map(([name, { verdict }]) => [
      name,
      isRight(verdict) ? "right" : verdict === "missed" ? "missing" : "wrong",
    ]),
  );
  if (lines !== null) {
    const { quantity, unitPrice, amount } = lines.columns;
    const hasWrongCell = [quantity, unitPrice, amount].some(({ exact, of }) => exact < of);
    const isWrong = lines.spurious > 0 || hasWrongCell;
    truths.set("lineItems", isWrong ? "wrong" : lines.missed > 0 ? "missing" : "right");
  }
  if (taxes !== null)
    truths.set("taxes", taxes.spurious > 0 ? "wrong" : taxes.missed > 0 ? "missing" : "right");
  const isWhole = [...truths.values()].every((truth) => truth === "right");
  return [
    observed({ set, family, name: score.name }, reading, truths, { isWhole, money: INVOICE_MONEY }),
  ];
}

const MONEY: ReadonlySet<string> = new Set(
  CONTRACT_FIELDS.filter((field) => field !== "applicationNumber" && field !== "periodTo"),
);

const INVOICE_MONEY: ReadonlySet<string> = new Set([...MONEY_FIELD_NAMES, "lineItems", "taxes"]);

function observed(
  named: Pick<Observation, "set" | "family" | "name">,
  reading: Reading,
  truths: ReadonlyMap<string, Truthfulness>,
  { isWhole, money }: { readonly isWhole: boolean; readonly money: ReadonlySet<string> },
): Observation {
  const results = [...reading.checks, ...reading.identities];
  return {
    ...named,
    family: `${named.set}/${named.family}`,
    kind: reading.documentType,
    pages: pageClassOf(reading.evidence),
    fields: reading.fields.flatMap((field) => {
      const truth = truths.get(field.field);
      return truth === undefined ? [] : [{ ...field, truth }];
    }),
    isWhole,
    hasWrongMoney: [...truths].some(([name, truth]) => money.has(name) && truth === "wrong"),
    isGreen: reading.checks.every(({ passed }) => passed !== false),
    held: results.filter(({ passed }) => passed === true).length,
    failed: results.filter(({ passed }) => passed === false).length,
  };
}

function truthOf(status: "exact" | "wrong" | "missing" | "invented"): Truthfulness {
  if (status === "exact") return "right";
  return status === "missing" ? "missing" : "wrong";
}
