import { describe, expect, test } from "vitest";
import { openApiDocument } from "../../../src/http/openapi/document.ts";
import { developersPage } from "../../../src/http/pages/developers-page.ts";
import { type OpenApi, operationsOf } from "../../../src/http/pages/reference/operation-section.ts";
import { readSchema } from "../../../src/http/pages/reference/read-schema.ts";
import {
  anchorsOf,
  prose,
  schemaDetail,
  typeWords,
} from "../../../src/http/pages/reference/schema-detail.ts";
import { FREE, PAID, wordsOf } from "./sites.ts";

const LOOP = {
  type: "object",
  required: ["next"],
  properties: { next: { $ref: "#/components/schemas/Loop" } },
};

function checkWords(schema: object, expected: string): void {
  const read = readSchema(schema);
  const words = wordsOf(typeWords(read, anchorsOf("schema-", ["Check"])).text).trim();
  expect([words, ...read.remarks].join("; ")).toBe(expected);
}

describe("a schema in words", () => {
  test.each<[object, string]>([
    [{}, "any value"],
    [{ type: "string" }, "string"],
    [{ type: "null" }, "null"],
    [{ const: "A" }, '"A"'],
    [{ type: "string", const: "A" }, '"A"'],
    [{ type: "string", enum: ["a", "b"] }, '"a" or "b"'],
    [{ anyOf: [{ type: "number" }, { type: "null" }] }, "number or null"],
    [{ anyOf: [{ type: "null" }, { $ref: "#/components/schemas/Check" }] }, "Check or null"],
    [{ anyOf: [{ type: "number" }, { type: "string" }] }, "number or string"],
    [{ anyOf: [{ const: "A" }, { const: "B" }] }, '"A" or "B"'],
    [{ type: "array", items: { type: "string" } }, "list of string"],
    [{ type: "array" }, "list of any value"],
    [{ type: "array", items: { enum: ["a", "b"] } }, 'list of ("a" or "b")'],
    [{ type: "object" }, "object"],
    [{ type: "object", additionalProperties: false }, "empty object"],
    [
      { type: "object", additionalProperties: { type: "number" } },
      "object whose members are number",
    ],
    [{ $ref: "#/components/schemas/Check" }, "Check"],
    [{ type: "string", format: "date", default: null }, "string; format date; by default null"],
    [{ type: "integer", minimum: 1, maximum: 10 }, "integer; at least 1; at most 10"],
    [
      { type: "string", minLength: 1, maxLength: 9 },
      "string; at least 1 character; at most 9 characters",
    ],
    [{ type: "string", pattern: "^a$" }, "string; matches ^a$"],
    [
      { anyOf: [{ type: "string", format: "date" }, { type: "null" }] },
      "string or null; format date",
    ],
  ])("%j", checkWords);
});

describe("what stands in a schema", () => {
  const told = (schema: object): string => {
    const context = { anchors: new Map<string, string>(), place: null };
    return wordsOf(schemaDetail(readSchema(schema), context).text).trim();
  };
  const inner = { type: "object", required: ["c"], properties: { c: { const: 1 } } };

  test("members", () => {
    const record = {
      type: "object",
      required: ["a"],
      properties: { a: { type: "string", description: "First `one`." }, b: {} },
    };
    expect(told(record)).toBe("a string First one. b optional any value");
  });

  test("what stands in a list and in a choice", () => {
    expect(told({ type: "array", items: inner })).toBe("c 1");
    expect(told({ anyOf: [inner, { type: "string", description: "Or text." }] })).toBe(
      "object c 1 string: Or text.",
    );
  });

  test("a schema that holds itself is named and not told again", () => {
    expect(told(LOOP)).toBe("next Loop");
  });
});

describe("the operations of the server", () => {
  const described = openApiDocument(PAID) as unknown as OpenApi;
  const operations = operationsOf(described);

  test("are all there, in the order of its description", () => {
    expect(operations.map(({ method, path }) => `${method} ${path}`)).toEqual([
      "GET /api/v1/extract",
      "POST /api/v1/extract",
      "GET /api/v1/invoice",
      "POST /api/v1/invoice",
      "POST /api/v1/files",
      "GET /api/v1/find",
      "POST /api/v1/find",
      "POST /api/v1/find/unmet",
      "GET /healthz",
      "GET /readyz",
      "GET /version",
    ]);
  });

  test("and everything that is told of them is on the page", () => {
    const words = wordsOf(developersPage(PAID, described));
    for (const told of [
      "Read a document. $0.20 per successful read.",
      "encoded in base64",
      "x402 payment requirements: price, networks, asset, receiving address; base64-encoded JSON.",
      "Example: payApplication",
      "detail query, optional",
      "502 The document could not be read; the sentence says why. Not charged.",
      "Retry-After In seconds. integer, at least 1",
    ]) {
      expect(words).toContain(told);
    }
  });

  test("no keyword stands in a schema of the server that its page would leave out", () => {
    const known = new Set(
      "$ref additionalProperties anyOf const contentEncoding contentMediaType default description enum format items maxLength maximum minLength minimum pattern properties required type".split(
        " ",
      ),
    );
    const used = new Set<string>();
    const look = (schema: unknown): void => {
      if (typeof schema !== "object" || schema === null) return;
      for (const [keyword, value] of Object.entries(schema)) {
        used.add(keyword);
        if (keyword === "properties") Object.values(value as object).forEach(look);
        if (keyword === "anyOf") (value as readonly unknown[]).forEach(look);
        if (keyword === "items" || keyword === "additionalProperties") look(value);
      }
    };
    const lookWithin = (value: unknown): void => {
      if (typeof value !== "object" || value === null) return;
      for (const [name, member] of Object.entries(value)) {
        if (name === "schema") look(member);
        else if (name !== "examples") lookWithin(member);
      }
    };
    for (const site of [FREE, PAID]) {
      const { paths, components } = openApiDocument(site) as unknown as OpenApi;
      lookWithin(paths);
      Object.values(components.schemas).forEach(look);
    }
    expect([...used].filter((keyword) => !known.has(keyword))).toEqual([]);
  });
});

test("anchors of alike names differ", () => {
  expect([...anchorsOf("x-", ["a b", "a-b", "c", "a b!"]).values()]).toEqual([
    "x-a-b",
    "x-a-b-2",
    "x-c",
    "x-a-b-3",
  ]);
});

test("paragraphs and words in backticks are told apart", () => {
  expect(prose("One `a<b` two.\n\n\nThree ` four.").text).toBe(
    "<p>One <code>a&lt;b</code> two.</p><p>Three ` four.</p>",
  );
  expect(prose(" \n ").text).toBe("");
});
