import { Money } from "../base/money.ts";
import { sentenceCase } from "../base/sentence-case.ts";
import { cut, enumerate } from "./figure-words.ts";
import type {
  BilledLine,
  BillName,
  Doubt,
  MatchFacts,
  MatchStatement,
  OrderedLine,
} from "./match-statement.ts";
import { sentenceOf } from "./sentences.ts";
import { inWords, type Wording } from "./statement.ts";

/** What is said of a bill beside its order: full sentences with both figures. */
export function matchDetail({ statement }: { readonly statement: MatchStatement }): string {
  return inWords(DETAILS, statement);
}

type Facts<Code extends keyof MatchFacts> = MatchFacts[Code];

const DETAILS: Wording<MatchFacts> = {
  "billed-before": ({ before, isEarlierRun }) =>
    `It was billed before: ${billWords(before)}${isEarlierRun ? " is in the history" : ""}.`,
  "order-closed": ({ order, status, billed }) =>
    billed.length === 0
      ? `Order ${order} is closed: its status is "${cut(status)}".`
      : `${linesWords(billed)}: the line of order ${order} is closed, its status is "${cut(status)}".`,
  "vendor-differs": ({ vendor, orderedOf }) =>
    `The bill is of ${cut(vendor)}, and the order is with ${enumerate(orderedOf.map((name) => cut(name)))}.`,
  "currency-differs": ({ currency, ordered }) =>
    `The bill is in ${currency}, the order in ${ordered}. Prices and amounts were not compared.`,
  "not-ordered": ({ line, amount, order }) =>
    line === null
      ? `Other charges of ${amount?.toString() ?? "an amount"} are billed, and order ${order} has none.`
      : `${linesWords([line])}: ${amount?.toString() ?? "it"} is billed, and order ${order} has no such line.`,
  "not-received": ({ billed, ordered, quantity, unit, soFar, before }) =>
    `${linesWords(billed)}: ${amountOf(quantity, unit)} is billed${soFarWords(quantity, soFar, before)}, and nothing was received of ${orderedWords(ordered)}.`,
  "quantity-over-order": (facts) =>
    `${quantityWords(facts)}, and ${amountOf(facts.most, facts.unit)} is ordered (${orderedWords(facts.ordered)}).`,
  "quantity-over-received": (facts) =>
    `${quantityWords(facts)}, and ${amountOf(facts.most, facts.unit)} was received (${orderedWords(facts.ordered)}).`,
  "unit-differs": ({ billed, ordered, unit, orderedUnit }) =>
    `${linesWords(billed)}: it is billed by "${cut(unit)}" and ordered by "${cut(orderedUnit)}" (${orderedWords(ordered)}). Quantity and price were not compared.`,
  "price-over": (facts) => priceWords(facts, "more"),
  "price-under": (facts) => priceWords(facts, "less"),
  "discount-missed": ({ billed, ordered, amount, expected, discount }) =>
    `${linesWords(billed)}: ${amount.toString()} is billed, and with the discount of ${discount instanceof Money ? discount.toString() : String(discount)} in the order it is ${expected.toString()} (${orderedWords(ordered)}).`,
  "amount-differs": ({ billed, ordered, amount, expected, before }) =>
    `${linesWords(billed)}: ${amount.toString()} is billed, and the order gives ${expected.toString()}${before === null ? "" : `, of which ${before.toString()} was billed before`} (${orderedWords(ordered)}).`,
  "freight-not-ordered": ({ amount, ordered, expected, order }) =>
    ordered.isZero()
      ? `Freight of ${amount.toString()} is billed, and order ${order} has none.`
      : `Freight of ${amount.toString()} is billed, and of the ${ordered.toString()} in order ${order} ${expected.toString()} is not billed yet.`,
  "tax-not-ordered": ({ amount, expected, order }) =>
    expected.isZero()
      ? `Tax of ${amount.toString()} is billed, and order ${order} has none on these lines.`
      : `Tax of ${amount.toString()} is billed, and by order ${order} it is ${expected.toString()} at the most.`,
  "total-over-order": ({ amount, before, expected, order }) => {
    const soFar = before.isZero()
      ? ""
      : `, with the bills before it ${amount.plus(before).toString()},`;
    return `The bill is ${amount.toString()} without tax${soFar} and order ${order} ${expected.toString()} as a whole.`;
  },
  "order-not-found": notFoundWords,
  "order-unclear": ({ number, orders, others }) =>
    `${number === null ? "No order number is printed, and vendor and lines fit" : `The order number "${cut(number)}" fits`} ${enumerate([...orders.map((order) => `order ${order}`), ...more(others)])}.`,
  "not-a-bill": () => "It is a pro forma invoice. Match the bill itself.",
  "no-lines": ({ order, total, open }) =>
    `No lines were found on the bill to compare with order ${order}${total === null ? "" : `; its total without tax is ${total.toString()}`}${open === null ? "" : `, and ${open.toString()} of the order is not billed yet`}.`,
  "lines-not-found": ({ order, lines, others }) =>
    `${sentenceCase(enumerate([...lines.map(lineWords), ...more(others)]))} ${lines.length + others === 1 ? "is" : "are"} called otherwise than every line of order ${order}.`,
  "line-unclear": ({ line, candidates, others, why }) =>
    `${linesWords([line])}: ${UNCLEAR[why](enumerate([...candidates.map(orderedWords), ...more(others)], "or"))}`,
  "order-by-lines": ({ order }) =>
    `No order number is printed; the vendor and all lines fit order ${order} and no other open one.`,
  "figure-doubted": ({ what, doubt, page }) =>
    `Not compared: ${typeof what === "string" ? BILL_FIGURES[what] : linesWithin(what)}. ${doubtWords(doubt, typeof what !== "string" && what.length > 1)}${page === null ? "" : ` Look at page ${page}.`}`,
  "figure-missing": ({ what, figure, from }) =>
    `Not compared: the ${figure} of ${linesWithin(what)} is ${from === "bill" ? "not printed or was not found" : "not in the table of orders"}.`,
  "vendor-doubted": ({ vendor, orderedOf }) =>
    orderedOf.length === 0
      ? "Not compared: the table of orders names no vendor of this order."
      : `Not compared: who bills ${vendor === null ? "was not found" : `was read as "${cut(vendor)}", which is not certain`}; the order is with ${enumerate(orderedOf.map((name) => cut(name)))}.`,
  "order-figures-disagree": ({ billed, ordered }) =>
    `Not compared: the price of ${linesWithin(billed)}. In the table of orders, quantity, price and amount of ${orderedWords(ordered)} contradict each other.`,
  "price-with-tax": ({ billed, ordered, price, orderedPrice, rate }) =>
    `Not compared: the price of ${linesWithin(billed)}. ${price.toString()} is the ordered ${orderedPrice.toString()} with the tax of ${String(rate)} in it (${orderedWords(ordered)}).`,
  "units-unknown": ({ billed, ordered, unit, orderedUnit }) =>
    `Not compared: ${linesWithin(billed)} is billed by "${cut(unit)}" and ordered by "${cut(orderedUnit)}", which may be one unit (${orderedWords(ordered)}).`,
  "receipts-unclear": ({ order, file, rows, others }) =>
    `Not compared: what was received of order ${order}. ${sentenceCase(rows.length + others === 1 ? "row" : "rows")} ${enumerate([...rows.map(String), ...more(others)])} of ${file} could not be put to a line of it.`,
  "billed-unclear": ({ unclear, over }) => {
    const bills = enumerate([
      ...unclear.slice(0, MOST_BILLS).map(billWords),
      ...more(unclear.length - MOST_BILLS),
    ]);
    const are = unclear.length === 1 ? "is" : "are";
    return over === null
      ? `Not compared: what was billed of the order before. ${sentenceCase(bills)} ${are} of it and not matched for sure.`
      : `Not compared: ${quantityWithin(over)}, and ${amountOf(over.most, over.unit)} may be billed (${orderedWords(over.ordered)}), but ${bills} ${are} not matched for sure.`;
  },
  "number-repeated": ({ repetition, other, amount }) =>
    repetition === "same-figures"
      ? `${sentenceCase(billWords(other))} has the same figures under another number.`
      : `${sentenceCase(billWords(other))} has the same number${amount === null ? "" : ` and is over ${amount.toString()}`}.`,
  "reading-doubted": ({ sentence }) => `The bill by itself: ${sentence}`,
};

const BILL_FIGURES = {
  tax: "the tax",
  shipping: "the shipping",
  "other charges": "the other charges",
  currency: "the currency",
  total: "the total",
  lines: "the lines",
} as const;

const UNCLEAR: Readonly<Record<Facts<"line-unclear">["why"], (candidates: string) => string>> = {
  tie: (candidates) => `it fits ${candidates} equally well.`,
  words: (candidates) =>
    `it resembles ${candidates}, and neither words nor figures settle that it is that.`,
  figures: (candidates) =>
    `its quantity and price are those of ${candidates}, which is called otherwise.`,
  "too-many": () => "the bill or the order has too many lines that are called otherwise.",
};

function notFoundWords({ number, byLines, vendor }: Facts<"order-not-found">): string {
  if (number !== null) return `Order "${cut(number)}" is not in the table of orders.`;
  const none = "No order number was found on the bill";
  switch (byLines) {
    case "no-vendor":
      return `${none}, nor for sure who bills.`;
    case "vendor-unknown":
      return `${none}, and the table has no order with ${cut(vendor ?? "this vendor")}.`;
    case "too-many":
      return `${none}, and the table has too many orders with ${cut(vendor ?? "this vendor")} to try them all.`;
    case "no-lines":
      return `${none}, nor lines that were read for sure.`;
    case "no-order":
    case null:
      return `${none}, and its lines fit no open order with ${cut(vendor ?? "this vendor")}.`;
  }
}

function priceWords(
  { billed, ordered, price, orderedPrice, difference }: Facts<"price-over">,
  than: "more" | "less",
): string {
  const gap = difference === null ? "" : `: ${difference.absolute().toString()} ${than}`;
  return `${linesWords(billed)}: the unit price is ${price.toString()} and ${orderedPrice.toString()} is ordered${gap} (${orderedWords(ordered)}).`;
}

function quantityWords(facts: Omit<Facts<"quantity-over-order">, "most">): string {
  return sentenceCase(quantityWithin(facts));
}

function quantityWithin({
  billed,
  quantity,
  unit,
  soFar,
  before,
}: Omit<Facts<"quantity-over-order">, "most">): string {
  return `${linesWithin(billed)}: ${amountOf(quantity, unit)} is billed${soFarWords(quantity, soFar, before)}`;
}

function soFarWords(quantity: Money, soFar: Money, before: readonly BillName[]): string {
  if (soFar.equals(quantity)) return "";
  const named = before.slice(0, MOST_BILLS).map(billWords);
  return `, with ${enumerate([...named, ...more(before.length - named.length)])} ${soFar.key()}`;
}

/** More bills than these are only counted. */
const MOST_BILLS = 3;

function doubtWords(doubt: Doubt, areMany: boolean): string {
  switch (doubt.because) {
    case "finding":
      return sentenceOf(doubt.finding);
    case "uncertain":
      return `${areMany ? "They were" : "It was"} not read surely enough.`;
    case "characters":
      return `"${cut(doubt.printed)}" was recognised in a picture and is not certain.`;
    case "assessed":
      return doubt.sentence;
  }
}

/** A quantity with as many decimals as it has: `12`, `0.125`. */
function amountOf(quantity: Money, unit: string | null): string {
  return unit === null ? quantity.key() : `${quantity.key()} ${cut(unit)}`;
}

/** `Line 2 (Hex bolt M8)`, at the begin of a sentence. */
function linesWords(lines: readonly BilledLine[]): string {
  return sentenceCase(linesWithin(lines));
}

/** The same within a sentence. */
function linesWithin(lines: readonly BilledLine[]): string {
  const [first] = lines;
  if (first === undefined) return "the lines";
  if (lines.length === 1) return lineWords(first);
  const most = lines.slice(0, MOST_LINES).map(({ number }) => String(number));
  const numbers = enumerate([...most, ...more(lines.length - most.length)]);
  const isOne = lines.every(({ description }) => description === first.description);
  return `lines ${numbers}${isOne && first.description !== null ? ` (${cut(first.description)})` : ""}`;
}

/** More lines than these are only counted. */
const MOST_LINES = 6;

function lineWords({ number, description }: BilledLine): string {
  return description === null ? `line ${number}` : `line ${number} (${cut(description)})`;
}

/** `line 10 of the order`, or its words where the table numbers no lines. */
function orderedWords({ lines, description }: OrderedLine): string {
  const words = description === null ? "a line" : `"${cut(description)}"`;
  if (lines.length === 0) return `${words} of the order`;
  return `${lines.length === 1 ? "line" : "lines"} ${enumerate(lines.slice(0, MOST_LINES))} of the order`;
}

/** `bill 4711 of 2026-05-12 (may/4711.pdf)`. */
function billWords({ number, date, file }: BillName): string {
  const of = date === null ? "" : ` of ${date}`;
  return number === null ? `the bill in ${file}${of}` : `bill ${number}${of} (${file})`;
}

function more(count: number): readonly string[] {
  return count > 0 ? [`${count} more`] : [];
}
