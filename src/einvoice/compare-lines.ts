import { Money } from "../base/money.ts";
import type { Percent } from "../base/percent.ts";
import type { InvoiceLine } from "../document/invoice.ts";
import {
  compared,
  descriptionKey,
  type EInvoiceComparison,
  isSameDescription,
  isSameNumber,
  type Kind,
  RATES,
  texts,
  valueOf,
} from "./same-text.ts";
import type { EInvoiceLine } from "./e-invoice.ts";

/** Compares every line of the file with the one that is printed for it. */
export function compareLines(
  lines: readonly EInvoiceLine[],
  printed: readonly InvoiceLine[],
  amounts: Kind<Money>,
): readonly EInvoiceComparison[] {
  const matches = matchLines(lines, printed);
  let unprinted = printed.length;
  return lines.flatMap((line, index) => {
    const match = matches[index] ?? null;
    const place = `lineItems.${match ?? unprinted++}`;
    return compareLine(line, match === null ? null : (printed[match] ?? null), { place, amounts });
  });
}

function compareLine(
  line: EInvoiceLine,
  printed: InvoiceLine | null,
  { place, amounts }: { readonly place: string; readonly amounts: Kind<Money> },
): readonly EInvoiceComparison[] {
  const { name, description } = line;
  const both = name === null || description === null ? null : `${name} ${description}`;
  const basis = basisOf(line);
  const discount = valueOf(printed?.discount);
  return [
    ...compared(`${place}.description`, texts(describes(valueOf(printed?.code))), {
      xml: [name, description, both],
      printed: valueOf(printed?.description),
    }),
    ...compared(`${place}.quantity`, quantities(amounts), {
      xml: [line.quantity],
      printed: valueOf(printed?.quantity),
    }),
    ...compared(`${place}.unitPrice`, prices(amounts, valueOf(printed?.discountRate)), {
      xml: [priced(line.unitPrice, basis), priced(line.grossUnitPrice, basis)],
      printed: priced(valueOf(printed?.unitPrice), valueOf(printed?.priceBasis)),
    }),
    ...compared(`${place}.discount`, amounts, { xml: [line.discount], printed: discount }),
    ...compared(`${place}.taxRate`, RATES, {
      xml: [line.taxRate],
      printed: valueOf(printed?.taxRate),
    }),
    ...compared(`${place}.amount`, lineAmounts(amounts, discount), {
      xml: [line.amount],
      printed: valueOf(printed?.amount),
    }),
  ];
}

/** A price for a number of units. */
interface Price {
  readonly amount: Money;
  readonly basis: Money;
}

const ONE = Money.of("1");

function priced(amount: Money | null, basis: Money | null): Price | null {
  return amount === null ? null : { amount, basis: basis ?? ONE };
}

/** Some programs write the quantity of the line as the basis of its price; the amount then tells that the price is for one. */
function basisOf({ quantity, unitPrice, priceBasis, amount }: EInvoiceLine): Money | null {
  if (priceBasis === null || priceBasis.isZero()) return null;
  const isForOne =
    quantity !== null &&
    unitPrice !== null &&
    amount !== null &&
    quantity.times(unitPrice).roundedToCents().equals(amount);
  return isForOne ? null : priceBasis;
}

/** Some files call an item by what the page has in its column of codes. */
function describes(code: string | null): (xml: string, printed: string) => boolean {
  return (xml, printed) =>
    isSameDescription(xml, printed) || (code !== null && isSameNumber(xml, code));
}

function quantities(amounts: Kind<Money>): Kind<Money> {
  return { write: (quantity) => quantity.key(), isSame: amounts.isSame };
}

/**
 * The same price for one unit. Pages print in cents what files give with more decimals, and before the discount of the
 * line what files give behind it.
 */
function prices(amounts: Kind<Money>, discountRate: Percent | null): Kind<Price> {
  const isSamePrice = (xml: Price, printed: Price): boolean =>
    amounts.isSame(xml.amount.times(printed.basis), printed.amount.times(xml.basis)) ||
    (xml.basis.equals(printed.basis) &&
      amounts.isSame(xml.amount.roundedToCents(), printed.amount));
  return {
    write: ({ amount, basis }) =>
      basis.equals(ONE) ? amount.toString() : `${amount.toString()} per ${basis.key()}`,
    isSame(xml, printed) {
      if (isSamePrice(xml, printed)) return true;
      if (discountRate === null) return false;
      const amount = printed.amount.minus(discountRate.of(printed.amount));
      return isSamePrice(xml, { amount, basis: printed.basis });
    },
  };
}

/** A page may print the amount of a line before the discount that it prints for it. */
function lineAmounts(amounts: Kind<Money>, discount: Money | null): Kind<Money> {
  return {
    write: amounts.write,
    isSame: (xml, printed) =>
      amounts.isSame(xml, printed) ||
      (discount !== null && amounts.isSame(xml, printed.minus(discount))),
  };
}

/** Printed lines of one amount whose descriptions are compared before the first of them is taken. */
const MOST_ALIKE = 8;

/** Tells of two lines whether one is printed for the other. */
type KeyOf<Line> = (line: Line) => string | null;

/**
 * The index of the printed line for each line of the file, null where none is printed for it. Lines of the same amount
 * and description go together, then those of the same amount, those of the same description, and what is left over
 * where both have as many lines. Each printed line is taken once, in order.
 */
export function matchLines(
  lines: readonly EInvoiceLine[],
  printed: readonly InvoiceLine[],
): readonly (number | null)[] {
  const matches: (number | null)[] = lines.map(() => null);
  const taken = new Set<number>();
  const take = (index: number, printedIndex: number): void => {
    matches[index] = printedIndex;
    taken.add(printedIndex);
  };
  const pass = (keyOf: KeyOf<EInvoiceLine>, printedKeyOf: KeyOf<InvoiceLine>): void => {
    const queues = queuesOf(printed, { keyOf: printedKeyOf, taken });
    lines.forEach((line, index) => {
      const key = matches[index] === null ? keyOf(line) : null;
      const found = key === null ? null : (queues.get(key)?.next(line, printed) ?? null);
      if (found !== null) take(index, found);
    });
  };
  pass(
    (line) => joined(amountKey(line), nameKey(line)),
    (line) => joined(printedAmountKey(line), printedNameKey(line)),
  );
  pass(amountKey, printedAmountKey);
  pass(nameKey, printedNameKey);
  if (lines.length !== printed.length) return matches;
  for (const [index] of lines.entries())
    if (matches[index] === null && !taken.has(index)) take(index, index);
  return matches;
}

/** Printed lines of one key that are not taken yet, in order. */
class Queue {
  readonly #indexes: number[] = [];
  #begin = 0;

  add(index: number): void {
    this.#indexes.push(index);
  }

  /** The first one that is described alike, else the first one; null when all are taken. */
  next(line: EInvoiceLine, printed: readonly InvoiceLine[]): number | null {
    const first = this.#indexes.slice(this.#begin, this.#begin + MOST_ALIKE);
    const alike = first.findIndex((index) => isAlike(line, printed[index]));
    const place = this.#begin + Math.max(0, alike);
    const found = this.#indexes[place];
    if (found === undefined) return null;
    // Those passed over stay in their order behind the new begin.
    this.#indexes.copyWithin(this.#begin + 1, this.#begin, place);
    this.#begin++;
    return found;
  }
}

function queuesOf(
  printed: readonly InvoiceLine[],
  { keyOf, taken }: { readonly keyOf: KeyOf<InvoiceLine>; readonly taken: ReadonlySet<number> },
): ReadonlyMap<string, Queue> {
  const queues = new Map<string, Queue>();
  printed.forEach((line, index) => {
    const key = keyOf(line);
    if (key === null || taken.has(index)) return;
    const queue = queues.get(key) ?? new Queue();
    queue.add(index);
    queues.set(key, queue);
  });
  return queues;
}

function isAlike(line: EInvoiceLine, printed: InvoiceLine | undefined): boolean {
  const description = printed?.description?.value;
  return (
    line.name !== null && description !== undefined && isSameDescription(line.name, description)
  );
}

function joined(amount: string | null, name: string | null): string | null {
  return amount === null || name === null ? null : `${amount} ${name}`;
}

/** Without its sign: a credit note may print what the file gives as positive with a minus. */
function amountKey({ amount }: EInvoiceLine): string | null {
  return amount?.absolute().key() ?? null;
}

function printedAmountKey({ amount }: InvoiceLine): string | null {
  return amount?.value.absolute().key() ?? null;
}

function nameKey({ name, description }: EInvoiceLine): string | null {
  return keyOfText(name ?? description);
}

function printedNameKey({ description }: InvoiceLine): string | null {
  return keyOfText(description?.value ?? null);
}

function keyOfText(text: string | null): string | null {
  const key = text === null ? "" : descriptionKey(text);
  return key === "" ? null : key;
}
