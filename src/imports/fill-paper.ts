import { CODES, type CodeName } from "./codes.ts";
import type { ImportPaper, PaperLine } from "./import-paper.ts";
import type { LeftOut } from "./left-out.ts";
import {
  codeFor,
  type Found,
  hasField,
  type Mapping,
  type MappingLine,
  type Subject,
} from "./mapping.ts";
import type { Column, DateOrder, PrintedName, Program } from "./program.ts";
import { writtenAmount, writtenDate, writtenName, writtenText } from "./written-value.ts";

/** The records of a paper, or all that stands against them with the lines that its mapping lacks. */
export type FilledPaper =
  | {
      readonly kind: "filled";
      readonly records: readonly (readonly string[])[];
      readonly vendor: string | null;
      /** Whether the vendor is written as the paper prints it, because the mapping has none. */
      readonly isVendorAsPrinted: boolean;
      readonly lineCount: number;
    }
  | {
      readonly kind: "refused";
      readonly because: readonly LeftOut[];
      readonly missing: readonly MissingCode[];
    };

/** A line that a mapping lacks: its value is the user's to say. */
export type MissingCode = Omit<MappingLine, "row" | "value">;

/** A program and what a user maps for it. */
export interface Target {
  readonly program: Program;
  readonly mapping: Mapping;
}

/** Fills the records of one paper. `place` is its number in the file, from 1. */
export function fillPaper(target: Target, paper: ImportPaper, place: number): FilledPaper {
  const { program } = target;
  const lines = linesOf(target, paper);
  if (lines === null) return { kind: "refused", ...taxOfNoLine(paper) };
  const filler = new PaperFiller(target, paper, place);
  const { records } = program;
  const filled = [
    ...(records.paper === null ? [] : [filler.record(records.paper, null)]),
    ...lines.map((line, index) => filler.record(records.line, { line, lineIndex: index })),
    ...(records.end === null ? [] : [filler.record(records.end, null)]),
  ];
  const { because, missing, vendor } = filler.found();
  if (because.length > 0) return { kind: "refused", because, missing };
  return {
    kind: "filled",
    records: filled,
    vendor: vendor?.text ?? null,
    isVendorAsPrinted: vendor?.isPrinted ?? false,
    lineCount: lines.length,
  };
}

/** An account for its tax would make a line of it. */
function taxOfNoLine({ vendor }: ImportPaper): Omit<Refused, "kind"> {
  const conditions = { vendor, order: null, line: "tax" as const, item: null, description: null };
  return {
    because: [{ code: "tax-of-no-line" }],
    missing: vendor === null ? [] : [{ ...conditions, field: "account" }],
  };
}

type Refused = Extract<FilledPaper, { readonly kind: "refused" }>;

/** The columns of a record that a file has with this mapping. */
export function shownColumns(columns: readonly Column[], mapping: Mapping): readonly Column[] {
  return columns.filter(({ shownWith }) => shownWith === undefined || hasField(mapping, shownWith));
}

/** Tax is of its lines where the program has it so, unless the mapping has an account for lines of tax. */
function linesOf({ program, mapping }: Target, paper: ImportPaper): readonly PaperLine[] | null {
  if (program.tax === "own line" || isTaxMapped(mapping, paper)) return paper.lines;
  return paper.taxedLines;
}

function isTaxMapped(mapping: Mapping, paper: ImportPaper): boolean {
  return paper.lines.some((line) => {
    if (line.kind !== "tax") return false;
    const found = codeFor(mapping, "account", subjectOf(paper, line));
    return found.kind === "found" && found.by.line === "tax";
  });
}

function subjectOf({ vendor, order }: ImportPaper, line: PaperLine | null): Subject {
  return {
    vendor,
    order,
    line: line?.kind ?? null,
    item: line?.item ?? null,
    description: line?.description ?? null,
  };
}

/** A line with its place in the paper, from 0. */
interface PlacedLine {
  readonly line: PaperLine;
  readonly lineIndex: number;
}

/** Fills records of one paper and remembers what stands against them. */
class PaperFiller {
  readonly #target: Target;
  readonly #paper: ImportPaper;
  readonly #place: number;
  readonly #because = new Map<string, LeftOut>();
  readonly #missing = new Map<string, MissingCode>();
  #vendor: { readonly text: string; readonly isPrinted: boolean } | null = null;

  constructor(target: Target, paper: ImportPaper, place: number) {
    this.#target = target;
    this.#paper = paper;
    this.#place = place;
  }

  record(columns: readonly Column[], placed: PlacedLine | null): readonly string[] {
    return shownColumns(columns, this.#target.mapping).map((column) => {
      const text = this.#cell(column, placed);
      if (text === "" && this.#isNeeded(column, placed)) this.#lack(column, placed);
      return text;
    });
  }

  found(): {
    readonly because: readonly LeftOut[];
    readonly missing: readonly MissingCode[];
    readonly vendor: { readonly text: string; readonly isPrinted: boolean } | null;
  } {
    const missing = [...this.#missing.values()];
    const fields = [...new Set(missing.map(({ field }) => field))];
    return {
      because: [
        ...this.#because.values(),
        ...(fields.length === 0 ? [] : [{ code: "codes-missing" as const, fields }]),
      ],
      missing,
      vendor: this.#vendor,
    };
  }

  /** What stands in the column; empty where nothing is known. */
  #cell(column: Column, placed: PlacedLine | null): string {
    const { from } = column;
    if ("always" in from) return from.always;
    if ("bill" in from) return this.#paper.isCredit ? from.credit : from.bill;
    if ("blank" in from) return "";
    if ("count" in from)
      return String(from.count === "papers" ? this.#place : (placed?.lineIndex ?? 0) + 1);
    if ("whether" in from)
      return this.#code(from.whether, placed) === null ? from.absent : from.given;
    if ("printed" in from) return this.#printed(column, from.printed, placed);
    const code = this.#code(from.code, placed);
    if (code !== null) return this.#named(column, { text: code, isPrinted: false });
    return this.#printed(column, from.orPrinted, placed);
  }

  #printed(column: Column, what: PrintedName | undefined, placed: PlacedLine | null): string {
    if (what === undefined) return "";
    const { shape } = column;
    const { date, dueDate, total } = this.#paper;
    const line = placed?.line;
    switch (what) {
      case "vendor":
      case "number":
      case "order":
      case "currency":
        return this.#named(column, { text: this.#paper[what], isPrinted: true });
      case "date":
        return this.#dated(shape, date);
      case "due date":
        return this.#dated(shape, dueDate);
      case "total":
        return this.#amount(column, total);
      case "amount":
      case "tax":
        return this.#amount(column, line === undefined ? null : line[what]);
      case "description":
        return writtenText(column, line?.description ?? "", this.#target.program);
    }
  }

  #named(
    column: Column,
    { text, isPrinted }: { readonly text: string | null; readonly isPrinted: boolean },
  ): string {
    if (text === null) return "";
    const { program } = this.#target;
    const { from } = column;
    if ("code" in from && from.code === "vendor") this.#vendor = { text, isPrinted };
    return this.#checked(writtenName(column, text, { program, isPrinted }));
  }

  #amount(column: Column, amount: ImportPaper["total"] | null): string {
    if (amount === null) return "";
    const isTakenBack = this.#paper.isCredit;
    return this.#checked(writtenAmount(column, amount, { isTakenBack }));
  }

  #dated(shape: Column["shape"], date: ImportPaper["date"]): string {
    if (date === null || shape.as !== "date") return "";
    const order = shape.order === "dates" ? this.#code("dates", null) : shape.order;
    if (order !== null) return writtenDate(date, order as DateOrder);
    this.#lackCode("dates", null);
    return "";
  }

  #checked(written: string | LeftOut): string {
    if (typeof written === "string") return written;
    this.#tell(written);
    // Not empty, so that nothing is called missing on top of it.
    return "!";
  }

  #code(field: CodeName, placed: PlacedLine | null): string | null {
    const found = this.#lookUp(field, placed);
    if (found.kind === "unclear") this.#tell({ code: "code-unclear", field, rows: found.rows });
    return found.kind === "found" ? found.value : null;
  }

  #lookUp(field: CodeName, placed: PlacedLine | null): Found {
    const line = CODES[field].per === "line" ? (placed?.line ?? null) : null;
    return codeFor(this.#target.mapping, field, subjectOf(this.#paper, line));
  }

  #isNeeded({ needed }: Column, placed: PlacedLine | null): boolean {
    if (needed === "always" || needed === "never") return needed === "always";
    if (needed === "with tax") return placed !== null && !placed.line.tax.isZero();
    if ("with" in needed) return this.#code(needed.with, placed) !== null;
    return this.#code(needed.without, placed) === null;
  }

  #lack({ from, shape }: Column, placed: PlacedLine | null): void {
    if ("code" in from && from.code === "vendor" && this.#paper.vendor === null)
      this.#tell({ code: "not-printed", what: "vendor" });
    else if ("code" in from) this.#lackCode(from.code, placed);
    else if ("printed" in from && !this.#isDateOpen(shape, from.printed))
      this.#tell({ code: "not-printed", what: from.printed });
  }

  /** A date that is printed, and only its order is not said. */
  #isDateOpen(shape: Column["shape"], what: string): boolean {
    const isPrinted = what === "date" && this.#paper.date !== null;
    return shape.as === "date" && shape.order === "dates" && isPrinted;
  }

  #lackCode(field: CodeName, placed: PlacedLine | null): void {
    // What two rows say is not missing.
    if (this.#lookUp(field, placed).kind === "unclear") return;
    const missing = missingCode(field, {
      ...this.#target,
      paper: this.#paper,
      line: placed?.line ?? null,
    });
    this.#missing.set(JSON.stringify(missing), missing);
  }

  #tell(one: LeftOut): void {
    this.#because.set(JSON.stringify(one), one);
  }
}

/** Codes that are one for all papers of a company. */
const OF_COMPANY: ReadonlySet<CodeName> = new Set(["company", "dates", "ap account"]);

/** The line of a mapping that would say it, with the conditions that a person would name. */
function missingCode(
  field: CodeName,
  {
    program,
    paper,
    line,
  }: Pick<Target, "program"> & { readonly paper: ImportPaper; readonly line: PaperLine | null },
): MissingCode {
  const none = { vendor: null, order: null, line: null, item: null, description: null };
  if (OF_COMPANY.has(field)) return { ...none, field };
  const { vendor } = paper;
  if (CODES[field].per === "paper" || line === null) return { ...none, vendor, field };
  if (program.takes === "schedule of values") {
    const { item, description } = line;
    return { ...none, vendor, item, description, field };
  }
  const isWhole = line.kind === "item" || line.kind === "total";
  return { ...none, vendor, line: isWhole ? null : line.kind, field };
}
