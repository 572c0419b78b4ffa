import { type CalendarDate, compareDates } from "../../base/calendar-date.ts";
import type { Sourced } from "../../document/sourced.ts";
import type { Layout } from "../../layout/layout.ts";
import type { Word } from "../../page/page.ts";
import { placeOfWords } from "../../paper/places.ts";
import { dateOrderOf, datesIn, LINK } from "../../paper/date-order.ts";
import { type HeadingLabel, type HeadingValue, valuesBeside } from "./heading-labels.ts";
import { anyOf } from "../../words/any-of.ts";
import { periodBeginnings } from "../../words/construction/numbers.ts";

const BEGIN = new RegExp(`^\\(?${anyOf(periodBeginnings)}`, "i");

/** A period that is longer than this many months is no billing period, and its begin another date. */
const MOST_MONTHS = 13;

/** The first day of the billing period whose last day is known: the first date of a range that ends there, or a date of its own. */
export function periodFromOf(
  labels: readonly HeadingLabel[],
  layout: Layout,
  periodTo: Sourced<CalendarDate> | null,
  labelWords: ReadonlySet<Word>,
): Sourced<CalendarDate> | null {
  if (periodTo === null) return null;
  const order = dateOrderOf(layout);
  const found: Sourced<CalendarDate>[] = [];
  for (const label of labels) {
    const meaning = label.meanings.find((one) => one?.field === "periodFrom");
    const page = layout.pages[label.pageNumber - 1];
    if (meaning === undefined || meaning === null || page === undefined) continue;
    const isBegin = label.words.some(({ text }) => BEGIN.test(text));
    for (const value of valuesBeside(label, meaning.rule.look, page, labelWords)) {
      const begin = beginIn(value, order, { isBegin, end: periodTo.value });
      if (begin === null) continue;
      const from = placeOfWords(begin.words, label.pageNumber, begin.printed);
      found.push({ value: begin.date, from: [from] });
    }
  }
  const [first] = found;
  const agree = found.every(
    ({ value }) => first !== undefined && compareDates(value, first.value) === 0,
  );
  return first !== undefined && agree ? first : null;
}

interface Begin {
  readonly date: CalendarDate;
  readonly printed: string;
  readonly words: readonly Word[];
}

function beginIn(
  { texts, words }: HeadingValue,
  order: Parameters<typeof datesIn>[1],
  { isBegin, end }: { readonly isBegin: boolean; readonly end: CalendarDate },
): Begin | null {
  const [first, second] = datesIn(texts.slice(0, 9), order);
  if (first === undefined || first.begin > 1) return null;
  const isRange =
    second !== undefined &&
    compareDates(second.date, end) === 0 &&
    texts.slice(first.end, second.begin).every((text) => LINK.test(text));
  const months = 12 * (end.year - first.date.year) + end.month - first.date.month;
  const isBefore = compareDates(first.date, end) <= 0 && months <= MOST_MONTHS;
  if (!isBefore || !(isRange || (isBegin && second === undefined))) return null;
  const { date, printed } = first;
  return { date, printed, words: words.slice(first.begin, first.end) };
}
