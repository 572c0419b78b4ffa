import { Money } from "../../src/base/money.ts";
import type {
  PayApplication,
  SheetFigureName,
  SheetFigures,
  SummaryLineName,
} from "../../src/document/pay-application.ts";
import { entriesOf } from "../../src/kinds/field.ts";
import { PAY_APPLICATION } from "../../src/kinds/pay-application/kind.ts";
import { SUMMARY_FIELDS } from "../../src/kinds/pay-application/summary-fields.ts";
import { COLUMNS, foundColumn, inventedColumn } from "../score/columns.ts";
import { COUNTS, listCount } from "../score/counts.ts";
import type { ListScore } from "../score/document-score.ts";
import type { Answered, ScoredKind, Truth } from "./kind.ts";
import { scoredKind } from "./usual-kind.ts";

type Plain = string | null;

/** Figures of the form as plain decimals; null is not printed, absent is not measured. */
type Figures<Name extends string> = Readonly<Partial<Record<Name, Plain>>>;

/** What the fixtures and the samples say of the form beside the contract's fields. */
interface ApplicationTruth extends Truth {
  readonly lines?: Figures<SummaryLineName>;
  readonly rows?: readonly Figures<string>[];
  /** The same in the samples: by the numbers of the lines and the letters of the columns. */
  readonly g702?: { readonly lines: Figures<string> };
  readonly g703?: { readonly rows: readonly Figures<string>[] };
}

/** The letters of the form; a form without stored material has other letters for the work. */
const COLUMN_LETTERS: Readonly<Record<SheetFigureName, readonly string[]>> = {
  scheduledValue: ["C"],
  previousWork: ["D", "V"],
  workThisPeriod: ["E", "N"],
  storedMaterials: ["F"],
  completedAndStored: ["G"],
  balanceToFinish: ["H"],
  retainage: ["I"],
};

/** Applications for payment. */
export const SCORED_APPLICATIONS: ScoredKind<ApplicationTruth> = scoredKind(PAY_APPLICATION, {
  lists: {
    lines: { isAnswered: false, isTotal: false, judge: judgeSummary },
    rows: { isAnswered: false, isTotal: false, judge: judgeSheet },
  },
  warnsBy: "checks",
  samplesScorer: "score-construction.mjs",
  columns: [
    COLUMNS.whole,
    COLUMNS.fields,
    COLUMNS.wrong,
    COLUMNS.missing,
    COLUMNS.silent,
    COLUMNS.checks,
    foundColumn("G702 lines", "lines"),
    foundColumn("G703 rows", "rows"),
    inventedColumn("extra rows", "rows"),
  ],
  counts: [
    COUNTS.documents,
    COUNTS.whole,
    COUNTS.fieldsRight,
    COUNTS.checksRight,
    listCount("linesExact", "lines", "hit"),
    listCount("rowsExact", "rows", "hit"),
    listCount("extraRows", "rows", "invented"),
    COUNTS.surelyWrong,
  ],
  records: { fixtures: "fixtures", samples: "samples" },
});

/** The money figures of the summary page: each is a row that is found where its amount is right. */
function judgeSummary(truth: ApplicationTruth, answered: Answered | null): ListScore | null {
  const wanted = truth.lines ?? summaryOf(truth);
  const lines = applicationOf(answered)?.lines;
  const names = Object.keys(wanted) as SummaryLineName[];
  const got = (name: SummaryLineName): Money | null => lines?.[name]?.value ?? null;
  const wrong = names.filter((name) => !isSameAmount(got(name), wanted[name]));
  const printed = names.filter((name) => wanted[name] !== null);
  const missing = printed.filter((name) => wrong.includes(name)).length;
  return {
    hit: printed.length - missing,
    missing,
    invented: wrong.length - missing,
    printed: printed.length,
    columns: {},
    wholeRows: printed.length - missing,
    hasWrongFigure: wrong.some((name) => got(name) !== null),
    errors: wrong.map(
      (name) => `lines.${name} got ${shown(got(name))} want ${shown(wanted[name])}`,
    ),
  };
}

/** The rows of the continuation sheet: each printed one is put to one of the same figures, wherever it stands. */
function judgeSheet(truth: ApplicationTruth, answered: Answered | null): ListScore | null {
  const wanted = truth.rows?.map(figuresOf) ?? truth.g703?.rows.map(sheetRowOf);
  if (wanted === undefined) return null;
  const read = applicationOf(answered)?.sheet?.rows ?? [];
  const left = read.map((row) => row.figures);
  const errors: string[] = [];
  const missed = wanted.flatMap((row, index) => {
    const found = left.findIndex((figures) => wrongFigures(figures, row).length === 0);
    if (found < 0) return [{ row, index }];
    left.splice(found, 1);
    return [];
  });
  for (const { row, index } of missed) errors.push(`rows.${index} ${nearest(left, row)}`);
  const hit = wanted.length - missed.length;
  return {
    hit,
    missing: missed.length,
    invented: Math.max(0, read.length - wanted.length),
    printed: wanted.length,
    columns: {},
    wholeRows: hit,
    hasWrongFigure: left.length > 0,
    errors,
  };
}

function applicationOf(answered: Answered | null): PayApplication | null {
  const reading = answered?.reading ?? null;
  return reading?.documentType === "PAY_APPLICATION" ? reading.document : null;
}

/** The samples' lines under our names. */
function summaryOf({ g702 }: ApplicationTruth): Figures<SummaryLineName> {
  const entries = entriesOf(SUMMARY_FIELDS).flatMap(([name, { item = "" }]) => {
    const amount = g702?.lines[item];
    return amount === undefined ? [] : [[name, amount] as const];
  });
  return Object.fromEntries(entries);
}

/** The samples' cells under our names. Those that they leave empty are not measured, as their scorer does. */
function sheetRowOf(row: Figures<string>): Figures<SheetFigureName> {
  const entries = Object.entries(COLUMN_LETTERS).flatMap(([name, letters]) => {
    const amount = letters.map((letter) => row[letter] ?? null).find((cell) => cell !== null);
    return amount === undefined ? [] : [[name, amount] as const];
  });
  return Object.fromEntries(entries);
}

/** The money of a row of a fixture's truth. */
function figuresOf(row: Figures<string>): Figures<SheetFigureName> {
  return Object.fromEntries(Object.entries(row).filter(([name]) => name in COLUMN_LETTERS));
}

/** How the row that is left with the fewest differences differs. */
function nearest(left: readonly SheetFigures[], row: Figures<SheetFigureName>): string {
  const [best] = left
    .map((figures) => wrongFigures(figures, row))
    .toSorted((one, other) => one.length - other.length);
  return best === undefined ? "not read" : best.join(", ");
}

function wrongFigures(figures: SheetFigures, row: Figures<SheetFigureName>): readonly string[] {
  const names = Object.keys(row) as SheetFigureName[];
  return names.flatMap((name) => {
    const [got, want] = [figures[name]?.value ?? null, row[name]];
    return isSameAmount(got, want) ? [] : [`${name} got ${shown(got)} want ${shown(want)}`];
  });
}

function shown(amount: Money | Plain | undefined): string {
  return typeof amount === "string" ? amount : (amount?.toPlain() ?? "null");
}

function isSameAmount(got: Money | null, want: Plain | undefined): boolean {
  if (want === undefined) return true;
  if (got === null || want === null) return got === want;
  return got.equals(Money.of(want));
}
