import { Money } from "../base/money.ts";
import type { Invoice } from "../document/invoice.ts";
import type { PrintedParty, PrintedTerms } from "../document/printed-terms.ts";
import { LACK_SENTENCES, TERM_WORDS } from "../finding/e-invoice-words.ts";
import { adjustmentOf, untaxedAdjustments } from "./adjustments.ts";
import type { InvoiceProfile, MissingTerm, Term } from "./emitted-invoice.ts";
import type { LineManner } from "./line-figures.ts";
import { type InvoiceParts, noteProfileLacks, profileTerms, SELF_BILLED } from "./profiles.ts";
import type { SemanticInvoice } from "./semantic-invoice.ts";
import { untaxedLines } from "./semantic-lines.ts";
import { buyerOf, leitwegIn, sellerOf } from "./semantic-parties.ts";
import { taxedAdjustments, taxedLines, taxesOf } from "./semantic-taxes.ts";
import { totalsOf } from "./semantic-totals.ts";
import { turnOf } from "./signs.ts";
import { taxPlan } from "./tax-plan.ts";
import { dateTerm, foundTerm, Lacks, printed, setTerm, textTerm } from "./terms.ts";

/** An invoice as the norm sees it, or what it lacks. */
export type BuiltInvoice =
  | { readonly kind: "built"; readonly invoice: SemanticInvoice }
  | { readonly kind: "lacking"; readonly missing: readonly MissingTerm[] };

/** How an invoice is put together. */
export interface BuildWishes {
  readonly profile: InvoiceProfile;
  /** Whether a line that prints an amount alone is taken as one thing at that price. Usually not: the line lacks its quantity then. */
  readonly lumpSums?: boolean;
}

/** Puts an invoice together from what its paper prints. */
export function buildInvoice(
  invoice: Invoice,
  terms: PrintedTerms,
  { profile, lumpSums = false }: BuildWishes,
): BuiltInvoice {
  const lacks = new Lacks();
  const turn = turnOf(invoice);
  const parts: InvoiceParts = {
    ...profileTerms(profile),
    ...headOf(invoice, terms, lacks),
    seller: sellerOf(invoice, terms, lacks),
    buyer: buyerOf(invoice, terms, lacks),
    delivery: foundTerm("BT-72", terms.delivery),
    deliveredTo: foundTerm("BT-80", terms.deliveredTo),
    period: periodOf(terms),
    payment: paymentOf(invoice, terms),
    ...figuresOf(invoice, terms, { turn, lumpSums }, lacks),
  };
  noteRuleLacks(parts, terms, lacks);
  noteProfileLacks(profile, parts, lacks);
  return lacks.all.length === 0 && isWhole(parts)
    ? { kind: "built", invoice: parts }
    : { kind: "lacking", missing: lacks.all };
}

/** Members that an invoice may lack. */
const OPTIONAL: ReadonlySet<string> = new Set([
  "process",
  "dueDate",
  "paymentTerms",
  "buyerReference",
  "purchaseOrder",
  "precedingInvoice",
  "delivery",
  "deliveredTo",
  "period",
  "payment",
]);

function isWhole(parts: InvoiceParts): parts is SemanticInvoice {
  return Object.entries(parts).every(([name, part]) => part !== null || OPTIONAL.has(name));
}

type Head = Pick<
  InvoiceParts,
  | "isCreditNote"
  | "number"
  | "issueDate"
  | "typeCode"
  | "currency"
  | "dueDate"
  | "paymentTerms"
  | "buyerReference"
  | "purchaseOrder"
  | "precedingInvoice"
>;

function headOf(invoice: Invoice, terms: PrintedTerms, lacks: Lacks): Head {
  const { paper, invoiceNumber, invoiceDate, currency, dueDate, purchaseOrder } = invoice;
  const isCreditNote = isCredit(invoice, terms);
  if (terms.selfBilling !== null && invoice.total?.value.isNegative() === true)
    lacks.note("BT-3", LACK_SENTENCES.selfBilledCredit);
  if (paper === "receipt") lacks.note("BT-3", LACK_SENTENCES.receipt);
  return {
    isCreditNote,
    number: textTerm("BT-1", invoiceNumber) ?? lacks.notPrinted("BT-1", TERM_WORDS.number),
    issueDate: dateTerm("BT-2", invoiceDate) ?? lacks.notPrinted("BT-2", TERM_WORDS.issueDate),
    typeCode: typeOf(terms, isCreditNote),
    currency: textTerm("BT-5", currency) ?? lacks.notPrinted("BT-5", TERM_WORDS.currency),
    dueDate: dateTerm("BT-9", dueDate),
    paymentTerms:
      foundTerm("BT-20", terms.paymentTerms) ?? (isCreditNote ? dayAsTerms(invoice) : null),
    buyerReference: referenceOf(terms),
    purchaseOrder: textTerm("BT-13", purchaseOrder),
    precedingInvoice: foundTerm("BT-25", terms.precedingInvoice),
  };
}

/** In German, what a buyer writes itself is called as a credit note is, and bills what it credits. */
function isCredit({ paper }: Invoice, { selfBilling }: PrintedTerms): boolean {
  return paper === "credit-note" && selfBilling === null;
}

/** Codes of UNTDID 1001. */
function typeOf({ selfBilling }: PrintedTerms, isCreditNote: boolean): Term {
  if (selfBilling !== null)
    return printed(
      "BT-3",
      SELF_BILLED,
      selfBilling.from,
      "the buyer has written the invoice itself",
    );
  return isCreditNote
    ? setTerm("BT-3", "381", "the paper calls itself a credit note")
    : setTerm("BT-3", "380", "the paper calls itself an invoice");
}

function periodOf({ period }: PrintedTerms): SemanticInvoice["period"] {
  const start = foundTerm("BT-73", period?.start ?? null);
  const end = foundTerm("BT-74", period?.end ?? null);
  return start === null || end === null ? null : { start, end };
}

/** The rules of a credit note in UBL look for terms of payment and not for the day, which has no place of its own there. */
function dayAsTerms({ dueDate }: Invoice): Term | null {
  if (dueDate === null) return null;
  const { from } = dueDate;
  return printed("BT-20", from[0].printed, from, "the day on which it is paid");
}

/** The buyer's reference; a Leitweg-ID without the blanks that it is printed with. */
function referenceOf({ buyerReference }: PrintedTerms): Term | null {
  const route = leitwegIn(buyerReference);
  return route === null || buyerReference === null
    ? foundTerm("BT-10", buyerReference)
    : printed("BT-10", route, buyerReference.from, "a Leitweg-ID has no blanks");
}

type Figures = Pick<InvoiceParts, "lines" | "allowances" | "charges" | "taxes" | "totals">;

const NO_FIGURES: Figures = {
  lines: null,
  allowances: null,
  charges: null,
  taxes: null,
  totals: null,
};

function figuresOf(
  invoice: Invoice,
  terms: PrintedTerms,
  manner: LineManner,
  lacks: Lacks,
): Figures {
  const { turn } = manner;
  const lines = untaxedLines(invoice, terms, manner, lacks);
  const adjustments = untaxedAdjustments(invoice, terms, turn, lacks);
  if (lines === null) return NO_FIGURES;
  const hasAdjustments = adjustments.length > 0;
  const taxed = { lines, adjustment: adjustmentOf(adjustments), hasAdjustments };
  // Where the printed totals do not follow from the lines, the taxes cannot: the totals are told and not what follows from them.
  const printedTax = Money.sum(
    invoice.taxes.flatMap(({ amount }) => (amount === null ? [] : [turn(amount.value)])),
  );
  const totals = totalsOf(invoice, { lines, adjustments, tax: printedTax }, turn, lacks);
  if (totals === null) return NO_FIGURES;
  const plan = taxPlan(invoice, terms, taxed, { turn, lacks });
  if (plan === null) return { ...NO_FIGURES, totals };
  return {
    lines: taxedLines(lines, plan),
    allowances: taxedAdjustments(adjustments, plan, false),
    charges: taxedAdjustments(adjustments, plan, true),
    taxes: taxesOf(plan, hasAdjustments),
    totals,
  };
}

/** Codes of UNTDID 4461. */
const SEPA_TRANSFER = "58";
const TRANSFER = "30";
const NOT_DEFINED = "1";

/** How the amount is to be paid: BG-16. What is taken from the buyer's account needs terms that papers do not print. */
function paymentOf(invoice: Invoice, terms: PrintedTerms): SemanticInvoice["payment"] {
  const { iban, currency, dueDate } = invoice;
  if (isCredit(invoice, terms)) {
    // In UBL the day on which a credit note is paid stands with its means of payment.
    const means = setTerm("BT-81", NOT_DEFINED, "how a credit is paid is not printed");
    return dueDate === null ? null : { means, account: null };
  }
  if (iban === null || terms.directDebit !== null) return null;
  const isSepa = currency?.value === "EUR";
  const means: Term = printed(
    "BT-81",
    isSepa ? SEPA_TRANSFER : TRANSFER,
    iban.from,
    "an account to pay into is printed",
  );
  const account = printed("BT-84", iban.value.replace(/[\s.-]/g, "").toUpperCase(), iban.from);
  return { means, account };
}

/** What rules of the norm ask for that hold between its terms. */
function noteRuleLacks(parts: InvoiceParts, { seller, buyer }: PrintedTerms, lacks: Lacks): void {
  const { taxes, totals, dueDate, paymentTerms } = parts;
  const categories = new Set(taxes?.map(({ category }) => category.value));
  noteSellerLacks(seller, categories, lacks);
  if (categories.has("AE") && buyer.vatId === null && buyer.registration === null)
    lacks.note("BT-48/BT-47", LACK_SENTENCES.buyerTax);
  if (categories.has("K")) noteSupplyLacks(parts, lacks);
  if (categories.has("O") && buyer.vatId !== null)
    lacks.note("BT-48", LACK_SENTENCES.outsideWithVatId);
  const isToPay = totals !== null && Number(totals.due.value) > 0;
  if (isToPay && dueDate === null && paymentTerms === null)
    lacks.note("BT-9/BT-20", LACK_SENTENCES.dueOrTerms);
}

/** BR-IC-02, BR-IC-11 and BR-IC-12. */
function noteSupplyLacks({ seller, buyer, ...parts }: InvoiceParts, lacks: Lacks): void {
  if (seller?.vatId === null) lacks.notPrinted("BT-31", "the seller's VAT number");
  if (buyer?.vatId === null) lacks.note("BT-48", LACK_SENTENCES.supplyBuyer);
  if (parts.delivery === null && parts.period === null)
    lacks.note("BT-72/BT-73", LACK_SENTENCES.supplyDay);
  if (parts.deliveredTo === null) lacks.note("BT-80", LACK_SENTENCES.supplyCountry);
}

/** BR-CO-26, and rules 2 of every category. */
function noteSellerLacks(
  { vatId, taxNumber, registration }: PrintedParty,
  categories: ReadonlySet<string>,
  lacks: Lacks,
): void {
  if (categories.has("O")) {
    if (vatId !== null) lacks.note("BT-31", LACK_SENTENCES.outsideWithVatId);
  } else if (vatId === null && taxNumber === null) {
    lacks.note("BT-31/BT-32", LACK_SENTENCES.sellerTax);
    return;
  }
  if (categories.has("G") && vatId === null) lacks.notPrinted("BT-31", "the seller's VAT number");
  if (vatId === null && registration === null)
    lacks.note("BT-31/BT-30", LACK_SENTENCES.sellerNumber);
}
