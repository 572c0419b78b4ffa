import { AuditCollector } from "../audit/audit.ts";
import { AUDIT_LIMITS } from "../base/limits.ts";
import { fingerprintOf } from "../batch/input.ts";
import { type AuditResult, toAuditResult } from "../wire/audit-result.ts";
import {
  checkOptions,
  engineOptions,
  READING_CHECKS,
  type ReadingOptions,
} from "./reading-options.ts";
import {
  type DocumentInputs,
  documentsOnce,
  outcomesOf,
  RUN_CHECKS,
  type RunOptions,
} from "./outcomes.ts";

/** The options of `audit`. It finds out by itself of which kind each document is. */
export interface AuditOptions extends Omit<ReadingOptions, "kind">, RunOptions {}

/**
 * Reads pay applications and change orders in worker threads, sorts them by contract, and compares the applications of each with
 * each other, as `crossfoot audit --format json` does: whether each carries on from the one before, and whether the change orders
 * that it bills were executed. Inputs are those of `readMany`; a file that several of them stand for counts once.
 *
 * The answer is plain data. Amounts are numbers in the currency of the contract, dates `YYYY-MM-DD`, null is what is not printed.
 * Each contract has its `applications` in their order, its `changeOrders`, and `findings`, whose `passed` is null where something
 * is missing that the comparison needs. Bills are in `otherPapers` and what could not be read in `notRead`, so that every document
 * is in the answer once.
 *
 * @example
 * import { audit } from "crossfoot";
 *
 * const { contracts, notRead } = await audit("march/");
 * for (const { project, applications, findings } of contracts) {
 *   const failed = findings.filter(({ passed }) => passed === false);
 *   console.log(`${project}: ${applications.length} applications, ${failed.length} comparisons failed`);
 *   for (const { detail, remedy } of failed) console.log(detail, remedy);
 * }
 * console.log(`${notRead.length} not read`);
 *
 * @throws RangeError where there are more than 1,000 documents.
 * @throws TypeError where an input is no document, or an option is unknown or cannot be what it is.
 * @throws The signal's reason when it aborts.
 */
export async function audit(
  inputs: DocumentInputs,
  options: AuditOptions = {},
): Promise<AuditResult> {
  const { kind: _kind, ...checks } = READING_CHECKS;
  checkOptions("audit", options, { ...checks, ...RUN_CHECKS });
  const engine = engineOptions({ ...options, kind: "auto" });
  const documents = await documentsOnce(inputs, engine);
  const most = AUDIT_LIMITS.applications;
  if (documents.length > most) {
    throw new RangeError(
      `There are ${documents.length} documents, and at most ${most} are compared at a time: audit one project after the other.`,
    );
  }
  const collector = new AuditCollector();
  for await (const { input, outcome } of outcomesOf(documents, engine, options)) {
    const fingerprint = outcome.kind === "unread" ? "" : await fingerprintOf(input);
    collector.add(input.name, fingerprint, outcome);
  }
  return toAuditResult(collector.audit());
}
