import { isSameName, type Mention } from "./mention.ts";

/** A mention with all that speaks for it anywhere on the paper. */
export interface Weighed {
  readonly mention: Mention;
  readonly score: number;
}

/** The two parties with the candidates that lost. */
export interface ChosenParties {
  readonly vendor: Weighed | null;
  readonly customer: Weighed | null;
  readonly vendors: readonly Weighed[];
  readonly customers: readonly Weighed[];
}

/** Below this nothing but a place on the page speaks for a name. */
const LEAST_VENDOR = 1.15;
const LEAST_CUSTOMER = 1;
const MOST_CANDIDATES = 8;

/** The pair of different names for which most speaks together. */
export function chooseParties(mentions: readonly Mention[]): ChosenParties {
  const vendors = weighed(mentions, "vendor", LEAST_VENDOR);
  const customers = weighed(mentions, "customer", LEAST_CUSTOMER);
  let best: readonly [Weighed | null, Weighed | null] = [null, null];
  let most = 0;
  for (const vendor of [null, ...vendors]) {
    for (const customer of [null, ...customers]) {
      if (vendor !== null && customer !== null && isSameName(vendor.mention, customer.mention))
        continue;
      const sum = (vendor?.score ?? 0) + (customer?.score ?? 0);
      if (sum <= most) continue;
      most = sum;
      best = [vendor, customer];
    }
  }
  const [vendor, customer] = best;
  return {
    vendor: vendor === null ? null : printedForm(vendor, mentions, customer),
    customer,
    vendors,
    customers,
  };
}

const AGAIN = 0.45;
const MOST_AGAIN = 2;

function weighed(
  mentions: readonly Mention[],
  role: "vendor" | "customer",
  least: number,
): readonly Weighed[] {
  const own = mentions.filter((mention) => mention[role] > 0);
  return own
    .map((mention) => {
      const again = own
        .filter((other) => other !== mention && isSameName(mention, other))
        .reduce((sum, other) => sum + AGAIN * other[role], 0);
      return { mention, score: mention[role] + Math.min(MOST_AGAIN, again) };
    })
    .filter(({ mention: { form }, score }) => score >= least - 0.4 * form)
    .toSorted((a, b) => b.score - a.score)
    .slice(0, MOST_CANDIDATES);
}

/** The same firm's name in the form in which it is whole: with its legal form. */
function printedForm(
  chosen: Weighed,
  mentions: readonly Mention[],
  customer: Weighed | null,
): Weighed {
  if (chosen.mention.form >= 0.8) return chosen;
  const whole = mentions
    .filter(
      (other) =>
        other.vendor > 0 &&
        other.form > chosen.mention.form &&
        isSameName(other, chosen.mention) &&
        (customer === null || !isSameName(other, customer.mention)),
    )
    .toSorted((a, b) => b.form - a.form || b.vendor - a.vendor)[0];
  return whole === undefined ? chosen : { mention: whole, score: chosen.score };
}
