/** Counts of one layout, by their names in `bench/accuracy.json`. */
type Counts = Readonly<Record<string, number>>;

/** What `bench/accuracy.json` holds: of each set of documents the counts of each layout. */
export type AccuracyRecords = Readonly<Record<string, Readonly<Record<string, Counts>>>>;

/** Fields of the contract in a pay application (the list of change orders is one) and in a change order. */
const APPLICATION_FIELDS = 11;
const ORDER_FIELDS = 6;

/** The tables of `docs/accuracy.md` that follow from the recorded counts, as Markdown. */
export function accuracyFigures(records: AccuracyRecords): string {
  const construction = [
    constructionRow("pay applications, third parties'", records["samples"], APPLICATION_FIELDS),
    constructionRow("pay applications, ours", records["fixtures"], APPLICATION_FIELDS),
    constructionRow("change orders, third parties'", records["sampleChangeOrders"], ORDER_FIELDS),
    constructionRow("change orders, ours", records["changeOrders"], ORDER_FIELDS),
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

function constructionRow(
  name: string,
  layouts: AccuracyRecords[string] | undefined,
  fields: number,
): string {
  const total = totalOf(layouts);
  const documents = total("documents");
  const cells = [documents, ofAll(total("fieldsExact"), documents * fields), total("allExact")];
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
