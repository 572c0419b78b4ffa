import { logistic, oddsOf } from "../../base/odds.ts";
import type { TypeWeights } from "../../evidence/lien-waiver/type-signs.ts";
import type { TypeMark } from "../../evidence/lien-waiver/type-marks.ts";

/** One half of a type: which way it goes, and how probable that is. */
export interface TypeHalf {
  readonly isSo: boolean;
  readonly probability: number;
  /** What the title says where the text clearly says another thing; null where they agree, or one says nothing. */
  readonly contradicts: boolean | null;
}

const HALVES = {
  conditional: ["conditional", "unconditional"],
  final: ["final", "progress"],
} as const;

/** Odds at which the text by itself says something clearly: e² to one. */
const CLEAR = 2;

/** Which way one half of the type of a waiver goes. */
export function typeHalf(
  half: keyof TypeWeights,
  signs: ReadonlyMap<string, number>,
  { marks, weights }: { readonly marks: readonly TypeMark[]; readonly weights: TypeWeights },
): TypeHalf {
  const odds = oddsOf(signs, weights[half]);
  const [so, other] = HALVES[half];
  const titled = (says: string): boolean =>
    marks.some((mark) => mark.place === "title" && mark.says === says);
  const ofText = new Map(
    [...signs].filter(([name]) => /^(?:says |chosen |always|[a-z]+: )/.test(name)),
  );
  const said = oddsOf(ofText, weights[half]);
  const isTitledSo = titled(so);
  const isContradicted =
    isTitledSo !== titled(other) && (isTitledSo ? said < -CLEAR : said > CLEAR);
  return {
    isSo: odds > 0,
    probability: logistic(Math.abs(odds)),
    contradicts: isContradicted ? isTitledSo : null,
  };
}
