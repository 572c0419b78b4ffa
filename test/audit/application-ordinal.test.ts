import { expect, test } from "vitest";
import { ordinalOf } from "../../src/audit/application.ts";

const CASES: readonly (readonly [printed: string, number: number | null, revision?: number])[] = [
  ["3", 3],
  ["03", 3],
  ["#7", 7],
  ["PA-004", 4],
  ["APP-2026-04", 4],
  ["HA-02", 2],
  ["3 - FINAL", 3],
  ["12 (Final)", 12],
  ["6R1", 6, 1],
  ["6 R2", 6, 2],
  ["6 rev. 3", 6, 3],
  ["6 (Revised)", 6, 1],
  ["6-R1", 6, 1],
  ["6A", 6, 1],
  ["6 - Revision No. 2", 6, 2],
  ["12 Final R1", 12, 1],
  ["3 of 12", 3],
  ["2026", 2026],
  ["25038-7", 7],
  ["RET-7", 7],
  ["Retainage", null],
  ["Final", null],
  ["20260401", null],
  ["", null],
];

test.each(CASES.map((one) => [one[0], one] as const))("%j", (_printed, one) => {
  const [printed, number, revision = 0] = one;
  expect(ordinalOf(printed)).toEqual(number === null ? null : { number, revision });
});
