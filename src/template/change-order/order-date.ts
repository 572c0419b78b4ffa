import { centreX, centreY, holdsPoint } from "../../base/box.ts";
import type { CalendarDate } from "../../base/calendar-date.ts";
import type { Provenance } from "../../document/sourced.ts";
import type { Layout } from "../../layout/layout.ts";
import type { Run } from "../../layout/lines.ts";
import { type Candidate, placeOfWords } from "../candidates.ts";
import { datesIn } from "../date-candidates.ts";
import { type DateOrder, readDate } from "../read-value.ts";
import type { Labelled, OrderLabel } from "./labelled.ts";

/** Below this share of a page's text dates are those of signatures. */
const LOW = 0.58;
const SIGNATURE = -0.7;
const LATER_PAGE = -0.5;
const ALONE = 0.45;

/** Papers show their date on the upper part of the first page. */
const HEAD = 0.4;

/** Dates by evidence: beside a caption in the head, else alone on a line there, as letters have it. */
export function rankedDates(
  dates: readonly Labelled<CalendarDate>[],
  layout: Layout,
  order: DateOrder | null,
  numberPlace: Provenance | null,
): readonly Candidate<CalendarDate>[] {
  const lowestOf = (pageNumber: number): number =>
    layout.pages[pageNumber - 1]?.lines.at(-1)?.box.bottom ?? 1;
  const labelled = dates
    .filter(({ field }) => field === "date")
    .filter(({ candidate }) => candidate.look !== "below" || !headsDates(candidate.from, layout))
    .map(({ label, candidate }) => {
      const top = label.box.top / lowestOf(label.pageNumber);
      const score =
        candidate.score +
        (top > LOW ? SIGNATURE : -0.3 * top) +
        (label.pageNumber > 1 ? LATER_PAGE : 0) +
        (isBesideNumber(label, numberPlace) ? BESIDE_NUMBER : 0);
      return { ...candidate, score };
    });
  return [...labelled, ...alone(layout, order)].toSorted((a, b) => b.score - a.score);
}

/** A form of several blocks prints its own date in that of its number. */
const BESIDE_NUMBER = 0.25;

function isBesideNumber({ stack, pageNumber }: OrderLabel, number: Provenance | null): boolean {
  if (number === null || number.pageNumber !== pageNumber) return false;
  return stack.some(({ box, glyphHeight }) =>
    holdsPoint(
      { ...box, top: box.top - glyphHeight, bottom: box.bottom + glyphHeight },
      centreX(number.box),
      centreY(number.box),
    ),
  );
}

const WEEKDAY =
  /^(?:sent:?|date:?|on|(?:mon|tues?|wed(?:nes)?|thu(?:rs)?|fri|sat(?:ur)?|sun)(?:day)?,?)$/i;
const TIME = /^(?:at|\d{1,2}:\d\d(?::\d\d)?|am|pm|[a-z]{2,4})$/i;

/** Whether further dates stand right below a date: it is the first of a column of a table. */
function headsDates({ box, pageNumber }: Provenance, { pages }: Layout): boolean {
  const height = box.bottom - box.top;
  return (pages[pageNumber - 1]?.lines ?? []).some(({ words }) =>
    words.some(
      (word) =>
        word.box.top > box.bottom - 2 &&
        word.box.top < box.bottom + 1.6 * height &&
        Math.abs(word.box.left - box.left) < 4 &&
        readDate(word.text, "month-first") !== null,
    ),
  );
}

/** What parts a line of the head into its pieces. */
const PARTING = /^[•·|–—]$|,$/;

/** Nothing else stands in the text but a day of the week and a time. */
function isAlone(
  run: Run,
  { begin, end }: { readonly begin: number; readonly end: number },
): boolean {
  const before = run.words.slice(0, begin);
  const after = run.words.slice(end);
  const isParted = PARTING.test(before.at(-1)?.text ?? "•") && PARTING.test(after[0]?.text ?? "•");
  return (
    (before.length + after.length > 0 && isParted) ||
    (before.every(({ text }) => WEEKDAY.test(text)) && after.every(({ text }) => TIME.test(text)))
  );
}

/** Dates that have a line of the head to themselves. */
function alone({ pages }: Layout, order: DateOrder | null): readonly Candidate<CalendarDate>[] {
  const [page] = pages;
  if (page === undefined) return [];
  return page.lines
    .filter((line) => line.box.top < HEAD * page.page.height)
    .flatMap((line) => line.runs)
    .flatMap((run): Candidate<CalendarDate>[] => {
      const date = datesIn(
        run.words.map(({ text }) => text),
        order,
      ).find((one) => isAlone(run, one));
      if (date === undefined) return [];
      return [
        {
          value: date.date,
          from: placeOfWords(run.words, run.pageNumber, date.printed),
          figure: null,
          look: "right",
          score: ALONE - 0.3 * (run.box.top / page.page.height),
          because: ["It stands on a line of its own in the head of the paper."],
        },
      ];
    });
}
