import type { Finding } from "../../finding/finding.ts";
import { textOf } from "./text-block.ts";
import { Money } from "../../base/money.ts";
import type { ChangeOrder, KindMark } from "../../document/change-order.ts";
import type { Sourced } from "../../document/sourced.ts";
import type { Layout } from "../../layout/layout.ts";
import { placeOfWords } from "../candidates.ts";
import type { AmountWords, ChangeOrderTemplate } from "../change-order-template.ts";
import { dateOrderOf } from "../date-order.ts";
import type { DateOrder } from "../read-value.ts";
import { numberStyleOf } from "../figures.ts";
import { type Label, labelsIn } from "../labels.ts";
import type { Chosen } from "../pay-application/application-summary.ts";
import { type PagePieces, piecesOf } from "../pieces.ts";
import type { Text } from "../texts.ts";
import { type Agreement, agreementOf } from "./agreement.ts";
import { checkedWay } from "./checked-way.ts";
import { findOrderFields, type FoundOrderFields } from "./find-order-fields.ts";
import { orderPaperSigns, type PaperKind, paperKind } from "./is-change-order.ts";
import { kindMarks, type KindReading, type NamedParties } from "./kind.ts";
import type { OrderLabel } from "./labelled.ts";
import type { OrderChoice, OrderKnown } from "./order-choice.ts";
import { orderNotices } from "./order-notices.ts";
import { orderParties } from "./order-parties.ts";
import { type OrderVocabularies, orderVocabulariesOf } from "./order-vocabularies.ts";
import { type PartiesReading, readParties } from "./parties.ts";
import { captionsOf } from "./party-captions.ts";
import { withoutQuotedMail } from "./quoted-mail.ts";
import { aroundAmount, type Ledgers, readLedgers } from "./read-amount.ts";
import { type Title, titlesOf } from "./titles.ts";

/** What a paper is, and its reading where it is a change order. */
export interface OrderAttempt {
  readonly paper: PaperKind;
  /** What it calls itself, the most prominent first. */
  readonly titles: readonly Title[];
  readonly draft: OrderDraft | null;
}

/** A change order as it was read, with everything that was weighed. */
export interface OrderDraft {
  readonly document: ChangeOrder;
  readonly choice: OrderChoice;
  readonly kind: KindReading;
  readonly parties: PartiesReading;
  /** What a careful reader would notice. */
  readonly notices: readonly Finding[];
}

/** How the fields are chosen, and whom the caller knows. */
export interface OrderWishes {
  /** Chooses the fields, once it is known that the paper is a change order. */
  readonly choose: (known: OrderKnown) => OrderChoice;
  readonly named: NamedParties;
  /** What all its words say for a change order, as a logarithm of odds. */
  readonly odds: number;
  /** What each sign says for a change order, as a logarithm of odds. */
  readonly signs: Readonly<Record<string, number>>;
}

/** Reads a paper as a change order or a request for one, if it is one. */
export function readChangeOrder(
  whole: Layout,
  allTexts: readonly Text[],
  templates: readonly ChangeOrderTemplate[],
  { choose, named, odds, signs }: OrderWishes,
): OrderAttempt {
  const paper = paperOf(whole, allTexts, templates);
  const around = aroundOf(paper, named);
  const { titles } = paper;
  const kind = paperKind(titles, signsOf(paper, around, odds), signs);
  const draft = kind.isChangeOrder ? draftOf(choose(knownOf(paper)), paper, around) : null;
  return { paper: kind, titles, draft };
}

/** What tells a paper as a change order, by what its words say: to be fitted. */
export function kindSignsOf(
  whole: Layout,
  allTexts: readonly Text[],
  templates: readonly ChangeOrderTemplate[],
): (odds: number) => ReadonlyMap<string, number> {
  const paper = paperOf(whole, allTexts, templates);
  const around = aroundOf(paper, { subcontractor: null, gc: null });
  return (odds) => signsOf(paper, around, odds);
}

function signsOf(
  { titles, texts, vocabularies }: Paper,
  { ledgers }: Around,
  odds: number,
): ReadonlyMap<string, number> {
  return orderPaperSigns({
    titles,
    mentions: labelsIn(texts, vocabularies.titles),
    carriesSum: ledgers.sums.difference !== null,
    odds,
  });
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

function knownOf({ order, words, pages }: Paper): OrderKnown {
  return {
    order,
    checked: checkedWay(words, pages),
    superseded: words.filter(({ meanings }) => meanings.includes("superseded")),
  };
}

/** What is read of a paper before its fields are chosen. */
interface Around {
  readonly parties: PartiesReading;
  readonly agreement: Agreement;
  readonly found: FoundOrderFields;
  readonly ledgers: Ledgers;
  readonly marks: readonly KindMark[];
}

function aroundOf(paper: Paper, named: NamedParties): Around {
  const { layout, texts, pages, vocabularies, order, titles, title, labels } = paper;
  const captions = captionsOf(texts, vocabularies.parties, labels);
  const parties = readParties(layout, captions, {
    isRequest: title?.rule.means === "request",
    titleWords: new Set(titles.flatMap(({ label }) => label.words)),
  });
  const agreement = agreementOf(layout, order);
  const found = findOrderFields(labels, pages);
  const ledgers = readLedgers(pages, found);
  const carriesSum = ledgers.sums.difference !== null;
  const { marks: rules } = vocabularies;
  const context = { texts, marks: rules, parties, named, title, agreement, carriesSum };
  return { parties, agreement, found, ledgers, marks: kindMarks(context) };
}

function draftOf(choice: OrderChoice, paper: Paper, around: Around): OrderDraft {
  const { parties, agreement, found, ledgers, marks } = around;
  const kind = { kind: choice.kind.value, probability: choice.kind.probability, marks };
  const priced = aroundAmount(amountOf(choice, paper), ledgers, paper.pages, found);
  const document: ChangeOrder = {
    documentType: "CHANGE_ORDER",
    kind: kind.kind,
    issuer: sourced(choice.issuer),
    number: sourced(choice.number),
    description: sourced(choice.description),
    amount: priced.amount,
    date: sourced(choice.date),
    parties: orderParties(parties),
    sums: { ...priced.sums.sums, change: priced.change },
    ...priced.breakdown,
    agreement: { isShown: agreement.isShown, flaw: agreement.flaw },
    requested: priced.requested,
  };
  const notices = orderNotices({
    pages: paper.layout.pages.map(({ page }) => page),
    document,
    kind,
    title: paper.title,
    agreement,
    choice,
    difference: ledgers.sums.difference,
    saysUndetermined: saying("undetermined", paper.words),
    calledBy: paper.title === null ? numberCaption(found) : null,
    saysSuperseded: isSuperseded(paper) && pricesOf(found) > 1,
  });
  return { document, choice, kind, parties, notices };
}

/** How many amounts stand beside captions. */
function pricesOf({ money }: FoundOrderFields): number {
  return new Set(money.flatMap(({ candidate: { value } }) => value?.absolute().key() ?? [])).size;
}

function sourced<Value>(chosen: Chosen<Value> | null): Sourced<Value> | null {
  return chosen === null ? null : { value: chosen.best.value, from: [chosen.best.from] };
}

/** The amount as printed; zero where the paper says in words that no money changes. */
function amountOf({ amount, nothing }: OrderChoice, { words }: Paper): Sourced<Money> | null {
  if (nothing === null) return sourced(amount);
  const label = words.find(({ meanings }) => meanings.includes("nothing"));
  if (label === undefined) return null;
  return { value: Money.zero, from: [placeOfWords(label.words, label.pageNumber)] };
}

/** Whether a revision that no longer counts is printed too: said in words, or stamped across them. */
function isSuperseded({ layout, words }: Paper): boolean {
  const isStamped = layout.pages.some(({ page }) =>
    page.hiddenWords.some(({ text }) => /^superseded$/i.test(text)),
  );
  return isStamped || saying("superseded", words) !== null;
}

/** "Change Order 5": the caption of the number, where it calls the paper an order. */
function numberCaption({ numbers }: FoundOrderFields): string | null {
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
