import { readFileSync } from "node:fs";
import { beforeAll, expect, test } from "vitest";
import { INVOICE_PAPERS } from "../../fixtures/draw/invoice/catalogue.ts";
import { truthOf, type InvoiceTruth } from "../../fixtures/draw/invoice/truth.ts";
import { LIMITS } from "../../src/base/limits.ts";
import { matchDetail } from "../../src/finding/match-sentences.ts";
import { readBooks } from "../../src/match/books.ts";
import { MatchCollector } from "../../src/match/match-collector.ts";
import type { MatchedBill } from "../../src/match/compare/match-bill.ts";
import { EXACT } from "../../src/match/tolerances.ts";
import { readDocument } from "../../src/read.ts";
import { NO_WISHES } from "../support/matched-tables.ts";
import { some } from "../support/cases.ts";

/** Sound papers with items. */
const TRUTHS: readonly (InvoiceTruth & { readonly path: string })[] = INVOICE_PAPERS.filter(
  ({ path }) => !path.startsWith("invoice/broken/"),
)
  .map((paper) => ({ ...truthOf(paper), path: paper.path }))
  .filter(({ invoice }) => invoice.lineItems.length > 0);

/** Papers that print freight or charges, which no line of their order has. */
const CHARGED = new Set(
  TRUTHS.filter(
    ({ invoice: { shipping, otherCharges } }) => (shipping ?? 0) > 0 || (otherCharges ?? 0) > 1,
  ).map(({ path }) => path),
);

/** Each read from its PDF and matched with an order that its own lines make. */
const matched = new Map<string, MatchedBill>();

beforeAll(async () => {
  for (const truth of some(TRUTHS)) matched.set(truth.path, await matchedBy(truth));
});

async function matchedBy({ path, invoice }: (typeof TRUTHS)[number]): Promise<MatchedBill> {
  const bytes = new Uint8Array(readFileSync(`fixtures/${path}.pdf`));
  const reading = await readDocument(bytes, { limits: LIMITS, kind: "invoice" });
  const number = invoice.purchaseOrder ?? "PO-1";
  const rows = invoice.lineItems.map(({ description, quantity, unitPrice, amount }) => {
    const figures = [Math.abs(quantity ?? 1), unitPrice, amount === null ? null : Math.abs(amount)];
    const texts = figures.map((figure) => (figure === null ? "" : String(figure)));
    return [number, invoice.vendor.name ?? "", invoice.currency ?? "", description, ...texts];
  });
  const head = ["order", "vendor", "currency", "description", "quantity", "price", "amount"];
  const orders = { name: "orders", content: [head, ...rows], decimal: "." } as const;
  const books = readBooks({ orders, receipts: null, wishes: NO_WISHES });
  const collector = new MatchCollector();
  collector.add(path, path, { kind: "read", reading });
  const [bill] = collector.match({ ...books, history: [], tolerances: EXACT }).bills;
  if (bill === undefined) throw new RangeError(`${path} is no bill.`);
  return bill;
}

test("beside an order of its own lines no drawn bill differs but by freight and charges", () => {
  const differing = [...matched].filter(([, { answer }]) => answer === "differs");
  const told = differing.map(
    ([path, { points }]) => `${path}: ${points.map(matchDetail).join(" ")}`,
  );
  expect(
    differing.filter(([path]) => !CHARGED.has(path)),
    told.join("\n"),
  ).toEqual([]);
  for (const [, { points }] of differing)
    expect(["not-ordered", "freight-not-ordered"]).toContain(points[0]?.statement.code);
});

test("a drawn bill that is to be paid and names its order matches with all of its lines", () => {
  const sound = [...matched].filter(
    ([path, { bill }]) => bill.own.length === 0 && bill.orderNumber !== null && !CHARGED.has(path),
  );
  const open = sound.filter(([, { answer }]) => answer !== "matches");
  const told = open.map(([path, { points }]) => `${path}: ${points.map(matchDetail).join(" ")}`);
  expect(sound.length).toBeGreaterThan(some(TRUTHS).length / 10);
  expect(told).toEqual([]);
});
