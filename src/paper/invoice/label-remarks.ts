import type { Run } from "../../layout/lines.ts";
import type { InvoiceLabel, InvoiceMeaning } from "./invoice-paper.ts";

/** What says which amount it is; the others say only that it is a sum. */
const SPECIFIC: ReadonlySet<InvoiceMeaning> = new Set([
  "amount:discount",
  "amount:shipping",
  "amount:otherCharge",
  "amount:tip",
  "amount:rounding",
  "amount:withholding",
  "amount:amountPaid",
  "amount:previousBalance",
]);

const GENERIC: ReadonlySet<InvoiceMeaning> = new Set(["amount:total", "amount:plainTotal"]);

/** Words between the two labels of one amount: "Total of the discounts". */
const MOST_BETWEEN = 2;

/**
 * The labels of each text without those that only remark on another one: in "Total (incl. VAT)" the tax is no label,
 * and in "Total of the discounts" the total is none.
 */
export function withoutRemarks(
  byRun: ReadonlyMap<Run, readonly InvoiceLabel[]>,
): ReadonlyMap<Run, readonly InvoiceLabel[]> {
  const kept = new Map<Run, readonly InvoiceLabel[]>();
  for (const [run, labels] of byRun) {
    const amounts = labels.filter(isAmount);
    const dropped = new Set<InvoiceLabel>();
    amounts.forEach((label, index) => {
      const next = amounts[index + 1];
      if (next === undefined || dropped.has(label) || !isOneAmount(run, label, next)) return;
      const isOfNext = has(label, GENERIC) && has(next, SPECIFIC) && !isBracketed(run, next);
      const isOwnNext = next.own !== undefined && label.own === undefined;
      dropped.add(isOfNext || isOwnNext ? label : next);
    });
    kept.set(run, dropped.size === 0 ? labels : labels.filter((label) => !dropped.has(label)));
  }
  return kept;
}

function isAmount({ meanings }: InvoiceLabel): boolean {
  return meanings.some((meaning) => meaning.startsWith("amount:"));
}

function has({ meanings }: InvoiceLabel, wanted: ReadonlySet<InvoiceMeaning>): boolean {
  return meanings.some((meaning) => wanted.has(meaning));
}

/** Whether two labels of a text stand for one amount: nothing with a digit stands between them. */
function isOneAmount(run: Run, label: InvoiceLabel, next: InvoiceLabel): boolean {
  const from = run.words.findIndex((word) => word === label.words.at(-1)) + 1;
  const to = run.words.findIndex((word) => word === next.words[0]);
  const between = run.words.slice(from, Math.max(from, to));
  if (isBracketed(run, next)) return !between.some(({ text }) => /\d/.test(text));
  return between.length <= MOST_BETWEEN && !between.some(({ text }) => /[\d/,;|]/.test(text));
}

/** Whether a label stands inside of brackets that are opened behind the begin of its text. */
function isBracketed(run: Run, label: InvoiceLabel): boolean {
  const at = run.words.findIndex((word) => word === label.words[0]);
  let depth = 0;
  run.words.slice(0, at + 1).forEach(({ text }, index) => {
    if (/^[([]/.test(text) && index > 0) depth += 1;
    if (index < at && /[)\]]/.test(text)) depth = 0;
  });
  return depth > 0;
}
