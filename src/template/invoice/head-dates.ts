import { type Finding, found } from "../../finding/finding.ts";
import { type CalendarDate, compareDates } from "../../base/calendar-date.ts";
import type { Sourced } from "../../document/sourced.ts";
import { type Found, placeOf } from "./found.ts";
import type { InvoiceMeaning, InvoicePaper } from "./invoice-paper.ts";
import { type LabelValue, valuesOf } from "./label-values.ts";
import { ownWorth } from "./vendor/own-labels.ts";
import { namesInvoice } from "./paper-title.ts";
import { datesAmong, type PrintedDate } from "./printed-dates.ts";
import type { Line, Run } from "../../layout/lines.ts";
import type { Word } from "../../page/page.ts";

/** The dates of an invoice, with warnings about what could not be settled. */
export interface HeadDates {
  readonly invoiceDate: Found<CalendarDate> | null;
  readonly dueDate: Found<CalendarDate> | null;
  readonly notices: readonly Finding[];
}

type DateMeaning = "invoiceDate" | "plainDate" | "dueDate" | "otherDate";

/** A date that stands by a label, or alone. */
interface DateCandidate {
  readonly meaning: DateMeaning | null;
  /** Null where day and month are not told apart. */
  readonly date: CalendarDate | null;
  readonly printed: string;
  readonly sourced: Omit<Sourced<CalendarDate>, "value">;
  readonly score: number;
  readonly because: string;
  readonly pageNumber: number;
}

const WEIGHTS: Readonly<Record<DateMeaning, number>> = {
  invoiceDate: 3,
  plainDate: 2,
  dueDate: 3,
  otherDate: 2,
};

/** A label in a sentence is weaker than a date that stands alone at the head. */
const CLEAR = 1.6;

/** Reads invoice date and due date by their labels; an unlabelled date counts only where no labelled one is printed. */
export function readHeadDates(paper: InvoicePaper): HeadDates {
  const candidates = labelledDates(paper);
  const notices: Finding[] = [];
  const due = bestOf(candidates, ["dueDate"]);
  const labelled = candidates.filter(({ score }) => score >= CLEAR);
  const invoice =
    bestOf(labelled, ["invoiceDate", "plainDate"]) ??
    bestOf(unlabelledDates(paper, candidates), [null]) ??
    bestOf(candidates, ["invoiceDate", "plainDate"]);
  return {
    invoiceDate: settled(invoice, candidates, "invoiceDate", notices),
    dueDate: settled(due, candidates, "dueDate", notices),
    notices,
  };
}

function settled(
  best: DateCandidate | null,
  all: readonly DateCandidate[],
  field: "invoiceDate" | "dueDate",
  notices: Finding[],
): Found<CalendarDate> | null {
  if (best === null) return null;
  if (best.date === null) {
    notices.push(found("date-order-open", { field, printed: best.printed }, [field]));
    return null;
  }
  const { date } = best;
  const others = all.filter(
    (other) =>
      other.meaning === best.meaning && other.date !== null && compareDates(other.date, date) !== 0,
  );
  const next = Math.max(0, ...others.map(({ score }) => score));
  return {
    sourced: { value: date, from: best.sourced.from },
    because: [best.because],
    margin: Math.min(1, (best.score - next) / best.score + 0.2),
    lost: others
      .slice(0, 5)
      .map(({ printed, pageNumber, because }) => ({ printed, pageNumber, because })),
  };
}

function bestOf(
  candidates: readonly DateCandidate[],
  meanings: readonly (DateMeaning | null)[],
): DateCandidate | null {
  const own = candidates.filter(({ meaning }) => meanings.includes(meaning));
  return own.toSorted((a, b) => b.score - a.score)[0] ?? null;
}

function labelledDates(paper: InvoicePaper): readonly DateCandidate[] {
  const found: DateCandidate[] = [];
  paper.lines.forEach(({ labels, line }, at) => {
    found.push(...line.runs.flatMap((run) => dateInTitle(run, paper)));
    for (const label of labels) {
      const meaning = dateMeaning(label.meanings);
      if (meaning === null) continue;
      for (const value of valuesOf(label, at, paper)) {
        const candidate = candidateAt(value, meaning, paper);
        if (candidate !== null) found.push(candidate);
        if (candidate !== null) break;
      }
    }
  });
  return found;
}

/** A date in the line that names the invoice and its number: "Facture n° 12 du 3 mars 2025". */
function dateInTitle(run: Run, paper: InvoicePaper): readonly DateCandidate[] {
  if (run.words.length < 3) return [];
  const texts = run.words.map(({ text }) => text);
  if (texts.filter((text) => /\d/.test(text)).length < 2) return [];
  const [first, second] = datesAmong(texts, paper.months, paper.dateOrder);
  if (first === undefined || second !== undefined || first.begin < 2) return [];
  const before = texts.slice(0, first.begin).join(" ");
  if (!/\d/.test(before) || before.length > 60 || !namesInvoice(before, paper.words)) return [];
  const from = placeOf(run.words.slice(first.begin, first.end), run.pageNumber, first.printed);
  return [
    {
      meaning: "invoiceDate",
      date: first.date,
      printed: first.printed,
      sourced: { from: [from] },
      score: 1.9 - 0.3 * (run.pageNumber - 1),
      because: "It stands behind the invoice's number.",
      pageNumber: run.pageNumber,
    },
  ];
}

const OFFER = /skonto|escompte|discount|sconto|korting|abatt|rabat|descuento|dto/i;

/** The date by which the whole is due: of two with the offer of a discount between, the later one. */
function afterOffer(
  texts: readonly string[],
  [first, second]: readonly PrintedDate[],
): PrintedDate | undefined {
  if (first === undefined || second === undefined) return first;
  const between = texts.slice(first.end, second.begin).join(" ");
  if (!OFFER.test(between) || first.date === null || second.date === null) return first;
  return compareDates(first.date, second.date) < 0 ? second : first;
}

function dateMeaning(meanings: readonly InvoiceMeaning[]): DateMeaning | null {
  for (const meaning of ["invoiceDate", "dueDate", "plainDate", "otherDate"] as const)
    if (meanings.includes(`head:${meaning}`)) return meaning;
  // "Due" may head an amount or a date.
  return null;
}

/** Words that may stand between a label and its date. */
const LEADING_WORDS = 3;

/** Terms may stand between a due date's caption and the date: "45 days end of month: 30/04/2026". */
const TERMS = 7;

function candidateAt(
  value: LabelValue,
  meaning: DateMeaning,
  paper: InvoicePaper,
): DateCandidate | null {
  const dates = datesAmong(value.texts, paper.months, paper.dateOrder);
  const first = meaning === "dueDate" ? afterOffer(value.texts, dates) : dates[0];
  const isOwnCaption =
    value.label.coverage > 0.6 && value.label.words[0] === value.label.runs[0]?.words[0];
  const most = meaning === "dueDate" && isOwnCaption ? TERMS : LEADING_WORDS;
  const begin = dates[0]?.begin ?? 0;
  if (first === undefined || begin > most) return null;
  const words = value.words.slice(first.begin, first.end);
  const { label } = value;
  const look = value.look === "below" ? 0.85 : 1;
  const score =
    WEIGHTS[meaning] * look * (0.6 + 0.4 * Math.min(1, label.coverage * 1.5)) +
    0.1 * label.length -
    0.3 * (value.pageNumber - 1) +
    ownWorth(label);
  return {
    meaning,
    date: first.date,
    printed: first.printed,
    sourced: { from: [placeOf(words, value.pageNumber, first.printed)] },
    score,
    because: `It stands ${value.look} the label "${label.words.map(({ text }) => text).join(" ")}".`,
    pageNumber: value.pageNumber,
  };
}

/** Dates without a label, of which the first of the first page is the document's own. */
function unlabelledDates(
  paper: InvoicePaper,
  labelled: readonly DateCandidate[],
): readonly DateCandidate[] {
  const taken = new Set(labelled.map(({ sourced }) => keyOf(sourced.from[0])));
  const found: DateCandidate[] = [];
  for (const { line } of paper.lines) {
    if (line.pageNumber > 1) continue;
    const texts = line.words.map(({ text }) => text);
    for (const { begin, end, date, printed } of datesAmong(texts, paper.months, paper.dateOrder)) {
      const from = placeOf(line.words.slice(begin, end), line.pageNumber, printed);
      if (taken.has(keyOf(from))) continue;
      found.push({
        meaning: null,
        date,
        printed,
        sourced: { from: [from] },
        score: scoreAlone(line, { begin, end, before: found.length }),
        because: "No date has a label; this is the first that is printed.",
        pageNumber: line.pageNumber,
      });
    }
  }
  return found;
}

/** The first date is the paper's own, one that stands in a text of its own before one in a sentence. */
function scoreAlone(
  line: Line,
  { begin, end, before }: { readonly begin: number; readonly end: number; readonly before: number },
): number {
  const run = line.runs.find(({ words }) => words.includes(line.words[begin] as Word));
  const others = (run?.words.length ?? 0) - (end - begin);
  const texts = line.words.map(({ text }) => text);
  return (
    (others <= PLACE_WORDS ? 1 : 0.3) / (1 + before) - (isStamp(texts, end, line.box.top) ? 2 : 0)
  );
}

/** A place may stand before the date: "Paris, le 3 mars 2025". */
const PLACE_WORDS = 3;

/** A date with a time at the very edge of the page was printed by the program that made the file. */
function isStamp(texts: readonly string[], end: number, top: number): boolean {
  return top < 24 && /^\d{1,2}:\d{2}/.test(texts[end] ?? "");
}

function keyOf({ pageNumber, box }: Sourced<CalendarDate>["from"][0]): string {
  return `${pageNumber} ${box.left} ${box.top}`;
}
