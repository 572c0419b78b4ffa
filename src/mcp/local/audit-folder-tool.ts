import type { LeftAlone } from "../../finding/left-alone.ts";
import { relative } from "node:path";
import { AUDIT_LIMITS } from "../../base/limits.ts";
import { findInputs } from "../../batch/find-inputs.ts";
import { pathOf } from "../../batch/read-bytes.ts";
import {
  type DocumentInput,
  fingerprintOf,
  type Input,
  type MissingInput,
} from "../../batch/input.ts";
import type { LocalDesk, ReadWishes } from "./local-desk.ts";
import { answer, type Call, failure, READS_ONLY, type Tool } from "../tool.ts";
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
    const { inputs, leftAlone } = await findInputs([found.path], async () =>
      Promise.resolve(new Uint8Array()),
    );
    const allowed = await allowedOf(inputs, desk);
    const unopened = await unopenedOf(inputs, desk);
    if (allowed.length + unopened.length === 0)
      return failure("There are no PDF files in this folder.");
    if (allowed.length > AUDIT_LIMITS.applications) {
      return failure(
        `The folder has ${allowed.length} PDF files, and at most ${AUDIT_LIMITS.applications} are compared at a time: name one folder after the other.`,
      );
    }
    const wishes = {
      kind: "auto" as const,
      ...(subcontractor === undefined ? {} : { subcontractor }),
      ...(gc === undefined ? {} : { gc }),
    };
    const outcomes = await readAll(allowed, { desk, call, wishes });
    if (call.signal.aborted) return failure("The audit was given up.");
    const audit = await audited([...allowed, ...unopened], outcomes, found.path);
    const summary = auditLine(audit, { leftAlone, outside: countOf(inputs) - allowed.length });
    return answer({ summary, ...(detail === "full" ? audit : shortAudit(audit)) });
  },
};

/** A link in an allowed folder may lead out of it: what is there is not read, and not named. */
async function allowedOf(
  inputs: readonly Input[],
  { folders }: LocalDesk,
): Promise<readonly DocumentInput[]> {
  const documents = inputs.filter((input): input is DocumentInput => input.kind === "document");
  const isAllowed = await Promise.all(
    documents.map(async ({ source }) => {
      const path = pathOf(source);
      return path !== null && folders.holds(path);
    }),
  );
  return documents.filter((_document, index) => isAllowed[index] === true);
}

/** ZIP files and e-mails that cannot be opened, and what in them cannot be had. */
async function unopenedOf(
  inputs: readonly Input[],
  { folders }: LocalDesk,
): Promise<readonly MissingInput[]> {
  const missing = inputs.filter((input): input is MissingInput => input.kind === "missing");
  const isAllowed = await Promise.all(
    missing.map(async ({ path }) => path !== undefined && folders.holds(path)),
  );
  return missing.filter((_input, index) => isAllowed[index] === true);
}

function countOf(inputs: readonly Input[]): number {
  return inputs.filter(({ kind }) => kind === "document").length;
}

async function readAll(
  documents: readonly DocumentInput[],
  {
    desk,
    call,
    wishes,
  }: { readonly desk: LocalDesk; readonly call: Call; readonly wishes: ReadWishes },
): Promise<readonly Outcome[]> {
  const outcomes: Outcome[] = [];
  let next = 0;
  let done = 0;
  const readInTurn = async (): Promise<void> => {
    while (next < documents.length) {
      const index = next++;
      const source = documents[index]?.source ?? { bytes: new Uint8Array() };
      outcomes[index] = await desk.read(source, wishes, call);
      done += 1;
      call.tell(done, documents.length, `${done} of ${documents.length} files read`);
    }
  };
  await Promise.all(Array.from({ length: desk.jobs }, readInTurn));
  return outcomes;
}

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
    const outcome = input.kind === "missing" ? unopened(input) : outcomes[index];
    if (outcome === undefined) continue;
    const fingerprint = outcome.kind === "unread" ? "" : await fingerprintOf(input);
    collector.add(relative(folder, input.name), fingerprint, outcome);
  }
  return toAuditResult(collector.audit());
}

function unopened({ message }: MissingInput): Outcome {
  return { kind: "unread", code: "cannot-open", message };
}

/** What a short answer names of each kind; the rest is counted, and stands in the full one. */
const MOST_NAMED = 12;

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
  { leftAlone, outside }: { readonly leftAlone: LeftAlone; readonly outside: number },
): string {
  const applications = contracts.flatMap((contract) => contract.applications);
  const findings = contracts.flatMap((contract) => contract.findings);
  const failed = findings.filter(({ passed }) => passed === false).length;
  const faulty = applications.filter(({ failedChecks }) => failedChecks.length > 0).length;
  return `${[
    `${applications.length} applications of ${contracts.length} contracts`,
    failed === 0 ? "no comparison failed" : `${failed} comparisons FAILED`,
    faulty === 0 ? "the arithmetic of each holds" : `the arithmetic of ${faulty} FAILS`,
    notRead.length === 0 ? "every file was read" : `${notRead.length} files NOT READ`,
    ...(otherPapers.length === 0 ? [] : [`${otherPapers.length} papers of no contract`]),
    ...(leftAlone.files === 0 ? [] : [`${leftAlone.files} files left alone that are no documents`]),
    ...(leftAlone.pictures === 0 ? [] : [`${leftAlone.pictures} pictures left alone`]),
    ...(outside === 0 ? [] : [`${outside} links left alone that lead out of the allowed folders`]),
  ].join("; ")}.`;
}

function first<Item>(items: readonly Item[]): readonly Item[] {
  return items.slice(0, MOST_NAMED);
}
