import { Money } from "../../../base/money.ts";
import type { AmountRow } from "./amount-rows.ts";
import { subsetsOf, totalsByBalance } from "./choose-balance.ts";
import {
  type AmountOption,
  labelledTaxes,
  optionsOf,
  tabledTaxes,
  type TaxChoice,
  taxChoices,
} from "./total-options.ts";
import type { TaxRow, TaxSums } from "./tax-rows.ts";

/** How the printed figures lead to the total. */
export type TotalProof =
  /** Subtotal, taxes and adjustments give the total. */
  | "sum"
  /** Subtotal and total are the same, nothing else is printed. */
  | "same"
  /** The taxes are inside the total, which is the subtotal with its adjustments. */
  | "tax-inside"
  /** No way was found. */
  | null;

/** The amounts between the items and the total, chosen together. */
export interface TotalsChoice {
  readonly subtotal: AmountOption | null;
  readonly total: AmountOption | null;
  readonly taxes: TaxChoice;
  /** Discounts, withholdings, shipping and charges that lead to the total, signed. */
  readonly adjustments: readonly AmountOption[];
  /** Printed, but not part of the sum: already inside the subtotal, or only told. */
  readonly unused: readonly AmountOption[];
  readonly proof: TotalProof;
  readonly score: number;
  /** The score of the best choice with another total or subtotal. */
  readonly nextScore: number;
}

const MOST_OPTIONS = 7;
const MOST_SUBTOTALS = 10;
const MOST_ADJUSTMENTS = 6;

/** A label in a sentence, or beside what is no amount, names no discount or charge. */
const LEAST_ADJUSTMENT = 1.2;

/** What speaks for a choice beyond its labels. */
const WORTH = {
  sum: 3,
  "tax-inside": 2.6,
  same: 1.2,
  lines: 1.5,
  balance: 1.5,
  used: 0.5,
  unused: -0.7,
};

/** Chooses subtotal, taxes, adjustments and total together, so that their arithmetic and their labels agree best. */
export function chooseTotals(
  rows: readonly AmountRow[],
  { tables, sums }: { readonly tables: readonly TaxRow[]; readonly sums: TaxSums | null },
  lineSum: Money | null,
): TotalsChoice {
  const hasTotal = rows.some(
    ({ meaning, label }) => meaning === "total" && (label?.coverage ?? 0) > 0.5,
  );
  const totals = optionsOf([...rows, ...grossRow(sums)], {
    total: 1.6,
    plainTotal: 0.9,
    balanceDue: 0.5,
    subtotal: hasTotal ? -3 : -0.6,
  }).slice(0, MOST_OPTIONS);
  const carried = totalsByBalance(rows);
  const balances = new Set(optionsOf(rows, { balanceDue: 0 }).map(({ value }) => value.key()));
  const subtotals = optionsOf([...rows, ...baseRow(sums)], {
    subtotal: 1.6,
    plainTotal: 0.3,
    taxBase: -0.4,
  }).slice(0, MOST_SUBTOTALS);
  const adjustments = adjustmentsOf(rows).slice(0, MOST_ADJUSTMENTS);
  const taxes = taxChoices(
    labelledTaxes(rows),
    tabledTaxes(tables),
    optionsOf(rows, { totalTax: 0.5 }).slice(0, 3),
  );
  const choices: TotalsChoice[] = [];
  for (const total of [...totals, null]) {
    for (const subtotal of [...subtotals, null]) {
      if (total !== null && subtotal !== null && total.row.figure === subtotal.row.figure) continue;
      choices.push(...bestOf({ total, subtotal, adjustments, taxes, lineSum, carried, balances }));
    }
  }
  const ranked = choices.toSorted((a, b) => b.score - a.score);
  const [best] = ranked;
  if (best === undefined) return NOTHING;
  const next = ranked.find((other) => !isSameEnds(best, other));
  return { ...best, nextScore: next?.score ?? 0 };
}

/** What the taxes were taken of stands for the subtotal where none has a label. */
function baseRow(sums: TaxSums | null): readonly AmountRow[] {
  if (sums === null) return [];
  const { base, at } = sums;
  return [
    {
      meaning: "taxBase",
      label: null,
      figure: base,
      rate: null,
      between: [],
      look: "right",
      at,
      score: 1,
    },
  ];
}

/** What net and taxes come to in the table of taxes stands for the total where none has a label. */
function grossRow(sums: TaxSums | null): readonly AmountRow[] {
  if (sums === null || sums.gross === null) return [];
  const { gross, at } = sums;
  const row = { label: null, figure: gross, rate: null, between: [], look: "right" as const, at };
  return [{ ...row, meaning: "plainTotal", score: 0.8 }];
}

const NOTHING: TotalsChoice = {
  subtotal: null,
  total: null,
  taxes: { taxes: [], sum: Money.zero, score: 0 },
  adjustments: [],
  unused: [],
  proof: null,
  score: 0,
  nextScore: 0,
};

function isSameEnds(one: TotalsChoice, other: TotalsChoice): boolean {
  const isSame = (a: AmountOption | null, b: AmountOption | null): boolean =>
    a === null || b === null ? a === b : a.value.equals(b.value);
  return isSame(one.total, other.total) && isSame(one.subtotal, other.subtotal);
}

/** Everything printed between subtotal and total that is no tax, signed as it moves the total. */
function adjustmentsOf(rows: readonly AmountRow[]): readonly AmountOption[] {
  const less = ({ figure }: AmountRow): Money => figure.value.absolute().negated();
  return [
    ...optionsOf(rows, { discount: 0 }, less),
    ...optionsOf(rows, { withholding: 0 }, less),
    ...optionsOf(rows, { amountPaid: -1 }, less),
    ...optionsOf(rows, { shipping: 0 }),
    ...optionsOf(rows, { otherCharge: 0, tip: 0 }),
    ...optionsOf(rows, { rounding: 0 }),
    // The minus of a rounding is often part of its words.
    ...optionsOf(rows, { rounding: -0.1 }, ({ figure }) => figure.value.negated()).filter(
      ({ value }) => value.isNegative(),
    ),
  ]
    .filter(({ value, row }) => !value.isZero() && row.score >= LEAST_ADJUSTMENT)
    .toSorted((a, b) => b.score - a.score);
}

interface Ends {
  readonly total: AmountOption | null;
  readonly subtotal: AmountOption | null;
  readonly adjustments: readonly AmountOption[];
  readonly taxes: readonly TaxChoice[];
  readonly lineSum: Money | null;
  /** Totals from which payments and earlier balances lead to the balance due, by their keys. */
  readonly carried: ReadonlySet<string>;
  /** What is called a balance due, by keys: a payment before it is no discount. */
  readonly balances: ReadonlySet<string>;
}

/** The best ways from one subtotal to one total. */
function bestOf(ends: Ends): readonly TotalsChoice[] {
  const { total, subtotal, adjustments, taxes } = ends;
  const isCarried = total !== null && ends.carried.has(total.value.key());
  const labels =
    (total?.score ?? -1.5) + (subtotal?.score ?? 0) * 0.6 + (isCarried ? WORTH.balance : 0);
  const found: TotalsChoice[] = [];
  for (const choice of taxes) {
    const plain = { total, subtotal, taxes: choice, score: 0, nextScore: 0 };
    const unproved = labels + choice.score * 0.6;
    const lines = worthOfLines(ends, choice);
    const between = adjustments.filter((option) => isBetween(option, subtotal, total));
    found.push({
      ...plain,
      adjustments: between,
      unused: [],
      proof: null,
      score: unproved + lines,
    });
    if (total === null) continue;
    const from = subtotal?.value ?? ends.lineSum;
    if (from === null) continue;
    for (const used of subsetsOf(adjustments)) {
      if (cancelEachOther(used)) continue;
      const isPaid = used.some(isPayment);
      if (isPaid && ends.balances.has(total.value.key())) continue;
      const proof = proofOf(from, total.value, used, choice);
      if (proof === null) continue;
      const unused = adjustments.filter((option) => !used.includes(option));
      const score = unproved + lines + WORTH[proof] + worthOfAdjustments(used, unused);
      found.push({ ...plain, adjustments: used, unused, proof, score });
    }
  }
  return found.toSorted((a, b) => b.score - a.score).slice(0, 2);
}

/** Whether one figure is taken twice, or two adjustments are the same amount with both signs. */
function cancelEachOther(used: readonly AmountOption[]): boolean {
  return used.some((option, index) =>
    used
      .slice(index + 1)
      .some(
        (other) =>
          other.row.figure === option.row.figure || other.value.negated().equals(option.value),
      ),
  );
}

/** Where nothing adds up, what stands between subtotal and total is taken at its word. */
function isBetween(
  option: AmountOption,
  subtotal: AmountOption | null,
  total: AmountOption | null,
): boolean {
  if (subtotal === null || total === null || isPayment(option)) return false;
  return option.row.at >= subtotal.row.at && option.row.at <= total.row.at;
}

/** What is called a payment may be a discount under another name, where nothing else leads to the total. */
function isPayment({ row }: AmountOption): boolean {
  return row.meaning === "amountPaid";
}

function worthOfAdjustments(
  used: readonly AmountOption[],
  unused: readonly AmountOption[],
): number {
  const of = (option: AmountOption, worth: number): number =>
    isPayment(option) ? Math.min(0, -2 * worth) : worth;
  return (
    used.reduce((sum, option) => sum + of(option, WORTH.used), 0) +
    unused.reduce((sum, option) => sum + (isPayment(option) ? 0 : WORTH.unused), 0)
  );
}

function proofOf(
  subtotal: Money,
  total: Money,
  used: readonly AmountOption[],
  taxes: TaxChoice,
): TotalProof {
  const adjusted = Money.sum([subtotal, ...used.map(({ value }) => value)]);
  if (taxes.sum.absolute().times(TWICE).compare(adjusted.absolute()) > 0) return null;
  if (adjusted.plus(taxes.sum).equals(total))
    return used.length === 0 && taxes.sum.isZero() ? "same" : "sum";
  return !taxes.sum.isZero() && adjusted.equals(total) && isInside(taxes, total)
    ? "tax-inside"
    : null;
}

const CENT = Money.of("0.02");
/** No taxes come to more than half of what they are taken of. */
const TWICE = Money.of("2");

/** Whether taxes are the share of a total that they are a part of; a tax without a rate may be. */
function isInside({ taxes, sum }: TaxChoice, total: Money): boolean {
  if (sum.absolute().times(Money.of("2")).compare(total.absolute()) > 0) return false;
  return taxes.every(({ rate, base, value }) => {
    if (rate === null) return true;
    const gross = base === null ? total : base.value.plus(value);
    const off = gross.minus(value).times(rate.value).hundredth().minus(value).absolute();
    return taxes.length > 1 || off.compare(CENT) <= 0;
  });
}

/** The sum of the items is the subtotal, or with taxes inside the total, or either with the discount. */
function worthOfLines({ total, subtotal, lineSum, adjustments }: Ends, taxes: TaxChoice): number {
  if (lineSum === null || lineSum.isZero()) return 0;
  if (subtotal !== null && subtotal.value.equals(lineSum)) return WORTH.lines;
  const off = Money.sum(adjustments.map(({ value }) => value));
  if (subtotal !== null && subtotal.value.equals(lineSum.plus(off))) return WORTH.lines * 0.8;
  if (total === null) return 0;
  const isGross = total.value.equals(lineSum) || total.value.equals(lineSum.plus(off));
  const isNet =
    total.value.equals(lineSum.plus(taxes.sum)) ||
    total.value.equals(Money.sum([lineSum, off, taxes.sum]));
  return isGross || isNet ? WORTH.lines * 0.8 : 0;
}
