import fc from "fast-check";
import { describe, expect, test } from "vitest";
import type { ChangeOrderReading } from "../../../src/kinds/reading.ts";
import { warningsOf } from "../../../src/finding/sentences.ts";
import { readOrder, requestWith } from "../../support/typed-order.ts";

/** A request with these lines in its breakdown, as it is read. */
function readRequest(...lines: readonly string[]): ChangeOrderReading {
  return readOrder(requestWith(...lines));
}

type Row = readonly [
  description: string | null,
  quantity: string | null,
  unit: string | null,
  unitPrice: string | null,
  amount: string,
];

function rowsOf({ document }: ChangeOrderReading): readonly Row[] {
  return document.costs.map(({ description, quantity, unit, unitPrice, amount }) => [
    description?.value ?? null,
    quantity?.value.key() ?? null,
    unit?.value ?? null,
    unitPrice?.value.key() ?? null,
    amount.value.key(),
  ]);
}

function passed({ identities }: ChangeOrderReading, name: string): boolean | null | undefined {
  return identities.find((identity) => identity.name === name)?.passed;
}

describe("the breakdown of a change order", () => {
  test("keeps quantity, unit and price of each line, and its words whole", () => {
    const reading = readRequest(
      "Item | Qty | Unit | Rate | Amount",
      "Plumber | 8 | HR | 80.00 | 640.00",
      "Concrete, 4000 psi | 3 | CY | 165.00 | 495.00",
      "Reroute 4 inch sanitary | 1 | LS | 310.00 | 310.00",
      "Subtotal | 1,445.00",
      "Overhead 10% | 144.50",
      "Total amount requested | 1,589.50",
    );
    expect(rowsOf(reading)).toEqual([
      ["Plumber", "8", "HR", "80", "640"],
      ["Concrete, 4000 psi", "3", "CY", "165", "495"],
      ["Reroute 4 inch sanitary", "1", "LS", "310", "310"],
      ["Subtotal", null, null, null, "1445"],
      ["Overhead 10%", null, null, null, "144.5"],
      ["Total amount requested", null, null, null, "1589.5"],
    ]);
    expect(passed(reading, "cost_math")).toBe(true);
  });

  test("says which line is not its product", () => {
    const reading = readRequest(
      "Item | Qty | Unit | Rate | Amount",
      "Plumber | 8 | HR | 80.00 | 640.00",
      "Cleanouts | 3 | EA | 145.00 | 435.00",
      "Valves | 6 | EA | 165.00 | 1,150.00",
      "Pipe | 40 | LF | 12.50 | 500.00",
      "Total amount requested | 2,725.00",
    );
    expect(passed(reading, "cost_math")).toBe(false);
    expect(passed(reading, "cost_total")).toBe(true);
    expect(warningsOf(reading)).toContain(
      "Line 3 (Valves): The amount is printed as 1,150.00, but 6 times 165.00 is 990.00, which is 160.00 less. 4 lines are tested.",
    );
  });

  test("accuses no line of a table whose columns mean something else", () => {
    const reading = readRequest(
      "Item | Crew | Rate | Amount",
      "Plumber | 2 | 80.00 | 160.00",
      "Apprentice | 2 | 45.00 | 360.00",
      "Foreman | 1 | 95.00 | 380.00",
      "Total amount requested | 900.00",
    );
    expect(passed(reading, "cost_math")).not.toBe(false);
  });

  test("says nothing of a product where another figure stands beside its factors", () => {
    const reading = readRequest(
      "Item | Hours | Rate | Factor | Amount",
      "Plumber | 8 | 80.00 | | 640.00",
      "Apprentice | 10 | 45.00 | | 450.00",
      "Foreman, overtime | 4 | 90.00 | 1.50 | 540.00",
      "Total amount requested | 1,630.00",
    );
    expect(passed(reading, "cost_math")).not.toBe(false);
  });

  test("tells an item that is listed twice", () => {
    const reading = readRequest(
      "Item | Amount",
      "Core drilling, 6 inch | 1,150.00",
      "Pipe and fittings | 310.00",
      "Core drilling, 6 inch | 1,150.00",
      "Total amount requested | 2,610.00",
    );
    expect(warningsOf(reading)).toContain(
      '"Core drilling, 6 inch" is listed twice at 1,150.00. Ask whether it should be charged more than once.',
    );
  });

  test.each([
    ["Core drilling, 4 inch", "1,150.00", "2,610.00"],
    ["Core drilling, 6 inch", "1,175.00", "2,635.00"],
  ])("tells nothing of %s at %s", (words, amount, total) => {
    const reading = readRequest(
      "Item | Amount",
      "Core drilling, 6 inch | 1,150.00",
      "Pipe and fittings | 310.00",
      `${words} | ${amount}`,
      `Total amount requested | ${total}`,
    );
    expect(reading.notices.map(({ code }) => code)).not.toContain("cost-repeated");
  });

  const line = fc.record({
    quantity: fc.integer({ min: 2, max: 60 }),
    cents: fc.integer({ min: 1_01, max: 400_00 }),
  });

  test("a misprinted amount is named whatever the lines are, and a sound breakdown never", () => {
    const lines = fc.array(line, { minLength: 3, maxLength: 8 });
    const wrong = fc.record({ at: fc.nat(), by: fc.integer({ min: 1_00, max: 90_00 }) });
    fc.assert(
      fc.property(lines, fc.option(wrong), (drawn, misprint) => {
        const at = misprint === null ? -1 : misprint.at % drawn.length;
        const amounts = drawn.map(
          ({ quantity, cents }, place) =>
            quantity * cents + (place === at ? (misprint?.by ?? 0) : 0),
        );
        const reading = readRequest(
          "Item | Qty | Unit | Rate | Amount",
          ...drawn.map(
            ({ quantity, cents }, place) =>
              `${ITEMS[place] ?? ""} | ${quantity} | EA | ${inDollars(cents)} | ${inDollars(amounts[place] ?? 0)}`,
          ),
          `Total amount requested | ${inDollars(amounts.reduce((sum, amount) => sum + amount, 0))}`,
        );
        expect(passed(reading, "cost_math")).toBe(misprint === null);
        const named = warningsOf(reading).filter((warning) => warning.startsWith("Line "));
        expect(named.map((warning) => /^Line (\d+)/.exec(warning)?.[1])).toEqual(
          misprint === null ? [] : [String(at + 1)],
        );
      }),
      { numRuns: 40 },
    );
  });
});

const ITEMS = ["Valves", "Pipe", "Hangers", "Cleanouts", "Drains", "Sleeves", "Traps", "Unions"];

function inDollars(cents: number): string {
  return (cents / 100).toLocaleString("en-US", { minimumFractionDigits: 2 });
}
