import type { UnexecutedPaper } from "../../finding/audit-statement.ts";
import { type AuditCheck, defineDocumentCheck, notTested } from "../audit-check.ts";
import { type BareFinding, placesIn } from "../audit-finding.ts";
import type { ChangeOrderPaper } from "../change-order-paper.ts";
import { type DocumentedOrder, listedOrder } from "../order-documents.ts";

/** A change order that is billed is executed: a request alone is no part of the contract, nor is an order that is void. */
export const changeOrdersExecuted: AuditCheck = defineDocumentCheck({
  name: "change_orders_executed",
  severity: "high",
  verifies: "A listed change order has an order of the client that stands, not only a request.",
  test: ({ documented }) => documented.map(findingOf),
});

function findingOf(listed: DocumentedOrder): BareFinding {
  const { application, order, orders, others } = listed;
  const papers = [...orders, ...others];
  const files = [application.file, ...papers.map(({ file }) => file)];
  const named = listedOrder(listed);
  const sure = orders.filter(({ isKindSure }) => isKindSure);
  const executed = sure.filter(({ standing }) => standing === "executed");
  if (executed.length > 0) {
    const facts = { ...named, files: filesOf(executed) };
    return { passed: true, statement: { code: "order-executed", facts }, files };
  }
  if (sure.length > 0) return { passed: null, statement: doubtOf(sure, named), files };
  const unsure = papers.filter(({ isKindSure }) => !isKindSure);
  if (unsure.length > 0) {
    const facts = { files: filesOf(unsure), order: order.name };
    return notTested(files, { code: "kind-unsure", facts });
  }
  return {
    passed: false,
    statement: {
      code: "order-not-executed",
      facts: { ...named, papers: others.map(unexecutedPaper) },
    },
    files,
    printed: order.amount,
    places: [
      ...order.rows.flatMap(({ amount }) => placesIn(application, amount)),
      ...others.flatMap((paper) => placesIn(paper, paper.document.amount)),
    ],
  };
}

/** Why it is not certain that an order was executed. A signature by hand leaves nothing that could be read. */
function doubtOf(
  orders: readonly ChangeOrderPaper[],
  named: ReturnType<typeof listedOrder>,
): BareFinding["statement"] {
  const open = orders.filter(({ standing }) => standing !== "draft");
  return open.length > 0
    ? { code: "order-agreement-unread", facts: { ...named, files: filesOf(open) } }
    : { code: "order-drafted", facts: { ...named, files: filesOf(orders) } };
}

function filesOf(papers: readonly ChangeOrderPaper[]): readonly string[] {
  return papers.map(({ file }) => file);
}

function unexecutedPaper({ document, standing, file }: ChangeOrderPaper): UnexecutedPaper {
  const { issuer, amount } = document;
  return { file, standing, issuer: issuer?.value ?? null, amount: amount?.value ?? null };
}
