import { type Audit, failuresThatCount } from "../audit/audit.ts";
import { AUDIT_LIMITS } from "../base/limits.ts";
import { counted } from "../finding/figure-words.ts";
import { leftAloneSentences } from "../finding/left-alone.ts";
import { findInputs } from "../batch/find-inputs.ts";
import type { Input } from "../batch/input.ts";
import { collectBytes } from "../batch/read-bytes.ts";
import { auditTable } from "./audit-table.ts";
import { EXIT, type ExitCode, UsageError } from "./exit-code.ts";
import { shortNames } from "./input-names.ts";
import { auditNote, judgementsAmong } from "./notes.ts";
import { refuseOut } from "./output-place.ts";
import { refuseDocument } from "./refuse-documents.ts";
import { toldOutcome } from "./raising-option.ts";
import { readInputs } from "./read-inputs.ts";
import { type LimitOptions, readOptionsOf, withTemplates } from "./read-options.ts";
import { formatOfFile, writeText, writtenFile } from "./comparison-output.ts";
import { SeenPapers } from "./seen-papers.ts";
import { splitIfWanted } from "./split-found.ts";
import { lookOf, visible } from "./terminal.ts";
import type { Together } from "../verdict/together.ts";
import { countLine } from "./verdict-summary.ts";
import { toAuditResult } from "../wire/audit-result.ts";

/** The options of `audit` as the command line gives them. */
export interface AuditCommandOptions extends Omit<LimitOptions, "kind"> {
  readonly format?: "table" | "json" | "note";
  readonly out?: string;
  /** Whether papers are read as a person has accepted them in a review. */
  readonly accepted?: boolean;
  /** Whether a PDF is taken apart into the documents that it holds. */
  readonly split?: boolean;
}

/** Reads what the paths stand for, compares the applications of each contract, writes what it found. */
export async function auditCommand(
  paths: readonly string[],
  options: AuditCommandOptions,
): Promise<ExitCode> {
  const { jobs, quiet = false, out } = options;
  const format = options.format ?? formatOfFile(out);
  if (out !== undefined) await refuseOut(out, writtenFile(format));
  const read = await withTemplates(readOptionsOf({ ...options, kind: "auto" }), options.templates);
  const files = await findInputs(paths, async () =>
    collectBytes(process.stdin, read.limits.documentBytes),
  );
  const found = await splitIfWanted(files, { limits: read.limits, ...options });
  const most = AUDIT_LIMITS.applications;
  if (found.inputs.length > most) {
    throw new UsageError(
      `These are ${found.inputs.length} papers, and at most ${most} are compared at a time: audit one project after the other.`,
    );
  }
  if (out !== undefined) await refuseDocument(out, found.inputs);
  const nameOf = format === "json" ? fullName : shortNames(found.inputs);
  const seen = new SeenPapers(found.inputs, nameOf);
  const { wasInterrupted, acceptedLines } = await readInputs(found.inputs, {
    read,
    takesAccepted: options.accepted,
    jobs,
    quiet,
    sharesTerminal: false,
    put: async (input, outcome) =>
      seen.add(input, format === "json" ? outcome : toldOutcome(outcome)),
  });
  const { audit, papers } = seen.together();
  const text = written({ audit, papers }, format, out);
  await writeText(text, out);
  if (!quiet) {
    const leftAlone = leftAloneSentences(found.leftAlone).map(visible);
    const told = [countLine(papers), comparedLine(audit), ...acceptedLines, ...leftAlone];
    for (const line of told) process.stderr.write(`${line}\n`);
  }
  return wasInterrupted ? EXIT.interrupted : exitCodeFor(audit);
}

function fullName({ name }: Input): string {
  return name;
}

type FormatName = NonNullable<AuditCommandOptions["format"]>;

function written(
  { audit, papers }: Pick<Together, "audit" | "papers">,
  format: FormatName,
  out: string | undefined,
): string {
  switch (format) {
    case "json":
      return `${JSON.stringify(toAuditResult(audit), null, 2)}\n`;
    case "note":
      return auditNote(audit, judgementsAmong(papers));
    case "table":
      return auditTable(audit, { ...lookOf(out), isFull: false });
  }
}

/** What the comparisons came to. */
function comparedLine({ contracts, changeOrders, outside }: Audit): string {
  const applications = contracts.flatMap((contract) => contract.applications);
  const failed = contracts.flatMap(({ findings }) =>
    findings.filter(({ passed }) => passed === false),
  );
  const placed = contracts.flatMap((contract) => contract.changeOrders);
  const orderCount = placed.length + changeOrders.length;
  const counts = [
    `${counted(applications.length, "application")} of ${counted(contracts.length, "contract")}`,
    ...(orderCount === 0 ? [] : [counted(orderCount, "change order")]),
    `${counted(failed.length, "comparison")} failed`,
    ...(outside.length === 0 ? [] : [`${counted(outside.length, "paper")} of no contract`]),
  ];
  return `Compared: ${counts.join(", ")}.`;
}

function exitCodeFor({ contracts, refused }: Audit): ExitCode {
  if (refused.length > 0) return EXIT.unread;
  const isBroken = contracts.some(
    ({ findings, applications }) =>
      findings.some(({ passed }) => passed === false) ||
      applications.some((audited) => failuresThatCount(audited).length > 0),
  );
  return isBroken ? EXIT.check : EXIT.fine;
}
