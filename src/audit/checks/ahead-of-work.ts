import { dayNumber } from "../../base/calendar-date.ts";
import { AUDIT_LIMITS } from "../../base/limits.ts";
import { Money } from "../../base/money.ts";
import type { SheetFigureName, SheetRow } from "../../document/pay-application.ts";
import type { LongStoredRow, RowGroup } from "../../finding/ahead-of-work.ts";
import { anyOf } from "../../words/any-of.ts";
import { closingRows, openingRows, timeRows } from "../../words/construction/schedule.ts";
import type { Application } from "../application.ts";
import {
  type AuditCheck,
  type BareFinding,
  type FilePlace,
  findingOf,
  placesIn,
} from "../audit-check.ts";
import { cell, completedIn, isPositive } from "../completed-work.ts";
import { type MatchedRows, type PlacedRow, printedColumns } from "../matched-rows.ts";
import { withoutRows } from "../row-step-check.ts";
import type { Step } from "../step.ts";

/*
 * What an owner or a lender asks before paying, and what no arithmetic proves wrong: money that may be billed before its
 * work. Nothing here ever fails; what stands out is said as a question, with its figures.
 */

/** Two months: contracts and lenders mostly allow thirty to sixty days until stored material is built in. */
const LONG_STORED_DAYS = 59;

/** Where the periods are not printed: stored in so many applications after the first. */
const LONG_STORED_APPLICATIONS = 2;

/** Material that is paid for is built in before long. */
export const storedMaterialAge: AuditCheck = {
  name: "stored_material_age",
  severity: "low",
  verifies: "Material that is billed as stored is built in within two months.",
  run(_chain, steps) {
    const last = steps.at(-1);
    return last === undefined ? [] : [findingOf(storedMaterialAge, storedFinding(last, steps))];
  },
};

function storedFinding(lastStep: Step, steps: readonly Step[]): BareFinding {
  if (lastStep.rows === null) return withoutRows(lastStep);
  const last = lastStep.current;
  const long = [...storedSince(steps).values()].flatMap((one) => longStored(one, last));
  const files = [...new Set([last.file, ...long.map(({ since }) => since.file)])];
  const { name: application } = last;
  if (long.length === 0)
    return {
      passed: true,
      statement: { code: "material-built-in", facts: { application } },
      files,
    };
  const rows = long.slice(0, AUDIT_LIMITS.named);
  return {
    passed: null,
    statement: {
      code: "material-stored-long",
      facts: { application, rows, others: long.length - rows.length },
    },
    files,
    places: rows.flatMap(({ row }) => placesIn(last, row.figures.storedMaterials)),
  };
}

/** Material of a row of the latest sheet, since when it is stored, and how many applications ago that was. */
interface Stored {
  readonly placed: PlacedRow;
  readonly amount: Money;
  readonly since: Application;
  readonly applications: number;
}

/** By the place of their row what is stored in the last sheet; where a row was worked on, it is counted from then on. */
function storedSince(steps: readonly Step[]): ReadonlyMap<number, Stored> {
  let known: ReadonlyMap<number, Stored> = new Map();
  for (const step of steps) {
    const next = new Map<number, Stored>();
    for (const pair of step.rows?.pairs ?? []) {
      const stored = storedIn(pair, step, known.get(pair.former.rowIndex) ?? null);
      if (stored !== null) next.set(pair.current.rowIndex, stored);
    }
    known = next;
  }
  return known;
}

/** What is stored in a row, with what was known of it in the former application; null where nothing is. */
function storedIn(
  pair: MatchedRows["pairs"][number],
  { rows, former, current }: Step,
  known: Stored | null,
): Stored | null {
  if (rows === null) return null;
  const before = completedIn(pair.former.row, rows.columns.former);
  const now = completedIn(pair.current.row, rows.columns.current);
  if (now === null || !isPositive(now.stored)) return null;
  const placed = pair.current;
  // Where the same work is completed as before, what lay there lies there still.
  const isUntouched = before !== null && isPositive(before.stored) && before.work.equals(now.work);
  if (!isUntouched) return { placed, amount: now.stored, since: current, applications: 0 };
  const { since, applications, amount } = known ?? {
    since: former,
    applications: 0,
    amount: before.stored,
  };
  return {
    placed,
    amount: now.stored.compare(amount) < 0 ? now.stored : amount,
    since,
    applications: applications + 1,
  };
}

function longStored(
  { placed, amount, since, applications }: Stored,
  last: Application,
): readonly (LongStoredRow & { readonly since: Application["name"] })[] {
  const [from, to] = [since.document.periodTo, last.document.periodTo];
  const days = from === null || to === null ? null : dayNumber(to.value) - dayNumber(from.value);
  const isLong =
    days === null ? applications >= LONG_STORED_APPLICATIONS : days >= LONG_STORED_DAYS;
  return isLong ? [{ ...placed, amount, since: since.name, days }] : [];
}

/** Points of a hundred by which rows may be ahead of all other work: what it takes to set up a site explains as much. */
const POINTS_AHEAD = 25;

const GROUPS: readonly (readonly [RowGroup, RegExp])[] = [
  ["time", new RegExp(`\\b${anyOf(timeRows)}\\b`, "i")],
  ["closing", new RegExp(`\\b${anyOf(closingRows)}\\b`, "i")],
];

/** Rows of the beginning: what is billed in them early is in its place. */
const OPENING = new RegExp(`\\b${anyOf(openingRows)}\\b`, "i");

/** What costs time or comes at the end is not billed ahead of the work. */
export const rowsInStep: AuditCheck = {
  name: "rows_in_step",
  severity: "low",
  verifies:
    "Time-related rows, such as general conditions, and closeout rows, such as a punch list, are not billed far ahead of all other work.",
  run({ links }) {
    const last = links.at(-1);
    return last === undefined ? [] : stepFindings(last).map((bare) => findingOf(rowsInStep, bare));
  },
};

function stepFindings(last: Application): readonly BareFinding[] {
  const sorted = sortedRows(last);
  const columns = printedColumns(last.document.sheet);
  const rest = shareOf(sorted.get(null) ?? [], columns);
  const { name: application } = last;
  return GROUPS.flatMap(([group]): readonly BareFinding[] => {
    const rows = sorted.get(group) ?? [];
    const share = shareOf(rows, columns);
    if (share === null || rest === null) return [];
    const facts = { application, group, share: Math.floor(share), rest: Math.floor(rest) };
    if (share - rest <= POINTS_AHEAD)
      return [{ passed: true, statement: { code: "rows-in-step", facts }, files: [last.file] }];
    const named = rows.slice(0, AUDIT_LIMITS.named);
    return [
      {
        passed: null,
        statement: {
          code: "rows-ahead",
          facts: { ...facts, rows: named, others: rows.length - named.length },
        },
        files: [last.file],
        places: named.flatMap(({ row }): readonly FilePlace[] =>
          placesIn(last, row.figures.completedAndStored ?? row.description),
        ),
      },
    ];
  });
}

/** The rows of the sheet by group; null for all other work. */
function sortedRows({ document }: Application): ReadonlyMap<RowGroup | null, readonly PlacedRow[]> {
  const sorted = new Map<RowGroup | null, PlacedRow[]>();
  document.sheet?.rows.forEach((row, rowIndex) => {
    const text = row.description?.value ?? "";
    const [group = null] = OPENING.test(text)
      ? []
      : (GROUPS.find(([, words]) => words.test(text)) ?? []);
    const own = sorted.get(group) ?? [];
    own.push({ row, rowIndex });
    sorted.set(group, own);
  });
  return sorted;
}

/** How much of the rows' scheduled values is completed and stored, in points of a hundred; null where nothing is scheduled. */
function shareOf(rows: readonly PlacedRow[], columns: ReadonlySet<SheetFigureName>): number | null {
  let [scheduled, completed] = [Money.zero, Money.zero];
  for (const { row } of rows) {
    const whole = row.figures.scheduledValue?.value ?? null;
    const done = doneIn(row, columns);
    if (whole === null || done === null) continue;
    scheduled = scheduled.plus(whole);
    completed = completed.plus(done);
  }
  const whole = scheduled.toCents();
  return whole > 0 ? (100 * completed.toCents()) / whole : null;
}

/** What a row has completed and stored; a blank cell is nothing, unless other cells of the row say that it was not read. */
function doneIn(row: SheetRow, columns: ReadonlySet<SheetFigureName>): Money | null {
  const { completedAndStored, scheduledValue, balanceToFinish } = row.figures;
  if (completedAndStored !== null) return completedAndStored.value;
  const done = completedIn(row, columns)?.withStored ?? cell(row, "completedAndStored", columns);
  if (done === null || !done.isZero()) return done;
  const isBegun = row.percentComplete?.value.points.isZero() === false;
  const isWhole = balanceToFinish === null || scheduledValue?.value.equals(balanceToFinish.value);
  return isWhole === true && !isBegun ? done : null;
}
