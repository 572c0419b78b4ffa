import { type AuditFinding, failedFindings } from "../audit/audit-check.ts";
import {
  type Audit,
  type AuditedApplication,
  type AuditedContract,
  failuresThatCount,
} from "../audit/audit.ts";
import { isoDate } from "../base/calendar-date.ts";
import { Money } from "../base/money.ts";
import { visible, wrap } from "./terminal.ts";
import { namesAmount } from "../finding/audit-amounts.ts";
import { noticeSentence } from "../finding/audit-notice.ts";
import { auditRemedy } from "../finding/audit-remedies.ts";
import { auditDetail, untestedReasons } from "../finding/audit-sentences.ts";
import { contractWords, placeWords } from "../finding/contract-names.ts";
import { sentenceCase } from "../base/sentence-case.ts";
import { enumerate } from "../finding/figure-words.ts";
import { type Verdict, VERDICT_WORDS } from "../finding/verdict-words.ts";
import type { Reading } from "../kinds/reading.ts";
import { isDoubtful, type Judgement, judgeReading } from "../verdict/judgement.ts";
import { type Reason, REASONS } from "../verdict/reason-codes.ts";
import { reasonWords } from "../verdict/shown.ts";
import type { SeenPaper } from "../verdict/together.ts";

/** Letters are read at this width everywhere. */
const COLUMNS = 78;

/** What stands between two letters. */
export const LETTER_BREAK: string = `\n\n${"-".repeat(COLUMNS)}\n\n`;

/** A note for each contract in plain words, ready to be sent back with its applications. */
export function auditNote(
  { contracts, refused, notices }: Audit,
  judgementOf: JudgementOf,
): string {
  const notes = contracts.map((contract) => contractNote(contract, judgementOf).lines);
  const unread = refused.flatMap(({ file, message }) =>
    indented("-", `Not read and in none of the notes: ${file}. ${message}`),
  );
  const doubts = new Set(contracts.flatMap((contract) => contract.doubts.map(noticeSentence)));
  const open = [
    ...unread,
    ...[...doubts, ...notices.map(noticeSentence)].flatMap((sentence) => indented("-", sentence)),
  ];
  const rest = open.length === 0 ? [] : ["For yourself, not for the notes above", "", ...open];
  return `${[...notes, ...(rest.length > 0 ? [rest] : [])]
    .map((lines) => lines.join("\n"))
    .join(LETTER_BREAK)}\n`;
}

/** What is to be done about an application beside the others of the run. */
export type JudgementOf = (application: AuditedApplication["application"]) => Judgement;

/** The judgements of a run by the names of their files. Throws a RangeError for an application that was not judged. */
export function judgementsAmong(papers: readonly SeenPaper[]): JudgementOf {
  const judgements = new Map(papers.map(({ file, judgement }) => [file, judgement]));
  return ({ file }) => {
    const judgement = judgements.get(file);
    if (judgement === undefined) throw new RangeError(`${file} was audited, but not judged.`);
    return judgement;
  };
}

/** The note for one contract. Only what is sent back is a letter. */
interface WrittenNote {
  readonly verdict: Exclude<Verdict, "not-read">;
  readonly lines: readonly string[];
}

/** The note for one contract, with what is to be done about its applications. */
export function contractNote(contract: AuditedContract, judgementOf: JudgementOf): WrittenNote {
  const head = ["Applications for payment", ...paragraph(contractWords(contract)), ""];
  const waiting = waitingOf(contract, judgementOf);
  const onHold = new Set(waiting.flatMap(({ file, verdict }) => (verdict === "hold" ? file : [])));
  const doubtful = doubtfulFiles(contract);
  const faulty = contract.applications.flatMap((audited) => {
    const isHeld = onHold.has(audited.application.file);
    const points = isHeld ? [] : pointsOf(audited, contract, doubtful);
    return points.length === 0 ? [] : [{ audited, points }];
  });
  if (faulty.length === 0) {
    const { verdict, lines } = unsentWords(contract, { doubtful, waiting });
    return { verdict, lines: [...head, ...lines, ...openPoints(contract)] };
  }
  const opening = `Thank you for the ${contract.applications.length === 1 ? "application" : "applications"}. The points below do not agree, or need a paper to go with them. Please look at each and send what is asked for, so that payment can go on.`;
  const sections = faulty.flatMap(({ audited, points }) => [
    "",
    ...paragraph(applicationTitle(audited)),
    ...points.flatMap((point, index) => [
      "",
      ...indented(`${index + 1}.`, point.text),
      ...asked(point),
    ]),
  ]);
  const lines = [...head, ...paragraph(opening), ...sections, ...openPoints(contract)];
  return { verdict: "send-back", lines };
}

/** An application that counts and is not paid, with its reasons. */
interface Waiting {
  readonly file: string;
  readonly verdict: Verdict;
  readonly reasons: readonly string[];
}

/** A copy or a replaced revision waits for nothing: the paper that counts does. */
function waitingOf(
  { applications }: AuditedContract,
  judgementOf: JudgementOf,
): readonly Waiting[] {
  return applications.flatMap(({ application, standing }) => {
    const { verdict, reasons } = judgementOf(application);
    const counts = standing.kind === "compared" || standing.kind === "competing";
    return counts && verdict !== "pay"
      ? [{ file: application.file, verdict, reasons: reasons.map(reasonWords) }]
      : [];
  });
}

/** What is said where nothing is sent back: what is to be read again, what waits and why, or that all is in order. */
function unsentWords(
  contract: AuditedContract,
  {
    doubtful,
    waiting,
  }: { readonly doubtful: ReadonlySet<string>; readonly waiting: readonly Waiting[] },
): WrittenNote {
  const held = waiting.flatMap(({ file, verdict, reasons }) => {
    const begin = verdict === "hold" ? "On hold" : VERDICT_WORDS[verdict];
    return doubtful.has(file) ? [] : indented("-", `${begin}: ${file}. ${reasons.join(" ")}`);
  });
  if (doubtful.size > 0)
    return { verdict: "check", lines: [...paragraph(doubtWords(doubtful)), ...held] };
  if (waiting.length === 0) return { verdict: "pay", lines: paragraph(orderWords(contract)) };
  const verdict = waiting.every((one) => one.verdict === "hold") ? "hold" : "check";
  return { verdict, lines: [...paragraph(waitWords(contract, waiting.length)), ...held] };
}

function waitWords({ applications }: AuditedContract, waiting: number): string {
  const which =
    applications.length === 1
      ? "the application is"
      : `${waiting} of ${applications.length} applications ${waiting === 1 ? "is" : "are"}`;
  return `There is nothing to send back, and ${which} not to be paid yet:`;
}

/** The applications whose own reading is in doubt: nobody is asked to correct what may be misread. */
function doubtfulFiles({ applications }: AuditedContract): ReadonlySet<string> {
  const doubtful = applications.filter(({ application }) =>
    isDoubtful(judgeReading(application.reading)),
  );
  return new Set(doubtful.map(({ application }) => application.file));
}

function doubtWords(files: ReadonlySet<string>): string {
  const [are, readings] = files.size === 1 ? ["is", "its reading"] : ["are", "their readings"];
  return `There is nothing to send back yet: ${enumerate([...files])} ${are} not read with certainty. Check ${readings} first.`;
}

/** Claims no more than was compared. */
function orderWords({ applications, findings }: AuditedContract): string {
  const compared = applications.filter(({ standing }) => standing.kind === "compared");
  const unchecked = compared.filter(({ application }) => !addsUp(application.reading));
  if (compared.length === 1)
    return unchecked.length === 1
      ? "The application prints too little to be checked, and there is no other to compare it with."
      : "The application is in order: its figures add up. There is no other to compare it with.";
  const count = compared.length;
  const isWhole =
    unchecked.length === 0 &&
    findings.every(({ severity, passed }) => severity !== "high" || passed !== null);
  return isWhole
    ? `The ${count} applications are in order: their figures add up, and each carries on from the one before.`
    : `The ${count} applications are in order as far as they can be compared: nothing disagrees.`;
}

/** Whether anything in it could be added up, and was right. */
function addsUp({ checks, identities }: AuditedApplication["application"]["reading"]): boolean {
  return [...checks, ...identities].some(({ passed }) => passed === true);
}

interface Point {
  readonly text: string;
  readonly remedy: string | null;
}

/** What is certain to be wrong with one application: how it stands to the others, then its own arithmetic. */
function pointsOf(
  audited: AuditedApplication,
  contract: AuditedContract,
  doubtful: ReadonlySet<string>,
): readonly Point[] {
  const { application } = audited;
  const findings = pointedFindings(contract).filter(
    ({ files }) => files[0] === application.file && !files.some((file) => doubtful.has(file)),
  );
  const counts = failuresThatCount(audited).length > 0;
  const errors = counts ? errorsOf(application.reading) : [];
  return [
    ...findings.map(findingPoint),
    ...errors.map((error) => errorPoint(error, application.file)),
  ];
}

/** The errors of a paper that are certain: one point for each cause. */
export function errorsOf(reading: Reading): readonly Reason[] {
  return judgeReading(reading).reasons.filter(({ code }) => REASONS[code].verdict === "send-back");
}

/** The failed findings without the sum of all payments, where it only adds up what line 7 has wrong. */
function pointedFindings(contract: AuditedContract): readonly AuditFinding[] {
  const failed = failedFindings(contract);
  const gaps = failed.flatMap(({ name, difference }) =>
    name === "previous_certificates" && difference !== null ? [difference] : [],
  );
  return failed.filter(
    ({ name, difference }) =>
      name !== "payments_to_date" || difference?.equals(Money.sum(gaps)) !== true,
  );
}

function findingPoint(finding: AuditFinding): Point {
  const { statement, difference } = finding;
  const places = placeWords(finding.places);
  const where = places === "" ? "" : ` See ${places}.`;
  const gap = difference?.absolute() ?? null;
  const gapWords = gap === null || namesAmount(statement, gap) ? "" : differenceWords(gap);
  return { text: `${auditDetail(finding)}${gapWords}${where}`, remedy: auditRemedy(finding) };
}

function errorPoint({ sentence, pages }: Reason, file: string): Point {
  const at = pages.length === 0 ? "" : ` p. ${pages.join(", ")}`;
  return {
    text: `${sentence} See ${file}${at}.`,
    remedy: "Send the application with these figures corrected.",
  };
}

function differenceWords(gap: Money): string {
  return ` The difference is ${gap.toString()}.`;
}

function asked({ remedy }: Point): readonly string[] {
  return remedy === null ? [] : indented("  ", remedy);
}

function applicationTitle({ application }: AuditedApplication): string {
  const { document, file } = application;
  const number = document.applicationNumber?.value ?? "without a number";
  const period =
    document.periodTo === null ? "" : `, period to ${isoDate(document.periodTo.value)}`;
  return `Application ${number}${period} (${file})`;
}

/** What nobody could compare is said, so that it is not taken for found in order. */
function openPoints(contract: AuditedContract): readonly string[] {
  const points = untestedReasons(contract.findings).map(({ reason, detail, names }) => {
    const compared = names.map((name) => name.replaceAll("_", " "));
    return reason === null ? detail : `${sentenceCase(enumerate(compared))}: ${reason}`;
  });
  return points.length === 0
    ? []
    : ["", "Open:", ...points.flatMap((point) => indented("-", point))];
}

/** A paragraph of a letter. */
export function paragraph(text: string): readonly string[] {
  return wrap(visible(text), COLUMNS);
}

/** A point of a letter behind its mark. */
export function indented(mark: string, text: string): readonly string[] {
  const indent = " ".repeat(mark.length + 3);
  return wrap(visible(text), COLUMNS - indent.length).map((line, index) =>
    index === 0 ? `  ${mark} ${line}` : `${indent}${line}`,
  );
}
