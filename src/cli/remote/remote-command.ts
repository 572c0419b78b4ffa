import { homedir } from "node:os";
import { LIMITS } from "../../base/limits.ts";
import { ReadError } from "../../base/read-error.ts";
import { bytesOf, collectBytes, documentHashOf } from "../../batch/read-bytes.ts";
import { unreadBy } from "../../batch/outcomes.ts";
import { pendingFolderOf, pendingPayments } from "../../pay/client/pending-payments.ts";
import { type Formats, jsonFormat, sinkFor } from "../choose-sink.ts";
import { type ExitCode, type Result, UsageError } from "../exit-code.ts";
import { excludedBy } from "../../batch/excluded.ts";
import { findInputs } from "../../batch/find-inputs.ts";
import type { DocumentInput, Input } from "../../batch/input.ts";
import { listedPaths } from "../input-names.ts";
import { interruption } from "../interruption.ts";
import { refuseOutputPlace, refuseUnaddableFile } from "../output-place.ts";
import { paintFor, takesAnimation, visible } from "../terminal.ts";
import { Progress } from "../progress.ts";
import {
  type Account,
  accountOf,
  failuresCounted,
  plainSummary,
  reportRun,
  USUAL_MIN_CONFIDENCE,
} from "../summary.ts";
import type { ResultSink } from "../result-sink.ts";
import { signerDocumentOf } from "./check-receipt.ts";
import { Budget, Payments, tillOf } from "./payments.ts";
import { readElsewhere, type RemoteRun } from "./read-elsewhere.ts";
import { inOrder } from "../../batch/run-many.ts";
import type { RemoteAnswer } from "./send-document.ts";
import {
  type RemoteCommandOptions,
  remoteSettings,
  type RemoteSettings,
} from "./remote-settings.ts";

/** Has a server read what the paths stand for, pays where it asks for it, writes the results, accounts for every input. */
export async function remoteCommand(
  paths: readonly string[],
  options: RemoteCommandOptions,
): Promise<ExitCode> {
  const settings = remoteSettings(options);
  const limit = options.maxBytes ?? LIMITS.documentBytes;
  // What could not be written down is found out before anything is paid.
  await refuseOutputPlace(options, REMOTE_FORMATS.usual);
  const { receipts } = options;
  if (receipts !== undefined)
    await refuseUnaddableFile(`--receipts ${visible(receipts)}`, receipts);
  const listed = options.filesFrom === undefined ? [] : await listedPaths(options.filesFrom);
  const found = await findInputs(
    [...paths, ...listed],
    async () => collectBytes(process.stdin, limit),
    { isExcluded: excludedBy(options.exclude ?? []) },
  );
  const sink = await sinkFor(found, options, REMOTE_FORMATS);
  const pending = pendingPayments(pendingFolderOf(process.env, homedir()));
  const payments = new Payments(pending, options.receipts ?? null);
  const tellOpen = (): void => writeLines(payments.openLines());
  // A second Ctrl-C ends the program in the midst of a payment.
  process.once("exit", tellOpen);
  try {
    const run = await readToSink(found.inputs, sink, { options, settings, payments, limit });
    await sink.finish();
    await payments.written();
    process.off("exit", tellOpen);
    const summary = plainSummary(run.accounts, {
      tellsConfidence: failuresCounted(options).has("confidence"),
      paint: paintFor(process.stderr),
    });
    return reportRun({ ...run, summary, further: payments.summary() }, found, options);
  } catch (error) {
    await sink.abandon();
    throw error;
  }
}

/** A server's answer is written as it came; a table and sheets need more than it says. */
const REMOTE_FORMATS: Formats<RemoteAnswer> = {
  usual: "json",
  formatFor: async (name, _options, isSingle) => {
    if (name === "table") {
      throw new UsageError(
        "A table shows where each figure stands, which only a read on this machine knows: use --format json or ndjson with --remote.",
      );
    }
    if (name === "csv") throw new UsageError(NO_SHEETS);
    return Promise.resolve(jsonFormat(name, isSingle, (answer) => answer));
  },
  sheetSinkFor: async () => Promise.reject(new UsageError(NO_SHEETS)),
  importSinkFor: async () => Promise.reject(new UsageError(NO_IMPORTS)),
  invoiceSinkFor: async () => Promise.reject(new UsageError(NO_E_INVOICES)),
};

const NO_IMPORTS =
  "A file for an accounting program has the papers whose verdict allows it, which only a read on this machine gives: use --format json or ndjson with --remote.";

const NO_E_INVOICES =
  "An e-invoice is made of what only a read on this machine knows: leave out --remote, or use --format json or ndjson.";

const NO_SHEETS =
  "Sheets show rows, pages and both sides of each check, which only a read on this machine knows: use --format json or ndjson with --remote.";

interface Wishes {
  readonly options: RemoteCommandOptions;
  readonly settings: RemoteSettings;
  readonly payments: Payments;
  /** In bytes. */
  readonly limit: number;
}

async function readToSink(
  inputs: readonly Input[],
  sink: ResultSink<RemoteAnswer>,
  { options, settings, payments, limit }: Wishes,
): Promise<{ readonly accounts: readonly Account[]; readonly wasInterrupted: boolean }> {
  const { quiet = false, minConfidence = USUAL_MIN_CONFIDENCE } = options;
  const { stderr } = process;
  const isDrawn = !quiet && takesAnimation(process.env, stderr.isTTY);
  const progress = new Progress(stderr, { total: inputs.length, bytes: 0, isDrawn });
  const stop = interruption();
  const tell = (line: string): void => {
    progress.clear();
    if (!quiet) writeLines([line]);
  };
  const { caps } = settings;
  const run: RemoteRun = {
    ...settings,
    budget: new Budget(caps),
    payments,
    signerDocument: signerDocumentOf(settings.server),
    till: tillOf(process.env),
    signal: stop.signal,
    tell: (line) => tell(visible(line)),
  };
  if (!settings.isSafe) tell("Documents go to the server by http://, which others can read.");
  const accounts: Account[] = [];
  const readOnce = onceForEachDocument(run, limit);
  try {
    await inOrder(inputs, {
      jobs: settings.jobs,
      work: async (input) => {
        const result = await readOnce(input);
        progress.advance({ pages: 0, bytes: 0, wasKnown: false });
        return { input, result };
      },
      put: async ({ input, result }, index) => {
        if (options.out === undefined && process.stdout.isTTY) progress.clear();
        await sink.put(input, result, index);
        accounts.push(accountOf(input.name, result, minConfidence));
      },
    });
  } finally {
    stop.release();
    progress.clear();
  }
  return { accounts, wasInterrupted: stop.signal.aborted };
}

/** Reads each input, and the same document under two names only once: it would be paid for twice. */
function onceForEachDocument(
  run: RemoteRun,
  limit: number,
): (input: Input) => Promise<Result<RemoteAnswer>> {
  const known = new Map<string, Promise<Result<RemoteAnswer>>>();
  return async (input) => {
    if (input.kind === "missing") {
      return { kind: "unread", code: "cannot-open", message: input.message };
    }
    try {
      const bytes = await documentBytes(input, limit);
      const documentHash = documentHashOf(bytes);
      const earlier = known.get(documentHash);
      if (earlier !== undefined) return await earlier;
      const reading = readElsewhere({ file: input.name, bytes, documentHash }, run);
      known.set(documentHash, reading);
      return await reading;
    } catch (error) {
      if (!(error instanceof ReadError)) throw error;
      return unreadBy(error);
    }
  };
}

async function documentBytes({ source }: DocumentInput, limit: number): Promise<Uint8Array> {
  const bytes = await bytesOf(source, limit);
  if (bytes.length === 0) throw new ReadError("empty-file");
  return bytes;
}

function writeLines(lines: readonly string[]): void {
  if (lines.length > 0) process.stderr.write(`${lines.join("\n")}\n`);
}
