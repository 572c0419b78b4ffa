import type { Money } from "../../base/money.ts";
import { type Candidate, provenanceOf } from "../candidates.ts";
import type { Choice } from "../choose.ts";
import type { Figure } from "../figures.ts";
import type { PagePieces } from "../pieces.ts";
import { isAmount } from "../table/figures-below.ts";
import type { PayApplicationField } from "../template.ts";
import { CORE } from "./choose-lines.ts";

/** Evidence of standing at the right place of the ledger: it still needs an identity to hold. */
const BY_PLACE = 0.11;

/** Figures of one ledger end at one right edge, within this many points. */
const SAME_EDGE = 3;

/** What an unknown caption may mean, given the lines that are known. */
export interface LedgerGiven {
  readonly pages: readonly PagePieces[];
  readonly missing: ReadonlySet<PayApplicationField>;
  /** What was chosen for the other lines. */
  readonly choices: ReadonlyMap<string, Choice>;
  readonly excluded: ReadonlySet<Figure>;
}

/**
 * Candidates for lines whose captions nobody knows: what stands in the ledger between the line before and the line
 * after, and is nobody else's figure. The form prints its nine lines in one order.
 */
export function findInLedger(
  given: LedgerGiven,
): ReadonlyMap<PayApplicationField, readonly Candidate<Money | null>[]> {
  const found = new Map<PayApplicationField, readonly Candidate<Money | null>[]>();
  const taken = new Set(
    [...given.choices.values()].flatMap(({ candidate: { figure } }) => figure ?? []),
  );
  CORE.forEach((field, place) => {
    if (!given.missing.has(field)) return;
    const before = nearest(CORE.slice(0, place).toReversed(), given);
    const after = nearest(CORE.slice(place + 1), given);
    const isAtEnd = before === null || after === null;
    if (isAtEnd && !isWellKnown(field, given)) return;
    const known = before ?? after;
    if (known === null || (before?.pageNumber ?? known.pageNumber) !== (after ?? known).pageNumber)
      return;
    const page = given.pages.find(({ layout }) => layout.page.pageNumber === known.pageNumber);
    const between = (page?.figures ?? []).filter(
      (figure) =>
        !taken.has(figure) &&
        !given.excluded.has(figure) &&
        isAmount(figure) &&
        (before === null || isBelow(figure, before)) &&
        (after === null || isBelow(after, figure)) &&
        [before, after].some((other) => other !== null && endsAt(figure, other)),
    );
    // At an end of the ledger only the next figure can be the line.
    const likely =
      before === null ? between.slice(-1) : after === null ? between.slice(0, 1) : between;
    found.set(
      field,
      likely.map((figure) =>
        candidateOf(figure, field, between.length === 1 && before !== null && after !== null),
      ),
    );
  });
  return found;
}

/** At an end of the ledger a line counts only where all that its identity speaks of have their own labels. */
function isWellKnown(field: PayApplicationField, { choices }: LedgerGiven): boolean {
  return (BESIDE[field] ?? []).some((others) =>
    others.every((other) => {
      const choice = choices.get(`lines.${other}`);
      return choice !== undefined && choice.candidate.needsProof === undefined;
    }),
  );
}

/** For the first line and the last, the lines that prove them. */
const BESIDE: Readonly<
  Partial<Record<PayApplicationField, readonly (readonly PayApplicationField[])[]>>
> = {
  originalContractSum: [["netChangeByChangeOrders", "contractSumToDate"]],
  balanceToFinish: [
    ["contractSumToDate", "totalEarnedLessRetainage", "currentPaymentDue"],
    ["contractSumToDate", "totalCompletedAndStored", "totalRetainage", "currentPaymentDue"],
  ],
};

function nearest(fields: readonly PayApplicationField[], { choices }: LedgerGiven): Figure | null {
  for (const field of fields) {
    const figure = choices.get(`lines.${field}`)?.candidate.figure ?? null;
    if (figure !== null) return figure;
  }
  return null;
}

function isBelow(lower: Figure, upper: Figure): boolean {
  return lower.box.top > upper.box.bottom - 1;
}

function endsAt(figure: Figure, other: Figure): boolean {
  return Math.abs(figure.box.right - other.box.right) < SAME_EDGE;
}

function candidateOf(
  figure: Figure,
  field: PayApplicationField,
  isAlone: boolean,
): Candidate<Money | null> {
  const isDeduction = field === "totalRetainage" || field === "previousCertificates";
  return {
    value: isDeduction ? (figure.money?.absolute() ?? null) : figure.money,
    from: provenanceOf(figure),
    figure,
    look: "right",
    score: BY_PLACE,
    needsProof: isAlone ? "one" : "two",
    because: [
      "It stands in the ledger where this line stands, and the form's arithmetic proves it.",
    ],
  };
}
