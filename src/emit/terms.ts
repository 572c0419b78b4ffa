import type { CalendarDate } from "../base/calendar-date.ts";
import { isoDate } from "../base/calendar-date.ts";
import type { Money } from "../base/money.ts";
import type { PrintedTerm } from "../document/printed-terms.ts";
import type { Provenance, Sourced } from "../document/sourced.ts";
import { LACK_SENTENCES } from "../finding/e-invoice-words.ts";
import type { MissingTerm, Term, TermOrigin, TermPlace } from "./emitted-invoice.ts";

/** What is missing, gathered while an invoice is put together. */
export class Lacks {
  readonly #all: MissingTerm[] = [];

  /** By their numbers in the norm, each once. */
  get all(): readonly MissingTerm[] {
    const numberOf = ({ term }: MissingTerm): number => Number(/\d+/.exec(term)?.[0]);
    return this.#all.toSorted((one, other) => numberOf(one) - numberOf(other));
  }

  /** Notes a term that is missing, with the clause that says why; gives null in the place of its value. */
  note(term: string, because: string): null {
    const isKnown = this.#all.some((one) => one.term === term && one.because === because);
    if (!isKnown) this.#all.push({ term, because });
    return null;
  }

  /** The same of what is not printed. */
  notPrinted(term: string, what: string): null {
    return this.note(term, LACK_SENTENCES.notPrinted(what));
  }
}

/** A term whose value is printed. */
export function printed(
  term: string,
  value: string,
  from: readonly Provenance[],
  by: string | null = null,
): Term {
  return { term, value, origin: printedAt(from, by) };
}

/** That a value is printed in some places. */
export function printedAt(from: readonly Provenance[], by: string | null): TermOrigin {
  return { kind: "printed", places: placesOf(from), by };
}

/** Where something is printed, as the terms tell it. */
export function placesOf(from: readonly Provenance[]): readonly TermPlace[] {
  return from.map(({ pageNumber, box, printed }) => ({ page: pageNumber, box, printed }));
}

/** A text of the reading as a term; null where it is not printed. */
export function textTerm(term: string, text: Sourced<string> | null): Term | null {
  return text === null ? null : printed(term, text.value, text.from);
}

/** A day of the reading as a term. */
export function dateTerm(term: string, date: Sourced<CalendarDate> | null): Term | null {
  if (date === null) return null;
  return printed(term, isoDate(date.value), date.from, "as the norm writes a day");
}

/** What was found beside the fields as a term. */
export function foundTerm(term: string, found: PrintedTerm | null): Term | null {
  return found === null ? null : printed(term, found.value, found.from, found.by);
}

/** A term that the norm or the profile sets. */
export function setTerm(term: string, value: string, by: string): Term {
  return { term, value, origin: { kind: "set", by } };
}

/** A term that the norm defines as a sum of others; `from` is where the same amount is printed. */
export function sumTerm(
  term: string,
  value: Money,
  of: readonly string[],
  from: readonly Provenance[] = [],
): Term {
  return { term, value: amountText(value), origin: { kind: "sum", of, places: placesOf(from) } };
}

/** An amount as the norm writes it, with two decimals. */
export function amountText(amount: Money): string {
  return amount.toPlain();
}

/** A quantity, a price or a rate, without noughts at the end. */
export function numberText(number: Money): string {
  return number.key();
}

/** Whether the norm takes an amount: with at most two decimals. */
export function hasCents(amount: Money): boolean {
  return amount.equals(amount.roundedToCents());
}
