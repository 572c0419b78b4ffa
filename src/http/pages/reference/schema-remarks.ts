import { type JsonObject, listOf, memberOf, objectOf, textOf } from "./json.ts";

/** What a schema asks for beyond its type, in words. */
export function remarksOf(raw: JsonObject): readonly string[] {
  return [...PLAIN.flatMap(([keyword, words]) => told(raw, keyword, words)), ...flags(raw)];
}

type Words = (value: string) => string;

const PLAIN: readonly (readonly [string, Words])[] = [
  ["format", (value) => `format ${value}`],
  ["contentEncoding", (value) => `encoded in ${value}`],
  ["contentMediaType", (value) => `content ${value}`],
  ["pattern", (value) => `matches ${value}`],
  ["minimum", (value) => `at least ${value}`],
  ["exclusiveMinimum", (value) => `more than ${value}`],
  ["maximum", (value) => `at most ${value}`],
  ["exclusiveMaximum", (value) => `less than ${value}`],
  ["multipleOf", (value) => `a multiple of ${value}`],
  ["minLength", (value) => `at least ${several(value, "character")}`],
  ["maxLength", (value) => `at most ${several(value, "character")}`],
  ["minItems", (value) => `at least ${several(value, "item")}`],
  ["maxItems", (value) => `at most ${several(value, "item")}`],
  ["minProperties", (value) => `at least ${several(value, "member")}`],
  ["maxProperties", (value) => `at most ${several(value, "member")}`],
];

function several(count: string, noun: string): string {
  return `${count} ${noun}${count === "1" ? "" : "s"}`;
}

function told(raw: JsonObject, keyword: string, words: Words): readonly string[] {
  const value = memberOf(raw, keyword);
  return typeof value === "string" || typeof value === "number" ? [words(String(value))] : [];
}

function flags(raw: JsonObject): readonly string[] {
  const is = (keyword: string): boolean => memberOf(raw, keyword) === true;
  const required = Object.hasOwn(raw, "properties") ? [] : listOf(memberOf(raw, "required"));
  const discriminator = objectOf(memberOf(raw, "discriminator"))["propertyName"];
  return [
    ...(required.length === 0 ? [] : [`with the members ${required.map(textOf).join(", ")}`]),
    ...(is("uniqueItems") ? ["no item twice"] : []),
    ...(is("readOnly") ? ["only in answers"] : []),
    ...(is("writeOnly") ? ["only in requests"] : []),
    ...(Object.hasOwn(raw, "default") ? [`by default ${JSON.stringify(raw["default"])}`] : []),
    ...(Object.hasOwn(raw, "not") ? ["further values are ruled out"] : []),
    ...(Object.hasOwn(raw, "if") ? ["further conditions apply"] : []),
    ...(typeof discriminator === "string" ? [`told apart by ${discriminator}`] : []),
  ];
}
