import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { developersPage } from "../../../src/http/pages/developers-page.ts";
import {
  anchorsOf,
  prose,
  schemaDetail,
  typeWords,
} from "../../../src/http/pages/reference/schema-detail.ts";
import { readReference } from "../../../src/http/pages/reference/api-reference.ts";
import { readSchema } from "../../../src/http/pages/reference/read-schema.ts";
import { OPENAPI } from "./openapi-by-hand.ts";
import { FREE, wordsOf } from "./sites.ts";
import { cases } from "../../support/cases.ts";

const DOCUMENT = {
  components: {
    schemas: { Check: { type: "object" }, "A/b ~": { type: "string" }, Loop: loop() },
  },
  x: { part: { type: "integer", minimum: 1 }, round: { $ref: "#/x/round" } },
};

function loop(): object {
  return { type: "object", properties: { next: { $ref: "#/components/schemas/Loop" } } };
}

function checkWords(schema: unknown, expected: string): void {
  const read = readSchema(DOCUMENT, schema);
  const anchors = anchorsOf("schema-", Object.keys(DOCUMENT.components.schemas));
  const words = wordsOf(typeWords(read, anchors).text).trim();
  expect([words, ...read.remarks].join("; ")).toBe(expected);
}

describe("a schema in words", () => {
  test.each<[unknown, string]>([
    [true, "any value"],
    [{}, "any value"],
    [false, "no value"],
    [{ type: "string" }, "string"],
    [{ type: ["string", "null"] }, "string or null"],
    [{ type: "null" }, "null"],
    [{ const: null }, "null"],
    [{ const: "A" }, '"A"'],
    [{ type: "string", const: "A" }, '"A"'],
    [{ enum: ["a", 1, null] }, '"a" or 1 or null'],
    [{ anyOf: [{ type: "number" }, { type: "null" }] }, "number or null"],
    [{ oneOf: [{ type: "null" }, { $ref: "#/components/schemas/Check" }] }, "Check or null"],
    [{ anyOf: [{ type: ["number", "null"] }, { type: "string" }] }, "number or string or null"],
    [{ anyOf: [{ const: "A" }, { const: "B" }] }, '"A" or "B"'],
    [{ anyOf: [{ type: "null" }] }, "null"],
    [{ type: ["string", "integer"] }, "string or integer"],
    [{ type: "array", items: { type: "string" } }, "list of string"],
    [{ type: "array" }, "list of any value"],
    [{ type: "array", items: false }, "empty list"],
    [{ type: "array", items: { enum: ["a", "b"] } }, 'list of ("a" or "b")'],
    [{ prefixItems: [{ const: 1 }], items: false }, "list of exactly 1"],
    [{ prefixItems: [{ const: 1 }] }, "list of 1, then any value"],
    [{ type: "object" }, "object"],
    [{ type: "object", additionalProperties: false }, "empty object"],
    [{ additionalProperties: { type: "number" } }, "object whose members are number"],
    [{ title: "Named", properties: { a: true } }, "Named"],
    [{ $ref: "#/components/schemas/Check" }, "Check"],
    [{ $ref: "#/components/schemas/A~1b%20~0" }, "A/b ~"],
    [{ $ref: "#/components/schemas/None" }, "#/components/schemas/None"],
    [{ $ref: "https://other.example/schema.json" }, "https://other.example/schema.json"],
    [{ $ref: "#/x/part" }, "integer; at least 1"],
    [{ $ref: "#/x/round" }, "#/x/round"],
    [{ $ref: "#/%E0%A4%A" }, "#/%E0%A4%A"],
    [{ allOf: [{ $ref: "#/components/schemas/Check" }, { type: "object" }] }, "Check and object"],
    [{ allOf: [{ type: "string" }, { minLength: 1 }] }, "string; at least 1 character"],
    [{ type: "string", format: "date", default: null }, "string; format date; by default null"],
    [{ type: "integer", minimum: 1, maximum: 10 }, "integer; at least 1; at most 10"],
    [{ required: ["a", "b"] }, "any value; with the members a, b"],
    [
      { type: "array", uniqueItems: true, maxItems: 1 },
      "list of any value; at most 1 item; no item twice",
    ],
    [{ type: "string", writeOnly: true, pattern: "^a$" }, "string; matches ^a$; only in requests"],
  ])("%j", checkWords);
});

describe("what stands in a schema", () => {
  const told = (schema: object): string => {
    const context = { anchors: new Map<string, string>(), place: null };
    return wordsOf(schemaDetail(readSchema(DOCUMENT, schema), context).text).trim();
  };

  test("members, patterns and any others", () => {
    const record = {
      required: ["a"],
      properties: { a: { type: "string", description: "First `one`." }, b: true },
      patternProperties: { "^x-": { type: "integer" } },
      additionalProperties: { type: "boolean" },
    };
    expect(told(record)).toBe(
      "a string First one. b optional any value ^x- optional integer any other optional boolean",
    );
  });

  test("what stands in a list and in a choice", () => {
    const inner = { type: "object", title: "Inner", properties: { c: { const: 1 } } };
    expect(told({ type: "array", items: inner })).toBe("c optional 1");
    expect(told({ oneOf: [inner, { type: "string", description: "Or text." }] })).toBe(
      "Inner c optional 1 string: Or text.",
    );
  });

  test("a schema that holds itself is named and not told again", () => {
    expect(told(loop())).toBe("next optional Loop");
  });
});

describe("the operations of a document", () => {
  const { operations, schemas } = readReference(OPENAPI);

  test("are all there, in the order of the document", () => {
    expect(operations.map(({ method, path }) => `${method} ${path}`)).toEqual([
      "GET /api/v1/extract",
      "POST /api/v1/extract",
      "POST /api/v1/invoice",
    ]);
    expect(schemas.map(({ name }) => name)).toContain("ReadResult");
  });

  test("have the parameters of their path, each body form, and each status with its headers", () => {
    const post = operations[1];
    expect(post?.parameters.map(({ name, place }) => `${place} ${name}`)).toEqual([
      "query detail",
      "query subcontractor",
      "query gc",
    ]);
    expect(post?.request?.contents.map(({ mediaType }) => mediaType)).toEqual([
      "application/pdf",
      "multipart/form-data",
      "application/json",
    ]);
    expect(
      post?.answers.map(({ status, headers }) => [status, ...headers.map(({ name }) => name)]),
    ).toEqual([
      ["200", "PAYMENT-RESPONSE"],
      ["402", "PAYMENT-REQUIRED"],
      ["503", "Retry-After"],
    ]);
  });

  test("and everything that is told of them is on the page", () => {
    const words = wordsOf(developersPage(FREE, OPENAPI));
    for (const told of [
      "Read a pay application or change order",
      "Only a successful read is charged.",
      "encoded in base64",
      "The x402 payment requirements, in base64.",
      "Example: Warnings",
      '"The totals differ."',
      "Deprecated.",
      'list of exactly "USDC", (string or integer)',
    ]) {
      expect(words).toContain(told);
    }
  });

  test("a parameter of the operation stands in the place of that of its path", () => {
    const parameter = (description: string): object => ({ name: "a", in: "query", description });
    const {
      operations: [only],
    } = readReference({
      paths: { "/": { parameters: [parameter("old")], get: { parameters: [parameter("new")] } } },
    });
    expect(only?.parameters.map(({ description }) => description)).toEqual(["new"]);
  });
});

const KEYS =
  "$ref type properties items oneOf anyOf allOf enum const prefixItems required description examples paths / get post parameters responses content schema headers components schemas a".split(
    " ",
  );

test("law: any value at all makes a page, and none of its words becomes markup", () => {
  const words = fc.constantFrom("<b>", "$ref", "#/paths", "a", "#/components/schemas/a");
  const keys = fc.constantFrom(...KEYS);
  const { tree } = fc.letrec((tie) => ({
    tree: fc.oneof(
      { depthSize: "medium", withCrossShrink: true },
      fc.oneof(words, fc.integer(), fc.constant(null), fc.boolean()),
      fc.array(tie("tree"), { maxLength: 3 }),
      fc.dictionary(keys, tie("tree"), { maxKeys: 6 }),
    ),
  }));
  fc.assert(
    fc.property(tree, tree, tree, (item, schema, other) => {
      const document = {
        paths: { "/": { get: item, post: other } },
        components: { schemas: { a: schema } },
      };
      const page = developersPage(FREE, document);
      expect(page).not.toContain("<b>");
    }),
    { numRuns: cases(300), seed: 8402 },
  );
});

test("anchors of alike names differ", () => {
  expect([...anchorsOf("x-", ["a b", "a-b", "ä", "", "a b!"]).values()]).toEqual([
    "x-a-b",
    "x-a-b-2",
    "x--",
    "x---2",
    "x-a-b-3",
  ]);
});

test("paragraphs and words in backticks are told apart", () => {
  expect(prose("One `a<b` two.\n\n\nThree ` four.").text).toBe(
    "<p>One <code>a&lt;b</code> two.</p><p>Three ` four.</p>",
  );
  expect(prose(" \n ").text).toBe("");
});
