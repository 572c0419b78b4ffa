import { type ComparedName, comparedName, compareNames } from "../base/firm-names.ts";
import { hasLetters } from "../base/letters.ts";
import { Money } from "../base/money.ts";
import { lineOf } from "../audit/application.ts";
import type { ListedRole } from "../finding/draw-statement.ts";
import type { ReadListedRow, ReadListing } from "./papers.ts";
import type { Party } from "./parties.ts";
import { amountOf, type PlacedWaivers, waiversOf } from "./waivers.ts";

/** A row of a list of firms. */
export interface ListedFirm {
  readonly row: ReadListedRow;
  readonly name: string;
  readonly compared: ComparedName;
  /** Null where it is none of the parties. */
  readonly party: Party | null;
}

/** A list of firms of which it is known what some of its columns hold. */
export interface FirmList {
  readonly file: string;
  /** By column; null where nothing tells. */
  readonly roles: readonly (ListedRole | null)[];
  readonly firms: readonly ListedFirm[];
  /** The row in which its columns are summed up; null where it has none. */
  readonly total: ReadListedRow | null;
}

/**
 * The lists among the tables of papers that no reader reads. What a column holds is not told by its caption but by the
 * papers of the firms: where the figures of most of them stand in a column of their rows, it holds those of all.
 */
export function firmListsOf(
  listings: readonly ReadListing[],
  parties: readonly Party[],
  waivers: PlacedWaivers,
): readonly FirmList[] {
  return listings.flatMap(({ file, rows }) => {
    const total = totalOf(rows);
    const firms = rows.flatMap((row) => (row === total ? [] : firmOf(row, parties)));
    const roles = rolesOf(firms, waivers);
    return roles.some((role) => role !== null) ? [{ file, roles, firms, total }] : [];
  });
}

/** The amount of a row in the column of a role; null where none is printed or no column holds it. */
export function listedAmount(
  { roles }: FirmList,
  { amounts }: ReadListedRow,
  role: ListedRole,
): Money | null {
  return amounts[roles.indexOf(role)] ?? null;
}

/** The last row, where at least half of its columns and one more than by chance are the sums of the rows above. */
function totalOf(rows: readonly ReadListedRow[]): ReadListedRow | null {
  const last = rows.at(-1);
  if (last === undefined || rows.length < FEWEST_SUMMED) return null;
  const printed = last.amounts.flatMap((amount, column) =>
    amount === null || amount.isZero() ? [] : [{ amount, column }],
  );
  const summed = printed.filter(({ amount, column }) =>
    Money.sum(rows.slice(0, -1).flatMap(({ amounts }) => amounts[column] ?? [])).equals(amount),
  );
  return summed.length > 0 && 2 * summed.length >= printed.length ? last : null;
}

/** A total of fewer rows repeats one of them. */
const FEWEST_SUMMED = 3;

function firmOf(row: ReadListedRow, parties: readonly Party[]): readonly ListedFirm[] {
  const cells = row.texts.filter(hasLetters).map((text) => ({ text, name: comparedName(text) }));
  const [first] = cells;
  if (first === undefined) return [];
  for (const relation of ["same", "alike"] as const) {
    for (const { text, name } of cells) {
      const named = parties.filter(({ compared }) => compareNames(name, compared) === relation);
      const [party = null] = named.length === 1 ? named : [];
      if (party !== null) return [{ row, name: text, compared: name, party }];
    }
  }
  return [{ row, name: first.text, compared: first.name, party: null }];
}

const ROLES: readonly ListedRole[] = ["contract", "paid", "due", "retained", "lastPaid"];

/** What tells a role: the figures of so many firms. */
const FEWEST_AGREEING = 2;

function rolesOf(
  firms: readonly ListedFirm[],
  waivers: PlacedWaivers,
): readonly (ListedRole | null)[] {
  const columns = Math.max(0, ...firms.map(({ row }) => row.amounts.length));
  const likeliest = Array.from({ length: columns }, (_, column) => {
    const votes = ROLES.map((role) => ({ role, ...votesFor(role, column, firms, waivers) }));
    const [best] = votes.toSorted((a, b) => b.same - a.same || a.other - b.other);
    if (best === undefined || best.same < FEWEST_AGREEING || best.same <= best.other) return [];
    return votes
      .filter(({ same, other }) => same === best.same && other === best.other)
      .map(({ role }) => role);
  });
  // What was paid before is what was paid last where that was the only payment: a list of payments alone means the last one.
  const isStatement = likeliest.some(([role]) => role !== undefined && OF_STATEMENT.has(role));
  return likeliest.map((roles) => {
    const [first = null] = roles;
    return !isStatement && roles.includes("lastPaid") ? "lastPaid" : first;
  });
}

/** Columns that a list of payments has not. */
const OF_STATEMENT: ReadonlySet<ListedRole> = new Set(["contract", "due", "retained"]);

function votesFor(
  role: ListedRole,
  column: number,
  firms: readonly ListedFirm[],
  waivers: PlacedWaivers,
): { readonly same: number; readonly other: number } {
  let [same, other] = [0, 0];
  for (const { row, party } of firms) {
    const amount = row.amounts[column] ?? null;
    // The contractor's row of a statement is what the others leave of its sums.
    if (party === null || amount === null) continue;
    if (party.biller === null && role !== "lastPaid") continue;
    const own = ownAmount(role, party, waivers);
    if (own === null || own.isZero()) continue;
    if (own.equals(amount)) same += 1;
    else other += 1;
  }
  return { same, other };
}

/** What a party's own papers say of what a list says of it; null where they do not say it. */
export function ownAmount(role: ListedRole, party: Party, waivers: PlacedWaivers): Money | null {
  const { current } = party;
  if (role === "lastPaid") return lastPaid(party, waivers);
  if (current === null) return null;
  switch (role) {
    case "contract":
      return lineOf(current, "contractSumToDate");
    case "paid":
      return lineOf(current, "previousCertificates");
    case "due":
      return lineOf(current, "currentPaymentDue");
    case "retained":
      return current.document.retainageHeldToDate?.value ?? null;
  }
}

function lastPaid(party: Party, waivers: PlacedWaivers): Money | null {
  const given = waiversOf(waivers, party).last.map(({ amount }) => amount);
  if (given.length === 0 || given.includes(null)) return amountOf(party, "last");
  return Money.sum(given.flatMap((amount) => amount ?? []));
}
