import { Money } from "../../../base/money.ts";
import type { AmountRow } from "./amount-rows.ts";
import { type AdjustmentSet, isPayment, setsOf } from "./adjustment-sets.ts";
import { totalsByBalance } from "./choose-balance.ts";
import {
  type AmountOption,
  labelledTaxes,
  optionsOf,
  tabledTaxes,
  type TaxChoice,
  taxChoices,
} from "./total-options.ts";
import type { TaxRow, TaxSums } from "./tax-rows.ts";
import { proofOf, type TotalProof } from "./total-proof.ts";

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
};

/** What other sums of the paper say about the total. */
export interface GivenSums {
  readonly tables: readonly TaxRow[];
  readonly sums: TaxSums | null;
  /** See `tillTotals`. */
  readonly tills: readonly AmountRow[];
}

/** Chooses subtotal, taxes, adjustments and total together, so that their arithmetic and their labels agree best. */
export function chooseTotals(
  rows: readonly AmountRow[],
  { tables, sums, tills }: GivenSums,
  lineSum: Money | null,
): TotalsChoice {
  // A total under its own name is read, also where the till's figures are against it: one of them is misprinted.
  const unnamed = isNamed(rows, ["total", "plainTotal", "balanceDue"]) ? [] : tills;
  const totals = totalOptions(rows, [...grossRow(sums), ...unnamed]);
  const carried = new Set([
    ...totalsByBalance(rows),
    ...tills.map(({ figure }) => figure.value.key()),
  ]);
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
  const sets = setsOf(adjustments);
  const plain = subtotals.filter(isPlainSubtotal);
  const isTaken = ({ value }: AmountOption): boolean =>
    unnamed.some(({ figure }) => figure.value.equals(value)) &&
    plain.every((subtotal) => subtotal.value.equals(value));
  const choices: TotalsChoice[] = [];
  for (const total of [...totals, null]) {
    // What a till took under the name of a subtotal is not passed over: it is the total.
    const missing = plain.length === 0 || (total !== null && isTaken(total)) ? 0 : LEFT_OUT;
    for (const subtotal of [...subtotals, null]) {
      if (total !== null && subtotal !== null && total.row.figure === subtotal.row.figure) continue;
      choices.push(
        ...bestOf({
          total,
          subtotal,
          adjustments,
          taxes,
          lineSum,
          carried,
          balances,
          sets,
          missing,
        }),
      );
    }
  }
  const ranked = choices.toSorted((a, b) => b.score - a.score);
  const [best] = ranked;
  if (best === undefined) return NOTHING;
  const next = ranked.find((other) => !isSameEnds(best, other));
  return { ...best, nextScore: next?.score ?? 0 };
}

/** Whether a label of one of these meanings is all of its text, or most of it. */
function isNamed(rows: readonly AmountRow[], names: readonly AmountRow["meaning"][]): boolean {
  return rows.some(({ meaning, label }) => names.includes(meaning) && (label?.coverage ?? 0) > 0.5);
}

/** What may be the total: by its labels, or told by other sums. */
function totalOptions(
  rows: readonly AmountRow[],
  told: readonly AmountRow[],
): readonly AmountOption[] {
  return optionsOf([...rows, ...told], {
    total: 1.6,
    plainTotal: 0.9,
    balanceDue: isNamed(rows, ["total", "plainTotal"]) ? -1.5 : 0.5,
    subtotal: isNamed(rows, ["total"]) ? -3 : -0.6,
  })
    .filter(({ row, value }) => row.meaning !== "balanceDue" || !value.isZero())
    .slice(0, MOST_OPTIONS);
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

/** A subtotal that is printed under its own name must not be passed over because the items add up without it. */
const LEFT_OUT = -4;

function isPlainSubtotal({ row }: AmountOption): boolean {
  return row.meaning === "subtotal" && row.look === "right" && (row.label?.coverage ?? 0) > 0.7;
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
  readonly sets: readonly AdjustmentSet[];
  /** What it costs to leave the subtotal out. */
  readonly missing: number;
  /** What is called a balance due, by keys: a payment before it is no discount. */
  readonly balances: ReadonlySet<string>;
}

/** The best ways from one subtotal to one total. */
function bestOf(ends: Ends): readonly TotalsChoice[] {
  const { total, subtotal, adjustments, taxes } = ends;
  const isCarried = total !== null && ends.carried.has(total.value.key());
  const labels =
    (total?.score ?? -1.5) +
    (subtotal === null ? ends.missing : subtotal.score * 0.6) +
    (isCarried ? WORTH.balance : 0);
  const between = adjustments.filter((option) => isBetween(option, subtotal, total));
  return taxes
    .flatMap((choice): readonly TotalsChoice[] => {
      const plain = { total, subtotal, taxes: choice, nextScore: 0 };
      const score = labels + choice.score * 0.6 + worthOfLines(ends, choice);
      const isGuess = subtotal?.row.isGuess === true;
      const unproved = { ...plain, adjustments: between, unused: [], proof: null, score };
      return [
        ...(isGuess ? [] : [unproved]),
        ...provedBy(ends, choice).map((way) => ({ ...plain, ...way, score: score + way.worth })),
      ];
    })
    .toSorted((a, b) => b.score - a.score)
    .slice(0, 2);
}

/** A way from the subtotal to the total that adds up. */
interface Way extends Pick<TotalsChoice, "adjustments" | "unused" | "proof"> {
  readonly worth: number;
}

function provedBy(
  { total, subtotal, lineSum, sets, balances }: Ends,
  taxes: TaxChoice,
): readonly Way[] {
  const from = subtotal?.value ?? lineSum;
  if (total === null || from === null) return [];
  const isBalance = balances.has(total.value.key());
  return sets.flatMap(({ used, unused, sum, worth, isPaid }) => {
    if (isPaid && isBalance) return [];
    const proof = proofOf(
      { from, total: total.value, adjusted: sum, isPlain: used.length === 0 },
      taxes,
    );
    return proof === null
      ? []
      : [{ adjustments: used, unused, proof, worth: worth + WORTH[proof] }];
  });
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
