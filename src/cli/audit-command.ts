import { extname } from "node:path";
import { type Audit, AuditCollector, failuresThatCount } from "../audit/audit.ts";
import { AUDIT_LIMITS } from "../base/limits.ts";
import { counted } from "../finding/figure-words.ts";
import { type LeftAlone, leftAloneSentences } from "../finding/left-alone.ts";
import { findInputs } from "../batch/find-inputs.ts";
import { fingerprintOf, type Input } from "../batch/input.ts";
import { collectBytes } from "../batch/read-bytes.ts";
import { auditTable } from "./audit-table.ts";
import { EXIT, type ExitCode, UsageError } from "./exit-code.ts";
import { shortNames } from "./input-names.ts";
import { auditNote } from "./notes.ts";
import { refuseDocument, refuseOut, type WrittenFile } from "./output-place.ts";
import { toldOutcome } from "./raising-option.ts";
import { readInputs } from "./read-inputs.ts";
import { type LimitOptions, readOptionsOf, withTemplates } from "./read-options.ts";
import { writeResultFile } from "./result-file.ts";
import { paintFor } from "./terminal.ts";
import { toAuditResult } from "../wire/audit-result.ts";

/** The options of `audit` as the command line gives them. */
export interface AuditCommandOptions extends Omit<LimitOptions, "kind"> {
  readonly format?: "table" | "json" | "note";
  readonly out?: string;
}

/** Reads what the paths stand for, compares the applications of each contract, writes what it found. */
export async function auditCommand(
  paths: readonly string[],
  options: AuditCommandOptions,
): Promise<ExitCode> {
  const { jobs, quiet = false, out } = options;
  const format = options.format ?? formatOfFile(out);
  if (out !== undefined) await refuseOut(out, writtenFile(format));
  const read = await withTemplates(
    readOptionsOf({ ...options, kind: "construction" }),
    options.templates,
  );
  const found = await findInputs(paths, async () =>
    collectBytes(process.stdin, read.limits.documentBytes),
  );
  const most = AUDIT_LIMITS.applications;
  if (found.inputs.length > most) {
    throw new UsageError(
      `${found.inputs.length} files were named, and at most ${most} are compared at a time: audit one project after the other.`,
    );
  }
  if (out !== undefined) await refuseDocument(out, found.inputs);
  const nameOf = format === "json" ? fullName : shortNames(found.inputs);
  const collector = new AuditCollector();
  const { wasInterrupted } = await readInputs(found.inputs, {
    read,
    jobs,
    quiet,
    sharesTerminal: false,
    put: async (input, outcome) => {
      const fingerprint = outcome.kind === "unread" ? "" : await fingerprintOf(input);
      const told = format === "json" ? outcome : toldOutcome(outcome);
      collector.add(nameOf(input), fingerprint, told);
    },
  });
  const audit = collector.audit();
  const text = written(audit, format, out);
  if (out === undefined) process.stdout.write(text);
  else await writeResultFile(out, text);
  if (!quiet) process.stderr.write(`${summary(audit, found.leftAlone)}\n`);
  return wasInterrupted ? EXIT.interrupted : exitCodeFor(audit);
}

function fullName({ name }: Input): string {
  return name;
}

type FormatName = NonNullable<AuditCommandOptions["format"]>;

function written(audit: Audit, format: FormatName, out: string | undefined): string {
  switch (format) {
    case "json":
      return `${JSON.stringify(toAuditResult(audit), null, 2)}\n`;
    case "note":
      return auditNote(audit);
    case "table": {
      const isTerminal = out === undefined && process.stdout.isTTY;
      return auditTable(audit, {
        paint: paintFor(out === undefined ? process.stdout : {}),
        columns: isTerminal ? process.stdout.columns : Infinity,
        isFull: false,
      });
    }
  }
}

function formatOfFile(path: string | undefined): FormatName {
  return extname(path ?? "").toLowerCase() === ".json" ? "json" : "table";
}

function writtenFile(format: FormatName): WrittenFile {
  return format === "json"
    ? { what: "This is written as JSON", endings: [".json"], example: "audit.json" }
    : { what: "This is written as text", endings: [".txt"], example: "audit.txt" };
}

function summary({ contracts, changeOrders, refused }: Audit, leftAlone: LeftAlone): string {
  const applications = contracts.flatMap((contract) => contract.applications);
  const failed = contracts.flatMap(({ findings }) =>
    findings.filter(({ passed }) => passed === false),
  );
  const faulty = applications.filter((audited) => failuresThatCount(audited).length > 0);
  const placed = contracts.flatMap((contract) => contract.changeOrders);
  const orderCount = placed.length + changeOrders.length;
  const inputs = applications.length + orderCount + refused.length;
  const counts = [
    `${counted(applications.length, "application")} of ${counted(contracts.length, "contract")}`,
    ...(orderCount === 0 ? [] : [counted(orderCount, "change order")]),
    `${counted(failed.length, "comparison")} failed`,
    `${faulty.length} with failed checks of their own`,
    `${refused.length} not read`,
  ];
  return [
    `${counted(inputs, "input")}: ${counts.join(", ")}.`,
    ...leftAloneSentences(leftAlone),
  ].join("\n");
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
