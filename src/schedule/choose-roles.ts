import { byName } from "../base/by-name.ts";
import { SHEET_ORDER } from "../kinds/pay-application/sheet-fields.ts";
import type { SheetColumn } from "../lexicon/template.ts";
import { sharesOf } from "../weights/scores.ts";
import type { Grid } from "./grid.ts";
import { isConstantShare, shareHeld, shareOfPercents } from "./relations.ts";

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

const PLACES = byName(ROLE_FACTORS, (name) => ROLE_FACTORS.indexOf(name));

/** Ways that are kept while columns are gone through, from left to right. */
const BEAM = 80;

/** A role of a column that is so much less likely than its best one is not tried. */
const LEAST = -7;

/** The columns up to one, as they are called. */
interface Way {
  readonly roles: readonly Role[];
  readonly sum: number;
}

/** A way with one more column. */
interface Longer {
  readonly way: Way;
  readonly role: Role;
  readonly sum: number;
}

/** The likeliest ways to call the columns of a table; one column alone may have a role other than "other". `scores` has a logarithm of odds for each column and role. */
export function roleChoices(
  grid: Grid,
  scores: readonly (readonly number[])[],
): readonly RoleChoice[] {
  let ways: readonly Way[] = [{ roles: [], sum: 0 }];
  for (const own of scores) {
    const shares = sharesOf(own).map(Math.log);
    const most = Math.max(...shares);
    const tried = ROLES.flatMap((role, at) => {
      const share = shares[at] ?? -Infinity;
      const isTried = role === "other" || !(share - most < LEAST);
      return isTried ? [{ role, adds: Math.max(share, LEAST * 2) }] : [];
    });
    // Most of the longer ways are not kept: only those that are get a list of roles.
    ways = longerBy(tried, ways)
      .toSorted((a, b) => b.sum - a.sum)
      .slice(0, BEAM)
      .map(({ way, role, sum }) => ({ roles: [...way.roles, role], sum }));
  }
  return ways.map(({ roles, sum }) => ({ roles, factors: factorsOf(grid, roles, sum) }));
}

/** A role that a column may have, and what it adds. */
interface Tried {
  readonly role: Role;
  readonly adds: number;
}

function longerBy(tried: readonly Tried[], ways: readonly Way[]): readonly Longer[] {
  const longer: Longer[] = [];
  for (const way of ways) {
    for (const { role, adds } of tried) {
      const isTaken = role !== "other" && way.roles.includes(role);
      if (!isTaken) longer.push({ way, role, sum: way.sum + adds });
    }
  }
  return longer;
}

/** Says that a factor holds, and how far. */
type Say = (name: FactorName, by?: number) => void;

/** The place of the column with a role; -1 where there is none. */
type PlaceOf = (role: Role) => number;

function factorsOf(grid: Grid, roles: readonly Role[], sum: number): Float32Array {
  const factors = new Float32Array(ROLE_FACTORS.length);
  const say: Say = (name, by = 1) => void (factors[PLACES[name]] = by);
  const at: PlaceOf = (role) => roles.indexOf(role);
  say("columns", sum);
  sayTotals(grid, at, say);
  sayBalance(grid, at, say);
  sayShares(grid, at, say);
  const places = roles.flatMap((role) => (role === "other" ? [] : [ROLES.indexOf(role)]));
  say(
    "against the usual order",
    places.filter((place, index) => place < (places[index - 1] ?? 0)).length,
  );
  return factors;
}

/** Whether work before, of this period and stored make what is completed. */
function sayTotals({ cents }: Grid, at: PlaceOf, say: Say): void {
  const completed = at("completedAndStored");
  const before = Math.max(at("previousWork"), at("previousWithStored"));
  const now = Math.max(at("workThisPeriod"), at("thisPeriodWithStored"));
  const hasStored = at("previousWithStored") < 0 && at("thisPeriodWithStored") < 0;
  const all = [before, now, hasStored ? at("storedMaterials") : -1];
  const parts = all.filter((place) => place >= 0);
  if (now < 0 && before >= 0) say("work before alone");
  if (now >= 0 && before < 0) say("work of this period alone");
  if (completed < 0) say("no work to date");
  else if (parts.length > 1) sayRowTotal(cents, parts, completed, say);
  else if (parts.some((part) => sameColumn(cents, part, completed))) say("to date is all");
}

function sayRowTotal(
  cents: Grid["cents"],
  parts: readonly number[],
  completed: number,
  say: Say,
): void {
  const held = shareHeld(cents, completed, parts, [1, 1, 1]);
  if (held !== null && held >= MOST) say("row total holds");
  else if (held !== null && held >= MANY) say("row total nearly holds");
  else if (held !== null) say("row total fails", 1 - held);
  if (exceeds(cents, parts, completed)) say("parts exceed the total");
}

/** An identity holds in a table when so large a share of its rows agree. */
const MOST = 0.9;
const AGREEING = 0.8;
const MANY = 0.6;

function sayBalance({ cents }: Grid, at: PlaceOf, say: Say): void {
  const [scheduled, completed] = [at("scheduledValue"), at("completedAndStored")];
  const left = at("balanceToFinish");
  if (scheduled < 0) say("no scheduled value");
  if (scheduled < 0 || completed < 0) return;
  if (exceeds(cents, [completed], scheduled)) say("more to date than scheduled");
  const held = left < 0 ? null : shareHeld(cents, left, [scheduled, completed], [1, -1]);
  if (held !== null && held >= AGREEING) say("balance holds");
  else if (held !== null) say("balance fails", 1 - held);
}

/** Whether what is held is one rate of what is completed, and percents are those of it. */
function sayShares(grid: Grid, at: PlaceOf, say: Say): void {
  const { cents, percents } = grid;
  const [completed, held, percent] = [
    at("completedAndStored"),
    at("retainage"),
    at("percentComplete"),
  ];
  if (completed >= 0 && held >= 0)
    say(isConstantShare(cents, held, completed) ? "held share" : "held no share");
  const done = percent < 0 || at("scheduledValue") < 0 ? null : completedOf(grid, at);
  if (done === null) return;
  const rates = percents.map((row) => row[percent] ?? null);
  const share = shareOfPercents(done, rates, 1, 0);
  if (share !== null && share >= AGREEING) say("percent holds");
  else if (share !== null) say("percent fails", 1 - share);
}

/** Scheduled value and work to date of each row; where no column has that, work before and of this period together. */
function completedOf({ cents }: Grid, at: PlaceOf): Grid["cents"] | null {
  const scheduled = at("scheduledValue");
  const completed = at("completedAndStored");
  if (completed >= 0) return cents.map((row) => [row[scheduled] ?? null, row[completed] ?? null]);
  const [before, now] = [at("previousWork"), at("workThisPeriod")];
  if (before < 0 || now < 0) return null;
  return cents.map((row) => [row[scheduled] ?? null, (row[before] ?? 0) + (row[now] ?? 0)]);
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

/** What a column of figures may hold; `other` is whatever is none of the rest. */
export type Role = Exclude<SheetColumn, "item" | "description" | "retainageRate">;

/** All roles, money first, in the order in which nearly every form prints them. */
export const ROLES: readonly Role[] = [
  ...SHEET_ORDER,
  "percentComplete",
  "previousWithStored",
  "thisPeriodWithStored",
  "other",
];
