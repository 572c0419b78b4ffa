import { KINDS } from "../../kinds/kinds.ts";
import { verdictWords } from "../../verdict/shown.ts";
import { exactSum } from "../../wire/values.ts";
import { cellText } from "../cell.ts";
import { compareTexts, type JudgedRow, rankOf } from "../judged-row.ts";
import type { OwnCell, Sheet, SheetDefinition, SourceRow } from "../sheet.ts";

/** Papers of one kind, customer, currency and verdict. */
interface TotalRow extends SourceRow {
  readonly papers: readonly [JudgedRow, ...JudgedRow[]];
  /** The cells of a column of the sheet that lists the papers. */
  readonly listed: (figure: string) => string;
}

/**
 * The papers of a sheet in groups that can be added up: a currency and a verdict are never mixed, nor who pays, so that a
 * contractor's application and those of its subcontractors stand apart.
 */
export function totalRows(
  papers: readonly JudgedRow[],
  list: Sheet<JudgedRow>,
): readonly TotalRow[] {
  const groups = new Map<string, [JudgedRow, ...JudgedRow[]]>();
  for (const paper of papers) {
    const key = keyOf(paper);
    const group = groups.get(key);
    if (group === undefined) groups.set(key, [paper]);
    else group.push(paper);
  }
  const listed = (figure: string): string =>
    list.cellsOf(figure, { first: 2, last: papers.length + 1 });
  return [...groups.values()]
    .toSorted(([one], [other]) => compareGroups(one, other))
    .map((group) => ({
      origin: null,
      pageNumber: null,
      verdict: group[0].verdict,
      papers: group,
      listed,
    }));
}

/** Spreadsheet programs compare texts without regard to capital letters. */
function keyOf({ verdict, facts }: JudgedRow): string {
  const customer = facts?.known.customer ?? null;
  const compared = customer === null ? null : cellText(customer).toLowerCase();
  return JSON.stringify([facts?.called ?? null, compared, facts?.known.currency ?? null, verdict]);
}

function compareGroups(one: JudgedRow, other: JudgedRow): number {
  const [first, second] = [one.facts, other.facts];
  return (
    kindRank(one) - kindRank(other) ||
    compareTexts(first?.called, second?.called) ||
    compareTexts(first?.known.customer, second?.known.customer) ||
    compareTexts(first?.known.currency, second?.known.currency) ||
    rankOf(one.verdict) - rankOf(other.verdict)
  );
}

function kindRank({ facts }: JudgedRow): number {
  return facts === null
    ? KINDS.length
    : KINDS.findIndex(({ documentType }) => documentType === facts.documentType);
}

const GROUPED_BY = ["document", "customer", "currency", "verdict"];

/**
 * Whether each listed paper is of the row's group, as a product of comparisons. Conditions of SUMIFS would take a name such
 * as `>5` or `A*` for an order to compare otherwise, and an empty cell for zero.
 */
function isOfGroup({ listed }: TotalRow, ownCell: OwnCell): string {
  return GROUPED_BY.map((figure) => `(${listed(figure)}=${ownCell(figure)})`).join("*");
}

/** One row for each kind, customer, currency and verdict, added up over the first sheet. */
export const TOTALS: SheetDefinition<TotalRow> = {
  title: "Totals",
  fileName: "totals",
  columns: [
    {
      header: "Document",
      kind: "text",
      figure: "document",
      value: ({ papers: [{ facts }] }) => facts?.called ?? null,
    },
    {
      header: "Customer",
      kind: "text",
      width: 40,
      figure: "customer",
      value: ({ papers: [{ facts }] }) => facts?.known.customer ?? null,
    },
    {
      header: "Currency",
      kind: "text",
      figure: "currency",
      value: ({ papers: [{ facts }] }) => facts?.known.currency ?? null,
    },
    {
      header: "Verdict",
      kind: "verdict",
      figure: "verdict",
      value: ({ papers: [{ verdict, facts }] }) =>
        verdictWords(verdict, facts?.documentType ?? null),
    },
    {
      header: "Papers",
      kind: "count",
      value: (row, ownCell) => ({
        formula: `SUMPRODUCT(${isOfGroup(row, ownCell)})`,
        value: row.papers.length,
      }),
    },
    {
      header: "Amount due",
      kind: "money",
      value: (row, ownCell) => {
        const amounts = row.papers.flatMap(({ facts }) =>
          facts?.isSummed === true && facts.known.due !== null ? [facts.known.due] : [],
        );
        if (amounts.length === 0) return null;
        return {
          formula: `SUMPRODUCT(${isOfGroup(row, ownCell)},${row.listed("due")})`,
          value: exactSum(amounts.map((amount) => amount.toJsonNumber())),
        };
      },
    },
    {
      header: "Without an amount",
      kind: "count",
      value: (row, ownCell) => ({
        formula: `SUMPRODUCT(${isOfGroup(row, ownCell)}*(${row.listed("due")}=""))`,
        value: row.papers.filter(({ facts }) => (facts?.known.due ?? null) === null).length,
      }),
    },
    {
      header: "Remark",
      kind: "text",
      width: 70,
      value: ({ papers: [{ facts }] }) => facts?.remark ?? null,
    },
  ],
};
