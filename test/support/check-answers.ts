import { describe, expect, test } from "vitest";
import { checkPayApplication } from "../../src/checks/pay-application.ts";
import { exampleApplication, type Example } from "./example-application.ts";
import { detailOf } from "../../src/finding/check-sentences.ts";

/** What an example prints, and what a check must answer to it. */
export type AnswerCase = readonly [
  title: string,
  example: Example,
  passed: boolean | null,
  detail: string,
];

/** One test for each case: the check of this name gives exactly this answer. */
export function describeAnswers(name: string, cases: readonly AnswerCase[]): void {
  describe(name, () => {
    test.each(cases)("%s", (_title, example, passed, detail) => {
      const { checks, identities } = checkPayApplication(exampleApplication(example));
      const result = [...checks, ...identities].find((one) => one.name === name);
      const told = result === undefined ? undefined : detailOf(result);
      expect({ passed: result?.passed, detail: told }).toEqual({ passed, detail });
    });
  });
}
