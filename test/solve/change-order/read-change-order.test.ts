import { readFile } from "node:fs/promises";
import { expect, test } from "vitest";
import { LIMITS } from "../../../src/base/limits.ts";
import { pagesOf } from "../../../src/pdf/pages.ts";
import { readChangeOrder } from "../../../src/solve/change-order/read-change-order.ts";
import type { OrderValues } from "../../../src/solve/change-order/order-value.ts";

async function read(layout: string, name: string): Promise<OrderValues> {
  const pdf = await readFile(`fixtures/change-order/${layout}/${name}.pdf`);
  return readChangeOrder(await pagesOf(new Uint8Array(pdf), LIMITS));
}

test("a credit that a contractor orders is read with the weights that are shipped", async () => {
  const { kind, issuer, number, description, amount, date } = await read("memo", "exhaust-credit");
  expect(kind.value).toBe("GC_CHANGE_ORDER");
  expect(issuer.value).toBe("Brandvold Construction Group LLC");
  expect(number.value).toBe("15");
  expect(description.value).toContain("kitchen");
  expect(amount.value).toBe(-5_930_00);
  expect(date.value).toBe("2026-05-15");
});

test("a change of time alone is worth nothing, and no contract sum", async () => {
  const { amount } = await read("owner-form", "time-only");
  expect(amount.value).toBe(0);
});

test("a change says which print it was read from", async () => {
  const { amount } = await read("owner-form", "rock-removal");
  expect(amount.value).not.toBeNull();
  expect(amount.candidate?.figure.pageNumber).toBe(1);
});
