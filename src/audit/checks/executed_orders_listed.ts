import { compareDates } from "../../base/calendar-date.ts";
import type { Untested } from "../../finding/audit-untested.ts";
import type { OrderPaperName } from "../../finding/order-name.ts";
import type { Application } from "../application.ts";
import { type AuditCheck, defineDocumentCheck, notTested } from "../audit-check.ts";
import { type BareFinding, placesIn } from "../audit-finding.ts";
import type { ChangeOrderPaper } from "../change-order-paper.ts";
import { listsAllOrders } from "../listed-orders.ts";

/** An order that changed the contract stands in the latest application. */
export const executedOrdersListed: AuditCheck = defineDocumentCheck({
  name: "executed_orders_listed",
  severity: "medium",
  verifies: "An order that changed the contract sum is listed in the latest application.",
  test({ unlisted }, { links }) {
    const latest = links.at(-1);
    return latest === undefined ? [] : unlisted.flatMap((paper) => findingsOf(paper, latest));
  },
});

function findingsOf(paper: ChangeOrderPaper, latest: Application): readonly BareFinding[] {
  const { amount, date } = paper.document;
  // A change of the time alone has no line in an application.
  if (amount === null || amount.value.isZero()) return [];
  const files = [latest.file, paper.file];
  const reason = reasonNotToTell(paper, latest);
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
function reasonNotToTell(order: ChangeOrderPaper, latest: Application): Untested | null {
  const { file, document, isSure, standing } = order;
  const [paper, application] = [nameOf(order), latest.name];
  if (!isSure) return { code: "paper-unsure", facts: { file, application } };
  if (standing === "draft") return { code: "paper-drafted", facts: { paper } };
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
