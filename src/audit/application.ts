import type { Rounding } from "../checks/rounding.ts";
import { moneyFigures, roundingOf } from "../checks/rounding.ts";
import type { Money } from "../base/money.ts";
import type { PayApplication, SummaryLineName } from "../document/pay-application.ts";
import type { ApplicationName } from "../finding/application-name.ts";
import type { ApplicationReading } from "../kinds/reading.ts";
import { type ApplicationOrdinal, ordinalOf } from "./application-ordinal.ts";

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
