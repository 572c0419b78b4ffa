import { isRounding } from "../../checks/rounding.ts";
import { type AuditCheck, defineDocumentCheck } from "../audit-check.ts";
import type { ChangeOrderPaper } from "../change-order-paper.ts";
import { placesIn, type Verdict } from "../audit-finding.ts";
import type { DocumentedOrder } from "../order-documents.ts";
import { listedWords } from "../order-words.ts";

/** A change order is listed with the amount that was agreed. */
export const changeOrderAmounts: AuditCheck = defineDocumentCheck({
  name: "change_order_amounts",
  severity: "high",
  verifies: "A listed change order has the amount of the order itself.",
  test: ({ documented }) =>
    documented.flatMap((order) => comparedOf(order).map((paper) => verdictOf(order, paper))),
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

function verdictOf(listed: DocumentedOrder, paper: ChangeOrderPaper): Verdict {
  const { order, application } = listed;
  const agreed = paper.document.amount;
  const files = [application.file, paper.file];
  const words = listedWords(listed);
  if (order.amount === null || agreed === null) {
    const lacking = agreed === null ? paper.file : application.words;
    const detail = `Not tested: no amount of ${order.words} was found in ${lacking}.`;
    return { passed: null, detail, files };
  }
  const gap = order.amount.minus(agreed.value);
  const passed = gap.isZero() || isRounding(gap, order.rows.length + 1, application.rounding);
  const reason = passed ? null : reasonNotToTell(listed, paper);
  if (reason !== null) return { passed: null, detail: `Not tested: ${reason}.`, files };
  const other = `its order changes the contract by ${agreed.value.toString()} (${paper.file})`;
  return {
    passed,
    detail: passed ? `${words}, as its order says (${paper.file}).` : `${words}, but ${other}.`,
    files,
    printed: order.amount,
    expected: agreed.value,
    places: [
      ...order.rows.flatMap(({ amount }) => placesIn(application, amount)),
      ...placesIn(paper, agreed),
    ],
    remedy:
      "Send the application with the amount of the executed change order, or the order that changes it.",
  };
}

/** Why an amount may rightly be another one. */
function reasonNotToTell({ order }: DocumentedOrder, paper: ChangeOrderPaper): string | null {
  const { file, isSure, standing } = paper;
  if (!isSure) return `the amount of ${order.words} could not be read surely enough in ${file}`;
  return standing === "draft"
    ? `${file} is a draft, and its amount is not yet that of ${order.words}`
    : null;
}
