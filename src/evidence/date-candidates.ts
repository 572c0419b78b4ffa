import {
  type CalendarDate,
  calendarDate,
  dayAfter,
  dayNumber,
  isoDate,
} from "../base/calendar-date.ts";
import { onceFor } from "../base/once-for.ts";
import type { Figure, Paper } from "../paper/paper.ts";
import type { DateOrder } from "../paper/read-value.ts";
import type { Candidate, Share } from "./candidate.ts";
import { joinedSigns, Signs } from "./signs.ts";

/** Candidates for slots of days: each is weighed among all days of the paper. */
export function dateCandidates(paper: Paper, share: Share): readonly Candidate[] {
  return daysIn(paper).map(({ figure, signs }) => {
    const { fits, signs: shared } = share(figure);
    const { at, by } = joinedSigns([signs, shared]);
    return { figure, key: isoDate(figure.value), cents: 0, fits, at, by };
  });
}

/** The days of a paper, and what is said of each whatever its words are. */
const daysIn = onceFor(({ dates }: Paper) => {
  const order = orderOf(dates);
  const days = daysOf(dates.map(({ value }) => dayNumber(value)));
  const sure = dates.filter(({ print }) => print === "date").length;
  return dates.map((figure) => {
    const signs = new Signs();
    const { value, print } = figure;
    signs.named(`print ${print}`);
    signs.when(order !== null, `order ${print} ${order ?? ""}`);
    signs.when(figure.endsRange === true, "ends range");
    const day = dayNumber(value);
    const { first = 0, copies = 0 } = days.places.get(day) ?? {};
    signs.measured("copies", copies, [1, 2, 3]);
    signs.measured("latest", dates.length - 1 - first, [0, 1, 2, 4, 8]);
    signs.measured("dates", sure, [1, 2, 4, 8]);
    const endsMonth = dayAfter(value)?.day === 1;
    signs.named(`day ${value.day % 5 === 0 || endsMonth ? "usual" : "odd"}`);
    signs.when(endsMonth, "end of month");
    signs.when(value.day === 1, "begin of month");
    neighbourSigns(day, days, signs);
    return { figure, signs: signs.done() };
  });
});

/** The day of a candidate, which has its ISO form as its key. */
export function dayIn({ key }: Candidate): CalendarDate {
  const [year = 0, month = 0, day = 0] = key.split("-").map(Number);
  return calendarDate(year, month, day) ?? { year, month, day };
}

/** Whether nothing on the print of a day decides which comes first, its day or its month. */
export function isOpenDay({ print }: Figure<unknown>): boolean {
  return print === "month-first" || print === "day-first";
}

/** Scores of days in which none is read in another order than the paper's, where that is known. */
export function scoresInOrder(
  scores: readonly number[],
  days: readonly Candidate[],
  order: DateOrder | null,
): readonly number[] {
  if (order === null) return scores;
  return scores.map((score, at) => {
    const figure = days[at]?.figure;
    const isOther = figure !== undefined && isOpenDay(figure) && figure.print !== order;
    return isOther ? -Infinity : score;
  });
}

/** All days of a paper as numbers. */
interface Days {
  readonly latest: number;
  /** By day, its first place among all in order, and how often it is printed. */
  readonly places: ReadonlyMap<number, { readonly first: number; readonly copies: number }>;
}

function daysOf(days: readonly number[]): Days {
  const places = new Map<number, { readonly first: number; readonly copies: number }>();
  const sorted = days.toSorted((a, b) => a - b);
  sorted.forEach((day, index) => {
    const { first = index, copies = 0 } = places.get(day) ?? {};
    places.set(day, { first, copies: copies + 1 });
  });
  return { latest: sorted.at(-1) ?? 0, places };
}

/** How many days before and after others a day is: papers are dated soon after the period that they bill. */
function neighbourSigns(day: number, { latest, places }: Days, signs: Signs): void {
  signs.measured("before latest", latest - day, [0, 3, 8, 16, 35, 70, 200]);
  const has = (from: number, to: number): boolean => {
    for (let off = from; off <= to; off += 1) if (places.has(day + off)) return true;
    return false;
  };
  signs.when(has(1, 16), "another soon after");
  signs.when(has(-16, -1), "another soon before");
  signs.when(has(-31, -27), "a month after another");
}

/** Whether other days of the paper show that the day or the month comes first; null where none or both do. */
function orderOf(dates: readonly Figure<CalendarDate>[]): "day" | "month" | null {
  const numeric = dates.filter(
    ({ print, printed, value }) => print === "date" && value.day > 12 && /^\d{1,2}\D/.test(printed),
  );
  const first = ({ printed }: Figure<CalendarDate>): number => Number.parseInt(printed, 10);
  const isDay = numeric.some((one) => first(one) === one.value.day);
  const isMonth = numeric.some((one) => first(one) === one.value.month);
  if (isDay === isMonth) return null;
  return isDay ? "day" : "month";
}
