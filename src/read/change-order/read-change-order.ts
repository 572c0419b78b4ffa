import { Money } from "../../base/money.ts";
import { onceFor } from "../../base/once-for.ts";
import type { ChangeOrder, ContractSums, OrderAgreement } from "../../document/change-order.ts";
import { movedBy } from "../../document/contract-sums.ts";
import type { Sourced } from "../../document/sourced.ts";
import type { Finding } from "../../finding/finding.ts";
import type { Layout } from "../../layout/layout.ts";
import type {
  AmountWords,
  ChangeOrderField,
  ChangeOrderTemplate,
  MarkRule,
  TitleRule,
} from "../../lexicon/change-order-template.ts";
import { type Label, labelsIn } from "../../lexicon/labels.ts";
import type { FieldRule } from "../../lexicon/template.ts";
import type { Text } from "../../lexicon/texts.ts";
import { type Vocabulary, vocabularyOf } from "../../lexicon/vocabulary.ts";
import { textOfWords, type Word } from "../../page/page.ts";
import { dateOrderOf } from "../../paper/date-order.ts";
import { numberStyleOf } from "../../paper/figures.ts";
import { piecesOf } from "../../paper/pieces.ts";
import { placeOfWords } from "../../paper/places.ts";
import { sourced } from "../pay-application/application-summary.ts";
import { type Title, titlesOf } from "../titles.ts";
import { type Agreement, agreementOf } from "./agreement.ts";
import { readBreakdown } from "./breakdown.ts";
import { checkedWay } from "./checked-way.ts";
import { orderPaperSigns, paperKind, type PaperKind } from "./is-change-order.ts";
import { kindMarks, type KindReading, type NamedParties } from "./kind.ts";
import type { OrderChoice, OrderKnown } from "./order-choice.ts";
import { orderNotices } from "./order-notices.ts";
import { onTheirSides, type OrderNames, orderParties } from "./order-parties.ts";
import { withoutQuotedMail } from "./quoted-mail.ts";

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
  readonly names: OrderNames;
  /** What a careful reader would notice. */
  readonly notices: readonly Finding[];
}

/** How the fields are chosen, and whom the caller knows. */
export interface OrderWishes {
  /** Chooses the fields, once it is known that the paper is a change order. */
  readonly choose: (known: OrderKnown) => OrderChoice;
  /** Reads its firms and its job. */
  readonly name: () => OrderNames;
  readonly named: NamedParties;
  /** Asks what all its words say for a change order, as a logarithm of odds. */
  readonly odds: () => number;
  /** What each sign says for a change order, as a logarithm of odds. */
  readonly signs: Readonly<Record<string, number>>;
}

/** Reads a paper as a change order or a request for one, if it is one. */
export function readChangeOrder(
  whole: Layout,
  allTexts: readonly Text[],
  templates: readonly ChangeOrderTemplate[],
  { odds, signs, ...wishes }: OrderWishes,
): OrderAttempt {
  const paper = paperOf(whole, allTexts, templates);
  const { titles } = paper;
  const kind = paperKind(titles, () => signsOf(paper, odds()), signs);
  const draft = kind.isChangeOrder ? draftOf(paper, wishes) : null;
  return { paper: kind, titles, draft };
}

/** What tells a paper as a change order, by what its words say: to be fitted. */
export function kindSignsOf(
  whole: Layout,
  allTexts: readonly Text[],
  templates: readonly ChangeOrderTemplate[],
): (odds: number) => ReadonlyMap<string, number> {
  const paper = paperOf(whole, allTexts, templates);
  return (odds) => signsOf(paper, odds);
}

function signsOf(
  { titles, texts, vocabularies }: Paper,
  odds: number,
): ReadonlyMap<string, number> {
  return orderPaperSigns({ titles, mentions: labelsIn(texts, vocabularies.titles), odds });
}

/** The paper without quoted mail, with what it calls itself. */
interface Paper {
  readonly layout: Layout;
  readonly texts: readonly Text[];
  readonly vocabularies: OrderVocabularies;
  readonly titles: readonly Title[];
  /** The first title that calls it an order or a request. */
  readonly title: Title | null;
}

function paperOf(
  whole: Layout,
  allTexts: readonly Text[],
  templates: readonly ChangeOrderTemplate[],
): Paper {
  const { layout, texts } = withoutQuotedMail(whole, allTexts);
  const vocabularies = orderVocabulariesOf(templates);
  const titles = titlesOf(texts, layout, vocabularies.titles);
  const title = titles.find(({ rule }) => rule.means !== "other") ?? null;
  return { layout, texts, vocabularies, titles, title };
}

function draftOf(
  paper: Paper,
  { choose, name, named }: Pick<OrderWishes, "choose" | "name" | "named">,
): OrderDraft {
  const { layout, texts, vocabularies, title } = paper;
  const style = numberStyleOf(layout.pages.flatMap((page) => page.lines));
  const pages = layout.pages.map((page) => piecesOf(page, style));
  const words = labelsIn(texts, vocabularies.amountWords);
  const order = dateOrderOf(layout);
  const superseded = words.filter(({ meanings }) => meanings.includes("superseded"));
  const checked = checkedWay(words, pages);
  const choice = choose({ order, checked, superseded });
  const amount = amountOf(choice, words);
  const sums = sumsOf(choice, amount);
  const issuer = sourced(choice.issuer);
  const names = onTheirSides(name(), { kind: choice.kind, issuer });
  const parties = orderParties(choice.kind.value, issuer, names);
  const agreement = agreementOf(layout, order);
  const carriesSum = movedBy(sums) !== null;
  const { marks: rules } = vocabularies;
  const marks = kindMarks({ texts, marks: rules, parties, named, title, agreement, carriesSum });
  const kind = { kind: choice.kind.value, probability: choice.kind.probability, marks };
  const { repeated, ...breakdown } = readBreakdown(
    pages,
    amount?.value ?? null,
    wordsOfSums(choice),
  );
  const document: ChangeOrder = {
    documentType: "CHANGE_ORDER",
    kind: kind.kind,
    issuer,
    number: sourced(choice.number),
    description: sourced(choice.description),
    amount,
    date: sourced(choice.date),
    parties,
    sums,
    ...breakdown,
    agreement: {
      isShown: agreement.isShown,
      flaw: agreement.flaw ?? pendingOf(kind.kind, agreement),
    },
    requested: choice.requested,
  };
  const notices = orderNotices({
    pages: layout.pages.map(({ page }) => page),
    document,
    kind,
    title,
    agreement,
    choice,
    checked,
    repeated,
    saysUndetermined: saying("undetermined", words),
    saysSuperseded: isSuperseded(layout, superseded) && choice.prices > 1,
  });
  return { document, choice, kind, names, notices };
}

/** The contract sums as they are printed; the change is the amount where nothing else is carried. */
function sumsOf({ sums }: OrderChoice, amount: Sourced<Money> | null): ContractSums {
  return {
    originalContractSum: sourced(sums.originalContractSum),
    previousChanges: sourced(sums.previousChanges),
    sumBefore: sourced(sums.sumBefore),
    sumAfter: sourced(sums.sumAfter),
    change: sums.sumAfter === null ? null : (sourced(sums.change) ?? amount),
  };
}

/** The words that print a contract sum. */
function wordsOfSums({ sums }: OrderChoice): ReadonlySet<Word> {
  const { originalContractSum, previousChanges, sumBefore, sumAfter } = sums;
  return new Set(
    [originalContractSum, previousChanges, sumBefore, sumAfter].flatMap(
      (sum) => sum?.best.words ?? [],
    ),
  );
}

/** The amount as printed; zero where the paper says in words that no money changes. */
function amountOf(
  { amount, nothing }: OrderChoice,
  words: readonly AmountLabel[],
): Sourced<Money> | null {
  if (nothing === null) return sourced(amount);
  const label = words.find(({ meanings }) => meanings.includes("nothing"));
  if (label === undefined) return null;
  return { value: Money.zero, from: [placeOfWords(label.words, label.pageNumber)] };
}

type AmountLabel = Label<keyof AmountWords>;

/** Whether a revision that no longer counts is printed too: said in words, or stamped across them. */
function isSuperseded({ pages }: Layout, said: readonly AmountLabel[]): boolean {
  const isStamped = pages.some(({ page }) =>
    page.hiddenWords.some(({ text }) => /^superseded$/i.test(text)),
  );
  return isStamped || said.length > 0;
}

/** The first printed words of a meaning. */
function saying(meaning: keyof AmountWords, words: readonly AmountLabel[]): string | null {
  const label = words.find(({ meanings }) => meanings.includes(meaning));
  return label === undefined ? null : textOfWords(label.words);
}

/** The phrases of a template for change orders, prepared for searching. */
export interface OrderVocabularies {
  /** Captions by their field; null for one whose figure is none of them. */
  readonly fields: Vocabulary<ChangeOrderField | null>;
  readonly titles: Vocabulary<TitleRule>;
  readonly marks: Vocabulary<MarkRule>;
  readonly amountWords: Vocabulary<keyof AmountWords>;
}

/** Prepares templates, the recognised layout first. The same list is prepared once. */
const orderVocabulariesOf: (templates: readonly ChangeOrderTemplate[]) => OrderVocabularies =
  onceFor((templates) => ({
    fields: vocabularyOf(templates.flatMap((template) => [...fieldEntries(template)])),
    titles: vocabularyOf(
      templates.flatMap(({ titles }) =>
        titles.flatMap((rule) => rule.phrases.map((phrase) => [phrase, rule] as const)),
      ),
    ),
    marks: vocabularyOf(
      templates.flatMap(({ marks }) =>
        marks.flatMap((rule) => rule.phrases.map((phrase) => [phrase, rule] as const)),
      ),
    ),
    amountWords: vocabularyOf(
      templates.flatMap(({ amountWords }) =>
        entriesOf(amountWords).flatMap(([name, phrases]) =>
          phrases.map((phrase) => [phrase, name] as const),
        ),
      ),
    ),
  }));

function* fieldEntries({
  fields,
  decoys,
}: ChangeOrderTemplate): Generator<readonly [string, ChangeOrderField | null]> {
  for (const [field, rule] of entriesOf<ChangeOrderField, FieldRule>(fields))
    for (const label of rule.labels) yield [label, field];
  for (const decoy of decoys) yield [decoy, null];
}

function entriesOf<Key extends string, Value>(
  record: Readonly<Partial<Record<Key, Value>>>,
): readonly (readonly [Key, Value])[] {
  return Object.entries(record) as [Key, Value][];
}

/** A request waits for an answer by its nature; an order that does so is none yet. */
function pendingOf(
  kind: ChangeOrder["kind"],
  { isShown, isPending }: Agreement,
): OrderAgreement["flaw"] {
  return kind === "GC_CHANGE_ORDER" && isPending && !isShown ? "pending" : null;
}
