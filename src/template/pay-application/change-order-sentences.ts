import { Money } from "../../base/money.ts";
import type { ListedChangeOrder } from "../../document/pay-application.ts";
import type { Provenance, Sourced } from "../../document/sourced.ts";
import type { Word } from "../../page/page.ts";
import { placeOfWords } from "../places.ts";
import type { PagePieces, Piece } from "../pieces.ts";
import { readMoney } from "../read-value.ts";

/** Words with which a text begins that tells change orders one after the other. */
const BEGINNING = /^(?:approved\s+)?(?:change\s+orders?|variations|modifications)\b/i;

/** A text of this kind runs over this many lines at most. */
const MOST_LINES = 12;

/** How an order begins in running text: "CO 01", "No. 3,", "Change Order 2:". */
const ORDER =
  /^(?:co|c\.o\.|no\.?|#|change\s+order(?:\s+no\.?)?|variation|mod)\s*#?\s*([A-Z]{0,4}-?\d{1,4}[A-Z]?)\b[,:.]?\s*/i;

/** A date that stands between an order's number and its words. */
const DATE = /^(?:(?:\d{1,2}\/\d{1,2}\/\d{2,4})|(?:[A-Z][a-z]+\.?\s+\d{1,2},\s+\d{4}))[,:;]?\s*/;

/** Words before an amount that say which way it goes. */
const TAKES_AWAY = /\b(?:deduct|deduction|credit|less|omit|minus)\W*$/i;
const DIRECTION = /[,;]?\s*\b(?:add|addition|deduct|deduction|credit|less|plus|minus)\W*$/i;

/**
 * Change orders that are told in sentences: "Change orders: CO 01 Upgrade lighting $1,200.00; CO 02 …". They count only
 * where together they are line 2, for a sentence may tell anything.
 */
export function ordersInSentences(
  pages: readonly PagePieces[],
  netChange: Sourced<Money> | null,
): readonly ListedChangeOrder[] {
  if (netChange === null) return [];
  for (const page of pages) {
    for (const [index, { line }] of page.lines.entries()) {
      const text = line.words.map((word) => word.text).join(" ");
      if (!BEGINNING.test(text)) continue;
      const orders = ordersFrom(page, index);
      const total = Money.sum(orders.flatMap(({ amount }) => amount?.value ?? []));
      if (orders.length > 0 && total.equals(netChange.value)) return orders;
    }
  }
  return [];
}

/** An amount in a text, as it is printed. */
interface TextAmount {
  readonly money: Money;
  readonly from: Provenance;
}

/** The orders of a text: the words up to each amount, and the amount. */
function ordersFrom(page: PagePieces, begin: number): readonly ListedChangeOrder[] {
  const { pageNumber } = page.layout.page;
  const orders: ListedChangeOrder[] = [];
  let words: Word[] = [];
  const lines = page.lines.slice(begin, begin + MOST_LINES);
  for (const part of lines.flatMap(({ pieces }) => pieces.flatMap(partsOf))) {
    const amount = "text" in part ? amountBeforeStop(part, pageNumber) : part;
    if (amount === null) {
      if ("text" in part) words.push(part);
      continue;
    }
    const order = orderOf(words, amount);
    if (order !== null) orders.push(order);
    words = [];
  }
  return orders;
}

/** The words of a piece, or the amount that it is. */
function partsOf({ figure, words }: Piece): readonly (Word | TextAmount)[] {
  if (figure === null || figure.form !== "amount" || figure.money === null) return words;
  const from = placeOfWords(figure.words, figure.pageNumber, figure.printed, figure.box);
  return [{ money: figure.money, from }];
}

/** An amount that a sign of the sentence follows: "$1,200.00;". */
const BEFORE_STOP = /^(\(?[-–]?\$?[\d,]+\.\d{2}\)?)[,;.]$/;

function amountBeforeStop(word: Word, pageNumber: number): TextAmount | null {
  const printed = BEFORE_STOP.exec(word.text)?.[1];
  const money = printed === undefined ? null : readMoney(printed, "point");
  if (printed === undefined || money === null) return null;
  return { money, from: placeOfWords([word], pageNumber, printed) };
}

function orderOf(words: readonly Word[], { money, from }: TextAmount): ListedChangeOrder | null {
  const start = words.findIndex((_, index) => ORDER.test(textOf(words.slice(index, index + 4))));
  if (start < 0) return null;
  const own = words.slice(start);
  const text = textOf(own);
  const [mark = "", number = ""] = ORDER.exec(text) ?? [];
  const rest = text.slice(mark.length).replace(DATE, "");
  const description = rest.replace(DIRECTION, "").replace(/[\s,;:–-]+$/, "");
  const place = placeOfWords(own, from.pageNumber, text);
  const isLess = TAKES_AWAY.test(rest) && !money.isNegative();
  return {
    number: { value: number, from: [place] },
    reference: null,
    description: description === "" ? null : { value: description, from: [place] },
    amount: {
      value: isLess ? money.negated() : money,
      from: [from],
    },
  };
}

function textOf(words: readonly Word[]): string {
  return words.map((word) => word.text).join(" ");
}
