import type { ContractSumBody, FullChangeOrderResult } from "../../wire/full-contract.ts";
import type { Column, SheetDefinition, SourceRow } from "../sheet.ts";
import { failedNames, FILE } from "./file-column.ts";

/** A change order that is a document of its own. */
export interface ChangeOrderRow extends SourceRow {
  readonly answer: FullChangeOrderResult;
}

/** What a person calls the two kinds. */
export const ORDER_KINDS: Readonly<Record<FullChangeOrderResult["document"]["kind"], string>> = {
  SUBCONTRACTOR_REQUEST: "Subcontractor request",
  GC_CHANGE_ORDER: "GC change order",
};

function sum(header: string, name: keyof ContractSumBody): Column<ChangeOrderRow> {
  return {
    header,
    kind: "money",
    figure: `contractSum.${name}`,
    value: ({ answer }) => answer.contractSum[name],
  };
}

/** One row for each change order. */
export const CHANGE_ORDERS: SheetDefinition<ChangeOrderRow> = {
  title: "Change orders",
  fileName: "change-orders",
  columns: [
    FILE,
    {
      header: "Kind",
      kind: "text",
      width: 22,
      value: ({ answer }) => ORDER_KINDS[answer.document.kind],
    },
    { header: "Issuer", kind: "text", width: 28, value: ({ answer }) => answer.document.issuer },
    { header: "Number", kind: "text", value: ({ answer }) => answer.document.number },
    { header: "Date", kind: "date", value: ({ answer }) => answer.document.date },
    {
      header: "Description",
      kind: "text",
      width: 40,
      value: ({ answer }) => answer.document.description,
    },
    { header: "Amount", kind: "money", value: ({ answer }) => answer.document.amount },
    { header: "Requested", kind: "money", value: ({ answer }) => answer.requested },
    {
      header: "Agreement shown",
      kind: "text",
      value: ({ answer }) => (answer.agreement.isShown ? "yes" : "no"),
    },
    { header: "Flaw", kind: "text", value: ({ answer }) => answer.agreement.flaw },
    { header: "Project", kind: "text", value: ({ answer }) => answer.heading.project },
    { header: "Contract", kind: "text", value: ({ answer }) => answer.heading.contractNumber },
    sum("Original contract sum", "original"),
    sum("Previous changes", "previousChanges"),
    sum("Contract sum before", "before"),
    sum("This change", "change"),
    sum("Contract sum after", "after"),
    {
      header: "Failed checks",
      kind: "text",
      value: ({ answer }) => failedNames(answer.identities),
    },
    { header: "Confidence", kind: "certainty", value: ({ answer }) => answer.confidence },
    { header: "Layout", kind: "text", value: ({ answer }) => answer.engine.templateId },
  ],
};
