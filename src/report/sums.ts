import { Money } from "../base/money.ts";
import type { Verdict } from "../finding/verdict-words.ts";
import { kindOf, KINDS } from "../kinds/kinds.ts";
import { sumsOfKind } from "../kinds/sums.ts";
import type { Entry } from "./report.ts";

/** What the papers of one kind and currency come to, those of each verdict apart. */
export interface SumLine {
  /** What is added up, such as `Pay applications`. */
  readonly name: string;
  /** What is to be known of the amounts. */
  readonly remark: string | null;
  readonly currency: string | null;
  /** Whether such documents print one. */
  readonly hasCurrency: boolean;
  readonly parts: Readonly<Record<SummedVerdict, SumPart>>;
}

/** The papers of a verdict. */
export interface SumPart {
  /** Documents in the sum. */
  readonly count: number;
  readonly sum: Money;
  /** Documents that print no such figure. */
  readonly lacking: number;
}

/** Verdicts of what was read. */
export type SummedVerdict = Exclude<Verdict, "not-read">;

/** What is to be paid stands first. */
export const SUMMED: readonly SummedVerdict[] = ["pay", "check", "send-back", "hold"];

/** The exact sums of what was read, those of one currency together, in the order of their names. */
export function sumLines(entries: readonly Entry[]): readonly SumLine[] {
  return summedGroups(entries).map(sumLineOf);
}

/** Entries whose amounts may be added: those of one sum and one currency, in the order of their names. */
export function summedGroups(entries: readonly Entry[]): readonly (readonly Entry[])[] {
  const groups = new Map<string, Entry[]>();
  for (const entry of entries) {
    const { amount } = entry;
    if (amount === null || amount.sum === null) continue;
    const place = String(SUM_NAMES.indexOf(amount.sum)).padStart(3);
    const key = `${place} ${amount.currency ?? ""}`;
    groups.set(key, [...(groups.get(key) ?? []), entry]);
  }
  return [...groups].toSorted(([one], [other]) => (one < other ? -1 : 1)).map(([, group]) => group);
}

/** What the papers of one group come to. */
export function sumLineOf(group: readonly Entry[]): SumLine {
  const [first] = group;
  const part = (wanted: SummedVerdict): SumPart => {
    const papers = group.filter(({ verdict }) => verdict === wanted);
    const values = papers.flatMap(({ amount }) => (amount?.value ? [amount.value] : []));
    return {
      count: values.length,
      sum: Money.sum(values),
      lacking: papers.length - values.length,
    };
  };
  return {
    name: first?.amount?.sum ?? "",
    remark: first?.amount?.remark ?? null,
    currency: first?.amount?.currency ?? null,
    hasCurrency: first?.kind ? kindOf(first.kind).knownBy.currency !== null : false,
    parts: {
      pay: part("pay"),
      check: part("check"),
      "send-back": part("send-back"),
      hold: part("hold"),
    },
  };
}

/** In the order in which people look for them. */
const SUM_NAMES = KINDS.flatMap((kind) => sumsOfKind(kind).map(({ name }) => name));

/** The currency of a sum in words; empty where such papers print none. */
export function currencyWords({ currency, hasCurrency }: SumLine): string {
  return currency ?? (hasCurrency ? "no currency printed" : "");
}
