import { enumerate } from "../../checks/figure-words.ts";
import { type AuditCheck, defineDocumentCheck } from "../audit-check.ts";
import type { ChangeOrderPaper } from "../change-order-paper.ts";
import { placesIn, type Verdict } from "../finding.ts";
import type { DocumentedOrder } from "../order-documents.ts";
import { listedWords } from "../order-words.ts";

/** A change order that is billed is executed: a request alone is no part of the contract. */
export const changeOrdersExecuted: AuditCheck = defineDocumentCheck({
  name: "change_orders_executed",
  severity: "high",
  verifies: "A listed change order has an order of the client, not only a request for one.",
  test: ({ documented }) => documented.map(verdictOf),
});

function verdictOf(order: DocumentedOrder): Verdict {
  const { application, orders, requests } = order;
  const papers = [...orders, ...requests];
  const files = [application.file, ...papers.map(({ file }) => file)];
  const surely = orders.filter(({ isSure }) => isSure);
  if (surely.length > 0) {
    const detail = `${listedWords(order)}, and its order is there: ${enumerate(surely.map(({ file }) => file))}.`;
    return { passed: true, detail, files };
  }
  const unsure = papers.filter(({ isSure }) => !isSure).map(({ file }) => file);
  if (unsure.length > 0) {
    const detail = `Not tested: ${enumerate(unsure)} could not be read surely enough to tell whether ${order.order.words} is ordered or only requested.`;
    return { passed: null, detail, files };
  }
  const documents = requests.length === 1 ? "its only document is" : "its only documents are";
  return {
    passed: false,
    detail: `${listedWords(order)}, but ${documents} ${enumerate(requests.map(requestWords))}. No executed order is among the files.`,
    files,
    printed: order.order.amount,
    places: [
      ...order.order.rows.flatMap(({ amount }) => placesIn(application, amount)),
      ...requests.flatMap((paper) => placesIn(paper, paper.document.amount)),
    ],
    remedy:
      "Send the executed change order, or take this change out of the application until it is executed.",
  };
}

/** `a request by Hollis Mechanical over 12,481.00 (cor-007.pdf)`. */
function requestWords({ document, file }: ChangeOrderPaper): string {
  const { issuer, amount } = document;
  const by = issuer === null ? "" : ` by ${issuer.value}`;
  const over = amount === null ? "" : ` over ${amount.value.toString()}`;
  return `a request${by}${over} (${file})`;
}
