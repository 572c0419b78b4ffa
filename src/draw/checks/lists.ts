import { areOne, isSameFirm } from "../../base/firm-names.ts";
import { Money } from "../../base/money.ts";
import type { Bare, FilePlace } from "../../audit/audit-check.ts";
import type { DrawStatement, ListedRole } from "../../finding/draw-statement.ts";
import {
  amountsCompared,
  type BareDrawFinding,
  defineDrawCheck,
  type DrawCheck,
  type DrawnAmount,
  type DrawnPapers,
  unlessDoubted,
} from "../draw-check.ts";
import { type FirmList, listedAmount, type ListedFirm, ownAmount } from "../listings.ts";
import type { ReadListedRow } from "../papers.ts";
import type { Party } from "../parties.ts";

/** Roles by which a list repeats what applications say. What was paid last is held against the waivers. */
const ROLES: readonly ListedRole[] = ["contract", "paid", "due", "retained"];

/** The field of an application that a role repeats, by which its certainty is known. */
const FIELDS: Readonly<Record<ListedRole, string>> = {
  contract: "contractSumToDate",
  paid: "currentPaymentDue",
  due: "currentPaymentDue",
  retained: "retainageHeldToDate",
  lastPaid: "currentPaymentDue",
};

/** Roles whose totals are figures of the contractor's own application. */
const SUMMED: readonly ListedRole[] = ["contract", "paid", "due"];

/** What is sworn of a firm is what it bills. */
export const listsAgree: DrawCheck = defineDrawCheck({
  name: "lists_agree",
  severity: "high",
  verifies: "A sworn statement or another list of firms repeats what their applications print.",
  test: (papers) =>
    papers.lists.flatMap((list) =>
      list.firms.flatMap(({ row, party }) =>
        // The contractor's row is what the others leave of its sums.
        party === null || party.biller === null ? [] : rowFindings(list, { row, party }, papers),
      ),
    ),
});

function rowFindings(
  list: FirmList,
  { row, party }: { readonly row: ReadListedRow; readonly party: Party },
  papers: DrawnPapers,
): readonly BareDrawFinding[] {
  return ROLES.flatMap((role) => {
    const value = listedAmount(list, row, role);
    if (value === null) return [];
    const { file } = list;
    const listed = listedFigure({ listed: party.name, role, in: file }, { value, row, file });
    const bare = unlessDoubted(amountsCompared(listed, appliedFigure(party, role, papers)), [
      party.current,
      FIELDS[role],
    ]);
    return bare.passed === null ? [] : [{ ...bare, firm: party.name }];
  });
}

function listedFigure(
  figure: DrawnAmount["figure"],
  { value, row, file }: { value: Money | null; row: ReadListedRow; file: string },
): DrawnAmount {
  return { figure, value, files: [file], places: [placeOf(row, file)] };
}

function placeOf({ pageNumber }: ReadListedRow, file: string): FilePlace {
  return { file, pageNumber };
}

function appliedFigure(party: Party, role: ListedRole, papers: DrawnPapers): DrawnAmount {
  const { current, name } = party;
  return {
    figure: { applied: role, by: name },
    value: ownAmount(role, party, papers.waivers),
    files: current === null ? [] : [current.file],
    places: [],
  };
}

/** The sums of the list are those of the contractor's application. */
export const listTotalsAgree: DrawCheck = defineDrawCheck({
  name: "list_totals_agree",
  severity: "high",
  verifies: "The totals of a list that has the contractor too are those of its application.",
  test: (papers) =>
    papers.lists.flatMap((list): readonly BareDrawFinding[] => {
      const { total, file } = list;
      const [prime] = papers.parties;
      const hasPrime = list.firms.some(({ party }) => party !== null && party === prime);
      if (prime === undefined || total === null || !hasPrime) return [];
      return SUMMED.flatMap((role) => {
        const value = listedAmount(list, total, role);
        if (value === null) return [];
        const listed = listedFigure({ listedTotal: role, in: file }, { value, row: total, file });
        const bare = amountsCompared(listed, appliedFigure(prime, role, papers));
        const isSaid = bare.passed === null || isOfRows(bare, list, role, papers);
        return isSaid ? [] : [{ ...bare, firm: prime.name }];
      });
    }),
});

/** Whether a total is off by what its rows are off: they are said already. */
function isOfRows(
  { passed, printed, expected }: Bare<DrawStatement>,
  list: FirmList,
  role: ListedRole,
  papers: DrawnPapers,
): boolean {
  if (passed !== false || printed == null || expected == null) return false;
  const gaps = list.firms.flatMap(({ row, party }) => {
    const listed = listedAmount(list, row, role);
    const own =
      party === null || party.biller === null ? null : ownAmount(role, party, papers.waivers);
    return listed === null || own === null ? [] : [listed.minus(own)];
  });
  return Money.sum(gaps).equals(printed.minus(expected));
}

/** Who is to be paid has papers, and who has papers is listed. */
export const listedFirms: DrawCheck = defineDrawCheck({
  name: "listed_firms",
  severity: "high",
  verifies:
    "Each firm that a list asks a payment for has papers of its own, and each firm with papers is listed.",
  test: (papers) => {
    const strangers = papers.lists.flatMap((list) =>
      list.firms.flatMap((firm) => strangerFindings(list, firm, papers)),
    );
    return [...distinct(strangers), ...unlisted(papers)];
  },
});

function strangerFindings(
  list: FirmList,
  { row, name, compared, party }: ListedFirm,
  { waivers, bills, parties }: DrawnPapers,
): readonly BareDrawFinding[] {
  const due = listedAmount(list, row, "due");
  const [prime] = parties;
  if (party !== null || due === null || due.compare(Money.zero) <= 0 || prime === undefined)
    return [];
  const { file } = list;
  const listed = listedFigure({ listed: name, role: "due", in: file }, { value: due, row, file });
  const own = waivers.apart.filter(
    ({ claimant }) => claimant !== null && areOne(claimant, compared),
  );
  const matching = own.find(({ amount }) => amount?.equals(due) === true) ?? own[0];
  if (matching !== undefined) {
    const waived: DrawnAmount = {
      figure: { waived: "this", by: name, count: 1 },
      value: matching.amount,
      files: [matching.file],
      places: [],
    };
    return [{ ...amountsCompared(waived, listed), firm: name }];
  }
  const isBilled = bills.some(({ vendor }) => vendor !== null && areOne(vendor, compared));
  return [
    {
      firm: name,
      passed: isBilled ? null : false,
      statement: { code: "listed-without-papers", facts: { firm: name, amount: due, in: file } },
      files: [file],
      printed: due,
      places: listed.places,
    },
  ];
}

/** A firm that two lists name is said once. */
function distinct(findings: readonly BareDrawFinding[]): readonly BareDrawFinding[] {
  return findings.filter(
    ({ firm }, index) => findings.findIndex((other) => isSameFirm(other.firm, firm)) === index,
  );
}

/** Firms that ask for a payment and stand in no row of a list that has most others. */
function unlisted({ lists, parties }: DrawnPapers): readonly BareDrawFinding[] {
  const [prime, ...firms] = parties;
  return lists.flatMap((list) => {
    const isListed = (party: Party): boolean => list.firms.some((firm) => firm.party === party);
    const direct = firms.filter(({ biller }) => biller === prime);
    if (!list.roles.includes("due") || 2 * direct.filter(isListed).length <= direct.length)
      return [];
    return direct.flatMap((party): readonly BareDrawFinding[] => {
      const due = party.current?.document.currentPaymentDue?.value ?? null;
      if (isListed(party) || due === null || due.compare(Money.zero) <= 0) return [];
      return [
        {
          firm: party.name,
          passed: false,
          statement: {
            code: "not-listed",
            facts: { firm: party.name, amount: due, in: list.file },
          },
          files: [list.file, ...(party.current === null ? [] : [party.current.file])],
          printed: due,
        },
      ];
    });
  });
}
