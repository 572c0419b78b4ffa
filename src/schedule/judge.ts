import { sharesOf } from "../weights/scores.ts";
import { weighPlaces } from "../weights/linear.ts";
import { blockSigns, blockPlaces } from "./block-signs.ts";
import { type Role, type RoleChoice, roleChoices } from "./choose-roles.ts";
import { type ColumnSigns, columnPlaces } from "./column-signs.ts";
import type { Grid } from "./grid.ts";
import { ROW_KINDS, RowWalk, rowPlaces } from "./row-signs.ts";
import type { RowKind, TotalPhrases } from "./schedule.ts";
import type { ScheduleWeighing } from "../weights/schedule-weights.ts";

/** The likeliest way to call the columns of a table, and how likely each column's role is among all ways. */
interface JudgedRoles {
  readonly best: RoleChoice;
  readonly shares: readonly number[];
}

/** What a table is as a whole: its columns, its rows, and the log-odds that it is the schedule of values. */
export interface JudgedTable {
  readonly roles: JudgedRoles;
  readonly kinds: readonly RowKind[];
  /** What tells it from other tables. */
  readonly signs: readonly string[];
  readonly odds: number;
}

/** Judges a table: its columns first, by them its rows, by both whether it is the schedule. Null where it has no columns. */
export function judgeTable(
  grid: Grid,
  signs: readonly ColumnSigns[],
  phrases: TotalPhrases,
  weighing: ScheduleWeighing,
): JudgedTable | null {
  const roles = judgeRoles(grid, signs, weighing);
  if (roles === null) return null;
  const kinds = judgeRows(grid, roles.best.roles, phrases, weighing);
  const own = blockSigns(grid, roles.best, kinds, signs);
  return { roles, kinds, signs: own, odds: weighPlaces(weighing.blocks, blockPlaces(own)) };
}

/** Weighs all ways to call the columns of a table. Null where it has none. */
function judgeRoles(
  grid: Grid,
  signs: readonly ColumnSigns[],
  { columns, factors }: ScheduleWeighing,
): JudgedRoles | null {
  const scores = signs.map((own) =>
    columnPlaces(own).map((places) => weighPlaces(columns, places)),
  );
  const choices = roleChoices(grid, scores);
  const odds = choices.map((choice) =>
    choice.factors.reduce((sum, by, at) => sum + by * (factors[at] ?? 0), 0),
  );
  const best = choices[odds.indexOf(Math.max(...odds))];
  if (best === undefined) return null;
  const shares = sharesOf(odds);
  return {
    best,
    shares: best.roles.map((role, place) =>
      choices.reduce(
        (sum, { roles }, at) => sum + (roles[place] === role ? (shares[at] ?? 0) : 0),
        0,
      ),
    ),
  };
}

/**
 * Tells from top to bottom what each row of a table is. A row that was taken for the total of all, and has another one
 * below, totals a part; then what follows it is told once more.
 */
function judgeRows(
  grid: Grid,
  roles: readonly Role[],
  phrases: TotalPhrases,
  weighing: ScheduleWeighing,
): readonly RowKind[] {
  const kinds = walked(grid, new RowWalk(grid, roles, phrases), weighing, new Set());
  const totals = kinds.flatMap((kind, index) => (kind === "grand-total" ? [index] : []));
  if (totals.length < 2) return kinds;
  const ofParts = new Set(totals.slice(0, -1));
  return walked(grid, new RowWalk(grid, roles, phrases), weighing, ofParts);
}

function walked(
  grid: Grid,
  walk: RowWalk,
  { rows }: ScheduleWeighing,
  ofParts: ReadonlySet<number>,
): readonly RowKind[] {
  return grid.rows.map((_, index) => {
    const scores = rowPlaces(walk.signsOf(index)).map((places) => weighPlaces(rows, places));
    const likeliest = ROW_KINDS[scores.indexOf(Math.max(...scores))] ?? "other";
    const kind = ofParts.has(index) ? "total" : likeliest;
    walk.take(index, kind);
    return kind;
  });
}
