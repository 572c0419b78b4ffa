import { compareDates, isoDate } from "../../base/calendar-date.ts";
import { sentenceCase } from "../../finding/figure-words.ts";
import type { Application } from "../application.ts";
import { type AuditCheck, defineDocumentCheck } from "../audit-check.ts";
import type { ChangeOrderPaper } from "../change-order-paper.ts";
import { placesIn, type Verdict } from "../audit-finding.ts";
import { listsAllOrders } from "../listed-orders.ts";

/** An order that changed the contract stands in the latest application. */
export const executedOrdersListed: AuditCheck = defineDocumentCheck({
  name: "executed_orders_listed",
  severity: "medium",
  verifies: "An order that changed the contract sum is listed in the latest application.",
  test({ unlisted }, { links }) {
    const latest = links.at(-1);
    return latest === undefined ? [] : unlisted.flatMap((paper) => verdictsOf(paper, latest));
  },
});

function verdictsOf(paper: ChangeOrderPaper, latest: Application): readonly Verdict[] {
  const { document, file } = paper;
  const { amount, date } = document;
  // A change of the time alone has no line in an application.
  if (amount === null || amount.value.isZero()) return [];
  const files = [latest.file, file];
  const reason = reasonNotToTell(paper, latest);
  if (reason !== null) return [{ passed: null, detail: `Not tested: ${reason}.`, files }];
  const of = date === null ? "" : ` of ${isoDate(date.value)}`;
  const order = `${paperWords(paper)}${of} over ${amount.value.toString()}`;
  return [
    {
      passed: false,
      detail: `${sentenceCase(order)} is not listed in ${latest.words}, the latest.`,
      files,
      expected: amount.value,
      places: [
        ...placesIn(latest, latest.document.lines.netChangeByChangeOrders),
        ...placesIn(paper, amount),
      ],
      remedy: "List every executed change order, or say why this one is not part of the contract.",
    },
  ];
}

/** Why an order may rightly be missing in the latest application; null where it should stand there. */
function reasonNotToTell(paper: ChangeOrderPaper, latest: Application): string | null {
  const { file, document, isSure, standing } = paper;
  const words = paperWords(paper);
  if (!isSure) return `${file} could not be read surely enough to miss it in ${latest.words}`;
  if (standing === "draft") return `${words} is marked as a draft`;
  if (standing !== "executed")
    return `${words} is not listed in ${latest.words}, and no agreement can be read on it`;
  if (!listsAllOrders(latest))
    return `${words} may be among those that ${latest.words} does not list one by one`;
  const [ordered, end] = [document.date?.value, latest.document.periodTo?.value];
  if (ordered !== undefined && end !== undefined && compareDates(ordered, end) > 0)
    return `${words} is of ${isoDate(ordered)}, after the period of ${latest.words}`;
  return null;
}

function paperWords({ document, file }: ChangeOrderPaper): string {
  const { number } = document;
  return number === null ? `the change order in ${file}` : `change order ${number.value} (${file})`;
}
