import type { Audit, AuditedApplication, AuditedContract } from "../../audit/audit.ts";
import type { Finding } from "../../audit/finding.ts";
import { isoDate } from "../../base/calendar-date.ts";
import type { CheckResult } from "../../checks/check.ts";
import { sentenceCase } from "../../checks/figure-words.ts";
import { visible, wrap } from "../plain-text.ts";
import { failurePages } from "./failure-pages.ts";
import { contractWords, failedFindings, placeWords, untestedReasons } from "./contract-words.ts";

/** Letters are read at this width everywhere. */
const COLUMNS = 78;

/** A note for each contract in plain words, ready to be sent back with its applications. */
export function auditNote({ contracts, refused, notices }: Audit): string {
  const notes = contracts.map(noteOf);
  const unread = refused.flatMap(({ file, message }) =>
    indented("-", `Not read and in none of the notes: ${file}. ${message}`),
  );
  const open = [...unread, ...notices.flatMap((notice) => indented("-", notice))];
  const rest = open.length === 0 ? [] : ["For yourself, not for the notes above", "", ...open];
  return `${[...notes, ...(rest.length > 0 ? [rest] : [])]
    .map((lines) => lines.join("\n"))
    .join(`\n\n${"-".repeat(COLUMNS)}\n\n`)}\n`;
}

function noteOf(contract: AuditedContract): readonly string[] {
  const head = ["Applications for payment", ...paragraph(contractWords(contract)), ""];
  const faulty = contract.applications.flatMap((audited) => {
    const points = pointsOf(audited, contract);
    return points.length === 0 ? [] : [{ audited, points }];
  });
  if (faulty.length === 0) {
    const count = contract.applications.length;
    const order =
      count === 1
        ? "The application is in order: its figures add up, and there is no other to compare it with."
        : `The ${count} applications are in order: their figures add up, and each carries on from the one before.`;
    return [...head, ...paragraph(order), ...openPoints(contract)];
  }
  const opening = `Thank you for the ${contract.applications.length === 1 ? "application" : "applications"}. The points below do not agree. Please look at each and send what is asked for, so that payment can go on.`;
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

interface Point {
  readonly text: string;
  readonly remedy: string | null;
}

/** What is wrong with one application: how it stands to the others, then its own arithmetic. */
function pointsOf(audited: AuditedApplication, contract: AuditedContract): readonly Point[] {
  const { application, failures } = audited;
  const findings = failedFindings(contract).filter(({ files }) => files[0] === application.file);
  return [
    ...findings.map(findingPoint),
    ...failures.map((failure) => failurePoint(failure, audited)),
  ];
}

function findingPoint(finding: Finding): Point {
  const places = placeWords(finding);
  const where = places === "" ? "" : ` See ${places}.`;
  return { text: `${finding.detail}${gapWords(finding)}${where}`, remedy: finding.remedy };
}

function failurePoint(failure: CheckResult, { application }: AuditedApplication): Point {
  const pages = failurePages(failure, application.reading);
  const at = pages.length === 0 ? "" : ` p. ${pages.join(", ")}`;
  return {
    text: `${failure.detail}${gapWords(failure)} See ${application.file}${at}.`,
    remedy: "Send the application with these figures corrected.",
  };
}

/** The difference, where the sentence before does not name it. */
function gapWords({ detail, difference }: Pick<Finding, "detail" | "difference">): string {
  const gap = difference?.absolute().toString() ?? "";
  return gap === "" || detail.includes(` ${gap} `) ? "" : ` The difference is ${gap}.`;
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
  const untested = untestedReasons(contract);
  const reasons = untested.map(({ reason }) => sentenceCase(reason.replace(/^Not tested: /, "")));
  const points = [...reasons, ...contract.doubts];
  if (points.length === 0) return [];
  const distinct = [...new Set(points)];
  return ["", "Not compared:", ...distinct.flatMap((point) => indented("-", point))];
}

function paragraph(text: string): readonly string[] {
  return wrap(visible(text), COLUMNS);
}

function indented(mark: string, text: string): readonly string[] {
  const indent = " ".repeat(mark.length + 3);
  return wrap(visible(text), COLUMNS - indent.length).map((line, index) =>
    index === 0 ? `  ${mark} ${line}` : `${indent}${line}`,
  );
}
