// Written by `npm run calibrate`, which says how: do not edit.
import { PAY_APPLICATION_NUMBERS } from "./numbers/pay-application.ts";
import { CHANGE_ORDER_NUMBERS } from "./numbers/change-order.ts";
import { INVOICE_NUMBERS } from "./numbers/invoice.ts";
import { LIEN_WAIVER_NUMBERS } from "./numbers/lien-waiver.ts";
import type { KindNumbers } from "./probability.ts";

/** Numbers of the models, by kind of document. */
export const NUMBERS: Readonly<
  Record<"PAY_APPLICATION" | "CHANGE_ORDER" | "INVOICE" | "LIEN_WAIVER", KindNumbers>
> = {
  PAY_APPLICATION: PAY_APPLICATION_NUMBERS,
  CHANGE_ORDER: CHANGE_ORDER_NUMBERS,
  INVOICE: INVOICE_NUMBERS,
  LIEN_WAIVER: LIEN_WAIVER_NUMBERS,
};
