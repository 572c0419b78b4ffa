/** A word of a passage or of a paper. */
export interface Piece {
  /** As it is compared; null for a blank of a form, in which anything may stand. */
  readonly key: string | null;
  readonly text: string;
}

/** A word of the passage stands in the paper; one of the passage is left out; one of the paper is added. */
export const MATCH = 1;
export const SKIP = 2;
export const ADD = 3;

/** What is done, with the places in the passage and in the paper. */
export type Step = readonly [step: number, at: number, place: number];

/** What a word costs that is left out or added, and one that is filled into a blank. */
const CHANGED = 1;
const FILLED_IN = 0.05;

/**
 * The cheapest steps from a passage to what a paper prints, in their order. The passage may begin and end anywhere in the paper;
 * what stands before and behind it costs nothing.
 */
export function alignment(passage: readonly Piece[], paper: readonly Piece[]): readonly Step[] {
  const width = paper.length + 1;
  const done = new Uint8Array((passage.length + 1) * width);
  let costs: Float64Array = new Float64Array(width);
  passage.forEach(({ key }, at) => {
    const next = passage[at + 1];
    const isByBlank = key === null || next?.key === null;
    costs = nextRow(costs, {
      key,
      paper,
      added: next === undefined ? Infinity : isByBlank ? FILLED_IN : CHANGED,
      done: done.subarray((at + 1) * width, (at + 2) * width),
    });
  });
  return stepsBack(passage.length, { done, width, end: costs.indexOf(Math.min(...costs)) });
}

interface Row {
  readonly key: string | null;
  readonly paper: readonly Piece[];
  /** What it costs to add a word behind this one. */
  readonly added: number;
  /** Filled with the cheapest step to each place. */
  readonly done: Uint8Array;
}

/** The cheapest costs to every place of the paper with one more word of the passage. */
function nextRow(above: Float64Array, { key, paper, added, done }: Row): Float64Array {
  const row = new Float64Array(above.length);
  const left = key === null ? 0 : CHANGED;
  for (let place = 0; place < row.length; place += 1) {
    let [cost, step]: [number, number] = [(above[place] ?? 0) + left, SKIP];
    const isSame = key !== null && place > 0 && paper[place - 1]?.key === key;
    const matched = isSame ? (above[place - 1] ?? 0) : Infinity;
    if (matched < cost) [cost, step] = [matched, MATCH];
    const behind = place === 0 ? Infinity : (row[place - 1] ?? 0) + added;
    if (behind < cost) [cost, step] = [behind, ADD];
    row[place] = cost;
    done[place] = step;
  }
  return row;
}

function stepsBack(
  length: number,
  { done, width, end }: { done: Uint8Array; width: number; end: number },
): readonly Step[] {
  const steps: Step[] = [];
  let [at, place] = [length, end];
  while (at > 0) {
    const step = done[at * width + place] ?? SKIP;
    steps.push([step, at - 1, place - 1]);
    if (step !== ADD) at -= 1;
    if (step !== SKIP) place -= 1;
  }
  return steps.toReversed();
}
