import { namesOf } from "../base/names-of.ts";
import type { CheckResult } from "../checks/check.ts";
import { failuresToTell, severityOf } from "../checks/findings.ts";
import { valueAt } from "../document/value-at.ts";
import type { Finding, FindingOf } from "../finding/finding.ts";
import { sentenceOf } from "../finding/sentences.ts";
import { kindOf } from "../kinds/kinds.ts";
import { knownPaper, rowsOf } from "../kinds/known-by.ts";
import type { Reading, Unread } from "../kinds/reading.ts";
import { FILE, PAGE, type TableRow } from "./definitions/columns.ts";
import type { Origin, SheetDefinition, SourceRow } from "./sheet.ts";
import type { FullResult } from "../wire/full-contract.ts";
import type { IdentityBody } from "../wire/proof-contract.ts";
import { namerOf } from "../wire/values.ts";

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

/** What needs a person, the gravest first. */
const PROBLEM_WORDS = {
  unread: "Not read",
  check: "Failed check",
  repeated: "Comes twice",
  warning: "Warning",
  unsure: "Unsure",
} as const;

/** One thing that needs a person. */
export interface ProblemRow extends SourceRow {
  readonly problem: keyof typeof PROBLEM_WORDS;
  /** Of the failed check; null for what is none. */
  readonly check: string | null;
  /** A check that weighs less than the others. */
  readonly isMinor: boolean;
  /** A full sentence. */
  readonly what: string;
  readonly printed: number | null;
  readonly expected: number | null;
  readonly difference: number | null;
  readonly documentKind: string | null;
  /** Who sent the document. */
  readonly sender: string | null;
  readonly number: string | null;
}

/** One row for each thing that needs a person. */
export const PROBLEMS: SheetDefinition<ProblemRow> = {
  title: "Problems",
  fileName: "problems",
  columns: [
    { header: "Problem", kind: "text", width: 14, value: ({ problem }) => PROBLEM_WORDS[problem] },
    FILE,
    PAGE,
    { header: "From", kind: "text", width: 28, value: ({ sender }) => sender },
    { header: "Document", kind: "text", value: ({ documentKind }) => documentKind },
    { header: "Number", kind: "text", width: 12, value: ({ number }) => number },
    { header: "What", kind: "sentence", value: ({ what }) => what },
    { header: "Printed", kind: "money", value: ({ printed }) => printed },
    { header: "Expected", kind: "money", value: ({ expected }) => expected },
    { header: "Difference", kind: "difference", value: ({ difference }) => difference },
    { header: "Check", kind: "text", width: 38, value: ({ check }) => check },
  ],
};

/** A document as the engine read it and as its full answer says it, with the rows of its tables. */
export interface ReadDocument {
  readonly reading: Reading;
  readonly answer: FullResult;
  readonly rows: readonly TableRow[];
  /** The pages on which the totals of its tables stand, by their paths in the answer. */
  readonly totals: ReadonlyMap<string, number>;
}

/** The page to look at for a check: of the row that fails, else of the figure that it tests; null where neither has one. */
export function pageOfCheck(check: IdentityBody, read: ReadDocument): number | null {
  const failing =
    check.passed === false
      ? read.rows.find(({ facts }) =>
          facts.checks.some(({ name, passed }) => name === check.name && !passed),
        )
      : undefined;
  return failing?.pageNumber ?? pageOfFigures(check, read);
}

/** Where the totals of tables stand, which the answer does not say. */
export function pagesOfTotals(reading: Reading): ReadonlyMap<string, number> {
  const nameOf = namerOf(reading.documentType);
  const groups = kindOf(reading.documentType).groups.filter(
    ({ totalsOf }) => totalsOf !== undefined,
  );
  return new Map(
    groups.flatMap((group) => {
      const [totals] = rowsOf(reading, group) ?? [];
      if (totals === undefined) return [];
      return namesOf(group.fields).flatMap((name): [string, number][] => {
        const pageNumber = valueAt(totals, name)?.from[0].pageNumber;
        return pageNumber === undefined ? [] : [[nameOf(`${group.path}.${name}`), pageNumber]];
      });
    }),
  );
}

/** Of the first of its figures that stands anywhere, the tested one before the others. */
function pageOfFigures({ figures }: IdentityBody, { answer, totals }: ReadDocument): number | null {
  const pages = figures.flatMap(
    (figure) => answer.evidence[figure]?.from[0]?.page ?? totals.get(figure) ?? [],
  );
  return pages[0] ?? null;
}
