import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";
import { Ajv } from "ajv";
import fc from "fast-check";
import { expect, test } from "vitest";
import { Money } from "../../src/base/money.ts";
import { toAnswer } from "../../src/wire/answer.ts";
import { toFullResult } from "../../src/wire/full-result.ts";
import { documentSchema, readResultSchema } from "../../src/wire/plain-schemas.ts";
import { namerOf } from "../../src/wire/values.ts";
import { VERSION } from "../../src/wire/version.ts";
import { amount, FIRST_APPLICATION } from "./reading-by-hand.ts";

const ajv = new Ajv({ formats: { date: /^\d{4}-\d{2}-\d{2}$/ } });
const isReadResult = ajv.compile(readResultSchema);

test("a reading comes out in the contract's shape, member by member", () => {
  const result = toAnswer(FIRST_APPLICATION);
  expect(isReadResult(result), ajv.errorsText(isReadResult.errors)).toBe(true);
  expect(Object.keys(result)).toEqual(["document", "checks", "warnings", "confidence"]);
  expect(result.document).toEqual({
    documentType: "PAY_APPLICATION",
    applicationNumber: "1",
    periodTo: "2026-03-31",
    grossThisPeriod: 30000,
    retainageHeldToDate: 3000,
    retainageReleasedThisPeriod: null,
    retainageRatePercent: 10,
    totalCompletedAndStoredToDate: 30000,
    contractSumToDate: 98765.43,
    balanceToFinishIncludingRetainage: 71764.43,
    currentPaymentDue: 27000,
    changeOrders: [
      {
        number: "001",
        reference: null,
        description: "Deduct <canopy> & sign",
        amount: -1234.57,
      },
    ],
  });
  expect(Object.keys(result.document)).toEqual(
    Object.keys(documentSchema("PAY_APPLICATION").properties),
  );
  expect(result.checks.map(Object.keys)).toEqual(
    result.checks.map(() => ["name", "passed", "detail"]),
  );
  expect(result.confidence).toBe(0.8333);
});

test("the schema refuses what the contract does not name", () => {
  const result = toAnswer(FIRST_APPLICATION);
  expect(isReadResult({ ...result, engine: "x" })).toBe(false);
  expect(isReadResult({ ...result, confidence: 1.01 })).toBe(false);
  expect(isReadResult({ ...result, document: { ...result.document, line9: 1 } })).toBe(false);
  expect(isReadResult({ ...result, document: { documentType: "PAY_APPLICATION" } })).toBe(true);
  expect(isReadResult({ ...result, document: { documentType: "INVOICE" } })).toBe(false);
});

test("the full answer starts with the plain one and can prove it by its hash", () => {
  const plain = toAnswer(FIRST_APPLICATION);
  const full = toFullResult(FIRST_APPLICATION);
  const { checks, warnings, confidence } = full;
  const document = "document" in full ? full.document : null;
  expect(Object.keys(full).slice(0, 4)).toEqual(Object.keys(plain));
  expect({ document, checks, warnings, confidence }).toEqual(plain);
  const json = JSON.stringify({ document, checks, warnings, confidence });
  expect(full.engine).toEqual({
    version: VERSION,
    templateId: "aia-g702",
    sha256: createHash("sha256").update(json).digest("hex"),
  });
});

test("the full answer carries every line, every row and the place of every figure", () => {
  const full = toFullResult(FIRST_APPLICATION);
  expect(full.g702.lines).toEqual({
    "1": 100000,
    "2": -1234.57,
    "3": 98765.43,
    "4": 30000,
    "5a": 3000,
    "5b": null,
    "5": 3000,
    "6": 27000,
    "7": 0,
    "8": 27000,
    "9": 71764.43,
  });
  expect(full.g702.rates).toEqual({ "5a": 10, "5b": null });
  expect(full.g703?.rows[1]).toMatchObject({
    item: "2",
    description: "Structural steel, furnished and erected, with bolts and shop drawings",
    scheduledValue: 78765.43,
    workCompletedPrevious: null,
    workCompletedThisPeriod: 8000,
    materialsPresentlyStored: 2000,
    completedAndStored: 10000,
    balanceToFinish: 68765.43,
    retainage: null,
    percentComplete: null,
    page: 1,
    box: { left: 300, top: 372, right: 360, bottom: 382 },
  });
  expect(
    full.g703?.rows[1]?.checks.map(({ name, passed, printed, difference }) => [
      name,
      passed,
      printed,
      difference,
    ]),
  ).toEqual(
    expect.arrayContaining([
      ["row_balance", true, 68765.43, 0],
      ["row_total", true, 10000, 0],
    ]),
  );
  expect(full.g703?.totals?.workCompletedThisPeriod).toBe(28000);
  expect(Object.keys(full.evidence)).toEqual(["currentPaymentDue", "g702.lines.7"]);
  expect(full.evidence["currentPaymentDue"]?.lost[0]?.printed).toBe("27,000.01");
  expect(full.identities.find(({ name }) => name === "g702_math")).toMatchObject({
    printed: 71764.43,
    expected: 71765.43,
    difference: -1,
  });
  expect(full.identities.at(-1)?.figures).toEqual(["g702.lines.3", "g702.lines.1"]);
});

test.each([
  ["lines.previousCertificates", "g702.lines.7"],
  ["lines.amountCertified", "g702.amountCertified"],
  ["lines.changeOrderNet", "g702.changeOrderSummary.net"],
  ["rates.onStored", "g702.rates.5b"],
  ["sheet.totals.workThisPeriod", "g703.totals.workCompletedThisPeriod"],
  ["sheet.rows.3.storedMaterials", "g703.rows.3.materialsPresentlyStored"],
  ["periodTo", "periodTo"],
])("the figure %s of a pay application is called %s in public", (path, name) => {
  expect(namerOf("PAY_APPLICATION")(path)).toBe(name);
});

test.each([
  ["sums.originalContractSum", "contractSum.original"],
  ["sums.previousChanges", "contractSum.previousChanges"],
  ["sums.sumBefore", "contractSum.before"],
  ["sums.change", "contractSum.change"],
  ["sums.sumAfter", "contractSum.after"],
  ["parties.sender", "parties.sender"],
  ["requested", "requested"],
])("the figure %s of a change order is called %s in public", (path, name) => {
  expect(namerOf("CHANGE_ORDER")(path)).toBe(name);
});

test("every amount of cents below ten trillion survives the JSON number", () => {
  fc.assert(
    fc.property(fc.bigInt({ min: -(10n ** 15n) + 1n, max: 10n ** 15n - 1n }), (cents) => {
      const digits = String(cents < 0n ? -cents : cents).padStart(3, "0");
      const plain = `${cents < 0n ? "-" : ""}${digits.slice(0, -2)}.${digits.slice(-2)}`;
      const reading = {
        ...FIRST_APPLICATION,
        document: { ...FIRST_APPLICATION.document, currentPaymentDue: amount(plain, 13) },
      };
      const { document } = toAnswer(reading);
      expect(Money.of((document.currentPaymentDue ?? NaN).toFixed(2)).equals(Money.of(plain))).toBe(
        true,
      );
    }),
  );
});

test("the version is the package's", () => {
  const manifest: unknown = JSON.parse(readFileSync("package.json", "utf8"));
  expect(manifest).toMatchObject({ version: VERSION });
});
