import { AuditCollector } from "../audit/audit.ts";
import { AUDIT_LIMITS } from "../base/limits.ts";
import { fingerprintOf } from "../batch/input.ts";
import { splitInputs } from "../batch/split-inputs.ts";
import { usualJobs } from "../batch/worker-limits.ts";
import { DrawCollector } from "../draw/draw-collector.ts";
import { type ContractTerms, termsGiven } from "../draw/retainage-limits.ts";
import { type DrawResult, toDrawResult } from "../wire/draw-result.ts";
import type { AuditOptions } from "./audit.ts";
import { type DocumentInputs, documentsOnce, outcomesOf, RUN_CHECKS } from "./outcomes.ts";
import { checkOptions, engineOptions, READING_CHECKS } from "./reading-options.ts";

/** The contract between the contractor of a draw and whoever pays. */
export interface DrawnContract {
  /** The state of the job in two letters, such as `CA`. */
  readonly state: string;
  /** The day on which the contract was made, `YYYY-MM-DD`. */
  readonly contractDate: string;
  /** Whether it is with a public body; if not said, it is not. */
  readonly publicWork?: boolean | undefined;
}

/** The options of `draw`. */
export interface DrawOptions extends AuditOptions {
  /** Where it is given, the retainage that is held is compared with the limit of the state, one of those in docs/draw.md. */
  readonly contract?: DrawnContract | undefined;
}

/**
 * Takes the papers of one draw apart, reads them in worker threads and compares them, as `crossfoot draw --format json` does: the
 * contractor's application, those of the firms that bill it, lien waivers, change orders, bills, and lists of firms such as a sworn
 * statement. Inputs are those of `readMany`: one PDF with everything in it, or a folder of papers, or both.
 *
 * The answer is plain data. `fundable` says whether anything fails, each of `findings` names the firm whose papers it is about, and
 * papers that were put to no firm are in `apart`. A paper within a PDF is called by its pages: `draw.pdf, pages 3-7`.
 *
 * @example
 * import { draw } from "crossfoot";
 *
 * const { fundable, findings } = await draw("june/");
 * console.log(fundable);
 * for (const { firm, passed, detail, remedy } of findings)
 *   if (passed === false) console.log(firm, detail, remedy);
 *
 * @throws RangeError where there are more than 1,000 papers, or no limit is known for the contract that is given.
 * @throws TypeError where an input is no document, or an option is unknown or cannot be what it is.
 * @throws The signal's reason when it aborts.
 */
export async function draw(inputs: DocumentInputs, options: DrawOptions = {}): Promise<DrawResult> {
  const { kind: _kind, ...checks } = READING_CHECKS;
  checkOptions("draw", options, { ...checks, ...RUN_CHECKS, contract: contractProblem });
  const terms = termsOf(options.contract);
  const engine = engineOptions({ ...options, kind: "auto" });
  const documents = await documentsOnce(inputs, engine);
  const { jobs = usualJobs(), signal = new AbortController().signal } = options;
  const found = await splitInputs(
    documents.map(({ input }) => input),
    { limits: engine.limits, jobs, signal, withListings: true },
  );
  signal.throwIfAborted();
  const most = AUDIT_LIMITS.applications;
  const { length } = found.inputs;
  if (length > most)
    throw new RangeError(
      `There are ${length} papers, and at most ${most} are compared at a time: name one draw after the other.`,
    );
  const [audit, collector] = [new AuditCollector(), new DrawCollector()];
  const papers = found.inputs.map((input, index) => {
    const same = documents.find((document) => document.input === input);
    return { index, input, given: same?.given ?? input.name, known: same?.known ?? null };
  });
  for await (const { input, outcome } of outcomesOf(papers, engine, options)) {
    const fingerprint = outcome.kind === "unread" ? "" : await fingerprintOf(input);
    audit.add(input.name, fingerprint, outcome);
    collector.add(input.name, fingerprint, outcome);
  }
  const others = found.others.map(({ name, ...part }) => ({ ...part, file: name }));
  return toDrawResult(collector.draw(audit.audit(), others, terms));
}

function termsOf(contract: DrawnContract | undefined): ContractTerms | null {
  const terms = termsGiven(contract ?? {});
  if (typeof terms === "string") throw new RangeError(terms);
  return terms;
}

function contractProblem(value: unknown): string | null {
  const { state, contractDate, publicWork } = (value ?? {}) as Readonly<Record<string, unknown>>;
  const isContract =
    typeof state === "string" &&
    typeof contractDate === "string" &&
    (publicWork === undefined || typeof publicWork === "boolean");
  return isContract ? null : 'an object such as { state: "CA", contractDate: "2026-02-14" }';
}
