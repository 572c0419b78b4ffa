import { byName } from "../../base/by-name.ts";
import { TEMPLATE_LIMITS } from "../../base/limits.ts";
import { namesOf } from "../../base/names-of.ts";
import type {
  AmountWords,
  ChangeOrderTemplate,
  MarkRule,
  TitleRule,
} from "../change-order-template.ts";
import type {
  HeadingRules,
  Look,
  OrderWords,
  PayApplicationTemplate,
  SheetColumn,
  TableRule,
} from "../template.ts";
import type { LabelledRule, PrintedRule, VendorLook, VendorTemplate } from "../vendor-template.ts";
import {
  described,
  lineOf,
  membersOf,
  numberOf,
  oneOf,
  type Place,
  subject,
} from "./json-place.ts";
import {
  fieldOf,
  headOf,
  placedRuleOf,
  listOf,
  optional,
  phrasesOf,
  recordOf,
  somePhrasesOf,
} from "./rules.ts";
import {
  AMOUNT_WORDS_MEMBERS,
  APPLICATION_FIELDS,
  CHANGE_ORDER_KINDS,
  CHANGE_ORDER_MEMBERS,
  COLUMNS,
  HEADING_FIELDS,
  HEADING_MEMBERS,
  ITEM_COLUMNS,
  MARK_MEMBERS,
  ORDER_FIELDS,
  ORDER_MEMBERS,
  PARTY_CAPTIONS,
  PAY_APPLICATION_MEMBERS,
  PRINTED_MEMBERS,
  SHEET_MEMBERS,
  TITLE_MEANINGS,
  TITLE_MEMBERS,
  VENDOR_FIELDS,
  VENDOR_MEMBERS,
} from "./template-members.ts";

/** A template of pay applications, or null where something is wrong with it. */
export function payApplicationTemplateOf(place: Place): PayApplicationTemplate | null {
  const members = membersOf(place, PAY_APPLICATION_MEMBERS);
  if (members === null) return null;
  const head = headOf(members, "PAY_APPLICATION");
  const fields = recordOf(members.fields, APPLICATION_FIELDS, fieldOf);
  const retainageBilling = optional(members.retainageBilling, phrasesOf);
  const titles = optional(members.titles, phrasesOf);
  const sheet = optional(members.sheet, sheetOf);
  const heading = optional(members.heading, headingOf);
  const orders = optional(members.orders, ordersOf);
  if (head === null || fields === null) return null;
  if (retainageBilling === null || titles === null || sheet === null) return null;
  if (heading === null || orders === null) return null;
  return {
    ...head,
    fields,
    ...(retainageBilling === undefined ? {} : { retainageBilling }),
    ...(titles === undefined ? {} : { titles }),
    ...(sheet === undefined ? {} : { sheet }),
    ...(heading === undefined ? {} : { heading }),
    ...(orders === undefined ? {} : { orders }),
  };
}

function sheetOf(place: Place): TableRule<SheetColumn> | null {
  const members = membersOf(place, SHEET_MEMBERS);
  if (members === null) return null;
  const columns = recordOf(members.columns, COLUMNS, somePhrasesOf);
  const grandTotals = somePhrasesOf(members.grandTotals);
  const totals = somePhrasesOf(members.totals);
  return columns === null || grandTotals === null || totals === null
    ? null
    : { columns, grandTotals, totals };
}

const HEADING_LOOKS: readonly Look[] = ["right", "below", "above"];

function headingOf(place: Place): HeadingRules | null {
  const members = membersOf(place, HEADING_MEMBERS);
  if (members === null) return null;
  const fields = recordOf(members.fields, HEADING_FIELDS, (member) =>
    placedRuleOf(member, HEADING_LOOKS),
  );
  const others = phrasesOf(members.others);
  return fields === null || others === null ? null : { fields, others };
}

function ordersOf(place: Place): OrderWords | null {
  const members = membersOf(place, ORDER_MEMBERS);
  if (members === null) return null;
  const read = byName(namesOf(ORDER_MEMBERS), (name) => phrasesOf(members[name]));
  const isWhole = (words: typeof read): words is OrderWords =>
    Object.values(words).every((phrases) => phrases !== null);
  return isWhole(read) ? read : null;
}

const BOUNDS = { least: 0, most: TEMPLATE_LIMITS.phrasesPerList };

/** A template of change orders, or null where something is wrong with it. */
export function changeOrderTemplateOf(place: Place): ChangeOrderTemplate | null {
  const members = membersOf(place, CHANGE_ORDER_MEMBERS);
  if (members === null) return null;
  const head = headOf(members, "CHANGE_ORDER");
  const fields = recordOf(members.fields, ORDER_FIELDS, fieldOf);
  const titles = listOf(members.titles, titleOf, BOUNDS);
  const parties = recordOf(members.parties, PARTY_CAPTIONS, fieldOf);
  const otherCaptions = phrasesOf(members.otherCaptions);
  const marks = listOf(members.marks, markOf, BOUNDS);
  const amountWords = amountWordsOf(members.amountWords);
  if (head === null || fields === null || titles === null || parties === null) return null;
  if (otherCaptions === null || marks === null || amountWords === null) return null;
  return { ...head, fields, titles, parties, otherCaptions, marks, amountWords };
}

function titleOf(place: Place): TitleRule | null {
  const members = membersOf(place, TITLE_MEMBERS);
  if (members === null) return null;
  const means = oneOf(members.means, TITLE_MEANINGS);
  const called = lineOf(members.called, TEMPLATE_LIMITS.sentenceCharacters);
  const mayOfferChange = optional(members.mayOfferChange, (member) => oneOf<true>(member, [true]));
  const phrases = somePhrasesOf(members.phrases);
  if (means === null || called === null || mayOfferChange === null || phrases === null) return null;
  return { means, called, ...(mayOfferChange === undefined ? {} : { mayOfferChange }), phrases };
}

function markOf(place: Place): MarkRule | null {
  const members = membersOf(place, MARK_MEMBERS);
  if (members === null) return null;
  const speaksFor = oneOf(members.speaksFor, CHANGE_ORDER_KINDS);
  const weight = numberOf(members.weight, { least: 0, most: TEMPLATE_LIMITS.markWeight });
  const says = lineOf(members.says, TEMPLATE_LIMITS.sentenceCharacters);
  const phrases = somePhrasesOf(members.phrases);
  if (speaksFor === null || weight === null || says === null || phrases === null) return null;
  return { speaksFor, weight, says, phrases };
}

function amountWordsOf(place: Place): AmountWords | null {
  const members = membersOf(place, AMOUNT_WORDS_MEMBERS);
  if (members === null) return null;
  const addition = somePhrasesOf(members.addition);
  const deduction = somePhrasesOf(members.deduction);
  const nothing = somePhrasesOf(members.nothing);
  const undetermined = somePhrasesOf(members.undetermined);
  const superseded = somePhrasesOf(members.superseded);
  if (addition === null || deduction === null || nothing === null) return null;
  if (undetermined === null || superseded === null) return null;
  const words = { addition, deduction, nothing, undetermined, superseded };
  if (members.another === undefined) return words;
  const another = somePhrasesOf(members.another);
  return another === null ? null : { ...words, another };
}

const VENDOR_LOOKS: readonly VendorLook[] = ["right", "below", "behind"];

/** A template of one vendor's invoices, or null where something is wrong with it. */
export function vendorTemplateOf(place: Place): VendorTemplate | null {
  const members = membersOf(place, VENDOR_MEMBERS);
  if (members === null) return null;
  const head = headOf(members, "INVOICE");
  const fields = recordOf(members.fields, VENDOR_FIELDS, labelOf);
  const columns = recordOf(members.columns, ITEM_COLUMNS, (member) => somePhrasesOf(member));
  if (head === null || fields === null || columns === null) return null;
  // What may be printed is known by field, so that the record is of that shape.
  return { ...head, fields: fields as VendorTemplate["fields"], columns };
}

function labelOf(
  place: Place,
  about: (typeof VENDOR_FIELDS)[keyof typeof VENDOR_FIELDS],
): LabelledRule | PrintedRule | null {
  const { value } = place;
  const isPrinted = typeof value === "object" && value !== null && "printed" in value;
  if (isPrinted && about === "labelled or printed") return printedRuleOf(place);
  return placedRuleOf(place, VENDOR_LOOKS);
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
