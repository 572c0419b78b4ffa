import { basename } from "node:path";
import { ReadError } from "../base/read-error.ts";
import { collectBytes, type Source } from "../batch/read-bytes.ts";
import { soleSource } from "../batch/sole-source.ts";
import { unreadBy } from "../batch/outcomes.ts";
import { WorkerLane } from "../batch/worker-lane.ts";
import { EXPLAIN_WORKER } from "../programs/worker-scripts.ts";
import type { AskModel } from "../fallback/model.ts";
import { EXIT, type ExitCode, UsageError } from "./exit-code.ts";
import { fittingName, refuseOut } from "./output-place.ts";
import { explainAccepted } from "./review/accepted-papers.ts";
import type { ExplainAnswer, ExplainTask } from "../explain/explain-worker.ts";
import {
  modelFor,
  needWitness,
  type ReadCommandOptions,
  readOptionsOf,
  withModel,
} from "./read-options.ts";
import { visible } from "./terminal.ts";
import { withRaisingOption } from "./raising-option.ts";
import { writeResultFile } from "./result-file.ts";

/** What `explain` writes. */
const PAGE = {
  what: "The page that explains a document is HTML",
  endings: [".html", ".htm"],
  example: "application.html",
};

/** Writes the page that explains a document and says where it is; that of standard input goes to standard output where no file is named. */
export async function explainCommand(path: string, options: ReadCommandOptions): Promise<ExitCode> {
  const out = await outFor(path, options);
  await needWitness(options);
  const model = await modelFor(options.model);
  const read = withModel(readOptionsOf(options), model);
  const name = path === "-" ? "standard input" : basename(path);
  const answer = await sourceOf(path, read.limits.documentBytes).then(async (source) => {
    const accepted = options.accepted === true ? await explainAccepted(source, name, read) : null;
    const task = { source, name, options: read, mayAsk: model !== null };
    return accepted ?? explained(task, model?.ask ?? null);
  }, unexplained);
  if (!("page" in answer)) {
    const sentence = withRaisingOption(answer);
    process.stderr.write(`not read  ${visible(path)}: ${visible(sentence)}\n`);
    return EXIT.unread;
  }
  if (out === null) {
    process.stdout.write(answer.page);
    return EXIT.fine;
  }
  await writeResultFile(out, answer.page);
  process.stdout.write(`${out}\n`);
  return EXIT.fine;
}

/** The file of the page; null for standard output. Throws a UsageError where it cannot be written. */
async function outFor(path: string, options: ReadCommandOptions): Promise<string | null> {
  if (options.out === undefined && path === "-") {
    if (!process.stdout.isTTY) return null;
    throw new UsageError("The page is for a browser: name a file, such as --out application.html.");
  }
  const out = options.out ?? `${fittingName(basename(path).replace(/\.pdf$/i, "")) || "page"}.html`;
  await refuseOut(out, PAGE);
  return out;
}

async function sourceOf(path: string, limitBytes: number): Promise<Source> {
  return soleSource(
    path === "-" ? { bytes: await collectBytes(process.stdin, limitBytes) } : { path },
  );
}

/** Why standard input could not be taken, or what lies in a wrapper. */
function unexplained(error: unknown): ExplainAnswer {
  if (!(error instanceof ReadError)) throw error;
  return unreadBy(error);
}

async function explained(task: ExplainTask, ask: AskModel | null): Promise<ExplainAnswer> {
  const lane = new WorkerLane(EXPLAIN_WORKER, task.options.limits);
  try {
    const end = await lane.run(task, { ask });
    return end.kind === "answer"
      ? (end.answer as ExplainAnswer)
      : unreadBy(new ReadError(end.kind));
  } finally {
    await lane.close();
  }
}
