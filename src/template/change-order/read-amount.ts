import { Money } from "../../base/money.ts";
import type { Sourced } from "../../document/sourced.ts";
import type { Layout } from "../../layout/layout.ts";
import type { AmountWords } from "../change-order-template.ts";
import { type Candidate, placeOfWords, provenanceOf } from "../candidates.ts";
import type { Label } from "../labels.ts";
import type { PagePieces } from "../pieces.ts";
import { type SignedAmount, signedAmount } from "./amount-sign.ts";
import { attachmentPages } from "./attachments.ts";
import { type Breakdown, readBreakdown } from "./breakdown.ts";
import { type AmountCandidate, amountCandidates } from "./choose-amount.ts";
import { isApprovedColumn, isOneOfRow, isSuperseded } from "./column-captions.ts";
import { readSums, type SumsReading } from "./contract-sums.ts";
import { type CostColumn, costColumnsOf } from "./cost-column.ts";
import type { FoundOrderFields } from "./find-order-fields.ts";
import type { FirmCandidate } from "./firm-candidates.ts";
import { sumsInSentences } from "./in-sentences.ts";
import { itemsOf } from "./order-items.ts";
import { textOf } from "./text-block.ts";
import type { Title } from "./titles.ts";

/** What the amount is read from. */
export interface AmountGiven {
  readonly layout: Layout;
  readonly pages: readonly PagePieces[];
  readonly found: FoundOrderFields;
  /** Words that say what a figure does to the contract. */
  readonly words: readonly Label<keyof AmountWords>[];
  readonly titles: readonly Title[];
  readonly sender: FirmCandidate | undefined;
}

/** The amount with all figures around it. */
export interface AmountReading {
  /** Figures that may be the amount, the likeliest first. */
  readonly amounts: readonly AmountCandidate[];
  /** The chosen one with the sign that it moves the contract by, and where the sign comes from. */
  readonly signed: SignedAmount | null;
  readonly amount: Sourced<Money> | null;
  readonly sums: SumsReading;
  /** The change as the contract sum carries it. */
  readonly change: Sourced<Money> | null;
  readonly breakdown: Breakdown;
  readonly requested: Sourced<Money> | null;
  /** Words of the lines that the amount is the sum of. */
  readonly items: readonly Sourced<string>[];
}

/** Reads the agreed net change and what leads to it. */
export function readAmount(given: AmountGiven): AmountReading {
  const { layout, pages, found, words, titles, sender } = given;
  const title = titles.find(({ rule }) => rule.means !== "other") ?? null;
  const columns = pages.flatMap((page) => costColumnsOf(page));
  const said = pages.flatMap(sumsInSentences);
  const sums = readSums([...found.money, ...said], changesOf(found), columns);
  const amounts = amountCandidates({
    money: found.money,
    columns,
    difference: sums.difference,
    sums: sums.figures,
    change: sums.change?.figure ?? null,
    isApprovedColumn: (figure) => isApprovedColumn(figure, pages),
    attachments: attachmentPages(layout, titles, sender),
    isOneOfRow: (figure) => isOneOfRow(figure, pages),
    isOrder: title?.rule.means === "order",
    isSuperseded: (candidate) => isSuperseded(candidate, words),
  });
  const best = amounts[0] ?? nothingToPay(words);
  const titleText = title === null ? "" : textOf(title.label.runs.flatMap((run) => run.words));
  const context = { difference: sums.difference, words, pages, titleText };
  const signed = best === undefined ? null : signedAmount(best, context);
  const amount: Sourced<Money> | null =
    best === undefined || signed === null
      ? null
      : { value: signed.value, from: [best.candidate.from] };
  return {
    amounts,
    signed,
    amount,
    sums,
    change: carriedChange(sums, amount, found, columns),
    breakdown: readBreakdown(columns, pages, best?.candidate.value ?? null, sums.figures),
    requested: requestedOf(found, amount),
    items: itemsOf(columns, best),
  };
}

/** Words that say that nothing is to be paid, where no amount is printed: "No additional cost is requested." */
function nothingToPay(words: readonly Label<keyof AmountWords>[]): AmountCandidate | undefined {
  const label = words.find(({ meanings }) => meanings.includes("nothing"));
  if (label === undefined) return undefined;
  const because = ["The paper says so in words."];
  const candidate: Candidate<Money> = {
    value: Money.zero,
    from: placeOfWords(label.words, label.pageNumber),
    figure: null,
    look: "right",
    score: FEWEST_EVIDENCE,
    because,
  };
  return { candidate, field: null, score: FEWEST_EVIDENCE, because, said: [] };
}

const FEWEST_EVIDENCE = 0.12;

function changesOf({ money }: FoundOrderFields): readonly Money[] {
  return money.flatMap(({ field, candidate }) =>
    CHANGES.has(field) && candidate.value !== null ? [candidate.value] : [],
  );
}

const CHANGES: ReadonlySet<string> = new Set([
  "agreedAmount",
  "changeAmount",
  "totalAmount",
  "requestedAmount",
  "plainTotal",
]);

/** The change as the contract sum carries it: the amount, or the figure before tax that the sum moves by. */
function carriedChange(
  { sums, difference }: SumsReading,
  amount: Sourced<Money> | null,
  { money }: FoundOrderFields,
  columns: readonly CostColumn[],
): Sourced<Money> | null {
  if (sums.sumAfter === null) return null;
  if (difference === null || amount?.value.absolute().equals(difference.absolute()) === true)
    return amount;
  const figures = [
    ...money.flatMap(({ candidate: { figure } }) => figure ?? []),
    ...columns.flatMap(({ cells }) => cells.map(({ figure }) => figure)),
  ];
  const moved = figures.find(
    (figure) => figure.money?.absolute().equals(difference.absolute()) === true,
  );
  return moved === undefined ? amount : { value: difference, from: [provenanceOf(moved)] };
}

/** What was asked for, where it is printed and is not what was agreed. */
function requestedOf(
  { money }: FoundOrderFields,
  amount: Sourced<Money> | null,
): Sourced<Money> | null {
  const asked = money
    .filter(({ field, candidate }) => field === "requestedAmount" && candidate.score > ASKED)
    .toSorted((a, b) => b.candidate.score - a.candidate.score)
    .find(({ candidate }) => candidate.value !== null)?.candidate;
  if (asked === undefined || asked.value === null || amount === null) return null;
  return asked.value.absolute().equals(amount.value.absolute())
    ? null
    : { value: asked.value, from: [asked.from] };
}

/** A caption with less evidence does not say what was asked. */
const ASKED = 0.3;
