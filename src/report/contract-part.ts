import {
  type AuditedApplication,
  type AuditedContract,
  failuresThatCount,
} from "../audit/audit.ts";
import { type ChangeOrderPaper, STANDING_WORDS } from "../audit/change-order-paper.ts";
import {
  contractWords,
  failedFindings,
  standingWords,
  untestedReasons,
} from "../audit/contract-words.ts";
import type { AuditFinding } from "../audit/audit-finding.ts";
import { enumerate, sentenceCase } from "../finding/figure-words.ts";
import type { Money } from "../base/money.ts";
import type { Sourced } from "../document/sourced.ts";
import { dayOf } from "./report-collector.ts";
import type { ApplicationRow, ContractPart, FileLink, Mismatch, OrderRow } from "./report.ts";

/** Leads from a file's name to its part of the page. */
export type LinkOf = (file: string) => FileLink;

/** What the page says of one contract. */
export function contractPartOf(
  contract: AuditedContract,
  { id, linkOf, note }: { readonly id: string; readonly linkOf: LinkOf; readonly note: string },
): ContractPart {
  const tested = contract.findings.filter(({ passed }) => passed !== null);
  return {
    id,
    name: contractWords(contract),
    applications: contract.applications.map((audited) => applicationRowOf(audited, linkOf)),
    orders: contract.changeOrders.map(({ paper, listing }) =>
      orderRowOf(paper, linkOf, listing?.billed.application.words ?? null),
    ),
    mismatches: failedFindings(contract).map((finding) => mismatchOf(finding, linkOf)),
    heldCount: tested.filter(({ passed }) => passed === true).length,
    testedCount: tested.length,
    untested: untestedReasons(contract).map(untestedWords),
    doubts: contract.doubts,
    note,
  };
}

function untestedWords({ reason, names }: ReturnType<typeof untestedReasons>[number]): string {
  const compared = enumerate(names.map((name) => name.replaceAll("_", " ")));
  return `${sentenceCase(compared)}: ${reason.replace(/^Not tested: /, "")}`;
}

/** A change order as a row of its table. */
export function orderRowOf(
  { file, document, standing }: ChangeOrderPaper,
  linkOf: LinkOf,
  listedIn: string | null,
): OrderRow {
  return {
    link: linkOf(file),
    number: document.number?.value ?? null,
    what: STANDING_WORDS[standing],
    date: dayOf(document.date),
    amount: amount(document.amount),
    listedIn,
  };
}

function applicationRowOf(audited: AuditedApplication, linkOf: LinkOf): ApplicationRow {
  const { file, document } = audited.application;
  const aside = standingWords(audited);
  return {
    link: linkOf(file),
    number: document.applicationNumber?.value ?? null,
    periodTo: dayOf(document.periodTo),
    contractSum: amount(document.contractSumToDate),
    toDate: amount(document.totalCompletedAndStoredToDate),
    thisPeriod: amount(document.grossThisPeriod),
    retainage: amount(document.retainageHeldToDate),
    previous: amount(document.lines.previousCertificates),
    due: amount(document.currentPaymentDue),
    faultCount: failuresThatCount(audited).length,
    aside: aside === "" ? null : aside,
  };
}

function mismatchOf(finding: AuditFinding, linkOf: LinkOf): Mismatch {
  const { name, severity, detail, printed, expected, difference, files, remedy } = finding;
  return {
    name,
    severity,
    detail,
    printed,
    expected,
    difference,
    remedy,
    places: files.map((file) => ({
      link: linkOf(file),
      pages: finding.places
        .filter((place) => place.file === file)
        .map(({ pageNumber }) => pageNumber),
    })),
  };
}

function amount(figure: Sourced<Money> | null): Money | null {
  return figure?.value ?? null;
}
