// Generated from the folder templates. After adding one: UPDATE=1 npx vitest run test/templates.test.ts
import { anyInvoice } from "../../templates/invoice/any-invoice.ts";
import { CONSTRUCTION_TEMPLATES } from "./construction-templates.ts";
import type { TemplateLists } from "../lexicon/template-lists.ts";

/** All printed layouts that crossfoot knows, of each kind the general reading last. */
export const TEMPLATES: TemplateLists = {
  ...CONSTRUCTION_TEMPLATES,
  vendor: [],
  invoice: [anyInvoice],
};
