import { observationOf, type Observation } from "../calibration/observation.ts";
import type { ScoredKind } from "../kinds/kind.ts";
import { table } from "../table.ts";
import { CONFIDENT, type DocumentScore } from "./document-score.ts";

/** Scores of one kind of document from one place. */
export interface PlaceScores {
  readonly place: string;
  readonly kind: ScoredKind;
  readonly scores: readonly DocumentScore[];
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
 * confidence of 0.9 or more; by the place and the class of pages, over all kinds.
 */
export function silentErrorTable(scored: readonly PlaceScores[]): string {
  const places = [...new Set(scored.map(({ place }) => place))];
  const rows = places.flatMap((place) => {
    const all = scored.filter((one) => one.place === place).flatMap(countedOf);
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

function countedOf({ kind, scores }: PlaceScores): readonly Counted[] {
  return scores.flatMap((score) => {
    const observation = observationOf(kind, "", score);
    if (observation === null || score.reading === null) return [];
    return [{ observation, confidence: score.reading.confidence }];
  });
}

function percent(part: number, whole: number): string {
  return whole === 0 ? "" : `${((100 * part) / whole).toFixed(1)} %`;
}
