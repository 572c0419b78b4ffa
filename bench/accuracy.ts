import { Money } from "../src/base/money.ts";
import type {
  PayApplication,
  SheetFigureName,
  SheetFigures,
  SummaryLineName,
} from "../src/document/pay-application.ts";
import type { Outcome, Reading } from "../src/reading.ts";

/** Reads files; the outcomes stand in the order of the paths. */
export type ReadFiles = (paths: readonly string[]) => Promise<readonly Outcome[]>;

/** What became of one field: `invented` is a value where the document prints none. */
export type FieldStatus = "exact" | "wrong" | "missing" | "invented";

/** One field of one document; the values as JSON. */
export interface FieldScore {
  readonly status: FieldStatus;
  readonly got: string;
  readonly want: string;
}

/** How many are exact, out of how many that the document prints. */
export interface Share {
  readonly exact: number;
  readonly of: number;
}

/** How one document was read, measured against its truth. */
export interface DocumentScore {
  readonly name: string;
  /** The printed layout: a folder of fixtures, or the layout that a sample names. */
  readonly family: string;
  /** Why it was not read; null when it was. */
  readonly refusal: string | null;
  readonly fields: ReadonlyMap<ContractField, FieldScore>;
  /** The contract's checks that came out as they must. */
  readonly checks: Share;
  /** Money figures of the summary page. */
  readonly lines: Share;
  /** Rows of the continuation sheet whose every figure is exact. */
  readonly rows: Share;
  /** Rows read beyond the printed ones. */
  readonly extraRows: number;
  /** A wrong money figure, no failed check, and a confidence of 0.9 or more. */
  readonly isSilentlyWrong: boolean;
}

/** What the document prints on both pages, as plain decimals; null is not printed, absent is not measured. */
export interface FigureTruth {
  readonly lines: Readonly<Partial<Record<SummaryLineName, string | null>>>;
  readonly rows: readonly Readonly<Partial<Record<SheetFigureName, string | null>>>[];
}

export type ContractField = Exclude<
  keyof PayApplication,
  "documentType" | "lines" | "rates" | "sheet" | "isFirstApplication" | "isRetainageBilling"
>;

export const CONTRACT_FIELDS: readonly ContractField[] = [
  "applicationNumber",
  "periodTo",
  "grossThisPeriod",
  "retainageHeldToDate",
  "retainageReleasedThisPeriod",
  "retainageRatePercent",
  "totalCompletedAndStoredToDate",
  "contractSumToDate",
  "balanceToFinishIncludingRetainage",
  "currentPaymentDue",
  "changeOrders",
];

const TEXT_FIELDS: ReadonlySet<ContractField> = new Set(["applicationNumber", "periodTo"]);
const CONFIDENT = 0.9;

/** Completes the score of a document whose contract fields and checks have been judged. */
export function scoreDocument({
  outcome,
  truth,
  ...judged
}: Pick<DocumentScore, "name" | "family" | "fields" | "checks"> & {
  readonly outcome: Outcome;
  readonly truth: FigureTruth;
}): DocumentScore {
  const reading = outcome.kind === "read" ? outcome.reading : null;
  return {
    ...judged,
    refusal: outcome.kind === "unread" ? outcome.message : null,
    lines: scoreLines(reading, truth),
    ...scoreRows(reading, truth),
    isSilentlyWrong: reading !== null && isSilentlyWrong(reading, judged.fields),
  };
}

/** Compares two values that are written as JSON. */
export function statusOf({ got, want }: Omit<FieldScore, "status">): FieldStatus {
  if (got === want) return "exact";
  if (isNothing(want)) return "invented";
  return isNothing(got) ? "missing" : "wrong";
}

function isNothing(json: string): boolean {
  return json === "null" || json === "[]";
}

function isSilentlyWrong(reading: Reading, fields: DocumentScore["fields"]): boolean {
  if (reading.confidence < CONFIDENT) return false;
  if (reading.checks.some((check) => check.passed === false)) return false;
  return [...fields].some(
    ([field, { status }]) =>
      !TEXT_FIELDS.has(field) && (status === "wrong" || status === "invented"),
  );
}

function scoreLines(reading: Reading | null, truth: FigureTruth): Share {
  const names = Object.keys(truth.lines) as SummaryLineName[];
  const printed = names.filter((name) => truth.lines[name] !== null);
  const exact = printed.filter((name) =>
    isSameAmount(reading?.document.lines[name]?.value ?? null, truth.lines[name]),
  );
  return { exact: exact.length, of: printed.length };
}

/** Pairs each printed row with one read row of the same figures, wherever it stands. */
function scoreRows(
  reading: Reading | null,
  truth: FigureTruth,
): Pick<DocumentScore, "rows" | "extraRows"> {
  const unpaired = (reading?.document.sheet?.rows ?? []).map((row) => row.figures);
  const extraRows = Math.max(0, unpaired.length - truth.rows.length);
  let exact = 0;
  for (const row of truth.rows) {
    const index = unpaired.findIndex((figures) => hasFigures(figures, row));
    if (index < 0) continue;
    unpaired.splice(index, 1);
    exact += 1;
  }
  return { rows: { exact, of: truth.rows.length }, extraRows };
}

function hasFigures(figures: SheetFigures, row: FigureTruth["rows"][number]): boolean {
  const names = Object.keys(row) as SheetFigureName[];
  return names.every((name) => isSameAmount(figures[name]?.value ?? null, row[name]));
}

function isSameAmount(got: Money | null, want: string | null | undefined): boolean {
  if (want === undefined) return true;
  if (got === null || want === null) return got === want;
  return got.equals(Money.of(want));
}
