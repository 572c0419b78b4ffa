import { isRounding } from "../../checks/rounding.ts";
import type { Untested } from "../../finding/audit-untested.ts";
import { type AuditCheck, defineDocumentCheck, notTested } from "../audit-check.ts";
import type { ChangeOrderPaper } from "../change-order-paper.ts";
import { type BareFinding, placesIn } from "../audit-finding.ts";
import { type DocumentedOrder, listedOrder } from "../order-documents.ts";

/** A change order is listed with the amount that was agreed. */
export const changeOrderAmounts: AuditCheck = defineDocumentCheck({
  name: "change_order_amounts",
  severity: "high",
  verifies: "A listed change order has the amount of the order itself.",
  test: ({ documented }) =>
    documented.flatMap((order) => comparedOf(order).map((paper) => findingOf(order, paper))),
});

/** The executed orders, where there are any; of these the one that agrees, which stands for the other versions of it. */
function comparedOf({ order, orders }: DocumentedOrder): readonly ChangeOrderPaper[] {
  const executed = orders.filter(({ standing, isSure }) => isSure && standing === "executed");
  const held = executed.length > 0 ? executed : orders;
  const agreeing = held.filter(
    ({ document }) => order.amount !== null && document.amount?.value.equals(order.amount) === true,
  );
  return agreeing.length > 0 ? agreeing : held;
}

function findingOf(listed: DocumentedOrder, paper: ChangeOrderPaper): BareFinding {
  const { order, application } = listed;
  const agreed = paper.document.amount;
  const files = [application.file, paper.file];
  if (order.amount === null || agreed === null) {
    const place = agreed === null ? { file: paper.file } : { application: application.name };
    const facts = { order: order.name, in: place };
    return notTested(files, { code: "order-amount-not-found", facts });
  }
  const gap = order.amount.minus(agreed.value);
  const passed = gap.isZero() || isRounding(gap, order.rows.length + 1, application.rounding);
  const reason = passed ? null : reasonNotToTell(listed, paper);
  if (reason !== null) return notTested(files, reason);
  const facts = { ...listedOrder(listed), file: paper.file, agreed: agreed.value };
  return {
    passed,
    statement: { code: passed ? "order-amount-kept" : "order-amount-differs", facts },
    files,
    printed: order.amount,
    expected: agreed.value,
    places: [
      ...order.rows.flatMap(({ amount }) => placesIn(application, amount)),
      ...placesIn(paper, agreed),
    ],
  };
}

/** Why an amount may rightly be another one. */
function reasonNotToTell({ order }: DocumentedOrder, paper: ChangeOrderPaper): Untested | null {
  const { file, isSure, standing } = paper;
  const facts = { order: order.name, file };
  if (!isSure) return { code: "order-amount-unsure", facts };
  return standing === "draft" ? { code: "order-amount-drafted", facts } : null;
}
