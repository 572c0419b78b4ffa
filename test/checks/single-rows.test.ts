import { describe, expect, test } from "vitest";
import { checkPayApplication, checkRows } from "../../src/checks/pay-application.ts";
import type { PayApplication } from "../../src/document/pay-application.ts";
import type { Sourced } from "../../src/document/sourced.ts";
import { exampleApplication } from "../support/example-application.ts";
import { PARTS, WRONG, WRONG_SENTENCE } from "../support/example-row.ts";
import { detailOf } from "../../src/finding/check-sentences.ts";

describe("the checks of a single row", () => {
  test("answer for each row by itself, in the order of the rows", () => {
    const balanced = { scheduledValue: "100.00", balanceToFinish: "0.00" };
    const document = exampleApplication({ rows: [{ ...PARTS, ...balanced }, WRONG] });
    const answers = checkRows(document).map((results) =>
      results.map(({ name, passed }) => [name, passed]),
    );
    expect(answers).toEqual([
      [
        ["overbilled_row", true],
        ["row_balance", true],
        ["row_percent", null],
        ["row_retainage", null],
        ["row_reversal", true],
        ["row_total", true],
      ],
      [
        ["overbilled_row", null],
        ["row_balance", null],
        ["row_percent", null],
        ["row_retainage", null],
        ["row_reversal", true],
        ["row_total", false],
      ],
    ]);
  });

  test("are none where there is no sheet", () => {
    expect(checkRows(exampleApplication({}))).toEqual([]);
  });

  test("say both sides, and why nothing is said", () => {
    const document = exampleApplication({ rows: [WRONG], stage: "retainage billing" });
    const [results = []] = checkRows(document);
    const said = (name: string): string | undefined =>
      results.filter((result) => result.name === name).map(detailOf)[0];
    expect(said("row_total")).toBe(WRONG_SENTENCE);
    expect(said("row_balance")).toBe(
      "Not tested: the row does not print all figures that are needed.",
    );
    expect(said("row_retainage")).toBe("Does not apply here. Retainage is paid out.");
  });

  test("say what holds as well", () => {
    const row = { ...PARTS, scheduledValue: "300.00", percent: "33.3" };
    const [results = []] = checkRows(exampleApplication({ rows: [row] }));
    const details = results.filter(({ passed }) => passed === true).map(detailOf);
    expect(details).toEqual([
      "Completed and stored 100.00 is not beyond scheduled value 300.00.",
      "Completed and stored is printed as 100.00, about 33.3 % of scheduled value 300.00.",
      "Work this period 30.00 takes nothing back.",
      "Previous work 50.00 plus work this period 30.00 plus stored materials 20.00 is 100.00, and so is the printed completed and stored.",
    ]);
  });

  test("excuse a cent, and say so", () => {
    const row = { scheduledValue: "99.99", completedAndStored: "100.00" };
    const [results = []] = checkRows(exampleApplication({ rows: [row] }));
    expect(results.map(detailOf)[0]).toBe(
      "Completed and stored 100.00 is beyond scheduled value 99.99 by the rounding of a cent.",
    );
  });

  test("name a row by its own words, the long ones cut", () => {
    const [document, long] = [exampleApplication({ rows: [WRONG] }), "Concrete ".repeat(20)];
    const sheet = {
      totals: null,
      rows: (document.sheet?.rows ?? []).map((row) => ({
        ...row,
        item: { value: "03", from: someFrom(document) },
        description: { value: long, from: someFrom(document) },
      })),
    };
    const { identities } = checkPayApplication({ ...document, sheet });
    const [detail] = identities.filter(({ name }) => name === "row_total").map(detailOf);
    expect(detail).toBe(`Row 1 (03 ${long.slice(0, 57)}…): ${WRONG_SENTENCE}`);
  });
});

function someFrom(document: PayApplication): Sourced<unknown>["from"] {
  const figure = document.sheet?.rows[0]?.figures.completedAndStored ?? null;
  if (figure === null) throw new RangeError("The example prints no figure.");
  return figure.from;
}
