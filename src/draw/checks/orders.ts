import { Money } from "../../base/money.ts";
import { placesIn } from "../../audit/audit-check.ts";
import type { Application } from "../../audit/application.ts";
import type { AuditedContract } from "../../audit/audit.ts";
import { defineDrawCheck, type BareDrawFinding, type DrawCheck } from "../draw-check.ts";

/** A change that is billed has its order: where some orders are among the papers, the others are missing. */
export const ordersDocumented: DrawCheck = defineDrawCheck({
  name: "orders_documented",
  severity: "medium",
  verifies: "Each listed change order has its document, where others have theirs.",
  test: ({ parties }) =>
    parties.flatMap(({ name: firm, contract, current }) =>
      contract.findings.flatMap(({ statement, files }): readonly BareDrawFinding[] => {
        if (statement.code !== "not-tested" || current === null) return [];
        const reason = statement.facts;
        if (reason.code !== "orders-without-document") return [];
        const mayBeThere = contract.changeOrders.some(({ paper }) => paper.reading.pageCount > 1);
        return reason.facts.orders.map(({ order, amount }) => ({
          firm,
          // A document of several pages may be several orders that were not told apart.
          passed: mayBeThere ? null : false,
          statement: {
            code: "order-without-paper",
            facts: { order, amount, application: current.name },
          },
          files,
          printed: amount,
          places: orderPlaces(current, amount),
        }));
      }),
    ),
});

function orderPlaces(application: Application, amount: Money | null): ReturnType<typeof placesIn> {
  const listed = application.document.changeOrders.filter(
    (order) => amount !== null && order.amount?.value.equals(amount) === true,
  );
  return listed.flatMap((order) => placesIn(application, order.amount));
}

/** An order that waits for the client's word is no part of the contract. */
export const ordersAgreed: DrawCheck = defineDrawCheck({
  name: "orders_agreed",
  severity: "high",
  verifies: "No listed change order is marked as a draft or as waiting for an approval.",
  test: ({ parties }) => parties.flatMap(({ name, contract }) => draftFindings(name, contract)),
});

function draftFindings(firm: string, { findings }: AuditedContract): readonly BareDrawFinding[] {
  return findings.flatMap(({ statement, files, places }): readonly BareDrawFinding[] => {
    if (statement.code !== "order-drafted") return [];
    const { files: papers, ...listed } = statement.facts;
    return [
      {
        firm,
        passed: false,
        statement: { code: "order-not-agreed", facts: { ...listed, files: papers } },
        files,
        printed: listed.amount,
        places,
      },
    ];
  });
}
