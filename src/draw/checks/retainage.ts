import { placesIn } from "../../audit/audit-check.ts";
import { lineOf } from "../../audit/application.ts";
import type { Money } from "../../base/money.ts";
import { isRounding } from "../../checks/rounding.ts";
import { defineFirmCheck, type DrawCheck } from "../draw-check.ts";
import type { Party } from "../parties.ts";
import { limitFor, type RetainageLimit } from "../retainage-limits.ts";

/** Some states limit what may be held back. A statute has exceptions that no paper tells, so that nobody is accused by it. */
export const retainageLimit: DrawCheck = defineFirmCheck({
  name: "retainage_limit",
  severity: "low",
  verifies:
    "Where state and day of the contract are given and a limit is known, no more retainage is held than it allows.",
  test: ({ name: firm, current }, { parties, terms }) => {
    const held = current?.document.retainageHeldToDate ?? null;
    if (terms === null || current === null || held === null) return null;
    const limit = limitFor(terms, contractSum(parties[0]));
    const whole = limit === null ? null : lineOf(current, WHOLE[limit.of]);
    if (limit === null || whole === null) return null;
    const { percent, of, statute, except } = limit;
    const most = percent.of(whole).roundedToCents();
    const excess = held.value.minus(most);
    const isMore =
      !excess.isZero() && !excess.isNegative() && !isRounding(excess, 2, current.rounding);
    const facts = { firm, held: held.value, most, percent, of, statute, except, isMore };
    return {
      passed: isMore ? null : true,
      statement: { code: "retainage-limit", facts },
      files: [current.file],
      printed: held.value,
      expected: most,
      places: placesIn(current, held),
    };
  },
});

/** The line of an application that a limit is a share of. */
const WHOLE = {
  work: "totalCompletedAndStored",
  contract: "contractSumToDate",
} as const satisfies Readonly<Record<RetainageLimit["of"], string>>;

/** The sum of the contract of the whole draw: limits begin with the size of a project. */
function contractSum(prime: Party | undefined): Money | null {
  const current = prime?.current ?? null;
  return current === null ? null : lineOf(current, "contractSumToDate");
}
