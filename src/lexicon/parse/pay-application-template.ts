import { byName } from "../../base/by-name.ts";
import { namesOf } from "../../base/names-of.ts";
import { membersOf, type Place } from "./json-place.ts";
import {
  COLUMNS,
  HEADING_FIELDS,
  HEADING_MEMBERS,
  ORDER_MEMBERS,
  APPLICATION_FIELDS,
  PAY_APPLICATION_MEMBERS,
  SHEET_MEMBERS,
} from "./template-members.ts";
import type {
  HeadingRules,
  OrderWords,
  PayApplicationTemplate,
  SheetColumn,
  TableRule,
} from "../template.ts";
import { optional, recordOf } from "./lists.ts";
import { phrasesOf, somePhrasesOf } from "./phrases.ts";
import { fieldOf, headingRuleOf, headOf } from "./rules.ts";

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

function headingOf(place: Place): HeadingRules | null {
  const members = membersOf(place, HEADING_MEMBERS);
  if (members === null) return null;
  const fields = recordOf(members.fields, HEADING_FIELDS, headingRuleOf);
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
