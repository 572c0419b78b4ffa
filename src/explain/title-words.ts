import { isoDate } from "../base/calendar-date.ts";
import { sentenceCase } from "../finding/figure-words.ts";
import type { Reading } from "../reading.ts";
import { KIND_WORDS } from "./change-order-values.ts";
import { PAPER_WORDS } from "./invoice-values.ts";

/** What a document calls itself: its kind with its number, then its day. */
export function titleWords({ document }: Reading): readonly string[] {
  switch (document.documentType) {
    case "PAY_APPLICATION": {
      const { applicationNumber: number, periodTo } = document;
      return [
        number === null ? "no application number" : `Application ${number.value}`,
        periodTo === null ? "no period" : `period to ${isoDate(periodTo.value)}`,
      ];
    }
    case "CHANGE_ORDER": {
      const { kind, number, date } = document;
      return [
        number === null ? "change order without a number" : `Change order ${number.value}`,
        KIND_WORDS[kind],
        date === null ? "no date" : isoDate(date.value),
      ];
    }
    case "INVOICE": {
      const { paper, invoiceNumber: number, invoiceDate: date } = document;
      return [
        `${sentenceCase(PAPER_WORDS[paper])} ${number === null ? "without a number" : number.value}`,
        date === null ? "no date" : isoDate(date.value),
      ];
    }
  }
}
