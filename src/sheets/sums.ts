import { BALANCE_TERMS, SUBTOTAL_TERMS, TOTAL_TERMS, type Terms } from "../checks/convention.ts";
import {
  BALANCE_CONVENTIONS,
  SUBTOTAL_CONVENTIONS,
  TOTAL_CONVENTIONS,
} from "../checks/invoice-conventions.ts";
import { minus, PAY_APPLICATION_IDENTITIES, plus, type Term } from "../document/identities.ts";
import { namerOf } from "../wire/public-name.ts";

/** Figures that are added or taken away, by their paths in the full answer. */
export type Sum = readonly Term<string>[];

/** The sums that a check compares its figure with, the usual one first; none for a check that is no sum. */
export function sumsOf(checkName: string): readonly Sum[] {
  return SUMS.get(checkName) ?? [];
}

const SUMS: ReadonlyMap<string, readonly Sum[]> = new Map<string, readonly Sum[]>([
  [
    "g702_math",
    [
      [
        plus("contractSumToDate"),
        minus("totalCompletedAndStoredToDate"),
        plus("retainageHeldToDate"),
      ],
    ],
  ],
  ["first_application_gross", [[plus("totalCompletedAndStoredToDate")]]],
  ["retainage_billing", [[plus("currentPaymentDue")]]],
  ["certified_within_payment", [[plus("g702.lines.8")]]],
  ["completed_within_contract", [[plus("g702.lines.3")]]],
  ["contract_sum_after", [[plus("contractSum.before"), plus("contractSum.change")]]],
  ["contract_sum_before", [[plus("contractSum.original"), plus("contractSum.previousChanges")]]],
  [
    "contract_sum_total",
    [
      [
        plus("contractSum.original"),
        plus("contractSum.previousChanges"),
        plus("contractSum.change"),
      ],
    ],
  ],
  ["cost_total", [[plus("costs")]]],
  ...PAY_APPLICATION_IDENTITIES.map(({ name, expected, otherwise }): [string, readonly Sum[]] => [
    name,
    [expected, ...(otherwise === null ? [] : [otherwise])].map(inPublicNames),
  ]),
  ["lines_to_subtotal", withConventions(SUBTOTAL_TERMS, SUBTOTAL_CONVENTIONS)],
  ["total", withConventions(TOTAL_TERMS, TOTAL_CONVENTIONS)],
  ["balance_due", withConventions(BALANCE_TERMS, BALANCE_CONVENTIONS)],
  [
    "lines_to_total",
    withConventions(TOTAL_TERMS, TOTAL_CONVENTIONS).map((sum) => [
      plus("lineItems.amount"),
      ...sum.filter(({ figure }) => figure !== "subtotal"),
    ]),
  ],
]);

function inPublicNames(terms: readonly Term<string>[]): Sum {
  const nameOf = namerOf("PAY_APPLICATION");
  return terms.map(({ sign, figure }) => ({ sign, figure: nameOf(figure) }));
}

function withConventions(
  literal: Terms,
  conventions: readonly { readonly expected: Terms }[],
): readonly Sum[] {
  return [literal, ...conventions.map(({ expected }) => expected)];
}
