import type { ValueReaders } from "../fallback/pointed-value.ts";
import { readNumber } from "../paper/invoice/amount-text.ts";
import {
  type DateOrders,
  type MonthNames,
  readPrintedDate,
} from "../paper/invoice/printed-dates.ts";
import {
  type DateOrder,
  type NumberStyle,
  readDate,
  readMoney,
  readPercent,
} from "../paper/read-value.ts";

/** How a document writes its figures and dates: its own style and order. Plain data, so that a worker can hand it on. */
export type Notation =
  | { readonly kind: "english"; readonly style: NumberStyle; readonly order: DateOrder | null }
  | {
      readonly kind: "multilingual";
      readonly style: NumberStyle;
      readonly months: MonthNames;
      readonly order: DateOrders;
    };

/** How figures and dates of a document are read. */
export function valueReadersOf(notation: Notation): ValueReaders {
  const { style } = notation;
  if (notation.kind === "english") {
    const { order } = notation;
    return {
      money: (printed) => readMoney(printed, style),
      percent: (printed) => readPercent(printed, style),
      date: (printed) => readDate(printed, order),
    };
  }
  const { months, order } = notation;
  return {
    money: (printed) => readNumber(printed, style)?.value ?? null,
    percent: (printed) => readPercent(printed, style),
    date: (printed) => readPrintedDate(printed, months, order)?.date ?? null,
  };
}
