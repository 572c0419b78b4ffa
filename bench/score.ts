import { existsSync } from "node:fs";
import { readFile, writeFile } from "node:fs/promises";
import { parseArgs } from "node:util";
import type { TemplateLists } from "../src/template/template-lists.ts";
import { TEMPLATES } from "../src/templates.ts";
import type { DocumentScore, ReadFiles } from "./accuracy.ts";
import { scoreFixtures } from "./accuracy-fixtures.ts";
import {
  differences,
  recordOf,
  recordOfAll,
  recordOfAllInvoices,
  recordOfAllOrders,
  recordOfInvoices,
  recordOfOrders,
  type AccuracyRecord,
} from "./accuracy-record.ts";
import { scoreSamples, type SampleScores } from "./accuracy-samples.ts";
import { errorList, familyTable, fieldTable } from "./accuracy-table.ts";
import type { InvoiceScore } from "./invoice-accuracy.ts";
import { scoreInvoiceFixtures, type InvoiceFixtureScores } from "./invoice-fixtures.ts";
import { scoreInvoiceSamples } from "./invoice-samples.ts";
import {
  invoiceErrorList,
  invoiceFieldTable,
  invoiceSummary,
  invoiceTable,
} from "./invoice-table.ts";
import type { OrderScore } from "./order-accuracy.ts";
import { scoreOrderFixtures, type OrderFixtureScores } from "./order-fixtures.ts";
import type { BothWays } from "./order-parties.ts";
import { scoreOrderSamples } from "./order-samples.ts";
import { orderErrorList, orderTable } from "./order-table.ts";
import { readFiles } from "./read-files.ts";
import { INVOICE_SAMPLES, isScannedOrder, SAMPLE_FOLDERS } from "./samples.ts";
import { silentErrorTable } from "./silent-errors.ts";

const RECORD = "bench/accuracy.json";

const USAGE = `npm run score -- [options]

Reads the fixtures, and the samples where ../shared/samples exists, and counts what is exact.

  --errors            list every field that is not exact, with what was read and what is printed
  --ratchet           compare with ${RECORD}; a count that is worse fails, one that is better
                      and not recorded fails too. UPDATE=1 writes the record instead.
  --without TEMPLATE  leave one layout out, to see how well the others read its documents
  --help              this text`;

/** What the ratchet keeps, by its name in the record: our fixtures for everyone, the samples for those who have them. */
const RECORDS = [
  "fixtures",
  "samples",
  "changeOrders",
  "changeOrdersWithParties",
  "sampleChangeOrders",
  "sampleChangeOrdersWithParties",
  "invoices",
  "sampleInvoices",
] as const;

type Records = Readonly<Record<(typeof RECORDS)[number], AccuracyRecord>>;

/** All that was measured; null where there are no samples. */
interface Measured {
  readonly fixtures: readonly DocumentScore[];
  readonly samples: SampleScores | null;
  readonly orders: OrderFixtureScores;
  readonly sampleOrders: BothWays<readonly OrderScore[]> | null;
  readonly invoices: InvoiceFixtureScores;
  readonly sampleInvoices: readonly InvoiceScore[] | null;
  /** Not in the record: native arithmetic differs in its last digits from one kind of processor to the next. */
  readonly scannedOrders: readonly OrderScore[];
  readonly scannedInvoices: readonly InvoiceScore[];
}

const { values: options } = parseArgs({
  options: {
    errors: { type: "boolean", default: false },
    ratchet: { type: "boolean", default: false },
    without: { type: "string" },
    help: { type: "boolean", default: false },
  },
});

const mistake = mistakeIn(options.without ?? null);
if (options.help) console.log(USAGE);
else if (mistake === null) await score();
else {
  console.error(mistake);
  process.exitCode = 2;
}

function mistakeIn(without: string | null): string | null {
  if (without === null) return null;
  const { payApplication, changeOrder, vendor } = TEMPLATES;
  const ids = [...payApplication, ...changeOrder, ...vendor].map(({ id }) => id);
  if (!ids.includes(without)) return `No template is called ${without}: ${ids.join(", ")}.`;
  const isAlone = [TEMPLATES.payApplication, TEMPLATES.changeOrder].some(
    (list) => list.length === 1 && list[0]?.id === without,
  );
  if (isAlone) return `${without} is the only template of its kind: nothing would be read.`;
  return options.ratchet ? "The record is of all templates: leave out --without." : null;
}

async function score(): Promise<void> {
  const templates: TemplateLists = {
    payApplication: TEMPLATES.payApplication.filter(({ id }) => id !== options.without),
    changeOrder: TEMPLATES.changeOrder.filter(({ id }) => id !== options.without),
    vendor: TEMPLATES.vendor.filter(({ id }) => id !== options.without),
    invoice: TEMPLATES.invoice,
  };
  const read: ReadFiles = (paths, parties) => readFiles(paths, { templates, ...parties });
  const measured: Measured = {
    fixtures: await scoreFixtures(read),
    samples: await scoreSamples(read),
    orders: await scoreOrderFixtures(read),
    sampleOrders: await scoreOrderSamples(read),
    invoices: await scoreInvoiceFixtures(read),
    sampleInvoices: await scoreInvoiceSamples(read),
    scannedOrders: (await scoreOrderSamples(read, SAMPLE_FOLDERS, isScannedOrder))?.without ?? [],
    scannedInvoices: (await scoreInvoiceSamples(read, INVOICE_SAMPLES, "scan")) ?? [],
  };
  print("Fixtures", measured.fixtures);
  printOrders("Change orders of the fixtures", measured.orders.scores);
  printOthers("change order", measured.orders.others);
  printInvoices("Invoices of the fixtures", measured.invoices.scores);
  printOthers("invoice", measured.invoices.others);
  if (measured.samples === null) console.log("\nSamples: skipped, there is no ../shared/samples.");
  else printSamples(measured.samples);
  if (measured.sampleOrders !== null)
    printOrders("Samples: native change orders", measured.sampleOrders);
  if (measured.sampleInvoices !== null)
    printInvoices("Samples: native invoices", measured.sampleInvoices);
  printSilent(measured);
  if (options.ratchet) await holdRatchet(measured);
}

function printSilent(measured: Measured): void {
  const { fixtures, samples, orders, sampleOrders, invoices, sampleInvoices } = measured;
  const { scannedOrders, scannedInvoices } = measured;
  const own = {
    applications: fixtures,
    orders: orders.scores.without,
    invoices: invoices.scores,
  };
  const foreign = {
    applications: [...(samples?.scores ?? []), ...(samples?.scans ?? [])],
    orders: [...(sampleOrders?.without ?? []), ...scannedOrders],
    invoices: [...(sampleInvoices ?? []), ...scannedInvoices],
  };
  const places = [
    ["fixtures", own],
    ["samples", foreign],
  ] as const;
  console.log(`\nSilent errors: a wrong amount, every check green, confidence 0.9 or more\n`);
  console.log(silentErrorTable(places));
}

function print(title: string, scores: readonly DocumentScore[]): void {
  console.log(`\n${title}\n\n${familyTable(scores)}\n\n${fieldTable(scores)}`);
  if (options.errors) console.log(`\n${errorList(scores)}`);
}

function printOrders(title: string, scores: BothWays<readonly OrderScore[]>): void {
  const ways = [
    ["no parties sent", scores.without],
    ["parties sent", scores.with],
  ] as const;
  for (const [way, own] of ways) {
    console.log(`\n${title}, ${way} (fields: exact/wrong/missing)\n\n${orderTable(own)}`);
    if (options.errors) console.log(`\n${orderErrorList(own)}`);
  }
}

function printInvoices(title: string, scores: readonly InvoiceScore[]): void {
  const tables = [invoiceTable(scores), invoiceFieldTable(scores), invoiceSummary(scores)];
  console.log(`\n${title}\n\n${tables.join("\n\n")}`);
  if (options.errors) console.log(`\n${invoiceErrorList(scores)}`);
}

function printOthers(kind: string, others: OrderFixtureScores["others"]): void {
  console.log(`\nPapers that are no ${kind}: ${others.refused.length} refused.`);
  if (others.read.length > 0)
    console.log(`Read although they are none: ${others.read.join(", ")}.`);
}

function printSamples({ scores, scans }: SampleScores): void {
  print("Samples: native pay applications", scores);
  print("Samples: scanned pay applications", scans);
}

async function holdRatchet(measured: Measured): Promise<void> {
  const recorded = await recordedCounts();
  const counted = recordsOf(measured, recorded);
  if (process.env["UPDATE"] === "1") return updateRecord(counted);
  const found = RECORDS.flatMap((name) =>
    differences(recorded[name], counted[name]).map((line) => `${name}, ${line}`),
  );
  if (found.length === 0) {
    console.log("\nRatchet: every count is as recorded.");
    return;
  }
  console.error(`\nRatchet: ${found.length} counts are not as recorded in ${RECORD}.`);
  for (const line of found) console.error(`  ${line}`);
  console.error("Where that is right: UPDATE=1 npm run score -- --ratchet, and commit the record.");
  process.exitCode = 1;
}

/** Where there are no samples, what others recorded of them stays. */
function recordsOf(
  { fixtures, samples, orders, sampleOrders, invoices, sampleInvoices }: Measured,
  recorded: Records,
): Records {
  return {
    fixtures: recordOf(fixtures),
    samples: samples === null ? recorded.samples : recordOfAll(samples.scores),
    changeOrders: recordOfOrders(orders.scores.without),
    changeOrdersWithParties: recordOfOrders(orders.scores.with),
    sampleChangeOrders:
      sampleOrders === null ? recorded.sampleChangeOrders : recordOfAllOrders(sampleOrders.without),
    sampleChangeOrdersWithParties:
      sampleOrders === null
        ? recorded.sampleChangeOrdersWithParties
        : recordOfAllOrders(sampleOrders.with),
    invoices: recordOfInvoices(invoices.scores),
    sampleInvoices:
      sampleInvoices === null ? recorded.sampleInvoices : recordOfAllInvoices(sampleInvoices),
  };
}

async function recordedCounts(): Promise<Records> {
  const recorded = existsSync(RECORD)
    ? (JSON.parse(await readFile(RECORD, "utf8")) as Partial<Records>)
    : {};
  return Object.fromEntries(RECORDS.map((name) => [name, recorded[name] ?? {}])) as Records;
}

async function updateRecord(measured: Records): Promise<void> {
  if (process.env["CI"] !== undefined) {
    console.error("\nRatchet: UPDATE is refused in CI. Record on your machine and commit.");
    process.exitCode = 1;
    return;
  }
  await writeFile(RECORD, `${JSON.stringify(measured, null, 2)}\n`);
  console.log(`\nRatchet: recorded in ${RECORD}.`);
}
