import { OF_STANDING } from "../../finding/finding-codes.ts";
import type { CheckResult } from "../../checks/check.ts";
import { isDoubtful } from "../../checks/invoice-doubts.ts";
import { namesOf } from "../../base/names-of.ts";
import type { Sourced } from "../../document/sourced.ts";
import { entriesOf, isFigure } from "../../kinds/field.ts";
import { INVOICE_FIELDS } from "../../kinds/invoice/fields.ts";
import type { Signs } from "../../kinds/reading.ts";
import type { Found } from "../../paper/invoice/found.ts";
import type { InvoiceMeaning } from "../../paper/invoice/invoice-paper.ts";
import { CENTS, looseFigures } from "./loose-figures.ts";
import type { InvoiceDraft } from "./read-invoice.ts";
import type { WeighedField } from "../../confidence/probability.ts";
import {
  certaintySign,
  companyOf,
  identitiesOf,
  saturated,
  within,
} from "../../confidence/signs.ts";
import { CLEAR_LEAD } from "../../confidence/withhold.ts";

type InvoiceField = keyof typeof INVOICE_FIELDS;

const FIELD_NAMES: readonly InvoiceField[] = namesOf(INVOICE_FIELDS);

/** Labels of a field, and labels of what may be it under another name. */
interface FieldLabels {
  readonly own: readonly InvoiceMeaning[];
  readonly near?: readonly InvoiceMeaning[];
}

/** A label that is printed although no value was found for it says that the value may have been overlooked. */
const LABELS_OF: Readonly<Record<InvoiceField, FieldLabels>> = {
  invoiceNumber: {
    own: ["head:invoiceNumber"],
    near: ["head:plainNumber", "head:receiptNumber", "head:otherNumber"],
  },
  invoiceDate: { own: ["head:invoiceDate", "head:plainDate"], near: ["head:otherDate"] },
  dueDate: { own: ["head:dueDate"], near: ["head:paymentTerms"] },
  currency: { own: ["head:currency"] },
  "vendor.name": { own: ["role:vendor"], near: ["role:remitTo"] },
  "vendor.taxId": { own: ["head:vendorTaxId", "head:taxId"] },
  "customer.name": { own: ["role:customer"], near: ["role:shipTo"] },
  purchaseOrder: { own: ["head:purchaseOrder"], near: ["head:otherNumber"] },
  subtotal: { own: ["amount:subtotal"], near: ["amount:plainTotal"] },
  discount: { own: ["amount:discount"], near: ["amount:otherAmount"] },
  shipping: { own: ["amount:shipping"] },
  otherCharges: { own: ["amount:otherCharge", "amount:tip", "amount:rounding"] },
  total: { own: ["amount:total", "amount:plainTotal"] },
  amountPaid: { own: ["amount:amountPaid"], near: ["amount:cashTendered"] },
  balanceDue: { own: ["amount:balanceDue"] },
};

/** What the electronic invoice inside of the PDF says of a figure. */
interface Witness {
  readonly figure: string;
  readonly agrees: boolean | null;
}

/** What speaks for and against each field of an invoice. A witness that agrees is as good as an identity that holds. */
export function invoiceSigns(
  read: InvoiceDraft,
  all: readonly CheckResult[],
  comparisons: readonly Witness[],
): readonly WeighedField[] {
  const { found } = read;
  const results = withoutOpenItems(all, read);
  const usual = new Map(
    entriesOf(INVOICE_FIELDS)
      .filter(([, { isUsual }]) => isUsual === true)
      .map(([field]) => [field, found.get(field)?.sourced ?? null]),
  );
  const open = read.notices.filter(({ code }) => !OF_STANDING.has(code));
  const notices = saturated(open.length);
  const witnesses = comparisons.map(({ figure, agrees }) => ({
    figures: [figure],
    passed: agrees,
  }));
  const leftover = saturated(unexplainedAmounts(read) / 2);
  const failures = saturated(results.filter(({ passed }) => passed === false).length);
  const printed = printedLabels(read);
  const hasUnused = read.notices.some(({ code }) => code === "amount-unused");
  // A check that a doubt leaves open says as well that some figure is another.
  const isOpen = hasUnused || results.some(isDoubtful);
  const isRivalled = (field: InvoiceField): boolean => isOpen && isFigure(INVOICE_FIELDS[field]);
  const values = FIELD_NAMES.map((field): WeighedField => {
    const one = found.get(field);
    const common: Signs = {
      company: companyOf(field, usual),
      notices,
      // An amount that no field explains may be another amount's, and says nothing of a date or a name.
      ...(isFigure(INVOICE_FIELDS[field]) ? { leftover } : {}),
      ...identitiesOf([field], [...results, ...witnesses]),
    };
    if (one === undefined) {
      const implied = impliedBy(printed, LABELS_OF[field]);
      const nothing = read.nothing[field];
      const lead =
        nothing === undefined
          ? {}
          : { lead: rivalled(nothing, isRivalled(field) || implied === 1) };
      return { field, state: "absent", signs: { ...common, implied, ...lead } };
    }
    const characters = certaintySign(one.sourced.from);
    return {
      field,
      state: one.sourced.from.length > 1 ? "computed" : "labelled",
      signs: { ...common, lead: leadOf(one, isRivalled(field)), characters, failures },
    };
  });
  return [...values, ...listsOf(read, results, { notices, leftover, hasUnused, isOpen })];
}

/** What weighs on the lists of a paper. */
interface OfLists {
  readonly notices: number;
  readonly leftover: number;
  /** Whether an amount fits nowhere. */
  readonly hasUnused: boolean;
  /** Whether that or a check left open says that some figure is another. */
  readonly isOpen: boolean;
}

function listsOf(
  read: InvoiceDraft,
  results: readonly CheckResult[],
  { notices, leftover, hasUnused, isOpen }: OfLists,
): readonly WeighedField[] {
  const common = { notices, leftover };
  return [
    linesOf(read, results, { ...common, lead: rivalled(read.items.share, isOpen) }),
    taxesOf(read.document.taxes, {
      ...common,
      lead: rivalled(read.totals.shares["tax"] ?? 0, isOpen),
      ...proofOfTaxes(results, hasUnused),
    }),
  ];
}

function linesOf(
  { document, items }: InvoiceDraft,
  results: readonly CheckResult[],
  common: Signs,
): WeighedField {
  const field = "lineItems";
  if (document.lines.length === 0) return { field, state: "absent", signs: common };
  const from = document.lines.flatMap((line) =>
    [line.quantity, line.unitPrice, line.amount].flatMap((cell) => cell?.from ?? []),
  );
  const { printed, fitting } = items.products;
  const { doubts = 0 } = identitiesOf(["lineItems.amount"], results);
  return {
    field,
    state: items.sums.length > 0 ? "labelled" : "unlabelled",
    signs: {
      ...common,
      label: printed === 0 ? 0.5 : fitting / printed,
      proofs: saturated(items.sums.length),
      notices: saturated(items.notices.length),
      doubts,
      characters: certaintySign(from),
    },
  };
}

/** Sums of items that can as well be read another way prove nothing. */
function withoutOpenItems(
  results: readonly CheckResult[],
  { notices }: InvoiceDraft,
): readonly CheckResult[] {
  if (!notices.some(({ code }) => code === "items-left-open")) return results;
  return results.filter(
    ({ passed, figures }) =>
      passed !== true || !figures.some((figure) => figure.startsWith("lineItems.")),
  );
}

/** Beside an amount that fits nowhere, which may be a tax, taxes are not proved by what they come to. */
function proofOfTaxes(results: readonly CheckResult[], hasUnused: boolean): Signs {
  const proved = identitiesOf(["taxes.amount"], results);
  const { proofs: _proofs, ...doubts } = proved;
  return hasUnused ? doubts : proved;
}

function taxesOf(taxes: InvoiceDraft["document"]["taxes"], common: Signs): WeighedField {
  if (taxes.length === 0) return { field: "taxes", state: "absent", signs: common };
  const values: readonly (Sourced<unknown> | null)[] = taxes.flatMap(({ rate, amount }) => [
    rate,
    amount,
  ]);
  const characters = certaintySign(values.flatMap((value) => value?.from ?? []));
  return { field: "taxes", state: "labelled", signs: { ...common, characters } };
}

/** How many different amounts outside of the items are no figure of the document. */
function unexplainedAmounts(read: InvoiceDraft): number {
  const amounts = looseFigures(read).filter(({ figure }) => figure.decimals === CENTS);
  return new Set(amounts.map(({ figure }) => figure.value.absolute().key())).size;
}

/**
 * Where no other candidate is left, the value stands out, however the sums around it were chosen; unless all of them
 * could as well be others. Beside an amount that fits nowhere none does more than that: it may be the one that was misread,
 * and a misprint that is told never makes a paper surer.
 */
function leadOf(
  { margin, lost }: Pick<Found<unknown>, "margin" | "lost">,
  isRivalled: boolean,
): number {
  return rivalled(
    lost.length === 0 && margin >= OPEN ? Math.max(margin, CLEAR_LEAD) : margin,
    isRivalled,
  );
}

/** A share as a lead, which is no more than clear beside an amount that fits nowhere, and of nothing beside its label. */
function rivalled(share: number, isRivalled: boolean): number {
  return within(isRivalled ? Math.min(share, CLEAR_LEAD) : share);
}

/** Below this lead the labels leave open which figure is which. */
const OPEN = 0.05;

function printedLabels({ paper }: InvoiceDraft): ReadonlySet<InvoiceMeaning> {
  return new Set(paper.lines.flatMap(({ labels }) => labels.flatMap(({ meanings }) => meanings)));
}

function impliedBy(printed: ReadonlySet<InvoiceMeaning>, { own, near = [] }: FieldLabels): number {
  if (own.some((meaning) => printed.has(meaning))) return 1;
  return near.some((meaning) => printed.has(meaning)) ? 0.5 : 0;
}
