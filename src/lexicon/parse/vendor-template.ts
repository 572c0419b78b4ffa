import { TEMPLATE_LIMITS } from "../../base/limits.ts";
import { described, lineOf, membersOf, type Place, subject } from "./json-place.ts";
import {
  ITEM_COLUMNS,
  LABELLED_MEMBERS,
  PRINTED_MEMBERS,
  VENDOR_FIELDS,
  VENDOR_MEMBERS,
} from "./template-members.ts";
import type { LabelledRule, PrintedRule, VendorLook, VendorTemplate } from "../vendor-template.ts";
import { recordOf } from "./lists.ts";
import { somePhrasesOf } from "./phrases.ts";
import { headOf, looksOf } from "./rules.ts";

const LOOKS: readonly VendorLook[] = ["right", "below", "behind"];

/** A template of one vendor's invoices, or null where something is wrong with it. */
export function vendorTemplateOf(place: Place): VendorTemplate | null {
  const members = membersOf(place, VENDOR_MEMBERS);
  if (members === null) return null;
  const head = headOf(members, "INVOICE");
  const fields = recordOf(members.fields, VENDOR_FIELDS, fieldOf);
  const columns = recordOf(members.columns, ITEM_COLUMNS, (member) => somePhrasesOf(member));
  if (head === null || fields === null || columns === null) return null;
  // What may be printed is known by field, so that the record is of that shape.
  return { ...head, fields: fields as VendorTemplate["fields"], columns };
}

function fieldOf(
  place: Place,
  about: (typeof VENDOR_FIELDS)[keyof typeof VENDOR_FIELDS],
): LabelledRule | PrintedRule | null {
  const { value } = place;
  const isPrinted = typeof value === "object" && value !== null && "printed" in value;
  if (isPrinted && about === "labelled or printed") return printedRuleOf(place);
  const members = membersOf(place, LABELLED_MEMBERS);
  if (members === null) return null;
  const labels = somePhrasesOf(members.labels);
  const look = looksOf(members.look, LOOKS);
  return labels === null || look === null ? null : { labels, look };
}

function printedRuleOf(place: Place): PrintedRule | null {
  const members = membersOf(place, PRINTED_MEMBERS);
  if (members === null) return null;
  const printed = lineOf(members.printed, TEMPLATE_LIMITS.sentenceCharacters);
  if (printed === null || /[\p{L}\p{N}]/u.test(printed))
    return printed === null ? null : { printed };
  place.problems.push(
    `${subject(members.printed)} is ${described(printed)}, which has no letter and no digit.`,
  );
  return null;
}
