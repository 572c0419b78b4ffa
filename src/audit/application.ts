import type { Money } from "../base/money.ts";
import { moneyFigures, type Rounding, roundingOf } from "../checks/rounding.ts";
import type { PayApplication, SummaryLineName } from "../document/pay-application.ts";
import type { ApplicationName } from "../finding/contract-names.ts";
import type { ApplicationReading } from "../kinds/reading.ts";

/** A pay application that was read, and the file that it is. */
export interface ReadApplication {
  readonly file: string;
  /** Equal for files of the same bytes. */
  readonly fingerprint: string;
  readonly reading: ApplicationReading;
}

/** An application with what is said of it again and again. */
export interface Application extends ReadApplication {
  readonly document: PayApplication;
  /** The printed number as a place in a row; null where none is printed or it holds no number. */
  readonly ordinal: ApplicationOrdinal | null;
  readonly rounding: Rounding;
  readonly name: ApplicationName;
}

/** Prepares a reading for being compared. */
export function applicationOf({ file, fingerprint, reading }: ReadApplication): Application {
  const { document } = reading;
  const printed = document.applicationNumber?.value ?? null;
  return {
    file,
    fingerprint,
    reading,
    document,
    ordinal: printed === null ? null : ordinalOf(printed),
    rounding: roundingOf(moneyFigures(document)),
    name: { number: printed, file },
  };
}

/** The amount of a line; null where it is not printed. */
export function lineOf({ document }: Application, name: SummaryLineName): Money | null {
  return document.lines[name]?.value ?? null;
}

/** What was earned after retainage: line 6, or lines 7 and 8 together where the form prints no line 6. */
export function earnedOf(application: Application): Money | null {
  const previous = lineOf(application, "previousCertificates");
  const due = lineOf(application, "currentPaymentDue");
  const sum = previous === null || due === null ? null : previous.plus(due);
  return lineOf(application, "totalEarnedLessRetainage") ?? sum;
}

/** A printed application number as a place in the row of applications. */
interface ApplicationOrdinal {
  readonly number: number;
  /** 0 for the first paper of this number, 1 for `6R1`. */
  readonly revision: number;
}

/** A revision behind the number: `6R1`, `6 rev. 2`, `6 revised`, `6A`. */
const REVISION =
  /(?<=\d)[\s.,(-]*(?:final[\s.,(-]*)?(?:r(?:ev(?:ised|ision)?)?[\s.#-]*(?:no\.?[\s#]*)?(\d{0,2})|([a-e]))\)?$/i;

/** How many there will be, behind the number: `3 of 12`. */
const OF_ALL = /(?<=\d)\s*of\s*\d+\s*$/i;

const YEAR = /^(?:19|20)\d\d$/;

/** More digits than these are the number of an invoice or of a contract. */
const MOST_DIGITS = 4;

/** The place that a printed number means, such as 4 for `PA-004`; null for words as `Retainage` and for other numbers. */
export function ordinalOf(printed: string): ApplicationOrdinal | null {
  const text = printed.replace(OF_ALL, "").trim();
  const revised = REVISION.exec(text);
  const stem = revised === null ? text : text.slice(0, revised.index);
  const groups = stem.match(/\d+/g) ?? [];
  const candidates = groups.length > 1 ? groups.filter((group) => !YEAR.test(group)) : groups;
  const last = candidates.at(-1);
  if (last === undefined || last.replace(/^0+/, "").length > MOST_DIGITS) return null;
  return { number: Number(last), revision: revisionOf(revised) };
}

function revisionOf(revised: RegExpExecArray | null): number {
  if (revised === null) return 0;
  const [, digits = "", letter = ""] = revised;
  if (letter !== "") return letter.toLowerCase().charCodeAt(0) - 96;
  return digits === "" ? 1 : Number(digits);
}
