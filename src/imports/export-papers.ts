import { comparedName } from "../base/firm-names.ts";
import type { Verdict } from "../finding/verdict-words.ts";
import { type ByKind, ofKind } from "../kinds/by-kind.ts";
import type { Reading } from "../kinds/reading.ts";
import type { SeenPaper } from "../verdict/together.ts";
import { billOfInvoice } from "./bill-of-invoice.ts";
import { fillPaper, type FilledPaper, type MissingCode, type Target } from "./fill-paper.ts";
import type { ImportPaper } from "./import-paper.ts";
import type { LeftOut } from "./left-out.ts";
import { codeFor, comparedText } from "./mapping.ts";
import type { Program } from "./program.ts";
import { scheduleOfApplication } from "./schedule-of-application.ts";
import { writtenRecords } from "./write-records.ts";

/** What a program takes of a reading: little, so that a year of bills can be kept. */
export type Candidate = ImportPaper | LeftOut;

/** What a reading is to a program. */
export function candidateOf(program: Program, reading: Reading): Candidate {
  return ofKind<Candidate>(TAKEN[program.takes], reading, ({ documentType }) => ({
    code: "other-kind",
    documentType,
  }));
}

const TAKEN: Readonly<Record<Program["takes"], ByKind<Candidate>>> = {
  bills: { INVOICE: ({ document }) => billOfInvoice(document) },
  "schedule of values": { PAY_APPLICATION: (reading) => scheduleOfApplication(reading) },
};

/** An input of a run with its verdict among the others; null where it was not read. */
export interface JudgedCandidate {
  readonly seen: SeenPaper;
  readonly candidate: Candidate | null;
}

/** A paper that is not in the file, and all that stands against it. */
export interface LeftOutPaper {
  readonly file: string;
  readonly because: readonly LeftOut[];
}

/** The file for a program, and what is to be told of it. */
export interface Exported {
  readonly text: string;
  /** Papers in the file, and their records of lines. */
  readonly paperCount: number;
  readonly lineCount: number;
  readonly leftOut: readonly LeftOutPaper[];
  /** What the mapping lacks. */
  readonly missing: readonly MissingCode[];
  /** Vendors that are written as printed, because the mapping does not name them. */
  readonly asPrinted: readonly string[];
}

/** Verdicts whose papers are exported. */
export type Included = ReadonlySet<Verdict>;

/** Exports the papers of a run whose verdict allows it, each bill once. */
export function exportPapers(
  target: Target,
  papers: readonly JudgedCandidate[],
  included: Included,
): Exported {
  const run = new ExportRun(target);
  const taken = papers.filter(({ seen, candidate }) => isTaken(seen, candidate, included));
  const tooMany = target.program.takes === "schedule of values" && taken.length > 1;
  const currencies = new Set(taken.flatMap(({ candidate }) => currencyOf(candidate) ?? []));
  for (const paper of papers) {
    const { seen, candidate } = paper;
    const { file } = seen;
    if (!isTaken(seen, candidate, included))
      run.leaveOut(file, [whyNot(seen, candidate, included)]);
    else if (tooMany) run.leaveOut(file, [{ code: "several-schedules", count: taken.length }]);
    else run.take(file, candidate, { areCurrenciesMixed: currencies.size > 1 });
  }
  return run.exported();
}

function currencyOf(candidate: Candidate | null): string | null {
  return candidate === null || "code" in candidate ? null : candidate.currency;
}

function isTaken(
  seen: SeenPaper,
  candidate: Candidate | null,
  included: Included,
): candidate is ImportPaper {
  return candidate !== null && !("code" in candidate) && included.has(seen.judgement.verdict);
}

/** A paper that no program takes is told so, whatever its verdict; one whose verdict allows it, what else is in the way. */
function whyNot(
  { judgement }: SeenPaper,
  candidate: Candidate | null,
  included: Included,
): LeftOut {
  const isOther = candidate !== null && "code" in candidate && OF_KIND.has(candidate.code);
  const isRefused = candidate !== null && "code" in candidate;
  if (isRefused && (isOther || included.has(judgement.verdict))) return candidate;
  return { code: "not-cleared", verdict: judgement.verdict };
}

const OF_KIND: ReadonlySet<LeftOut["code"]> = new Set(["other-kind", "receipt", "pro-forma"]);

/** Fills paper after paper and remembers which bills are in the file. */
class ExportRun {
  readonly #target: Target;
  readonly #records: (readonly string[])[] = [];
  readonly #leftOut: LeftOutPaper[] = [];
  readonly #missing = new Map<string, MissingCode>();
  readonly #asPrinted = new Set<string>();
  /** The file of each bill, by vendor, number and total; and of each number. */
  readonly #fileOfBill = new Map<string, string>();
  readonly #fileOfNumber = new Map<string, string>();
  #paperCount = 0;
  #lineCount = 0;

  constructor(target: Target) {
    this.#target = target;
  }

  leaveOut(file: string, because: readonly LeftOut[]): void {
    this.#leftOut.push({ file, because });
  }

  take(
    file: string,
    paper: ImportPaper,
    { areCurrenciesMixed }: { readonly areCurrenciesMixed: boolean },
  ): void {
    const unfit = this.#unfitOf(paper, areCurrenciesMixed ? "mixed" : "one");
    if (unfit !== null && unfit.code !== "currency-open") {
      this.leaveOut(file, [unfit]);
      return;
    }
    const filled = fillPaper(this.#target, paper, this.#paperCount + 1);
    // Whatever the mapping lacks is told at once.
    if (filled.kind === "refused") for (const missing of filled.missing) this.#lack(missing);
    if (unfit !== null) {
      this.leaveOut(file, [unfit]);
      return;
    }
    if (filled.kind === "refused") {
      this.leaveOut(file, filled.because);
      return;
    }
    const clash = this.#clashOf(paper, filled);
    if (clash === null) this.#add(file, paper, filled);
    else this.leaveOut(file, [clash]);
  }

  /** Why no paper of its kind or currency can be in the file. */
  #unfitOf({ isCredit, currency }: ImportPaper, currencies: "mixed" | "one"): LeftOut | null {
    const { program, mapping } = this.#target;
    if (isCredit && !program.takesCredits) return { code: "credit-note" };
    if (currency === null || hasCurrency(program)) return null;
    const own = codeFor(mapping, "currency", NOBODY);
    if (own.kind === "found")
      return own.value.toUpperCase() === currency ? null : { code: "other-currency", currency };
    if (currencies === "one") return null;
    this.#lack(CURRENCY_LINE);
    return { code: "currency-open", currency };
  }

  #lack(missing: MissingCode): void {
    this.#missing.set(JSON.stringify(missing), missing);
  }

  /** Why it cannot stand beside what is in the file already. */
  #clashOf(paper: ImportPaper, filled: Filled): LeftOut | null {
    const { program } = this.#target;
    const copied = this.#fileOfBill.get(billKey(paper, filled));
    if (copied !== undefined) return { code: "copy", file: copied };
    const joined = this.#fileOfNumber.get(numberKey(paper));
    if (!program.joinsNumbers || joined === undefined) return null;
    return { code: "number-taken", number: paper.number ?? "", file: joined };
  }

  #add(file: string, paper: ImportPaper, filled: Filled): void {
    this.#paperCount += 1;
    this.#lineCount += filled.lineCount;
    this.#records.push(...filled.records);
    if (paper.number !== null) {
      this.#fileOfBill.set(billKey(paper, filled), file);
      this.#fileOfNumber.set(numberKey(paper), file);
    }
    if (filled.isVendorAsPrinted && filled.vendor !== null) this.#asPrinted.add(filled.vendor);
  }

  exported(): Exported {
    return {
      text: writtenRecords(this.#target, this.#records),
      paperCount: this.#paperCount,
      lineCount: this.#lineCount,
      leftOut: this.#leftOut,
      missing: [...this.#missing.values()],
      asPrinted: [...this.#asPrinted],
    };
  }
}

const NOBODY = { vendor: null, order: null, line: null, item: null, description: null };

const CURRENCY_LINE: MissingCode = { ...NOBODY, field: "currency" };

/** Whether the file says the currency of each paper. */
function hasCurrency({ records }: Program): boolean {
  return [records.paper, records.line].some(
    (columns) =>
      columns?.some(({ from }) => "printed" in from && from.printed === "currency") === true,
  );
}

type Filled = Extract<FilledPaper, { readonly kind: "filled" }>;

/** Equal for one bill, also where a vendor's name is printed in two ways. */
function billKey(paper: ImportPaper, { vendor }: Filled): string {
  const name = comparedName(vendor ?? "").key;
  return JSON.stringify([name, numberKey(paper), paper.total.key(), paper.isCredit]);
}

function numberKey({ number }: ImportPaper): string {
  return comparedText(number ?? "");
}
