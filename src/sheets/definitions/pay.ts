import type { JudgedRow } from "../judged-row.ts";
import type { SheetDefinition } from "../sheet.ts";
import { FILE } from "./columns.ts";
import {
  CURRENCY,
  CUSTOMER,
  DATE,
  DOCUMENT,
  DUE,
  DUE_DATE,
  FIRST_REASON,
  FROM,
  NUMBER,
  PROJECT,
  VERDICT,
} from "./judged-columns.ts";

/** One row for each input of the run: what is to be done about it. */
export const PAY: SheetDefinition<JudgedRow> = {
  title: "Pay",
  fileName: "pay",
  columns: [
    VERDICT,
    FROM,
    CUSTOMER,
    PROJECT,
    DOCUMENT,
    NUMBER,
    DATE,
    DUE_DATE,
    DUE,
    CURRENCY,
    { ...FIRST_REASON, width: 50 },
    FILE,
  ],
  frozenCount: 2,
};
