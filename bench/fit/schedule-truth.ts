import { readFileSync } from "node:fs";
import type { SummaryLineName } from "../../src/document/pay-application.ts";
import { hashed } from "../../src/evidence/hash.ts";
import type { SummaryFigures } from "../../src/schedule/column-signs.ts";
import type { Role } from "../../src/schedule/choose-roles.ts";
import type { Grid } from "../../src/schedule/grid.ts";
import type { RowKind } from "../../src/schedule/schedule.ts";
import type { PaperFile } from "./sets.ts";

/** Figures of one row of a schedule, by the letter of their column. */
type Cells = Readonly<Record<string, string | null>>;

/** A schedule as truths have it: letters of its columns in the order of print, its rows and totals. */
export interface ScheduleTruth {
  readonly layout: string;
  readonly isPicture: boolean;
  readonly columns: readonly string[];
  readonly rows: readonly Cells[];
  readonly subtotals: readonly Cells[];
  readonly totals: Cells | null;
  /** The summary as it is printed. */
  readonly summary: SummaryFigures;
}

/** The schedule of a paper, without rows where it prints none; null where the truth does not say. */
export function scheduleTruth(file: PaperFile): ScheduleTruth | null {
  const raw = JSON.parse(readFileSync(file.truth, "utf8")) as {
    readonly layout?: string;
    readonly rendition?: string;
    readonly g703?: PrintedSchedule | null;
    readonly g702?: SummaryTruth | null;
    readonly document: { readonly documentType: string } | null;
  } & FixtureTruth;
  if (raw.document?.documentType !== "PAY_APPLICATION") return null;
  const isFixture = file.set === "fixtures";
  const { g703, g702 = null } = isFixture ? ofFixture(raw) : raw;
  if (g703 === undefined) return null;
  return {
    ...NOTHING,
    ...g703,
    layout: isFixture ? (file.pdf.split("/").at(-2) ?? "") : (raw.layout ?? file.name),
    isPicture: /scan|mixed/.test(raw.rendition ?? "native"),
    summary: summaryOf(g702, file.name),
  };
}

/** The members of a truth that prints no schedule. */
const NOTHING = { columns: [], rows: [], subtotals: [], totals: null };

type PrintedSchedule = Omit<ScheduleTruth, "layout" | "isPicture" | "summary">;

/** What the truth of a fixture has of its schedule and its summary. */
interface FixtureTruth {
  readonly rows?: readonly Readonly<Record<string, string | null>>[];
  readonly totals?: Readonly<Record<string, string | null>> | null;
  readonly lines?: Readonly<Record<string, string | null>>;
  readonly rates?: Readonly<Record<string, string | null>>;
}

/** The truth of a fixture with the members that samples have. */
function ofFixture({ rows = [], totals = null, lines = {}, rates = {} }: FixtureTruth): {
  readonly g703: PrintedSchedule;
  readonly g702: SummaryTruth;
} {
  const letters = Object.entries(ROLE_OF).filter(([, role]) =>
    rows.some((row) => (row[role] ?? null) !== null),
  );
  const cells = (row: Readonly<Record<string, string | null>>): Cells => ({
    ...Object.fromEntries(letters.map(([letter, role]) => [letter, row[role] ?? null])),
    description: row["description"] ?? null,
    percent: row["percentComplete"] ?? null,
  });
  return {
    g703: {
      columns: letters.map(([letter]) => letter),
      rows: rows.map(cells),
      subtotals: [],
      totals: totals === null ? null : cells(totals),
    },
    g702: {
      lines: Object.fromEntries(
        Object.entries(LINE_OF).map(([item, line]) => [item, lines[line] ?? null]),
      ),
      other: { gross: lines["grossThisPeriod"] ?? null },
      rates: { "5": rates["onWork"] ?? null },
    },
  };
}

interface SummaryTruth {
  readonly lines?: Readonly<Record<string, string | null>>;
  readonly other?: Readonly<Record<string, string | null>>;
  readonly rates?: Readonly<Record<string, string | number | null>>;
}

const LINE_OF: Readonly<Record<string, SummaryLineName>> = {
  "1": "originalContractSum",
  "3": "contractSumToDate",
  "4": "totalCompletedAndStored",
  "5": "totalRetainage",
  "7": "previousCertificates",
  "8": "currentPaymentDue",
  "9": "balanceToFinish",
};

/** Of so many figures of summaries one is missed: what is read does not know all that the truth does. */
const ONE_MISSED_OF = 7;

function summaryOf(truth: SummaryTruth | null, name: string): SummaryFigures {
  const lines: Partial<Record<SummaryLineName, number | null>> = {};
  Object.entries(LINE_OF).forEach(([item, line], at) => {
    const value = truth?.lines?.[item] ?? null;
    const isMissed = (hashed(name) + at) % ONE_MISSED_OF === 0;
    lines[line] = value === null || isMissed ? null : centsIn(value);
  });
  const gross = truth?.other?.["gross"] ?? null;
  const rate = truth?.rates?.["5"] ?? truth?.rates?.["5a"] ?? null;
  return {
    lines: { ...lines, grossThisPeriod: gross === null ? null : centsIn(gross) },
    rate: rate === null ? null : Number(rate),
  };
}

/** What the columns of a schedule are called that has these letters: without a column of stored material V and N are D and E. */
export function roleOf(letter: string, letters: readonly string[]): Role {
  const isApart = letters.includes("F") || letters.includes("W") || letters.includes("S");
  if (letter === "V") return isApart ? "previousWithStored" : "previousWork";
  if (letter === "N") return isApart ? "thisPeriodWithStored" : "workThisPeriod";
  return ROLE_OF[letter] ?? "other";
}

const ROLE_OF: Readonly<Record<string, Role>> = {
  C: "scheduledValue",
  D: "previousWork",
  E: "workThisPeriod",
  F: "storedMaterials",
  G: "completedAndStored",
  H: "balanceToFinish",
  I: "retainage",
  P: "percentComplete",
};

/** What a grid shows of a schedule: the letters that each column may have, what each row is, and how much of the schedule it has. */
export interface Labelled {
  readonly letters: readonly (readonly string[])[];
  readonly kinds: readonly RowKind[];
  /** Share of the schedule's rows that are rows of the grid. */
  readonly share: number;
  /** Which of the schedule's rows those are. */
  readonly met: ReadonlySet<number>;
}

/** A column is told by this share of its figures. */
const ENOUGH = 0.6;

export function labelled(grid: Grid, truth: ScheduleTruth): Labelled {
  // Figures of totals and notes are no figures of a column's items: once these are known, letters are told by them alone.
  const { kinds } = labelledBy(lettersOf(grid, truth), grid, truth);
  const isItem = (_: unknown, index: number): boolean => kinds[index] === "item";
  const items = {
    ...grid,
    cents: grid.cents.filter(isItem),
    percents: grid.percents.filter(isItem),
  };
  return labelledBy(lettersOf(items, truth), grid, truth);
}

function labelledBy(letters: Labelled["letters"], grid: Grid, truth: ScheduleTruth): Labelled {
  const own = letters.flatMap(([letter], place) =>
    letter === undefined || letter === "P" ? [] : [{ letter, place }],
  );
  const isRow = (index: number, cells: Cells): boolean => {
    const pairs = own.map(
      ({ letter, place }) => [grid.cents[index]?.[place] ?? 0, centsIn(cells[letter])] as const,
    );
    const some = pairs.filter(([one, other]) => one !== 0 || other !== 0);
    if (some.length === 0) return hasWordsOf(captionOf(grid, index), cells["description"] ?? "");
    return some.filter(([one, other]) => one === other).length >= 0.75 * some.length;
  };
  const met = new Set<number>();
  const kinds = grid.rows.map((_, index): RowKind => {
    const at = truth.rows.findIndex((cells, place) => !met.has(place) && isRow(index, cells));
    if (own.length > 0 && at >= 0) {
      met.add(at);
      return "item";
    }
    if (own.length === 0) return "other";
    if (truth.totals !== null && isRow(index, truth.totals)) return "grand-total";
    const isTotal =
      TOTAL.test(captionOf(grid, index)) || truth.subtotals.some((cells) => isRow(index, cells));
    return isTotal ? "total" : "other";
  });
  return { letters, kinds, share: met.size / Math.max(1, truth.rows.length), met };
}

/** Truths leave out totals of pages. */
const TOTAL = /\b(?:sub-?\s?)?totals?\b/i;

/** Rows of nothing but zeros are told by their texts. */
function hasWordsOf(text: string, description: string): boolean {
  const words = description.split(/\s+/).filter((word) => word.length > 2);
  return words.length > 0 && words.every((word) => text.includes(word));
}

function captionOf({ rows }: Grid, index: number): string {
  return (rows[index]?.text ?? []).flatMap((run) => run.words.map(({ text }) => text)).join(" ");
}

/** Letters to columns, those with most of the truth's figures first; of two alike the left column has the first letter. */
function lettersOf(
  { columns, cents, percents }: Grid,
  truth: ScheduleTruth,
): readonly (readonly string[])[] {
  const fits = columns.map((_, place) =>
    truth.columns.map((letter) =>
      letter === "P"
        ? fitOf(
            percents.map((row) => row[place] ?? null),
            truth.rows.map((row) => pointsOf(row["percent"])),
          )
        : fitOf(
            cents.map((row) => row[place] ?? null),
            truth.rows.map((row) => centsIn(row[letter])),
          ),
    ),
  );
  const pairs = fits
    .flatMap((own, place) => own.map((fit, letter) => ({ fit, place, letter })))
    .filter(({ fit }) => fit >= ENOUGH)
    .toSorted((a, b) => b.fit - a.fit || a.place + a.letter - b.place - b.letter);
  const letters: (string | null)[] = columns.map(() => null);
  const taken = new Set<number>();
  const isBetween = (place: number, letter: number): boolean => {
    const before = letters.lastIndexOf(truth.columns[letter - 1] ?? "");
    const after = letters.indexOf(truth.columns[letter + 1] ?? "");
    return (before < 0 || before < place) && (after < 0 || place < after);
  };
  // Columns of zeros are alike: those of the truth stand between their neighbours.
  const zeros = pairs.filter(({ fit }) => fit === ENOUGH);
  const ordered = [
    ...pairs.filter(({ fit }) => fit > ENOUGH),
    ...zeros.filter(({ letter }) => letter > 0).map((pair) => ({ ...pair, mustFit: true })),
    ...zeros,
  ];
  for (const { place, letter, ...pair } of ordered) {
    if (letters[place] !== null || taken.has(letter)) continue;
    if ("mustFit" in pair && !isBetween(place, letter)) continue;
    letters[place] = truth.columns[letter] ?? null;
    taken.add(letter);
  }
  // Columns with the same figures may have each other's letters.
  const figures = (letter: string): string =>
    JSON.stringify(truth.rows.map((row) => centsIn(row[letter])));
  return letters.map((letter) => {
    if (letter === null) return [];
    const alike =
      letter === "P"
        ? []
        : truth.columns.filter(
            (other) => other !== letter && other !== "P" && figures(other) === figures(letter),
          );
    return [letter, ...alike];
  });
}

/** Share of the figures other than zero that both have; a column of zeros fits one of zeros a little. */
function fitOf(own: readonly (number | null)[], wanted: readonly number[]): number {
  const some = wanted.filter((value) => value !== 0);
  const figures = own.filter((value) => value !== null && value !== 0);
  if (some.length === 0) return figures.length === 0 && own.includes(0) ? ENOUGH : 0;
  const counts = new Map<number, number>();
  for (const value of figures) counts.set(value ?? 0, (counts.get(value ?? 0) ?? 0) + 1);
  let met = 0;
  for (const value of some) {
    const count = counts.get(value) ?? 0;
    if (count > 0) met += 1;
    counts.set(value, count - 1);
  }
  return met / some.length;
}

function centsIn(value: string | null | undefined): number {
  return Math.round(Number(value ?? 0) * 100);
}

function pointsOf(value: string | null | undefined): number {
  return Number(value ?? 0);
}
