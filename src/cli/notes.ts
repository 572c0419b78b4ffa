import { type AuditFinding, failedFindings } from "../audit/audit-check.ts";
import {
  type Audit,
  type AuditedApplication,
  type AuditedContract,
  failuresThatCount,
} from "../audit/audit.ts";
import { isoDate } from "../base/calendar-date.ts";
import { Money } from "../base/money.ts";
import { type ByKind, ofKind } from "../kinds/by-kind.ts";
import { visible, wrap } from "./terminal.ts";
import { titleWords } from "../explain/title-words.ts";
import { namesAmount } from "../finding/audit-amounts.ts";
import { noticeSentence } from "../finding/audit-notice.ts";
import { auditRemedy } from "../finding/audit-remedies.ts";
import { auditDetail, untestedReasons } from "../finding/audit-sentences.ts";
import { contractWords, placeWords } from "../finding/contract-names.ts";
import { sentenceCase } from "../base/sentence-case.ts";
import { enumerate } from "../finding/figure-words.ts";
import { knownPaper } from "../kinds/known-by.ts";
import type { Outcome, Reading } from "../kinds/reading.ts";
import { isDoubtful, judgeReading } from "../verdict/judgement.ts";
import { type Reason, REASONS } from "../verdict/reason-codes.ts";
import { reasonWords } from "../verdict/shown.ts";

/** Letters are read at this width everywhere. */
const COLUMNS = 78;

/** What stands between two letters. */
export const LETTER_BREAK: string = `\n\n${"-".repeat(COLUMNS)}\n\n`;

/** A note for each contract in plain words, ready to be sent back with its applications. */
export function auditNote({ contracts, refused, notices }: Audit): string {
  const notes = contracts.map(contractNote);
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

/** The lines of the note for one contract. */
export function contractNote(contract: AuditedContract): readonly string[] {
  const head = ["Applications for payment", ...paragraph(contractWords(contract)), ""];
  const doubtful = doubtfulFiles(contract);
  const faulty = contract.applications.flatMap((audited) => {
    const points = pointsOf(audited, contract, doubtful);
    return points.length === 0 ? [] : [{ audited, points }];
  });
  if (faulty.length === 0) {
    const order = doubtful.size === 0 ? orderWords(contract) : doubtWords(doubtful);
    return [...head, ...paragraph(order), ...openPoints(contract)];
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
  return [...head, ...paragraph(opening), ...sections, ...openPoints(contract)];
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
function errorsOf(reading: Reading): readonly Reason[] {
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

/** A letter to send back with a paper that has a certain error; null where it has none, and for applications, which have that of their contract. */
export function documentNote(file: string, outcome: Outcome): string | null {
  if (outcome.kind === "unread") return null;
  return ofKind(PECULIAR, outcome.reading, (reading) => noteOf(file, reading));
}

/** Kinds of which no paper gets a letter of its own. */
const PECULIAR: ByKind<string | null> = { PAY_APPLICATION: () => null };

function noteOf(file: string, reading: Reading): string | null {
  const errors = errorsOf(reading);
  if (errors.length === 0) return null;
  const { sender } = knownPaper(reading);
  const points = errors.flatMap((error, index) => ["", ...pointLines(error, index + 1)]);
  const opening = `We cannot pay this yet (${file}): ${errors.length === 1 ? "one thing does" : "these things do"} not agree. Please send it corrected.`;
  return [
    ...paragraph([...(sender === null ? [] : [sender]), ...titleWords(reading)].join(" · ")),
    "",
    ...paragraph(opening),
    ...points,
  ].join("\n");
}

function pointLines(error: Reason, nth: number): readonly string[] {
  return wrap(visible(reasonWords(error)), COLUMNS - 5).map(
    (line, index) => `${index === 0 ? `  ${nth}.`.padEnd(5) : "     "}${line}`,
  );
}
