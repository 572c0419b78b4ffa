import { type CalendarDate, compareDates } from "../../../base/calendar-date.ts";
import { held } from "../../../base/odds.ts";
import type { Line, Run } from "../../../layout/lines.ts";
import type { Word } from "../../../page/page.ts";
import { placeOf } from "../../../paper/invoice/found.ts";
import type { InvoiceMeaning, InvoicePaper } from "../../../paper/invoice/invoice-paper.ts";
import { type LabelValue, valuesOf } from "../../../paper/invoice/label-values.ts";
import { namesInvoice, usualHeight } from "../paper-title.ts";
import { datesAmong, type PrintedDate } from "../../../paper/invoice/printed-dates.ts";
import { goesOnBelow } from "../parties/blocks.ts";
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
import { anyOf } from "../../../words/any-of.ts";
import { discountOffers } from "../../../words/invoice/dates.ts";

type DateMeaning = "invoiceDate" | "dueDate" | "plainDate" | "otherDate" | "paymentTerms";

/**
 * What each label may ask for: a till or a gate that prints no other date dates its receipt by when it was used, and terms
 * of payment may say the day that they come to.
 */
const ASKED: Readonly<Record<DateMeaning, readonly HeadField[]>> = {
  invoiceDate: ["invoiceDate"],
  plainDate: ["invoiceDate"],
  dueDate: ["dueDate"],
  otherDate: ["invoiceDate"],
  paymentTerms: ["dueDate"],
};

/** A date of the paper; null where day and month are not told apart. */
export type DateCandidate = HeadCandidate<CalendarDate | null>;

type DateOnPaper = OnPaper<CalendarDate | null, DateMeaning>;

/** More dates of a paper are not weighed. */
const MOST_DATES = 200;

/** Every date that may be the invoice's own or that on which it is due: by a label, in its title, or alone. */
export function dateCandidates(paper: InvoicePaper): readonly DateCandidate[] {
  const glyphHeight = usualHeight(paper.layout);
  const labelled = labelledDates(paper, glyphHeight);
  const all = withLone(labelled, loneDates(paper, glyphHeight)).slice(0, MOST_DATES);
  const days = all.flatMap(({ value }) => value ?? []).toSorted(compareDates);
  const [first, last] = [days[0], days.at(-1)];
  const areLabelled = all.some(({ meaning }) => meaning !== null);
  return all.map((candidate) => ({
    ...candidate,
    signs: new Map([
      ...candidate.signs,
      ...companySigns(candidate, all, "invoiceDate"),
      ...held({
        "some date by a label": candidate.meaning === null && areLabelled,
        "the earliest": isDay(candidate.value, first),
        "the latest": isDay(candidate.value, last) && !isDay(first ?? null, last),
        "another day": !isDay(first ?? null, last),
      }),
    ]),
  }));
}

function isDay(one: CalendarDate | null, other: CalendarDate | undefined): boolean {
  return one !== null && other !== undefined && compareDates(one, other) === 0;
}

function labelledDates(paper: InvoicePaper, glyphHeight: number): readonly DateOnPaper[] {
  const found: DateOnPaper[] = [];
  paper.lines.forEach(({ labels, line, page: { height } }, at) => {
    const sheet = { height, glyphHeight };
    found.push(...line.runs.flatMap((run) => dateInTitle(run, paper, sheet)));
    for (const label of labels) {
      const meaning = dateMeaning(label.meanings);
      if (meaning === null) continue;
      for (const value of valuesOf(label, at, paper))
        found.push(...datesAt(value, { meaning, paper, sheet }));
    }
  });
  return found;
}

function dateMeaning(meanings: readonly InvoiceMeaning[]): DateMeaning | null {
  for (const meaning of [
    "invoiceDate",
    "dueDate",
    "plainDate",
    "otherDate",
    "paymentTerms",
  ] as const)
    if (meanings.includes(`head:${meaning}`)) return meaning;
  // "Due" may head an amount or a date.
  return null;
}

interface DatePlace {
  readonly meaning: DateMeaning;
  readonly paper: InvoicePaper;
  readonly sheet: Sheet;
}

/** Further behind a label stands the value of another, or of a sentence. */
const MOST_BEFORE = 7;
/** Dates of one value: a discount may be offered until the first. */
const DATES_OF_VALUE = 3;

const OFFER = new RegExp(anyOf(discountOffers), "i");

/** The dates of a label's value, a discount's before that on which the whole is due. */
function datesAt(
  printed: LabelValue,
  { meaning, paper, sheet }: DatePlace,
): readonly DateOnPaper[] {
  const datesOf = ({ texts }: LabelValue): readonly PrintedDate[] =>
    datesAmong(texts, paper.months, paper.dateOrder);
  const own = datesOf(printed);
  const value = own.length > 0 ? printed : withLineBelow(printed, paper);
  const dates = (value === printed ? own : datesOf(value))
    .filter(({ begin }) => begin <= MOST_BEFORE)
    .slice(0, DATES_OF_VALUE);
  return dates.map((date, index) => {
    const { pageNumber, label, look } = value;
    const from = placeOf(value.words.slice(date.begin, date.end), pageNumber, date.printed);
    const [next, before] = [dates[index + 1], dates[index - 1]];
    return {
      meaning,
      ...dated(date),
      from,
      because: becauseOf(value),
      mayFill: filledBy(label, ASKED[meaning]),
      isTaught: label.own !== undefined,
      signs: [
        [`by ${meaning}`, 1],
        [`${look} ${meaning}`, 1],
        ["words before it", Math.min(1, date.begin / MOST_BEFORE)],
        ["words behind it", Math.min(1, (value.texts.length - date.end) / 3)],
        ...labelSigns(label),
        ...held({
          "over two lines": value !== printed,
          "behind another date's label": isBehindOther(value, paper),
          "second of a value": index > 0,
          "until which a discount is offered": isOffer(value.texts, date, next),
          "behind the offer of a discount":
            before !== undefined && isOffer(value.texts, before, date),
        }),
        ...placeSigns(from, sheet),
      ],
    };
  });
}

/** Whether a label follows one of another date in its own text: "for the period from … to". */
function isBehindOther({ label, at }: LabelValue, { lines }: InvoicePaper): boolean {
  const labels = lines[at]?.labels ?? [];
  return labels.some(
    ({ runs: [run], box, meanings }) =>
      run === label.runs[0] && box.left < label.box.left && meanings.includes("head:otherDate"),
  );
}

/** A value with the line below it where a date goes on there: "23 de octubre de" above "2026". */
function withLineBelow(value: LabelValue, { lines, months, dateOrder }: InvoicePaper): LabelValue {
  const { words, texts } = value;
  const last = words.at(-1);
  if (last === undefined) return value;
  const at = lines.findIndex(({ line }, index) => index >= value.at && line.words.includes(last));
  const own = lines[at]?.line.runs.find((run) => run.words.at(-1) === last);
  const next = lines[at + 1]?.line;
  if (own === undefined || next?.pageNumber !== own.pageNumber) return value;
  const below = next.runs.find((run) => goesOnBelow(run, own))?.words ?? [];
  const both = [...texts, ...below.map(({ text }) => text)];
  const isOver = datesAmong(both, months, dateOrder).some(
    ({ begin, end }) => begin < texts.length && end > texts.length,
  );
  return isOver ? { ...value, words: [...words, ...below], texts: both } : value;
}

/** Whether of two dates with the offer of a discount between the first is the earlier one. */
function isOffer(
  texts: readonly string[],
  one: PrintedDate,
  other: PrintedDate | undefined,
): boolean {
  if (other === undefined || one.date === null || other.date === null) return false;
  const between = texts.slice(one.end, other.begin).join(" ");
  return OFFER.test(between) && compareDates(one.date, other.date) < 0;
}

/** A title begins with its name, which may have a word before. */
const TITLE_WORDS = 2;

/** A title is no sentence. */
const MOST_TITLE = 60;

/** A date in the line that names the invoice and its number: "Facture n° 12 du 3 mars 2025". */
function dateInTitle(run: Run, paper: InvoicePaper, sheet: Sheet): readonly DateOnPaper[] {
  if (run.words.length < 3) return [];
  const texts = run.words.map(({ text }) => text);
  if (texts.filter((text) => /\d/.test(text)).length < 2) return [];
  const [first, second] = datesAmong(texts, paper.months, paper.dateOrder);
  if (first === undefined || second !== undefined || first.begin < 2) return [];
  const before = texts.slice(0, first.begin).join(" ");
  const isTitle = before.length <= MOST_TITLE && namesInvoice(before, paper.words);
  if (!/\d/.test(before) || !isTitle) return [];
  const from = placeOf(run.words.slice(first.begin, first.end), run.pageNumber, first.printed);
  return [
    {
      meaning: null,
      ...dated(first),
      from,
      because: "It stands behind the invoice's number.",
      mayFill: ["invoiceDate"],
      isTaught: false,
      signs: [
        ["in the title", 1],
        ...held({
          "title begins its text": namesInvoice(texts.slice(0, TITLE_WORDS).join(" "), paper.words),
          "title ends with it": first.end === texts.length,
        }),
        ...placeSigns(from, sheet),
      ],
    },
  ];
}

/** Dates without a label on the first page, the first of them first. */
function loneDates(paper: InvoicePaper, glyphHeight: number): readonly DateOnPaper[] {
  const found: DateOnPaper[] = [];
  for (const { line, page } of paper.lines) {
    if (line.pageNumber > 1) continue;
    const texts = line.words.map(({ text }) => text);
    for (const date of datesAmong(texts, paper.months, paper.dateOrder)) {
      const from = placeOf(line.words.slice(date.begin, date.end), line.pageNumber, date.printed);
      found.push({
        meaning: null,
        ...dated(date),
        from,
        because: "No label asks for it; it is a date at the head of the paper.",
        mayFill: ["invoiceDate"],
        isTaught: false,
        signs: [
          ["by no label", 1],
          ["lone dates before", Math.min(1, found.length / 3)],
          ["words beside it", Math.min(1, wordsBeside(line, date) / 6)],
          ...held({ "stamped at the edge": isStamp(texts, date.end, line.box.top) }),
          ...placeSigns(from, { height: page.height, glyphHeight }),
        ],
      });
    }
  }
  return found;
}

function wordsBeside(line: Line, { begin, end }: PrintedDate): number {
  const run = line.runs.find(({ words }) => words.includes(line.words[begin] as Word));
  return Math.max(0, (run?.words.length ?? 0) - (end - begin));
}

/** A date with a time at the very edge of the page was printed by the program that made the file. */
function isStamp(texts: readonly string[], end: number, top: number): boolean {
  return top < 24 && /^\d{1,2}:\d{2}/.test(texts[end] ?? "");
}

function dated({ date, printed }: PrintedDate): Pick<DateCandidate, "value" | "key"> {
  const key = date === null ? printed : `${date.year}-${date.month}-${date.day}`;
  return { value: date, key };
}
