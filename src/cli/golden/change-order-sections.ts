import { isoDate } from "../../base/calendar-date.ts";
import { namesOf } from "../../base/names-of.ts";
import type { ChangeOrderReading } from "../../reading.ts";
import { amountOf, type GoldenSection, printedOf, valueOf } from "./printed-value.ts";

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
    fields: {
      issuer: valueOf(document.issuer, String),
      number: valueOf(document.number, String),
      description: valueOf(document.description, String),
      amount: amountOf(document.amount),
      date: valueOf(document.date, isoDate),
      requested: amountOf(document.requested),
    },
    heading: printedOf(
      (["project", "contractNumber", "projectNumber"] as const).map((name) => [
        name,
        valueOf(heading[name], String),
      ]),
    ),
    agreement: { isShown: agreement.isShown, flaw: agreement.flaw },
    parties: printedOf(namesOf(parties).map((name) => [name, valueOf(parties[name], String)])),
    contractSum: printedOf(namesOf(sums).map((name) => [name, amountOf(sums[name])])),
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
