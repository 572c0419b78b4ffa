import type { Invoice } from "../../src/document/invoice.ts";
import type { Verdict } from "../../src/finding/verdict-words.ts";
import { billOfInvoice } from "../../src/imports/bill-of-invoice.ts";
import { type Candidate, type Exported, exportPapers } from "../../src/imports/export-papers.ts";
import { type Mapping, mappingOf } from "../../src/imports/mapping.ts";
import { parseMapping } from "../../src/imports/parse-mapping.ts";
import type { KnownProgramName, Program } from "../../src/imports/program.ts";
import { programOf } from "../../src/imports/programs.ts";
import { reason } from "../../src/verdict/reason-codes.ts";
import { csvRowsOf } from "../../src/sheets/read-csv.ts";
import { type PrintedInvoice, invoiceOf } from "./invoice-of.ts";
import { sourced } from "./printed.ts";

/** Texts of an invoice; what is left out is not printed. */
interface PrintedTexts {
  readonly vendor?: string;
  readonly number?: string;
  readonly order?: string;
  readonly currency?: string;
}

/** The invoice that prints this. */
export function namedInvoice(figures: PrintedInvoice, texts: PrintedTexts): Invoice {
  const text = (value: string | undefined): ReturnType<typeof sourced<string>> | null =>
    value === undefined ? null : sourced(value, value);
  return {
    ...invoiceOf(figures),
    vendor: { name: text(texts.vendor), taxId: null },
    invoiceNumber: text(texts.number),
    purchaseOrder: text(texts.order),
    currency: text(texts.currency),
  };
}

/** The mapping of these lines, each as in its file. Throws where one is wrong. */
export function mappingFor(...lines: readonly string[]): Mapping {
  const text = ["vendor,order,line,item,description,field,value", ...lines].join("\n");
  const parsed = parseMapping(csvRowsOf(new TextEncoder().encode(text)) ?? []);
  if (parsed.kind === "wrong") throw new RangeError(parsed.problems.join("\n"));
  return mappingOf(parsed.lines);
}

/** A paper of a run; one whose verdict is another than pay has a reason for it. */
export interface RunPaper {
  readonly file: string;
  readonly candidate: Candidate | null;
  readonly verdict?: Verdict;
}

/** What a run exports. */
export function exportOf(
  program: KnownProgramName | Program,
  papers: readonly RunPaper[],
  {
    mapping,
    included = ["pay"],
  }: { readonly mapping: Mapping; readonly included?: readonly Verdict[] },
): Exported {
  const judged = papers.map(({ file, candidate, verdict = "pay" }) => ({
    candidate,
    seen: { file, read: null, judgement: judgementOf(verdict) },
  }));
  return exportPapers(
    { program: typeof program === "string" ? programOf(program) : program, mapping },
    judged,
    new Set(included),
  );
}

function judgementOf(
  verdict: Verdict,
): Parameters<typeof exportPapers>[1][number]["seen"]["judgement"] {
  if (verdict === "not-read")
    return { verdict, reasons: [reason("not-read", "It could not be read.")] };
  const reasons = verdict === "pay" ? [] : [reason("unsure", "It is not certain enough.")];
  return { verdict, reasons };
}

const FIGURES: PrintedInvoice = {
  lines: ["60.00", "40.00"],
  total: "100.00",
  invoiceDate: "2026-10-31",
};

const TEXTS = { vendor: "Acme Supply", number: "118842", currency: "USD" };

/** A bill of 100.00 from Acme Supply, but for what is named; one that is undated prints no date. */
export function bill(
  file: string,
  figures: PrintedInvoice | "undated" = {},
  texts: PrintedTexts = {},
): RunPaper {
  const { invoiceDate: _date, ...undated } = FIGURES;
  const printed = figures === "undated" ? undated : { ...FIGURES, ...figures };
  const invoice = namedInvoice(printed, { ...TEXTS, ...texts });
  return { file, candidate: billOfInvoice(invoice) };
}

/** Why each paper of a run is left out, as `FILE CODE`. */
export function codesOf(
  name: KnownProgramName | Program,
  lines: readonly string[],
  papers: readonly RunPaper[],
): readonly string[] {
  const { leftOut } = exportOf(name, papers, { mapping: mappingFor(...lines) });
  return leftOut.flatMap(({ file, because }) => because.map(({ code }) => `${file} ${code}`));
}
