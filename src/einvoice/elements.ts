import { type CalendarDate, calendarDate, compareDates } from "../base/calendar-date.ts";
import { Money } from "../base/money.ts";
import { Percent } from "../base/percent.ts";
import type { XmlElement } from "./xml.ts";

/** A step to a child: its name, or several names with bars between them where the versions of a language differ. */
type Step = string;

/** The first element along the steps; null where there is none. */
export function elementAt(from: XmlElement | null, ...steps: readonly Step[]): XmlElement | null {
  let element = from;
  for (const step of steps) {
    const names = step.split("|");
    element = element?.children.find(({ name }) => names.includes(name)) ?? null;
  }
  return element;
}

/** All children of one name. */
export function elementsOf(from: XmlElement | null, step: Step): readonly XmlElement[] {
  const names = step.split("|");
  return from?.children.filter(({ name }) => names.includes(name)) ?? [];
}

/** The text of the first element along the steps, its blanks collapsed; null where there is none or it is empty. */
export function textAt(from: XmlElement | null, ...steps: readonly Step[]): string | null {
  return textOf(elementAt(from, ...steps));
}

/** Longest text that is kept of an element. */
const LONGEST_TEXT = 2_000;

/** The text of an element, its blanks collapsed; null where it is empty. */
export function textOf(element: XmlElement | null): string | null {
  const words = element?.text.slice(0, LONGEST_TEXT).match(/\S+/g);
  return words === null || words === undefined ? null : words.join(" ");
}

/** Every text that is given, in order, each once. */
export function textsOf(texts: readonly (string | null)[]): readonly string[] {
  return [...new Set(texts.filter((text) => text !== null))];
}

/** The amount at the end of the steps; null where it is no plain decimal. */
export function amountAt(from: XmlElement | null, ...steps: readonly Step[]): Money | null {
  return decimalOf(textAt(from, ...steps));
}

/** The rate at the end of the steps. */
export function rateAt(from: XmlElement | null, ...steps: readonly Step[]): Percent | null {
  const points = amountAt(from, ...steps);
  return points === null ? null : new Percent(points);
}

/** The sum of what is given; null where nothing is. */
export function sumOf(amounts: readonly (Money | null)[]): Money | null {
  const given = amounts.filter((amount) => amount !== null);
  return given.length === 0 ? null : Money.sum(given);
}

/** Of the amounts of one name, those in the document's currency: a tax may be given in the tax office's as well. */
export function inCurrency(
  elements: readonly XmlElement[],
  currency: string | null,
): readonly XmlElement[] {
  const own = elements.filter((element) => {
    const said = element.attributes.get("currencyID");
    return said === undefined || currency === null || said === currency;
  });
  return own.length > 0 ? own : elements.slice(0, 1);
}

/** The day of `2026-03-31` with or without a zone, or of `20260331`; null for a month or a week. */
export function dateOf(text: string | null): CalendarDate | null {
  const parts = /^(\d{4})-?(\d{2})-?(\d{2})(?!\d)/.exec(text ?? "");
  return parts === null ? null : calendarDate(Number(parts[1]), Number(parts[2]), Number(parts[3]));
}

/** The days that are given, in order. */
export function daysOf(dates: readonly (CalendarDate | null)[]): readonly CalendarDate[] {
  return dates.filter((date) => date !== null).toSorted(compareDates);
}

/** A decimal as XML writes it: a plus, no digit before or behind the point and noughts at the end are allowed. */
function decimalOf(text: string | null): Money | null {
  const parts = /^([+-]?)(\d{0,30})(?:\.(\d{0,40}))?$/.exec(text ?? "");
  const [, sign = "", whole = "", decimals = ""] = parts ?? [];
  if (whole === "" && decimals === "") return null;
  const fraction = decimals.replace(/0+$/, "");
  const plain = `${whole === "" ? "0" : whole}${fraction === "" ? "" : `.${fraction}`}`;
  return Money.fromPlain(sign === "-" ? `-${plain}` : plain);
}

/** Codes of UN/CEFACT list 7161 for carrying goods to the customer. */
const CODES: ReadonlySet<string> = new Set(["FC", "DL", "SAA", "SH"]);

const WORDS =
  /freight|shipping|shipment|delivery|postage|carriage|courier|fracht|versand|porto|liefer|livraison|transport|exp[ée]dition|spedizion|env[ií]o|verzend|frakt/i;

/** Whether a charge is for bringing the goods, by its code or its reason. */
export function isFreight(code: string | null, reason: string | null): boolean {
  return (code !== null && CODES.has(code)) || (reason !== null && WORDS.test(reason));
}
