import {
  isRight,
  type DocumentScore,
  type FieldScore,
  type ListScore,
  type Share,
  type Verdict,
} from "./document-score.ts";

export type VerdictCounts = Readonly<Record<Verdict, number>>;

/** Sums over one list of many documents. */
export type ListTally = Omit<ListScore, "hasWrongFigure" | "errors">;

/** Sums over documents of one kind. */
export interface Tally {
  readonly documents: number;
  readonly refused: number;
  /** Documents whose every field and list is right. */
  readonly whole: number;
  /** Documents whose amounts of head and totals are all right. */
  readonly moneyExact: number;
  /** How often each field was read in which way. */
  readonly fields: ReadonlyMap<string, VerdictCounts>;
  /** All fields together. */
  readonly head: VerdictCounts;
  readonly lists: ReadonlyMap<string, ListTally>;
  readonly checks: Share;
  readonly wrongSigns: number;
  readonly silentlyWrong: number;
  readonly surelyWrong: number;
  readonly warned: { readonly given: number; readonly wanted: number; readonly needless: number };
  /** Misprinted papers whose check failed, as it must. */
  readonly faults: Share;
}

/** The sums over the given documents. */
export function tallyOf(scores: readonly DocumentScore[]): Tally {
  const count = (isCounted: (score: DocumentScore) => boolean): number =>
    scores.filter((score) => isCounted(score)).length;
  const checks = scores.flatMap(({ checks }) => [...checks.values()]);
  return {
    documents: scores.length,
    refused: count(({ refusal }) => refusal !== null),
    whole: count(({ isWhole }) => isWhole),
    moneyExact: count(({ isMoneyExact }) => isMoneyExact),
    fields: byName(
      scores.map(({ fields }) => fields),
      verdictsOf,
    ),
    head: verdictsOf(scores.flatMap(({ fields }) => [...fields.values()])),
    lists: byName(
      scores.map(({ lists }) => lists),
      listTallyOf,
    ),
    checks: { exact: checks.filter(Boolean).length, of: checks.length },
    wrongSigns: count(({ hasWrongSign }) => hasWrongSign),
    silentlyWrong: count(({ isSilentlyWrong }) => isSilentlyWrong),
    surelyWrong: count(({ isSurelyWrong }) => isSurelyWrong),
    warned: {
      given: count(({ warning }) => warning?.wanted === true && warning.given),
      wanted: count(({ warning }) => warning?.wanted === true),
      needless: count(({ warning }) => warning?.wanted === false && warning.given),
    },
    faults: {
      exact: count(({ hasNamedFault }) => hasNamedFault === true),
      of: count(({ hasNamedFault }) => hasNamedFault !== null),
    },
  };
}

/** The scores of each printed layout, layouts in alphabetic order. */
export function familiesOf(
  scores: readonly DocumentScore[],
): readonly (readonly [family: string, scores: readonly DocumentScore[]])[] {
  const families = [...new Set(scores.map(({ family }) => family))].toSorted();
  return families.map((family) => [family, scores.filter((score) => score.family === family)]);
}

/** What was counted of one field; nothing where no document has it. */
export function fieldIn({ fields }: Tally, name: string): VerdictCounts {
  return fields.get(name) ?? verdictsOf([]);
}

/** What was counted of one list; nothing where no document has it. */
export function listIn({ lists }: Tally, name: string): ListTally {
  return lists.get(name) ?? listTallyOf([]);
}

/** How many fields are right, out of all. */
export function rightOf(counts: VerdictCounts): Share {
  const entries = Object.entries(counts) as [Verdict, number][];
  return {
    exact: total(entries.filter(([verdict]) => isRight(verdict)).map(([, number]) => number)),
    of: total(entries.map(([, number]) => number)),
  };
}

/** The share that is right of what is printed or was given; null where nothing is and was. */
export function accuracyOf({ hit, wrong, missing, invented }: VerdictCounts): number | null {
  return ratio(hit, hit + wrong + missing + invented);
}

/** The mean accuracy of the fields that occur; null where none does. */
export function headAccuracyOf({ fields }: Tally): number | null {
  const shares = [...fields.values()].flatMap((counts) => accuracyOf(counts) ?? []);
  return ratio(total(shares), shares.length);
}

/** Wrong and invented values among those that were given; null where none was. */
export function wrongShareOf({ head: { hit, wrong, invented } }: Tally): number | null {
  return ratio(wrong + invented, hit + wrong + invented);
}

/** The harmonic mean of precision and recall of the rows; null where nothing is and was found. */
export function f1Of({ hit, missing, invented }: ListTally): number | null {
  return ratio(2 * hit, 2 * hit + missing + invented);
}

/** Null of nothing. */
export function ratio(part: number, whole: number): number | null {
  return whole === 0 ? null : part / whole;
}

function byName<Score, Sum>(
  documents: readonly ReadonlyMap<string, Score>[],
  sumOf: (scores: readonly Score[]) => Sum,
): ReadonlyMap<string, Sum> {
  const names = new Set(documents.flatMap((scores) => [...scores.keys()]));
  return new Map(
    [...names].map((name) => [name, sumOf(documents.flatMap((scores) => scores.get(name) ?? []))]),
  );
}

function verdictsOf(scores: readonly FieldScore[]): VerdictCounts {
  const counts = { hit: 0, empty: 0, neutral: 0, wrong: 0, invented: 0, missing: 0 };
  for (const { verdict } of scores) counts[verdict] += 1;
  return counts;
}

function listTallyOf(scores: readonly ListScore[]): ListTally {
  const names = new Set(scores.flatMap(({ columns }) => Object.keys(columns)));
  return {
    hit: total(scores.map(({ hit }) => hit)),
    missing: total(scores.map(({ missing }) => missing)),
    invented: total(scores.map(({ invented }) => invented)),
    printed: total(scores.map(({ printed }) => printed)),
    wholeRows: total(scores.map(({ wholeRows }) => wholeRows)),
    columns: Object.fromEntries(
      [...names].map((name) => [name, sumOf(scores.flatMap(({ columns }) => columns[name] ?? []))]),
    ),
  };
}

function sumOf(shares: readonly Share[]): Share {
  return {
    exact: total(shares.map(({ exact }) => exact)),
    of: total(shares.map(({ of }) => of)),
  };
}

function total(numbers: readonly number[]): number {
  return numbers.reduce((sum, number) => sum + number, 0);
}
