import { counted } from "../../finding/figure-words.ts";
import { relative } from "node:path";
import { AUDIT_LIMITS } from "../../base/limits.ts";
import { fingerprintOf, type Input } from "../../batch/input.ts";
import {
  first,
  type FolderPapers,
  leftAloneWords,
  MOST_NAMED,
  outcomeFor,
  papersAt,
  readAll,
} from "./folder-papers.ts";
import type { LocalDesk } from "./local-desk.ts";
import { answer, failure, READS_ONLY, type Tool } from "../tool.ts";
import type { Outcome } from "../../kinds/reading.ts";
import type { AuditResult } from "../../wire/audit-result.ts";
import {
  type AuditFolderArguments,
  auditFolderSchema,
} from "../../wire/service/local-arguments.ts";

const TITLE = "Check whether pay applications carry on from each other";

/** Reads every construction document of a folder and compares the applications of each contract. */
export const AUDIT_FOLDER: Tool<LocalDesk> = {
  listing: {
    name: "audit_folder",
    title: TITLE,
    description: `Reads all pay applications and change orders (PDF) in a folder and those below it, also in ZIP files and e-mails (.eml) there, groups them by contract and checks whether each application carries on from the one before: previous work, retainage, payments, change orders, schedule of values, copies and gaps. Returns what failed, what each file's own arithmetic fails at, and every file that was not read. Bills are only counted: use read_document for them. At most ${AUDIT_LIMITS.applications} files at a time; a scanned page takes about two seconds, and who asks for progress hears of it. Free, works offline, changes nothing. The answer is short; detail full has every comparison.`,
    inputSchema: { ...auditFolderSchema, type: "object" },
    annotations: { ...READS_ONLY, title: TITLE, idempotentHint: true, openWorldHint: false },
  },
  call: async (
    { folder, subcontractor, gc, detail = "plain" }: AuditFolderArguments,
    desk,
    call,
  ) => {
    const found = await desk.folders.folder(folder);
    if (found.kind === "refused") return failure(found.sentence);
    const { documents, unopened, leftAlone, outside } = await papersAt(found.path, desk);
    if (documents.length + unopened.length === 0)
      return failure("There are no PDF files in this folder.");
    if (documents.length > AUDIT_LIMITS.applications) {
      return failure(
        `The folder has ${documents.length} PDF files, and at most ${AUDIT_LIMITS.applications} are compared at a time: name one folder after the other.`,
      );
    }
    const wishes = {
      kind: "auto" as const,
      ...(subcontractor === undefined ? {} : { subcontractor }),
      ...(gc === undefined ? {} : { gc }),
    };
    const outcomes = await readAll(documents, { desk, call, wishes });
    if (call.signal.aborted) return failure("The audit was given up.");
    const audit = await audited([...documents, ...unopened], outcomes, found.path);
    const summary = auditLine(audit, { leftAlone, outside });
    return answer({ summary, ...(detail === "full" ? audit : shortAudit(audit)) });
  },
};

async function audited(
  documents: readonly Input[],
  outcomes: readonly Outcome[],
  folder: string,
): Promise<AuditResult> {
  // Loaded where a folder is audited: most servers start and never do it.
  const { AuditCollector } = await import("../../audit/audit.ts");
  const { toAuditResult } = await import("../../wire/audit-result.ts");
  const collector = new AuditCollector();
  for (const [index, input] of documents.entries()) {
    const outcome = outcomeFor(input, outcomes[index]);
    if (outcome === undefined) continue;
    const fingerprint = outcome.kind === "unread" ? "" : await fingerprintOf(input);
    collector.add(relative(folder, input.name), fingerprint, outcome);
  }
  return toAuditResult(collector.audit());
}

/** What of an audit needs somebody's attention. */
function shortAudit({ contracts, otherPapers, notRead, notices }: AuditResult): object {
  const failed = contracts.flatMap(({ findings }) =>
    findings.filter(({ passed }) => passed === false),
  );
  const faulty = contracts.flatMap(({ applications }) =>
    applications
      .filter(({ failedChecks }) => failedChecks.length > 0)
      .map(({ file, failedChecks }) => ({
        file,
        failedChecks: failedChecks.map(({ name }) => name),
      })),
  );
  const doubts = contracts.flatMap((contract) => contract.doubts);
  return {
    contracts: contracts.length,
    applications: contracts.reduce((sum, { applications }) => sum + applications.length, 0),
    failed: first(
      failed.map(({ name, severity, detail, files, remedy }) => ({
        name,
        severity,
        files,
        detail,
        remedy,
      })),
    ),
    ownArithmeticFails: first(faulty),
    otherPapers: otherPapers.length,
    notRead: first(notRead.map(({ file, error }) => ({ file, error }))),
    doubts: first(doubts),
    notices: first(notices),
    leftOut: [failed, faulty, notRead, doubts, notices].reduce(
      (sum, { length }) => sum + Math.max(0, length - MOST_NAMED),
      0,
    ),
  };
}

/** One line that says what an audit came to. */
function auditLine(
  { contracts, otherPapers, notRead }: AuditResult,
  papers: Pick<FolderPapers, "leftAlone" | "outside">,
): string {
  const applications = contracts.flatMap((contract) => contract.applications);
  const findings = contracts.flatMap((contract) => contract.findings);
  const failed = findings.filter(({ passed }) => passed === false).length;
  const faulty = applications.filter(({ failedChecks }) => failedChecks.length > 0).length;
  return `${[
    `${counted(applications.length, "application")} of ${counted(contracts.length, "contract")}`,
    failed === 0 ? "no comparison failed" : `${counted(failed, "comparison")} FAILED`,
    faulty === 0 ? "the arithmetic of each holds" : `the arithmetic of ${faulty} FAILS`,
    notRead.length === 0 ? "every file was read" : `${counted(notRead.length, "file")} NOT READ`,
    ...(otherPapers.length === 0 ? [] : [`${counted(otherPapers.length, "paper")} of no contract`]),
    ...leftAloneWords(papers),
  ].join("; ")}.`;
}
