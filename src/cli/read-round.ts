import { AUDIT_LIMITS } from "../base/limits.ts";
import { excludedBy } from "../batch/excluded.ts";
import type { KnownWrappers } from "../batch/find-wrapped.ts";
import { findInputs, type FoundInputs } from "../batch/find-inputs.ts";
import { isObjectPath } from "../batch/objects/object-address.ts";
import { queueAddress } from "../batch/queue/queue-address.ts";
import { collectBytes } from "../batch/read-bytes.ts";
import type { AskModel } from "../fallback/model.ts";
import type { ReadOptions } from "../read.ts";
import type { Reading } from "../kinds/reading.ts";
import { isProgramName } from "../imports/programs.ts";
import { isOverview, localSink } from "./choose-sink.ts";
import { type ExitCode, UsageError } from "./exit-code.ts";
import { outOf } from "./output-place.ts";
import { toldOutcome } from "./raising-option.ts";
import { readInputs } from "./read-inputs.ts";
import type { ReadCommandOptions } from "./read-options.ts";
import {
  type Account,
  accountOf,
  type FinishedRun,
  reportRun,
  USUAL_MIN_CONFIDENCE,
} from "./summary.ts";
import type { ResultSink } from "./result-sink.ts";
import { type Elsewhere, openMemory, type RunMemory } from "./run-memory.ts";
import { splitIfWanted } from "./split-found.ts";
import { SeenPapers } from "./seen-papers.ts";
import { paintFor } from "./terminal.ts";
import { shortNames } from "./input-names.ts";
import { countLine, payLines, reasonLines } from "./verdict-summary.ts";

/** How documents are read in one command. */
export interface Round {
  readonly options: ReadCommandOptions;
  readonly read: ReadOptions;
  readonly ask: AskModel | null;
  /** What may be asked; empty where nothing is. */
  readonly model: string;
}

/** The documents that the paths of a command stand for at the moment. */
export async function foundInputs(
  paths: readonly string[],
  { options, read }: Round,
  known: KnownWrappers = new Map(),
): Promise<FoundInputs> {
  const found = await findInputs(
    paths,
    async () => collectBytes(process.stdin, read.limits.documentBytes),
    {
      isExcluded: excludedBy(options.exclude ?? []),
      takesPictures: read.kind === "invoice",
      known,
    },
  );
  return splitIfWanted(found, { limits: read.limits, ...options });
}

/** Reads what was found once, and writes all results. */
export async function readRound(
  found: FoundInputs,
  round: Round & { readonly resumes: boolean },
): Promise<ExitCode> {
  const { options } = round;
  const memory = await memoryOf(found, round);
  const papers = new SeenPapers(found.inputs, shortNames(found.inputs));
  const sink = await localSink(found, options, papers);
  try {
    const run = await readToSink(found, sink, { ...round, memory, papers });
    await sink.finish();
    await memory?.close(!run.wasInterrupted);
    return reportRun({ ...run, ...sink.told?.() }, found, options);
  } catch (error) {
    await sink.abandon();
    await memory?.close(false);
    throw error;
  }
}

/** What the run keeps for a later one; null where it is to keep nothing. */
async function memoryOf(
  { isSingle }: FoundInputs,
  { options, read, model, resumes }: Round & { readonly resumes: boolean },
): Promise<RunMemory | null> {
  const place = await outOf(options);
  const journal = typeof options.journal === "string" ? options.journal : null;
  // Object storage has no lines that could be added to.
  const out =
    place === null || (journal === null && isObjectPath(place.path)) ? null : { ...place, journal };
  const elsewhere = elsewhereOf(options);
  const isKept = out !== null && options.journal !== false && (!isSingle || elsewhere !== null);
  if (resumes && !isKept) throw new UsageError(NO_JOURNAL);
  if (elsewhere !== null && (!isKept || model !== "")) throw new UsageError(QUEUE_NEEDS);
  return isKept ? openMemory({ out, manner: { read, model }, resumes, elsewhere }) : null;
}

function elsewhereOf({ queue, store }: ReadCommandOptions): Elsewhere | null {
  if (queue === undefined) {
    if (store !== undefined)
      throw new UsageError("--store is where the workers of a --queue leave what they have read.");
    return null;
  }
  const address = queueAddress(queue);
  if (address.kind === "wrong") throw new UsageError(address.sentence);
  if (store === undefined) throw new UsageError(QUEUE_NEEDS);
  return { address, store };
}

const QUEUE_NEEDS =
  "--queue needs --out, --store with the folder in which its workers leave what they have read, and neither --no-journal nor a model.";

const NO_JOURNAL =
  "--resume goes on with an earlier run by the journal beside its results: it needs --out, several files or a folder, and no --no-journal; with --out in object storage also --journal FOLDER.";

interface RunWishes extends Round {
  readonly memory: RunMemory | null;
  readonly papers: SeenPapers;
}

async function readToSink(
  found: FoundInputs,
  sink: ResultSink<Reading>,
  { options, read, ask, memory, papers }: RunWishes,
): Promise<FinishedRun> {
  const accounts: Account[] = [];
  const { jobs, quiet = false, minConfidence = USUAL_MIN_CONFIDENCE } = options;
  const sharesTerminal = options.out === undefined && process.stdout.isTTY;
  const { wasInterrupted, ...counts } = await readInputs(found.inputs, {
    read,
    ask,
    takesAccepted: options.accepted,
    ...(memory === null ? {} : { reads: memory.reads, onStop: memory.stop }),
    jobs: options.queue === undefined ? jobs : (jobs ?? QUEUED_AT_ONCE),
    quiet,
    sharesTerminal,
    put: async (input, outcome, inputIndex) => {
      await sink.put(input, outcome, inputIndex);
      accounts.push(accountOf(input.name, toldOutcome(outcome), minConfidence));
      await papers.add(input, toldOutcome(outcome));
    },
  });
  const isShown = found.isSingle || isOverview(found, options) || options.format === "en16931";
  const summary = summaryOf(papers, { isShown: isShown && !isProgramName(options.format) });
  const further = [...knownLines(counts.knownCount), ...counts.acceptedLines];
  return { accounts, summary, further, wasInterrupted };
}

/** What is to be done with the papers; why, only where the results do not show it. */
function summaryOf(
  seen: SeenPapers,
  { isShown }: { readonly isShown: boolean },
): readonly string[] {
  const { papers, isCompared } = seen.together();
  const read = papers.filter(({ judgement }) => judgement.verdict !== "not-read");
  return [
    ...(isShown ? [] : reasonLines(read, paintFor(process.stderr))),
    countLine(papers),
    ...payLines(papers),
    ...(isCompared ? [] : [TOO_MANY]),
  ];
}

const TOO_MANY = `The papers were not compared with each other: there are more than ${AUDIT_LIMITS.applications} of contracts. Read one folder after the other.`;

/** Documents of one command that are in the queue at the same time: enough for a hundred workers. */
const QUEUED_AT_ONCE = 256;

function knownLines(count: number): readonly string[] {
  if (count === 0) return [];
  return [
    `${count === 1 ? "1 document was" : `${count} documents were`} known and not read again.`,
  ];
}
