import { readFileSync } from "node:fs";
import { describe, expect, test } from "vitest";
import { scanOf } from "../../bench/scan-of.ts";
import { CONDITIONS } from "../../fixtures/draw/scan/conditions.ts";
import { LIMITS } from "../../src/base/limits.ts";
import { warningsOf } from "../../src/finding/sentences.ts";
import { readPlaces, RECOGNISED } from "../../src/witness/read-places.ts";
import { built } from "../support/built.ts";

const { readDocument, readWithPages } = (await built(
  "read.js",
)) as typeof import("../../src/read.ts");
const { judgeReading } = (await built(
  "verdict/judgement.js",
)) as typeof import("../../src/verdict/judgement.ts");
const { tesseractTestimony } = (await built(
  "witness/tesseract-witness.js",
)) as typeof import("../../src/witness/tesseract-witness.ts");

/** A machine that is busy with something else takes its time. */
const PATIENT = { ...LIMITS, readMs: 300_000 };

/** Straight and askew, sideways, upside down, with figures in a picture that was pasted in, a photograph. */
const SCANS = [
  "pay-application/office",
  "pay-application/sideways",
  "pay-application/upside-down",
  "pay-application/pasted-figures",
  "invoice/photo",
] as const;

function scan(name: string): Uint8Array {
  return new Uint8Array(readFileSync(`fixtures/scans/${name}.pdf`));
}

describe.each(SCANS)("%s", (name) => {
  test("what was read right is seen again, and a wrong digit is told", async () => {
    const bytes = scan(name);
    const wishes = { kind: "auto", limits: PATIENT } as const;
    const { reading, pages } = await readWithPages(bytes, wishes);
    const places = readPlaces(reading, RECOGNISED);
    const told: number[] = [];
    const document = { bytes, pages, limits: PATIENT, onScan: () => void told.push(1) };
    const { compared, differences } = await tesseractTestimony(places, document);
    expect(differences).toEqual([]);
    expect(compared / places.length).toBeGreaterThan(0.6);
    expect(told.length).toBeGreaterThan(0);

    const wrong = places.map((place) => ({
      ...place,
      printed: place.printed.replace(/\d/, (digit) => String((Number(digit) + 1) % 10)),
    }));
    const again = await tesseractTestimony(wrong, document);
    expect(again.differences.length / again.compared).toBeGreaterThan(0.5);
  });
});

test("figures that were misread in a poor scan are told with both", async () => {
  const path = "fixtures/pay-application/kahua/zero-billing.pdf";
  const bytes = await scanOf(new Uint8Array(readFileSync(path)), 150, CONDITIONS.poor);
  const reading = await readDocument(bytes, { kind: "auto", limits: PATIENT, hasWitness: true });
  // A dollar sign was taken for a 5.
  expect(warningsOf(reading)).toContainEqual(
    expect.stringMatching(
      /"5688140\.00" was read on page \d, but a second reader \(tesseract\.js\) sees "\$688\.140\.00"/,
    ),
  );
  expect(judgeReading(reading).verdict).toBe("check");
});

test("--witness asks it about scans, and says so", async () => {
  const reading = await readDocument(scan("pay-application/office"), {
    kind: "auto",
    limits: PATIENT,
    hasWitness: true,
  });
  expect(reading.witnesses?.map(({ witness }) => witness)).toEqual([
    "picture",
    "pdf.js",
    "tesseract.js",
  ]);
  expect(warningsOf(reading).filter((sentence) => sentence.includes("second reader"))).toEqual([]);
});
