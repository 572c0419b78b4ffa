import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { Money } from "../../../src/base/money.ts";
import { isDoubtful } from "../../../src/checks/invoice-doubts.ts";
import { checkInvoice } from "../../../src/checks/invoice.ts";
import {
  BALANCE_CONVENTIONS,
  SUBTOTAL_CONVENTIONS,
  TOTAL_CONVENTIONS,
} from "../../../src/checks/invoice-conventions.ts";
import { LINE_DISCOUNTS, LINE_TAXES } from "../../../src/checks/line-conventions.ts";
import { HABITS, soundInvoice } from "../../support/sound-invoice.ts";
import { invoiceOf, type PrintedInvoice } from "../../support/invoice-of.ts";
import { moneyOfCents } from "../../support/printed.ts";
import { cases } from "../../support/cases.ts";
import { sentenceOf } from "../../../src/finding/sentences.ts";
import type { CheckResult } from "../../../src/checks/check.ts";
import { detailOf } from "../../../src/finding/check-sentences.ts";
import { TAX_BASES } from "../../../src/checks/tax-checks.ts";

const RUNS = { seed: 20_261_120, numRuns: cases(100) } as const;

const CHECKS = ["line_math", "lines_to_subtotal", "tax_rate", "total", "balance_due", "dates"];

/** The sums of the contract that mention a figure. The rate of a tax is no sum: a smaller base may break it, a greater one never does. */
const MENTIONS = {
  subtotal: ["lines_to_subtotal", "total"],
  discount: ["total"],
  shipping: ["total"],
  otherCharges: ["total"],
  total: ["total", "balance_due"],
  amountPaid: ["balance_due"],
  balanceDue: ["balance_due"],
} as const;

const NAMES = [
  "subtotal",
  "discount",
  "shipping",
  "otherCharges",
  "total",
  "amountPaid",
  "balanceDue",
] as const;

/** One cent, or some, either way. */
const change = fc.integer({ min: 1, max: 60 }).chain((by) => fc.constantFrom(by, -by));

describe("a sound invoice", () => {
  test.each(HABITS)("passes: %s", (habit) => {
    fc.assert(
      fc.property(soundInvoice(habit), (printed) => {
        const { checks, findings } = checkInvoice(invoiceOf(printed));
        const warnings = findings.map(sentenceOf);
        const failed = checks.filter(({ passed }) => passed === false);
        expect(failed.map(detailOf)).toEqual([]);
        expect(warnings).toEqual([]);
        const sums = checks.filter(({ name }) => name !== "tax_rate");
        expect(sums.map(({ passed }) => passed)).toEqual([true, true, true, true, true]);
      }),
      RUNS,
    );
  });

  test("by the literal formulas says no convention", () => {
    fc.assert(
      fc.property(soundInvoice("literal"), (printed) => {
        const { checks } = checkInvoice(invoiceOf(printed));
        expect(checks.flatMap(takingsOf)).toEqual([]);
      }),
      RUNS,
    );
  });
});

describe("one wrong figure of an invoice by the literal formulas", () => {
  test("fails exactly the sums that mention it", () => {
    fc.assert(
      fc.property(
        soundInvoice("literal"),
        fc.constantFrom(...NAMES),
        change,
        (printed, name, by) => {
          const failed = failing(withChanged(printed, name, by));
          expect(failed.filter((check) => check !== "tax_rate")).toEqual(MENTIONS[name]);
        },
      ),
      RUNS,
    );
  });

  test("leaves them untested where it is missing, if it is an end", () => {
    fc.assert(
      fc.property(soundInvoice("literal"), (printed) => {
        const without = (name: (typeof NAMES)[number]): readonly string[] => {
          const { [name]: _, ...others } = printed;
          return namesWhere(others, null);
        };
        expect(without("subtotal")).toEqual(["lines_to_subtotal", "tax_rate", "total"]);
        expect(without("total")).toEqual(["total", "balance_due"]);
        expect(without("balanceDue")).toEqual(["balance_due"]);
      }),
      RUNS,
    );
  });

  test("fails the product and the sum where it is the amount of a line", () => {
    fc.assert(
      fc.property(soundInvoice("literal"), change, (printed, by) => {
        const [first, ...others] = printed.lines ?? [];
        if (first === undefined || typeof first === "string") throw new RangeError("No line.");
        const amount = moved(first.amount ?? "0", by);
        const wrong = { ...printed, lines: [{ ...first, amount }, ...others] };
        expect(failing(wrong)).toEqual(["line_math", "lines_to_subtotal"]);
      }),
      RUNS,
    );
  });

  test("fails the rate and the total where a tax is greater than any base allows", () => {
    fc.assert(
      fc.property(soundInvoice("literal"), fc.integer({ min: 300, max: 900 }), (printed, by) => {
        const taxes = (printed.taxes ?? []).map((tax) => ({
          ...tax,
          amount: moved(tax.amount ?? "0", by),
        }));
        expect(failing({ ...printed, taxes })).toEqual(["tax_rate", "total"]);
      }),
      RUNS,
    );
  });
});

describe("one wrong figure of an invoice by a convention", () => {
  test.each(HABITS)("fails a check that mentions it: %s", (habit) => {
    fc.assert(
      fc.property(soundInvoice(habit), fc.constantFrom(...NAMES), change, (printed, name, by) => {
        const failed = failing(withChanged(printed, name, 10 * by));
        expect(failed).not.toEqual([]);
      }),
      RUNS,
    );
  });
});

const plain = fc
  .tuple(fc.integer({ min: -1_000, max: 1_000 }), fc.constantFrom("", ".5", ".05", ".0005"))
  .map(([whole, decimals]) => `${whole}${decimals}`);
const maybe = <Value>(value: fc.Arbitrary<Value>): fc.Arbitrary<Value | undefined> =>
  fc.option(value, { nil: undefined, freq: 2 });
const anyRecord = <Name extends string>(
  names: readonly Name[],
): fc.Arbitrary<Partial<Record<Name, string>>> =>
  fc.array(maybe(plain), { minLength: names.length, maxLength: names.length }).map((values) => {
    const printed: Partial<Record<Name, string>> = {};
    for (const [index, name] of names.entries()) {
      const value = values[index];
      if (value !== undefined) printed[name] = value;
    }
    return printed;
  });
const anyInvoice: fc.Arbitrary<PrintedInvoice> = fc
  .tuple(
    anyRecord([...NAMES, "previousBalance"]),
    fc.array(
      anyRecord([
        "quantity",
        "unitPrice",
        "amount",
        "priceBasis",
        "discount",
        "discountRate",
        "taxRate",
        "taxAmount",
      ]),
      { maxLength: 4 },
    ),
    fc.array(anyRecord(["rate", "base", "amount"]), { maxLength: 3 }),
    fc.constantFrom("invoice", "credit-note", "receipt", "pro-forma"),
  )
  .map(([figures, lines, taxes, paper]) => ({ ...figures, lines, taxes, paper }));

describe("any figures at all", () => {
  test("give the contract's six answers in its order and a full sentence each", () => {
    fc.assert(
      fc.property(anyInvoice, (printed) => {
        const { checks, identities, findings } = checkInvoice(invoiceOf(printed));
        const warnings = findings.map(sentenceOf);
        expect(checks.map(({ name }) => name)).toEqual(CHECKS);
        for (const result of [...checks, ...identities]) {
          const detail = detailOf(result);
          expect(detail).toMatch(/^[A-Z].*\.$/);
          expect(detail).not.toMatch(/NaN|undefined|null|Infinity/);
        }
        // Without a subtotal, no check of the contract sees the sum of the lines.
        const ofLines = identities.filter(({ name }) => name === "lines_to_total");
        const failed = (all: readonly CheckResult[]): readonly CheckResult[] =>
          all.filter(({ passed }) => passed === false);
        const told = [...failed(checks), ...checks.filter(isDoubtful), ...failed(ofLines)];
        expect(warnings).toEqual(told.map((one) => detailOf(one).replace("Not tested. ", "")));
      }),
      { ...RUNS, numRuns: cases(500) },
    );
  });
});

test("each convention has its own words and a paper that shows it", () => {
  const lists = [
    SUBTOTAL_CONVENTIONS,
    TOTAL_CONVENTIONS,
    BALANCE_CONVENTIONS,
    TAX_BASES,
    [...LINE_DISCOUNTS, ...LINE_TAXES],
  ];
  for (const list of lists) {
    expect(new Set(list.map(({ taking }) => taking)).size).toBe(list.length);
    for (const { example } of list) expect(example).toMatch(/\d.*\.$/);
  }
});

/** The conventions by which a check holds. */
function takingsOf({ statements }: CheckResult): readonly unknown[] {
  return statements.flatMap(({ code, facts }): readonly unknown[] => {
    if (code === "lines-hold") return facts.takings;
    return "taking" in facts && facts.taking !== null ? [facts.taking] : [];
  });
}

function failing(printed: PrintedInvoice): readonly string[] {
  return namesWhere(printed, false);
}

function namesWhere(printed: PrintedInvoice, outcome: boolean | null): readonly string[] {
  return checkInvoice(invoiceOf(printed))
    .checks.filter(({ passed }) => passed === outcome)
    .map(({ name }) => name);
}

function withChanged(
  printed: PrintedInvoice,
  name: (typeof NAMES)[number],
  byCents: number,
): PrintedInvoice {
  return { ...printed, [name]: moved(printed[name] ?? "0", byCents) };
}

function moved(amount: string, byCents: number): string {
  return Money.of(amount).plus(moneyOfCents(byCents)).toPlain();
}
