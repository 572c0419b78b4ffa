import type { CalendarDate } from "../base/calendar-date.ts";
import type { Money } from "../base/money.ts";
import { cellText } from "../sheets/cell.ts";
import { beginsLikeFormula, harmlessText } from "../sheets/csv-text.ts";
import { asciiText } from "./ascii-text.ts";
import { isWholeCents } from "./bill-lines.ts";
import type { LeftOut } from "./left-out.ts";
import type { Column, DateOrder, Program } from "./program.ts";

/*
 * How one value stands in the file of a program. Text for people is made to fit. What the program looks up is written as
 * it is or refused, as another number would be another bill.
 */

type Written = string | LeftOut;

/** An amount with two decimals. `isTakenBack` turns its sign. */
export function writtenAmount(
  { header, shape }: Column,
  amount: Money,
  { isTakenBack }: { readonly isTakenBack: boolean },
): Written {
  if (!isWholeCents(amount)) return { code: "fraction-of-a-cent", amount };
  const isOwedMinus = shape.as === "amount" && shape.owed === "minus";
  const signed = isOwedMinus !== isTakenBack ? amount.negated() : amount;
  const text = signed.roundedToCents().toPlain();
  const most = shape.as === "amount" ? (shape.wholeDigits ?? MOST_WHOLE_DIGITS) : MOST_WHOLE_DIGITS;
  const wholeDigits = text.replace("-", "").indexOf(".");
  return wholeDigits > most ? { code: "amount-too-long", header, amount } : text;
}

/** Where a program names no limit: more than any bill has. */
const MOST_WHOLE_DIGITS = 15;

/** A day in the order that the program reads. */
export function writtenDate({ year, month, day }: CalendarDate, order: DateOrder): string {
  const two = (part: number): string => String(part).padStart(2, "0");
  const parts: Readonly<Record<string, string>> = {
    MM: two(month),
    DD: two(day),
    YY: two(year % 100),
    YYYY: String(year),
  };
  return order.replaceAll(/YYYY|YY|MM|DD/g, (part) => parts[part] ?? "");
}

/** Text for a person. */
export function writtenText({ shape }: Column, text: string, { file }: Program): string {
  const most = shape.as === "text" ? (shape.most ?? LONGEST_TEXT) : LONGEST_TEXT;
  // Line breaks inside of a cell are legal in CSV, and not every program knows that.
  const clean = cellText(text).replaceAll(/\s+/g, " ").trim();
  const plain = file.characters === "ASCII" ? asciiText(clean) : clean;
  const replaced = Object.entries(file.replaced).reduce(
    (whole, [character, instead]) => whole.replaceAll(character, instead),
    plain,
  );
  return cutTo(harmlessText(replaced), most);
}

/** Descriptions are short; what is longer is a misread page. */
const LONGEST_TEXT = 4_000;

/** The beginning of a text, in whole characters. */
function cutTo(text: string, most: number): string {
  if (text.length <= most) return text;
  return text
    .slice(0, most)
    .replace(/[\ud800-\udbff]$/, "")
    .trimEnd();
}

/** A name or number by which the program finds something. `isPrinted` where a stranger wrote it. */
export function writtenName(
  { header, shape }: Column,
  text: string,
  { program: { file }, isPrinted }: { readonly program: Program; readonly isPrinted: boolean },
): Written {
  const most = shape.as === "name" ? (shape.most ?? LONGEST_NAME) : LONGEST_NAME;
  if (/[\p{Cc}\p{Cs}\u2028\u2029\ufeff]/u.test(text)) return { code: "unfit-text", header, text };
  if (text.length > most) return { code: "too-long", header, text, most };
  if (shape.as === "name" && shape.digitsOnly === true && !/^\d+$/.test(text))
    return { code: "not-digits", header, text };
  if (file.characters === "ASCII" && !/^[\u0020-\u007e]*$/.test(text))
    return { code: "not-ascii", header, text };
  if (Object.keys(file.replaced).some((character) => text.includes(character)))
    return { code: "unfit-text", header, text };
  if (isPrinted && beginsLikeFormula(text)) return { code: "like-a-formula", header, text };
  return text;
}

/** Where a program names no limit. */
const LONGEST_NAME = 255;
