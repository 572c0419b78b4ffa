// Generated from the folder templates. After adding one: UPDATE=1 npx vitest run test/templates.test.ts
import { aiaG702 } from "../templates/pay-application/aia-g702.ts";
import { anyPayApplication } from "../templates/pay-application/any-pay-application.ts";
import type { PayApplicationTemplate } from "./template/template.ts";

/** All printed layouts that crossfoot knows, the general reading last. */
export const TEMPLATES: readonly PayApplicationTemplate[] = [aiaG702, anyPayApplication];
