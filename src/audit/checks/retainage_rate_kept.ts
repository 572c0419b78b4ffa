import { defineStepCheck, filesOf, notPrinted, type AuditCheck } from "../audit-check.ts";
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
    if (before === null || now === null)
      return notPrinted(step, "rate of retainage", before !== null);
    const isReleased =
      current.document.isRetainageBilling.holds ||
      current.document.retainageHeldToDate?.value.isZero() === true;
    const isKept = before.value.equals(now.value);
    const sides = `${before.value.toString()} in ${former.words} and ${now.value.toString()} in ${current.words}`;
    return {
      passed: isKept || isReleased,
      detail: isKept
        ? `The rate of retainage is ${now.value.toString()} in both.`
        : `The rate of retainage is ${sides}${isReleased ? ", which holds nothing back" : ""}.`,
      files: filesOf(step),
      places: [...placesIn(current, now), ...placesIn(former, before)],
      remedy: "Send the agreement to the new rate.",
    };
  },
});
