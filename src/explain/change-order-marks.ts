import type { ChangeOrderReading } from "../kinds/reading.ts";
import {
  contractSumValues,
  costValues,
  headingValues,
  orderValues,
  partyValues,
} from "./change-order-values.ts";
import type { LabelledValue } from "./labelled-values.ts";
import { type Marks, markerOf } from "./marks.ts";

/** Collects the marks of a change order. */
export function changeOrderMarks(reading: ChangeOrderReading): Marks {
  const { document, heading } = reading;
  const groups = [
    { heading: "Change order", look: "texts", values: orderValues(document) },
    { heading: "What speaks for its kind", look: "figures", values: kindMarkValues(reading) },
    { heading: "Contract", look: "texts", values: headingValues(heading) },
    { heading: "Parties", look: "texts", values: partyValues(document) },
    { heading: "Contract sum", look: "figures", values: contractSumValues(document) },
    { heading: "Costs", look: "figures", values: costValues(document) },
  ] as const;
  const mark = markerOf(reading);
  return {
    groups: groups
      .filter(({ values }) => values.length > 0)
      .map(({ values, ...group }) => ({ ...group, marks: values.map(mark) })),
    tables: [],
  };
}

/** Each mark by its sentence; its value is the weight, negative where it speaks for the other kind. */
function kindMarkValues({ document, marks }: ChangeOrderReading): readonly LabelledValue[] {
  return marks.map(({ speaksFor, weight, because, from }, index) => ({
    path: `marks.${index + 1}`,
    item: "",
    label: because,
    text: `${speaksFor === document.kind ? "+" : "-"}${weight.toFixed(1)}`,
    from: from === null ? [] : [from],
  }));
}
