import { homedir } from "node:os";
import { LIMITS } from "../../base/limits.ts";
import { collectBytes } from "../../batch/read-bytes.ts";
import { keptChannels } from "../../pay/client/kept-channels.ts";
import {
  channelFolderOf,
  pendingFolderOf,
  pendingPayments,
} from "../../pay/client/pending-payments.ts";
import { type Formats, jsonFormat, sinkFor } from "../choose-sink.ts";
import { type ExitCode, UsageError } from "../exit-code.ts";
import { excludedBy } from "../../batch/excluded.ts";
import { findInputs } from "../../batch/find-inputs.ts";
import type { Input } from "../../batch/input.ts";
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
import { documentOf, readOnce, type ResultsByHash } from "./each-document.ts";
import type { DepositLane } from "./deposit-lane.ts";
import { openDeposit, runPriceOf } from "./open-deposit.ts";
import { offersForRun } from "./price-run.ts";
import type { RemoteRun } from "./remote-run.ts";
import { QuotedReplies } from "./unpaid-reply.ts";
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
    const further = [...payments.summary(), ...run.further];
    return reportRun({ ...run, summary, further }, found, options);
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

/** How a run ended. */
interface RunEnd {
  readonly accounts: readonly Account[];
  readonly wasInterrupted: boolean;
  /** What became of its deposit, in full sentences. */
  readonly further: readonly string[];
}

async function readToSink(
  inputs: readonly Input[],
  sink: ResultSink<RemoteAnswer>,
  { options, settings, payments, limit }: Wishes,
): Promise<RunEnd> {
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
  const start: RemoteRun = {
    ...settings,
    budget: new Budget(caps),
    payments,
    signerDocument: signerDocumentOf(settings.server),
    till: tillOf(process.env),
    signal: stop.signal,
    tell: (line) => tell(visible(line)),
    lane: null,
    channels: keptChannels(channelFolderOf(process.env, homedir())),
    quoted: new QuotedReplies(),
  };
  if (!settings.isSafe) tell("Documents go to the server by http://, which others can read.");
  const accounts: Account[] = [];
  const known: ResultsByHash = new Map();
  let further: readonly string[] = [];
  try {
    const lane = await laneFor(inputs, start, { settings, limit, known });
    const run: RemoteRun = { ...start, lane };
    await inOrder(inputs, {
      jobs: settings.jobs,
      work: async (input) => {
        const document = await documentOf(input, limit);
        const result = "kind" in document ? document : await readOnce(document, run, known);
        progress.advance({ pages: 0, bytes: 0, wasKnown: false });
        return { input, result };
      },
      put: async ({ input, result }, index) => {
        if (options.out === undefined && process.stdout.isTTY) progress.clear();
        await sink.put(input, result, index);
        accounts.push(accountOf(input.name, result, minConfidence));
      },
    });
    // What was read is written, whatever becomes of what is left.
    further = (await lane?.close().catch(() => [NOT_ASKED])) ?? [];
  } finally {
    stop.release();
    progress.clear();
  }
  return { accounts, wasInterrupted: stop.signal.aborted, further };
}

const NOT_ASKED =
  "What is left of the deposit could not be asked back. Run the same command with --deposit again: it is used first.";

/** The deposit out of which a run is paid; null where none is wished, or the server takes none. */
async function laneFor(
  inputs: readonly Input[],
  run: RemoteRun,
  { settings, limit, known }: Pick<Wishes, "settings" | "limit"> & { known: ResultsByHash },
): Promise<DepositLane | null> {
  const { deposit, caps, jobs, isSafe } = settings;
  if (deposit === null || !isSafe) return null;
  const offers = await offersForRun(inputs, run, { limit, jobs, known });
  const price = runPriceOf(offers, caps);
  if (price === null || run.signal.aborted) return null;
  return openDeposit(run, price, { most: deposit, caps });
}

function writeLines(lines: readonly string[]): void {
  if (lines.length > 0) process.stderr.write(`${lines.join("\n")}\n`);
}
