import { OwnNames } from "../base/own-names.ts";
import { fingerprintOf } from "../batch/input.ts";
import { PapersTogether } from "../verdict/together.ts";
import { toFullResult } from "../wire/full-result.ts";
import {
  type DocumentInputs,
  documentsOnce,
  outcomesOf,
  RUN_CHECKS,
  type RunOptions,
} from "./outcomes.ts";
import type { Answers } from "./read.ts";
import { outcomeFrom, type ReadOutcome } from "./read-many.ts";
import {
  checkOptions,
  engineOptions,
  type Kind,
  READING_CHECKS,
  type ReadingOptions,
} from "./reading-options.ts";

/** The options of `readTogether`. */
export interface ReadTogetherOptions extends ReadingOptions, RunOptions {}

/**
 * Reads documents in worker threads and judges each among all of them, as `crossfoot read --detail full --format json` does:
 * `verdict` and `reasons` of the full answers also say what the other papers say, such as that a bill is there twice (`copy`) or
 * that the application before this one is missing (`earlier-missing`). `readMany` gives each answer at once, and so knows only
 * what a paper says by itself: who pays by verdicts asks here. All answers are in memory together.
 * Inputs are those of `readMany`; a file that several of them stand for comes once. Where there are more than 1,000 papers of
 * contracts, only bills are compared with each other.
 *
 * @example
 * import { readTogether } from "crossfoot";
 *
 * for (const { file, result, error } of await readTogether("march/", { jobs: 2 })) {
 *   if (error !== null) console.log(`${file}: ${error.message}`);
 *   else console.log(file, result.verdict, result.reasons.map(({ code }) => code));
 * }
 *
 * @throws TypeError where an input is no document, or an option is unknown or cannot be what it is.
 * @throws The signal's reason when it aborts.
 */
export async function readTogether<AsKind extends Kind = "auto">(
  inputs: DocumentInputs,
  options?: ReadTogetherOptions & { readonly kind?: AsKind | undefined },
): Promise<readonly ReadOutcome<Answers["full"][AsKind]>[]>;
export async function readTogether(
  inputs: DocumentInputs,
  options: ReadTogetherOptions = {},
): Promise<readonly ReadOutcome<Answers["full"]["auto"]>[]> {
  checkOptions("readTogether", options, { ...READING_CHECKS, ...RUN_CHECKS });
  const engine = engineOptions(options);
  const documents = await documentsOnce(inputs, engine);
  const papers = new PapersTogether();
  const names = new OwnNames();
  const seen = [];
  for await (const document of outcomesOf(documents, engine, options)) {
    const { input, outcome } = document;
    const name = names.take(input.name);
    const fingerprint = outcome.kind === "read" ? await fingerprintOf(input) : "";
    papers.add(name, fingerprint, outcome);
    seen.push({ ...document, name });
  }
  const { others } = papers.together();
  return seen.map(({ name, ...document }) =>
    outcomeFrom(document, (reading) => toFullResult(reading, others.get(name))),
  );
}
