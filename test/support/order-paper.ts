import { NO_HEADING } from "./no-heading.ts";
import type { CalendarDate } from "../../src/base/calendar-date.ts";
import type { ReadChangeOrder } from "../../src/audit/change-order-paper.ts";
import type {
  ChangeOrderKind,
  ContractSumName,
  OrderAgreement,
  OrderPartyName,
} from "../../src/document/change-order.ts";
import { centsFigure, sourced } from "./printed.ts";

/** What a change order document prints; what is left out is not printed. */
export interface PrintedOrder {
  readonly kind: ChangeOrderKind;
  readonly number?: string;
  readonly description?: string;
  /** In cents. */
  readonly amount?: number;
  readonly date?: CalendarDate;
  readonly parties?: Partial<Record<OrderPartyName, string>>;
  /** In cents. */
  readonly sums?: Partial<Record<ContractSumName, number>>;
  readonly head?: Partial<Record<"project" | "contractNumber" | "projectNumber", string>>;
  readonly agreement?: OrderAgreement;
  readonly confidence?: number;
  /** Of the fields that are not certain. */
  readonly certainties?: Readonly<Record<string, number>>;
}

/** A file of a change order that prints this. */
export function orderPaper(file: string, printed: PrintedOrder): ReadChangeOrder {
  const { kind, date, parties = {}, sums = {}, head = {}, confidence = 0.95 } = printed;
  const text = (value: string | undefined): ReturnType<typeof sourced<string>> | null =>
    value === undefined ? null : sourced(value, value);
  const money = (cents: number | undefined): ReturnType<typeof centsFigure> | null =>
    cents === undefined ? null : centsFigure(cents);
  return {
    file,
    fingerprint: file,
    reading: {
      heading: {
        ...NO_HEADING,
        project: text(head.project),
        contractNumber: text(head.contractNumber),
        projectNumber: text(head.projectNumber),
      },
      documentType: "CHANGE_ORDER",
      document: {
        documentType: "CHANGE_ORDER",
        kind,
        issuer: text(parties.sender),
        number: text(printed.number),
        description: text(printed.description),
        amount: money(printed.amount),
        date: date === undefined ? null : sourced(date, "its date"),
        parties: {
          sender: text(parties.sender),
          addressee: text(parties.addressee),
          owner: text(parties.owner),
          contractor: text(parties.contractor),
          subcontractor: text(parties.subcontractor),
        },
        sums: {
          originalContractSum: money(sums.originalContractSum),
          previousChanges: money(sums.previousChanges),
          sumBefore: money(sums.sumBefore),
          change: money(sums.change),
          sumAfter: money(sums.sumAfter),
        },
        costs: [],
        costTotal: null,
        ratedLines: [],
        agreement: printed.agreement ?? { isShown: true, flaw: null },
        requested: null,
      },
      marks: [],
      checks: [],
      identities: [],
      findings: [],
      confidence,
      fields: Object.entries(printed.certainties ?? {}).map(([field, value]) => ({
        field,
        state: "labelled",
        signs: {},
        value,
      })),
      notices: [],
      confidenceParts: [],
      evidence: [],
      templateId: "any-change-order",
      pageCount: 1,
    },
  };
}
