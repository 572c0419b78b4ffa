import { Money } from "../base/money.ts";
import { Percent } from "../base/percent.ts";
import type { Invoice } from "../document/invoice.ts";
import type { PrintedTaxRow, PrintedTerms } from "../document/printed-terms.ts";
import { LACK_SENTENCES } from "../finding/e-invoice-words.ts";
import {
  type Adjusted,
  type ChargedTax,
  type PlanAttempt,
  planOf,
  type TaxKind,
  type TaxPlan,
} from "./tax-groups.ts";
import { type Lacks, printedAt } from "./terms.ts";
import type { Turn } from "./signs.ts";

/** What a paper charges beside its lines. */
export type Taxed = Omit<Adjusted, "untaxed">;

/** How the paper is taxed, or null; what is missing is noted. */
export function taxPlan(
  invoice: Invoice,
  terms: PrintedTerms,
  taxed: Taxed,
  { turn, lacks }: { readonly turn: Turn; readonly lacks: Lacks },
): TaxPlan | null {
  const charged = invoice.taxes.filter(({ amount }) => amount?.value.isZero() !== true);
  if (charged.some(({ amount }) => amount !== null && turn(amount.value).isNegative()))
    return lacks.note("BT-117", LACK_SENTENCES.withheld);
  const reason = untaxedKind(terms);
  const adjusted = { ...taxed, untaxed: reason.kind };
  if (charged.length === 0) {
    return reason.kind === null
      ? lacks.note("BT-118/BT-120", reason.lack)
      : untaxedPlan(reason.kind, adjusted);
  }
  const attempts = [
    ...asRead(invoice, turn).map((taxes) => planOf(taxes, adjusted)),
    ...asRows(invoice, terms, { turn, taxed }).map((taxes) => planOf(taxes, adjusted)),
  ];
  const whole = attempts.find((attempt) => attempt.kind === "plan");
  if (whole !== undefined) return whole.plan;
  const [first] = attempts;
  for (const { term, because } of lacksOf(first)) lacks.note(term, because);
  return null;
}

function lacksOf(attempt: PlanAttempt | undefined): readonly { term: string; because: string }[] {
  if (attempt === undefined) return [{ term: "BT-119", because: LACK_SENTENCES.rateUnknown }];
  return attempt.kind === "lacks" ? attempt.lacks : [];
}

function untaxedKind({
  exemptions,
}: PrintedTerms):
  { readonly kind: TaxKind; readonly lack: "" } | { readonly kind: null; readonly lack: string } {
  const [first] = exemptions;
  if (first === undefined) return { kind: null, lack: LACK_SENTENCES.noReason };
  if (exemptions.length > 1) return { kind: null, lack: LACK_SENTENCES.reasonsDisagree };
  const { category, reason } = first;
  const { from } = reason;
  const rate = category === "O" ? null : new Percent(Money.zero);
  const origin = printedAt(from, "the reason says it");
  const isToldWhy = category !== "Z";
  return {
    kind: {
      category,
      rate,
      from: origin,
      reason: isToldWhy ? { text: reason.value, origin: printedAt(from, null) } : null,
    },
    lack: "",
  };
}

function untaxedPlan(kind: TaxKind, { lines, adjustment }: Adjusted): TaxPlan {
  const base = Money.sum(lines.map(({ amount }) => amount)).plus(adjustment);
  return {
    groups: [{ kind, base, baseFrom: [], tax: Money.zero, taxFrom: [] }],
    kindOfLine: new Map(lines.map((line) => [line, kind])),
  };
}

/** The taxes as they were read; none where a rate or an amount of them is missing. */
function asRead({ taxes }: Invoice, turn: Turn): readonly (readonly ChargedTax[])[] {
  const charged = taxes.filter(({ amount }) => amount?.value.isZero() !== true);
  const whole = charged.flatMap(({ rate, amount, base }): readonly ChargedTax[] =>
    rate === null || amount === null
      ? []
      : [
          {
            rate: rate.value,
            rateFrom: rate.from,
            amount: turn(amount.value),
            amountFrom: amount.from,
            base: base === null ? null : turn(base.value),
            baseFrom: base?.from ?? [],
          },
        ],
  );
  return whole.length === charged.length ? [whole] : [];
}

/** Rates of one paper; more of them are a list of prices. */
const MOST_RATES = 5;

/**
 * The taxes as rows of the paper print them with their bases: those rates that lines print, or else the rows whose bases and taxes
 * come to the sums of the paper.
 */
function asRows(
  { lines, taxes }: Invoice,
  { taxRows }: PrintedTerms,
  { turn, taxed }: { readonly turn: Turn; readonly taxed: Taxed },
): readonly (readonly ChargedTax[])[] {
  const net = Money.sum(taxed.lines.map(({ amount }) => amount)).plus(taxed.adjustment);
  const tax = Money.sum(
    taxes.flatMap(({ amount }) => (amount === null ? [] : [turn(amount.value)])),
  );
  const printed = lines.flatMap(({ taxRate }) => (taxRate === null ? [] : [taxRate.value]));
  const rates = printed.filter((rate, at) => printed.findIndex((one) => one.equals(rate)) === at);
  const wanted = rates.filter(({ points }) => !points.isZero()).slice(0, MOST_RATES);
  const sets = wanted.length > 0 ? [wanted.flatMap((rate) => rowAt(rate, taxRows, taxed))] : [];
  const alone = taxRows.filter(({ base }) => turn(base.value).equals(net)).map((row) => [row]);
  return [...sets, ...alone]
    .filter((rows) => {
      const sum = Money.sum(rows.map((row) => turn(row.tax.value)));
      return rows.length > 0 && sum.equals(tax);
    })
    .map((rows) => rows.map((row) => chargedBy(row, turn)));
}

/** The row of a rate whose base is the sum of the lines at it. */
function rowAt(
  rate: Percent,
  rows: readonly PrintedTaxRow[],
  { lines }: Taxed,
): readonly PrintedTaxRow[] {
  const own = lines.filter(({ printedRate }) => printedRate?.value.equals(rate) === true);
  const sum = Money.sum(own.map(({ amount }) => amount)).absolute();
  const row = rows.find(
    (one) => one.rate.value.equals(rate) && one.base.value.absolute().equals(sum),
  );
  return row === undefined ? [] : [row];
}

function chargedBy({ rate, base, tax }: PrintedTaxRow, turn: Turn): ChargedTax {
  return {
    rate: rate.value,
    rateFrom: rate.from,
    amount: turn(tax.value),
    amountFrom: tax.from,
    base: turn(base.value),
    baseFrom: base.from,
  };
}
