import { arranged } from "../../kinds/field.ts";
import {
  CONTRACT_SUM_FIELDS,
  ORDER_FIELDS,
  ORDER_HEADING_FIELDS,
  PARTY_FIELDS,
  REQUESTED_FIELDS,
} from "../../kinds/change-order/fields.ts";
import type { ChangeOrderReading } from "../../kinds/reading.ts";
import { amountOf, fieldLines, type GoldenSection, printedOf } from "./printed-value.ts";

/** The sum that the change leads to stands before the change itself. */
const CONTRACT_SUM_LINES = arranged(CONTRACT_SUM_FIELDS, [
  "originalContractSum",
  "previousChanges",
  "sumBefore",
  "sumAfter",
]);

/** What a golden says of a change order. */
export function changeOrderSections({
  document,
  heading,
  marks,
}: ChangeOrderReading): GoldenSection {
  const { parties, sums, agreement } = document;
  const speakFor = (kind: typeof document.kind): number =>
    marks.filter(({ speaksFor }) => speaksFor === kind).length;
  return {
    kind: document.kind,
    fields: Object.fromEntries(fieldLines({ ...ORDER_FIELDS, ...REQUESTED_FIELDS }, document)),
    heading: printedOf(fieldLines(ORDER_HEADING_FIELDS, heading)),
    agreement: { isShown: agreement.isShown, flaw: agreement.flaw },
    parties: printedOf(fieldLines(PARTY_FIELDS, parties)),
    contractSum: printedOf(fieldLines(CONTRACT_SUM_LINES, sums)),
    costs: document.costs.map(({ description, amount }) => [
      description?.value ?? null,
      ...(amountOf(amount) ?? [null]),
    ]),
    marks: {
      SUBCONTRACTOR_REQUEST: speakFor("SUBCONTRACTOR_REQUEST"),
      GC_CHANGE_ORDER: speakFor("GC_CHANGE_ORDER"),
    },
  };
}
