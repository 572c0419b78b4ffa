import type { Money } from "../../base/money.ts";
import type { CalendarDate } from "../../base/calendar-date.ts";
import type { LienWaiver, WaiverType } from "../../document/lien-waiver.ts";
import type { Sourced } from "../../document/sourced.ts";
import { captionsIn } from "../../evidence/caption.ts";
import type { Candidate } from "../../evidence/candidate.ts";
import { dayIn, isOpenDay, scoresInOrder } from "../../evidence/date-candidates.ts";
import { notaryOn } from "../../evidence/lien-waiver/notary.ts";
import { signatureOn } from "../../evidence/signature.ts";
import { statuteText } from "../../evidence/lien-waiver/statute-text.ts";
import { typeMarks } from "../../evidence/lien-waiver/type-marks.ts";
import { type TypeWeights, typeSigns } from "../../evidence/lien-waiver/type-signs.ts";
import { typeOptions } from "../../evidence/lien-waiver/type-options.ts";
import { waiverCandidates } from "../../evidence/lien-waiver/waiver-candidates.ts";
import { candidatesFor, type WaiverSlot } from "../../evidence/lien-waiver/waiver-slots.ts";
import { type Finding, found } from "../../finding/finding.ts";
import type { WAIVER_FIELDS } from "../../kinds/lien-waiver/fields.ts";
import type { Text } from "../../lexicon/texts.ts";
import type { DateOrder } from "../../paper/read-value.ts";
import type { Paper } from "../../paper/paper.ts";
import { placeOfWords } from "../../paper/places.ts";
import { spelledSums } from "../../paper/spelled-sums.ts";
import { type WaiverValues, waiverValues } from "../../solve/lien-waiver/waiver-values.ts";
import { type TypeHalf, typeHalf } from "../../solve/lien-waiver/waiver-type.ts";
import { sharesOf } from "../../weights/scores.ts";
import {
  shippedWaiverWeighing,
  type WaiverScores,
  waiverScores,
  type WaiverWeighing,
} from "../../weights/waiver-weighing.ts";
import { chosenOf, moneyIn, textIn } from "../chosen-of.ts";
import { type Chosen, sourced } from "../pay-application/application-summary.ts";

/** Fields of a lien waiver by their names, as they were chosen. */
export type WaiverChoice = {
  readonly [Name in keyof typeof WAIVER_FIELDS]: Chosen<
    NonNullable<LienWaiver[Name]>["value"]
  > | null;
};

/** A lien waiver as it was read, before it is weighed against itself. */
export interface WaiverDraft {
  readonly document: LienWaiver;
  readonly choice: WaiverChoice;
  /** How probable its type is. */
  readonly typeShare: number;
  readonly notices: readonly Finding[];
}

/** What the reader of a lien waiver is told. */
export interface WaiverWishes {
  readonly order: DateOrder | null;
  readonly texts: readonly Text[];
  /** What weighs candidates in place of the shipped numbers, to measure by numbers that never saw a layout. */
  readonly weighing?: WaiverWeighing;
}

/** Reads the fields of a lien waiver. */
export function readLienWaiver(paper: Paper, wishes: WaiverWishes): WaiverDraft {
  const { order, texts, weighing = shippedWaiverWeighing() } = wishes;
  const candidates = waiverCandidates(paper);
  const scores = inOrder(waiverScores(candidates, weighing.slots), candidates.date, order);
  const values = waiverValues(candidates, scores);
  const captionOf = captionsIn(paper);
  const chosen = <Value>(
    slot: WaiverSlot,
    valueOf: (candidate: Candidate) => Value,
  ): Chosen<Value> | null =>
    chosenOf(
      values[slot],
      { own: candidatesFor(slot, candidates), shares: sharesOf(scores[slot]), valueOf },
      captionOf,
    );
  const day = (slot: "throughDate" | "signedOn"): Chosen<CalendarDate> | null => {
    const figure = values[slot].candidate?.figure;
    const isOpen = order === null && figure !== undefined && isOpenDay(figure);
    return isOpen ? null : chosen(slot, dayIn);
  };
  const choice: WaiverChoice = {
    claimant: chosen("claimant", textIn),
    customer: chosen("customer", textIn),
    owner: chosen("owner", textIn),
    project: chosen("project", textIn),
    location: chosen("location", textIn),
    throughDate: day("throughDate"),
    amount: chosen("amount", moneyIn),
    exceptions: chosen("exceptions", textIn),
    signer: chosen("signer", textIn),
    signedOn: day("signedOn"),
  };
  const { type, share, notices } = typeOf(paper, texts, weighing.types);
  const document: LienWaiver = {
    documentType: "LIEN_WAIVER",
    waiverType: type,
    signature: signatureOn(paper.pages, values.signer.candidate?.figure ?? null),
    notary: notaryOn(paper),
    claimant: sourced(choice.claimant),
    customer: sourced(choice.customer),
    owner: sourced(choice.owner),
    project: sourced(choice.project),
    location: sourced(choice.location),
    throughDate: sourced(choice.throughDate),
    amount: sourced(choice.amount),
    exceptions: sourced(choice.exceptions),
    signer: sourced(choice.signer),
    signedOn: sourced(choice.signedOn),
    amountInWords: amountInWords(paper, choice.amount),
  };
  return {
    document,
    choice,
    typeShare: share,
    notices: [...openDates(values, order), ...notices, ...textNotices(paper, texts, document)],
  };
}

/** Scores in which no day is read in another order than the paper's. */
function inOrder(
  scores: WaiverScores,
  days: readonly Candidate[],
  order: DateOrder | null,
): WaiverScores {
  return {
    ...scores,
    throughDate: scoresInOrder(scores.throughDate, days, order),
    signedOn: scoresInOrder(scores.signedOn, days, order),
  };
}

/** Each half of the type is told where it is more certain than this. */
const CERTAIN = 0.8;

interface ReadType {
  readonly type: WaiverType;
  readonly share: number;
  readonly notices: readonly Finding[];
}

function typeOf(paper: Paper, texts: readonly Text[], weights: TypeWeights): ReadType {
  const marks = typeMarks(paper);
  const signs = typeSigns(texts, marks, typeOptions(paper));
  const [conditional, final] = (["conditional", "final"] as const).map((half) =>
    typeHalf(half, signs, { marks, weights }),
  ) as [TypeHalf, TypeHalf];
  const share = conditional.probability * final.probability;
  const { contradicts } = conditional;
  if (contradicts !== null)
    return { type: "UNCLEAR", share: 1 - share, notices: [contradiction(contradicts)] };
  const isClear = conditional.probability > CERTAIN && final.probability > CERTAIN;
  if (!isClear)
    return { type: "UNCLEAR", share, notices: [found("waiver-type-unclear", {}, ["waiverType"])] };
  const first = conditional.isSo ? "CONDITIONAL" : "UNCONDITIONAL";
  return { type: `${first}_${final.isSo ? "FINAL" : "PROGRESS"}`, share, notices: [] };
}

function contradiction(isTitledConditional: boolean): Finding {
  return found(
    "waiver-title-against-text",
    { titled: isTitledConditional ? "conditional" : "unconditional" },
    ["waiverType"],
  );
}

/** The sum in words that stands nearest to the amount: the only one, or the one of the same value. */
function amountInWords(paper: Paper, amount: Chosen<Money> | null): Sourced<Money> | null {
  const sums = spelledSums(paper);
  const same = sums.find(({ value }) => amount !== null && value.equals(amount.best.value));
  const own = same ?? (sums.length === 1 ? sums[0] : undefined);
  if (own === undefined) return null;
  return { value: own.value, from: [placeOfWords(own.words, own.pageNumber)] };
}

function textNotices(
  paper: Paper,
  texts: readonly Text[],
  { signature }: LienWaiver,
): readonly Finding[] {
  const unsigned = signature === "BLANK" ? [found("not-signed", {}, ["signature"])] : [];
  return [...changedText(paper, texts), ...unsigned];
}

/** Where a statute's form has other words. Of a picture nothing is said: what differs may be read wrong. */
function changedText(paper: Paper, texts: readonly Text[]): readonly Finding[] {
  const isPrinted = paper.pages.every(({ page }) =>
    page.words.every(({ reader }) => reader !== "ocr"),
  );
  const followed = isPrinted ? statuteText(paper, texts) : null;
  if (followed === null || followed.changes.length === 0) return [];
  const { form, changes } = followed;
  const first = changes.slice(0, MOST_CHANGES);
  return [
    found("statute-text-changed", {
      statute: form.statute,
      changes: first,
      others: changes.length - first.length,
    }),
  ];
}

/** Changes that are told one by one. */
const MOST_CHANGES = 3;

const DAYS = ["throughDate", "signedOn"] as const;

/** Days that may be read either way. */
function openDates(values: WaiverValues, order: DateOrder | null): readonly Finding[] {
  if (order !== null) return [];
  return DAYS.flatMap((field) => {
    const figure = values[field].candidate?.figure;
    if (figure === undefined || !isOpenDay(figure)) return [];
    const { printed, pageNumber } = figure;
    return [found("date-order-open", { field, printed, pageNumber }, [field])];
  });
}
