import { expect, test } from "vitest";
import { type Field, FIELDS, type FieldValue } from "../../src/solve/application-values.ts";
import { allAtOnce, calibrateRead } from "../../src/solve/calibrate-read.ts";

const AS_SAID = { chosen: 1, rivals: 1, shift: 0, recognised: 0 };

function allSaid(probability: number): Readonly<Record<Field, FieldValue>> {
  const values = FIELDS.map((field) => [field, { value: 1, probability }] as const);
  return Object.fromEntries(values) as Record<Field, FieldValue>;
}

test("answers stay, and how sure they are is put right", () => {
  const said = { values: allSaid(0.9), listProbability: 0.5, isRecognised: false };
  const { values, listProbability, confidence } = calibrateRead(said, {
    field: { ...AS_SAID, shift: 1 },
    list: AS_SAID,
    document: AS_SAID,
  });
  expect(values.periodTo.value).toBe(1);
  expect(values.periodTo.probability).toBeCloseTo(0.9607, 4);
  expect(listProbability).toBeCloseTo(0.5, 9);
  expect(confidence).toBeCloseTo(allAtOnce(said), 9);
});

test("a document is as sure as all its answers together, and no surer than its least sure one", () => {
  const values = { ...allSaid(1), periodTo: { value: null, probability: 0.4 } };
  expect(allAtOnce({ values, listProbability: 1 })).toBeCloseTo(0.4, 9);
  expect(allAtOnce({ values, listProbability: 0.5 })).toBeCloseTo(0.2, 9);
});
