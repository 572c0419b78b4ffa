import type { InvoiceLine } from "../document/invoice.ts";
import type { EInvoiceLine } from "./e-invoice.ts";
import { descriptionKey, isSameDescription } from "./same-text.ts";

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
