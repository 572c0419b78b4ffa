import { sentenceCase } from "../finding/figure-words.ts";
import type { BilledOrder } from "./billed-orders.ts";

/** The begin of a sentence: `Change order 7 is listed with 12,481.00 in application 4`. */
export function listedWords({ order, application }: BilledOrder): string {
  const amount = order.amount === null ? "" : ` with ${order.amount.toString()}`;
  return `${sentenceCase(order.words)} is listed${amount} in ${application.words}`;
}
