import { byName } from "../../base/by-name.ts";
import { namesOf } from "../../base/names-of.ts";
import { SUMMARY_FIELDS } from "../../kinds/pay-application/summary-fields.ts";
import type { Finding } from "../../finding/finding.ts";
import type { CalendarDate } from "../../base/calendar-date.ts";
import type { Money } from "../../base/money.ts";
import type { Percent } from "../../base/percent.ts";
import type {
  ListedChangeOrder,
  PayApplication,
  RetainageRates,
  SummaryLineName,
  SummaryLines,
} from "../../document/pay-application.ts";
import type { Sourced } from "../../document/sourced.ts";
import type { Layout } from "../../layout/layout.ts";
import type { Candidate } from "../candidates.ts";
import type { Choice } from "../choose.ts";
import { type Figure, numberStyleOf } from "../figures.ts";
import { labelsIn } from "../labels.ts";
import { type PagePieces, piecesOf } from "../pieces.ts";
import type { Text } from "../texts.ts";
import { readTable } from "../table/read-table.ts";
import type { TableReading } from "../table/table.ts";
import type { PayApplicationTemplate, SheetColumn } from "../template.ts";
import { assemblePayApplication } from "./assemble.ts";
import { type ChangeOrderSummary, readChangeOrderSummary } from "./change-order-summary.ts";
import { ordersInSentences } from "./change-order-sentences.ts";
import { changeOrderList } from "./change-order-list.ts";
import { changeOrdersOf } from "./change-orders.ts";
import { dateOrderOf } from "../date-order.ts";
import { chooseLines, FEWEST_EVIDENCE, MANY, NOTHING_FOUND } from "./choose-lines.ts";
import { findByArithmetic } from "./find-by-arithmetic.ts";
import { findByWords } from "./find-by-words.ts";
import { findInLedger } from "./find-in-ledger.ts";
import { findFields, type FoundFields } from "./find-fields.ts";
import { CAPTION, isPayApplication } from "./is-pay-application.ts";
import { inOwnColumns } from "./ledger-columns.ts";
import { noticesOf } from "./notices.ts";
import { readSheet, type SheetReading } from "./read-sheet.ts";
import { unexplainedAmounts } from "./unexplained.ts";
import { vocabulariesOf } from "./vocabularies.ts";

/** A pay application as it was read, with what spoke for and against each figure. */
export interface ApplicationDraft {
  readonly document: PayApplication;
  readonly choices: ReadonlyMap<string, Choice>;
  readonly numbers: readonly Candidate<string>[];
  readonly dates: readonly Candidate<CalendarDate>[];
  readonly rates: ReadonlyMap<string, readonly Candidate<Percent>[]>;
  /** Whether enough is printed that only a pay application prints; else this is some other paper. */
  readonly isPayApplication: boolean;
  /** What a careful reader would notice. */
  readonly notices: readonly Finding[];
  /** Page of the summary; 0 where there is none. */
  readonly summaryPage: number;
  /** Amounts of that page that are no figure of the document. */
  readonly unexplained: number;
}

/** Reads a laid-out document as a pay application with the given templates, the recognised layout first. */
export function readPayApplication(
  layout: Layout,
  texts: readonly Text[],
  templates: readonly PayApplicationTemplate[],
): ApplicationDraft {
  const vocabularies = vocabulariesOf(templates);
  const style = numberStyleOf(layout.pages.flatMap((page) => page.lines));
  const pages = layout.pages.map((page) => piecesOf(page, style));
  const table = readTable(pages, labelsIn(texts, vocabularies.columns), vocabularies.shape);
  const sheet = table === null ? null : readSheet(table);
  const excluded = figuresOfTable(sheet === null ? null : table);
  const labels = labelsIn(texts, vocabularies.fields).filter(
    (label) => table === null || sheet === null || !isInHeader(label, table),
  );
  const order = dateOrderOf(layout);
  const found = findFields(labels, pages, { order, excluded });
  const summary = readChangeOrderSummary(
    pages.find((page) => page.layout.page.pageNumber === found.summaryPage),
  );
  const choices = chooseLines(withoutSummaryTable(found, summary), sheet, [
    (missing) =>
      inOwnColumns(findByWords(pages, vocabularies.general, missing, excluded), found.columns),
    (missing, choices) => findInLedger({ pages, missing, choices, excluded }),
    (missing) => (missing.size < MANY ? NOTHING_FOUND : findByArithmetic(pages, excluded)),
  ]);
  const lines = linesOf(choices, summary.lines);
  const document = assemblePayApplication({
    applicationNumber: sourced(found.numbers[0]),
    periodTo: sourced(found.dates[0]),
    lines,
    earlierChanges: summary.earlier,
    rates: ratesOf(found, sheet),
    sheet,
    changeOrders: listedOrders({ sheet, table, pages, excluded, summary, lines }),
    isCalledRetainageBilling: isCalledRetainageBilling(texts, vocabularies),
    periodTotal: sheet?.periodTotal ?? null,
  });
  return {
    document,
    choices,
    numbers: found.numbers,
    dates: found.dates,
    rates: found.rates,
    isPayApplication: isPayApplication({ labels, sheet, choices }),
    notices: noticesOf({
      pages: layout.pages.map(({ page }) => page),
      found,
      chosen: [...choices.values()].flatMap(({ candidate: { figure } }) =>
        figure === null ? [] : [figure],
      ),
      undecidedDates:
        order === null ? findFields(labels, pages, { order: "month-first", excluded }).dates : [],
    }),
    summaryPage: found.summaryPage,
    unexplained: unexplainedAmounts(document, pages, { summaryPage: found.summaryPage, excluded }),
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

/** The change order summary repeats the label of line 2; its net is line 2 only where the form prints no other. */
function withoutSummaryTable(found: FoundFields, { figures }: ChangeOrderSummary): FoundFields {
  const own = found.money.get(CHANGES) ?? [];
  const others = own.filter(({ figure }) => figure === null || !figures.has(figure));
  if (others.every(({ score }) => score < FEWEST_EVIDENCE)) return found;
  return { ...found, money: new Map(found.money).set(CHANGES, others) };
}

const CHANGES = "netChangeByChangeOrders";

function ratesOf(found: FoundFields, sheet: SheetReading | null): RetainageRates {
  return {
    onWork: sourced(found.rates.get("retainageRateOnWork")?.[0]) ?? sheet?.rate ?? null,
    onStored: sourced(found.rates.get("retainageRateOnStored")?.[0]),
  };
}

/** Orders of the sheet, which have descriptions; else those of a list beside it, or of the summary. */
function listedOrders(given: {
  readonly sheet: SheetReading | null;
  readonly table: TableReading<SheetColumn> | null;
  readonly pages: readonly PagePieces[];
  readonly excluded: ReadonlySet<Figure>;
  readonly summary: ChangeOrderSummary;
  readonly lines: SummaryLines;
}): readonly ListedChangeOrder[] {
  const { sheet, table, pages, excluded, summary, lines } = given;
  const onSheet =
    sheet === null || table === null
      ? []
      : changeOrdersOf(sheet, table, lines.netChangeByChangeOrders);
  if (onSheet.length > 0) return onSheet;
  const inList = changeOrderList(pages, excluded);
  const best = inList.length >= summary.orders.length ? inList : summary.orders;
  return best.length > 0 ? best : ordersInSentences(pages, lines.netChangeByChangeOrders);
}

function sourced<Value>(candidate: Candidate<Value> | undefined): Sourced<Value> | null {
  if (candidate === undefined || candidate.score < FEWEST_EVIDENCE) return null;
  return { value: candidate.value, from: [candidate.from] };
}

/** The figures in columns with a caption; what stands in others may be a ledger beside the sheet. */
function figuresOfTable(table: TableReading<SheetColumn> | null): ReadonlySet<Figure> {
  const figures = new Set<Figure>();
  if (table === null) return figures;
  const readings = [table.names, ...table.otherNames];
  const isCaptioned = (index: number): boolean =>
    readings.some((names) => (names[index] ?? null) !== null);
  for (const row of table.rows) {
    for (const [index, figure] of row.figures.entries())
      if (figure !== undefined && isCaptioned(index)) figures.add(figure);
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

/** Where only retainage is billed, a form may name the payment by what it is: it is due where lines 6 and 7 leave it. */
function releasedAsPayment(
  line: (name: MoneyField) => Sourced<Money> | null,
): Sourced<Money> | null {
  const released = line("retainageReleased");
  const earned = line("totalEarnedLessRetainage")?.value;
  const previous = line("previousCertificates")?.value;
  if (earned === undefined || previous === undefined) return null;
  return released?.value.equals(earned.minus(previous)) === true ? released : null;
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
    ...byName(namesOf(SUMMARY_FIELDS), line),
    currentPaymentDue: line("currentPaymentDue") ?? releasedAsPayment(line),
    balanceToFinish: line("balanceToFinish") ?? balanceWithRetainage(line),
    ...summary,
  };
}
