import { Money } from "../src/base/money.ts";
import type {
  PayApplication,
  SheetFigureName,
  SheetFigures,
  SummaryLineName,
} from "../src/document/pay-application.ts";
import type { ApplicationReading, Outcome, Reading } from "../src/reading.ts";

/** Names that a caller sends along. */
export interface SentParties {
  readonly subcontractor?: string;
  readonly gc?: string;
}

/** Reads files; the outcomes stand in the order of the paths. */
export type ReadFiles = (
  paths: readonly string[],
  parties?: SentParties,
) => Promise<readonly Outcome[]>;

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
  /** What was read; null where it was not, or as a paper of another kind. */
  readonly reading: Reading | null;
  readonly fields: ReadonlyMap<ContractField, FieldScore>;
  /** The contract's checks that came out as they must. */
  readonly checks: Share;
  /** Money figures of the summary page. */
  readonly lines: Share;
  /** Rows of the continuation sheet whose every figure is exact. */
  readonly rows: Share;
  /** Rows read beyond the printed ones. */
  readonly extraRows: number;
  /** What is wrong with the lines and rows, one sentence each. */
  readonly figureErrors: readonly string[];
  /** A wrong money figure, no failed check, and a confidence of 0.9 or more. */
  readonly isSilentlyWrong: boolean;
}

/** What the document prints on both pages, as plain decimals; null is not printed, absent is not measured. */
export interface FigureTruth {
  readonly lines: Readonly<Partial<Record<SummaryLineName, string | null>>>;
  readonly rows: readonly RowTruth[] | null;
}

type RowTruth = Readonly<Partial<Record<SheetFigureName, string | null>>>;

export type ContractField = Exclude<
  keyof PayApplication,
  | "documentType"
  | "lines"
  | "earlierChanges"
  | "rates"
  | "sheet"
  | "isFirstApplication"
  | "isRetainageBilling"
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
/** From here on nobody looks again. */
export const CONFIDENT = 0.9;

/** Completes the score of a document whose contract fields and checks have been judged. */
export function scoreDocument({
  outcome,
  truth,
  ...judged
}: Pick<DocumentScore, "name" | "family" | "fields" | "checks"> & {
  readonly outcome: Outcome;
  readonly truth: FigureTruth;
}): DocumentScore {
  const reading = applicationOf(outcome);
  const lines = scoreLines(reading, truth);
  const sheet = scoreRows(reading, truth);
  return {
    ...judged,
    refusal: reading === null ? refusalOf(outcome) : null,
    reading,
    lines: lines.share,
    rows: sheet.share,
    extraRows: sheet.extraRows,
    figureErrors: [...lines.errors, ...sheet.errors],
    isSilentlyWrong: reading !== null && isSilentlyWrong(reading, judged.fields),
  };
}

function applicationOf(outcome: Outcome): ApplicationReading | null {
  if (outcome.kind === "unread" || outcome.reading.documentType !== "PAY_APPLICATION") return null;
  return outcome.reading;
}

/** Why a document has no answer of its kind. */
export function refusalOf(outcome: Outcome): string {
  if (outcome.kind === "unread") return outcome.message;
  return `It was read as ${outcome.reading.documentType}.`;
}

/** Compares two values that are written as JSON. */
export function statusOf({ got, want }: Omit<FieldScore, "status">): FieldStatus {
  if (got === want) return "exact";
  if (isNothing(want)) return "invented";
  return isNothing(got) ? "missing" : "wrong";
}

/** Whether a value that is written as JSON says nothing. */
export function isNothing(json: string): boolean {
  return json === "null" || json === "[]";
}

function isSilentlyWrong(reading: ApplicationReading, fields: DocumentScore["fields"]): boolean {
  if (reading.confidence < CONFIDENT) return false;
  if (reading.checks.some((check) => check.passed === false)) return false;
  return [...fields].some(([field, score]) => !TEXT_FIELDS.has(field) && isMoneyWrong(score));
}

/** Of a list of change orders only the amounts are money. */
function isMoneyWrong({ status, got, want }: FieldScore): boolean {
  if (status !== "wrong" && status !== "invented") return false;
  const [read, printed] = [got, want].map((json) => json.match(/"amount":[^,}]*/g)?.join() ?? json);
  return read !== printed;
}

function scoreLines(
  reading: ApplicationReading | null,
  truth: FigureTruth,
): { readonly share: Share; readonly errors: readonly string[] } {
  const names = Object.keys(truth.lines) as SummaryLineName[];
  const got = (name: SummaryLineName): Money | null => reading?.document.lines[name]?.value ?? null;
  const wrong = names.filter((name) => !isSameAmount(got(name), truth.lines[name]));
  const printed = names.filter((name) => truth.lines[name] !== null);
  return {
    share: {
      exact: printed.filter((name) => !wrong.includes(name)).length,
      of: printed.length,
    },
    errors: wrong.map(
      (name) => `lines.${name} got ${shown(got(name))} want ${shown(truth.lines[name])}`,
    ),
  };
}

/** Pairs each printed row with one read row of the same figures, wherever it stands. */
function scoreRows(
  reading: ApplicationReading | null,
  { rows }: FigureTruth,
): { readonly share: Share; readonly extraRows: number; readonly errors: readonly string[] } {
  if (rows === null) return { share: { exact: 0, of: 0 }, extraRows: 0, errors: [] };
  const unpaired = (reading?.document.sheet?.rows ?? []).map((row) => row.figures);
  const extraRows = Math.max(0, unpaired.length - rows.length);
  const missed: (readonly [number, RowTruth])[] = [];
  for (const [index, row] of rows.entries()) {
    const found = unpaired.findIndex((figures) => wrongFigures(figures, row).length === 0);
    if (found < 0) missed.push([index, row]);
    else unpaired.splice(found, 1);
  }
  return {
    share: { exact: rows.length - missed.length, of: rows.length },
    extraRows,
    errors: missed.map(([index, row]) => `rows.${index} ${nearest(unpaired, row)}`),
  };
}

/** How the unpaired row with the fewest differences differs. */
function nearest(unpaired: readonly SheetFigures[], row: RowTruth): string {
  const [best] = unpaired
    .map((figures) => wrongFigures(figures, row))
    .toSorted((one, other) => one.length - other.length);
  return best === undefined ? "not read" : best.join(", ");
}

function wrongFigures(figures: SheetFigures, row: RowTruth): readonly string[] {
  const names = Object.keys(row) as SheetFigureName[];
  return names.flatMap((name) => {
    const [got, want] = [figures[name]?.value ?? null, row[name]];
    return isSameAmount(got, want) ? [] : [`${name} got ${shown(got)} want ${shown(want)}`];
  });
}

function shown(amount: Money | string | null | undefined): string {
  return typeof amount === "string" ? amount : (amount?.toPlain() ?? "null");
}

function isSameAmount(got: Money | null, want: string | null | undefined): boolean {
  if (want === undefined) return true;
  if (got === null || want === null) return got === want;
  return got.equals(Money.of(want));
}
