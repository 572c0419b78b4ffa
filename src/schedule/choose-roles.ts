import { sharesOf } from "../weights/scores.ts";
import type { Grid } from "./grid.ts";
import { isConstantShare, shareHeld, shareOfPercents } from "./relations.ts";
import { ROLES, type Role } from "./roles.ts";

/** One way to call the columns of a table, and what speaks for it. */
export interface RoleChoice {
  readonly roles: readonly Role[];
  readonly factors: Float32Array;
}

/** What speaks for or against a way to call columns, beside what each column says of itself. */
export const ROLE_FACTORS = [
  "columns",
  "row total holds",
  "row total nearly holds",
  "row total fails",
  "balance holds",
  "balance fails",
  "percent holds",
  "percent fails",
  "held share",
  "held no share",
  "to date is all",
  "parts exceed the total",
  "against the usual order",
  "no scheduled value",
  "no work to date",
  "work before alone",
  "work of this period alone",
  "more to date than scheduled",
] as const;

type FactorName = (typeof ROLE_FACTORS)[number];

/** Ways that are kept while columns are gone through, from left to right. */
const BEAM = 80;

/** A role of a column that is so much less likely than its best one is not tried. */
const LEAST = -7;

/** Roles that one column alone may have. */
const IS_UNIQUE: ReadonlySet<Role> = new Set(ROLES.filter((role) => role !== "other"));

/** The likeliest ways to call the columns of a table. `scores` has a logarithm of odds for each column and role. */
export function roleChoices(
  grid: Grid,
  scores: readonly (readonly number[])[],
): readonly RoleChoice[] {
  let ways: { readonly roles: readonly Role[]; readonly sum: number }[] = [{ roles: [], sum: 0 }];
  for (const own of scores) {
    const shares = sharesOf(own).map(Math.log);
    const most = Math.max(...shares);
    ways = ways
      .flatMap(({ roles, sum }) =>
        ROLES.flatMap((role, at) => {
          const share = shares[at] ?? -Infinity;
          if (share - most < LEAST && role !== "other") return [];
          if (IS_UNIQUE.has(role) && roles.includes(role)) return [];
          return [{ roles: [...roles, role], sum: sum + Math.max(share, LEAST * 2) }];
        }),
      )
      .toSorted((a, b) => b.sum - a.sum)
      .slice(0, BEAM);
  }
  return ways.map(({ roles, sum }) => ({ roles, factors: factorsOf(grid, roles, sum) }));
}

function factorsOf(grid: Grid, roles: readonly Role[], sum: number): Float32Array {
  const factors = new Float32Array(ROLE_FACTORS.length);
  const say = (name: FactorName, by = 1): void => void (factors[ROLE_FACTORS.indexOf(name)] = by);
  const at = (role: Role): number => roles.indexOf(role);
  say("columns", sum);
  const { cents, percents } = grid;
  const [c, d, e, f, g, h, i, p] = [
    at("scheduledValue"),
    at("previousWork"),
    at("workThisPeriod"),
    at("storedMaterials"),
    at("completedAndStored"),
    at("balanceToFinish"),
    at("retainage"),
    at("percentComplete"),
  ] as const;
  const [v, n] = [at("previousWithStored"), at("thisPeriodWithStored")];
  const parts = (v >= 0 || n >= 0 ? [v, n] : [d, e, f]).filter((place) => place >= 0);
  if (g >= 0 && parts.length > 1) {
    const held = shareHeld(cents, g, parts, [1, 1, 1]);
    if (held !== null && held >= 0.9) say("row total holds");
    else if (held !== null && held >= 0.6) say("row total nearly holds");
    else if (held !== null) say("row total fails", 1 - held);
    if (exceeds(cents, parts, g)) say("parts exceed the total");
  }
  if (c >= 0 && g >= 0 && h >= 0) {
    const held = shareHeld(cents, h, [c, g], [1, -1]);
    if (held !== null && held >= 0.8) say("balance holds");
    else if (held !== null) say("balance fails", 1 - held);
  }
  if (p >= 0 && c >= 0 && g >= 0) {
    const held = shareOfPercents(
      cents,
      percents.map((row) => row[p] ?? null),
      g,
      c,
    );
    if (held !== null && held >= 0.8) say("percent holds");
    else if (held !== null) say("percent fails", 1 - held);
  }
  if (i >= 0 && g >= 0) say(isConstantShare(cents, i, g) ? "held share" : "held no share");
  if (g >= 0 && parts.length === 1 && sameColumn(cents, parts[0] ?? -1, g)) say("to date is all");
  if (c >= 0 && g >= 0 && exceeds(cents, [g], c)) say("more to date than scheduled");
  const places = roles.flatMap((role) => (role === "other" ? [] : [ROLES.indexOf(role)]));
  say(
    "against the usual order",
    places.filter((place, index) => place < (places[index - 1] ?? 0)).length,
  );
  if (c < 0) say("no scheduled value");
  if (g < 0) say("no work to date");
  if (e < 0 && n < 0 && (d >= 0 || v >= 0)) say("work before alone");
  if (d < 0 && v < 0 && (e >= 0 || n >= 0)) say("work of this period alone");
  return factors;
}

/** Whether the parts are more than the total in two rows or more. */
function exceeds(rows: Grid["cents"], parts: readonly number[], total: number): boolean {
  let over = 0;
  for (const row of rows) {
    const whole = row[total];
    if (whole === null || whole === undefined || whole <= 0) continue;
    const sum = parts.reduce((all, part) => all + (row[part] ?? 0), 0);
    if (sum > whole + 1) over += 1;
  }
  return over > 1;
}

function sameColumn(rows: Grid["cents"], one: number, other: number): boolean {
  return rows.every((row) => (row[one] ?? 0) === (row[other] ?? 0));
}
