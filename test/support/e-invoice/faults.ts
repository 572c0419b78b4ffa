import { parseXml } from "../../../src/einvoice/xml.ts";
import { ciiFaults } from "./cii-schema.ts";
import { ciiView, ublView } from "./invoice-view.ts";
import { brokenRules } from "./norm-rules.ts";
import { ublFaults } from "./ubl-order.ts";

/** All that is wrong with an e-invoice: by the schema of its language, and by the rules of the norm. */
export function faultsOf(xml: string): readonly string[] {
  const root = parseXml(new TextEncoder().encode(xml));
  if (root === null) return ["It is no XML."];
  return root.name === "CrossIndustryInvoice"
    ? [...ciiFaults(xml), ...brokenRules(ciiView(root))]
    : [...ublFaults(root), ...brokenRules(ublView(root))];
}
