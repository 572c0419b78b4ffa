import { TEMPLATE_LIMITS } from "../../base/limits.ts";
import type {
  AmountWords,
  ChangeOrderTemplate,
  MarkRule,
  TitleRule,
} from "../change-order-template.ts";
import { lineOf, membersOf, numberOf, oneOf, type Place } from "./json-place.ts";
import {
  AMOUNT_WORDS_MEMBERS,
  CHANGE_ORDER_KINDS,
  CHANGE_ORDER_MEMBERS,
  ORDER_FIELDS,
  MARK_MEMBERS,
  PARTY_CAPTIONS,
  TITLE_MEANINGS,
  TITLE_MEMBERS,
} from "./template-members.ts";
import { listOf, optional, recordOf } from "./lists.ts";
import { phrasesOf, somePhrasesOf } from "./phrases.ts";
import { fieldOf, headOf } from "./rules.ts";

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
