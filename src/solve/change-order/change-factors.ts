/** All that is weighed of a choice of the change and of the contract sums around it; fitted as signs are. */
export const CHANGE_FACTORS = [
  "change",
  "sign",
  "originalSum",
  "earlierChanges",
  "sumBefore",
  "sumAfter",
  "before and change are after",
  "before and change are not after",
  "before less change is after",
  "original and earlier are before",
  "original and earlier are not before",
  "original, earlier and change are after",
  "original, earlier and change are not after",
  "original and change are after",
  "original less change is after",
  "original is before",
  "nothing, and before is after",
  "nothing, and before is not after",
  "change is a contract sum",
  "change above before",
  "sum used twice",
  "a sum may be the change",
  "before is printed first",
  "after is printed first",
  "change is tiny beside a sum",
  "change is small beside a sum",
  "change is a tenth of a sum",
  "change is large beside a sum",
] as const;

export type ChangeFactor = (typeof CHANGE_FACTORS)[number];

/** Factors that may speak for a choice; of each group at most one is met. */
export const EXCLUSIVE: readonly (readonly ChangeFactor[])[] = [
  [
    "before and change are after",
    "before and change are not after",
    "before less change is after",
    "nothing, and before is after",
    "nothing, and before is not after",
    "original, earlier and change are after",
    "original, earlier and change are not after",
    "original and change are after",
    "original less change is after",
  ],
  ["original and earlier are before", "original and earlier are not before", "original is before"],
  ["before is printed first", "after is printed first"],
  [
    "change is tiny beside a sum",
    "change is small beside a sum",
    "change is a tenth of a sum",
    "change is large beside a sum",
  ],
  ["change is a contract sum"],
  ["change above before"],
  ["sum used twice"],
];

/** A choice; NaN is not printed. The change is signed, 0 for nothing, NaN where no price is known yet. */
export interface ChangeValues {
  readonly change: number;
  readonly original: number;
  readonly earlier: number;
  readonly before: number;
  readonly after: number;
}

/** Told which factor a choice meets. */
export type TellFactor = (factor: ChangeFactor) => void;

/** Tells how the figures of a choice stand to each other. Sums with NaN are equal to nothing. */
export function tellChange(values: ChangeValues, tell: TellFactor): void {
  const { change, original, earlier, before, after } = values;
  if (isKnown(before + change + after)) tell(stepFactor(values));
  else if (!isKnown(before) && isKnown(original + change + after)) tellWhole(values, tell);
  if (isKnown(original + earlier + before))
    tell(`original and earlier are ${original + earlier === before ? "" : "not "}before`);
  else if (original === before) tell("original is before");
  tellSize(values, tell);
  if (change !== 0 && (after === before || original === after)) tell("sum used twice");
}

function isKnown(sum: number): boolean {
  return !Number.isNaN(sum);
}

/** How the change leads from the sum before to the sum after. */
function stepFactor({ change, before, after }: ChangeValues): ChangeFactor {
  if (change === 0) return `nothing, and before is ${before === after ? "" : "not "}after`;
  if (before + change === after) return "before and change are after";
  if (before - change === after) return "before less change is after";
  return "before and change are not after";
}

/** The same where the sum before is not printed. */
function tellWhole({ change, original, earlier, after }: ChangeValues, tell: TellFactor): void {
  if (!isKnown(earlier)) {
    if (original + change === after) tell("original and change are after");
    else if (original - change === after) tell("original less change is after");
    return;
  }
  const isAfter = original + earlier + change === after;
  tell(`original, earlier and change are ${isAfter ? "" : "not "}after`);
}

function tellSize({ change, original, before, after }: ChangeValues, tell: TellFactor): void {
  const size = Math.abs(change);
  if (!(size > 0)) return;
  const sums = [original, before, after];
  if (sums.includes(size)) tell("change is a contract sum");
  if (size > before || size > original) tell("change above before");
  const sum = sums.find(isKnown);
  if (sum !== undefined) tell(shareFactor(size / sum));
}

/** Changes are small beside the contract; a tax is a tenth of its price. */
function shareFactor(share: number): ChangeFactor {
  if (share < 0.005) return "change is tiny beside a sum";
  if (share < 0.05) return "change is small beside a sum";
  return `change is ${share < 0.15 ? "a tenth of" : "large beside"} a sum`;
}
