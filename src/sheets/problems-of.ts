import type { CheckResult } from "../checks/check.ts";
import { failuresToTell, severityOf } from "../checks/findings.ts";
import type { Finding, FindingOf } from "../finding/finding.ts";
import { sentenceOf } from "../finding/sentences.ts";
import { knownPaper } from "../kinds/known-by.ts";
import type { Reading, Unread } from "../kinds/reading.ts";
import type { FullResult } from "../wire/full-contract.ts";
import type { ProblemRow } from "./definitions/problems.ts";
import { pageOfCheck, type ReadDocument } from "./page-of-check.ts";
import type { Origin } from "./sheet.ts";

/** The problem of an input that was not read. */
export function problemOfUnread(origin: Origin, { message }: Unread): ProblemRow {
  return { ...EMPTY, origin, problem: "unread", what: message };
}

/** The problem of a paper that came before in the same run. */
export function problemOfRepeated(
  repeated: Pick<ProblemRow, "origin" | "what" | "documentKind" | "number" | "sender">,
): ProblemRow {
  return { ...EMPTY, ...repeated, problem: "repeated" };
}

/** What needs a person on a document that was read: failed checks, then what else its warnings say, then a doubtful reading. */
export function problemsOf(
  origin: Origin,
  read: ReadDocument,
  minConfidence: number,
): readonly ProblemRow[] {
  const { reading, answer } = read;
  const { documentKind, number, sender } = knownPaper(reading);
  const base = { ...EMPTY, origin, documentKind, number, sender };
  const told = failuresOf(reading);
  const names = new Set(told.map(({ name }) => name));
  const failed = answer.identities.filter(
    ({ name, passed }) => passed === false && names.has(name),
  );
  return [
    ...failed.map((check): ProblemRow => {
      const { name, detail, printed, expected, difference } = check;
      const isMinor = severityOf(name) === "medium";
      const pageNumber = pageOfCheck(check, read);
      const sides = { printed, expected, difference };
      return {
        ...base,
        ...sides,
        problem: "check",
        check: name,
        isMinor,
        pageNumber,
        what: detail,
      };
    }),
    ...warningsBeside(reading).map((what): ProblemRow => ({
      ...base,
      problem: "warning",
      what,
    })),
    ...(answer.confidence < minConfidence
      ? [{ ...base, problem: "unsure" as const, what: doubts(answer, minConfidence) }]
      : []),
  ];
}

/** The problems in the order in which to look at them: the gravest kind, then the largest difference, then the order of the inputs. */
export function inOrder(problems: readonly ProblemRow[]): readonly ProblemRow[] {
  const rank = ({ problem, isMinor }: ProblemRow): number =>
    ["unread", "check", "repeated", "warning", "unsure"].indexOf(problem) + (isMinor ? 0.5 : 0);
  const size = ({ difference }: ProblemRow): number => Math.abs(difference ?? 0);
  return problems.toSorted((one, other) => rank(one) - rank(other) || size(other) - size(one));
}

const EMPTY = {
  pageNumber: null,
  check: null,
  isMinor: false,
  printed: null,
  expected: null,
  difference: null,
  documentKind: null,
  sender: null,
  number: null,
} as const;

/** The failed checks that the engine warns of. */
function failuresOf(reading: Reading): readonly CheckResult[] {
  const failed = [...reading.checks, ...reading.identities].filter(
    ({ passed }) => passed === false,
  );
  const told = failuresToTell(reading);
  return failed.filter(
    (check) =>
      told.includes(check) ||
      reading.findings.some((finding) => isOfCheck(finding) && finding.facts.name === check.name),
  );
}

/** What a failed check does not say already. Several columns together are one finding; here each of them has a row. */
function warningsBeside({ findings }: Reading): readonly string[] {
  return findings
    .filter(
      (finding) =>
        !isOfCheck(finding) &&
        finding.code !== "columns-do-not-add-up" &&
        finding.code !== "more-findings",
    )
    .map(sentenceOf);
}

/** Whether a finding is a failed check's. */
function isOfCheck(
  finding: Finding,
): finding is FindingOf<"check-failed"> | FindingOf<"sheet-against-summary"> {
  return finding.code === "check-failed" || finding.code === "sheet-against-summary";
}

/** Fields that are named as doubtful; the sheet is no list of all. */
const MOST_FIELDS = 4;

function doubts({ confidence, fieldConfidence }: FullResult, minConfidence: number): string {
  const fields = Object.entries(fieldConfidence)
    .filter(([, field]) => field.confidence < minConfidence)
    .toSorted(([, one], [, other]) => one.confidence - other.confidence)
    .slice(0, MOST_FIELDS)
    .map(([name, field]) => `${name} ${twoDigits(field.confidence)}`);
  const least = fields.length === 0 ? "" : ` Least certain: ${fields.join(", ")}.`;
  return `Confidence is ${twoDigits(confidence)}, below ${String(minConfidence)}.${least}`;
}

/** Never rounded up: what is nearly certain is not shown as 1. */
function twoDigits(share: number): string {
  return (Math.floor(100 * share + 1e-9) / 100).toFixed(2);
}
