import { readFile } from "node:fs/promises";
import { expect, test } from "vitest";
import { LIMITS } from "../../src/base/limits.ts";
import { pagesOf } from "../../src/pdf/pages.ts";
import { readApplication } from "../../src/solve/read-application.ts";

test("an application is read with the weights that are shipped", async () => {
  const pdf = await readFile("fixtures/pay-application/aia-g702/middle.pdf");
  const { values, orders, slots, confidence } = readApplication(
    await pagesOf(new Uint8Array(pdf), LIMITS),
  );
  expect(confidence).toBeGreaterThan(0.8);
  expect(confidence).toBeLessThan(1);
  expect(values.contractSumToDate.value).toBe(630_715_00);
  expect(values.totalCompletedAndStoredToDate.value).toBe(310_348_00);
  expect(values.retainageHeldToDate.value).toBe(31_034_80);
  expect(values.currentPaymentDue.value).toBe(113_362_65);
  expect(values.periodTo.value).toBe("2026-05-31");
  expect(values.applicationNumber.value).toBe("3");
  expect(slots.get("previousCertificates")?.candidate?.figure.printed).toContain("165,950.55");
  expect(orders.orders.map(({ number, cents }) => `${number} ${cents}`)).toEqual([
    "1 684000",
    "2 -412500",
  ]);
});
