// Generated from the folder templates. After adding one: UPDATE=1 npx vitest run test/templates.test.ts
import { anyChangeOrder } from "../templates/change-order/any-change-order.ts";
import { aiaG702 } from "../templates/pay-application/aia-g702.ts";
import { anyPayApplication } from "../templates/pay-application/any-pay-application.ts";
import type { ChangeOrderTemplate } from "./template/change-order-template.ts";
import type { PayApplicationTemplate } from "./template/template.ts";

/** All printed layouts that crossfoot knows, the general reading last. */
export const TEMPLATES: readonly PayApplicationTemplate[] = [aiaG702, anyPayApplication];

/** All printed layouts of change orders, the general reading last. */
export const CHANGE_ORDER_TEMPLATES: readonly ChangeOrderTemplate[] = [anyChangeOrder];
