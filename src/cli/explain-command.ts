import { basename } from "node:path";
import { ReadError } from "../base/read-error.ts";
import { WorkerLane } from "../batch/worker-lane.ts";
import { EXPLAIN_WORKER } from "../programs/worker-scripts.ts";
import type { AskModel } from "../fallback/model.ts";
import { EXIT, type ExitCode } from "./exit-code.ts";
import type { ExplainAnswer, ExplainTask } from "../explain/explain-worker.ts";
import { modelFor, withModel } from "./model-option.ts";
import { visible } from "./plain-text.ts";
import { readOptionsOf, type ReadCommandOptions } from "./read-options.ts";
import { writeResultFile } from "./result-file.ts";

/** Writes the page that explains a document and says where it is. */
export async function explainCommand(path: string, options: ReadCommandOptions): Promise<ExitCode> {
  const model = await modelFor(options.model);
  const read = withModel(readOptionsOf(options), model);
  const task = { path, name: basename(path), options: read, mayAsk: model !== null };
  const answer = await explained(task, model?.ask ?? null);
  if ("error" in answer) {
    process.stderr.write(`not read  ${visible(path)}: ${visible(answer.error)}\n`);
    return EXIT.unread;
  }
  const out = options.out ?? `${basename(path).replace(/\.pdf$/i, "")}.html`;
  await writeResultFile(out, answer.page);
  process.stdout.write(`${out}\n`);
  return EXIT.fine;
}

async function explained(task: ExplainTask, ask: AskModel | null): Promise<ExplainAnswer> {
  const lane = new WorkerLane(EXPLAIN_WORKER, task.options.limits);
  try {
    const end = await lane.run(task, { ask });
    return end.kind === "answer"
      ? (end.answer as ExplainAnswer)
      : { error: new ReadError(end.kind).message };
  } finally {
    await lane.close();
  }
}
