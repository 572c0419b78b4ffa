import type { ReaderName } from "../../wire/service/readers.ts";

/** A check that an answer may hold, and the sum that it tests. */
export interface ToldCheck {
  readonly name: string;
  readonly verifies: string;
}

/** The checks that the answer of each reader holds; for a change order there are none. */
export const TOLD_CHECKS: Readonly<Record<ReaderName, readonly ToldCheck[]>> = {
  construction: [
    {
      name: "g702_math",
      verifies:
        "Contract sum to date less completed to date plus retainage held is the balance to finish.",
    },
    {
      name: "first_application_gross",
      verifies: "On a first application, gross this period is total completed and stored to date.",
    },
    {
      name: "retainage_billing",
      verifies:
        "On a retainage billing, gross is zero and the retainage released is the payment due.",
    },
  ],
  invoice: [
    {
      name: "line_math",
      verifies: "Quantity times unit price, less its discount, is the amount of an item.",
    },
    { name: "lines_to_subtotal", verifies: "The items make up the subtotal." },
    { name: "tax_rate", verifies: "Each rate of its base is the tax that is printed." },
    { name: "total", verifies: "Subtotal, taxes and what stands between give the total." },
    { name: "balance_due", verifies: "The total less what was paid is what is still due." },
    { name: "dates", verifies: "Nothing is due before it was invoiced." },
  ],
};
