import {
  type AuditCheck,
  defineStepCheck,
  filesOf,
  applicationNames,
  notFound,
} from "../audit-check.ts";
import { placesIn } from "../audit-finding.ts";

/** X7: a rate that changes needs an agreement; where nothing is held any more there is none to keep. */
export const retainageRateKept: AuditCheck = defineStepCheck({
  name: "retainage_rate_kept",
  severity: "low",
  verifies: "The printed rate of retainage stays, unless all retainage is released.",
  needsNeighbour: true,
  test(step) {
    const { former, current } = step;
    const [before, now] = [former.document.rates.onWork, current.document.rates.onWork];
    if (before === null || now === null) return notFound(step, "retainageRate", before !== null);
    const isReleased =
      current.document.isRetainageBilling.holds ||
      current.document.retainageHeldToDate?.value.isZero() === true;
    const isKept = before.value.equals(now.value);
    const changed = { ...applicationNames(step), before: before.value, now: now.value, isReleased };
    return {
      passed: isKept || isReleased,
      statement: isKept
        ? { code: "rate-kept", facts: { rate: now.value } }
        : { code: "rate-changed", facts: changed },
      files: filesOf(step),
      places: [...placesIn(current, now), ...placesIn(former, before)],
    };
  },
});
