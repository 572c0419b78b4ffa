import type { CalendarDate } from "../../base/calendar-date.ts";
import { Money } from "../../base/money.ts";
import type { ChangeOrder } from "../../document/change-order.ts";
import type { Sourced } from "../../document/sourced.ts";
import type { Layout } from "../../layout/layout.ts";
import type { AmountWords, ChangeOrderTemplate, PartyCaption } from "../change-order-template.ts";
import { type Candidate, placeOfWords, provenanceOf } from "../candidates.ts";
import { dateOrderOf } from "../date-order.ts";
import { numberStyleOf } from "../figures.ts";
import { type Label, labelsIn } from "../labels.ts";
import { piecesOf } from "../pieces.ts";
import type { Text } from "../texts.ts";
import { type Agreement, agreementOf } from "./agreement.ts";
import { type SignedAmount, signedAmount } from "./amount-sign.ts";
import { type AmountCandidate, amountCandidates } from "./choose-amount.ts";
import { isApprovedColumn, isOneOfRow, isSuperseded } from "./column-captions.ts";
import { readSums, type SumsReading } from "./contract-sums.ts";
import { type CostCell, type CostColumn, costColumnsOf } from "./cost-column.ts";
import { descriptionsOf } from "./description.ts";
import type { FirmCandidate } from "./firm-candidates.ts";
import { findOrderFields, type FoundOrderFields } from "./find-order-fields.ts";
import { type PaperKind, paperKind } from "./is-change-order.ts";
import { type KindReading, type NamedParties, weighKind } from "./kind.ts";
import { withoutQuotedMail } from "./quoted-mail.ts";
import { rankedDates } from "./order-date.ts";
import { sumsInSentences } from "./in-sentences.ts";
import { orderNumbers } from "./order-numbers.ts";
import { rankedNumbers } from "./order-number.ts";
import { orderVocabulariesOf } from "./order-vocabularies.ts";
import {
  isSameFirm,
  type PartiesReading,
  readParties,
  sourcedFirm,
  sureSender,
} from "./parties.ts";
import { attachmentPages } from "./attachments.ts";
import { readBreakdown } from "./breakdown.ts";
import { orderNotices } from "./order-notices.ts";
import { captionsOf } from "./party-captions.ts";
import { type Title, titlesOf } from "./titles.ts";
import { textOf } from "./text-block.ts";

/** A change order as it was read, with everything that was weighed. */
export interface ChangeOrderReading {
  /** Whether it is a change order at all. */
  readonly paper: PaperKind;
  readonly document: ChangeOrder;
  readonly kind: KindReading;
  readonly parties: PartiesReading;
  readonly agreement: Agreement;
  readonly amounts: readonly AmountCandidate[];
  readonly amount: SignedAmount | null;
  readonly sums: SumsReading;
  readonly columns: readonly CostColumn[];
  readonly numbers: readonly Candidate<string>[];
  readonly dates: readonly Candidate<CalendarDate>[];
  readonly descriptions: readonly Candidate<string>[];
  /** What it calls itself, the most prominent first. */
  readonly titles: readonly Title[];
  readonly found: FoundOrderFields;
  /** What a careful reader would notice, in full sentences. */
  readonly notices: readonly string[];
}

/** Evidence below this is none. */
const FEWEST_EVIDENCE = 0.12;

/** Reads a paper as a change order or a request for one. */
export function readChangeOrder(
  whole: Layout,
  allTexts: readonly Text[],
  templates: readonly ChangeOrderTemplate[],
  named: NamedParties,
): ChangeOrderReading {
  const { layout, texts } = withoutQuotedMail(whole, allTexts);
  const vocabularies = orderVocabulariesOf(templates);
  const style = numberStyleOf(layout.pages.flatMap((page) => page.lines));
  const pages = layout.pages.map((page) => piecesOf(page, style));
  const order = dateOrderOf(layout);
  const titles = titlesOf(texts, layout, vocabularies.titles);
  const title = titles.find(({ rule }) => rule.means !== "other") ?? null;
  const labels = labelsIn(texts, vocabularies.fields);
  const captions = captionsOf(texts, vocabularies.parties, labels);
  const parties = readParties(layout, captions, {
    isRequest: title?.rule.means === "request",
    titleWords: new Set(titles.flatMap(({ label }) => label.words)),
  });
  const agreement = agreementOf(layout, order);
  const found = findOrderFields(labels, pages, order);
  const columns = pages.flatMap((page) => costColumnsOf(page));
  const words = labelsIn(texts, vocabularies.amountWords);
  const sums = readSums(
    [...found.money, ...pages.flatMap(sumsInSentences)],
    changesOf(found),
    columns,
  );
  const amounts = amountCandidates({
    money: found.money,
    columns,
    difference: sums.difference,
    sums: sums.figures,
    change: sums.change?.figure ?? null,
    isApprovedColumn: (figure) => isApprovedColumn(figure, pages),
    attachments: attachmentPages(layout, titles, sureSender(parties)),
    isOneOfRow: (figure) => isOneOfRow(figure, pages),
    isOrder: title?.rule.means === "order",
    isSuperseded: (candidate) => isSuperseded(candidate, words),
  });
  const kind = weighKind({
    texts,
    marks: vocabularies.marks,
    parties,
    named,
    title,
    agreement,
    carriesSum: sums.difference !== null,
  });
  const best = amounts[0] ?? nothingToPay(words);
  const amount =
    best === undefined
      ? null
      : signedAmount(best, {
          difference: sums.difference,
          words,
          pages,
          titleText: title === null ? "" : textOf(title.label.runs.flatMap((run) => run.words)),
        });
  const numbers = rankedNumbers(
    orderNumbers(found.labels, pages),
    title,
    kind.kind,
    (pageNumber) => layout.pages[pageNumber - 1]?.page.height ?? 1,
  );
  const dates = rankedDates(found.dates, layout, order, numbers[0]?.from ?? null);
  const descriptions = descriptionsOf({
    layout,
    labels: found.labels,
    title,
    captionWords: captions.words,
    taken: parties.taken,
    items: itemsOf(columns, best),
  });
  const [sender] = parties.senders;
  const signed: Sourced<Money> | null =
    best === undefined || amount === null
      ? null
      : { value: amount.value, from: [best.candidate.from] };
  const document: ChangeOrder = {
    documentType: "CHANGE_ORDER",
    kind: kind.kind,
    issuer: issuerOf(parties, kind),
    number: sourced(numbers[0], FEWEST_NUMBER),
    description: sourced(descriptions[0]),
    amount: signed,
    date: sourced(dates[0]),
    parties: {
      sender: sourcedFirm(sender),
      addressee: sourcedFirm(parties.addressees[0]),
      owner: sourcedFirm(firstOf(parties, ["owner", "toOwner"])),
      contractor: sourcedFirm(firstOf(parties, ["contractor", "toContractor"])),
      subcontractor: sourcedFirm(firstOf(parties, ["subcontractor", "toSubcontractor"])),
    },
    sums: { ...sums.sums, change: carriedChange(sums, signed, found, columns) },
    ...readBreakdown(columns, pages, best?.candidate.value ?? null, sums.figures),
    agreement: { isShown: agreement.isShown, flaw: agreement.flaw },
    requested: requestedOf(found, signed),
  };
  return {
    paper: paperKind({
      titles,
      mentions: labelsIn(texts, vocabularies.titles),
      found,
      kind,
      carriesSum: sums.difference !== null,
    }),
    document,
    kind,
    parties,
    agreement,
    amounts,
    amount,
    sums,
    columns,
    numbers,
    dates,
    descriptions,
    titles,
    found,
    notices: orderNotices({
      pages: layout.pages.map(({ page }) => page),
      document,
      kind,
      title,
      agreement,
      amounts,
      amount,
      saysUndetermined: saying("undetermined", words),
      saysSuperseded: saying("superseded", words) !== null && amounts.length > 1,
      undecidedDates:
        order === null && dates.length === 0
          ? rankedDates(
              findOrderFields(labels, pages, "month-first").dates,
              layout,
              "month-first",
              null,
            )
          : [],
    }),
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

/** The first printed words of a meaning. */
function saying(
  meaning: keyof AmountWords,
  words: readonly Label<keyof AmountWords>[],
): string | null {
  const label = words.find(({ meanings }) => meanings.includes(meaning));
  return label === undefined ? null : label.words.map((word) => word.text).join(" ");
}

/** The firm that made the paper: who sends it; else who has the part of the one that issues such a paper. */
function issuerOf(parties: PartiesReading, { kind }: KindReading): Sourced<string> | null {
  const isRequest = kind === "SUBCONTRACTOR_REQUEST";
  const byPart = firstOf(parties, isRequest ? ["subcontractor"] : ["contractor"]);
  const others = [...(parties.byCaption.get(isRequest ? "toContractor" : "toSubcontractor") ?? [])];
  const signer = parties.senders.find(
    ({ name }) => !others.some((other) => isSameFirm(other.name, name)),
  );
  const last = firstOf(parties, isRequest ? ["contractor"] : ["owner"]);
  return sourcedFirm(sureSender(parties) ?? byPart ?? signer ?? last);
}

/** The likeliest firm beside the first of some captions that has one. */
function firstOf(
  { byCaption }: PartiesReading,
  captions: readonly PartyCaption[],
): FirmCandidate | undefined {
  return captions.flatMap((caption) => byCaption.get(caption) ?? [])[0];
}

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

/** Words of the priced lines that the amount is the sum of. */
function itemsOf(
  columns: readonly CostColumn[],
  best: AmountCandidate | undefined,
): readonly Sourced<string>[] {
  const amount = best?.candidate.value.absolute();
  if (amount === undefined) return [];
  return partsOf(columns, amount).flatMap(({ figure, caption }) => {
    const value = caption.replace(/^[\W\d]+/, "").trim();
    return value.split(" ").length < 2
      ? []
      : [{ value, from: [placeOfWords(figure.words, figure.pageNumber, value)] as const }];
  });
}

/** More lines are no bundle of changes. */
const MOST_PARTS = 12;

/** Lines that follow each other in a column and add up to an amount. */
function partsOf(columns: readonly CostColumn[], amount: Money): readonly CostCell[] {
  for (const { cells } of columns) {
    for (let begin = 0; begin < cells.length; begin += 1) {
      for (let end = begin + 2; end <= Math.min(cells.length, begin + MOST_PARTS); end += 1) {
        const parts = cells.slice(begin, end);
        if (
          Money.sum(parts.map((cell) => cell.amount))
            .absolute()
            .equals(amount)
        )
          return parts;
      }
    }
  }
  return [];
}

/** The change as the contract sum carries it: the amount, or the figure before tax that the sum moves by. */
function carriedChange(
  { sums, difference }: SumsReading,
  amount: Sourced<Money> | null,
  { money }: FoundOrderFields,
  columns: readonly CostColumn[],
): Sourced<Money> | null {
  if (sums.sumAfter === null) return null;
  const isAmount = difference === null || amount?.value.absolute().equals(difference.absolute());
  if (isAmount === true || difference === null) return amount;
  const figures = [
    ...money.flatMap(({ candidate: { figure } }) => figure ?? []),
    ...columns.flatMap(({ cells }) => cells.map(({ figure }) => figure)),
  ];
  const moved = figures.find((figure) => figure.money?.absolute().equals(difference.absolute()));
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

/** A number in a line of text has less evidence than one beside a caption. */
const FEWEST_NUMBER = 0.05;

function sourced<Value>(
  candidate: Candidate<Value> | undefined,
  fewest: number = FEWEST_EVIDENCE,
): Sourced<Value> | null {
  if (candidate === undefined || candidate.score < fewest) return null;
  return { value: candidate.value, from: [candidate.from] };
}
