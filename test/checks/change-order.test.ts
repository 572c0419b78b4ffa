import { describe, expect, test } from "vitest";
import { CHANGE_ORDER_CHECKS, checkChangeOrder } from "../../src/checks/change-order.ts";
import type { CheckResult } from "../../src/checks/check.ts";
import { orderOfFigures, type PrintedCost, type PrintedFigures } from "../support/order-figures.ts";
import { sentenceOf } from "../../src/finding/sentences.ts";
import { detailOf } from "../../src/finding/check-sentences.ts";
import { stated } from "../../src/finding/statement.ts";

function answerOf(name: string, printed: PrintedFigures): CheckResult {
  const answer = checkChangeOrder(orderOfFigures(printed)).identities.find(
    (identity) => identity.name === name,
  );
  if (answer === undefined) throw new RangeError(`There is no check ${name}.`);
  return answer;
}

function checkAnswer(
  name: string,
  printed: PrintedFigures,
  expected: { readonly passed: boolean | null; readonly detail: string },
): void {
  const answer = answerOf(name, printed);
  expect({ passed: answer.passed, detail: detailOf(answer) }).toEqual(expected);
}

const CHAIN = {
  originalContractSum: "90,000.00",
  previousChanges: "-1,500.00",
  sumBefore: "88,500.00",
  change: "1,250.50",
  sumAfter: "89,750.50",
} as const;

const { sumBefore: _, ...WITHOUT_BEFORE } = CHAIN;

describe("contract_sum_before", () => {
  test("holds", () => {
    checkAnswer(
      "contract_sum_before",
      { sums: CHAIN },
      {
        passed: true,
        detail:
          "The original contract sum 90,000.00 plus the net change by earlier change orders -1,500.00 is 88,500.00, and so is the printed contract sum before this change.",
      },
    );
  });

  test("fails and says both sides", () => {
    checkAnswer(
      "contract_sum_before",
      { sums: { ...CHAIN, sumBefore: "88,600.00" } },
      {
        passed: false,
        detail:
          "The contract sum before this change is printed as 88,600.00, but the original contract sum 90,000.00 plus the net change by earlier change orders -1,500.00 is 88,500.00, which is 100.00 less.",
      },
    );
  });

  test("is not tested where a figure is not printed", () => {
    checkAnswer(
      "contract_sum_before",
      { sums: WITHOUT_BEFORE },
      {
        passed: null,
        detail: "Not tested: the contract sum before this change is not printed.",
      },
    );
  });
});

describe("contract_sum_after", () => {
  test("holds", () => {
    checkAnswer(
      "contract_sum_after",
      { sums: CHAIN },
      {
        passed: true,
        detail:
          "The contract sum before this change 88,500.00 plus this change 1,250.50 is 89,750.50, and so is the printed contract sum with this change.",
      },
    );
  });

  test("holds for a deduction", () => {
    const sums = { ...CHAIN, change: "-1,250.50", sumAfter: "87,249.50" };
    expect(answerOf("contract_sum_after", { sums }).passed).toBe(true);
  });

  test("fails by a cent and says both sides", () => {
    checkAnswer(
      "contract_sum_after",
      { sums: { ...CHAIN, sumAfter: "89,750.51" } },
      {
        passed: false,
        detail:
          "The contract sum with this change is printed as 89,750.51, but the contract sum before this change 88,500.00 plus this change 1,250.50 is 89,750.50, which is 0.01 less.",
      },
    );
  });

  test("is not tested where figures are not printed", () => {
    checkAnswer(
      "contract_sum_after",
      { sums: { sumAfter: "89,750.50" } },
      {
        passed: null,
        detail: "Not tested: the contract sum before this change and this change are not printed.",
      },
    );
  });
});

describe("contract_sum_total", () => {
  test("holds where the sum before is not printed", () => {
    checkAnswer(
      "contract_sum_total",
      { sums: WITHOUT_BEFORE },
      {
        passed: true,
        detail:
          "The original contract sum 90,000.00 plus the net change by earlier change orders -1,500.00 plus this change 1,250.50 is 89,750.50, and so is the printed contract sum with this change.",
      },
    );
  });

  test("fails and says both sides", () => {
    checkAnswer(
      "contract_sum_total",
      { sums: { ...WITHOUT_BEFORE, change: "1,350.50" } },
      {
        passed: false,
        detail:
          "The contract sum with this change is printed as 89,750.50, but the original contract sum 90,000.00 plus the net change by earlier change orders -1,500.00 plus this change 1,350.50 is 89,850.50, which is 100.00 more.",
      },
    );
  });

  test("says nothing where the sum before is printed, even where it is wrong", () => {
    checkAnswer(
      "contract_sum_total",
      { sums: { ...CHAIN, sumAfter: "1.00" } },
      {
        passed: null,
        detail: "Does not apply here. The contract sum before this change is printed.",
      },
    );
  });

  test("is not tested where a figure is not printed", () => {
    const { previousChanges: _, ...sums } = WITHOUT_BEFORE;
    checkAnswer(
      "contract_sum_total",
      { sums },
      {
        passed: null,
        detail: "Not tested: the net change by earlier change orders is not printed.",
      },
    );
  });
});

describe("cost_math", () => {
  const breakdown = (...parts: readonly PrintedCost[]): PrintedFigures => ({
    costs: { parts, total: ["Total", "1,500.00"] },
  });

  test("holds where every product is its amount", () => {
    checkAnswer("cost_math", breakdown(["Valves", "990.00", ["6", "165.00"]], ["Pipe", "510.00"]), {
      passed: true,
      detail: "In the one line tested, quantity times unit price is the line amount.",
    });
  });

  test("fails and says which line", () => {
    const printed = breakdown(["Pipe", "350.00"], ["Valves", "1,150.00", ["6", "165.00"]]);
    checkAnswer("cost_math", printed, {
      passed: false,
      detail:
        "Line 2 (Valves): The amount is printed as 1,150.00, but 6 times 165.00 is 990.00, which is 160.00 less. 1 line is tested.",
    });
    expect(answerOf("cost_math", printed).figures).toEqual([
      "costs[1].quantity",
      "costs[1].unitPrice",
      "costs[1].amount",
    ]);
  });

  test.each([
    ["a deduction that carries its sign in the amount", "-990.00", ["6", "165.00"], true],
    ["a price that is rounded to the cent", "4,573.32", ["300", "15.24"], true],
    ["a price that is rounded by more than that", "4,574.00", ["300", "15.24"], false],
    ["hours that are rounded", "1,002.60", ["12.53", "80.00"], true],
    ["whole figures, which hide nothing", "991.00", ["6", "165"], false],
  ] as const)("%s", (_, amount, factors, passed) => {
    const printed = breakdown(["Valves", amount, factors], ["Pipe", "0.50"]);
    expect(answerOf("cost_math", printed).passed).toBe(passed);
  });

  test("is not tested where no line prints quantity and price", () => {
    checkAnswer("cost_math", breakdown(["Pipe", "350.00"], ["Valves", "1,150.00"]), {
      passed: null,
      detail: "Not tested: no line prints quantity, unit price and amount.",
    });
  });
});

describe("cost_total", () => {
  const PARTS: readonly PrintedCost[] = [
    ["Labor", "640.00"],
    ["Credit for the old drain", "-115.25"],
    [null, "95.50"],
  ];

  test("holds with a credit among the lines", () => {
    checkAnswer(
      "cost_total",
      { costs: { parts: PARTS, total: ["Total", "620.25"] } },
      {
        passed: true,
        detail:
          '"Labor" 640.00 plus "Credit for the old drain" -115.25 plus a line without words 95.50 is 620.25, and so is the printed total of the breakdown.',
      },
    );
  });

  test("fails and says both sides", () => {
    checkAnswer(
      "cost_total",
      { costs: { parts: PARTS, total: ["Total", "622.25"] } },
      {
        passed: false,
        detail:
          'The total of the breakdown is printed as 622.25, but "Labor" 640.00 plus "Credit for the old drain" -115.25 plus a line without words 95.50 is 620.25, which is 2.00 less.',
      },
    );
  });

  test("tells many lines by their number", () => {
    const parts = Array.from({ length: 7 }, (_, index): PrintedCost => [`Tag ${index}`, "10.00"]);
    checkAnswer(
      "cost_total",
      { costs: { parts, total: ["Total", "71.00"] } },
      {
        passed: false,
        detail:
          "The total of the breakdown is printed as 71.00, but the sum of its 7 lines is 70.00, which is 1.00 less.",
      },
    );
  });

  test("forgives the rounding of whole amounts, and no more", () => {
    const parts: readonly PrintedCost[] = [
      ["Labor", "640"],
      ["Material", "311"],
    ];
    expect(answerOf("cost_total", { costs: { parts, total: ["Total", "952"] } }).passed).toBe(true);
    expect(answerOf("cost_total", { costs: { parts, total: ["Total", "953"] } }).passed).toBe(
      false,
    );
    const exact: readonly PrintedCost[] = [
      ["Labor", "640.00"],
      ["Material", "311.00"],
    ];
    const total = ["Total", "952.00"] as const;
    expect(answerOf("cost_total", { costs: { parts: exact, total } }).passed).toBe(false);
  });

  test("is not tested without a breakdown", () => {
    checkAnswer(
      "cost_total",
      { sums: CHAIN },
      {
        passed: null,
        detail: "Not tested: no breakdown leads to the amount.",
      },
    );
  });
});

describe("rated_lines", () => {
  const SOUND = { line: ["Overhead 10%", "64.00"], rate: "10", base: "640.00" } as const;

  test("holds", () => {
    const { passed, statements } = answerOf("rated_lines", { rated: [SOUND] });
    expect(passed).toBe(true);
    expect(statements).toEqual([stated("shares-hold", { tested: 1 })]);
  });

  test("fails on the one line that is no such share, and names it with its rate", () => {
    const rated = [
      SOUND,
      { line: ["Profit 5%", "53.20"], rate: "5", base: null, nearest: "35.20" },
    ] as const;
    checkAnswer(
      "rated_lines",
      { rated },
      {
        passed: false,
        detail:
          '"Profit 5%" is printed as 53.20, which is not 5 % of any figure or sum printed above it.',
      },
    );
  });

  test("holds where nothing above could be its base", () => {
    const rated = [{ line: ["Profit 5%", "53.20"], rate: "5", base: null }] as const;
    expect(answerOf("rated_lines", { rated }).passed).toBe(true);
  });

  test("holds for a tax whose base is not printed, and fails beside a share that it should be", () => {
    const tax = (nearest?: string): PrintedFigures => ({
      rated: [
        {
          line: ["Sales tax 8%", "76.40"],
          rate: "8",
          base: null,
          ...(nearest === undefined ? {} : { nearest }),
        },
      ],
    });
    const unknown = answerOf("rated_lines", tax());
    const near = answerOf("rated_lines", tax("76.00"));
    expect([unknown.passed, near.passed]).toEqual([true, false]);
  });

  test("is not tested without rates", () => {
    checkAnswer(
      "rated_lines",
      { sums: CHAIN },
      {
        passed: null,
        detail: "Not tested: no mark-up or tax prints its rate.",
      },
    );
  });
});

test("an order that prints nothing is asked everything and fails nothing", () => {
  const { identities, findings } = checkChangeOrder(orderOfFigures({}));
  const warnings = findings.map(sentenceOf);
  expect(identities.map(({ name }) => name)).toEqual(CHANGE_ORDER_CHECKS.map(({ name }) => name));
  expect(identities.map(({ passed }) => passed)).toEqual(identities.map(() => null));
  expect(warnings).toEqual([]);
});
