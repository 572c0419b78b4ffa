import { countsOf } from "./fit-signs.ts";
import type { PaperFile } from "./sets.ts";

/** What was chosen for a field of a paper by numbers that never saw its layout, and what becomes of it. */
export interface JudgedChoice {
  readonly field: string;
  readonly file: PaperFile;
  /** The right values, null among them where the field may be left out. */
  readonly wanted: readonly (string | null)[];
  readonly said: string | null;
  readonly share: number;
  readonly isRight: boolean;
  /** Whether a right value was among those to choose from. */
  readonly isOffered: boolean;
}

/** A wrong value costs as much as so many that are missing. */
const WRONG_COSTS = 1;

/** Shares at which so many values fewer are gained are as good: the lowest is taken. */
const AS_GOOD = 2;

/** The share from which on a choice is worth telling, wrong ones counted; rounded down to a hundredth. */
export function leastShare(judged: readonly JudgedChoice[]): number {
  let [gain, most, found] = [0, 0, 1];
  const said = judged.filter((one) => one.said !== null);
  for (const { isRight, share } of said.toSorted((a, b) => b.share - a.share)) {
    gain += isRight ? 1 : -WRONG_COSTS;
    most = Math.max(most, gain);
    if (gain >= most - AS_GOOD) found = share;
  }
  return Math.floor(found * 100) / 100;
}

/** Prints what became of all choices, by field and by set, with each field told from its least share on. */
export function reportChoices(
  judged: readonly JudgedChoice[],
  least: Readonly<Record<string, number>>,
  { showsErrors }: { readonly showsErrors: boolean },
): void {
  const verdicts = judged.flatMap((one) => {
    const verdict = verdictOf(one, least[one.field] ?? 0);
    const { field, file, wanted, said, share } = one;
    if (showsErrors && verdict !== "right" && verdict !== "none")
      console.log(
        field,
        verdict,
        `${file.set}/${file.name}`,
        JSON.stringify(wanted),
        "got",
        said,
        share.toFixed(2),
      );
    return [`${field} ${verdict}`, `${file.set} ${field} ${verdict}`];
  });
  for (const line of countsOf(verdicts).toSorted()) console.log(line);
  console.log("least", JSON.stringify(least));
}

function verdictOf(
  { wanted, said, share, isRight, isOffered }: JudgedChoice,
  least: number,
): string {
  if (said !== null && share >= least) {
    if (isRight) return "right";
    return wanted.every((value) => value === null) ? "spurious" : "wrong";
  }
  if (wanted.includes(null)) return "none";
  return isOffered ? "missed" : "not offered";
}
