/** Probabilities of one line: of the blank and of each symbol of its text, at each step. */
export interface Chances {
  readonly steps: number;
  /** `at[step * (labels + 1) + index]`; index 0 is the blank, then the text's symbols in their order. */
  readonly at: Float64Array;
  /** The symbols of the text, by number. */
  readonly labels: readonly number[];
}

/** How the mass of a text lies on its symbols at each step, and how probable the text is. */
export interface Posterior {
  /** As in `Chances`. */
  readonly mass: Float64Array;
  readonly logLikelihood: number;
}

/** Steps by states: a blank, the first symbol, a blank, the second symbol and so on. */
interface Ways {
  readonly states: number;
  readonly steps: number;
  /** Which of `Chances` belongs to a state. */
  readonly indexOf: (state: number) => number;
  /** Whether a way may come to a state from two states before: no blank parts two symbols that differ. */
  readonly maySkipTo: (state: number) => boolean;
}

/** Less is lost among the digits of a number. */
const LEAST = 1e-290;

/** The forward-backward algorithm of Graves et al. (2006); null where the text does not fit into the steps. */
export function posteriorOf(chances: Chances): Posterior | null {
  const { steps, labels } = chances;
  const ways: Ways = {
    steps,
    states: 2 * labels.length + 1,
    indexOf: (state) => (state % 2 === 0 ? 0 : (state + 1) / 2),
    maySkipTo: (state) =>
      state % 2 === 1 &&
      state > 1 &&
      state < 2 * labels.length &&
      labels[(state - 1) / 2] !== labels[(state - 3) / 2],
  };
  const forward = forwardOf(chances, ways);
  const backward = backwardOf(chances, ways);
  if (forward === null || backward === null) return null;
  const mass = new Float64Array(steps * (labels.length + 1));
  for (let step = 0; step < steps; step++) {
    const from = step * ways.states;
    let sum = 0;
    for (let at = from; at < from + ways.states; at++)
      sum += (forward.mass[at] ?? 0) * (backward[at] ?? 0);
    if (!(sum > LEAST)) return null;
    for (let state = 0; state < ways.states; state++) {
      const to = step * (labels.length + 1) + ways.indexOf(state);
      const both = (forward.mass[from + state] ?? 0) * (backward[from + state] ?? 0);
      mass[to] = (mass[to] ?? 0) + both / sum;
    }
  }
  return { mass, logLikelihood: forward.logLikelihood };
}

/** The mass of all ways that come to a state, each step scaled to 1. */
function forwardOf({ at, labels }: Chances, ways: Ways): Posterior | null {
  const { steps, states, indexOf, maySkipTo } = ways;
  const mass = new Float64Array(steps * states);
  let logLikelihood = 0;
  for (let step = 0; step < steps; step++) {
    const before = (step - 1) * states;
    const row = mass.subarray(step * states, (step + 1) * states);
    for (let state = 0; state < states; state++) {
      const from = (back: number): number =>
        back > state ? 0 : (mass[before + state - back] ?? 0);
      const come = from(0) + from(1) + (maySkipTo(state) ? from(2) : 0);
      const begun = state < 2 ? 1 : 0;
      row[state] =
        (step === 0 ? begun : come) * (at[step * (labels.length + 1) + indexOf(state)] ?? 0);
    }
    const sum = scaled(row);
    if (!(sum > LEAST)) return null;
    logLikelihood += Math.log(sum);
  }
  return { mass, logLikelihood };
}

/** The mass of all ways from a state to the end, each step scaled to 1. */
function backwardOf({ at, labels }: Chances, ways: Ways): Float64Array | null {
  const { steps, states, indexOf, maySkipTo } = ways;
  const mass = new Float64Array(steps * states);
  const next = new Float64Array(states);
  for (let step = steps - 1; step >= 0; step--) {
    const row = mass.subarray(step * states, (step + 1) * states);
    for (let state = 0; state < states; state++) {
      const to = (ahead: number): number => next[state + ahead] ?? 0;
      const go = to(0) + to(1) + (maySkipTo(state + 2) ? to(2) : 0);
      const ended = state >= states - 2 ? 1 : 0;
      row[state] = step === steps - 1 ? ended : go;
    }
    if (!(scaled(row) > LEAST)) return null;
    for (let state = 0; state < states; state++)
      next[state] = (row[state] ?? 0) * (at[step * (labels.length + 1) + indexOf(state)] ?? 0);
  }
  return mass;
}

/** Scales a row so that it sums to 1, and returns what it summed to. */
function scaled(row: Float64Array): number {
  const sum = row.reduce((total, one) => total + one, 0);
  if (sum > 0) row.forEach((one, index) => (row[index] = one / sum));
  return sum;
}
