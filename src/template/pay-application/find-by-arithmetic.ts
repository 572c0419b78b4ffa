import type { Money } from "../../base/money.ts";
import { type Candidate, provenanceOf } from "../candidates.ts";
import type { Figure } from "../figures.ts";
import type { PagePieces } from "../pieces.ts";
import type { PayApplicationField } from "../template.ts";

/** Evidence of standing in the right place of the form's arithmetic: it still needs the identities to hold. */
const BY_ARITHMETIC = 0.1;

/** A summary has about twenty amounts; a page with many more is a table. */
const MOST_AMOUNTS = 60;

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
    needsProof: true,
    because: ["Its place among the amounts of the page follows from the form's arithmetic alone."],
  };
}

function amountsOf(page: PagePieces, excluded: ReadonlySet<Figure>): readonly Amount[] {
  return page.figures
    .filter((figure) => !excluded.has(figure))
    .flatMap((figure, at) => {
      const isAmount = figure.form === "amount" || figure.form === "dash";
      return isAmount && figure.money !== null ? [{ at, figure, value: figure.money }] : [];
    });
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
  return found.every(isSame) ? only : null;
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

/** L4 − L5 = L6, printed in this order, less held back than earned. */
function differencesIn(
  amounts: readonly Amount[],
  byValue: ReadonlyMap<string, readonly Amount[]>,
): readonly Pick<
  NineLines,
  "totalCompletedAndStored" | "totalRetainage" | "totalEarnedLessRetainage"
>[] {
  return pairs(amounts, (completed, held) => {
    const rest = completed.value.minus(held.value.absolute());
    if (held.value.isZero() || held.value.absolute().compare(rest) >= 0) return [];
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
