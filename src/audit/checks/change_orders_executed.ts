import { enumerate } from "../../finding/figure-words.ts";
import { type AuditCheck, defineDocumentCheck } from "../audit-check.ts";
import type { ChangeOrderPaper } from "../change-order-paper.ts";
import { placesIn, type Verdict } from "../audit-finding.ts";
import type { DocumentedOrder } from "../order-documents.ts";
import { listedWords } from "../order-words.ts";

/** A change order that is billed is executed: a request alone is no part of the contract, nor is an order that is void. */
export const changeOrdersExecuted: AuditCheck = defineDocumentCheck({
  name: "change_orders_executed",
  severity: "high",
  verifies: "A listed change order has an order of the client that stands, not only a request.",
  test: ({ documented }) => documented.map(verdictOf),
});

function verdictOf(listed: DocumentedOrder): Verdict {
  const { application, orders, others } = listed;
  const papers = [...orders, ...others];
  const files = [application.file, ...papers.map(({ file }) => file)];
  const sure = orders.filter(({ isKindSure }) => isKindSure);
  const executed = sure.filter(({ standing }) => standing === "executed");
  if (executed.length > 0) {
    const detail = `${listedWords(listed)}, and its order is there: ${filesOf(executed)}.`;
    return { passed: true, detail, files };
  }
  if (sure.length > 0) {
    const detail = `${listedWords(listed)}, and ${doubtWords(sure)}.`;
    return { passed: null, detail, files };
  }
  const unsure = papers.filter(({ isKindSure }) => !isKindSure);
  if (unsure.length > 0) {
    const detail = `Not tested: ${filesOf(unsure)} could not be read surely enough to tell whether ${listed.order.words} is ordered or only requested.`;
    return { passed: null, detail, files };
  }
  const documents = others.length === 1 ? "its only document is" : "its only documents are";
  return {
    passed: false,
    detail: `${listedWords(listed)}, but ${documents} ${enumerate(others.map(paperWords))}. No executed order is among the files.`,
    files,
    printed: listed.order.amount,
    places: [
      ...listed.order.rows.flatMap(({ amount }) => placesIn(application, amount)),
      ...others.flatMap((paper) => placesIn(paper, paper.document.amount)),
    ],
    remedy:
      "Send the executed change order, or take this change out of the application until it is executed.",
  };
}

function filesOf(papers: readonly ChangeOrderPaper[]): string {
  return enumerate(papers.map(({ file }) => file));
}

/** Why it is not certain that an order was executed. A signature by hand leaves nothing that could be read. */
function doubtWords(orders: readonly ChangeOrderPaper[]): string {
  const open = orders.filter(({ standing }) => standing !== "draft");
  return open.length > 0
    ? `its order is there, but no agreement can be read on it (${filesOf(open)}): look whether both parties signed it`
    : `its order is marked as a draft (${filesOf(orders)})`;
}

/** `a request by Hollis Mechanical over 12,481.00 (cor-007.pdf)`, `an order over 9,300.00 that is void (co-3.pdf)`. */
function paperWords({ document, standing, file }: ChangeOrderPaper): string {
  const { issuer, amount } = document;
  const over = amount === null ? "" : ` over ${amount.value.toString()}`;
  if (standing === "void") return `an order${over} that is void (${file})`;
  if (standing === "rejected") return `an order${over} that was rejected or withdrawn (${file})`;
  const by = issuer === null ? "" : ` by ${issuer.value}`;
  return `a request${by}${over} (${file})`;
}
