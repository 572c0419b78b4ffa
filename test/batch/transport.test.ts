import fc from "fast-check";
import { expect, test } from "vitest";
import { Money } from "../../src/base/money.ts";
import { packOutcome, unpackOutcome } from "../../src/batch/outcomes.ts";
import { toFullResult } from "../../src/wire/full-result.ts";
import { applicationReading } from "../support/read-application.ts";
import { amount, FIRST_APPLICATION } from "../wire/reading-by-hand.ts";

test("a reading is the same after it travelled between threads", () => {
  const outcome = unpackOutcome(packOutcome({ kind: "read", reading: FIRST_APPLICATION }));
  expect(outcome).toEqual({ kind: "read", reading: FIRST_APPLICATION });
  if (outcome.kind !== "read") throw new Error("it was read");
  const { document } = applicationReading(outcome.reading);
  expect(document.currentPaymentDue?.value).toBeInstanceOf(Money);
  expect(JSON.stringify(toFullResult(outcome.reading))).toBe(
    JSON.stringify(toFullResult(FIRST_APPLICATION)),
  );
});

test("amounts of any length stay exact on their way", () => {
  const digits = fc.array(fc.integer({ min: 0, max: 9 }), { minLength: 1, maxLength: 55 });
  fc.assert(
    fc.property(digits, fc.nat(54), fc.boolean(), (figures, point, isNegative) => {
      const whole = figures.slice(0, -point || undefined).join("");
      const plain = `${isNegative ? "-" : ""}${whole === "" ? "0" : whole}.0${figures.slice(-point).join("")}`;
      const money = Money.fromKey(plain);
      const outcome = unpackOutcome(
        packOutcome({
          kind: "read",
          reading: {
            ...FIRST_APPLICATION,
            document: {
              ...FIRST_APPLICATION.document,
              currentPaymentDue: { value: money, from: amount("1", 1).from },
            },
          },
        }),
      );
      if (outcome.kind !== "read") throw new Error("it was read");
      const { currentPaymentDue } = applicationReading(outcome.reading).document;
      expect(currentPaymentDue?.value.equals(money)).toBe(true);
    }),
  );
});
