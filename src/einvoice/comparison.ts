import { type CalendarDate, compareDates, isoDate } from "../base/calendar-date.ts";
import type { Money } from "../base/money.ts";
import type { Percent } from "../base/percent.ts";
import type { Sourced } from "../document/sourced.ts";

/** One figure or text of the file beside what the pages print for it. */
export interface EInvoiceComparison {
  /** The public name of the field, such as `total` or `lineItems.2.amount`. A line or tax that is not printed counts on behind the printed ones. */
  readonly figure: string;
  /** Amounts as people write them, days as `YYYY-MM-DD`, rates as plain points. */
  readonly xml: string;
  /** In the same writing; null where the reading of the pages lacks it. */
  readonly printed: string | null;
  /** Null where the reading of the pages lacks it. */
  readonly agrees: boolean | null;
}

/** How values of one kind are written and compared. */
export interface Kind<Value> {
  readonly write: (value: Value) => string;
  readonly isSame: (xml: Value, printed: Value) => boolean;
}

/** Exact amounts; a credit note may give as positive what the other prints with a minus. */
export function amounts({ areSignsTurned }: { readonly areSignsTurned: boolean }): Kind<Money> {
  return {
    write: (amount) => amount.toString(),
    isSame: areSignsTurned
      ? (xml, printed) => xml.absolute().equals(printed.absolute())
      : (xml, printed) => xml.equals(printed),
  };
}

export const DAYS: Kind<CalendarDate> = {
  write: isoDate,
  isSame: (xml, printed) => compareDates(xml, printed) === 0,
};

export const RATES: Kind<Percent> = {
  write: (rate) => rate.points.key(),
  isSame: (xml, printed) => xml.equals(printed),
};

/** Texts that are compared in a way of their own. */
export function texts(isSame: (xml: string, printed: string) => boolean): Kind<string> {
  return { write: (text) => text, isSame };
}

/**
 * Compares what the file gives for a field with what is printed. The file may give several values that a paper prints
 * in that place, the usual one first. Nothing comes out where it gives none.
 */
export function compared<Value>(
  figure: string,
  kind: Kind<Value>,
  { xml, printed }: { readonly xml: readonly (Value | null)[]; readonly printed: Value | null },
): readonly EInvoiceComparison[] {
  const given = xml.filter((value) => value !== null);
  const [usual] = given;
  if (usual === undefined) return [];
  if (printed === null) return [{ figure, xml: kind.write(usual), printed: null, agrees: null }];
  const same = given.find((value) => kind.isSame(value, printed));
  return [
    {
      figure,
      xml: kind.write(same ?? usual),
      printed: kind.write(printed),
      agrees: same !== undefined,
    },
  ];
}

/** The value that was read; null where none was. */
export function valueOf<Value>(sourced: Sourced<Value> | null | undefined): Value | null {
  return sourced?.value ?? null;
}
