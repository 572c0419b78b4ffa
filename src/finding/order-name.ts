import type { Money } from "../base/money.ts";
import { type ApplicationName, applicationWords } from "./application-name.ts";
import { sentenceCase } from "./figure-words.ts";

/** A change order as an application lists it. */
export interface ListedOrder {
  /** Its number, or its description where it has none. */
  readonly order: string;
  readonly amount: Money | null;
  readonly application: ApplicationName;
}

/** A change order document by its own number, as printed, and its file. */
export interface OrderPaperName {
  readonly number: string | null;
  readonly file: string;
}

/** `change order 7`. */
export function orderWords(order: string): string {
  return `change order ${order}`;
}

/** The begin of a sentence: `Change order 7 is listed with 12,481.00 in application 4`. */
export function listedWords({ order, amount, application }: ListedOrder): string {
  const over = amount === null ? "" : ` with ${amount.toString()}`;
  return `${sentenceCase(orderWords(order))} is listed${over} in ${applicationWords(application)}`;
}

/** `change order 7 (co-7.pdf)`. */
export function orderPaperWords({ number, file }: OrderPaperName): string {
  return number === null ? `the change order in ${file}` : `${orderWords(number)} (${file})`;
}
