import type { ChangeOrderReading } from "../../kinds/reading.ts";
import {
  contractSumValues,
  costValues,
  headingValues,
  orderValues,
  partyValues,
} from "../../explain/labelled-values.ts";
import { visible } from "../terminal.ts";
import { proofLines, sentence } from "./proof-lines.ts";
import { pagesOf, type TableStyle, textLines, valueLines, withShortLabel } from "./figures.ts";

/** A change order as a person reads it. */
export function changeOrderLines(
  reading: ChangeOrderReading,
  style: TableStyle,
): readonly string[] {
  const { document, heading } = reading;
  const figures = [
    { heading: "Contract sum", values: contractSumValues(document) },
    { heading: "Costs", values: costValues(document).map((cost) => withShortLabel(cost, style)) },
  ].filter(({ values }) => values.length > 0);
  const texts = [
    { heading: "Change order", values: orderValues(document) },
    { heading: "Contract", values: headingValues(heading) },
    { heading: "Parties", values: partyValues(document) },
  ].filter(({ values }) => values.length > 0);
  return [
    ...textLines(texts, style),
    ...(figures.length === 0 ? [] : valueLines(figures, style)),
    ...markLines(reading, style),
    ...proofLines(reading, style),
  ];
}

/** Each mark with its weight, a minus where it speaks for the other kind. */
function markLines(
  { document: { kind }, marks }: ChangeOrderReading,
  style: TableStyle,
): readonly string[] {
  if (marks.length === 0) return [];
  return [
    "",
    style.paint.bold("What speaks for its kind"),
    ...marks.flatMap(({ speaksFor, weight, because, from }) => {
      const speaks = speaksFor === kind ? style.paint.green("+") : style.paint.yellow("-");
      const place = from === null ? "" : ` (${pagesOf([from]).replace(" ", UNBROKEN)})`;
      const [first = "", ...others] = sentence(`${visible(because)}${place}`, 9, style).map(
        (line) => line.replaceAll(UNBROKEN, " "),
      );
      return [`  ${speaks} ${weight.toFixed(1).padStart(3)}  ${first.trimStart()}`, ...others];
    }),
  ];
}

/** A blank at which no line ends. */
const UNBROKEN = "\u00a0";
