import { counted } from "../../finding/figure-words.ts";
import { dirname, relative } from "node:path";
import { AUDIT_LIMITS } from "../../base/limits.ts";
import { fingerprintOf, type Input } from "../../batch/input.ts";
import type { OtherPart } from "../../batch/split-inputs.ts";
import type { ContractTerms } from "../../draw/retainage-limits.ts";
import type { Outcome } from "../../kinds/reading.ts";
import type { DrawResult } from "../../wire/draw-result.ts";
import { type CheckDrawArguments, checkDrawSchema } from "../../wire/service/local-arguments.ts";
import { answer, failure, READS_ONLY, type Tool } from "../tool.ts";
import {
  first,
  type FolderPapers,
  leftAloneWords,
  MOST_NAMED,
  outcomeFor,
  papersAt,
  readAll,
} from "./folder-papers.ts";
import type { LocalDesk } from "./local-desk.ts";

const TITLE = "Check whether a draw can be funded";

/** Takes the papers of one draw apart, reads them and compares them. */
export const CHECK_DRAW: Tool<LocalDesk> = {
  listing: {
    name: "check_draw",
    title: TITLE,
    description: `Reads the papers of one draw, in one PDF or in a folder and those below it, and answers whether it can be funded: the contractor's pay application against those of the firms that bill it, lien waivers of this payment and of the last, change orders, bills of stored materials, sworn statements and other lists of firms. A PDF that holds several documents is taken apart first. Returns each firm with its payment and its waivers, what failed with both figures and their pages, what could not be compared and why, and every paper that was not read. At most ${AUDIT_LIMITS.applications} papers at a time; a scanned page takes about two seconds, and who asks for progress hears of it. Free, works offline, changes nothing. The answer is short; detail full has every comparison.`,
    inputSchema: { ...checkDrawSchema, type: "object" },
    annotations: { ...READS_ONLY, title: TITLE, idempotentHint: true, openWorldHint: false },
  },
  call: async ({ path, detail = "plain", ...contract }: CheckDrawArguments, desk, call) => {
    const { termsGiven } = await import("../../draw/retainage-limits.ts");
    const terms = termsGiven(contract);
    if (typeof terms === "string") return failure(terms);
    const isGivenUp = (): boolean => call.signal.aborted;
    const file = path === undefined ? null : await desk.folders.file(path);
    const found = file?.kind === "found" ? file : await desk.folders.folder(path);
    if (found.kind === "refused") return failure(found.sentence);
    const { documents, unopened, leftAlone, outside } = await papersAt(found.path, desk);
    if (documents.length + unopened.length === 0)
      return failure("There are no PDF files in this folder.");
    const { inputs, others } = await desk.split(documents, call);
    if (isGivenUp()) return failure(GIVEN_UP);
    if (inputs.length > AUDIT_LIMITS.applications)
      return failure(
        `These are ${inputs.length} papers, and at most ${AUDIT_LIMITS.applications} are compared at a time: name one draw after the other.`,
      );
    const papers = inputs.filter((input) => input.kind === "document");
    const outcomes = await readAll(papers, { desk, call, wishes: { kind: "auto" } });
    if (isGivenUp()) return failure(GIVEN_UP);
    const base = file?.kind === "found" ? dirname(found.path) : found.path;
    const draw = await drawn([...papers, ...unopened], { outcomes, others, base, terms });
    const summary = drawLine(draw, { leftAlone, outside });
    return answer({ summary, ...(detail === "full" ? draw : shortDraw(draw)) });
  },
};

const GIVEN_UP = "The comparison was given up.";

interface ReadDraw {
  readonly outcomes: readonly Outcome[];
  readonly others: readonly OtherPart[];
  /** The folder from which files are named. */
  readonly base: string;
  readonly terms: ContractTerms | null;
}

async function drawn(
  inputs: readonly Input[],
  { outcomes, others, base, terms }: ReadDraw,
): Promise<DrawResult> {
  // Loaded where a draw is compared: most servers start and never do it.
  const { AuditCollector } = await import("../../audit/audit.ts");
  const { DrawCollector } = await import("../../draw/draw-collector.ts");
  const { toDrawResult } = await import("../../wire/draw-result.ts");
  const [audit, draw] = [new AuditCollector(), new DrawCollector()];
  for (const [index, input] of inputs.entries()) {
    const outcome = outcomeFor(input, outcomes[index]);
    if (outcome === undefined) continue;
    const fingerprint = outcome.kind === "unread" ? "" : await fingerprintOf(input);
    audit.add(relative(base, input.name), fingerprint, outcome);
    draw.add(relative(base, input.name), fingerprint, outcome);
  }
  const listed = others.map(({ name, ...part }) => ({ ...part, file: relative(base, name) }));
  return toDrawResult(draw.draw(audit.audit(), listed, terms));
}

/** What of a draw needs somebody's attention. */
function shortDraw({
  fundable,
  parties,
  findings,
  apart,
  otherPapers,
  notRead,
}: DrawResult): object {
  const failed = findings.filter(({ passed }) => passed === false);
  const open = findings.filter(({ passed }) => passed === null);
  const told = (some: DrawResult["findings"]): readonly object[] =>
    first(some).map(({ name, severity, firm, detail, remedy, places }) => ({
      name,
      severity,
      firm,
      detail,
      remedy,
      places,
    }));
  return {
    fundable,
    firms: first(parties).map(({ firm, bills, application, currentPaymentDue, ...waivers }) => ({
      firm,
      bills,
      application,
      currentPaymentDue,
      waived: waivers.waiversOfThisPayment.map(({ amount }) => amount),
    })),
    failed: told(failed),
    open: told(open),
    holds: findings.filter(({ passed }) => passed === true).length,
    ofNoFirm: first([...apart.applications, ...apart.waivers, ...apart.bills]),
    otherPapers: first(otherPapers.map(({ file, kind }) => ({ file, kind }))),
    notRead: first(notRead),
    leftOut: [parties, failed, open, otherPapers, notRead].reduce(
      (sum, { length }) => sum + Math.max(0, length - MOST_NAMED),
      0,
    ),
  };
}

const FUNDABLE: Readonly<Record<DrawResult["fundable"], string>> = {
  yes: "It can be funded, as far as these papers tell",
  look: "Perhaps it can be funded: look at what is open",
  no: "It can NOT be funded yet",
};

/** One line that says what a draw came to. */
function drawLine(
  { fundable, parties, findings, notRead }: DrawResult,
  papers: Pick<FolderPapers, "leftAlone" | "outside">,
): string {
  if (parties.length === 0) return "No pay application was found: there is nothing to compare.";
  const failed = findings.filter(({ passed }) => passed === false).length;
  const open = findings.filter(({ passed }) => passed === null).length;
  return `${[
    FUNDABLE[fundable],
    counted(parties.length, "firm"),
    failed === 0 ? "no comparison failed" : `${counted(failed, "comparison")} FAILED`,
    ...(open === 0 ? [] : [`${open} could not be made`]),
    notRead.length === 0 ? "every paper was read" : `${counted(notRead.length, "paper")} NOT READ`,
    ...leftAloneWords(papers),
  ].join("; ")}.`;
}
