import { TEMPLATE_LIMITS } from "../../base/limits.ts";
import { type Place, repeatedMembers } from "./json-place.ts";
import {
  changeOrderTemplateOf,
  payApplicationTemplateOf,
  vendorTemplateOf,
} from "./templates-of-kinds.ts";
import type { LayoutTemplate } from "../template-lists.ts";
import { CHANGE_ORDER_MEMBERS, KINDS, PAY_APPLICATION_MEMBERS } from "./template-members.ts";

/** What became of a template's text: the template, or full sentences about all that is wrong with it. */
export type ParsedTemplate =
  | { readonly kind: "template"; readonly template: LayoutTemplate }
  | { readonly kind: "problems"; readonly problems: readonly string[] };

/** Reads a template that somebody wrote as JSON, in the shape of our own; trusts nothing in it. */
export function parseTemplate(json: string): ParsedTemplate {
  if (json.length > TEMPLATE_LIMITS.characters) {
    const limit = `at most ${TEMPLATE_LIMITS.characters} are allowed`;
    return refused([`The template has ${json.length} characters, but ${limit}.`]);
  }
  let value: unknown;
  try {
    value = JSON.parse(json);
  } catch (error) {
    const reason = error instanceof Error ? error.message : "it cannot be parsed";
    return refused([`The template is not valid JSON: ${reason}.`]);
  }
  const problems = [...repeatedMembers(json)];
  const template = templateOf({ path: "", value, problems });
  return template === null || problems.length > 0
    ? refused(problems)
    : { kind: "template", template };
}

function refused(problems: readonly string[]): ParsedTemplate {
  const told = problems.slice(0, TEMPLATE_LIMITS.problems);
  const untold = problems.length - told.length;
  return {
    kind: "problems",
    problems: untold === 0 ? told : [...told, `There are ${untold} further problems.`],
  };
}

/** A template is told by its kind; one of no known kind by its members, so that the rest is told as well. */
function templateOf(place: Place): LayoutTemplate | null {
  switch (kindIn(place.value)) {
    case "PAY_APPLICATION":
      return payApplicationTemplateOf(place);
    case "CHANGE_ORDER":
      return changeOrderTemplateOf(place);
    case "INVOICE":
      return vendorTemplateOf(place);
  }
}

function kindIn(value: unknown): LayoutTemplate["kind"] {
  if (typeof value !== "object" || value === null) return "PAY_APPLICATION";
  const named = KINDS.find((kind) => "kind" in value && value.kind === kind);
  if (named !== undefined) return named;
  const isOrder = ONLY_OF_CHANGE_ORDERS.some((name) => Object.hasOwn(value, name));
  if (isOrder) return "CHANGE_ORDER";
  return Object.hasOwn(value, "columns") ? "INVOICE" : "PAY_APPLICATION";
}

const ONLY_OF_CHANGE_ORDERS = Object.keys(CHANGE_ORDER_MEMBERS).filter(
  (name) => !Object.hasOwn(PAY_APPLICATION_MEMBERS, name),
);
