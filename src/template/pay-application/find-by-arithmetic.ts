import { Money } from "../../base/money.ts";
import { type Candidate, provenanceOf } from "../candidates.ts";
import type { Figure } from "../figures.ts";
import type { PagePieces } from "../pieces.ts";
import { isAmount } from "../table/figures-below.ts";
import type { PayApplicationField } from "../template.ts";

/** Evidence of standing in the right place of the form's arithmetic: it still needs the identities to hold. */
const BY_ARITHMETIC = 0.1;

/** A summary has about twenty amounts; with many more it would take long to try all pairs. */
const MOST_AMOUNTS = 60;

/** A summary has one amount in a line, or two side by side; a row of a schedule has more. */
const MOST_IN_LINE = 2;

/** An amount of a page, and its place in reading order. */
interface Amount {
  readonly at: number;
  readonly figure: Figure;
  readonly value: Money;
}

/**
 * The nine lines found by nothing but their arithmetic: amounts in reading order of which L1 + L2 = L3,
 * L4 − L5 = L6, L6 − L7 = L8 and L3 − L6 = L9. Four identities over nine printed amounts do not hold by chance.
 */
export function findByArithmetic(
  pages: readonly PagePieces[],
  excluded: ReadonlySet<Figure>,
): ReadonlyMap<PayApplicationField, readonly Candidate<Money | null>[]> {
  for (const page of pages) {
    const amounts = amountsOf(page, excluded);
    if (amounts.length < 8 || amounts.length > MOST_AMOUNTS) continue;
    const lines = nineLines(amounts);
    if (lines === null) continue;
    return new Map(
      Object.entries(lines).map(([field, { figure, value }]) => [
        field as PayApplicationField,
        [candidateOf(figure, isDeduction(field) ? value.absolute() : value)],
      ]),
    );
  }
  return new Map();
}

function isDeduction(field: string): boolean {
  return field === "totalRetainage" || field === "previousCertificates";
}

function candidateOf(figure: Figure, value: Money): Candidate<Money | null> {
  return {
    value,
    from: provenanceOf(figure),
    figure,
    look: "right",
    score: BY_ARITHMETIC,
    needsProof: "two",
    because: ["Its place among the amounts of the page follows from the form's arithmetic alone."],
  };
}

function amountsOf(page: PagePieces, excluded: ReadonlySet<Figure>): readonly Amount[] {
  const ofRows = figuresOfRows(page);
  return page.figures
    .filter((figure) => !excluded.has(figure) && !ofRows.has(figure))
    .flatMap((figure, at) => {
      const { money } = figure;
      return isAmount(figure) && money !== null ? [{ at, figure, value: money }] : [];
    });
}

/** Figures of lines with more amounts than a summary has side by side: rows of a schedule, read or not. */
function figuresOfRows(page: PagePieces): ReadonlySet<Figure> {
  return new Set(
    page.lines.flatMap(({ pieces }) => {
      const figures = pieces.flatMap(({ figure }) => (figure === null ? [] : [figure]));
      const amounts = figures.filter(isAmount);
      return amounts.length > MOST_IN_LINE ? figures : [];
    }),
  );
}

type NineLines = Readonly<
  Record<
    | "originalContractSum"
    | "netChangeByChangeOrders"
    | "contractSumToDate"
    | "totalCompletedAndStored"
    | "totalRetainage"
    | "totalEarnedLessRetainage"
    | "previousCertificates"
    | "currentPaymentDue"
    | "balanceToFinish",
    Amount
  >
>;

/** The only assignment of amounts to the nine lines; null when there is none, or when there are two. */
function nineLines(amounts: readonly Amount[]): NineLines | null {
  const byValue = new Map<string, Amount[]>();
  for (const amount of amounts) {
    const key = amount.value.key();
    byValue.set(key, [...(byValue.get(key) ?? []), amount]);
  }
  const found: NineLines[] = [];
  for (const contract of sumsIn(amounts, byValue)) {
    for (const earned of differencesIn(amounts, byValue)) {
      const left = contract.contractSumToDate.value.minus(earned.totalEarnedLessRetainage.value);
      const balance = byValue
        .get(left.key())
        ?.find(({ at }) => at !== contract.contractSumToDate.at);
      if (balance === undefined || left.isZero()) continue;
      for (const due of paymentsIn(amounts, byValue, earned.totalEarnedLessRetainage))
        found.push({ ...contract, ...earned, ...due, balanceToFinish: balance });
    }
  }
  const [only] = found;
  if (only === undefined) return null;
  const isSame = (other: NineLines): boolean =>
    Object.values(only).every(
      (amount, index) => Object.values(other)[index]?.value.equals(amount.value) === true,
    );
  return found.every(isSame) && !isCountedOn(only.currentPaymentDue, amounts) ? only : null;
}

/** L1 + L2 = L3, printed in this order, the contract larger than its change. */
function sumsIn(
  amounts: readonly Amount[],
  byValue: ReadonlyMap<string, readonly Amount[]>,
): readonly Pick<
  NineLines,
  "originalContractSum" | "netChangeByChangeOrders" | "contractSumToDate"
>[] {
  return pairs(amounts, (original, change) => {
    const isChange = change.value.absolute().compare(original.value) < 0 && !change.value.isZero();
    if (!isChange) return [];
    const sums = byValue.get(original.value.plus(change.value).key()) ?? [];
    const sum = sums.find(({ at }) => at > change.at);
    return sum === undefined
      ? []
      : [
          {
            originalContractSum: original,
            netChangeByChangeOrders: change,
            contractSumToDate: sum,
          },
        ];
  });
}

/** L4 − L5 = L6, printed in this order, a small part of it held back. */
function differencesIn(
  amounts: readonly Amount[],
  byValue: ReadonlyMap<string, readonly Amount[]>,
): readonly Pick<
  NineLines,
  "totalCompletedAndStored" | "totalRetainage" | "totalEarnedLessRetainage"
>[] {
  return pairs(amounts, (completed, held) => {
    const rest = completed.value.minus(held.value.absolute());
    if (held.value.isZero() || !isSmallPart(held.value.absolute(), completed.value)) return [];
    const earned = byValue.get(rest.key())?.find(({ at }) => at > held.at);
    return earned === undefined
      ? []
      : [
          {
            totalCompletedAndStored: completed,
            totalRetainage: held,
            totalEarnedLessRetainage: earned,
          },
        ];
  });
}

/** L6 − L7 = L8, what was paid before printed before what is due. */
/** Retainage is 5 or 10 percent of the work, 20 at the most; what was paid before is more. */
function isSmallPart(held: Money, completed: Money): boolean {
  return held.times(MOST_HELD).compare(completed) <= 0;
}

/** The completed work is at least this many times what is held back of it. */
const MOST_HELD = Money.of("5");

function paymentsIn(
  amounts: readonly Amount[],
  byValue: ReadonlyMap<string, readonly Amount[]>,
  earned: Amount,
): readonly Pick<NineLines, "previousCertificates" | "currentPaymentDue">[] {
  return amounts.flatMap((paid) => {
    if (paid.at <= earned.at || paid.value.isZero()) return [];
    const rest = earned.value.minus(paid.value.absolute());
    const due = byValue.get(rest.key())?.find(({ at }) => at > paid.at);
    return due === undefined ? [] : [{ previousCertificates: paid, currentPaymentDue: due }];
  });
}

function pairs<Found>(
  amounts: readonly Amount[],
  found: (one: Amount, later: Amount) => readonly Found[],
): readonly Found[] {
  return amounts.flatMap((one, index) =>
    amounts.slice(index + 1).flatMap((later) => found(one, later)),
  );
}

/** Whether something is added to a payment or taken from it further down, such as a back charge: which of the two is due, its words would have to say. */
function isCountedOn(due: Amount, amounts: readonly Amount[]): boolean {
  const below = amounts.filter(({ at, value }) => at > due.at && !value.isZero());
  return below.some((further) =>
    below.some(
      ({ at, value }) =>
        at > further.at &&
        value.minus(due.value).absolute().equals(further.value.absolute()) &&
        !value.equals(due.value),
    ),
  );
}
