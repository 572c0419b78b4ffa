/** A table of cents: by row, then by column; null where a cell is empty or no amount. */
export type Values = readonly (readonly (number | null)[])[];

/** One column as the sum of others, in the rows of a table. */
export interface Sum {
  readonly total: number;
  readonly parts: readonly number[];
}

/** Rows in which a relation must hold with figures other than zero. */
const FEWEST_ROWS = 2;

/** A relation holds where this share of the rows that can be tested agree; a row may be wrong. */
const AGREEING = 0.8;

/** Rows that are looked at: the first of a long sheet say what its columns are. */
const MOST_ROWS = 40;

/** Columns that are looked at: wider tables are none of this kind. */
export const MOST_COLUMNS = 16;

/** Columns that are the sums of two or three others in nearly all rows. */
export function sumsOf(all: Values): readonly Sum[] {
  const rows = all.slice(0, MOST_ROWS);
  const count = Math.min(MOST_COLUMNS, Math.max(0, ...rows.map((row) => row.length)));
  const places = Array.from({ length: count }, (_, place) => place).filter((place) =>
    rows.some((row) => isSome(row[place])),
  );
  return places.flatMap((total) => {
    const others = places.filter((place) => place !== total);
    return pairsOf(others).flatMap(([one, other]): readonly Sum[] => {
      if (holds(rows, total, [one, other])) return [{ total, parts: [one, other] }];
      return others
        .filter((third) => third > other && holds(rows, total, [one, other, third]))
        .map((third) => ({ total, parts: [one, other, third] }));
    });
  });
}

function pairsOf(places: readonly number[]): readonly (readonly [number, number])[] {
  return places.flatMap((one, at) => places.slice(at + 1).map((other) => [one, other] as const));
}

function isSome(value: number | null | undefined): boolean {
  return value !== null && value !== undefined && value !== 0;
}

/** Whether the parts make the total in nearly all rows, and each part is more than nothing in one of them. */
function holds(rows: Values, total: number, parts: readonly number[]): boolean {
  let tested = 0;
  let held = 0;
  const met = new Set<number>();
  for (const row of rows) {
    const some = parts.filter((part) => isSome(row[part]));
    if (some.length === 0 && !isSome(row[total])) continue;
    const sum = some.reduce((left, part) => left + (row[part] ?? 0), 0);
    tested += 1;
    if (sum !== (row[total] ?? 0)) {
      if (isLost(tested, held)) return false;
      continue;
    }
    held += 1;
    for (const part of some) met.add(part);
  }
  return held >= FEWEST_ROWS && held >= AGREEING * tested && met.size === parts.length;
}

/** Whether so many rows disagree that no further ones can save a relation, but for a few wrong ones. */
function isLost(tested: number, held: number): boolean {
  return tested - held > FEWEST_ROWS && held < AGREEING * tested - FEWEST_ROWS;
}

/** In which share of the rows that can be tested a sum holds; null where too few can. */
export function shareHeld(
  rows: Values,
  total: number,
  parts: readonly number[],
  signs: readonly number[],
): number | null {
  let tested = 0;
  let held = 0;
  for (const row of rows.slice(0, MOST_ROWS)) {
    const wanted = row[total];
    if (wanted === null || wanted === undefined || !parts.some((part) => isSome(row[part])))
      continue;
    tested += 1;
    let sum = 0;
    parts.forEach((part, at) => (sum += (signs[at] ?? 1) * (row[part] ?? 0)));
    if (sum === wanted) held += 1;
  }
  return tested < FEWEST_ROWS ? null : held / tested;
}

/** A printed percent is rounded: it may be off by this many points. */
const ROUNDING = 0.6;

/** In which share of the rows a percent is one column over another; null where too few rows tell. */
export function shareOfPercents(
  rows: Values,
  percents: readonly (number | null)[],
  part: number,
  whole: number,
): number | null {
  let tested = 0;
  let held = 0;
  rows.slice(0, MOST_ROWS).forEach((row, index) => {
    const percent = percents[index];
    const base = row[whole];
    const value = row[part];
    if (percent === null || percent === undefined || percent === 0) return;
    if (!isSome(base) || value === null || value === undefined) return;
    tested += 1;
    if (Math.abs((value / (base ?? 1)) * 100 - percent) <= ROUNDING) held += 1;
  });
  return tested < FEWEST_ROWS ? null : held / tested;
}

/** A share held back of an amount is rounded to the cent in each row. */
const CENT = 1;

/** Whether one column is the same small share of another in all rows: what is held back of it. */
export function isConstantShare(rows: Values, part: number, whole: number): boolean {
  const pairs = rows
    .slice(0, MOST_ROWS)
    .flatMap((row) =>
      isSome(row[whole]) && row[part] !== null && row[part] !== undefined
        ? [[row[part], row[whole]] as const]
        : [],
    );
  const largest = pairs.toSorted((a, b) => Math.abs(b[1] ?? 0) - Math.abs(a[1] ?? 0))[0];
  const rate = (largest?.[0] ?? 0) / (largest?.[1] ?? 1);
  if (pairs.length < FEWEST_ROWS || rate <= 0 || rate > 0.25) return false;
  // A rate has few digits: 10 %, 7.5 %.
  const rounded = Math.round(rate * 1000) / 1000;
  return (
    rounded > 0 &&
    pairs.filter(([one, other]) => Math.abs(one - rounded * (other ?? 0)) <= CENT).length >=
      AGREEING * pairs.length
  );
}

/** Whether two columns times each other are a third: a quantity and its unit price. */
export function isProduct(rows: Values, one: number, other: number, product: number): boolean {
  let tested = 0;
  let held = 0;
  for (const row of rows.slice(0, MOST_ROWS)) {
    const [a, b, c] = [row[one], row[other], row[product]];
    if (!isSome(a) || !isSome(b) || !isSome(c) || a === 100 || b === 100) continue;
    tested += 1;
    if (Math.abs(((a ?? 0) / 100) * (b ?? 0) - (c ?? 0)) <= CENT) held += 1;
    else if (tested - held > FEWEST_ROWS && held < tested / 2) return false;
  }
  return held > FEWEST_ROWS && held >= AGREEING * tested;
}
