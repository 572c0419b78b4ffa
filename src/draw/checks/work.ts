import { type CalendarDate, compareDates } from "../../base/calendar-date.ts";
import type { Percent } from "../../base/percent.ts";
import { areOne } from "../../base/firm-names.ts";
import { AUDIT_LIMITS } from "../../base/limits.ts";
import { Money } from "../../base/money.ts";
import { type Bare, placesIn } from "../../audit/audit-check.ts";
import type { Application } from "../../audit/application.ts";
import type { PayApplication, SheetRow } from "../../document/pay-application.ts";
import type { Sourced } from "../../document/sourced.ts";
import type { DrawStatement, LineColumn, UnmatchedRow } from "../../finding/draw-statement.ts";
import {
  amountsCompared,
  type BareDrawFinding,
  defineDrawCheck,
  defineFirmCheck,
  type DrawCheck,
  type DrawnAmount,
  type DrawnPapers,
  unlessDoubted,
} from "../draw-check.ts";
import type { Bill } from "../papers.ts";
import type { Party } from "../parties.ts";
import { type RolledLine, rowsOf } from "../roll-up.ts";

/** A firm that bills for another period bills for other work. */
export const periodsAgree: DrawCheck = defineFirmCheck({
  name: "periods_agree",
  severity: "low",
  verifies: "An application ends its period on the day on which that of the contractor ends.",
  test: (party) =>
    besideBiller(party, "periodTo", (own: CalendarDate, prime: CalendarDate) => ({
      passed: compareDates(own, prime) === 0,
      statement: { code: "periods-compared", facts: { firm: party.name, own, prime } },
    })),
});

/** Who holds less back from others than is held back from it pays the difference before it has it. */
export const retainageAgrees: DrawCheck = defineFirmCheck({
  name: "retainage_agrees",
  severity: "low",
  verifies: "An application holds back at the rate of the contractor's.",
  test: (party) =>
    besideBiller(party, "retainageRatePercent", (own: Percent, prime: Percent) => ({
      passed: own.points.equals(prime.points),
      statement: { code: "rates-compared", facts: { firm: party.name, own, prime } },
    })),
});

/** What an application and that of the firm that it bills print; null where one of them does not. */
function besideBiller<Value>(
  { current, biller }: Party,
  field: FieldOf<Value>,
  test: (own: Value, prime: Value) => Pick<Bare<DrawStatement>, "passed" | "statement">,
): Bare<DrawStatement> | null {
  const above = biller?.current ?? null;
  if (current === null || above === null) return null;
  const values: readonly (Sourced<Value> | null)[] = [current.document, above.document].map(
    (document) => document[field] as Sourced<Value> | null,
  );
  const [own = null, prime = null] = values;
  if (own === null || prime === null) return null;
  return unlessDoubted(
    {
      ...test(own.value, prime.value),
      files: [current.file, above.file],
      places: [...placesIn(current, own), ...placesIn(above, prime)],
    },
    [current, field],
    [above, field],
  );
}

/** Fields of an application that hold a value of this type. */
type FieldOf<Value> = {
  [Name in keyof PayApplication]: PayApplication[Name] extends Sourced<Value> | null ? Name : never;
}[keyof PayApplication];

const COLUMNS: readonly LineColumn[] = ["workThisPeriod", "storedMaterials", "completedAndStored"];

/** What the firms bill for a line is what the contractor bills for it, or less. */
export const linesCoverWork: DrawCheck = defineDrawCheck({
  name: "lines_cover_work",
  severity: "high",
  verifies: "No firm bills more for a line of the schedule than the one that it bills does.",
  test: ({ rollUp }) => rollUp.lines.flatMap(lineFinding),
});

/** The first column in which more is billed, or the first that can be compared. */
function lineFinding(line: RolledLine): readonly BareDrawFinding[] {
  const compared = COLUMNS.flatMap((column) => columnFinding(line, column) ?? []);
  const found = compared.find(({ passed }) => passed === false) ?? compared[0];
  return found === undefined ? [] : [found];
}

function columnFinding(
  { biller, line, rows }: RolledLine,
  column: LineColumn,
): BareDrawFinding | null {
  const own = line.figures[column];
  const amounts = rows.map(({ row }) => row.figures[column]);
  const above = biller.current;
  if (own === null || above === null || amounts.every((amount) => amount === null)) return null;
  const firms = [...new Set(rows.map(({ party }) => party))];
  const [first = biller] = firms;
  const billed: DrawnAmount = {
    figure: { rowsOf: firms.map(({ name }) => name), count: rows.length, column },
    value: Money.sum(amounts.flatMap((amount) => amount?.value ?? [])),
    files: firms.flatMap(({ current }) => current?.file ?? []),
    places: rows.flatMap(({ party, row }) =>
      party.current === null ? [] : placesIn(party.current, row.figures[column]),
    ),
  };
  const printed: DrawnAmount = {
    figure: { row: rowName(line), of: biller.name, column },
    value: own.value,
    files: [above.file],
    places: placesIn(above, own),
  };
  const isMore = billed.value !== null && billed.value.compare(own.value) > 0;
  const firm = firms.length === 1 ? first.name : biller.name;
  return { ...amountsCompared(billed, printed, isMore ? "equals" : "at most"), firm };
}

function rowName({ item, description }: SheetRow): string {
  return description?.value ?? item?.value ?? "";
}

/** A row that the contractor's schedule has not is work that the draw does not ask for. */
export const rowsInSchedule: DrawCheck = defineFirmCheck({
  name: "rows_in_schedule",
  severity: "medium",
  verifies: "The rows of an application stand in the schedule of the firm that it bills.",
  test: (party, { rollUp }) => {
    const { name: firm, current, biller } = party;
    const without = rollUp.without.get(party);
    if (without === undefined || current === null || biller === null) return null;
    const count = rowsOf(current).length;
    if (count === 0) return null;
    const names = { firm, biller: biller.name };
    // Where most rows are called otherwise, the two schedules are broken down otherwise.
    if (2 * without.length > count) {
      const statement = { code: "rows-not-compared", facts: names } as const;
      return { passed: null, statement, files: [current.file] };
    }
    return without.length === 0
      ? {
          passed: true,
          statement: { code: "rows-all-found", facts: { firm, count } },
          files: [current.file],
        }
      : rowsFinding(names, current, without);
  },
});

/** Rows by which nothing is billed this period ask for nothing, and accuse nobody. */
function rowsFinding(
  names: Readonly<Record<"firm" | "biller", string>>,
  current: Application,
  without: readonly SheetRow[],
): Bare<DrawStatement> {
  const billed = without.filter(isBilled);
  const rows = (billed.length > 0 ? billed : without).map(unmatched);
  return {
    passed: billed.length === 0 ? null : false,
    statement: {
      code: "rows-without-line",
      facts: {
        ...names,
        rows: rows.slice(0, AUDIT_LIMITS.named),
        others: Math.max(0, rows.length - AUDIT_LIMITS.named),
      },
    },
    files: [current.file],
    printed: Money.sum(rows.flatMap(({ amount }) => amount ?? [])),
    places: without.flatMap(({ description, item }) => placesIn(current, description ?? item)),
  };
}

function unmatched(row: SheetRow): UnmatchedRow {
  return { description: rowName(row), amount: row.figures.workThisPeriod?.value ?? null };
}

function isBilled({ figures: { workThisPeriod, completedAndStored } }: SheetRow): boolean {
  return (workThisPeriod ?? completedAndStored)?.value.isZero() === false;
}

/** Material that lies on the site is paid for by its bill. */
export const materialBilled: DrawCheck = defineFirmCheck({
  name: "material_billed",
  severity: "medium",
  verifies: "Bills cover the material that an application calls stored.",
  test: (party, papers) => {
    const { current, name } = party;
    if (current === null) return null;
    const rows = storedRows(party, papers).flatMap(({ figures }) => figures.storedMaterials ?? []);
    const stored = Money.sum(rows.map(({ value }) => value));
    if (stored.compare(Money.zero) <= 0) return null;
    const bills = billsTo(party, papers);
    const material: DrawnAmount = {
      figure: { storedBy: name },
      value: stored,
      files: [current.file],
      places: rows.flatMap((row) => placesIn(current, row)),
    };
    if (bills.length === 0)
      return {
        passed: mayBeBilledBy(papers) ? null : false,
        statement: { code: "material-without-bill", facts: { firm: name, stored } },
        files: material.files,
        printed: stored,
        places: material.places,
      };
    const billed: DrawnAmount = {
      figure: { billsTo: name, count: bills.length },
      value: Money.sum(bills.flatMap(({ amount }) => amount ?? [])),
      files: bills.map(({ file }) => file),
      places: bills.flatMap(({ places }) => places),
    };
    const isLess = billed.value !== null && billed.value.compare(stored) < 0;
    const compared = unlessDoubted(
      amountsCompared(material, billed, "at most"),
      ...bills.map((bill) => [bill, "total"] as const),
    );
    return isLess && mayBeBilledBy(papers) ? { ...compared, passed: null } : compared;
  },
});

/** The bills that a party was sent. */
function billsTo(party: Party, { bills }: DrawnPapers): readonly Bill[] {
  return bills.filter(
    ({ customer, isProForma }) =>
      !isProForma && customer !== null && areOne(customer, party.compared),
  );
}

/** Whether there are bills of which it is not known which firm is to pay them, or how much: they may be for the material. */
function mayBeBilledBy({ bills, parties }: DrawnPapers): boolean {
  return bills.some(
    ({ customer, amount }) =>
      amount === null ||
      customer === null ||
      !parties.some(({ compared }) => areOne(customer, compared)),
  );
}

/** The rows whose material a party itself has bought; none where that is not certain. */
function storedRows(
  { current, biller }: Party,
  { rollUp, parties }: DrawnPapers,
): readonly SheetRow[] {
  const rows = current === null ? [] : rowsOf(current);
  if (biller !== null) return rows;
  // What others do is billed by them: which rows that are is known where all rows of all of them are found.
  const isWhole = parties.every(
    (party) => party.biller === null || rollUp.without.get(party)?.length === 0,
  );
  if (!isWhole) return [];
  const theirs = new Set(rollUp.lines.map(({ line }) => line));
  return rows.filter((row) => !theirs.has(row));
}
