import {
  type Audit,
  type AuditedContract,
  failuresThatCount,
  type RefusedFile,
} from "../audit/audit.ts";
import { areOne } from "../base/firm-names.ts";
import { AUDIT_LIMITS } from "../base/limits.ts";
import { DRAW_CHECKS } from "./checks.ts";
import type { DrawFinding } from "./draw-check.ts";
import { firmListsOf } from "./listings.ts";
import {
  type Bill,
  billOf,
  listingsOf,
  type OtherPaper,
  type ReadBill,
  type ReadListing,
  type ReadWaiver,
  waiverOf,
} from "./papers.ts";
import { type Parties, partiesOf, type Party } from "./parties.ts";
import type { ContractTerms } from "./retainage-limits.ts";
import { rollUpOf } from "./roll-up.ts";
import { type PartyWaivers, type PlacedWaivers, placeWaivers, waiversOf } from "./waivers.ts";

/*
 * What the papers of one draw say together, beside what an audit says of its applications. `parties` finds the contractor
 * and who works for it, `waivers` sorts waivers by giver and payment, `listings` learns what the columns of a sworn
 * statement hold from the papers of the firms in it, `roll-up` puts the rows of each firm to those of the one that it
 * bills, and each file of `checks/` compares one thing. What cannot be brought together surely is named and accuses nobody.
 */

/** The papers of a draw as they were read. */
export interface ReadPapers {
  readonly audit: Audit;
  readonly waivers: readonly ReadWaiver[];
  readonly bills: readonly ReadBill[];
  /** Papers that may have no reader, with their tables. */
  readonly others: readonly OtherPaper[];
  /** Whether a reader took a paper for one of its own. */
  readonly isRead: (file: string) => boolean;
  readonly terms: ContractTerms | null;
}

/** A firm of a draw with its waivers. */
export interface DrawnParty {
  readonly party: Party;
  readonly waivers: PartyWaivers;
}

/** Whether a draw can be paid as far as its papers tell: `look` where only what no program sees is open. */
export type Fundable = "yes" | "look" | "no";

/** What the papers of a draw say. Every paper is in it once. */
export interface Draw {
  /** The contractor first; none where no application names who bills. */
  readonly parties: readonly DrawnParty[];
  /** In the order of the checks, then of the parties. */
  readonly findings: readonly DrawFinding[];
  readonly fundable: Fundable;
  /** Files of papers that were put to no firm, or are one too many. */
  readonly apart: Apart;
  /** Papers that no reader reads, and whether a list of firms in them was compared. */
  readonly others: readonly (OtherPaper & { readonly isCompared: boolean })[];
  /** Files that should have been read. */
  readonly refused: readonly RefusedFile[];
  readonly audit: Audit;
}

/** Files by what they are. */
export type Apart = Readonly<Record<"applications" | "waivers" | "bills", readonly string[]>>;

/** Compares the papers of a draw. */
export function drawOf(read: ReadPapers): Draw {
  const found = partiesOf(read.audit.contracts);
  const refused = read.audit.refused.filter(
    ({ file }) => !read.others.some((other) => other.file === file),
  );
  const { all: parties } = found;
  const waivers = placeWaivers(read.waivers.map(waiverOf), parties);
  const bills = read.bills.map(billOf);
  const lists = firmListsOf(bounded(read.others.flatMap(listingsOf)), parties, waivers);
  const { terms } = read;
  const papers = { parties, waivers, bills, lists, rollUp: rollUpOf(parties), terms };
  const findings = parties.length === 0 ? [] : DRAW_CHECKS.flatMap((check) => check.run(papers));
  return {
    parties: parties.map((party) => ({ party, waivers: waiversOf(waivers, party) })),
    findings,
    fundable: fundableBy(findings, refused, parties),
    apart: apartOf(found, waivers, bills),
    others: read.others
      .filter(({ file }) => !read.isRead(file))
      .map((other) => ({ ...other, isCompared: lists.some(({ file }) => file === other.file) })),
    refused,
    audit: read.audit,
  };
}

/** The first lists, as long as all their rows together are no more than are compared. */
function bounded(listings: readonly ReadListing[]): readonly ReadListing[] {
  let rows = 0;
  return listings.filter((listing) => (rows += listing.rows.length) <= AUDIT_LIMITS.listedRows);
}

/** How many comparisons of a party's papers fail: with those of others, over the months, and by their own arithmetic. */
export function failureCount(findings: readonly DrawFinding[], { name, contract }: Party): number {
  const own = findings.filter(({ passed, firm }) => passed === false && firm === name);
  return own.length + contractFailures(contract);
}

function fundableBy(
  findings: readonly DrawFinding[],
  refused: readonly RefusedFile[],
  parties: readonly Party[],
): Fundable {
  if (parties.length === 0) return "look";
  const isBroken =
    findings.some(({ passed }) => passed === false) ||
    parties.some(({ contract }) => contractFailures(contract) > 0);
  if (isBroken) return "no";
  return refused.length > 0 || findings.some(({ passed }) => passed === null) ? "look" : "yes";
}

function contractFailures({ findings, applications }: AuditedContract): number {
  return applications.reduce(
    (count, audited) => count + failuresThatCount(audited).length,
    findings.filter(({ passed }) => passed === false).length,
  );
}

function apartOf({ all, apart }: Parties, waivers: PlacedWaivers, bills: readonly Bill[]): Apart {
  const isKnown = ({ customer }: Bill): boolean =>
    customer !== null && all.some(({ compared }) => areOne(customer, compared));
  return {
    applications: apart.flatMap(({ applications }) =>
      applications.map(({ application }) => application.file),
    ),
    waivers: waivers.apart.map(({ file }) => file),
    bills: bills.filter((bill) => !isKnown(bill)).map(({ file }) => file),
  };
}
