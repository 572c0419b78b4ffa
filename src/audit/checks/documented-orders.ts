import type { Application } from "../application.ts";
import {
  type AuditCheck,
  type BareFinding,
  defineDocumentCheck,
  notTested,
  placesIn,
} from "../audit-check.ts";
import { type ChangeOrderPaper, isUnfinished } from "../change-order-paper.ts";
import { listsAllOrders } from "../listed-orders.ts";
import { type DocumentedOrder, listedOrder, type OrderDocuments } from "../placing.ts";
import { compareDates } from "../../base/calendar-date.ts";
import { isRounding } from "../../checks/rounding.ts";
import type { UnexecutedPaper } from "../../finding/audit-statement.ts";
import type { Untested } from "../../finding/audit-untested.ts";
import type { OrderPaperName } from "../../finding/contract-names.ts";

/** A change order that is billed is executed: a request alone is no part of the contract, nor is an order that is void. */
export const changeOrdersExecuted: AuditCheck = defineDocumentCheck({
  name: "change_orders_executed",
  severity: "high",
  verifies: "A listed change order has an order of the client that stands, not only a request.",
  test: ({ documented }) => documented.map(executionFinding),
});

function executionFinding(listed: DocumentedOrder): BareFinding {
  const { application, order, orders, others } = listed;
  const papers = [...orders, ...others];
  const files = [application.file, ...papers.map(({ file }) => file)];
  const named = listedOrder(listed);
  const sure = orders.filter(({ isKindSure }) => isKindSure);
  const executed = sure.filter(({ standing }) => standing === "executed");
  if (executed.length > 0) {
    const facts = { ...named, files: filesOfPapers(executed) };
    return { passed: true, statement: { code: "order-executed", facts }, files };
  }
  if (sure.length > 0) return { passed: null, statement: doubtOf(sure, named), files };
  const unsure = papers.filter(({ isKindSure }) => !isKindSure);
  if (unsure.length > 0) {
    const facts = { files: filesOfPapers(unsure), order: order.name };
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
  const open = orders.filter(({ standing }) => !isUnfinished(standing));
  return open.length > 0
    ? { code: "order-agreement-unread", facts: { ...named, files: filesOfPapers(open) } }
    : { code: "order-drafted", facts: { ...named, files: filesOfPapers(orders) } };
}

function filesOfPapers(papers: readonly ChangeOrderPaper[]): readonly string[] {
  return papers.map(({ file }) => file);
}

function unexecutedPaper({ document, standing, file }: ChangeOrderPaper): UnexecutedPaper {
  const { issuer, amount } = document;
  return { file, standing, issuer: issuer?.value ?? null, amount: amount?.value ?? null };
}

/** A change order is listed with the amount that was agreed. */
export const changeOrderAmounts: AuditCheck = defineDocumentCheck({
  name: "change_order_amounts",
  severity: "high",
  verifies: "A listed change order has the amount of the order itself.",
  test: ({ documented }) =>
    documented.flatMap((order) => comparedOf(order).map((paper) => amountFinding(order, paper))),
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

function amountFinding(listed: DocumentedOrder, paper: ChangeOrderPaper): BareFinding {
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
  const reason = passed ? null : reasonOfAmount(listed, paper);
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
function reasonOfAmount({ order }: DocumentedOrder, paper: ChangeOrderPaper): Untested | null {
  const { file, isSure, standing } = paper;
  const facts = { order: order.name, file };
  if (!isSure) return { code: "order-amount-unsure", facts };
  return isUnfinished(standing) ? { code: "order-amount-drafted", facts } : null;
}

/** An order that changed the contract stands in the latest application. */
export const executedOrdersListed: AuditCheck = defineDocumentCheck({
  name: "executed_orders_listed",
  severity: "medium",
  verifies: "An order that changed the contract sum is listed in the latest application.",
  test({ unlisted }, { links }) {
    const latest = links.at(-1);
    return latest === undefined ? [] : unlisted.flatMap((paper) => unlistedFindings(paper, latest));
  },
});

function unlistedFindings(paper: ChangeOrderPaper, latest: Application): readonly BareFinding[] {
  const { amount, date } = paper.document;
  // A change of the time alone has no line in an application.
  if (amount === null || amount.value.isZero()) return [];
  const files = [latest.file, paper.file];
  const reason = reasonOfAbsence(paper, latest);
  if (reason !== null) return [notTested(files, reason)];
  return [
    {
      passed: false,
      statement: {
        code: "order-not-listed",
        facts: {
          paper: nameOf(paper),
          date: date?.value ?? null,
          amount: amount.value,
          latest: latest.name,
        },
      },
      files,
      expected: amount.value,
      places: [
        ...placesIn(latest, latest.document.lines.netChangeByChangeOrders),
        ...placesIn(paper, amount),
      ],
    },
  ];
}

/** Why an order may rightly be missing in the latest application; null where it should stand there. */
function reasonOfAbsence(order: ChangeOrderPaper, latest: Application): Untested | null {
  const { file, document, isSure, standing } = order;
  const [paper, application] = [nameOf(order), latest.name];
  if (!isSure) return { code: "paper-unsure", facts: { file, application } };
  if (isUnfinished(standing)) return { code: "paper-drafted", facts: { paper } };
  if (standing !== "executed")
    return { code: "paper-agreement-unread", facts: { paper, application } };
  if (!listsAllOrders(latest)) return { code: "paper-in-sum", facts: { paper, application } };
  const [date, end] = [document.date?.value, latest.document.periodTo?.value];
  return date !== undefined && end !== undefined && compareDates(date, end) > 0
    ? { code: "paper-after-period", facts: { paper, date, application } }
    : null;
}

function nameOf({ document: { number }, file }: ChangeOrderPaper): OrderPaperName {
  return { number: number?.value ?? null, file };
}

/**
 * Where some of the listed change orders have their documents among the files, the others are named. It never fails:
 * nobody said that all papers of the contract are there.
 */
export const changeOrderDocuments: AuditCheck = defineDocumentCheck({
  name: "change_order_documents",
  severity: "low",
  verifies: "Each listed change order has its document among the files, where others have theirs.",
  test: (documents) => (documents.documented.length === 0 ? [] : [documentFinding(documents)]),
});

function documentFinding({ documented, undocumented }: OrderDocuments): BareFinding {
  const listing = [...documented, ...undocumented].map(({ application }) => application.file);
  const files = [...new Set(listing)];
  if (undocumented.length === 0) {
    const facts = { count: documented.length };
    return { passed: true, statement: { code: "orders-documented", facts }, files };
  }
  const orders = undocumented.map(({ order: { name, amount } }) => ({ order: name, amount }));
  return notTested(files, { code: "orders-without-document", facts: { orders } });
}
