import type { DocumentScore, Share } from "./accuracy.ts";

/** Sums over documents. */
export interface Tally {
  readonly documents: number;
  /** Documents whose every contract field is exact. */
  readonly allExact: number;
  readonly fields: Share;
  /** Fields with a value that is not the printed one. */
  readonly wrong: number;
  readonly missing: number;
  readonly silentlyWrong: number;
  readonly checks: Share;
  readonly lines: Share;
  readonly rows: Share;
  readonly extraRows: number;
  readonly refused: number;
}

/** The sums over the given documents. */
export function tallyOf(scores: readonly DocumentScore[]): Tally {
  const fields = scores.flatMap((score) => [...score.fields.values()]);
  const count = (...statuses: readonly string[]): number =>
    fields.filter(({ status }) => statuses.includes(status)).length;
  return {
    documents: scores.length,
    allExact: scores.filter(isAllExact).length,
    fields: { exact: count("exact"), of: fields.length },
    wrong: count("wrong", "invented"),
    missing: count("missing"),
    silentlyWrong: scores.filter((score) => score.isSilentlyWrong).length,
    checks: sumOf(scores.map((score) => score.checks)),
    lines: sumOf(scores.map((score) => score.lines)),
    rows: sumOf(scores.map((score) => score.rows)),
    extraRows: scores.reduce((sum, score) => sum + score.extraRows, 0),
    refused: scores.filter((score) => score.refusal !== null).length,
  };
}

function isAllExact({ refusal, fields }: DocumentScore): boolean {
  return refusal === null && [...fields.values()].every(({ status }) => status === "exact");
}

function sumOf(shares: readonly Share[]): Share {
  return {
    exact: shares.reduce((sum, share) => sum + share.exact, 0),
    of: shares.reduce((sum, share) => sum + share.of, 0),
  };
}
