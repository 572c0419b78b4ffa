import { parseArgs } from "node:util";
import { readInvoicePages } from "../src/read/invoice/read-invoice-pages.ts";
import type { InvoiceReading } from "../src/kinds/reading.ts";
import { TEMPLATES } from "../src/read/templates.ts";
import { type InvoiceTruth, invoicesWithTruth } from "./fit/invoice-truth.ts";
import { faultsOf, type ItemFault, itemsTruth } from "./fit/item-truth.ts";
import { countsOf } from "./fit/fit-signs.ts";
import { keepPages } from "./fit/page-cache.ts";

/**
 * Reads every invoice with truth and says which figures of its items are not as printed, and whether anything was said of
 * it. `--set NAME` reads one set, `--all` the papers of which something was said, too.
 */
const { values: wishes } = parseArgs({
  options: { set: { type: "string" }, all: { type: "boolean", default: false } },
});

/** Papers that nobody is to look into: of these only counts are said. */
const isOnlyCounted = ({ isUnseen }: InvoiceTruth): boolean => isUnseen;

const counts: string[] = [];
for (const truth of invoicesWithTruth()) {
  const { set, name } = truth.file;
  if (wishes.set !== undefined && wishes.set !== set) continue;
  const known = itemsTruth(truth.file.truth);
  if (known === null) continue;
  const pages = await keepPages(truth.file, truth.isPicture ? "ocr" : "text");
  const attempt = readInvoicePages({ pages, attachments: [] }, TEMPLATES);
  if (attempt.kind !== "read") {
    counts.push("paper that is read as no invoice");
    continue;
  }
  const faults = faultsOf(attempt.reading.document.lines, known);
  const said = saidIn(attempt.reading);
  const isWrong = faults.some(isOfWrongFigure);
  counts.push(
    faults.length === 0
      ? "paper right"
      : `paper with ${isWrong ? "a wrong figure" : "something missed"}, ${said.length > 0 ? "told" : "not told"}`,
  );
  for (const { kind, figure } of faults) counts.push(figure === null ? kind : `${kind} ${figure}`);
  if (isOnlyCounted(truth) || faults.length === 0 || (said.length > 0 && !wishes.all)) continue;
  console.log(`${set}/${name} (${truth.layout}): ${said.join(", ") || "nothing said"}`);
  for (const fault of faults) console.log(`  ${sentenceOf(fault)}`);
}
for (const line of countsOf(counts)) console.log(line);
process.exit(0);

function isOfWrongFigure({ kind }: ItemFault): boolean {
  return kind === "wrong" || kind === "invented" || kind === "made-up item";
}

/** What a reading warns of, and the checks that fail. */
function saidIn({ findings, checks }: InvoiceReading): readonly string[] {
  const failed = checks.flatMap(({ name, passed }) => (passed === false ? [`${name} fails`] : []));
  return [...failed, ...findings.map(({ code }) => code)];
}

function sentenceOf({ kind, figure, description, wanted, got }: ItemFault): string {
  const values = got === "" ? wanted : wanted === "" ? got : `${wanted}, read as ${got}`;
  return `${kind} ${figure ?? ""} of "${description}": ${values}`;
}
