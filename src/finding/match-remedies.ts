import type { MatchFacts, MatchStatement } from "./match-statement.ts";

/** What the vendor is asked for, as a full sentence; null where nothing is. */
export function matchRemedy({ statement }: { readonly statement: MatchStatement }): string | null {
  return ASKED[statement.code] ?? null;
}

const CREDIT =
  "Send a credit note for what is too much, or the change of the order that we agreed to.";

/** Of what only we can look at the vendor is asked nothing. */
const ASKED: Readonly<Partial<Record<keyof MatchFacts, string>>> = {
  "billed-before": "Nothing is to be sent: it is not paid a second time.",
  "order-closed": "Name the order that it is for.",
  "vendor-differs": "Name the order that was placed with you.",
  "currency-differs": "Send the bill in the currency of the order.",
  "not-ordered": "Name who ordered it, or send a credit note.",
  "not-received": "Send the signed delivery note.",
  "quantity-over-order": CREDIT,
  "quantity-over-received":
    "Send the signed delivery notes, or a credit note for what did not come.",
  "unit-differs": "Send the bill in the unit of the order.",
  "price-over": CREDIT,
  "price-under": "Tell whether the lower price is right; we pay it.",
  "discount-missed": "Send a credit note for the discount.",
  "amount-differs": CREDIT,
  "freight-not-ordered": "Send a credit note for the freight, or show where it was agreed.",
  "tax-not-ordered": "Send the bill with the tax of the order, or tell why it is owed.",
  "total-over-order": CREDIT,
  "order-not-found": "Name our order number.",
};
