import { spawn } from "node:child_process";
import { findInputs } from "../batch/find-inputs.ts";
import type { DocumentInput, Input } from "../batch/input.ts";
import { isObjectPath } from "../batch/objects/object-address.ts";
import type { Outcome } from "../kinds/reading.ts";
import type { ReadOptions } from "../read.ts";
import { isDoubtful, judge } from "../verdict/judgement.ts";
import { reasonWords } from "../verdict/shown.ts";
import { EXIT, type ExitCode, UsageError } from "./exit-code.ts";
import { stopWish } from "./interruption.ts";
import { readInputs } from "./read-inputs.ts";
import { type LimitOptions, readOptionsOf, withTemplates } from "./read-options.ts";
import { goldenOnDisk } from "./review/accepted-files.ts";
import { ReviewDesk } from "./review/review-desk.ts";
import { serveReview } from "./review/review-server.ts";
import { ReviewSession } from "./review/review-session.ts";
import { paintFor, tell, visible } from "./terminal.ts";

/** The options of `review` as the command line gives them. */
export interface ReviewCommandOptions extends Omit<LimitOptions, "model" | "witness"> {
  /** Names the papers and opens nothing. */
  readonly list?: boolean;
  /** Shows every paper, also what is certain or accepted. */
  readonly all?: boolean;
  /** Opens the page in the browser. */
  readonly open?: boolean;
}

/** Serves a page to this machine in which a person goes through doubtful papers, until it is ended; or lists those papers. */
export async function reviewCommand(
  paths: readonly string[],
  options: ReviewCommandOptions,
): Promise<ExitCode> {
  const objects = paths.find(isObjectPath);
  if (objects !== undefined)
    throw new UsageError(
      `What is accepted is written beside the PDF: name files or folders, not ${visible(objects)}.`,
    );
  const read = await withTemplates(readOptionsOf(options), options.templates);
  const { inputs } = await findInputs(paths, refuseStandardInput, { opensWrappers: false });
  return options.list === true
    ? list(inputs, read, options)
    : serve(inputs, read, { ...options, paths });
}

function refuseStandardInput(): never {
  throw new UsageError("What is accepted is written beside the PDF: name files or folders, not -.");
}

async function serve(
  inputs: readonly Input[],
  read: ReadOptions,
  {
    paths,
    all: showsAll = false,
    open = false,
  }: ReviewCommandOptions & { readonly paths: readonly string[] },
): Promise<ExitCode> {
  for (const input of inputs)
    if (input.kind === "missing") tell(`not read  ${visible(input.name)}: ${input.message}`);
  const papers = inputs.filter((input): input is DocumentInput => input.kind === "document");
  if (papers.length === 0) return EXIT.unread;
  const stop = stopWish();
  const desk = new ReviewDesk(papers, { read, showsAll });
  const session = new ReviewSession(desk, read.limits.documentBytes);
  const server = await serveReview(session);
  try {
    process.stdout.write(`${server.address}\n`);
    tell("Open this address in a browser on this machine. Ctrl-C ends it.");
    if (open) openBrowser(server.address);
    await Promise.race([server.ended, onceAborted(stop.signal)]);
  } finally {
    stop.release();
    await server.close();
    await desk.close();
  }
  tell(`${desk.savedCount} of ${papers.length} papers saved.`);
  if (desk.savedCount > 0)
    tell(`Read as accepted by: crossfoot read ${paths.map(visible).join(" ")} --accepted`);
  return inputs.length > papers.length ? EXIT.unread : EXIT.fine;
}

async function onceAborted(signal: AbortSignal): Promise<void> {
  await new Promise<void>((resolve) => {
    signal.addEventListener("abort", () => resolve(), { once: true });
  });
}

/** What opens an address on each platform. That it is missing is no failure: the address is printed. */
function openBrowser(address: string): void {
  const [program = "", ...words] = OPENERS[process.platform] ?? ["xdg-open"];
  const child = spawn(program, [...words, address], { stdio: "ignore", detached: true });
  child.once("error", () => tell("No browser could be opened: open the address yourself."));
  child.unref();
}

const OPENERS: Readonly<Partial<Record<NodeJS.Platform, readonly string[]>>> = {
  darwin: ["open"],
  win32: ["rundll32", "url.dll,FileProtocolHandler"],
};

/** The papers that wait for somebody, each with the reasons. */
async function list(
  inputs: readonly Input[],
  read: ReadOptions,
  { jobs, quiet = false, all = false }: ReviewCommandOptions,
): Promise<ExitCode> {
  const paint = paintFor(process.stdout);
  const counts = { waiting: 0, unread: 0 };
  const { wasInterrupted } = await readInputs(inputs, {
    read,
    jobs,
    quiet,
    sharesTerminal: process.stdout.isTTY,
    put: async ({ name }, outcome) => {
      const reasons = reasonsToLook(outcome);
      if (outcome.kind === "unread") counts.unread += 1;
      else if (!all && (reasons.length === 0 || (await goldenOnDisk(name)) !== null)) return;
      else counts.waiting += 1;
      const state = outcome.kind === "unread" ? paint.red("not read") : paint.yellow("to review");
      const lines = reasons.map((reason) => `  ${visible(reason)}`);
      process.stdout.write([`${state}  ${visible(name)}`, ...lines, ""].join("\n"));
    },
  });
  if (!quiet)
    tell(`${inputs.length} papers: ${counts.waiting} to review, ${counts.unread} not read.`);
  if (wasInterrupted) return EXIT.interrupted;
  return counts.unread > 0 ? EXIT.unread : EXIT.fine;
}

function reasonsToLook(outcome: Outcome): readonly string[] {
  const judgement = judge(outcome);
  const isTold = outcome.kind === "unread" || isDoubtful(judgement);
  return isTold ? judgement.reasons.map(reasonWords) : [];
}
