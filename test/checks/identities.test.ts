import { LIEN_WAIVER_CHECKS } from "../../src/checks/lien-waiver.ts";
import { readdirSync, readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { PAY_APPLICATION_IDENTITIES, ROW_IDENTITIES } from "../../src/document/identities.ts";
import { FURTHER_CHECKS, PAY_APPLICATION_CHECKS } from "../../src/checks/application-checks.ts";
import { ROW_CHECKS } from "../../src/checks/row-checks.ts";
import { FURTHER_INVOICE_CHECKS, INVOICE_CHECKS } from "../../src/checks/invoice.ts";
import { CHANGE_ORDER_CHECKS } from "../../src/checks/change-order.ts";

const checks = [...PAY_APPLICATION_CHECKS, ...FURTHER_CHECKS, ...ROW_CHECKS];

test("a public name is in snake case and stands for one rule", () => {
  const names = [...PAY_APPLICATION_IDENTITIES, ...checks].map(({ name }) => name);
  expect(names.filter((name) => !/^[a-z0-9]+(_[a-z0-9]+)*$/.test(name))).toEqual([]);
  expect(new Set(names).size).toBe(names.length);
});

test("an identity that others imply names rules that exist", () => {
  const names = new Set([...PAY_APPLICATION_IDENTITIES, ...checks].map(({ name }) => name));
  const implying = PAY_APPLICATION_IDENTITIES.flatMap(({ impliedBy }) => impliedBy);
  expect(implying.filter((name) => !names.has(name))).toEqual([]);
});

test("the identities of a row are those that its checks test", () => {
  const rowChecks = new Map(ROW_CHECKS.map(({ name, severity }) => [name, severity]));
  for (const { name, severity } of ROW_IDENTITIES) expect(rowChecks.get(name)).toBe(severity);
});

test("an identity uses no figure twice, so that a misprint cannot cancel itself out", () => {
  for (const { printed, expected, otherwise } of PAY_APPLICATION_IDENTITIES) {
    for (const terms of [expected, otherwise ?? []]) {
      const figures = [printed, ...terms.map(({ figure }) => figure)];
      expect(new Set(figures).size).toBe(figures.length);
    }
  }
});

test("what a check verifies is a sentence", () => {
  for (const { verifies } of checks) expect(verifies).toMatch(/^[A-Z].*[^.]\.$/);
});

test("the contract's checks of an invoice stand in its order", () => {
  expect(INVOICE_CHECKS.map(({ name }) => name)).toEqual([
    "line_math",
    "lines_to_subtotal",
    "tax_rate",
    "total",
    "balance_due",
    "dates",
  ]);
});

test("every check that is declared is run, each under a name of its own", () => {
  const files = readdirSync("src/checks");
  const declared = files.flatMap((file) =>
    [
      ...readFileSync(`src/checks/${file}`, "utf8").matchAll(
        /^(?: {2}name: |const [A-Z_]+ = )"([a-z0-9]+(?:_[a-z0-9]+)+|total|dates)"[,;]$/gm,
      ),
    ].map(([, name]) => name),
  );
  const run = [
    ...checks,
    ...CHANGE_ORDER_CHECKS,
    ...INVOICE_CHECKS,
    ...FURTHER_INVOICE_CHECKS,
    ...LIEN_WAIVER_CHECKS,
  ];
  expect(run).toHaveLength(declared.length);
  expect(new Set(run.map(({ name }) => name))).toEqual(new Set(declared));
});
