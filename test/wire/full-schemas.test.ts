import { readFileSync } from "node:fs";
import { Ajv, type ValidateFunction } from "ajv";
import formats from "ajv-formats";
import { globSync } from "tinyglobby";
import { describe, expect, test } from "vitest";
import { LIMITS } from "../../src/base/limits.ts";
import { readDocument } from "../../src/read.ts";
import type { ModelReport, Reading } from "../../src/kinds/reading.ts";
import { toAnswer } from "../../src/wire/answer.ts";
import { auditResultSchema } from "../../src/wire/audit-result.ts";
import { errorBodySchema } from "../../src/wire/contract.ts";
import { toFullResult } from "../../src/wire/full-result.ts";
import {
  fullInvoiceResultSchema,
  fullReadResultSchema,
  fullSchema,
} from "../../src/wire/full-schemas.ts";
import { invoiceResultSchema, readResultSchema } from "../../src/wire/plain-schemas.ts";
import { built } from "../support/built.ts";
import { READABLE } from "../support/corpus.ts";
import { REQUEST } from "./change-order-by-hand.ts";
import { INVOICE } from "./invoice-by-hand.ts";
import { FIRST_APPLICATION } from "./reading-by-hand.ts";
import { some } from "../support/cases.ts";

/** Every drawn document that is answered: attacks only where they can be read, papers of other kinds not at all. */
const DOCUMENTS: readonly string[] = [
  ...globSync("fixtures/**/*.pdf", {
    ignore: ["fixtures/hostile/**", "fixtures/*/others/**", "fixtures/scans/**"],
  }),
  ...READABLE.filter((path) => path.startsWith("fixtures/hostile/")).map((path) => `${path}.pdf`),
].toSorted();

const SCAN = "fixtures/scans/pay-application/scanned-sheet.pdf";

/** A machine that is busy with something else reads a picture slowly. */
const PATIENT = { ...LIMITS, readMs: 150_000 };

const SCHEMAS = {
  ReadResult: readResultSchema,
  InvoiceResult: invoiceResultSchema,
  FullReadResult: fullReadResultSchema,
  FullInvoiceResult: fullInvoiceResultSchema,
  AuditResult: auditResultSchema,
  Error: errorBodySchema,
} as const;

const ajv = new Ajv({ strict: true });
formats.default(ajv);
const isPlainConstruction = ajv.compile(readResultSchema);
const isPlainInvoice = ajv.compile(invoiceResultSchema);
const isFullConstruction = ajv.compile(fullReadResultSchema);
const isFullInvoice = ajv.compile(fullInvoiceResultSchema);

const POINTED: ModelReport = {
  model: "small",
  host: "127.0.0.1:8080",
  leftMachine: false,
  requests: 1,
  inputTokens: 1_000,
  outputTokens: 20,
  costUsd: null,
  asked: ["applicationNumber", "periodTo"],
  taken: ["applicationNumber"],
  failure: null,
};

const FAILED: ModelReport = {
  ...POINTED,
  leftMachine: true,
  costUsd: 0.000_31,
  taken: [],
  failure: "The model did not answer within 20 seconds.",
};

const SCANS: Reading["scans"] = [
  { pageNumber: 2, quarterTurns: 3, skewDegrees: -0.4, width: 612, height: 792 },
];

/** Readings by hand, and documents that fill the rest of a full answer. */
const SAMPLES: readonly (readonly [string, () => Promise<Reading>])[] = [
  ["an application", () => Promise.resolve({ ...FIRST_APPLICATION, model: POINTED, scans: SCANS })],
  ["a change order", () => Promise.resolve({ ...REQUEST, model: FAILED })],
  ["an invoice", () => Promise.resolve({ ...INVOICE, model: POINTED })],
  ...[
    "fixtures/pay-application/aia-g702/middle.pdf",
    "fixtures/broken/row_balance.pdf",
    "fixtures/change-order/owner-form/rock-removal.pdf",
    "fixtures/invoice/us-classic/electric.pdf",
    "fixtures/lien-waiver/california/conditional-progress.pdf",
  ].map((path) => [path, () => readingOf(path)] as const),
];

test("there are documents of every kind", () => {
  expect(DOCUMENTS.length).toBeGreaterThan(280);
  const folders = new Set(DOCUMENTS.map((path) => path.split("/")[1]));
  expect(folders).toEqual(
    new Set([
      "audit",
      "broken",
      "change-order",
      "hostile",
      "invoice",
      "lien-waiver",
      "match",
      "packages",
      "pay-application",
    ]),
  );
});

test.each(some(DOCUMENTS))("the answers for %s are valid", async (path) => {
  expectValid(await readingOf(path));
});

test("the answers for a scan are valid", async () => {
  const { readDocument } = (await built("read.js")) as typeof import("../../src/read.ts");
  const wire = (await built(
    "wire/full-result.js",
  )) as typeof import("../../src/wire/full-result.ts");
  const reading = await readDocument(bytesOf(SCAN), { kind: "construction", limits: PATIENT });
  const full = wire.toFullResult(reading);
  if (!("document" in full)) throw new Error("It is a construction document.");
  const { document, checks, warnings, confidence, scannedPages, evidence } = full;
  expect(scannedPages).toHaveLength(1);
  expect(JSON.stringify(evidence)).toContain('"reader":"ocr"');
  expectAccepted({ document, checks, warnings, confidence }, isPlainConstruction);
  expectAccepted(full, isFullConstruction);
}, 180_000);

describe.each(SAMPLES)("the answers for %s", (_, read) => {
  test("are valid", async () => {
    expectValid(await read());
  });

  test("are refused once a member is left out or unheard of, or a number is a text", async () => {
    const reading = await read();
    const isInvoice = reading.documentType === "INVOICE";
    const cases = [
      [toAnswer(reading), isInvoice ? isPlainInvoice : isPlainConstruction],
      [toFullResult(reading), isInvoice ? isFullInvoice : isFullConstruction],
    ] as const;
    for (const [answer, isValid] of cases) {
      const sent = asSent(answer);
      const passed: string[] = [];
      for (const how of spoilt(sent, "")) if (isValid(sent)) passed.push(how);
      expect(passed).toEqual([]);
      expect(isValid(sent)).toBe(true);
    }
  });
});

test("the members of a full answer stand in the order of its schema", () => {
  const namesOf = (schema: { readonly properties: object }): readonly string[] =>
    Object.keys(schema.properties);
  expect(Object.keys(toFullResult(FIRST_APPLICATION))).toEqual(
    namesOf(fullSchema("PAY_APPLICATION")),
  );
  expect(Object.keys(toFullResult(REQUEST))).toEqual(namesOf(fullSchema("CHANGE_ORDER")));
  expect(Object.keys(toFullResult(INVOICE))).toEqual(namesOf(fullSchema("INVOICE")));
});

describe("the schemas", () => {
  const parts = Object.values(SCHEMAS).flatMap((schema) => [...partsOf(asSent(schema))]);

  test("have titles that name one schema each", () => {
    const named = new Map<string, Set<string>>();
    for (const part of parts) {
      if (typeof part["title"] !== "string") continue;
      const known = named.get(part["title"]) ?? new Set();
      named.set(part["title"], known.add(JSON.stringify(part)));
    }
    expect([...named].filter(([, schemas]) => schemas.size > 1)).toEqual([]);
    expect([...named.keys()].filter((title) => !/^(?:[A-Z][a-z]+)+$/.test(title))).toEqual([]);
    for (const [title, schema] of Object.entries(SCHEMAS)) expect(schema.title).toBe(title);
  });

  test("are closed, but for lists by name", () => {
    const objects = parts.filter(({ type }) => type === "object");
    expect(objects.length).toBeGreaterThan(30);
    const open = objects.filter(
      (part) => part["additionalProperties"] !== false && part["patternProperties"] === undefined,
    );
    expect(open).toEqual([]);
  });
});

async function readingOf(path: string): Promise<Reading> {
  return readDocument(bytesOf(path), { limits: LIMITS, kind: "auto" });
}

function bytesOf(path: string): Uint8Array {
  return new Uint8Array(readFileSync(path));
}

function expectValid(reading: Reading): void {
  const isInvoice = reading.documentType === "INVOICE";
  expectAccepted(toAnswer(reading), isInvoice ? isPlainInvoice : isPlainConstruction);
  expectAccepted(toFullResult(reading), isInvoice ? isFullInvoice : isFullConstruction);
}

function expectAccepted(answer: object, isValid: ValidateFunction): void {
  expect(isValid(asSent(answer)), ajv.errorsText(isValid.errors)).toBe(true);
}

type Members = Record<string, unknown>;

/** What arrives at whoever asked. */
function asSent(answer: object): Members {
  return JSON.parse(JSON.stringify(answer)) as Members;
}

/** What the contract lets an answer lack, and the entries of lists by name. */
const MAY_LACK =
  /^\/document\/(?!documentType$|kind$)\w+$|^\/(?:evidence|fieldConfidence)\/[^/]+$|^\/g703\/rows\/\d+\/checks\/\d+\/detail$/;

/** Spoils a value at one place after the other, says where, and mends it before the next. */
function* spoilt(value: unknown, path: string): Generator<string> {
  if (typeof value !== "object" || value === null) return;
  const members = value as Members;
  if (!Array.isArray(value)) {
    members["unheardOf"] = true;
    yield `${path}/unheardOf is there`;
    delete members["unheardOf"];
  }
  for (const [name, member] of Object.entries(members)) {
    const place = `${path}/${name}`;
    if (!Array.isArray(value) && !MAY_LACK.test(place)) {
      delete members[name];
      yield `${place} is not there`;
    }
    if (typeof member === "number") {
      members[name] = String(member);
      yield `${place} is a text`;
    }
    members[name] = member;
    yield* spoilt(member, place);
  }
}

/** A schema and all schemas in it. */
function* partsOf(value: unknown): Generator<Members> {
  if (typeof value !== "object" || value === null) return;
  yield value as Members;
  for (const part of Object.values(value)) yield* partsOf(part);
}
