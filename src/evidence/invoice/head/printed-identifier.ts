import type { Word } from "../../../page/page.ts";
import type { InvoicePaper } from "../../../paper/invoice/invoice-paper.ts";
import type { LabelValue } from "../../../paper/invoice/label-values.ts";
import { type DateOrders, readPrintedDate } from "../../../paper/invoice/printed-dates.ts";
import { anyOf } from "../../../words/any-of.ts";
import { numberWords } from "../../../words/invoice/numbers.ts";

/** An identifier among the words of a value, from `begin` up to, not including, `end`. */
export interface PrintedIdentifier {
  readonly text: string;
  readonly begin: number;
  readonly end: number;
  /** Whether it may as well be a date, as the 11th number of October 2026 is: "11/10/2026". */
  readonly isDate: boolean;
}

const FILLER = new RegExp(`^(?:[:#.№-]+|${anyOf(numberWords)})$`, "i");
/** Whether a word says that a number follows, and is no part of it; a recognised "N0" is "NO". */
export function announcesNumber(text: string): boolean {
  return FILLER.test(text.replaceAll("0", "O"));
}

/** One word of an identifier: letters and digits with signs between. */
const PART = /^[#(]?[\p{L}\p{N}][\p{L}\p{N}/._\-–·#*\\:+&]*\)?[,;]?$/u;
const PREFIX = /^[\p{Lu}]{1,5}$/u;
const SEPARATOR = /^[/\-–]$/;
const MOST_PARTS = 6;

type Texts = Pick<LabelValue, "texts" | "words">;

/** The identifier at the begin of a value; null where there is none, or where it is a rate, an account or surely a date. */
export function numberIn(value: Texts, paper: InvoicePaper): PrintedIdentifier | null {
  const { texts, words } = value;
  const begin = texts.findIndex((text) => !announcesNumber(text));
  if (begin < 0 || words[begin] === undefined) return null;
  let end = begin;
  while (end < texts.length && end - begin < MOST_PARTS && isPart(value, end, begin)) end += 1;
  while (end > begin && !endsIdentifier(texts[end - 1] ?? "")) end -= 1;
  const text = texts
    .slice(begin, end)
    .join(" ")
    .replace(/^[#:(]+\s*/, "")
    .replace(/[.,;:)]+$/, "");
  const isNumber = isIdentifier(text, paper);
  const isDate = SERIAL_OF_MONTH.test(text) || (!isNumber && SERIAL_BEHIND_MONTH.test(text));
  return isDate || isNumber ? { text, begin, end, isDate } : null;
}

/** A serial number with its month and year. */
const SERIAL_OF_MONTH = /^\d{1,4}[/-](?:0?[1-9]|1[0-2])[/-]20\d\d$/;
/** The same behind its year and month: "2026-05-03" may be the third number of May. */
const SERIAL_BEHIND_MONTH = /^20\d\d[/-](?:0?[1-9]|1[0-2])[/-]\d{1,2}$/;

/** Words between a title and its number: "Invoice of sale 5037". */
const MOST_BETWEEN = 3;

/** A value from its number on, without the words before it. */
export function fromNumberOn(value: LabelValue): LabelValue {
  const { texts, words } = value;
  const digits = texts.findIndex((text) => /\d/.test(text));
  if (digits < 0 || digits > MOST_BETWEEN) return value;
  let from = digits;
  while (from > 0 && (PREFIX.test(texts[from - 1] ?? "") || SEPARATOR.test(texts[from - 1] ?? "")))
    from -= 1;
  return { ...value, texts: texts.slice(from), words: words.slice(from) };
}

function endsIdentifier(text: string): boolean {
  return !SEPARATOR.test(text) && /\d/.test(text);
}

const ANY_ORDER: DateOrders = { dotted: "day-first", other: "day-first" };
const LONGEST = 40;

/** Whether a text may number an invoice or an order: no date, account, tax number or rate. */
function isIdentifier(text: string, { months }: InvoicePaper): boolean {
  if (!/\d/.test(text) || text.length > LONGEST) return false;
  const isDate = /[./-]|\p{L}{3}/u.test(text) && readPrintedDate(text, months, ANY_ORDER) !== null;
  return !isDate && !isIban(text) && !looksLikeTaxId(text) && !/^[+(]?\d[\d ()]*%$/.test(text);
}

/**
 * Whether a word goes on with an identifier: prefixes in capitals, groups of digits and single separators do; a second
 * word only where the whole is made of such parts.
 */
function isPart({ texts, words }: Texts, at: number, begin: number): boolean {
  const text = texts[at] ?? "";
  if (SEPARATOR.test(text)) return at > begin;
  if (!PART.test(text)) return false;
  if (at === begin) return /\d/.test(text) || PREFIX.test(text);
  const before = texts[at - 1] ?? "";
  if (/[,;]$/.test(before) || isApart(words[at - 1], words[at])) return false;
  // "No. / date: 118842 / 03.06.2026".
  if (SEPARATOR.test(before) && FULL_DATE.test(text)) return false;
  if (SEPARATOR.test(before) || PREFIX.test(before)) return true;
  const isGroup = DIGITS.test(text) && /^[\p{Lu}\d/-]+$/u.test(before);
  return isGroup && texts.slice(at).every((rest) => DIGITS.test(rest));
}

const FULL_DATE = /^(?:\d{1,2}[./-]\d{1,2}[./-]\d{2,4}|\d{4}-\d{2}-\d{2})$/;
const DIGITS = /^[\d/-]+$/;

function isApart(before: Word | undefined, word: Word | undefined): boolean {
  if (before === undefined || word === undefined) return true;
  return word.box.left - before.box.right > 0.9 * word.glyphHeight;
}

/** Whether a text is an IBAN by its shape and check digits (ISO 13616). */
export function isIban(text: string): boolean {
  const plain = text.replace(/[\s.-]/g, "").toUpperCase();
  if (!/^[A-Z]{2}\d{2}[A-Z0-9]{11,30}$/.test(plain)) return false;
  const turned = plain.slice(4) + plain.slice(0, 4);
  let rest = 0;
  for (const sign of turned) {
    const digits = /\d/.test(sign) ? sign : String(sign.charCodeAt(0) - 55);
    for (const digit of digits) rest = (rest * 10 + Number(digit)) % 97;
  }
  return rest === 1;
}

/** VAT numbers of the European Union and its neighbours by their shape: country, then digits with perhaps letters. */
const VAT =
  /^(?:ATU\d{8}|BE[01]?\d{9}|BG\d{9,10}|CHE\d{9}(?:MWST|TVA|IVA)?|CY\d{8}[A-Z]|CZ\d{8,10}|DE\d{9}|DK\d{8}|EE\d{9}|EL\d{9}|ES[A-Z0-9]\d{7}[A-Z0-9]|FI\d{8}|FR[A-Z0-9]{2}\d{9}|GB\d{9}(?:\d{3})?|HR\d{11}|HU\d{8}|IE\d[A-Z0-9]\d{5}[A-Z]{1,2}|IT\d{11}|LT\d{9}(?:\d{3})?|LU\d{8}|LV\d{11}|MT\d{8}|NL\d{9}B\d{2}|NO\d{9}(?:MVA)?|PL\d{10}|PT\d{9}|RO\d{2,10}|SE\d{12}|SI\d{8}|SK\d{10}|XI\d{9})$/;

/** Whether a text has the shape of a tax number of some country that marks its own: no invoice has such a number. */
export function looksLikeTaxId(text: string): boolean {
  return VAT.test(text.replace(/[\s.\-/]/g, "").toUpperCase());
}
