import type { Finding } from "../../finding/finding.ts";
import { textOf } from "./text-block.ts";
import type { CalendarDate } from "../../base/calendar-date.ts";
import type { ChangeOrder } from "../../document/change-order.ts";
import type { Sourced } from "../../document/sourced.ts";
import type { Layout } from "../../layout/layout.ts";
import type { AmountWords, ChangeOrderTemplate } from "../change-order-template.ts";
import type { Candidate } from "../candidates.ts";
import { dateOrderOf } from "../date-order.ts";
import type { DateOrder } from "../read-value.ts";
import { numberStyleOf } from "../figures.ts";
import { type Label, labelsIn } from "../labels.ts";
import { type PagePieces, piecesOf } from "../pieces.ts";
import type { Text } from "../texts.ts";
import { type Agreement, agreementOf } from "./agreement.ts";
import { descriptionsOf } from "./description/descriptions.ts";
import { findOrderFields, type FoundOrderFields } from "./find-order-fields.ts";
import { type PaperKind, paperKind } from "./is-change-order.ts";
import { type KindReading, type NamedParties, weighKind } from "./kind.ts";
import { withoutQuotedMail } from "./quoted-mail.ts";
import { rankedDates } from "./order-date.ts";
import { orderNumbers } from "./order-numbers.ts";
import { rankedNumbers } from "./order-number.ts";
import type { OrderLabel } from "./labelled.ts";
import { type OrderVocabularies, orderVocabulariesOf } from "./order-vocabularies.ts";
import { type PartiesReading, readParties, sureSender } from "./parties.ts";
import { issuerOf, orderParties } from "./issuer.ts";
import { type AmountReading, readAmount } from "./read-amount.ts";
import { orderNotices } from "./order-notices.ts";
import { captionsOf } from "./party-captions.ts";
import { type Title, titlesOf } from "./titles.ts";

/** A change order as it was read, with everything that was weighed. */
export interface OrderDraft {
  /** Whether it is a change order at all. */
  readonly paper: PaperKind;
  readonly document: ChangeOrder;
  readonly kind: KindReading;
  readonly parties: PartiesReading;
  readonly agreement: Agreement;
  readonly priced: AmountReading;
  readonly numbers: readonly Candidate<string>[];
  readonly dates: readonly Candidate<CalendarDate>[];
  readonly descriptions: readonly Candidate<string>[];
  /** What it calls itself, the most prominent first. */
  readonly titles: readonly Title[];
  readonly found: FoundOrderFields;
  /** What a careful reader would notice. */
  readonly notices: readonly Finding[];
}

/** Evidence below this is none. */
const FEWEST_EVIDENCE = 0.12;

/** Reads a paper as a change order or a request for one. */
export function readChangeOrder(
  whole: Layout,
  allTexts: readonly Text[],
  templates: readonly ChangeOrderTemplate[],
  named: NamedParties,
): OrderDraft {
  const paper = paperOf(whole, allTexts, templates);
  const fields = fieldsOf(paper, named);
  const document = documentOf(fields);
  const { titles } = paper;
  const { kind, priced, found } = fields;
  return {
    paper: paperKind({
      titles,
      mentions: labelsIn(paper.texts, paper.vocabularies.titles),
      found,
      kind,
      carriesSum: priced.sums.difference !== null,
    }),
    document,
    titles,
    ...fields,
    notices: noticesOf(document, paper, fields),
  };
}

/** The paper without quoted mail, with what its words are called. */
interface Paper {
  readonly layout: Layout;
  readonly texts: readonly Text[];
  readonly pages: readonly PagePieces[];
  readonly vocabularies: OrderVocabularies;
  readonly order: DateOrder | null;
  readonly titles: readonly Title[];
  /** The first title that calls it an order or a request. */
  readonly title: Title | null;
  readonly labels: readonly OrderLabel[];
  readonly words: readonly Label<keyof AmountWords>[];
}

function paperOf(
  whole: Layout,
  allTexts: readonly Text[],
  templates: readonly ChangeOrderTemplate[],
): Paper {
  const { layout, texts } = withoutQuotedMail(whole, allTexts);
  const vocabularies = orderVocabulariesOf(templates);
  const style = numberStyleOf(layout.pages.flatMap((page) => page.lines));
  const titles = titlesOf(texts, layout, vocabularies.titles);
  return {
    layout,
    texts,
    pages: layout.pages.map((page) => piecesOf(page, style)),
    vocabularies,
    order: dateOrderOf(layout),
    titles,
    title: titles.find(({ rule }) => rule.means !== "other") ?? null,
    labels: labelsIn(texts, vocabularies.fields),
    words: labelsIn(texts, vocabularies.amountWords),
  };
}

/** What was weighed for each field. */
type Fields = Pick<
  OrderDraft,
  "parties" | "agreement" | "found" | "priced" | "kind" | "numbers" | "dates" | "descriptions"
>;

function fieldsOf(paper: Paper, named: NamedParties): Fields {
  const { layout, texts, pages, vocabularies, order, titles, title, labels, words } = paper;
  const captions = captionsOf(texts, vocabularies.parties, labels);
  const parties = readParties(layout, captions, {
    isRequest: title?.rule.means === "request",
    titleWords: new Set(titles.flatMap(({ label }) => label.words)),
  });
  const agreement = agreementOf(layout, order);
  const found = findOrderFields(labels, pages, order);
  const priced = readAmount({ layout, pages, found, words, titles, sender: sureSender(parties) });
  const carriesSum = priced.sums.difference !== null;
  const { marks } = vocabularies;
  const kind = weighKind({ texts, marks, parties, named, title, agreement, carriesSum });
  const heightOf = (pageNumber: number): number => layout.pages[pageNumber - 1]?.page.height ?? 1;
  const numbers = rankedNumbers(orderNumbers(found.labels, pages), title, kind.kind, heightOf);
  const descriptions = descriptionsOf({
    layout,
    labels: found.labels,
    title,
    captionWords: captions.words,
    taken: parties.taken,
    items: priced.items,
  });
  const dates = rankedDates(found.dates, layout, order, numbers[0]?.from ?? null);
  return { parties, agreement, found, priced, kind, numbers, dates, descriptions };
}

function documentOf({
  parties,
  agreement,
  priced,
  kind,
  numbers,
  dates,
  descriptions,
}: Fields): ChangeOrder {
  return {
    documentType: "CHANGE_ORDER",
    kind: kind.kind,
    issuer: issuerOf(parties, kind),
    number: sourced(numbers[0], FEWEST_NUMBER),
    description: sourced(descriptions[0]),
    amount: priced.amount,
    date: sourced(dates[0]),
    parties: orderParties(parties),
    sums: { ...priced.sums.sums, change: priced.change },
    ...priced.breakdown,
    agreement: { isShown: agreement.isShown, flaw: agreement.flaw },
    requested: priced.requested,
  };
}

function noticesOf(document: ChangeOrder, paper: Paper, fields: Fields): readonly Finding[] {
  const { layout, pages, order, title, labels, words } = paper;
  const { kind, agreement, priced, dates } = fields;
  const isUndecided = order === null && dates.length === 0;
  const monthFirst = isUndecided ? findOrderFields(labels, pages, "month-first").dates : [];
  return orderNotices({
    pages: layout.pages.map(({ page }) => page),
    document,
    kind,
    title,
    agreement,
    priced,
    saysUndetermined: saying("undetermined", words),
    calledBy: title === null ? numberCaption(fields) : null,
    saysSuperseded: isSuperseded(paper) && priced.amounts.length > 1,
    undecidedDates: isUndecided ? rankedDates(monthFirst, layout, "month-first", null) : [],
  });
}

/** Whether a revision that no longer counts is printed too: said in words, or stamped across them. */
function isSuperseded({ layout, words }: Paper): boolean {
  const isStamped = layout.pages.some(({ page }) =>
    page.hiddenWords.some(({ text }) => /^superseded$/i.test(text)),
  );
  return isStamped || saying("superseded", words) !== null;
}

/** "Change Order 5": the caption of the number, where it calls the paper an order. */
function numberCaption({ found: { numbers } }: Fields): string | null {
  const captions = numbers.map(({ label }) => textOf(label.words));
  return (
    captions.find((caption) =>
      /^(?:sub)?(?:contract )?change order(?: (?:no\.?|number|#))?\W*$/i.test(caption),
    ) ?? null
  );
}

/** The first printed words of a meaning. */
function saying(
  meaning: keyof AmountWords,
  words: readonly Label<keyof AmountWords>[],
): string | null {
  const label = words.find(({ meanings }) => meanings.includes(meaning));
  return label === undefined ? null : textOf(label.words);
}

/** A number in a line of text has less evidence than one beside a caption. */
const FEWEST_NUMBER = 0.05;

function sourced<Value>(
  candidate: Candidate<Value> | undefined,
  fewest: number = FEWEST_EVIDENCE,
): Sourced<Value> | null {
  if (candidate === undefined || candidate.score < fewest) return null;
  return { value: candidate.value, from: [candidate.from] };
}
