import {
  type AuditedApplication,
  type AuditedContract,
  failuresThatCount,
} from "../audit/audit.ts";
import { type AuditFinding, failedFindings } from "../audit/audit-check.ts";
import type { ChangeOrderPaper } from "../audit/change-order-paper.ts";
import {
  applicationWords,
  contractWords,
  ORDER_STANDING_WORDS,
  standingWords,
} from "../finding/contract-names.ts";
import { noticeSentence } from "../finding/audit-notice.ts";
import { auditRemedy } from "../finding/audit-remedies.ts";
import { auditDetail, type UntestedReason, untestedReasons } from "../finding/audit-sentences.ts";
import { sentenceCase } from "../base/sentence-case.ts";
import { enumerate } from "../finding/figure-words.ts";
import type { Money } from "../base/money.ts";
import type { Sourced } from "../document/sourced.ts";
import { dayOf } from "./report-collector.ts";
import type {
  ApplicationRow,
  ContractNote,
  ContractPart,
  FileLink,
  Mismatch,
  OrderRow,
} from "./report.ts";

/** Leads from a file's name to its part of the page. */
export type LinkOf = (file: string) => FileLink;

/** What the page says of one contract. */
export function contractPartOf(
  contract: AuditedContract,
  {
    id,
    linkOf,
    note,
  }: { readonly id: string; readonly linkOf: LinkOf; readonly note: ContractNote },
): ContractPart {
  const tested = contract.findings.filter(({ passed }) => passed !== null);
  return {
    id,
    name: contractWords(contract),
    applications: contract.applications.map((audited) => applicationRowOf(audited, linkOf)),
    orders: contract.changeOrders.map(({ paper, listing }) =>
      orderRowOf(
        paper,
        linkOf,
        listing === null ? null : applicationWords(listing.billed.application.name),
      ),
    ),
    mismatches: failedFindings(contract).map((finding) => mismatchOf(finding, linkOf)),
    heldCount: tested.filter(({ passed }) => passed === true).length,
    testedCount: tested.length,
    untested: untestedReasons(contract.findings).map(untestedWords),
    doubts: contract.doubts.map(noticeSentence),
    note,
  };
}

function untestedWords({ reason, detail, names }: UntestedReason): string {
  const compared = enumerate(names.map((name) => name.replaceAll("_", " ")));
  return `${sentenceCase(compared)}: ${reason ?? detail}`;
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
    what: ORDER_STANDING_WORDS[standing],
    date: dayOf(document.date),
    amount: amount(document.amount),
    listedIn,
  };
}

function applicationRowOf(audited: AuditedApplication, linkOf: LinkOf): ApplicationRow {
  const { file, document, reading } = audited.application;
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
    isTested: [...reading.checks, ...reading.identities].some(({ passed }) => passed !== null),
    aside: standingWords(audited.standing),
  };
}

function mismatchOf(finding: AuditFinding, linkOf: LinkOf): Mismatch {
  const { name, severity, printed, expected, difference, files } = finding;
  return {
    name,
    severity,
    detail: auditDetail(finding),
    printed,
    expected,
    difference,
    remedy: auditRemedy(finding),
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
