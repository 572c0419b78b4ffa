import type { CalendarDate } from "../../base/calendar-date.ts";
import { Money } from "../../base/money.ts";
import type { ChangeOrder, CostLine } from "../../document/change-order.ts";
import type { Sourced } from "../../document/sourced.ts";
import type { Layout } from "../../layout/layout.ts";
import type { ChangeOrderTemplate, PartyCaption } from "../change-order-template.ts";
import { type Candidate, placeOfWords, provenanceOf } from "../candidates.ts";
import { dateOrderOf } from "../date-order.ts";
import { numberStyleOf } from "../figures.ts";
import { labelsIn } from "../labels.ts";
import { piecesOf } from "../pieces.ts";
import type { Text } from "../texts.ts";
import { type Agreement, agreementOf } from "./agreement.ts";
import { type SignedAmount, signedAmount } from "./amount-sign.ts";
import { type AmountCandidate, amountCandidates } from "./choose-amount.ts";
import { carriedSum } from "./carried-sums.ts";
import { isApprovedColumn, isSuperseded } from "./column-captions.ts";
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
import { type PartiesReading, readParties, sourcedFirm } from "./parties.ts";
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
    carriedSum(columns),
  );
  const amounts = amountCandidates({
    money: found.money,
    columns,
    difference: sums.difference,
    sums: sums.figures,
    isApprovedColumn: (figure) => isApprovedColumn(figure, pages),
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
  const [best] = amounts;
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
  const dates = rankedDates(found.dates, layout, order);
  const descriptions = descriptionsOf({
    layout,
    labels: found.labels,
    title,
    captionWords: captions.words,
    taken: parties.taken,
    items: itemsOf(columns, best),
  });
  const [sender] = parties.senders;
  const document: ChangeOrder = {
    documentType: "CHANGE_ORDER",
    kind: kind.kind,
    issuer: issuerOf(parties, kind),
    number: sourced(numbers[0]),
    description: sourced(descriptions[0]),
    amount:
      best === undefined || amount === null
        ? null
        : { value: amount.value, from: [best.candidate.from] },
    date: sourced(dates[0]),
    parties: {
      sender: sourcedFirm(sender),
      addressee: sourcedFirm(parties.addressees[0]),
      owner: sourcedFirm(firstOf(parties, ["owner", "toOwner"])),
      contractor: sourcedFirm(firstOf(parties, ["contractor", "toContractor"])),
      subcontractor: sourcedFirm(firstOf(parties, ["subcontractor", "toSubcontractor"])),
    },
    sums: { ...sums.sums, change: null },
    costs: costLines(columns),
    requested: null,
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
  };
}

function issuerOf(parties: PartiesReading, { kind }: KindReading): Sourced<string> | null {
  const [sender] = parties.senders;
  if (sender !== undefined) return sourcedFirm(sender);
  const isRequest = kind === "SUBCONTRACTOR_REQUEST";
  return sourcedFirm(
    firstOf(parties, isRequest ? ["subcontractor", "contractor"] : ["contractor", "owner"]),
  );
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

function costLines(columns: readonly CostColumn[]): readonly CostLine[] {
  const longest = columns.toSorted((a, b) => b.cells.length - a.cells.length)[0];
  return (longest?.cells ?? []).map(({ figure, amount, caption }) => ({
    description:
      caption === ""
        ? null
        : { value: caption, from: [placeOfWords(figure.words, figure.pageNumber, caption)] },
    amount: { value: amount, from: [provenanceOf(figure)] },
  }));
}

function sourced<Value>(candidate: Candidate<Value> | undefined): Sourced<Value> | null {
  if (candidate === undefined || candidate.score < FEWEST_EVIDENCE) return null;
  return { value: candidate.value, from: [candidate.from] };
}
