import type { CostLine } from "../../document/change-order.ts";
import type { ChangeOrderReading } from "../../kinds/reading.ts";
import type { OwnParts } from "./parts.ts";
import type { RowFacts } from "./columns.ts";

/** A change order says whether its agreement is shown; its costs say what they count as. */
export const ORDER_PARTS: OwnParts<ChangeOrderReading> = {
  paper: {
    first: [
      "issuer",
      "number",
      "date",
      "description",
      "amount",
      "requested",
      {
        header: "Agreement shown",
        kind: "text",
        value: ({ reading: { document } }) => (document.agreement.isShown ? "yes" : "no"),
      },
      { header: "Flaw", kind: "text", value: ({ reading }) => reading.document.agreement.flaw },
    ],
  },
  tables: {
    costs: {
      isSumOfParts: true,
      factsOf,
      columns: {
        last: [
          { header: "Counts as", kind: "text", width: 11, value: ({ facts }) => facts.standing },
        ],
      },
    },
  },
};

/** Lines that the total is the sum of stand where its breakdown says. */
function factsOf({ document, identities }: ChangeOrderReading): readonly RowFacts[] {
  const { costs, costTotal } = document;
  const checks = identities.flatMap(({ name, passed }) =>
    name !== "cost_total" || passed === null
      ? []
      : [{ name, passed, expected: null, difference: null }],
  );
  return costs.map((line): RowFacts => {
    if (costTotal !== null && isSame(costTotal.total, line)) return { checks, standing: "total" };
    const isPart = costTotal?.parts.some((part) => isSame(part, line)) === true;
    return { checks: [], standing: isPart ? "part" : null };
  });
}

function isSame(
  {
    amount: {
      from: [one],
    },
  }: CostLine,
  {
    amount: {
      from: [other],
    },
  }: CostLine,
): boolean {
  const { top, left } = one.box;
  return one.pageNumber === other.pageNumber && top === other.box.top && left === other.box.left;
}
