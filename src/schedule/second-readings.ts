import { centsOf } from "../evidence/amount-candidates.ts";
import type { RowKind } from "./schedule.ts";
import {
  isDoubted,
  otherReadings,
  type ProvenChange,
  provenChange,
  type SecondReading,
  type Standing,
  standingOf,
} from "../paper/second-readings.ts";
import type { Grid } from "./grid.ts";
import type { Role } from "./choose-roles.ts";

/** What makes a figure of a row, each part with its sign. */
interface Tie {
  readonly total: Role;
  readonly parts: readonly (readonly [sign: 1 | -1, role: Role])[];
}

const TIES: readonly Tie[] = [
  {
    total: "completedAndStored",
    parts: [
      [1, "previousWork"],
      [1, "workThisPeriod"],
      [1, "storedMaterials"],
    ],
  },
  {
    total: "completedAndStored",
    parts: [
      [1, "previousWithStored"],
      [1, "thisPeriodWithStored"],
    ],
  },
  {
    total: "balanceToFinish",
    parts: [
      [1, "scheduledValue"],
      [-1, "completedAndStored"],
    ],
  },
];

/** A table, and what its columns and rows are. */
interface Judged {
  readonly grid: Grid;
  readonly roles: readonly Role[];
  readonly kinds: readonly RowKind[];
}

interface CellChange extends ProvenChange {
  readonly place: number;
}

/**
 * A table in which a figure that breaks its row is read in another way that its picture allows, where with it more of
 * the row and of its column's sum holds and less is broken. Without a picture that allows it, no figure changes.
 */
export function withSecondReadings(judged: Judged): {
  readonly grid: Grid;
  readonly taken: readonly SecondReading[];
} {
  const { grid } = judged;
  const figures = grid.figures.map((row) => [...row]);
  const cents = grid.cents.map((row) => [...row]);
  const taken: SecondReading[] = [];
  figures.forEach((row, index) => {
    if (!row.some((figure) => figure?.words.some(isDoubted) === true)) return;
    const change = provenChange([...changesIn({ ...judged, grid: { ...grid, cents } }, index)]);
    const figure = row[change?.place ?? -1];
    if (change === null || figure === undefined) return;
    const { money, printed, words, told } = change.other;
    row[change.place] = { ...figure, money, printed, words };
    (cents[index] ?? [])[change.place] = centsOf(money);
    taken.push(told);
  });
  if (taken.length === 0) return { grid, taken };
  const rows = grid.rows.map((row, index) => ({ ...row, figures: figures[index] ?? row.figures }));
  return { grid: { ...grid, rows, figures, cents }, taken };
}

/** Every other reading of every cell of a row that stands in a broken sum. */
function* changesIn(judged: Judged, index: number): Iterable<CellChange> {
  const { grid } = judged;
  for (const [place, figure] of (grid.figures[index] ?? []).entries()) {
    if (figure === undefined) continue;
    const before = standingAt(judged, index, place);
    if (before.broken === 0) continue;
    for (const other of otherReadings(figure.words, figure.pageNumber)) {
      const row = grid.cents[index]?.with(place, centsOf(other.money)) ?? [];
      const changed = { ...judged, grid: { ...grid, cents: grid.cents.with(index, row) } };
      yield { other, place, before, after: standingAt(changed, index, place) };
    }
  }
}

/** The sums that a cell stands in: those of its row, and that of its column. */
function standingAt(
  { grid: { cents }, roles, kinds }: Judged,
  index: number,
  place: number,
): Standing {
  const row = cents[index] ?? [];
  const at = (role: Role): number | null => row[roles.indexOf(role)] ?? null;
  const verdicts = TIES.filter(({ total, parts }) =>
    [total, ...parts.map(([, role]) => role)].includes(roles[place] ?? "other"),
  ).map((tie) => isHeld(tie, at));
  return standingOf([...verdicts, isColumnHeld(cents, kinds, place)]);
}

/** Whether a row's figure is made of its parts; null where too little of them is printed to tell. */
function isHeld({ total, parts }: Tie, at: (role: Role) => number | null): boolean | null {
  const wanted = at(total);
  const printed = parts.flatMap(([sign, role]) => {
    const value = at(role);
    return value === null ? [] : [sign * value];
  });
  if (wanted === null || printed.length < 2) return null;
  return printed.reduce((sum, value) => sum + value, 0) === wanted;
}

/** Whether the items of a column make its total; null where none is printed. */
function isColumnHeld(
  cents: Grid["cents"],
  kinds: readonly RowKind[],
  place: number,
): boolean | null {
  const total = cents[kinds.lastIndexOf("grand-total")]?.[place] ?? null;
  if (total === null) return null;
  const sum = cents.reduce(
    (all, row, index) => (kinds[index] === "item" ? all + (row[place] ?? 0) : all),
    0,
  );
  return sum === total;
}
