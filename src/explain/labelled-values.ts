import { isoDate } from "../base/calendar-date.ts";
import type { PayApplication, SummaryLineName } from "../document/pay-application.ts";
import type { Provenance, Sourced } from "../document/sourced.ts";

/** A value of a document under the name that people know it by. */
export interface LabelledValue {
  /** The engine's path, such as `lines.previousCertificates`. */
  readonly path: string;
  /** The number of the line on the form, or nothing. */
  readonly item: string;
  readonly label: string;
  /** As people write it; null where nothing is printed. */
  readonly text: string | null;
  readonly from: readonly Provenance[];
}

const NUMBERED: readonly (readonly [SummaryLineName, string, string])[] = [
  ["originalContractSum", "1", "Original contract sum"],
  ["netChangeByChangeOrders", "2", "Net change by change orders"],
  ["contractSumToDate", "3", "Contract sum to date"],
  ["totalCompletedAndStored", "4", "Total completed and stored to date"],
  ["retainageOnWork", "5a", "Retainage on completed work"],
  ["retainageOnStored", "5b", "Retainage on stored material"],
  ["totalRetainage", "5", "Total retainage"],
  ["totalEarnedLessRetainage", "6", "Total earned less retainage"],
  ["previousCertificates", "7", "Less previous certificates"],
  ["currentPaymentDue", "8", "Current payment due"],
  ["balanceToFinish", "9", "Balance to finish, with retainage"],
];

const UNNUMBERED: readonly (readonly [SummaryLineName, string])[] = [
  ["amountCertified", "Amount certified"],
  ["grossThisPeriod", "Gross this period"],
  ["retainageReleased", "Retainage released"],
  ["changeOrderAdditions", "Change order additions"],
  ["changeOrderDeductions", "Change order deductions"],
  ["changeOrderNet", "Change orders, net"],
];

/** The contract's fields, all of them, in the contract's order. */
export function contractValues(document: PayApplication): readonly LabelledValue[] {
  return [
    labelled("applicationNumber", "Application number", document.applicationNumber),
    labelled("periodTo", "Period to", document.periodTo, isoDate),
    labelled("grossThisPeriod", "Gross this period", document.grossThisPeriod),
    labelled("retainageHeldToDate", "Retainage held to date", document.retainageHeldToDate),
    labelled(
      "retainageReleasedThisPeriod",
      "Retainage released this period",
      document.retainageReleasedThisPeriod,
    ),
    labelled("retainageRatePercent", "Retainage rate", document.retainageRatePercent),
    labelled(
      "totalCompletedAndStoredToDate",
      "Total completed and stored to date",
      document.totalCompletedAndStoredToDate,
    ),
    labelled("contractSumToDate", "Contract sum to date", document.contractSumToDate),
    labelled(
      "balanceToFinishIncludingRetainage",
      "Balance to finish, including retainage",
      document.balanceToFinishIncludingRetainage,
    ),
    labelled("currentPaymentDue", "Current payment due", document.currentPaymentDue),
  ];
}

/** The summary page: its numbered lines, all of them where any is printed; the rates and the others where they are. */
export function summaryValues({ lines, rates }: PayApplication): readonly LabelledValue[] {
  const numbered = NUMBERED.flatMap(([name, item, label]) => {
    const line = { ...labelled(`lines.${name}`, label, lines[name]), item };
    if (item === "5a") return [rateValue("onWork", "5a", rates.onWork), line];
    if (item === "5b") return [rateValue("onStored", "5b", rates.onStored), line];
    return [line];
  });
  const others = UNNUMBERED.map(([name, label]) => labelled(`lines.${name}`, label, lines[name]));
  const hasLines = NUMBERED.some(([name]) => lines[name] !== null);
  return [...numbered, ...others].filter(
    ({ text, path, item }) =>
      text !== null || (hasLines && item !== "" && !path.startsWith("rates")),
  );
}

/** A value under its label. */
export function labelled<Value extends { toString: () => string }>(
  path: string,
  label: string,
  sourced: Sourced<Value> | null,
  write: (value: Value) => string = String,
): LabelledValue {
  return sourced === null
    ? { path, item: "", label, text: null, from: [] }
    : { path, item: "", label, text: write(sourced.value), from: sourced.from };
}

function rateValue(
  name: keyof PayApplication["rates"],
  item: string,
  rate: PayApplication["rates"]["onWork"],
): LabelledValue {
  const of = name === "onWork" ? "work" : "stored material";
  return { ...labelled(`rates.${name}`, `Rate of retainage on ${of}`, rate), item };
}
