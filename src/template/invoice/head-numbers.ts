import { type Found, placeOf } from "./found.ts";
import { isIban, looksLikeTaxId } from "./identifiers.ts";
import type { InvoiceLabel, InvoicePaper } from "./invoice-paper.ts";
import { namesInvoice } from "./paper-title.ts";
import type { Word } from "../../page/page.ts";
import { isPrefix, type LabelValue, valuesOf } from "./label-values.ts";
import { ownWorth } from "./vendor/own-labels.ts";
import { type DateOrders, readPrintedDate } from "./printed-dates.ts";

/** The numbers in the head of an invoice. */
export interface HeadNumbers {
  readonly invoiceNumber: Found<string> | null;
  readonly purchaseOrder: Found<string> | null;
}

/** A label in a sentence is weaker than a bare "Number" that stands alone. */
const CLEAR = 1.35;

type NumberMeaning =
  "invoiceNumber" | "purchaseOrder" | "receiptNumber" | "plainNumber" | "otherNumber";

interface NumberCandidate {
  readonly meaning: NumberMeaning;
  readonly text: string;
  readonly found: Omit<Found<string>, "margin" | "lost">;
  readonly score: number;
  readonly pageNumber: number;
}

const MEANINGS: readonly NumberMeaning[] = [
  "invoiceNumber",
  "purchaseOrder",
  "receiptNumber",
  "plainNumber",
  "otherNumber",
];

/** Reads the invoice's own number and that of the customer's order. */
export function readHeadNumbers(paper: InvoicePaper): HeadNumbers {
  const candidates = numberCandidates(paper);
  const clear = candidates.filter(({ score }) => score >= CLEAR);
  const invoice =
    best(clear, "invoiceNumber") ??
    best(clear, "receiptNumber") ??
    best(candidates, "plainNumber") ??
    best(candidates, "invoiceNumber");
  return { invoiceNumber: invoice, purchaseOrder: best(candidates, "purchaseOrder") };
}

function best(
  candidates: readonly NumberCandidate[],
  meaning: NumberMeaning,
): Found<string> | null {
  const own = candidates.filter((candidate) => candidate.meaning === meaning);
  const printings = new Map<string, number>();
  for (const { text } of own) printings.set(text, (printings.get(text) ?? 0) + 1);
  const votes = (text: string): number => (printings.get(text) ?? 1) - 1;
  const ranked = own
    .map((candidate) => ({
      candidate,
      score: candidate.score + 0.3 * Math.min(2, votes(candidate.text)),
    }))
    .toSorted((a, b) => b.score - a.score);
  const [first] = ranked;
  if (first === undefined) return null;
  const others = ranked.filter(({ candidate }) => candidate.text !== first.candidate.text);
  const next = others[0]?.score ?? 0;
  return {
    ...first.candidate.found,
    margin: Math.max(0, Math.min(1, (first.score - next) / first.score + 0.2)),
    lost: others.slice(0, 5).map(({ candidate }) => ({
      printed: candidate.text,
      pageNumber: candidate.pageNumber,
      because: candidate.found.because[0] ?? "",
    })),
  };
}

function numberCandidates(paper: InvoicePaper): readonly NumberCandidate[] {
  const found: NumberCandidate[] = [];
  paper.lines.forEach(({ labels }, at) => {
    for (const label of labels) {
      const meaning = meaningOf(label, paper);
      if (meaning === null) continue;
      for (const value of valuesOf(label, at, paper)) {
        const candidate = candidateAt(value, meaning, paper);
        if (candidate === null) continue;
        found.push(candidate);
        break;
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

function candidateAt(
  value: LabelValue,
  meaning: NumberMeaning,
  paper: InvoicePaper,
): NumberCandidate | null {
  const printed = numberIn(value, paper);
  if (printed === null || (isPrefix(value.label) && value.label.coverage < 0.5)) return null;
  const { label, look, pageNumber } = value;
  const own = value.words.slice(printed.begin, printed.end);
  const isPart = isPrefix(label) && !/^P\.?O\.?$/.test(label.words[0]?.text ?? "");
  const words = isPart ? [...label.words, ...own] : own;
  const text = isPart ? `${label.words[0]?.text ?? ""} ${printed.text}` : printed.text;
  const caption = label.words.map((word) => word.text).join(" ");
  return {
    meaning,
    text,
    score:
      PLACE_WORTH[look] * labelWorth(label, meaning) +
      (/\d{3}/.test(printed.text) ? 0.3 : 0) -
      0.3 * (pageNumber - 1) +
      ownWorth(label),
    pageNumber,
    found: {
      sourced: { value: text, from: [placeOf(words, pageNumber, text)] },
      because: [`It stands ${look} the label "${caption}".`],
    },
  };
}

/** How sure a value belongs to its label, by where it stands. */
const PLACE_WORTH: Readonly<Record<LabelValue["look"], number>> = {
  behind: 1,
  right: 0.95,
  below: 0.85,
};

/** How well a label tells that a number follows: long, alone in its text, at its begin, with a colon. */
function labelWorth(label: InvoiceLabel, meaning: NumberMeaning): number {
  const isNamed = meaning === "invoiceNumber" && label.meanings.includes("head:plainNumber");
  const isShort = !isNamed && label.length < 2 && label.coverage < 0.5;
  const begins = label.words[0] === label.runs[0]?.words[0];
  const hasColon = label.words.at(-1)?.text.endsWith(":") === true;
  return (
    (2 + 0.25 * label.length + (hasColon ? 0.3 : 0)) *
    (0.5 + 0.5 * Math.min(1, label.coverage * 1.5)) *
    (isShort ? 0.6 : 1) *
    (isPrefix(label) ? 0.7 : 1) *
    (begins || isNamed ? 1 : 0.7)
  );
}

interface PrintedIdentifier {
  readonly text: string;
  readonly begin: number;
  readonly end: number;
}

const FILLER = /^(?:[:#.№-]+|no\.?|nr\.?|n°|nº|num\.?|number|numéro|numero)$/i;
/** One word of an identifier: letters and digits with signs between. */
const PART = /^[#(]?[\p{L}\p{N}][\p{L}\p{N}/._\-–#*\\:+&]*\)?[,;]?$/u;
const PREFIX = /^[\p{Lu}]{1,5}$/u;
const SEPARATOR = /^[/\-–]$/;
const MOST_PARTS = 6;

/** The identifier at the begin of a value; null where there is none, or where it is a date, a rate or an account. */
function numberIn(value: LabelValue, paper: InvoicePaper): PrintedIdentifier | null {
  const { texts, words } = value;
  const begin = texts.findIndex((text) => !FILLER.test(text));
  if (begin < 0 || words[begin] === undefined) return null;
  let end = begin;
  while (end < texts.length && end - begin < MOST_PARTS && isPart(value, end, begin)) end += 1;
  while (end > begin && !endsIdentifier(texts[end - 1] ?? "")) end -= 1;
  const text = texts
    .slice(begin, end)
    .join(" ")
    .replace(/^[#:(]+\s*/, "")
    .replace(/[.,;:)]+$/, "");
  return isIdentifier(text, paper) ? { text, begin, end } : null;
}

function endsIdentifier(text: string): boolean {
  return !SEPARATOR.test(text) && /\d/.test(text);
}

const ANY_ORDER: DateOrders = { dotted: "day-first", other: "day-first" };
const LONGEST = 40;

/** Whether a text may number an invoice or an order: no date, account, tax number or rate. */
function isIdentifier(text: string, { months }: InvoicePaper): boolean {
  if (!/\d/.test(text) || text.length > LONGEST) return false;
  const isDate = /[./-]|\p{L}{3}/u.test(text) && readPrintedDate(text, months, ANY_ORDER) !== null;
  return !isDate && !isIban(text) && !looksLikeTaxId(text) && !/^[+(]?\d[\d ()]*%$/.test(text);
}

/**
 * Whether a word goes on with an identifier: prefixes in capitals, groups of digits and single separators do; a second
 * word only where the whole is made of such parts.
 */
function isPart({ texts, words }: LabelValue, at: number, begin: number): boolean {
  const text = texts[at] ?? "";
  if (SEPARATOR.test(text)) return at > begin;
  if (!PART.test(text)) return false;
  if (at === begin) return /\d/.test(text) || PREFIX.test(text);
  const before = texts[at - 1] ?? "";
  if (/[,;]$/.test(before) || isApart(words[at - 1], words[at])) return false;
  // "No. / date: 118842 / 03.06.2026".
  if (SEPARATOR.test(before) && FULL_DATE.test(text)) return false;
  if (SEPARATOR.test(before) || PREFIX.test(before)) return true;
  const isGroup = DIGITS.test(text) && /^[\p{Lu}\d/-]+$/u.test(before);
  return isGroup && texts.slice(at).every((rest) => DIGITS.test(rest));
}

const FULL_DATE = /^(?:\d{1,2}[./-]\d{1,2}[./-]\d{2,4}|\d{4}-\d{2}-\d{2})$/;
const DIGITS = /^[\d/-]+$/;

function isApart(before: Word | undefined, word: Word | undefined): boolean {
  if (before === undefined || word === undefined) return true;
  return word.box.left - before.box.right > 0.9 * word.glyphHeight;
}
