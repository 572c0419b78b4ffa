import type { DocumentScore } from "./accuracy.ts";
import { CONFIDENT } from "./accuracy.ts";
import { ofApplication, ofInvoice, ofOrder, type Observation } from "./calibration/observation.ts";
import type { InvoiceScore } from "./invoice-accuracy.ts";
import type { OrderScore } from "./order-accuracy.ts";
import { table } from "./table.ts";

/** Scores of documents of all kinds, from one place. */
export interface MixedScores {
  readonly applications: readonly DocumentScore[];
  readonly orders: readonly OrderScore[];
  readonly invoices: readonly InvoiceScore[];
}

interface Counted {
  readonly observation: Observation;
  readonly confidence: number;
}

const CLASSES = [
  ["native", "own text"],
  ["form", "filled forms"],
  ["ocr", "scans"],
] as const;

/**
 * How often a reading is wrong and nobody could know: an amount that is not the printed one, no failed check, and a
 * confidence of 0.9 or more; by the class of pages.
 */
export function silentErrorTable(places: readonly (readonly [string, MixedScores])[]): string {
  const rows = places.flatMap(([place, scores]) => {
    const all = countedOf(scores);
    return CLASSES.flatMap(([pages, words]) => {
      const own = all.filter(({ observation }) => observation.pages === pages);
      return own.length === 0 ? [] : [[`${place}, ${words}`, ...cellsOf(own)]];
    });
  });
  return table(
    ["documents", "read", "entirely right", "wrong amount", "at 0.9", "right of these", "silent"],
    rows,
  );
}

function cellsOf(own: readonly Counted[]): readonly (string | number)[] {
  const kept = own.filter(({ confidence }) => confidence >= CONFIDENT);
  const isRight = ({ observation }: Counted): boolean => observation.isWhole;
  const isWrong = ({ observation }: Counted): boolean => observation.hasWrongMoney;
  const silent = kept.filter((one) => isWrong(one) && one.observation.isGreen).length;
  return [
    own.length,
    percent(own.filter(isRight).length, own.length),
    own.filter(isWrong).length,
    percent(kept.length, own.length),
    percent(kept.filter(isRight).length, kept.length),
    `${silent} (${percent(silent, own.length)})`,
  ];
}

function countedOf({ applications, orders, invoices }: MixedScores): readonly Counted[] {
  const of = (
    reading: { readonly confidence: number } | null,
    observations: readonly Observation[],
  ): readonly Counted[] =>
    reading === null
      ? []
      : observations.map((observation) => ({ observation, confidence: reading.confidence }));
  return [
    ...applications.flatMap((score) => of(score.reading, ofApplication("", score))),
    ...orders.flatMap((score) => of(score.reading, ofOrder("", score))),
    ...invoices.flatMap((score) => of(score.reading, ofInvoice("", score))),
  ];
}

function percent(part: number, whole: number): string {
  return whole === 0 ? "" : `${((100 * part) / whole).toFixed(1)} %`;
}
