import { type Application, applicationOf, type ReadApplication } from "./application.ts";
import type { AuditFinding } from "./audit-check.ts";
import { contractTraits } from "./belonging.ts";
import { type Chain, chainOf } from "./chain.ts";
import type { ChangeOrderPaper, ReadChangeOrder } from "./change-order-paper.ts";
import { AUDIT_CHECKS } from "./checks.ts";
import { groupApplications, type Grouping } from "./grouping.ts";
import { billedOrdersOf } from "./listed-orders.ts";
import { type NamedContract, orderDocumentsOf, type PlacedPaper, placePapers } from "./placing.ts";
import { stepsOf } from "./step.ts";

/*
 * What a folder of papers says together. It stands beside the reading and takes its results: `kinship` weighs what two
 * applications print about their contract, `grouping` brings together what is sure, `chain` orders and sets copies and
 * revisions aside, `step` matches the rows of two neighbours, and each file of `checks/` compares one thing. Change
 * orders are put to a contract by `belonging` and to a line of its list by `listing`; `repeated-invoices` finds what is
 * billed twice.
 * Nothing here grows faster than the pairs of applications: a schedule is weighed by a bounded sketch of its rows.
 */
import type { CheckResult } from "../checks/check.ts";
import { failuresToTell } from "../checks/findings.ts";
import type { AuditNotice } from "../finding/audit-notice.ts";
import type { AuditStatement } from "../finding/audit-statement.ts";
import type { ApplicationStanding, ContractTexts } from "../finding/contract-names.ts";
import { doesJoin, type DocumentType } from "../kinds/kinds.ts";
import type { Outcome } from "../kinds/reading.ts";

/** A paper that belongs to no contract, such as a bill. */
export interface OutsideFile {
  readonly file: string;
  readonly documentType: DocumentType;
}

/** A file that was not read. */
export interface RefusedFile {
  readonly file: string;
  /** A full sentence. */
  readonly message: string;
  readonly isChangeOrder: boolean;
}

/** An application in its place among those of its contract. */
export interface AuditedApplication {
  readonly application: Application;
  readonly standing: ApplicationStanding<Application>;
  /** Its own checks that failed, each said once. */
  readonly failures: readonly CheckResult[];
}

/** The failed checks of an application that counts: a copy repeats them, and a revision was sent because of them. */
export function failuresThatCount({
  standing,
  failures,
}: AuditedApplication): readonly CheckResult[] {
  return standing.kind === "compared" || standing.kind === "competing" ? failures : [];
}

/** All applications of one contract. */
export interface AuditedContract {
  /** As most of its applications print it. */
  readonly texts: ContractTexts;
  readonly applications: readonly AuditedApplication[];
  /** Its change order documents, in the order of the files. */
  readonly changeOrders: readonly PlacedPaper[];
  /** In the order of the checks, then of the applications. */
  readonly findings: readonly AuditFinding[];
  /** Applications that may belong here and were not compared. */
  readonly doubts: readonly AuditNotice[];
}

/** What an audit of many files found; every file is in it once. */
export interface Audit {
  readonly contracts: readonly AuditedContract[];
  /** Change order documents that belong to none of the contracts for sure. */
  readonly changeOrders: readonly ChangeOrderPaper[];
  readonly refused: readonly RefusedFile[];
  readonly outside: readonly OutsideFile[];
  /** What was not compared. */
  readonly notices: readonly AuditNotice[];
}

/** Sorts applications by contract, orders them, and checks that each one carries on from the one before. */
export function auditApplications(
  read: readonly ReadApplication[],
  refused: readonly RefusedFile[],
  changeOrders: readonly ReadChangeOrder[] = [],
  outside: readonly OutsideFile[] = [],
): Audit {
  const chained = groupApplications(read.map(applicationOf)).map(chainedContractOf);
  const { ofContract, unplaced, doubts } = placePapers(changeOrders, chained);
  const contracts = chained.map((contract, index) => contractOf(contract, ofContract[index] ?? []));
  return {
    contracts,
    changeOrders: unplaced,
    refused,
    outside,
    notices: [
      ...pageNotices(contracts),
      ...unreadNotices(contracts, refused),
      ...doubts,
      ...changeOrderNotices(contracts, refused),
    ],
  };
}

/** The applications of a contract in their order, before any document is held against them. */
interface ChainedContract extends NamedContract {
  readonly grouping: Grouping;
  readonly chain: Chain;
  readonly texts: ContractTexts;
}

function chainedContractOf(grouping: Grouping): ChainedContract {
  const { applications } = grouping;
  const chain = chainOf(applications);
  const texts = textsOf(applications);
  const traits = contractTraits(texts, chain, billedOrdersOf(chain));
  return { grouping, chain, texts, traits, file: applications[0]?.file ?? "" };
}

function contractOf(
  { grouping, chain, texts, traits }: ChainedContract,
  placed: readonly PlacedPaper[],
): AuditedContract {
  const steps = stepsOf(chain);
  const documents = orderDocumentsOf(traits.orders, placed);
  return {
    texts,
    applications: chain.placed.map(({ application, standing }) => ({
      application,
      standing,
      failures: failuresToTell(application.reading),
    })),
    changeOrders: placed,
    findings: AUDIT_CHECKS.flatMap((check) => check.run(chain, steps, documents)),
    doubts: grouping.doubts,
  };
}

function textsOf(applications: readonly Application[]): ContractTexts {
  const most = (member: keyof ContractTexts): string | null => {
    const counts = new Map<string, number>();
    for (const { reading } of applications) {
      const text = reading.heading[member]?.value;
      if (text !== undefined) counts.set(text, (counts.get(text) ?? 0) + 1);
    }
    const [best] = [...counts].toSorted((a, b) => b[1] - a[1] || (a[0] < b[0] ? -1 : 1));
    return best?.[0] ?? null;
  };
  return {
    project: most("project"),
    contractor: most("contractor"),
    addressee: most("addressee"),
    contractNumber: most("contractNumber"),
    projectNumber: most("projectNumber"),
  };
}

/** A file may hold more than the application that was read from it: nobody is to believe that it was compared. */
function pageNotices(contracts: readonly AuditedContract[]): readonly AuditNotice[] {
  return contracts.flatMap(({ applications }) =>
    applications.flatMap(({ application: { file, reading } }): readonly AuditNotice[] =>
      reading.notices.length === 0
        ? []
        : [{ code: "page-noticed", facts: { file, findings: reading.notices } }],
    ),
  );
}

/** A file that was not read may be the application that a contract lacks. */
function unreadNotices(
  contracts: readonly AuditedContract[],
  refused: readonly RefusedFile[],
): readonly AuditNotice[] {
  const count = refused.filter(({ isChangeOrder }) => !isChangeOrder).length;
  const isLacking = contracts.some(({ findings }) =>
    findings.some(({ statement }) => LACKING.has(statement.code)),
  );
  return count === 0 || !isLacking ? [] : [{ code: "files-not-read", facts: { count } }];
}

/** An application is missing between or before those that are there. */
const LACKING: ReadonlySet<AuditStatement["code"]> = new Set([
  "applications-missing",
  "first-application-missing",
]);

/** Nobody is to believe that what is billed was compared with documents that are not there or were not read. */
function changeOrderNotices(
  contracts: readonly AuditedContract[],
  refused: readonly RefusedFile[],
): readonly AuditNotice[] {
  const unread = refused.filter(({ isChangeOrder }) => isChangeOrder).map(({ file }) => file);
  const billing = contracts
    .filter(
      ({ applications, changeOrders }) =>
        changeOrders.length === 0 && applications.some(billsChangeOrders),
    )
    .map(({ applications: [first] }) => first?.application.file ?? "");
  if (unread.length + billing.length === 0) return [];
  const isOnlyContract = contracts.length === 1;
  return [{ code: "change-orders-not-compared", facts: { billing, isOnlyContract, unread } }];
}

function billsChangeOrders({ application: { document } }: AuditedApplication): boolean {
  const net = document.lines.netChangeByChangeOrders?.value.isZero() ?? true;
  return document.changeOrders.length > 0 || !net;
}

/** Gathers the documents of an audit as they are read, and compares them when all are there. */
export class AuditCollector {
  readonly #applications: ReadApplication[] = [];
  readonly #changeOrders: ReadChangeOrder[] = [];
  readonly #refused: RefusedFile[] = [];
  readonly #outside: OutsideFile[] = [];

  /** Takes one file with what became of it; a paper of no contract is only named. Files of the same bytes have the same fingerprint. */
  add(file: string, fingerprint: string, outcome: Outcome): void {
    if (outcome.kind === "unread") {
      const { message, hints = [] } = outcome;
      const isChangeOrder = hints.includes("speaks-of-change-order");
      this.#refused.push({ file, message, isChangeOrder });
      return;
    }
    const { reading } = outcome;
    if (doesJoin(reading, "applications")) {
      this.#applications.push({ file, fingerprint, reading });
    } else if (doesJoin(reading, "change-orders")) {
      this.#changeOrders.push({ file, fingerprint, reading });
    } else {
      this.#outside.push({ file, documentType: reading.documentType });
    }
  }

  /** What the documents say together. */
  audit(): Audit {
    return auditApplications(this.#applications, this.#refused, this.#changeOrders, this.#outside);
  }
}
