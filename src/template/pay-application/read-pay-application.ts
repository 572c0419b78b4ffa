import type { CalendarDate } from "../../base/calendar-date.ts";
import type { Money } from "../../base/money.ts";
import type { Percent } from "../../base/percent.ts";
import {
  type Identity,
  type FigurePath,
  PAY_APPLICATION_IDENTITIES,
} from "../../document/identities.ts";
import type {
  ListedChangeOrder,
  PayApplication,
  RetainageRates,
  SheetFigures,
  SummaryLineName,
  SummaryLines,
} from "../../document/pay-application.ts";
import type { Sourced } from "../../document/sourced.ts";
import type { Layout } from "../../layout/layout.ts";
import type { Candidate, LabelMeaning } from "../candidates.ts";
import { type Choice, chooseTogether } from "../choose.ts";
import { type Figure, numberStyleOf } from "../figures.ts";
import { type Label, labelsIn } from "../labels.ts";
import { piecesOf } from "../pieces.ts";
import type { Text } from "../texts.ts";
import { readTable } from "../table/read-table.ts";
import type { TableReading } from "../table/table.ts";
import type { PayApplicationField, PayApplicationTemplate, SheetColumn } from "../template.ts";
import { assemblePayApplication } from "./assemble.ts";
import { type ChangeOrderSummary, readChangeOrderSummary } from "./change-order-summary.ts";
import { changeOrdersOf } from "./change-orders.ts";
import { dateOrderOf } from "./date-order.ts";
import { findByArithmetic } from "./find-by-arithmetic.ts";
import { findByWords } from "./find-by-words.ts";
import { findFields, type FoundFields } from "./find-fields.ts";
import { readSheet, type SheetReading } from "./read-sheet.ts";
import { vocabulariesOf } from "./vocabularies.ts";

/** A pay application as it was read, with what spoke for and against each figure. */
export interface PayApplicationReading {
  readonly document: PayApplication;
  readonly choices: ReadonlyMap<string, Choice>;
  readonly numbers: readonly Candidate<string>[];
  readonly dates: readonly Candidate<CalendarDate>[];
  readonly rates: ReadonlyMap<string, readonly Candidate<Percent>[]>;
  /** Whether enough is printed that only a pay application prints; else this is some other paper. */
  readonly isPayApplication: boolean;
  /** Page of the summary; 0 where there is none. */
  readonly summaryPage: number;
}

/** The lines that every form has in some words. */
const CORE: readonly PayApplicationField[] = [
  "originalContractSum",
  "netChangeByChangeOrders",
  "contractSumToDate",
  "totalCompletedAndStored",
  "totalRetainage",
  "totalEarnedLessRetainage",
  "previousCertificates",
  "currentPaymentDue",
  "balanceToFinish",
];

/** Candidates with less evidence than this are words that happen to stand near a figure. */
const FEWEST_EVIDENCE = 0.3;

/** Reads a laid-out document as a pay application with the given templates, the recognised layout first. */
export function readPayApplication(
  layout: Layout,
  texts: readonly Text[],
  templates: readonly PayApplicationTemplate[],
): PayApplicationReading {
  const vocabularies = vocabulariesOf(templates);
  const style = numberStyleOf(layout.pages.flatMap((page) => page.lines));
  const pages = layout.pages.map((page) => piecesOf(page, style));
  const table = readTable(pages, labelsIn(texts, vocabularies.columns), vocabularies.shape);
  const sheet = table === null ? null : readSheet(table);
  const excluded = figuresOfTable(sheet === null ? null : table);
  const labels = labelsIn(texts, vocabularies.fields).filter(
    (label) => table === null || sheet === null || !isInHeader(label, table),
  );
  const found = findFields(labels, pages, { order: dateOrderOf(layout), excluded });
  const choices = choose(found, sheet, [
    (missing) => findByWords(pages, vocabularies.general, missing, excluded),
    (missing) => (missing.size < MANY ? NOTHING_FOUND : findByArithmetic(pages, excluded)),
  ]);
  const summary = readChangeOrderSummary(
    pages.find((page) => page.layout.page.pageNumber === found.summaryPage),
  );
  const lines = linesOf(choices, summary.lines);
  const document = assemblePayApplication({
    applicationNumber: sourced(found.numbers[0]),
    periodTo: sourced(found.dates[0]),
    lines,
    rates: ratesOf(found, sheet),
    sheet,
    changeOrders: listedOrders(sheet, table, summary),
    isCalledRetainageBilling: labelsIn(texts, vocabularies.retainageBilling).some(
      (label) => label.coverage >= CAPTION,
    ),
    periodTotal: sheet?.periodTotal ?? null,
  });
  return {
    document,
    choices,
    numbers: found.numbers,
    dates: found.dates,
    rates: found.rates,
    isPayApplication: marksOf(labels, sheet) >= FEWEST_MARKS || isProved(choices),
    summaryPage: found.summaryPage,
  };
}

/** Looks for the lines that are still missing. */
type Search = (missing: ReadonlySet<PayApplicationField>) => FoundFields["money"];

const NOTHING_FOUND: FoundFields["money"] = new Map();

/** The arithmetic alone is asked only where labels and words fail for this many of the nine lines. */
const MANY = 3;

/** One candidate for each line: by labels first, then, for lines without one, by what arithmetic has to prove. */
function choose(
  found: FoundFields,
  sheet: SheetReading | null,
  searches: readonly Search[],
): ReadonlyMap<string, Choice> {
  const problem = { identities: IDENTITIES, settled: totalsOf(sheet) };
  const money = new Map<string, readonly Candidate<Money | null>[]>();
  for (const [field, candidates] of found.money) {
    const strong = candidates.filter((candidate) => candidate.score >= FEWEST_EVIDENCE);
    money.set(`lines.${field}`, strong);
  }
  let choices = chooseTogether(money, problem);
  for (const search of searches) {
    const missing = new Set(CORE.filter((field) => !isSettled(choices.get(`lines.${field}`))));
    if (missing.size === 0) return choices;
    const further = search(missing);
    if (further.size === 0) continue;
    for (const field of missing) {
      const path = `lines.${field}`;
      money.set(path, [...(money.get(path) ?? []), ...(further.get(field) ?? [])]);
    }
    choices = chooseTogether(money, problem);
  }
  return choices;
}

/** An unproved choice that hardly beats the next one is open to proof. */
const CLEAR = 0.25;

function isSettled(choice: Choice | undefined): boolean {
  return choice !== undefined && (choice.holds.length > 0 || choice.margin >= CLEAR);
}

const IDENTITIES: readonly Identity<string>[] = PAY_APPLICATION_IDENTITIES;

function ratesOf(found: FoundFields, sheet: SheetReading | null): RetainageRates {
  return {
    onWork: sourced(found.rates.get("retainageRateOnWork")?.[0]) ?? sheet?.rate ?? null,
    onStored: sourced(found.rates.get("retainageRateOnStored")?.[0]),
  };
}

/** Orders of the sheet, which have descriptions; else those that the summary lists. */
function listedOrders(
  sheet: SheetReading | null,
  table: TableReading<SheetColumn> | null,
  summary: ChangeOrderSummary,
): readonly ListedChangeOrder[] {
  const onSheet = sheet === null || table === null ? [] : changeOrdersOf(sheet, table);
  return onSheet.length > 0 ? onSheet : summary.orders;
}

/** What a pay application prints and a change order or an invoice does not. */
const MARKS: ReadonlySet<PayApplicationField> = new Set<PayApplicationField>([
  "totalCompletedAndStored",
  "totalRetainage",
  "totalEarnedLessRetainage",
  "previousCertificates",
  "balanceToFinish",
  "balancePerhapsWithoutRetainage",
]);

const FEWEST_MARKS = 2;

/** A caption fills at least this share of its text; in a sentence the same words say nothing. */
const CAPTION = 0.5;

/** Six of the nine lines, each with an identity that holds, are a pay application whatever they are called. */
function isProved(choices: ReadonlyMap<string, Choice>): boolean {
  const proved = CORE.filter((field) => (choices.get(`lines.${field}`)?.holds.length ?? 0) > 0);
  return proved.length >= 6;
}

/** How many different marks are printed as captions; a schedule of work counts twice. */
function marksOf(
  labels: readonly Label<LabelMeaning<PayApplicationField>>[],
  sheet: SheetReading | null,
): number {
  const printed = new Set<PayApplicationField>();
  for (const { meanings, coverage, length } of labels) {
    if (coverage < CAPTION) continue;
    for (const { field } of meanings) {
      if (field !== null && MARKS.has(field) && (length > 1 || field === "totalRetainage"))
        printed.add(field);
    }
  }
  const isSchedule =
    sheet !== null &&
    sheet.names.includes("scheduledValue") &&
    (sheet.names.includes("completedAndStored") || sheet.names.includes("workThisPeriod"));
  return printed.size + (isSchedule ? 2 : 0);
}

function sourced<Value>(candidate: Candidate<Value> | undefined): Sourced<Value> | null {
  if (candidate === undefined || candidate.score < FEWEST_EVIDENCE) return null;
  return { value: candidate.value, from: [candidate.from] };
}

function figuresOfTable(table: TableReading<SheetColumn> | null): ReadonlySet<Figure> {
  const figures = new Set<Figure>();
  for (const row of table?.rows ?? []) {
    for (const figure of row.figures) if (figure !== undefined) figures.add(figure);
  }
  return figures;
}

function isInHeader(
  label: {
    readonly pageNumber: number;
    readonly box: { readonly top: number; readonly bottom: number; readonly left: number };
  },
  table: TableReading<SheetColumn>,
): boolean {
  return table.headers.some(
    (header) =>
      header.pageNumber === label.pageNumber &&
      label.box.top >= header.box.top - 1 &&
      label.box.bottom <= header.box.bottom + 1 &&
      label.box.left >= header.box.left - 1,
  );
}

function totalsOf(sheet: SheetReading | null): ReadonlyMap<string, Money> {
  const settled = new Map<string, Money>();
  const totals = sheet?.sheet.totals;
  if (totals === null || totals === undefined) return settled;
  const names: readonly (keyof SheetFigures)[] = [
    "scheduledValue",
    "completedAndStored",
    "balanceToFinish",
    "retainage",
  ];
  for (const name of names) {
    const figure = totals[name];
    const path: FigurePath = `sheet.totals.${name}`;
    if (figure !== null) settled.set(path, figure.value);
  }
  return settled;
}

type MoneyField = SummaryLineName | "balancePerhapsWithoutRetainage";

/** A balance whose label does not speak of retainage is line 9 only where the other lines prove it. */
function balanceWithRetainage(
  line: (name: MoneyField) => Sourced<Money> | null,
): Sourced<Money> | null {
  const balance = line("balancePerhapsWithoutRetainage");
  const contract = line("contractSumToDate")?.value;
  const earned = line("totalEarnedLessRetainage")?.value;
  const isProved = contract !== undefined && earned !== undefined;
  return isProved && balance?.value.equals(contract.minus(earned)) === true ? balance : null;
}

function linesOf(
  choices: ReadonlyMap<string, Choice>,
  summary: ChangeOrderSummary["lines"],
): SummaryLines {
  const line = (name: MoneyField): Sourced<Money> | null => {
    const candidate = choices.get(`lines.${name}`)?.candidate;
    if (candidate === undefined || candidate.value === null) return null;
    return { value: candidate.value, from: [candidate.from] };
  };
  return {
    originalContractSum: line("originalContractSum"),
    netChangeByChangeOrders: line("netChangeByChangeOrders"),
    contractSumToDate: line("contractSumToDate"),
    totalCompletedAndStored: line("totalCompletedAndStored"),
    retainageOnWork: line("retainageOnWork"),
    retainageOnStored: line("retainageOnStored"),
    totalRetainage: line("totalRetainage"),
    totalEarnedLessRetainage: line("totalEarnedLessRetainage"),
    previousCertificates: line("previousCertificates"),
    currentPaymentDue: line("currentPaymentDue"),
    balanceToFinish: line("balanceToFinish") ?? balanceWithRetainage(line),
    amountCertified: line("amountCertified"),
    grossThisPeriod: line("grossThisPeriod"),
    retainageReleased: line("retainageReleased"),
    ...summary,
  };
}
