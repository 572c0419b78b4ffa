import { readFile } from "node:fs/promises";
import { basename, extname } from "node:path";
import { foldedKeys } from "../base/folded-words.ts";
import { ReadError } from "../base/read-error.ts";
import { WorkerLane } from "../batch/worker-lane.ts";
import { LEARN_WORKER } from "../programs/worker-scripts.ts";
import { type AcceptedInvoice, acceptedInvoiceOf } from "../learn/accepted-invoice.ts";
import type { Learnt, TopicOutcome } from "../learn/learn-template.ts";
import { EXIT, type ExitCode, UsageError } from "./exit-code.ts";
import type { LearnAnswer, LearnTask } from "./learn/learn-worker.ts";
import { refuseUnwritableFile } from "./output-place.ts";
import { LOCAL_LIMITS } from "./read-options.ts";
import { type Paint, paintFor, visible } from "./terminal.ts";
import { writeResultFile } from "./result-file.ts";

/** The options of `templates learn`. */
export interface LearnOptions {
  /** File of the accepted answer. */
  readonly truth: string;
  /** File of the template, or - for standard output. */
  readonly out?: string;
}

/** Writes a template that reads one vendor's invoices, learnt from one of them and what a person accepted of it. */
export async function learnCommand(path: string, options: LearnOptions): Promise<ExitCode> {
  const { truth, accepted } = await truthIn(options.truth);
  const id = idFor(options.out, accepted);
  const out = options.out ?? `${id}.json`;
  if (out !== "-") await refuseUnwritableFile(`--out ${visible(out)}`, out);
  const answer = await learnt({ path, truth, id, limits: LOCAL_LIMITS });
  if (answer.kind === "unread") {
    process.stderr.write(`not read  ${visible(path)}: ${visible(answer.message)}\n`);
    return EXIT.unread;
  }
  if (answer.kind === "refused") {
    const sentences = answer.problems.map((problem) => `\n  ${visible(problem)}`).join("");
    process.stderr.write(`Nothing was learnt from ${visible(path)}:${sentences}\n`);
    return EXIT.check;
  }
  await write(answer, out);
  return answer.outcomes.every(({ isRight }) => isRight) ? EXIT.fine : EXIT.check;
}

async function write(
  { template, outcomes }: Extract<Learnt, { kind: "template" }>,
  out: string,
): Promise<void> {
  const json = `${JSON.stringify(template, null, 2)}\n`;
  const stream = out === "-" ? process.stderr : process.stdout;
  if (out === "-") process.stdout.write(json);
  else await writeResultFile(out, json);
  const paint = paintFor(stream);
  const lines = outcomes.map((outcome) => outcomeLine(outcome, paint));
  stream.write(`${[...lines, summaryOf(outcomes, out)].join("\n")}\n`);
}

function outcomeLine({ name, wasRight, isRight, says }: TopicOutcome, paint: Paint): string {
  const by = says.length === 0 ? "" : ` The template names ${says.join("; ")}.`;
  if (!isRight) {
    const before = wasRight ? "It was right without the template." : "No label leads to it.";
    return `${paint.red("wrong")}   ${name}: ${before}${by}`;
  }
  return wasRight
    ? `${paint.dim("right")}   ${name}: It is right without the template.${by}`
    : `${paint.green("learnt")}  ${name}: It is right now.${by}`;
}

function summaryOf(outcomes: readonly TopicOutcome[], out: string): string {
  const before = outcomes.filter(({ wasRight }) => wasRight).length;
  const now = outcomes.filter(({ isRight }) => isRight).length;
  const where = out === "-" ? "" : `${visible(out)} is written. `;
  return `${where}Of ${outcomes.length} accepted fields ${now} are right with it, ${before} without it.`;
}

async function truthIn(
  path: string,
): Promise<{ readonly truth: unknown; readonly accepted: AcceptedInvoice }> {
  const text = await readFile(path, "utf8").catch(() => null);
  if (text === null) throw new UsageError(`${visible(path)} could not be opened.`);
  let truth: unknown;
  try {
    truth = JSON.parse(text);
  } catch {
    throw new UsageError(`${visible(path)} is not valid JSON.`);
  }
  const problems: string[] = [];
  const accepted = acceptedInvoiceOf(truth, problems);
  if (accepted !== null) return { truth, accepted };
  const sentences = problems.map((problem) => `\n  ${visible(problem)}`).join("");
  throw new UsageError(`${visible(path)} cannot be used:${sentences}`);
}

/** A template goes by the name of its file, or by its vendor's. */
function idFor(out: string | undefined, { fields }: AcceptedInvoice): string {
  if (out !== undefined && out !== "-") {
    const name = basename(out, ".json");
    if (extname(out) === ".json" && /^[a-z0-9]+(?:-[a-z0-9]+)*$/.test(name)) return name;
    throw new UsageError(
      `${visible(out)} is no name of a template: small letters, digits and single hyphens between them are needed, then .json.`,
    );
  }
  const vendor = fields.get("vendorName");
  const keys = vendor?.kind === "text" ? foldedKeys(vendor.text) : [];
  const words = keys.filter((key) => /^[a-z0-9]+$/.test(key)).slice(0, 5);
  return words.length === 0 ? "vendor" : words.join("-");
}

async function learnt(task: LearnTask): Promise<LearnAnswer> {
  const lane = new WorkerLane(LEARN_WORKER, task.limits);
  try {
    const end = await lane.run(task);
    return end.kind === "answer"
      ? (end.answer as LearnAnswer)
      : { kind: "unread", message: new ReadError(end.kind).message };
  } finally {
    await lane.close();
  }
}
