import { byName } from "../../base/by-name.ts";
import { namesOf } from "../../base/names-of.ts";
import type { PayApplication, SummaryLines } from "../../document/pay-application.ts";
import type { Finding } from "../../finding/finding.ts";
import { SUMMARY_FIELDS } from "../../kinds/pay-application/summary-fields.ts";
import type { Layout } from "../../layout/layout.ts";
import { type Figure, numberStyleOf } from "../../paper/figures.ts";
import { labelsIn } from "../../lexicon/labels.ts";
import { type PagePieces, piecesOf } from "../../paper/pieces.ts";
import type { PayApplicationTemplate } from "../../lexicon/template.ts";
import type { Text } from "../../lexicon/texts.ts";
import { titlesOf } from "../titles.ts";
import { sourced, type ApplicationSummary, type ListChoice } from "./application-summary.ts";
import { assemblePayApplication } from "./assemble.ts";
import {
  applicationKindSigns,
  CAPTION,
  isApplication,
  type KindGiven,
  mayBeApplication,
} from "./is-pay-application.ts";
import { APPLICATION_SIGNS } from "../../weights/application-kind.ts";
import { type ChangesByMonths, changesByMonths } from "./changes-by-months.ts";
import type { UnexplainedAmount } from "../printed-gaps.ts";
import { noticesOf, unexplainedAmounts } from "./notices.ts";
import { orderVocabularies, vocabulariesOf } from "./vocabularies.ts";
import type { ReadSchedule, Schedule } from "../../schedule/schedule.ts";
import { readSheet, type SheetReading } from "./read-sheet.ts";

/** A pay application as it was read, with what spoke for and against each figure. */
export interface ApplicationDraft {
  readonly document: PayApplication;
  readonly summary: ApplicationSummary;
  readonly lists: ListChoice;
  /** What tells it from other papers. */
  readonly kindSigns: ReadonlyMap<string, number>;
  /** Whether that is enough; else this is some other paper. */
  readonly isPayApplication: boolean;
  /** What a careful reader would notice. */
  readonly notices: readonly Finding[];
  /** Amounts of the summary's page that are no figure of the document. */
  readonly unexplained: readonly UnexplainedAmount[];
}

/** A document that is to be read as a pay application. */
export interface ApplicationGiven {
  readonly layout: Layout;
  readonly texts: readonly Text[];
  /** The recognised layout first. */
  readonly templates: readonly PayApplicationTemplate[];
  readonly summary: ApplicationSummary;
  readonly readSchedule: ReadSchedule;
}

/** Reads a laid-out document as a pay application. */
export function readPayApplication(given: ApplicationGiven): ApplicationDraft {
  const own = ownWordsOf(given);
  return draftOf(given, own, pageTablesOf(given));
}

/**
 * The same where a document may be one. Its schedule and its lists take the most time: as soon as nothing that is still to be
 * read can make it a pay application, there is none.
 */
export function readIfApplication(given: ApplicationGiven): ApplicationDraft | null {
  const own = ownWordsOf(given);
  const { summary } = given;
  if (!mayBeApplication({ summary, ...own }, APPLICATION_SIGNS)) return null;
  const tables = pageTablesOf(given);
  const { sheet } = tables;
  if (!mayBeApplication({ summary, ...own, sheet }, APPLICATION_SIGNS)) return null;
  return draftOf(given, own, tables);
}

/** What the words of a document say of its kind, whatever its figures are. */
type OwnWords = Pick<KindGiven, "labels" | "prominence">;

function ownWordsOf({ layout, texts, templates }: ApplicationGiven): OwnWords {
  const { fields, titles } = vocabulariesOf(templates);
  const [title] = titlesOf(texts, layout, titles);
  return { labels: labelsIn(texts, fields), prominence: title?.prominence ?? 0 };
}

/** The pages with their figures, and the schedule that they hold. */
interface PageTables {
  readonly pages: readonly PagePieces[];
  readonly table: Schedule | null;
  readonly sheet: SheetReading | null;
}

function pageTablesOf({ layout, texts, templates, readSchedule }: ApplicationGiven): PageTables {
  const { columns, totals } = vocabulariesOf(templates);
  const style = numberStyleOf(layout.pages.flatMap((page) => page.lines));
  const pages = layout.pages.map((page) => piecesOf(page, style));
  const labels = labelsIn(texts, columns);
  const table = readSchedule(pages, { columns, phrases: totals, labels });
  return { pages, table, sheet: table === null ? null : readSheet(table) };
}

function draftOf(
  { layout, texts, templates, summary }: ApplicationGiven,
  own: OwnWords,
  { pages, table, sheet }: PageTables,
): ApplicationDraft {
  const excluded = figuresOfTable(sheet === null ? null : table);
  const ofMonths = changesByMonths(
    pages.find((page) => page.layout.page.pageNumber === summary.page),
    orderVocabularies(templates),
  );
  const lines = linesOf(summary, ofMonths.lines);
  const lists = summary.chooseList({ months: totalsOfMonths(ofMonths), sheet });
  const document = assemblePayApplication({
    applicationNumber: sourced(summary.applicationNumber),
    periodTo: sourced(summary.periodTo),
    lines,
    earlierChanges: ofMonths.earlier,
    rates: {
      onWork: sourced(summary.retainageRate) ?? sheet?.rate ?? null,
      onStored: sourced(summary.retainageRateOnStored),
    },
    sheet,
    changeOrders: lists.orders,
    isCalledRetainageBilling: isCalledRetainageBilling(texts, vocabulariesOf(templates)),
    periodTotal: sheet?.periodTotal ?? null,
    rowTotals: summary.rowTotals,
  });
  const kindSigns = applicationKindSigns({ summary, sheet, ...own, orders: lists.orders.length });
  return {
    document,
    summary,
    lists,
    kindSigns,
    isPayApplication: isApplication(kindSigns, APPLICATION_SIGNS),
    notices: noticesOf({ layout, pages, summary, schedule: table, document, labels: own.labels }),
    unexplained: unexplainedAmounts(document, pages, { summaryPage: summary.page, excluded }),
  };
}

function isCalledRetainageBilling(
  texts: readonly Text[],
  { retainageBilling }: ReturnType<typeof vocabulariesOf>,
): boolean {
  return labelsIn(texts, retainageBilling).some(
    (label) => label.coverage >= CAPTION || label.length > 2,
  );
}

/** The totals of additions and deductions: no list of orders. */
function totalsOfMonths({ lines }: ChangesByMonths): ReadonlySet<string> {
  const totals = Object.values(lines).flatMap((line) => line?.value.absolute().key() ?? []);
  return new Set(totals);
}

/** The figures in columns that are known; what stands in others may be a ledger beside the sheet. */
function figuresOfTable(table: Schedule | null): ReadonlySet<Figure> {
  const figures = new Set<Figure>();
  if (table === null) return figures;
  for (const row of table.rows) {
    for (const [index, figure] of row.figures.entries())
      if (figure !== undefined && (table.names[index] ?? null) !== null) figures.add(figure);
  }
  return figures;
}

function linesOf(summary: ApplicationSummary, ofMonths: ChangesByMonths["lines"]): SummaryLines {
  return {
    ...byName(namesOf(SUMMARY_FIELDS), (name) => sourced(summary.lines.get(name) ?? null)),
    ...ofMonths,
  };
}
