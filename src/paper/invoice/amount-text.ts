import { Money } from "../../base/money.ts";
import type { NumberStyle } from "../read-value.ts";
import { anyOf } from "../../words/any-of.ts";
import { creditMarks, zeroWords } from "../../words/invoice/numbers.ts";

/** A number as printed, read. */
export interface PrintedNumber {
  readonly value: Money;
  /** The other reading of "1.234" or "1,234", which is a thousand or a fraction by the style of the document. */
  readonly other: Money | null;
  /** Digits behind the decimal sign. */
  readonly decimals: number;
  /** Whether a sign of thousands or decimals, a currency or a minus shows that it is no mere number. */
  readonly isMarked: boolean;
  /** The currency sign or code that is printed with it, as printed; empty where there is none. */
  readonly currency: string;
}

/** Signs and codes of money that stand before or behind an amount. */
export const CURRENCY_SIGN: RegExp =
  /^(?:(?:US|CA|AU|NZ|HK|SG|C|A|S|NT|MX|R|Z)?\$|\p{Sc}|zł|ZŁ|Kč|Ft|[Kk]r\.?|KR|lei|Lei|Rs\.?|RM|Rp\.?|Fr\.?|SFr\.?|лв|R|[Ee]ur|[Uu]sd|EUR|USD|CAD|AUD|NZD|GBP|CHF|DEM|DKK|SEK|NOK|ISK|PLN|CZK|HUF|RON|BGN|HRK|TRY|INR|SGD|MYR|IDR|ZAR|MXN|BRL|ARS|CLP|COP|JPY|CNY|HKD|TWD|THB|PHP|AED|SAR|ILS|KES|NGN|RUB|UAH|VND|KRW)$/u;

const SIGN =
  "(?:[A-Z]{2}\\$|[CASR]?\\$|[A-Z]{3}|[Ee]ur|\\p{Sc}|zł|Kč|Ft|[Kk]r\\.?|Rs\\.?|RM|Rp\\.?|SFr\\.?|Fr\\.|R(?=\\s|\\d[\\d., ]*[.,]\\d\\d$))";
const WITH_SIGN = new RegExp(`^(${SIGN})\\s*(?=[\\d.(-])|(?<=[\\d.)-])\\s*(${SIGN})$`, "u");
const DASHES = /[‐‑‒–—―−]/g;
const BLANKS = /[\s\u00a0\u2000-\u200a\u202f]/g;
const DIGITS = /^\d{1,15}$/;
/** Whole digits, groups of three with one mark, or the Indian groups of two; then perhaps decimals with another mark. */
const MARKED =
  /^(?:\d{1,15}(?:[.,]\d{1,8})?|\d{1,3}([.,'’ ])\d{3}(?:\1\d{3})*(?:(?!\1)[.,]\d{1,8})?|\d{1,2}(?:,\d{2})+,\d{3}(?:\.\d{1,8})?|[.,]\d{1,4})$/;
/** A dash in place of whole cents: "25,-", "25.—". */
const NO_CENTS = /^(\d[\d.,'’ ]*)[.,](?:-{1,2}|–|—)$/;
const PLACEHOLDER_ZERO = new RegExp(`^(?:-{1,2}|-[.,]-{1,2}|${anyOf(zeroWords)})$`, "i");
const CREDIT = new RegExp(`^(.*\\d)\\s*${anyOf(creditMarks)}\\.?$`, "i");

/**
 * Reads a number printed in any of the ways of Latin-script countries: `1,234.56`, `1.234,56`, `1 234,56`, `1’234.56`,
 * `1,23,456.00`, with a currency before or behind, a minus before or behind, brackets or CR. Null for anything else.
 */
export function readNumber(printed: string, style: NumberStyle): PrintedNumber | null {
  if (DIGITS.test(printed)) return plainNumber(printed);
  const fraction = FRACTION.exec(printed);
  if (fraction !== null) return withFraction(fraction[1] ?? "", fraction[2] ?? "");
  if (printed.length > 40 || !/\d/.test(printed)) return null;
  const bare = withoutSigns(printed.replace(DASHES, "-").replace(BLANKS, " ").trim());
  if (bare === null) return null;
  const { text, isNegative, currency } = bare;
  if (!MARKED.test(text)) return null;
  const parts = partsOf(text, style);
  const value = signed(parts.plain, isNegative);
  if (value === null) return null;
  const other = parts.other === null ? null : signed(parts.other, isNegative);
  const isMarked = isNegative || currency !== "" || /[.,'’ ]/.test(text);
  return { value, other, decimals: parts.decimals, isMarked, currency };
}

/** A quantity in one sign with its fraction: "3½". */
const FRACTION = /^(\d{1,4})([¼½¾])$/;
const HUNDREDTHS: Readonly<Record<string, string>> = { "¼": "25", "½": "5", "¾": "75" };

function withFraction(whole: string, sign: string): PrintedNumber | null {
  const value = Money.fromPlain(`${whole}.${HUNDREDTHS[sign] ?? "0"}`);
  return value === null ? null : { value, other: null, decimals: 0, isMarked: false, currency: "" };
}

function plainNumber(digits: string): PrintedNumber | null {
  const value = Money.fromPlain(digits);
  return value === null ? null : { value, other: null, decimals: 0, isMarked: false, currency: "" };
}

function signed(plain: string, isNegative: boolean): Money | null {
  const value = Money.fromPlain(plain);
  return value !== null && isNegative ? value.negated() : value;
}

interface Bare {
  readonly text: string;
  readonly isNegative: boolean;
  readonly currency: string;
}

/** Takes off brackets, currency, minus and CR in any nesting; null where the minus is printed twice. */
function withoutSigns(printed: string): Bare | null {
  let bare: Bare | null = { text: printed.replace(/\*+$/, ""), isNegative: false, currency: "" };
  let isMinus = false;
  for (let step = 0; step < MOST_SIGNS; step += 1) {
    const before: string = bare.text;
    bare = withoutCurrency(withoutBrackets(bare));
    if (bare === null) return null;
    const unsigned = withoutMinus(bare);
    if (unsigned.isNegative && !bare.isNegative) {
      if (isMinus) return null;
      isMinus = true;
    } else if (unsigned.text !== bare.text && isMinus && /^[-]|-$/.test(bare.text)) return null;
    bare = unsigned;
    if (bare.text === before) break;
  }
  return bare;
}

const MOST_SIGNS = 5;

function withoutBrackets(bare: Bare): Bare {
  const credit = CREDIT.exec(bare.text);
  const text = credit?.[1] ?? bare.text;
  const bracketed = /^\(\s*(.*?)\s*\)$/.exec(text);
  const isNegative = bare.isNegative || credit !== null || bracketed !== null;
  return { ...bare, text: bracketed?.[1] ?? text, isNegative };
}

function withoutCurrency(bare: Bare): Bare | null {
  const sign = WITH_SIGN.exec(bare.text);
  if (sign === null) return bare;
  const currency = sign[1] ?? sign[2] ?? "";
  // Letters before a minus are the begin of a number of another kind: "RM-118842".
  const isCode = /^[A-Za-z]+$/.test(currency) && /^[A-Za-z]+-/.test(bare.text);
  if (isCode || !CURRENCY_SIGN.test(currency)) return null;
  return { ...bare, currency, text: bare.text.replace(WITH_SIGN, "").trim() };
}

function withoutMinus(bare: Bare): Bare {
  const { text } = bare;
  const whole = NO_CENTS.exec(text);
  if (whole !== null) return { ...bare, text: (whole[1] ?? "").replace(/\D/g, "") };
  if (/^\+\s*\d/.test(text)) return { ...bare, text: text.slice(1).trim() };
  if (!/^-\s*[^-]/.test(text) && !/[^-]\s*-$/.test(text)) return bare;
  const digits = text.startsWith("-") ? text.slice(1) : text.slice(0, -1);
  return { ...bare, text: digits.trim(), isNegative: true };
}

/** Whether a text stands for zero: a dash in a column of amounts. */
export function isDashZero(text: string): boolean {
  return text.length < 6 && PLACEHOLDER_ZERO.test(text.replace(DASHES, "-"));
}

interface Parts {
  readonly plain: string;
  readonly other: string | null;
  readonly decimals: number;
}

/**
 * Tells the decimal sign from those of thousands. A last mark before two digits, or any number but three, is the
 * decimal sign; before three digits the style of the document decides, unless the same mark is printed twice.
 */
function partsOf(text: string, style: NumberStyle): Parts {
  const last = Math.max(text.lastIndexOf("."), text.lastIndexOf(","));
  const digitsOf = (part: string): string => part.replace(/\D/g, "");
  const whole = { plain: digitsOf(text), other: null, decimals: 0 };
  if (last < 0) return whole;
  const mark = text[last] ?? ".";
  const after = text.slice(last + 1);
  const before = text.slice(0, last);
  if (/\D/.test(after)) return whole;
  const decimal = {
    plain: `${digitsOf(before) === "" ? "0" : digitsOf(before)}.${after}`,
    other: null,
    decimals: after.length,
  };
  if (after.length !== 3) return decimal;
  if (before.includes(mark)) return whole;
  if (/[.,'’ ]/.test(before) || before.length > 3 || /^0*$/.test(before)) return decimal;
  const isDecimal = mark === (style === "comma" ? "," : ".");
  return isDecimal ? { ...decimal, other: whole.plain } : { ...whole, other: decimal.plain };
}

const BOTH_MARKS = /\d([.,])\d{3}([.,])\d{2}(?!\d)/;
const TWO_DECIMALS = /\d([.,])\d{2}(?![\d.,]\d|\d)/;
const THREE_DIGITS = /(?<!\d)\d{1,3}([.,])\d{3}(?![\d.,])/;

/** What the numbers of a document say about its decimal sign: positive for a comma, negative for a point. */
export function commaVotes(texts: Iterable<string>): number {
  let votes = 0;
  for (const text of texts) {
    if (!/\d[.,]\d/.test(text) || /\d[./-]\d{1,2}[./-]\d/.test(text)) continue;
    const both = BOTH_MARKS.exec(text);
    const two = TWO_DECIMALS.exec(text);
    const three = THREE_DIGITS.exec(text);
    if (both !== null) votes += both[2] === both[1] ? 0 : both[2] === "," ? 3 : -3;
    else if (two !== null) votes += two[1] === "," ? 1 : -1;
    else if (three !== null) votes += three[1] === "." ? 0.2 : -0.2;
  }
  return votes;
}
