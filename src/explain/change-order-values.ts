import type { ChangeOrder, OrderAgreement } from "../document/change-order.ts";
import type { Heading } from "../document/heading.ts";
import {
  CONTRACT_SUM_FIELDS,
  ORDER_CHOICES,
  ORDER_FIELDS,
  ORDER_HEADING_FIELDS,
  PARTY_FIELDS,
  REQUESTED_FIELDS,
} from "../kinds/change-order/fields.ts";
import { arranged } from "../kinds/field.ts";
import { labelled, type LabelledValue, printed, toldValues, valuesOf } from "./labelled-values.ts";

/** The contract's fields, all of them, in the contract's order; then what was asked for, where it is printed, and agreed. */
export function orderValues(document: ChangeOrder): readonly LabelledValue[] {
  const { agreement } = document;
  return [
    ...toldValues(ORDER_CHOICES, document),
    ...valuesOf(ORDER_FIELDS, document),
    ...printed(valuesOf(REQUESTED_FIELDS, document)),
    { path: "agreement", item: "", label: "Agreed", text: agreementWords(agreement), from: [] },
  ];
}

function agreementWords({ isShown, flaw }: OrderAgreement): string {
  if (flaw === null) return isShown ? "yes, as the paper shows" : "not shown";
  return { draft: "no, it is a draft", void: "no, it is void", rejected: "no, it was rejected" }[
    flaw
  ];
}

const HEADING = arranged(ORDER_HEADING_FIELDS, ["project", "projectNumber"]);

/** What is printed of the job and the contract; the firms of the head stand among the parties. */
export function headingValues(heading: Heading): readonly LabelledValue[] {
  return printed(valuesOf(HEADING, heading, "heading"));
}

/** The firms that are printed, by their part. */
export function partyValues({ parties }: ChangeOrder): readonly LabelledValue[] {
  return printed(valuesOf(PARTY_FIELDS, parties, "parties"));
}

/** The contract sum from the original to the new one, all steps where any is printed. */
export function contractSumValues({ sums }: ChangeOrder): readonly LabelledValue[] {
  const values = valuesOf(CONTRACT_SUM_FIELDS, sums, "sums");
  return printed(values).length === 0 ? [] : values;
}

/** The priced lines of the breakdown, from top to bottom; the place of a line is that of all its parts. */
export function costValues({ costs }: ChangeOrder): readonly LabelledValue[] {
  return costs.map(({ description, amount }, index) => {
    const label = description?.value ?? `Line ${index + 1}`;
    const value = labelled(`costs.${index}.amount`, label, amount);
    return { ...value, from: [...value.from, ...(description?.from ?? [])] };
  });
}
