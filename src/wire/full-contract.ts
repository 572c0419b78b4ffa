import type { Box } from "../base/box.ts";
import type { ChangeOrderKind, OrderAgreement } from "../document/change-order.ts";
import type {
  CONTRACT_SUM_FIELDS,
  COST_FIELDS,
  ORDER_HEADING_FIELDS,
  PARTY_FIELDS,
  REQUESTED_FIELDS,
} from "../kinds/change-order/fields.ts";
import type { HEADING_FIELDS } from "../kinds/heading-fields.ts";
import type { FURTHER_FIELDS, INVOICE_CHOICES, INVOICE_FIELDS } from "../kinds/invoice/fields.ts";
import type { FURTHER_ITEM_FIELDS, FURTHER_TAX_FIELDS } from "../kinds/invoice/list-fields.ts";
import type { DocumentType } from "../kinds/kinds.ts";
import type { ROW_FIELDS, SHEET_FIELDS } from "../kinds/pay-application/sheet-fields.ts";
import type {
  EARLIER_CHANGE_FIELDS,
  RATE_FIELDS,
  SUMMARY_FIELDS,
} from "../kinds/pay-application/summary-fields.ts";
import type { AnswerOf, ChoicesOf } from "./answer-of.ts";
import type {
  ChangeOrderBody,
  InvoiceResult,
  InvoiceTaxBody,
  LineItemBody,
  PayApplicationBody,
  PlainAnswers,
  ReadResult,
} from "./contract.ts";
import type { EvidenceBodies, RowPlace } from "./evidence-contract.ts";
import type { ProofBody } from "./proof-contract.ts";

/** Whom and what the application is for, as printed; null for what is not printed or not clear. */
export interface HeadingBody extends AnswerOf<typeof HEADING_FIELDS> {}

/** What was approved before this application. */
export interface EarlierChangesBody extends AnswerOf<typeof EARLIER_CHANGE_FIELDS> {}

/** The lines of the summary page, by the numbers of the form. */
export interface SummaryLinesBody extends NumberedLines {}

/** The change order summary of the summary page. */
export interface ChangeOrderSummaryBody extends SummarisedChanges {
  /** What was approved before this application; null where the form has no such row. */
  readonly previous: EarlierChangesBody | null;
}

type Summary = AnswerOf<typeof SUMMARY_FIELDS>;
type NumberedLines = Summary["lines"];
type SummarisedChanges = Summary["changeOrderSummary"];

/** The summary page, its lines keyed as the form numbers them. */
export interface SummaryPageBody extends Summary {
  readonly lines: SummaryLinesBody;
  readonly rates: RetainageRatesBody;
  readonly changeOrderSummary: ChangeOrderSummaryBody;
}

/** Rates of retainage, keyed as the form numbers their lines. */
export interface RetainageRatesBody extends AnswerOf<typeof RATE_FIELDS> {}

/** The columns of a continuation sheet, the totals row included. */
export interface SheetFiguresBody extends AnswerOf<typeof SHEET_FIELDS> {}

/** A check of one row with both of its sides; a sentence only where it fails, because rows are many. */
export interface RowCheckBody {
  readonly name: string;
  readonly passed: boolean;
  readonly printed: number;
  readonly expected: number;
  readonly difference: number;
  readonly detail?: string;
}

/** One priced row of the continuation sheet and where it stands. */
export interface SheetRowBody extends AnswerOf<typeof ROW_FIELDS>, SheetFiguresBody, RowPlace {
  /** The row's own identities, those that its printed figures can prove or contradict. */
  readonly checks: readonly RowCheckBody[];
}

/** The contract's answer for a pay application with its whole proof. The first four members are the plain answer. */
export interface FullApplicationResult extends ReadResult, ProofBody {
  readonly document: PayApplicationBody;
  readonly evidence: EvidenceBodies;
  readonly heading: HeadingBody;
  readonly g702: SummaryPageBody;
  readonly g703: {
    readonly rows: readonly SheetRowBody[];
    readonly totals: SheetFiguresBody | null;
  } | null;
}

/** The job and the contract as printed; its firms stand in `parties`. */
export interface OrderHeadingBody extends AnswerOf<typeof ORDER_HEADING_FIELDS> {}

/** The firms by their part in the change, as printed. */
export interface OrderPartiesBody extends AnswerOf<typeof PARTY_FIELDS> {}

/** The contract sum as the form carries it from the original to the new one. */
export interface ContractSumBody extends AnswerOf<typeof CONTRACT_SUM_FIELDS> {}

/** A priced line of the cost breakdown and where its amount stands. */
export interface CostLineBody extends AnswerOf<typeof COST_FIELDS> {
  readonly page: number;
  readonly box: Box;
}

/** The total of the breakdown that is the amount, and the lines that it should be the sum of. */
export interface CostTotalBody {
  readonly total: CostLineBody;
  readonly parts: readonly CostLineBody[];
}

/** One thing that speaks for a kind; page, box and print are null for what is not printed anywhere. */
export interface KindMarkBody {
  readonly speaksFor: ChangeOrderKind;
  readonly weight: number;
  readonly because: string;
  readonly page: number | null;
  readonly box: Box | null;
  readonly printed: string | null;
}

/** The contract's answer for a change order with its whole proof. The first four members are the plain answer. */
export interface FullChangeOrderResult
  extends ReadResult, ProofBody, AnswerOf<typeof REQUESTED_FIELDS> {
  readonly document: ChangeOrderBody;
  readonly evidence: EvidenceBodies;
  readonly heading: OrderHeadingBody;
  /** Whether signatures of two parties or an approval are printed, and what takes them back. */
  readonly agreement: OrderAgreement;
  /** What speaks for the kind and against it, the weightiest first. */
  readonly kindMarks: readonly KindMarkBody[];
  readonly parties: OrderPartiesBody;
  readonly contractSum: ContractSumBody;
  /** From top to bottom; mark-ups, taxes, subtotals and the total among them. */
  readonly costs: readonly CostLineBody[];
  /** Null where no breakdown leads to the amount. */
  readonly costTotal: CostTotalBody | null;
}

type Further = AnswerOf<typeof FURTHER_FIELDS>;
type NamedCustomer = AnswerOf<typeof INVOICE_FIELDS>["customer"];
type FurtherCustomer = Further["customer"];

/** Whom the paper is for, as printed. */
export interface InvoiceCustomerBody extends NamedCustomer, FurtherCustomer {}

/** An item with all that its row prints, and where it stands. */
export interface FullLineItemBody
  extends LineItemBody, AnswerOf<typeof FURTHER_ITEM_FIELDS>, RowPlace {}

/** A tax with what it was taken of, and where it stands. */
export interface FullInvoiceTaxBody
  extends InvoiceTaxBody, AnswerOf<typeof FURTHER_TAX_FIELDS>, RowPlace {}

/** The invoice in XML inside of the PDF beside what the pages print; `figure` is a path into this answer. */
export interface EmbeddedInvoiceBody {
  /** Of the file inside of the PDF. */
  readonly name: string;
  readonly profile: string | null;
  readonly comparisons: readonly {
    readonly figure: string;
    readonly xml: string;
    readonly printed: string | null;
    /** Null where the two cannot be compared. */
    readonly agrees: boolean | null;
  }[];
}

/** The contract's answer for an invoice with its whole proof. The first four members are the plain answer. */
export interface FullInvoiceResult
  extends InvoiceResult, ProofBody, ChoicesOf<typeof INVOICE_CHOICES>, Further {
  readonly evidence: EvidenceBodies;
  readonly customer: InvoiceCustomerBody;
  /** Those of `invoice.lineItems`, each with its whole row. */
  readonly lineItems: readonly FullLineItemBody[];
  /** Those of `invoice.taxes`, each with its base. */
  readonly taxes: readonly FullInvoiceTaxBody[];
  /** Null where the PDF carries none. */
  readonly eInvoice: EmbeddedInvoiceBody | null;
}

interface NamedResults {
  readonly PAY_APPLICATION: FullApplicationResult;
  readonly CHANGE_ORDER: FullChangeOrderResult;
  readonly INVOICE: FullInvoiceResult;
}

/** The answer with its whole proof for each kind of document; of one without a result by name what all have. */
export type FullAnswers = {
  readonly [Type in DocumentType]: Type extends keyof NamedResults
    ? NamedResults[Type]
    : PlainAnswers[Type] & ProofBody & { readonly evidence: EvidenceBodies };
};

/** The answer for a construction document with its whole proof; `document.documentType` says which it is. */
export type FullReadResult = FullAnswers[Exclude<DocumentType, "INVOICE">];

/** The contract's answer with its whole proof: `invoice` for an invoice, else `document`. */
export type FullResult = FullReadResult | FullInvoiceResult;
