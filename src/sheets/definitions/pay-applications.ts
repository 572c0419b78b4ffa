import type { FullApplicationResult, SheetFiguresBody } from "../../wire/full-contract.ts";
import type { PayApplicationBody } from "../../wire/contract.ts";
import type { Column, SheetDefinition, SourceRow } from "../sheet.ts";
import { failedNames, FILE } from "./file-column.ts";

/** A pay application. */
export interface ApplicationRow extends SourceRow {
  readonly answer: FullApplicationResult;
}

type LineNumber = keyof FullApplicationResult["g702"]["lines"];

function field(
  header: string,
  name: {
    [Name in keyof PayApplicationBody]: PayApplicationBody[Name] extends number | null
      ? Name
      : never;
  }[keyof PayApplicationBody],
): Column<ApplicationRow> {
  return { header, kind: "money", figure: name, value: ({ answer }) => answer.document[name] };
}

function line(number: LineNumber, words: string): Column<ApplicationRow> {
  return {
    header: `${number} ${words}`,
    kind: "money",
    figure: `g702.lines.${number}`,
    value: ({ answer }) => answer.g702.lines[number],
  };
}

function change(name: "additions" | "deductions" | "net"): Column<ApplicationRow> {
  return {
    header: `Change orders ${name}`,
    kind: "money",
    figure: `g702.changeOrderSummary.${name}`,
    value: ({ answer }) => answer.g702.changeOrderSummary[name],
  };
}

function total(letter: string, name: keyof SheetFiguresBody): Column<ApplicationRow> {
  return {
    header: `Total ${letter}`,
    kind: "money",
    figure: `g703.totals.${name}`,
    value: ({ answer }) => answer.g703?.totals?.[name] ?? null,
  };
}

/** One row for each pay application: what it asks for, the lines of its summary, the totals of its continuation sheet. */
export const PAY_APPLICATIONS: SheetDefinition<ApplicationRow> = {
  title: "Pay applications",
  fileName: "pay-applications",
  columns: [
    FILE,
    {
      header: "Contractor",
      kind: "text",
      width: 28,
      value: ({ answer }) => answer.heading.contractor,
    },
    { header: "Project", kind: "text", width: 28, value: ({ answer }) => answer.heading.project },
    { header: "Billed to", kind: "text", value: ({ answer }) => answer.heading.addressee },
    { header: "Contract", kind: "text", value: ({ answer }) => answer.heading.contractNumber },
    {
      header: "Application",
      kind: "text",
      value: ({ answer }) => answer.document.applicationNumber,
    },
    { header: "Period from", kind: "date", value: ({ answer }) => answer.heading.periodFrom },
    { header: "Period to", kind: "date", value: ({ answer }) => answer.document.periodTo },
    field("Current payment due", "currentPaymentDue"),
    field("Gross this period", "grossThisPeriod"),
    field("Retainage held", "retainageHeldToDate"),
    field("Retainage released", "retainageReleasedThisPeriod"),
    {
      header: "Retainage %",
      kind: "percent",
      value: ({ answer }) => answer.document.retainageRatePercent,
    },
    field("Completed and stored", "totalCompletedAndStoredToDate"),
    field("Contract sum to date", "contractSumToDate"),
    field("Balance to finish", "balanceToFinishIncludingRetainage"),
    line("1", "Original contract sum"),
    line("2", "Net change by change orders"),
    line("3", "Contract sum to date"),
    line("4", "Completed and stored to date"),
    line("5a", "Retainage on work"),
    line("5b", "Retainage on stored material"),
    line("5", "Total retainage"),
    line("6", "Earned less retainage"),
    line("7", "Previous certificates"),
    line("8", "Current payment due"),
    line("9", "Balance to finish"),
    { header: "Rate 5a %", kind: "percent", value: ({ answer }) => answer.g702.rates["5a"] },
    { header: "Rate 5b %", kind: "percent", value: ({ answer }) => answer.g702.rates["5b"] },
    change("additions"),
    change("deductions"),
    change("net"),
    {
      header: "Amount certified",
      kind: "money",
      figure: "g702.amountCertified",
      value: ({ answer }) => answer.g702.amountCertified,
    },
    total("C", "scheduledValue"),
    total("D", "workCompletedPrevious"),
    total("E", "workCompletedThisPeriod"),
    total("F", "materialsPresentlyStored"),
    total("G", "completedAndStored"),
    total("H", "balanceToFinish"),
    total("I", "retainage"),
    {
      header: "Failed checks",
      kind: "text",
      value: ({ answer }) => failedNames(answer.identities),
    },
    { header: "Confidence", kind: "certainty", value: ({ answer }) => answer.confidence },
    { header: "Layout", kind: "text", value: ({ answer }) => answer.engine.templateId },
  ],
};
