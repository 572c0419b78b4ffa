import { oddsOf } from "../base/odds.ts";

/** What may fill a field, by named signs. */
export interface Weighable {
  readonly key: string;
  readonly isTaught: boolean;
  readonly signs: ReadonlyMap<string, number>;
}

/** What was chosen for a field. */
export interface PrintedChoice<One> {
  /** Null where most likely nothing is printed. */
  readonly best: One | null;
  /** How probable that is. */
  readonly share: number;
  /** How probable it is that nothing is printed. */
  readonly nothing: number;
  /** Those of other values, the likeliest first. */
  readonly lost: readonly One[];
}

/** A choice that is likely enough, or that the template of a vendor names; that of nothing otherwise. */
export function sure<One extends Weighable>(
  choice: PrintedChoice<One>,
  least: number,
): PrintedChoice<One> {
  const { best, share, nothing, lost } = choice;
  if (best === null || best.isTaught || share >= least) return choice;
  return { best: null, share: nothing, nothing, lost: [best, ...lost] };
}

/** What each sign says, as a logarithm of odds against that nothing is printed. */
type SignWeights = Readonly<Record<string, number>>;

/** A label that the template of a vendor names decides: no paper that was fitted to has one. */
const TAUGHT = 20;

/** Values that are told beside the chosen one. */
const MOST_LOST = 5;

/** Candidates of each field that are tried as a pair. */
const MOST_RIVALS = 8;

/** What may fill a field, and what each of its signs says. */
export interface Weighed<One> {
  readonly all: readonly One[];
  readonly weights: SignWeights;
}

interface Ranked<One> {
  readonly one: One;
  readonly odds: number;
}

/**
 * Chooses for two fields together what is printed for each, or nothing where that is likelier; two fields never show
 * the same value where `areApart` says so.
 */
export function choosePair<One extends Weighable>(
  first: Weighed<One>,
  second: Weighed<One>,
  areApart: (first: One, second: One) => boolean,
  isSame: (one: One, other: One) => boolean = haveOneKey,
): readonly [PrintedChoice<One>, PrintedChoice<One>] {
  const [firsts, seconds] = [ranked(first), ranked(second)];
  let best: readonly [Ranked<One> | null, Ranked<One> | null] = [null, null];
  let most = 0;
  for (const one of [null, ...firsts.slice(0, MOST_RIVALS)])
    for (const other of [null, ...seconds.slice(0, MOST_RIVALS)]) {
      if (one !== null && other !== null && !areApart(one.one, other.one)) continue;
      const sum = (one?.odds ?? 0) + (other?.odds ?? 0);
      if (sum > most) [best, most] = [[one, other], sum];
    }
  const [one, other] = best;
  return [
    choiceOf(
      one,
      other === null ? firsts : firsts.filter((rival) => areApart(rival.one, other.one)),
      isSame,
    ),
    choiceOf(
      other,
      one === null ? seconds : seconds.filter((rival) => areApart(one.one, rival.one)),
      isSame,
    ),
  ];
}

function haveOneKey(one: Weighable, other: Weighable): boolean {
  return one.key === other.key;
}

function ranked<One extends Weighable>({ all, weights }: Weighed<One>): readonly Ranked<One>[] {
  return all
    .map((one) => ({ one, odds: oddsOf(one.signs, weights) + (one.isTaught ? TAUGHT : 0) }))
    .toSorted((a, b) => b.odds - a.odds);
}

/**
 * A choice with its share of all that might have been chosen beside the other field's choice: other prints of the same
 * value count for it.
 */
function choiceOf<One extends Weighable>(
  best: Ranked<One> | null,
  all: readonly Ranked<One>[],
  isSame: (one: One, other: One) => boolean,
): PrintedChoice<One> {
  const top = Math.max(0, best?.odds ?? 0, all[0]?.odds ?? 0);
  const nothing = Math.exp(-top);
  let [own, sum] = [best === null ? nothing : 0, nothing];
  const lost = new Map<string, One>();
  for (const { one, odds } of all) {
    const part = Math.exp(odds - top);
    sum += part;
    if (best !== null && isSame(one, best.one)) own += part;
    else if (!lost.has(one.key)) lost.set(one.key, one);
  }
  return {
    best: best?.one ?? null,
    share: own / sum,
    nothing: nothing / sum,
    lost: [...lost.values()].slice(0, MOST_LOST),
  };
}
