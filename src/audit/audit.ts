import type { CheckResult } from "../checks/check.ts";
import { failuresToTell } from "../checks/warnings.ts";
import type { Heading } from "../document/heading.ts";
import { type Application, applicationOf, noticeOf, type ReadApplication } from "./application.ts";
import { chainOf, type Standing } from "./chain.ts";
import type { ReadChangeOrder } from "./change-order-paper.ts";
import { AUDIT_CHECKS } from "./checks.ts";
import type { Finding } from "./finding.ts";
import { type Grouping, groupApplications } from "./grouping.ts";
import { stepsOf } from "./step.ts";

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
  readonly standing: Standing;
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

/** The texts of a form's head that name a contract. */
export type ContractTexts = Readonly<Record<Exclude<keyof Heading, "periodFrom">, string | null>>;

/** All applications of one contract. */
export interface AuditedContract {
  /** As most of its applications print it. */
  readonly texts: ContractTexts;
  readonly applications: readonly AuditedApplication[];
  /** In the order of the checks, then of the applications. */
  readonly findings: readonly Finding[];
  /** Sentences about applications that may belong here and were not compared. */
  readonly doubts: readonly string[];
}

/** What an audit of many files found; every file is in it once. */
export interface Audit {
  readonly contracts: readonly AuditedContract[];
  /** The change orders of the folder. */
  readonly changeOrders: readonly ReadChangeOrder[];
  readonly refused: readonly RefusedFile[];
  /** Sentences about what was not compared. */
  readonly notices: readonly string[];
}

/** Sorts applications by contract, orders them, and checks that each one carries on from the one before. */
export function auditApplications(
  read: readonly ReadApplication[],
  refused: readonly RefusedFile[],
  changeOrders: readonly ReadChangeOrder[] = [],
): Audit {
  const contracts = groupApplications(read.map(applicationOf)).map(contractOf);
  return {
    contracts,
    changeOrders,
    refused,
    notices: [
      ...pageNotices(contracts),
      ...unreadNotices(contracts, refused),
      ...changeOrderNotices(contracts, { refused, changeOrders }),
    ],
  };
}

function contractOf({ applications, doubts }: Grouping): AuditedContract {
  const chain = chainOf(applications);
  const steps = stepsOf(chain);
  return {
    texts: textsOf(applications),
    applications: chain.placed.map(({ application, standing }) => ({
      application,
      standing,
      failures: failuresToTell(application.reading),
    })),
    findings: AUDIT_CHECKS.flatMap((check) => check.run(chain, steps)),
    doubts,
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
function pageNotices(contracts: readonly AuditedContract[]): readonly string[] {
  return contracts.flatMap(({ applications }) =>
    applications.flatMap(({ application }) => {
      const notice = noticeOf(application);
      return notice === null ? [] : [`In ${application.file}: ${notice}`];
    }),
  );
}

/** A file that was not read may be the application that a contract lacks. */
function unreadNotices(
  contracts: readonly AuditedContract[],
  refused: readonly RefusedFile[],
): readonly string[] {
  const others = refused.filter(({ isChangeOrder }) => !isChangeOrder).length;
  const lacks = contracts.some(({ findings }) =>
    findings.some(
      ({ name, passed, detail }) =>
        name === "application_numbers" && passed !== true && detail.includes("missing"),
    ),
  );
  if (others === 0 || !lacks) return [];
  return [
    `${others === 1 ? "One file was" : `${others} files were`} not read and may hold an application that is called missing.`,
  ];
}

/** Nobody is to believe that change orders were compared with the papers that agree on them. */
function changeOrderNotices(
  contracts: readonly AuditedContract[],
  { refused, changeOrders }: Pick<Audit, "refused" | "changeOrders">,
): readonly string[] {
  const read = changeOrders.map(({ file }) => file);
  const papers = refused.filter(({ isChangeOrder }) => isChangeOrder).map(({ file }) => file);
  const areBilled = contracts.some(({ applications }) =>
    applications.some(({ application: { document } }) => {
      const net = document.lines.netChangeByChangeOrders?.value.isZero() ?? true;
      return document.changeOrders.length > 0 || !net;
    }),
  );
  if (papers.length + read.length === 0 && !areBilled) return [];
  const found = [
    filesThat(read, "is a change order", "are change orders"),
    filesThat(papers, "looks like a change order", "look like a change order"),
  ].filter((sentence) => sentence !== "");
  const none = "No file of the folder was taken for a change order.";
  return [
    `The change orders billed in the applications were not compared with the change orders themselves. ${found.length === 0 ? none : found.join(" ")}`,
  ];
}

/** `One file looks like a change order: co-01.pdf.`; empty where there is none. */
function filesThat(files: readonly string[], one: string, several: string): string {
  if (files.length === 0) return "";
  return `${files.length === 1 ? `One file ${one}` : `${files.length} files ${several}`}: ${files.join(", ")}.`;
}
