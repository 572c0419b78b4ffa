import { Money } from "../base/money.ts";
import { Percent } from "../base/percent.ts";
import type { Outcome } from "../reading.ts";

/** The outcome as text, so that it can leave its thread; amounts stay exact. */
export function packOutcome(outcome: Outcome): string {
  return JSON.stringify(outcome, (_key, value: unknown) => {
    if (value instanceof Money) return { $money: value.key() };
    if (value instanceof Percent) return { $percent: value.points.key() };
    return value;
  });
}

/** The outcome that `packOutcome` wrote, its amounts alive again. */
export function unpackOutcome(packed: string): Outcome {
  const outcome: unknown = JSON.parse(packed, (_key, value: unknown) => {
    if (typeof value !== "object" || value === null) return value;
    if ("$money" in value) return Money.fromKey(String(value.$money));
    if ("$percent" in value) return new Percent(Money.fromKey(String(value.$percent)));
    return value;
  });
  return outcome as Outcome;
}
