import { type CalendarDate, compareDates, isoDate } from "../base/calendar-date.ts";
import { isSameFirm } from "../base/firm-names.ts";
import type { Money } from "../base/money.ts";
import type { Percent } from "../base/percent.ts";
import type { Sourced } from "../document/sourced.ts";

/** Legal forms of Europe and beyond, which one paper prints and another leaves out. */
const LEGAL_FORMS: ReadonlySet<string> = new Set(
  [
    "gmbh ggmbh mbh ag kg kgaa ohg ug gbr ek ev eg se haftungsbeschrankt inhaber inh",
    "sa sas sasu sarl eurl sci snc scop srl srls spa sl slu sau lda bv nv vof cv bvba sprl",
    "ab aps as asa oy oyj oü sia uab doo dd sro zoo sp kft zrt bt ood eood",
    "inc incorporated llc llp lp ltd limited co company corp corporation plc pty pte pvt the and und et",
  ].flatMap((line) => line.split(" ")),
);

/** Longest text whose words are compared. */
const LONGEST = 400;

/** Whether two names are of the same firm: case, accents, legal form and a longer or slightly misread name aside. */
export function isSameName(one: string, other: string): boolean {
  const [words, others] = [nameWords(one), nameWords(other)];
  if (words.join("") === others.join("") || contains(words, others)) return true;
  return isSameFirm(words.join(" "), others.join(" "));
}

/** Whether a page describes an item as the file does: at least half of the words of the shorter one stand in the other. */
export function isSameDescription(one: string, other: string): boolean {
  const [words, others] = [wordsOf(one), wordsOf(other)];
  if (words.join("") === others.join("")) return true;
  const [short, long] = words.length <= others.length ? [words, others] : [others, words];
  const known = new Set(long);
  const common = short.filter((word) => known.has(word)).length;
  return common > 0 && 2 * common >= short.length;
}

/** Whether two numbers such as an invoice's are the same: blanks and case aside. */
export function isSameNumber(one: string, other: string): boolean {
  const plain = (text: string): string => text.replaceAll(/\s/g, "").toLowerCase();
  return plain(one) === plain(other);
}

/** Whether two tax numbers or accounts are the same: signs between the digits and the letters of the country aside. */
export function isSameId(one: string, other: string): boolean {
  const [id, otherId] = [plainId(one), plainId(other)];
  if (id === otherId) return true;
  const isCountry = (long: string, short: string): boolean =>
    short.length > 4 && /^[A-Z]{2}$/.test(long.slice(0, -short.length)) && long.endsWith(short);
  return isCountry(id, otherId) || isCountry(otherId, id);
}

/** A key that descriptions have in common that differ by case, accents and signs alone. */
export function descriptionKey(text: string): string {
  return wordsOf(text).join(" ");
}

function plainId(text: string): string {
  return text.toUpperCase().replaceAll(/[^\p{L}\p{N}]/gu, "");
}

function wordsOf(text: string): readonly string[] {
  const plain = text.slice(0, LONGEST).normalize("NFKD").replaceAll(/\p{M}/gu, "");
  return (
    plain
      .toLowerCase()
      .replaceAll("ß", "ss")
      .match(/[\p{L}\p{N}]+/gu) ?? []
  );
}

/** Points within a legal form are dropped: `S.A.R.L.`, `e.K.`, `Inc.`. */
function nameWords(text: string): readonly string[] {
  const words = wordsOf(text.replaceAll(/[.'’]/g, ""));
  const own = words.filter((word) => !LEGAL_FORMS.has(word));
  return own.length > 0 ? own : words;
}

/** Shortest name that may be a part of a longer one. */
const SHORTEST_PART = 4;

function contains(one: readonly string[], other: readonly string[]): boolean {
  const [short, long] = one.length <= other.length ? [one, other] : [other, one];
  return short.join("").length >= SHORTEST_PART && short.every((word) => long.includes(word));
}

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
