import type { DocumentType } from "../../kinds/kinds.ts";
import type { Reading } from "../../kinds/reading.ts";
import { APPLICATION_PARTS } from "./application-parts.ts";
import { INVOICE_PARTS } from "./invoice-parts.ts";
import { ORDER_PARTS } from "./order-parts.ts";
import type { OwnParts } from "./parts.ts";

/** Kinds whose sheets are more than their declared fields in the usual order. */
export const OWN_PARTS: Readonly<Partial<Record<DocumentType, OwnParts<Reading>>>> = {
  PAY_APPLICATION: APPLICATION_PARTS,
  CHANGE_ORDER: ORDER_PARTS,
  INVOICE: INVOICE_PARTS,
};
