import { Money } from "../base/money.ts";
import { type DocumentType, KINDS, kindOf } from "../kinds/kinds.ts";
import type { Entry, Verdict } from "./report.ts";
import { sumsOfKind } from "./sums-of-kind.ts";

/** One sum of the documents that count. */
export interface SumLine {
  /** What is added up, such as `Pay applications`. */
  readonly name: string;
  /** The figure that is added up. */
  readonly label: string;
  readonly currency: string | null;
  /** Whether such documents print one. */
  readonly hasCurrency: boolean;
  /** Documents in the sum. */
  readonly count: number;
  readonly sum: Money;
  /** Documents that count and print no such figure. */
  readonly lacking: number;
  /** Documents that do not count: copies, and what was replaced. */
  readonly left: number;
}

/** How many inputs have each verdict; together they are all inputs. */
export function verdictCounts(entries: readonly Entry[]): Readonly<Record<Verdict, number>> {
  const counts = { unread: 0, "send-back": 0, look: 0, aside: 0, fine: 0 };
  for (const { verdict } of entries) counts[verdict] += 1;
  return counts;
}

/** The exact sums of what was read, those of one currency together, in the order of their names. */
export function sumLines(entries: readonly Entry[]): readonly SumLine[] {
  const groups = new Map<string, Entry[]>();
  for (const entry of entries) {
    const { amount } = entry;
    if (amount === null || amount.sum === null) continue;
    const place = String(SUM_NAMES.indexOf(amount.sum)).padStart(3);
    const key = `${place} ${amount.currency ?? ""}`;
    groups.set(key, [...(groups.get(key) ?? []), entry]);
  }
  return [...groups]
    .toSorted(([one], [other]) => (one < other ? -1 : 1))
    .map(([, group]) => sumLineOf(group));
}

function sumLineOf(group: readonly Entry[]): SumLine {
  const [first] = group;
  const counted = group.filter(({ aside }) => aside === null);
  const values = counted.flatMap(({ amount }) => (amount?.value ? [amount.value] : []));
  return {
    name: first?.amount?.sum ?? "",
    label: first?.amount?.label ?? "",
    currency: first?.amount?.currency ?? null,
    hasCurrency: first?.kind ? kindOf(first.kind).knownBy.currency !== null : false,
    count: values.length,
    sum: Money.sum(values),
    lacking: counted.length - values.length,
    left: group.length - counted.length,
  };
}

/** In the order in which people look for them. */
const SUM_NAMES = KINDS.flatMap((kind) => sumsOfKind(kind).map(({ name }) => name));

/** How many of the entries are of a kind. */
export function countOfKind(entries: readonly Entry[], documentType: DocumentType): number {
  return entries.filter(({ kind }) => kind === documentType).length;
}
