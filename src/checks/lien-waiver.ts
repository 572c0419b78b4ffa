import { identitiesProof, type IdentitiesProof } from "./identities-proof.ts";
import { compareDates } from "../base/calendar-date.ts";
import type { LienWaiver } from "../document/lien-waiver.ts";
import type { Sourced } from "../document/sourced.ts";
import type { Money } from "../base/money.ts";
import { stated } from "../finding/statement.ts";
import type { Check, CheckResult } from "./check.ts";
import { defineEquality, notPrinted, withoutSides } from "./define-check.ts";
import { plus } from "../document/identities.ts";

/** Tests every identity that a lien waiver can prove by itself. */
export function checkLienWaiver(document: LienWaiver): IdentitiesProof {
  return identitiesProof(document, LIEN_WAIVER_CHECKS, amountsOf(document));
}

function* amountsOf({ amount, amountInWords }: LienWaiver): Generator<Sourced<Money>> {
  if (amount !== null) yield amount;
  if (amountInWords !== null) yield amountInWords;
}

/** A sum that is printed in figures and in words. */
const amountInWords: Check<LienWaiver> = defineEquality({
  name: "amount_in_words",
  severity: "high",
  verifies: "The amount in figures equals the amount in words.",
  given: ({ amount, amountInWords: inWords }: LienWaiver) => ({ amount, amountInWords: inWords }),
  printed: "amount",
  equals: [plus("amountInWords")],
});

const DATES = ["throughDate", "signedOn"] as const;

/** A waiver that covers work after its signature gives up rights for work nobody has seen. */
const throughDate: Check<LienWaiver> = {
  name: "through_date",
  severity: "medium",
  verifies: "The through date is not after the date of the signature.",
  run: (waiver: LienWaiver): CheckResult => {
    const { throughDate: through, signedOn } = waiver;
    if (through === null || signedOn === null)
      return notPrinted(
        "through_date",
        DATES,
        DATES.filter((figure) => waiver[figure] === null),
      );
    const passed = compareDates(through.value, signedOn.value) <= 0;
    const days = { throughDate: through.value, signedOn: signedOn.value, passed };
    return withoutSides("through_date", DATES, {
      passed,
      statement: stated("waiver-dates", days),
    });
  },
};

/** What a lien waiver must satisfy. */
export const LIEN_WAIVER_CHECKS: readonly Check<LienWaiver>[] = [amountInWords, throughDate];
