import { expect, test } from "vitest";
import { LIMITS } from "../../src/base/limits.ts";
import { warningsOf } from "../../src/finding/sentences.ts";
import type { Reading } from "../../src/kinds/reading.ts";
import { built } from "../support/built.ts";
import { forgedInvoice } from "./forged-invoice.ts";

const { judgeReading } = (await built(
  "verdict/judgement.js",
)) as typeof import("../../src/verdict/judgement.ts");
const { readDocument } = (await built("read.js")) as typeof import("../../src/read.ts");

/** A machine that is busy with something else takes its time. */
const PATIENT = { ...LIMITS, readMs: 300_000 };

function readAgain(bytes: Uint8Array): Promise<Reading> {
  return readDocument(bytes, { kind: "invoice", limits: PATIENT, hasWitness: true });
}

const SHOWN = "9,450.00";

test("a total that is not what its characters say is told with both", async () => {
  const reading = await readAgain(forgedInvoice({ shown: SHOWN, saidAs: { "9": "1" } }));
  expect(reading.witnesses).toContainEqual({ witness: "picture", compared: 4, differing: 2 });
  expect(warningsOf(reading)).toContain(
    'The text of page 1 says "1,450.00", but the picture of the page shows "9,450.00" in this place. Compare it by eye.',
  );
  const { verdict, reasons } = judgeReading(reading);
  expect([verdict, reasons[0]?.pages]).toEqual(["check", [1]]);
});

test("a total that one program reads otherwise than another is told with both", async () => {
  const reading = await readAgain(forgedInvoice({ shown: SHOWN, insteadOf: "1,450.00" }));
  expect(warningsOf(reading)).toContain(
    '"1,450.00" was read on page 1, but a second reader (pdf.js) sees "9,450.00" in this place. Compare it by eye.',
  );
});

test("an honest paper is only compared", async () => {
  const reading = await readAgain(forgedInvoice({ shown: SHOWN }));
  expect(reading.witnesses).toEqual([
    { witness: "picture", compared: 4, differing: 0 },
    { witness: "pdf.js", compared: 4, differing: 0 },
  ]);
  expect(warningsOf(reading)).toEqual([]);
});

test("nobody is asked where nobody is wanted", async () => {
  const bytes = forgedInvoice({ shown: SHOWN, saidAs: { "9": "1" } });
  const reading = await readDocument(bytes, { kind: "invoice", limits: PATIENT });
  expect(reading.witnesses).toBeUndefined();
});
