import { createHash } from "node:crypto";
import { Ajv } from "ajv";
import { expect, test } from "vitest";
import { packOutcome, unpackOutcome } from "../../src/batch/outcomes.ts";
import type { ChangeOrderReading } from "../../src/kinds/reading.ts";
import { toAnswer } from "../../src/wire/answer.ts";
import { toFullResult } from "../../src/wire/full-result.ts";
import { documentSchema, readResultSchema } from "../../src/wire/plain-schemas.ts";
import { NO_HEADING } from "../support/no-heading.ts";
import { REQUEST } from "./change-order-by-hand.ts";
import { warningsOf } from "../../src/finding/sentences.ts";

const ajv = new Ajv({ formats: { date: /^\d{4}-\d{2}-\d{2}$/ } });
const isReadResult = ajv.compile(readResultSchema);

const EMPTY: ChangeOrderReading = {
  ...REQUEST,
  document: {
    documentType: "CHANGE_ORDER",
    kind: "GC_CHANGE_ORDER",
    issuer: null,
    number: null,
    description: null,
    amount: null,
    date: null,
    parties: {
      sender: null,
      addressee: null,
      owner: null,
      contractor: null,
      subcontractor: null,
    },
    sums: {
      originalContractSum: null,
      previousChanges: null,
      sumBefore: null,
      change: null,
      sumAfter: null,
    },
    costs: [],
    costTotal: null,
    ratedLines: [],
    agreement: { isShown: true, flaw: null },
    requested: null,
  },
  marks: [],
  heading: NO_HEADING,
};

test("a change order comes out in the contract's shape, member by member", () => {
  const result = toAnswer(REQUEST);
  expect(isReadResult(result), ajv.errorsText(isReadResult.errors)).toBe(true);
  expect(result.document).toEqual({
    documentType: "CHANGE_ORDER",
    kind: "SUBCONTRACTOR_REQUEST",
    issuer: "Hollis & Daughters Mechanical, LLC",
    number: "COR-007",
    description:
      "Relocate two <VAV> boxes and their branch duct at grid C-4, as the architect's sketch of 3/28 shows, and balance them again",
    amount: 12481,
    date: "2026-04-05",
  });
  expect(Object.keys(result.document)).toEqual(
    Object.keys(documentSchema("CHANGE_ORDER").properties),
  );
  expect(result.checks).toEqual([]);
  expect(result.warnings).toEqual(warningsOf(REQUEST));
});

test("what is not printed is null", () => {
  const { document } = toAnswer(EMPTY);
  expect(document).toEqual({
    documentType: "CHANGE_ORDER",
    kind: "GC_CHANGE_ORDER",
    issuer: null,
    number: null,
    description: null,
    amount: null,
    date: null,
  });
  const { heading, contractSum, costs, kindMarks, costTotal, requested } = toFullResult(EMPTY);
  expect({ heading, contractSum, costs, kindMarks, costTotal, requested }).toEqual({
    heading: { project: null, contractNumber: null, projectNumber: null },
    contractSum: { original: null, previousChanges: null, before: null, change: null, after: null },
    costs: [],
    kindMarks: [],
    costTotal: null,
    requested: null,
  });
});

test("the full answer starts with the plain one and can prove it by its hash", () => {
  const plain = toAnswer(REQUEST);
  const full = toFullResult(REQUEST);
  expect(Object.keys(full)).toEqual([
    "document",
    "checks",
    "warnings",
    "confidence",
    "evidence",
    "heading",
    "agreement",
    "kindMarks",
    "parties",
    "contractSum",
    "costs",
    "costTotal",
    "requested",
    "verdict",
    "reasons",
    "findings",
    "identities",
    "confidenceParts",
    "fieldConfidence",
    "model",
    "witnesses",
    "scannedPages",
    "documents",
    "engine",
  ]);
  expect(full).toMatchObject(plain);
  const { sha256 } = full.engine;
  expect(sha256).toBe(createHash("sha256").update(JSON.stringify(plain)).digest("hex"));
});

test("the full answer says what speaks for the kind, who takes part, and how the sum comes about", () => {
  const full = toFullResult(REQUEST);
  const sum = { left: 300, top: 204, right: 360, bottom: 214 };
  expect(full.kindMarks.slice(1)).toEqual([
    {
      speaksFor: "GC_CHANGE_ORDER",
      weight: 1.25,
      because: "The contract sum is carried from the original to the new one.",
      page: 1,
      box: sum,
      printed: "259,880.50",
    },
    {
      speaksFor: "SUBCONTRACTOR_REQUEST",
      weight: 1,
      because: "Nobody has signed for the contractor.",
      page: null,
      box: null,
      printed: null,
    },
  ]);
  expect(full.parties).toEqual({
    sender: "Hollis & Daughters Mechanical, LLC",
    addressee: "Millrace Builders, Inc.",
    owner: null,
    contractor: "Millrace Builders, Inc.",
    subcontractor: "Hollis & Daughters Mechanical, LLC",
  });
  expect(full.contractSum).toEqual({
    original: 248600,
    previousChanges: -1200.5,
    before: null,
    change: 12481,
    after: 259880.5,
  });
  expect(full.costs.map(({ description, amount, page }) => [description, amount, page])).toEqual([
    ["Labor, 64 hours of a journeyman and an apprentice with their foreman", 7040, 1],
    ["Material", 3180, 1],
    ["Overhead and profit", 1533, 1],
    ["Bond", 727, 1],
    ["Total", 12481, 1],
  ]);
  expect(full.requested).toBe(13000);
  expect(full.heading).toEqual({
    project: "Alder Street Clinic",
    contractNumber: "24-118-15",
    projectNumber: "24-118",
  });
  expect(full.agreement).toEqual({ isShown: false, flaw: "draft" });
  expect(full.costTotal?.total).toEqual(full.costs[4]);
  expect(full.costTotal?.parts).toEqual(full.costs.slice(0, 4));
  expect(Object.keys(full.evidence)).toEqual(["amount", "contractSum.after"]);
  expect(full.identities).toMatchObject([
    { name: "costs_to_total", passed: false, printed: 12481, expected: 12480, difference: 1 },
    {
      name: "contract_sum_after",
      passed: true,
      figures: [
        "contractSum.after",
        "contractSum.original",
        "contractSum.previousChanges",
        "contractSum.change",
      ],
    },
  ]);
});

test("a change order is the same after it travelled between threads", () => {
  const outcome = unpackOutcome(packOutcome({ kind: "read", reading: REQUEST }));
  expect(outcome).toEqual({ kind: "read", reading: REQUEST });
  if (outcome.kind !== "read") throw new Error("it was read");
  expect(JSON.stringify(toFullResult(outcome.reading))).toBe(JSON.stringify(toFullResult(REQUEST)));
});
