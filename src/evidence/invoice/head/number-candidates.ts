import { foldedKeys } from "../../../base/folded-words.ts";
import { held, type NamedSigns } from "../../../base/odds.ts";
import type { Word } from "../../../page/page.ts";
import { placeOf } from "../../../paper/invoice/found.ts";
import type {
  InvoiceLabel,
  InvoicePaper,
  PaperLine,
} from "../../../paper/invoice/invoice-paper.ts";
import { isPrefix, type LabelValue, valuesOf } from "../../../paper/invoice/label-values.ts";
import { namesInvoice, paperTitles, usualHeight } from "../paper-title.ts";
import { anyOf } from "../../../words/any-of.ts";
import { orderParts, ourWords, referenceParts, yourWords } from "../../../words/invoice/numbers.ts";
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
import { isIdentifier, numberIn, PART } from "./printed-identifier.ts";

type NumberMeaning =
  "invoiceNumber" | "purchaseOrder" | "receiptNumber" | "plainNumber" | "otherNumber";

type PrintedNumber = OnPaper<string, NumberMeaning>;

/** What each label may ask for: the number of an order may be the customer's or the vendor's, and its words tell which. */
const ASKED: Readonly<Record<NumberMeaning, readonly HeadField[]>> = {
  invoiceNumber: ["invoiceNumber"],
  receiptNumber: ["invoiceNumber"],
  plainNumber: ["invoiceNumber"],
  purchaseOrder: ["purchaseOrder"],
  otherNumber: ["purchaseOrder"],
};

const MEANINGS: readonly NumberMeaning[] = [
  "invoiceNumber",
  "purchaseOrder",
  "receiptNumber",
  "plainNumber",
  "otherNumber",
];

/** More numbers of a paper are not weighed. */
const MOST_NUMBERS = 200;

/** Everything that may number the invoice or the customer's order: by a label, or alone at the head of the paper. */
export function numberCandidates(paper: InvoicePaper): readonly HeadCandidate<string>[] {
  const glyphHeight = usualHeight(paper.layout);
  const labelled = labelledNumbers(paper, glyphHeight);
  const all = withLone(labelled, loneNumbers(paper, glyphHeight)).slice(0, MOST_NUMBERS);
  const titles = titleLetters(paper);
  return all.map((candidate) => ({
    ...candidate,
    signs: new Map([
      ...candidate.signs,
      ...shapeSigns(candidate.value, titles, candidate.meaning === null),
      ...companySigns(candidate, all, "invoiceNumber"),
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
        const one = numberAt(value, { meaning, paper, sheet: { height, glyphHeight } });
        if (one !== null) found.push(one);
      }
    }
  });
  return found;
}

/** A bare "No." behind a word for an invoice asks for the invoice's number. */
function meaningOf(label: InvoiceLabel, { words }: InvoicePaper): NumberMeaning | null {
  const meaning = MEANINGS.find((name) => label.meanings.includes(`head:${name}`)) ?? null;
  const [run] = label.runs;
  if (meaning !== "plainNumber" || run === undefined) return meaning;
  const before = run.words.slice(0, Math.max(0, run.words.indexOf(label.words[0] as Word)));
  const isNamed = namesInvoice(before.map(({ text }) => text).join(" "), words);
  return isNamed ? "invoiceNumber" : meaning;
}

interface NumberPlace {
  readonly meaning: NumberMeaning;
  readonly paper: InvoicePaper;
  readonly sheet: Sheet;
}

function numberAt(value: LabelValue, { meaning, paper, sheet }: NumberPlace): PrintedNumber | null {
  const printed = numberIn(value, paper);
  if (printed === null || (isPrefix(value.label) && value.label.coverage < 0.5)) return null;
  const { label, look, pageNumber } = value;
  const own = value.words.slice(printed.begin, printed.end);
  const isPart = isPrefix(label) && !/^P\.?O\.?$/.test(label.words[0]?.text ?? "");
  const words = isPart ? [...label.words, ...own] : own;
  const text = isPart ? `${label.words[0]?.text ?? ""} ${printed.text}` : printed.text;
  const from = placeOf(words, pageNumber, text);
  const isNamed = meaning === "invoiceNumber" && label.meanings.includes("head:plainNumber");
  const behind = value.texts.length - printed.end;
  return {
    meaning,
    value: text,
    key: keyOf(text),
    from,
    because: becauseOf(value),
    mayFill: filledBy(label, ASKED[meaning]),
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
        "letters right behind it": /^\p{L}{2}/u.test(value.texts[printed.end] ?? ""),
        [`begins a longer text ${look}`]: behind > 0 && printed.begin === 0,
      }),
      ...placeSigns(from, sheet),
      ...whoseSigns(label),
    ],
  };
}

const ORDER = new RegExp(anyOf(orderParts), "iu");
const REFERENCE = new RegExp(`(?<!\\p{L})${anyOf(referenceParts)}`, "iu");
const YOURS = new RegExp(`(?<!\\p{L})${anyOf(yourWords)}(?!\\p{L})`, "iu");
const OURS = new RegExp(`(?<!\\p{L})${anyOf(ourWords)}(?!\\p{L})`, "iu");

/** Whose order or reference a label speaks of. */
function whoseSigns({ words }: InvoiceLabel): NamedSigns {
  const text = words.map((word) => word.text).join(" ");
  const [isOrder, isReference] = [ORDER.test(text), REFERENCE.test(text)];
  const [isYours, isOurs] = [YOURS.test(text), OURS.test(text)];
  return held({
    "an order": isOrder,
    "a reference": isReference,
    yours: isYours,
    ours: isOurs,
    "your order": isOrder && isYours,
    "your reference": isReference && isYours,
  });
}

/** Words of a label that are told one by one. */
const MOST_TOLD = 6;

function wordsOf({ words }: InvoiceLabel): ReadonlySet<string> {
  return new Set(words.flatMap(({ text }) => foldedKeys(text)).slice(0, MOST_TOLD));
}

/** Numbers without a label stand among the first lines of a paper. */
const HEAD_LINES = 40;

/** Identifiers without a label, alone in their text, at the head of the paper. */
function loneNumbers(paper: InvoicePaper, glyphHeight: number): readonly PrintedNumber[] {
  return paper.lines.slice(0, HEAD_LINES).flatMap((line) =>
    line.line.pageNumber > 1
      ? []
      : line.line.runs.flatMap((run) => {
          const [word, ...others] = run.words;
          if (word === undefined || others.length > 0 || !isLone(word, line, paper)) return [];
          const value = word.text.replace(/^#/, "").replace(/[.,;:]+$/, "");
          const from = placeOf([word], run.pageNumber, value);
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
                ...placeSigns(from, { height: line.page.height, glyphHeight }),
              ],
            },
          ];
        }),
  );
}

/** Shorter numbers without a label may be anything. */
const LEAST_LONE = 4;

function isLone(word: Word, { figures }: PaperLine, paper: InvoicePaper): boolean {
  const { text } = word;
  if (text.length < LEAST_LONE || !PART.test(text) || !isIdentifier(text, paper)) return false;
  return !figures.some(({ isMarked, words }) => isMarked && words.includes(word));
}

/** Letters with which the titles of the paper begin: "FACTU" and "FA" are those of a "FACTURE". */
function titleLetters(paper: InvoicePaper): readonly string[] {
  return paperTitles(paper)
    .filter(({ means }) => means !== "other")
    .flatMap(({ printed }) => foldedKeys(printed))
    .filter((key) => /^\p{L}{4}/u.test(key));
}

/** What the print of a number says by itself. */
function shapeSigns(text: string, titles: readonly string[], isLone: boolean): NamedSigns {
  const digits = text.replace(/\D/g, "").length;
  const [letters = ""] = foldedKeys(/^\p{L}*/u.exec(text)?.[0] ?? "");
  const beginsAsTitle = letters.length > 1 && titles.some((key) => key.startsWith(letters));
  return [
    ["digits", Math.min(1, digits / 12)],
    ...held({
      "three digits in a row": /\d{3}/.test(text),
      "one or two digits": text.length < 3,
      "letters and digits": /\p{L}/u.test(text),
      "signs between": /[\p{L}\d][-/._][\p{L}\d]/u.test(text),
      "like a year": /^(?:19|20)\d\d$/.test(text),
      "like an amount": /^[\d.,' ]*\d[.,]\d\d$/.test(text),
      "like a telephone": /^[+(]?\d{2,4}[)-]+\d{3,4}-\d{3,4}$/.test(text),
      "begins as the title": beginsAsTitle,
      "alone, and begins as the title": isLone && beginsAsTitle,
    }),
  ];
}

function keyOf(text: string): string {
  return text.toUpperCase().replace(/[^\p{L}\d]/gu, "");
}
