import type { LanguageCounts } from "../../bench/calibration/by-language.ts";
import { SCORED_ORDERS } from "../../bench/kinds/change-order.ts";
import type { ScoredKind } from "../../bench/kinds/kind.ts";
import { SCORED_APPLICATIONS } from "../../bench/kinds/pay-application.ts";

/** Counts of one layout, by their names in `bench/accuracy.json`. */
type Counts = Readonly<Record<string, number>>;

/** What `bench/accuracy.json` holds: of each set of documents the counts of each layout. */
export type AccuracyRecords = Readonly<Record<string, Readonly<Record<string, Counts>>>>;

/** The tables of `docs/accuracy.md` that follow from the recorded counts, as Markdown. */
export function accuracyFigures(records: AccuracyRecords): string {
  const construction = [
    constructionRow("pay applications, third parties'", records["samples"], SCORED_APPLICATIONS),
    constructionRow("pay applications, ours", records["fixtures"], SCORED_APPLICATIONS),
    constructionRow("change orders, third parties'", records["sampleChangeOrders"], SCORED_ORDERS),
    constructionRow("change orders, ours", records["changeOrders"], SCORED_ORDERS),
  ];
  const invoices = [
    invoiceRow("invoices, third parties'", records["sampleInvoices"]),
    invoiceRow("invoices, ours", records["invoices"]),
  ];
  return [
    "| construction | documents | fields exact | documents whole |",
    "| --- | --: | --: | --: |",
    ...construction,
    "",
    "| invoices | documents | head fields read | wrong | read, but not printed | all money exact |",
    "| --- | --: | --: | --: | --: | --: |",
    ...invoices,
  ].join("\n");
}

/** A table of how invoices of each language are read, as Markdown. */
export function languageFigures(languages: Readonly<Record<string, LanguageCounts>>): string {
  const names = new Intl.DisplayNames("en", { type: "language" });
  const rows = Object.entries(languages)
    .toSorted(([, one], [, other]) => other.documents - one.documents)
    .map(([code, { documents, printed, hit, wrong, core }]) => {
      const cells = [
        names.of(code),
        documents,
        percent(hit, printed),
        wrong,
        ofAll(core, documents),
      ];
      return `| ${cells.join(" | ")} |`;
    });
  return [
    "| language | documents | head fields read | wrong or not printed | number, date, currency, total and vendor right |",
    "| --- | --: | --: | --: | --: |",
    ...rows,
  ].join("\n");
}

function percent(part: number, all: number): string {
  return `${((100 * part) / Math.max(1, all)).toFixed(1)} %`;
}

function constructionRow(
  name: string,
  layouts: AccuracyRecords[string] | undefined,
  { fields }: ScoredKind,
): string {
  const total = totalOf(layouts);
  const documents = total("documents");
  const cells = [
    documents,
    ofAll(total("fieldsExact"), documents * Object.keys(fields).length),
    total("allExact"),
  ];
  return `| ${[name, ...cells].join(" | ")} |`;
}

function invoiceRow(name: string, layouts: AccuracyRecords[string] | undefined): string {
  const total = totalOf(layouts);
  const printed = total("valuesHit") + total("valuesWrong") + total("valuesMissed");
  const cells = [
    total("documents"),
    ofAll(total("valuesHit"), printed),
    total("valuesWrong"),
    total("valuesSpurious"),
    total("moneyExact"),
  ];
  return `| ${[name, ...cells].join(" | ")} |`;
}

function totalOf(layouts: AccuracyRecords[string] = {}): (count: string) => number {
  return (count) => Object.values(layouts).reduce((sum, counts) => sum + (counts[count] ?? 0), 0);
}

function ofAll(part: number, all: number): string {
  return [part, all].map((count) => String(count).replace(/\B(?=(\d{3})+$)/g, ",")).join(" of ");
}
