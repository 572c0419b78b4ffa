/** A day of the Gregorian calendar without time or zone. Months and days count from 1. */
export interface CalendarDate {
  readonly year: number;
  readonly month: number;
  readonly day: number;
}

const DAYS = [31, 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31];

/** The date, or null where no such day exists or the year is not one of living paper (1950 to 2099). */
export function calendarDate(year: number, month: number, day: number): CalendarDate | null {
  const isLeap = (year % 4 === 0 && year % 100 !== 0) || year % 400 === 0;
  const days = month === 2 && isLeap ? 29 : (DAYS[month - 1] ?? 0);
  if (year < 1950 || year > 2099 || day < 1 || day > days) return null;
  return { year, month, day };
}

/** `YYYY-MM-DD`. */
export function isoDate(date: CalendarDate): string {
  const two = (part: number): string => String(part).padStart(2, "0");
  return `${date.year}-${two(date.month)}-${two(date.day)}`;
}

/** Negative, zero or positive as one day is before, the same as or after the other. */
export function compareDates(one: CalendarDate, other: CalendarDate): number {
  return one.year - other.year || one.month - other.month || one.day - other.day;
}

/** The next day; null after the last one that is a date. */
export function dayAfter({ year, month, day }: CalendarDate): CalendarDate | null {
  return (
    calendarDate(year, month, day + 1) ??
    calendarDate(year, month + 1, 1) ??
    calendarDate(year + 1, 1, 1)
  );
}

/** Days since a day long ago, by the Gregorian calendar; years are counted from March, so that leap days come last. */
export function dayNumber({ year, month, day }: CalendarDate): number {
  const shifted = month > 2 ? year : year - 1;
  const months = (month + 9) % 12;
  const leaps = Math.floor(shifted / 4) - Math.floor(shifted / 100) + Math.floor(shifted / 400);
  return 365 * shifted + leaps + Math.floor((153 * months + 2) / 5) + day;
}
