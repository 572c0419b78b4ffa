// Generated from the folder templates. After adding one: UPDATE=1 npx vitest run test/templates.test.ts
import { anyChangeOrder } from "../../templates/change-order/any-change-order.ts";
import { aiaG702 } from "../../templates/pay-application/aia-g702.ts";
import { anyPayApplication } from "../../templates/pay-application/any-pay-application.ts";
import type { ConstructionTemplates } from "../lexicon/template-lists.ts";

/** The printed layouts of construction documents, of each kind the general reading last. */
export const CONSTRUCTION_TEMPLATES: ConstructionTemplates = {
  payApplication: [aiaG702, anyPayApplication],
  changeOrder: [anyChangeOrder],
};
