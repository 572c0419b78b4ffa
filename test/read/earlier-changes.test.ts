import { expect, test } from "vitest";
import { AIA_DRAWINGS } from "../../fixtures/draw/catalogue-aia.ts";
import { HOME_DRAWINGS } from "../../fixtures/draw/catalogue-any.ts";
import { pagesOfFixture } from "../support/corpus.ts";
import { readApplication } from "../support/read-application.ts";
import { centsFigure } from "../support/printed.ts";

const SHEETS_OF_MONTHS = [...AIA_DRAWINGS, ...HOME_DRAWINGS].filter(
  ({ path, style }) =>
    (style.layout === "aia" || style.layout === "platform" || style.layout === "fillable") &&
    !style.changeOrderList &&
    !style.blank &&
    // Cents are left out of these.
    style.summaryMoney.decimals === 2 &&
    !path.includes("packet"),
);

test.each(SHEETS_OF_MONTHS.map((drawing) => [drawing.path, drawing] as const))(
  "the change order summary of %s says what was approved before",
  async (path, { application: { changeOrders } }) => {
    const pages = await pagesOfFixture(`fixtures/${path}`);
    const { earlierChanges } = readApplication(pages).document;
    const sum = (sign: 1 | -1): string => {
      const amounts = changeOrders.map(({ approved, amount }) =>
        approved === "earlier" ? Math.max(0, sign * amount) : 0,
      );
      return centsFigure(amounts.reduce((total, amount) => total + amount, 0)).value.toPlain();
    };
    expect(earlierChanges?.additions?.value.toPlain()).toBe(sum(1));
    expect(earlierChanges?.deductions?.value.toPlain()).toBe(sum(-1));
  },
);

test("a summary that lists its orders has no row of months", async () => {
  const pages = await pagesOfFixture("fixtures/pay-application/aia-g702/deductive-changes");
  expect(readApplication(pages).document.earlierChanges).toBeNull();
});
