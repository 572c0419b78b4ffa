// Generated from the folder templates. After adding one: UPDATE=1 npx vitest run test/templates.test.ts
import { anyChangeOrder } from "../templates/change-order/any-change-order.ts";
import { aiaG702 } from "../templates/pay-application/aia-g702.ts";
import { anyPayApplication } from "../templates/pay-application/any-pay-application.ts";
import { anyInvoice } from "../templates/invoice/any-invoice.ts";
import type { TemplateLists } from "./template/template-lists.ts";

/** All printed layouts that crossfoot knows, of each kind the general reading last. */
export const TEMPLATES: TemplateLists = {
  payApplication: [aiaG702, anyPayApplication],
  changeOrder: [anyChangeOrder],
  vendor: [],
  invoice: [anyInvoice],
};
