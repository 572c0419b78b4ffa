import { describe, expect, test } from "vitest";
import type { CheckResult } from "../../src/checks/check.ts";
import { checkInvoice } from "../../src/checks/invoice.ts";
import { invoiceOf, type PrintedInvoice } from "./invoice-of.ts";
import { warningsOf } from "../../src/finding/sentences.ts";
import { detailOf } from "../../src/finding/check-sentences.ts";

/** What an invoice prints, and what a check must answer to it: the whole detail, or what it must hold. */
export type InvoiceCase = readonly [
  title: string,
  printed: PrintedInvoice,
  passed: boolean | null,
  detail: string | RegExp,
];

/** One test for each case: the check of this name gives this answer, and a warning exactly where it fails. */
export function describeInvoice(name: string, cases: readonly InvoiceCase[]): void {
  describe(name, () => {
    test.each(cases)("%s", (_title, printed, passed, detail) => {
      const proof = checkInvoice(invoiceOf(printed));
      const answer = answerOf(name, printed);
      const told = detailOf(answer);
      const expected: unknown = typeof detail === "string" ? detail : expect.stringMatching(detail);
      expect({ passed: answer.passed, detail: told }).toEqual({
        passed,
        detail: expected,
      });
      const isTold = name === "lines_to_total" || proof.checks.some((one) => one.name === name);
      expect(warningsOf(proof).includes(told)).toBe(isTold && passed === false);
    });
  });
}

/** The answer of one check or identity. */
export function answerOf(name: string, printed: PrintedInvoice): CheckResult {
  const { checks, identities } = checkInvoice(invoiceOf(printed));
  const answer = [...checks, ...identities].find((one) => one.name === name);
  if (answer === undefined) throw new RangeError(`There is no check ${name}.`);
  return answer;
}
