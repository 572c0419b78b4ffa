import { held, type NamedSigns } from "../../../base/odds.ts";
import type { Run } from "../../../layout/lines.ts";
import { textOfWords, type Word } from "../../../page/page.ts";
import { placeOf } from "../../../paper/invoice/found.ts";
import type {
  InvoiceLabel,
  InvoicePaper,
  PaperLine,
} from "../../../paper/invoice/invoice-paper.ts";
import { isPrefix, type LabelValue, valuesOf } from "../../../paper/invoice/label-values.ts";
import { namesInvoice, paperTitles, titleLabel, usualHeight } from "../paper-title.ts";
import {
  becauseOf,
  companySigns,
  filledBy,
  type HeadCandidate,
  type HeadField,
  labelSigns,
  type OnPaper,
  placeSigns,
  type Sheet,
  withLone,
} from "./head-candidate.ts";
import {
  mayBeVendors,
  orderCompany,
  saidNumbers,
  shapeSigns,
  titleLetters,
  whoseSigns,
  wordsOf,
} from "./number-signs.ts";
import {
  announcesNumber,
  fromNumberOn,
  numberIn,
  type PrintedIdentifier,
} from "./printed-identifier.ts";

type NumberMeaning =
  "invoiceNumber" | "purchaseOrder" | "receiptNumber" | "plainNumber" | "otherNumber" | "title";

type PrintedNumber = OnPaper<string, NumberMeaning>;

/**
 * What each label may ask for: the number of an order may be the customer's or the vendor's, a reference the customer's or
 * the only number of the paper, and its words tell which.
 */
const ASKED: Readonly<Record<NumberMeaning, readonly HeadField[]>> = {
  invoiceNumber: ["invoiceNumber"],
  receiptNumber: ["invoiceNumber"],
  plainNumber: ["invoiceNumber", "purchaseOrder"],
  title: ["invoiceNumber"],
  purchaseOrder: ["purchaseOrder"],
  otherNumber: ["purchaseOrder"],
};

const MEANINGS: readonly Exclude<NumberMeaning, "title">[] = [
  "invoiceNumber",
  "purchaseOrder",
  "receiptNumber",
  "plainNumber",
  "otherNumber",
];

/** More numbers of a paper are not weighed. */
const MOST_NUMBERS = 200;

/** Everything that may number the invoice or the customer's order: by a label, by a title, or alone at the head of the paper. */
export function numberCandidates(paper: InvoicePaper): readonly HeadCandidate<string>[] {
  const glyphHeight = usualHeight(paper.layout);
  const labelled = withLone(
    labelledNumbers(paper, glyphHeight),
    titledNumbers(paper, glyphHeight),
    "invoiceNumber",
  );
  const all = withLone(labelled, loneNumbers(paper, glyphHeight)).slice(0, MOST_NUMBERS);
  const titles = titleLetters(paper);
  const title = paperTitles(paper).find(({ isCaption }) => !isCaption);
  const isCredit = title?.means === "credit-note";
  const said = saidNumbers(all);
  return all.map((candidate) => ({
    ...candidate,
    signs: new Map([
      ...candidate.signs,
      ...shapeSigns(candidate.value, titles, candidate.meaning === null),
      ...companySigns(candidate, all, "invoiceNumber"),
      ...orderCompany(candidate, said),
      // The invoice that it credits is named by the label of invoices.
      ...held({ [`by ${candidate.meaning ?? "no label"} of a credit note`]: isCredit }),
    ]),
  }));
}

function labelledNumbers(paper: InvoicePaper, glyphHeight: number): readonly PrintedNumber[] {
  const found: PrintedNumber[] = [];
  paper.lines.forEach(({ labels, page: { height } }, at) => {
    for (const label of labels) {
      const meaning = meaningOf(label, paper);
      if (meaning === null) continue;
      for (const value of valuesOf(label, at, paper)) {
        found.push(...numbersAt(value, { meaning, paper, sheet: { height, glyphHeight } }));
      }
    }
  });
  return found;
}

/** Numbers behind, right of or below what the paper calls itself: "Final invoice R-1764". */
function titledNumbers(paper: InvoicePaper, glyphHeight: number): readonly PrintedNumber[] {
  return paper.lines.flatMap(({ line, page: { height } }, at) =>
    line.runs.flatMap((run) => {
      const label = titleLabel(run, paper);
      if (label === null) return [];
      const place = { meaning: "title", paper, sheet: { height, glyphHeight } } as const;
      return valuesOf(label, at, paper).flatMap((value) => numbersAt(fromNumberOn(value), place));
    }),
  );
}

/** A bare "No." behind a word for an invoice asks for the invoice's number. */
function meaningOf(label: InvoiceLabel, { words }: InvoicePaper): NumberMeaning | null {
  const meaning = MEANINGS.find((name) => label.meanings.includes(`head:${name}`)) ?? null;
  const [run] = label.runs;
  if (meaning !== "plainNumber" || run === undefined) return meaning;
  const before = run.words.slice(0, Math.max(0, run.words.indexOf(label.words[0] as Word)));
  const isNamed = namesInvoice(textOfWords(before), words);
  return isNamed ? "invoiceNumber" : meaning;
}

/** What a label asks for: the number of an order or a reference that may be the vendor's may be the only one of a paper. */
function askedBy(meaning: NumberMeaning, whose: NamedSigns): readonly HeadField[] {
  const asked = ASKED[meaning];
  return meaning === "otherNumber" && mayBeVendors(whose) ? [...asked, "invoiceNumber"] : asked;
}

interface NumberPlace {
  readonly meaning: NumberMeaning;
  readonly paper: InvoicePaper;
  readonly sheet: Sheet;
}

/** A number at one place of a label; twice where capitals before it may be its own or the end of the label. */
function numbersAt(value: LabelValue, place: NumberPlace): readonly PrintedNumber[] {
  const { label, look, words } = value;
  const printed = numberIn(value, place.paper);
  if (printed === null || (isPrefix(label) && label.coverage < 0.5)) return [];
  const isKnown = label.own === undefined && ASKED[place.meaning][0] === "invoiceNumber";
  const mayBeDay = place.meaning === "invoiceNumber" || !BEGINS_WITH_YEAR.test(printed.text);
  const mayBeDate = look === "behind" && isKnown && mayBeDay;
  if (printed.isDate && !mayBeDate) return [];
  const own = { words: words.slice(printed.begin, printed.end), text: printed.text };
  const capitals = capitalsBefore(value, printed);
  if (capitals === null) return [numberOf(value, printed, { ...place, ...own, capitals: null })];
  const { word, isSure } = capitals;
  const longer = { words: [word, ...own.words], text: `${word.text} ${own.text}` };
  if (isSure) return [numberOf(value, printed, { ...place, ...longer, capitals: null })];
  return [
    numberOf(value, printed, { ...place, ...longer, capitals: "its own" }),
    numberOf(value, printed, { ...place, ...own, capitals: "the label's" }),
  ];
}

/** What begins so is the day of the invoice, unless its label asks for nothing but its number. */
const BEGINS_WITH_YEAR = /^20\d\d[/-]/;

interface Capitals {
  readonly word: Word;
  /** Whether they can be nothing but the begin of the number. */
  readonly isSure: boolean;
}

/** Capitals between a label and its number: the "FV" of "Faktura numer FV 44/11/2026". */
function capitalsBefore(
  { label, look }: LabelValue,
  { begin, text }: PrintedIdentifier,
): Capitals | null {
  const word = label.words.at(-1);
  if (word === undefined) return null;
  if (isPrefix(label)) return /^P\.?O\.?$/.test(word.text) ? null : { word, isSure: true };
  const mayBe = look === "behind" && begin === 0 && /^\d/.test(text) && label.length > 1;
  const areCapitals = /^\p{Lu}{1,4}$/u.test(word.text) && !announcesNumber(word.text);
  return mayBe && label.remainder === "" && areCapitals ? { word, isSure: false } : null;
}

interface OwnPrint extends NumberPlace {
  readonly words: readonly Word[];
  readonly text: string;
  /** Whose the capitals between label and number are taken for; null where there are none. */
  readonly capitals: "its own" | "the label's" | null;
}

function numberOf(
  value: LabelValue,
  printed: PrintedIdentifier,
  { words, text, capitals, meaning, sheet }: OwnPrint,
): PrintedNumber {
  const { label, look, pageNumber } = value;
  const whose = whoseSigns(label);
  const from = placeOf(words, pageNumber, text);
  const isNamed = meaning === "invoiceNumber" && label.meanings.includes("head:plainNumber");
  const behind = value.texts.length - printed.end;
  return {
    meaning,
    value: text,
    key: keyOf(text),
    from,
    because: becauseOf(value),
    mayFill: filledBy(label, askedBy(meaning, whose)),
    isTaught: label.own !== undefined,
    signs: [
      [`by ${meaning}`, 1],
      [`${look} ${meaning}`, 1],
      ["words before it", Math.min(1, printed.begin / 2)],
      ["words behind it", Math.min(1, behind / 3)],
      ...labelSigns(label),
      ...[...wordsOf(label)].map((key) => [`word ${key}`, 1] as const),
      ...held({
        "behind a title": isNamed,
        "reads as a date": printed.isDate,
        [`capitals ${capitals ?? ""}`]: capitals !== null,
        "letters right behind it": /^\p{L}{2}/u.test(value.texts[printed.end] ?? ""),
        [`begins a longer text ${look}`]: behind > 0 && printed.begin === 0,
      }),
      ...placeSigns(from, sheet),
      ...whose,
    ],
  };
}

/** Numbers without a label stand among the first lines of a paper. */
const HEAD_LINES = 40;

/** Identifiers without a label, alone in their text, at the head of the paper. */
function loneNumbers(paper: InvoicePaper, glyphHeight: number): readonly PrintedNumber[] {
  return paper.lines.slice(0, HEAD_LINES).flatMap((line) =>
    line.line.pageNumber > 1
      ? []
      : line.line.runs.flatMap((run) => {
          const lone = loneIn(run, line, paper);
          if (lone === null) return [];
          const { text: value, words, isMarked } = lone;
          const from = placeOf(words, run.pageNumber, value);
          return [
            {
              meaning: null,
              value,
              key: keyOf(value),
              from,
              because: "It stands alone at the head of the paper.",
              mayFill: ["invoiceNumber"],
              isTaught: false,
              signs: [
                ["by no label", 1] as const,
                ...held({ "behind a number sign": isMarked, "of several words": words.length > 1 }),
                ...placeSigns(from, { height: line.page.height, glyphHeight }),
              ],
            },
          ];
        }),
  );
}

/** Shorter numbers without a label may be anything, unless a sign for a number stands before them. */
const LEAST_LONE = 4;
/** A text of more words is no number alone. */
const MOST_LONE_WORDS = 4;

interface LoneNumber {
  readonly text: string;
  readonly words: readonly Word[];
  /** Whether "#", "№" or "No." stands before it. */
  readonly isMarked: boolean;
}

/** The identifier that a text is, with nothing but a sign for a number before it. */
function loneIn({ words }: Run, { figures }: PaperLine, paper: InvoicePaper): LoneNumber | null {
  if (words.length > MOST_LONE_WORDS) return null;
  const texts = words.map(({ text }) => text);
  const printed = numberIn({ texts, words }, paper);
  if (printed === null || printed.end < words.length) return null;
  const isMarked = printed.begin > 0 || /^[#№]/u.test(texts[0] ?? "");
  if (!isMarked && (printed.isDate || printed.text.length < LEAST_LONE)) return null;
  const own = words.slice(printed.begin);
  if (figures.some((figure) => figure.isMarked && own.some((word) => figure.words.includes(word))))
    return null;
  return { text: printed.text, words: own, isMarked };
}

function keyOf(text: string): string {
  return text.toUpperCase().replace(/[^\p{L}\d]/gu, "");
}
