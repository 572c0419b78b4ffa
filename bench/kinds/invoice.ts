import { INVOICE } from "../../src/kinds/invoice/kind.ts";
import type { InvoiceBody } from "../../src/wire/contract.ts";
import { cellsColumn, COLUMNS, f1Column, percentOf } from "../score/columns.ts";
import { COUNTS, listCount } from "../score/counts.ts";
import type { ListScore } from "../score/document-score.ts";
import { isSameLetters, isSameName, isSameTaxNumber } from "../score/equality.ts";
import { f1Of, headAccuracyOf, listIn, ratio, wrongShareOf, type Tally } from "../score/tally.ts";
import type { Answered, ScoredKind, Truth } from "./kind.ts";
import { judgeLineItems, type ItemsTruth } from "./line-items.ts";
import { scoredKind } from "./usual-kind.ts";
import { judgeTaxes, type TaxesTruth } from "./taxes.ts";

/** What is accepted of the items besides the printed ones. */
interface InvoiceTruth extends Truth {
  readonly lineAlternatives?: ItemsTruth["alternatives"];
  readonly optionalLines?: ItemsTruth["optional"];
}

/** Invoices, bills, receipts and credit notes. */
export const SCORED_INVOICES: ScoredKind<InvoiceTruth> = scoredKind(INVOICE, {
  equal: {
    invoiceNumber: isSameLetters,
    "vendor.name": isSameName,
    "vendor.taxId": isSameTaxNumber,
    "customer.name": isSameName,
    purchaseOrder: isSameLetters,
  },
  zeroIsNothing: ["discount", "shipping", "otherCharges", "amountPaid"],
  lists: {
    taxes: { isAnswered: true, isTotal: true, judge: taxesOf },
    lineItems: { isAnswered: true, isTotal: false, judge: lineItemsOf },
  },
  columns: [
    COLUMNS.head,
    COLUMNS.money,
    f1Column("tax F1", "taxes"),
    f1Column("lines F1", "lineItems"),
    cellsColumn("description", "lineItems", "description"),
    cellsColumn("quantity", "lineItems", "quantity"),
    cellsColumn("unit price", "lineItems", "unitPrice"),
    cellsColumn("amount", "lineItems", "amount"),
    COLUMNS.wrongShare,
    COLUMNS.checks,
    COLUMNS.silent,
    COLUMNS.warned,
    COLUMNS.warnedNeedlessly,
  ],
  counts: [
    COUNTS.documents,
    COUNTS.hit,
    COUNTS.wrong,
    COUNTS.missing,
    COUNTS.invented,
    COUNTS.moneyExact,
    listCount("taxesHit", "taxes", "hit"),
    listCount("taxesSpurious", "taxes", "invented"),
    listCount("linesHit", "lineItems", "hit"),
    listCount("linesSpurious", "lineItems", "invented"),
    listCount("wholeRows", "lineItems", "wholeRows"),
    COUNTS.checksRight,
    COUNTS.warned,
    COUNTS.warnedNeedlessly,
    COUNTS.faultsNamed,
    COUNTS.silentlyWrong,
  ],
  summary,
});

function taxesOf({ invoice, accept }: InvoiceTruth, answered: Answered | null): ListScore {
  const truth: TaxesTruth = {
    want: invoiceIn(invoice)?.taxes ?? [],
    lists: (accept?.["taxes"] ?? []) as TaxesTruth["lists"],
    amounts: (accept?.["taxes.amount"] ?? []) as TaxesTruth["amounts"],
    rates: (accept?.["taxes.rate"] ?? []) as TaxesTruth["rates"],
  };
  return judgeTaxes(truth, invoiceIn(answered?.body)?.taxes ?? []);
}

function lineItemsOf(
  { invoice, lineAlternatives = [], optionalLines = [] }: InvoiceTruth,
  answered: Answered | null,
): ListScore {
  const truth: ItemsTruth = {
    want: invoiceIn(invoice)?.lineItems ?? [],
    alternatives: lineAlternatives,
    optional: optionalLines,
  };
  return judgeLineItems(truth, invoiceIn(answered?.body)?.lineItems ?? []);
}

/** Answers and truths of invoices have the contract's shape. */
function invoiceIn(body: object | undefined): InvoiceBody | null {
  return body === undefined ? null : (body as InvoiceBody);
}

function summary(tally: Tally): string {
  const { documents, moneyExact, faults } = tally;
  const [taxes, items] = [listIn(tally, "taxes"), listIn(tally, "lineItems")];
  const { exact = 0, of = 0 } = taxes.columns["rate"] ?? {};
  return [
    `Head ${percentOf(headAccuracyOf(tally))} %, lines F1 ${percentOf(f1Of(items))} %, money exact ${percentOf(ratio(moneyExact, documents))} %; ${percentOf(wrongShareOf(tally))} % of the values given are wrong.`,
    `Taxes: ${taxes.hit} hit, ${taxes.missing} missing, ${taxes.invented} invented, rates ${exact}/${of}. Lines: ${items.hit} hit, ${items.missing} missing, ${items.invented} invented, ${items.wholeRows} of ${items.printed} rows whole.`,
    ...(faults.of === 0
      ? []
      : [`Misprints named by their check: ${faults.exact} of ${faults.of}.`]),
  ].join("\n");
}
