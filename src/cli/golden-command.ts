import { readFile } from "node:fs/promises";
import { availableParallelism } from "node:os";
import { dirname } from "node:path";
import type { ReadErrorCode } from "../base/read-error.ts";
import { readMany } from "../batch/read-many.ts";
import type { Outcome } from "../kinds/reading.ts";
import { EXIT, type ExitCode, UsageError } from "./exit-code.ts";
import { findInputs } from "../batch/find-inputs.ts";
import type { DocumentInput } from "../batch/input.ts";
import { compareWithGolden, goldenPath, goldenText, type Difference } from "./golden.ts";
import { interruption } from "./interruption.ts";
import { refuseUnwritableFolder } from "./output-place.ts";
import { LOCAL_LIMITS } from "./read-options.ts";
import { type Paint, paintFor, visible } from "./terminal.ts";
import { writeResultFile } from "./result-file.ts";

/** Reasons that lie in the machine or the moment and say nothing about the document. */
const PASSING_REASONS: ReadonlySet<ReadErrorCode> = new Set([
  "timeout",
  "out-of-memory",
  "cannot-open",
  "stopped",
  "internal",
]);

/** How one document came out of a golden command. */
interface GoldenLine {
  readonly head: string;
  readonly differences: readonly Difference[];
  readonly exitCode: ExitCode;
}

/** Holds the readings of PDFs to the accepted ones beside them, or accepts them as they are now. */
export async function goldenCommand(
  act: "check" | "accept",
  paths: readonly string[],
  { jobs }: { readonly jobs?: number },
): Promise<ExitCode> {
  const refuseStandardInput = (): never => {
    throw new UsageError("A golden stands beside its PDF: name files or folders, not -.");
  };
  const { inputs } = await findInputs(paths, refuseStandardInput, { opensWrappers: false });
  const paint = paintFor(process.stdout);
  const documents = inputs.filter((input): input is DocumentInput => input.kind === "document");
  if (act === "accept") await refuseUnwritable(documents);
  const exitCodes: ExitCode[] = [];
  const say = (line: GoldenLine): void => {
    exitCodes.push(line.exitCode);
    process.stdout.write([line.head, ...differenceLines(line.differences, paint), ""].join("\n"));
  };
  for (const input of inputs) {
    if (input.kind !== "missing") continue;
    const head = `${paint.red("not read")}  ${visible(input.name)}: ${input.message}`;
    say({ head, differences: [], exitCode: EXIT.unread });
  }
  const stop = interruption();
  await readMany(
    documents.map(({ source }) => source),
    {
      read: { kind: "auto", limits: LOCAL_LIMITS },
      jobs: jobs ?? availableParallelism(),
      signal: stop.signal,
      onOutcome: async (outcome, index) => {
        const document = documents[index];
        if (document === undefined) return;
        say(await (act === "check" ? check : accept)(document.name, outcome, paint));
      },
    },
  ).finally(stop.release);
  const same = exitCodes.filter((code) => code === EXIT.fine).length;
  process.stdout.write(
    `${inputs.length} documents: ${same} ${act === "check" ? "as accepted" : "accepted"}, ${inputs.length - same} not.\n`,
  );
  if (stop.signal.aborted) return EXIT.interrupted;
  return [EXIT.unread, EXIT.check].find((code) => exitCodes.includes(code)) ?? EXIT.fine;
}

/** Goldens stand beside their documents. */
async function refuseUnwritable(documents: readonly DocumentInput[]): Promise<void> {
  const folders = new Set(documents.map(({ name }) => dirname(goldenPath(name))));
  for (const folder of folders) await refuseUnwritableFolder(visible(folder), folder);
}

async function check(name: string, outcome: Outcome, paint: Paint): Promise<GoldenLine> {
  const verdict = compareWithGolden(outcome, await readGolden(name));
  const title = visible(name);
  switch (verdict.kind) {
    case "same":
      return { head: `${paint.green("same")}  ${title}`, differences: [], exitCode: EXIT.fine };
    case "no golden": {
      const head = `${paint.red("no golden")}  ${title}: look at it with "crossfoot read", then accept it`;
      return { head, differences: [], exitCode: EXIT.check };
    }
    case "not read": {
      const head = `${paint.red("not read")}  ${title}: ${visible(verdict.message)}`;
      return { head, differences: [], exitCode: EXIT.unread };
    }
    case "differs": {
      const head = `${paint.red("differs")}  ${title}`;
      return { head, differences: verdict.differences, exitCode: EXIT.check };
    }
  }
}

async function accept(name: string, outcome: Outcome, paint: Paint): Promise<GoldenLine> {
  const title = visible(name);
  if (outcome.kind === "unread" && PASSING_REASONS.has(outcome.code)) {
    const head = `${paint.red("not accepted")}  ${title}: ${visible(outcome.message)}`;
    return { head, differences: [], exitCode: EXIT.unread };
  }
  const before = await readGolden(name);
  const verdict = compareWithGolden(outcome, before);
  if (verdict.kind === "same") {
    return { head: `${paint.green("same")}  ${title}`, differences: [], exitCode: EXIT.fine };
  }
  await writeResultFile(goldenPath(name), goldenText(outcome));
  const head = `${paint.yellow("accepted")}  ${title}`;
  return { head, differences: verdict.differences, exitCode: EXIT.fine };
}

async function readGolden(pdfPath: string): Promise<string | null> {
  return readFile(goldenPath(pdfPath), "utf8").catch(() => null);
}

function differenceLines(differences: readonly Difference[], paint: Paint): readonly string[] {
  return differences.flatMap(({ path, expected, read }) => [
    `  ${path}`,
    ...(expected === null ? [] : [paint.red(`    - ${visible(expected)}`)]),
    ...(read === null ? [] : [paint.green(`    + ${visible(read)}`)]),
  ]);
}
