import { readFile } from "node:fs/promises";
import { expect, test } from "vitest";
import { LIMITS } from "../../../src/base/limits.ts";
import { orderPaper } from "../../../src/evidence/change-order/order-candidates.ts";
import { orderChoice } from "../../../src/read/change-order/choose-order.ts";
import { cutPaper } from "../../../src/paper/cut-paper.ts";
import { pagesOf } from "../../../src/pdf/contents.ts";
import type { NamedParties } from "../../../src/read/change-order/kind.ts";
import type { OrderChoice } from "../../../src/read/change-order/order-choice.ts";
import { anyChangeOrder } from "../../../templates/change-order/any-change-order.ts";

const NOBODY: NamedParties = { subcontractor: null, gc: null };

async function read(layout: string, name: string, named = NOBODY): Promise<OrderChoice> {
  const pdf = await readFile(`fixtures/change-order/${layout}/${name}.pdf`);
  const pages = await pagesOf(new Uint8Array(pdf), LIMITS);
  return orderChoice(orderPaper(cutPaper(pages)), {
    known: { order: "month-first", checked: null, superseded: [] },
    templates: [anyChangeOrder],
    named,
  });
}

test("a credit that a contractor orders is read with the weights that are shipped", async () => {
  const { kind, issuer, number, description, amount, date } = await read("memo", "exhaust-credit");
  expect(kind.value).toBe("GC_CHANGE_ORDER");
  expect(issuer?.best.value).toBe("Brandvold Construction Group LLC");
  expect(number?.best.value).toBe("15");
  expect(description?.best.value).toContain("kitchen");
  expect(amount?.best.value.toString()).toBe("-5,930.00");
  expect(date?.best.value).toEqual({ year: 2026, month: 5, day: 15 });
});

test("a change of time alone is worth nothing, and no contract sum", async () => {
  const { amount, nothing } = await read("owner-form", "time-only");
  expect(nothing ?? amount?.best.value.toString()).not.toBeNull();
  expect(amount?.best.value.isZero() ?? true).toBe(true);
});

test("a change says which print it was read from, and beside what it stands", async () => {
  const { amount } = await read("owner-form", "rock-removal");
  expect(amount?.best.from.pageNumber).toBe(1);
  expect(amount?.best.because.join(" ")).toMatch(/^It stands /);
});

test("a firm that is named as the subcontractor asks, and one named as the contractor orders", async () => {
  const firm = "Brandvold Construction Group LLC";
  const asked = await read("memo", "exhaust-credit", { subcontractor: firm, gc: null });
  expect(asked.kind.value === "SUBCONTRACTOR_REQUEST" || asked.issuer?.best.value !== firm).toBe(
    true,
  );
  const ordered = await read("memo", "exhaust-credit", { subcontractor: null, gc: firm });
  expect(ordered.kind.value).toBe("GC_CHANGE_ORDER");
});
