import { readFileSync } from "node:fs";
import { Validator } from "@seriousme/openapi-schema-validator";
import { Ajv2020, type ValidateFunction } from "ajv/dist/2020.js";
import addFormats from "ajv-formats";
import fc from "fast-check";
import type { LightMyRequestResponse } from "fastify";
import { globSync } from "tinyglobby";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { openApiDocument } from "../../src/http/openapi/document.ts";
import { PAID } from "./pages/sites.ts";
import { formOf, type TestDaemon, testDaemon } from "../support/daemon.ts";
import { cases } from "../support/cases.ts";

interface Described {
  readonly openapi: string;
  readonly info: { readonly version: string };
  readonly paths: Readonly<Record<string, Readonly<Record<string, Operation>>>>;
  readonly components: object;
}

interface Operation {
  readonly operationId: string;
  readonly responses: Readonly<
    Record<
      string,
      { readonly headers?: object; readonly content: Readonly<Record<string, object>> }
    >
  >;
}

let daemon: TestDaemon;
let described: Described;
let ajv: Ajv2020;
beforeAll(async () => {
  daemon = await testDaemon({ CROSSFOOT_SERVE_READS_PER_MINUTE: "100000" });
  described = (await daemon.app.inject({ url: "/openapi.json" })).json();
  ajv = new Ajv2020({ strict: false });
  addFormats.default(ajv);
  ajv.addSchema(described, "openapi.json");
});
afterAll(async () => daemon.close());

test("is valid OpenAPI 3.1.0 of interface version 1.0.0", async () => {
  expect(await new Validator().validate({ ...described })).toMatchObject({ valid: true });
  expect([described.openapi, described.info.version]).toEqual(["3.1.0", "1.0.0"]);
});

test("names every route that answers with JSON, and none that is not there", () => {
  const operations = Object.entries(described.paths).flatMap(([path, operations]) =>
    Object.keys(operations).map((method) => `${method.toUpperCase()} ${path}`),
  );
  expect(operations.toSorted()).toEqual([
    "GET /api/v1/extract",
    "GET /api/v1/find",
    "GET /api/v1/invoice",
    "GET /healthz",
    "GET /readyz",
    "GET /version",
    "POST /api/v1/extract",
    "POST /api/v1/files",
    "POST /api/v1/find",
    "POST /api/v1/find/unmet",
    "POST /api/v1/invoice",
  ]);
  for (const operation of operations) {
    const [method = "GET", url = ""] = operation.split(" ");
    expect([operation, daemon.app.hasRoute({ method: method as "GET", url })]).toEqual([
      operation,
      true,
    ]);
  }
});

test("gives every operation a name of its own, and every status of the contract to the reads", () => {
  const operations = Object.values(described.paths).flatMap((path) => Object.values(path));
  const names = operations.map(({ operationId }) => operationId);
  expect(new Set(names).size).toBe(names.length);
  const paid = openApiDocument(PAID) as unknown as typeof described;
  for (const path of ["/api/v1/extract", "/api/v1/invoice"]) {
    const [ofFree, ofPaid] = [described, paid].map(({ paths }) =>
      Object.keys(paths[path]?.["post"]?.responses ?? {}),
    );
    expect(ofPaid).toEqual(
      expect.arrayContaining(["200", "400", "402", "413", "415", "502", "503"]),
    );
    expect(ofFree).toEqual(expect.arrayContaining(["200", "400", "413", "415", "502", "503"]));
    expect(ofFree).not.toContain("402");
  }
});

test("its examples are valid by its own schemas", () => {
  const broken: string[] = [];
  let count = 0;
  const walk = (value: unknown, path: string): void => {
    if (typeof value !== "object" || value === null) return;
    const { schema, examples } = value as { schema?: object; examples?: Record<string, object> };
    if (schema !== undefined && examples !== undefined && !Array.isArray(examples)) {
      const isValid = ajv.compile(rooted(schema));
      for (const [name, example] of Object.entries(examples)) {
        count += 1;
        const { value } = example as { value: unknown };
        if (!isValid(value)) broken.push(`${path} ${name}: ${ajv.errorsText(isValid.errors)}`);
      }
    }
    for (const [key, member] of Object.entries(value)) walk(member, `${path}/${key}`);
  };
  walk(described.paths, "");
  expect(broken).toEqual([]);
  expect(count).toBeGreaterThan(20);
});

describe("every answer is as it says", () => {
  const documents = globSync("fixtures/**/*.pdf", { ignore: ["fixtures/scans/**"] }).toSorted();
  const small = documents.filter((path) => !path.includes("hostile/") && sizeOf(path) < 60_000);

  test("of the free routes", async () => {
    for (const [path, operations] of Object.entries(described.paths)) {
      if (operations["get"] !== undefined) {
        expectDescribed("get", path, await daemon.app.inject({ url: path }));
      }
    }
  });

  test("for a document of every folder, plain and full, by both readers", async () => {
    const folders = new Map(small.map((path) => [path.replace(/\/[^/]*$/, ""), path]));
    for (const document of folders.values()) {
      for (const path of ["/api/v1/extract", "/api/v1/invoice"]) {
        for (const detail of ["plain", "full"]) {
          const answer = await daemon.app.inject({
            method: "POST",
            url: `${path}?detail=${detail}`,
            headers: { "content-type": "application/pdf" },
            payload: readFileSync(document),
          });
          expectDescribed("post", path, answer);
        }
      }
    }
  });

  test("for requests of any kind", async () => {
    const seen = new Map<number, number>();
    await fc.assert(
      fc.asyncProperty(anyRequest(small), async ({ path, request }) => {
        const answer = await daemon.app.inject({ method: "POST", ...request });
        seen.set(answer.statusCode, (seen.get(answer.statusCode) ?? 0) + 1);
        expect([200, 400, 413, 415, 502]).toContain(answer.statusCode);
        expectDescribed("post", path, answer);
      }),
      { numRuns: cases(300), seed: 8_402 },
    );
    expect([...seen.keys()]).toEqual(expect.arrayContaining([200, 400, 415, 502]));
  });
});

/** Fails unless the answer has a status, headers and a body that the document describes. */
function expectDescribed(method: string, path: string, answer: LightMyRequestResponse): void {
  const responses = described.paths[path]?.[method]?.responses ?? {};
  const key = responses[answer.statusCode] === undefined ? "default" : String(answer.statusCode);
  const [type = ""] = String(answer.headers["content-type"]).split(";");
  expect(Object.keys(responses[key]?.content ?? {})).toContain(type);
  const pointer = ["paths", path, method, "responses", key, "content", type, "schema"]
    .map((part) => part.replaceAll("~", "~0").replaceAll("/", "~1"))
    .join("/");
  const isValid = ajv.getSchema(`openapi.json#/${pointer}`) as ValidateFunction;
  const body: unknown = answer.json();
  expect(isValid(body), `${answer.statusCode} ${ajv.errorsText(isValid.errors)}`).toBe(true);
  const told = Object.keys(responses[key]?.headers ?? {}).map((name) => name.toLowerCase());
  const own = Object.keys(answer.headers).filter((name) =>
    /^(x-request|ratelimit|retry)/.test(name),
  );
  expect(told).toEqual(expect.arrayContaining(own));
}

/** A schema of the document by itself, its references still leading into the document. */
function rooted(schema: object): object {
  const text = JSON.stringify(schema).replaceAll('"#/', '"openapi.json#/');
  return JSON.parse(text) as object;
}

interface AnyRequest {
  readonly path: string;
  readonly request: {
    readonly url: string;
    readonly headers: Readonly<Record<string, string>>;
    readonly payload?: Buffer | string;
  };
}

function anyRequest(documents: readonly string[]): fc.Arbitrary<AnyRequest> {
  const bytes = fc.oneof(
    { weight: 4, arbitrary: fc.constantFrom(...documents).map((path) => readFileSync(path)) },
    {
      weight: 2,
      arbitrary: fc
        .tuple(fc.constantFrom(...documents), fc.double({ min: 0, max: 1, noNaN: true }))
        .map(([path, share]) => {
          const whole = readFileSync(path);
          return whole.subarray(0, Math.floor(share * whole.length));
        }),
    },
    { weight: 1, arbitrary: fc.uint8Array({ maxLength: 200 }).map((array) => Buffer.from(array)) },
  );
  const query = fc.dictionary(
    fc.constantFrom("gc", "subcontractor", "detail", "colour"),
    fc.oneof(fc.constantFrom("plain", "full", ""), fc.string({ maxLength: 250 })),
    { maxKeys: 2 },
  );
  const path = fc.constantFrom("/api/v1/extract", "/api/v1/invoice");
  return fc.record({ path, query, body: anyBody(bytes) }).map(({ path, query, body }) => ({
    path,
    request: { url: `${path}?${new URLSearchParams(query).toString()}`, ...body },
  }));
}

type AnyBody = Omit<AnyRequest["request"], "url">;

function anyBody(bytes: fc.Arbitrary<Buffer>): fc.Arbitrary<AnyBody> {
  const name = fc.oneof(fc.constant("file"), fc.string({ minLength: 1, maxLength: 9 }));
  const plainName = name.map((text) => text.replaceAll(/[^\w]/g, "_"));
  return fc.oneof(
    { weight: 3, arbitrary: bytes.map((payload) => bodyOf("application/pdf", payload)) },
    {
      weight: 2,
      arbitrary: fc
        .array(fc.record({ name: plainName, bytes, fileName: plainName }), { maxLength: 2 })
        .map(formOf),
    },
    {
      weight: 2,
      arbitrary: fc
        .record(
          {
            document: fc.oneof(
              bytes.map((buffer) => buffer.toString("base64")),
              fc.string(),
            ),
            gc: fc.oneof(fc.string(), fc.constant(null)),
            fileName: fc.string(),
            other: fc.jsonValue(),
          },
          { requiredKeys: [] },
        )
        .map((value) => bodyOf("application/json", JSON.stringify(value))),
    },
    { weight: 1, arbitrary: fc.json().map((text) => bodyOf("application/json", text)) },
    {
      weight: 1,
      arbitrary: fc.tuple(fc.string(), bytes).map(([type, payload]) => {
        return bodyOf(type.replaceAll(/[^\x20-\x7e]/g, "?"), payload);
      }),
    },
    { weight: 1, arbitrary: fc.constant({ headers: {} }) },
  );
}

function bodyOf(type: string, payload: Buffer | string): AnyBody {
  return { headers: { "content-type": type }, payload };
}

function sizeOf(path: string): number {
  return readFileSync(path).length;
}
