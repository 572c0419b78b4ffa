import { expect, test } from "vitest";
import type {
  CONTRACT_SUM_FIELDS,
  COST_FIELDS,
  ORDER_FIELDS,
  ORDER_HEADING_FIELDS,
  PARTY_FIELDS,
  REQUESTED_FIELDS,
} from "../../src/kinds/change-order/fields.ts";
import type { Fields } from "../../src/kinds/field.ts";
import type { HEADING_FIELDS } from "../../src/kinds/heading-fields.ts";
import type { FURTHER_FIELDS, INVOICE_FIELDS } from "../../src/kinds/invoice/fields.ts";
import type {
  FURTHER_ITEM_FIELDS,
  FURTHER_TAX_FIELDS,
  ITEM_FIELDS,
  TAX_FIELDS,
} from "../../src/kinds/invoice/list-fields.ts";
import type {
  APPLICATION_FIELDS,
  LISTED_ORDER_FIELDS,
} from "../../src/kinds/pay-application/fields.ts";
import type { ROW_FIELDS, SHEET_FIELDS } from "../../src/kinds/pay-application/sheet-fields.ts";
import type {
  EARLIER_CHANGE_FIELDS,
  RATE_FIELDS,
  SUMMARY_FIELDS,
} from "../../src/kinds/pay-application/summary-fields.ts";
import type { AnswerOf } from "../../src/wire/answer-of.ts";
import type {
  ChangeOrderBody,
  InvoiceBody,
  InvoiceTaxBody,
  LineItemBody,
  ListedChangeOrderBody,
  PayApplicationBody,
} from "../../src/wire/contract.ts";
import type {
  FullApplicationResult,
  FullChangeOrderResult,
  FullInvoiceResult,
} from "../../src/wire/full-contract.ts";

/** What is to be there where a body has every declared field, each with its type; else nothing can be. */
type Proof<Body, Declared extends Fields> = Body extends AnswerOf<Declared> ? true : never;

type Sheet = NonNullable<FullApplicationResult["g703"]>;
type Changes = FullApplicationResult["g702"]["changeOrderSummary"];

type With<Field extends Fields[string]> = typeof APPLICATION_FIELDS & {
  readonly storedMaterialsToDate: Field;
};

/** Here the types are what is tested: an error that is expected and does not come is one of `npm run types`. */
test("an answer has every declared field of its kind", () => {
  const application: [
    Proof<PayApplicationBody, typeof APPLICATION_FIELDS>,
    Proof<ListedChangeOrderBody, typeof LISTED_ORDER_FIELDS>,
    Proof<FullApplicationResult["heading"], typeof HEADING_FIELDS>,
    Proof<FullApplicationResult["g702"], typeof SUMMARY_FIELDS>,
    Proof<FullApplicationResult["g702"]["rates"], typeof RATE_FIELDS>,
    Proof<NonNullable<Changes["previous"]>, typeof EARLIER_CHANGE_FIELDS>,
    Proof<Sheet["rows"][number], typeof ROW_FIELDS & typeof SHEET_FIELDS>,
    Proof<NonNullable<Sheet["totals"]>, typeof SHEET_FIELDS>,
  ] = [true, true, true, true, true, true, true, true];
  const order: [
    Proof<ChangeOrderBody, typeof ORDER_FIELDS>,
    Proof<FullChangeOrderResult, typeof REQUESTED_FIELDS>,
    Proof<FullChangeOrderResult["heading"], typeof ORDER_HEADING_FIELDS>,
    Proof<FullChangeOrderResult["parties"], typeof PARTY_FIELDS>,
    Proof<FullChangeOrderResult["contractSum"], typeof CONTRACT_SUM_FIELDS>,
    Proof<FullChangeOrderResult["costs"][number], typeof COST_FIELDS>,
  ] = [true, true, true, true, true, true];
  const invoice: [
    Proof<InvoiceBody, typeof INVOICE_FIELDS>,
    Proof<LineItemBody, typeof ITEM_FIELDS>,
    Proof<InvoiceTaxBody, typeof TAX_FIELDS>,
    Proof<FullInvoiceResult, typeof FURTHER_FIELDS>,
    Proof<FullInvoiceResult["lineItems"][number], typeof FURTHER_ITEM_FIELDS>,
    Proof<FullInvoiceResult["taxes"][number], typeof FURTHER_TAX_FIELDS>,
  ] = [true, true, true, true, true, true];
  expect([application.length, order.length, invoice.length]).toEqual([8, 6, 6]);
});

test("an answer that misses a declared field does not compile", () => {
  // @ts-expect-error: the body lacks a field of the kind.
  const lacking: Proof<Omit<PayApplicationBody, "periodTo">, typeof APPLICATION_FIELDS> = true;
  // @ts-expect-error: the kind has a field more.
  const more: Proof<PayApplicationBody, With<{ type: "money"; describes: ""; label: "" }>> = true;
  // @ts-expect-error: the field is a text.
  const other: Proof<{ name: number | null }, { name: { type: "text" } & Words }> = true;
  // @ts-expect-error: the field may be missing.
  const never: AnswerOf<{ name: { type: "text" } & Words }> = { name: undefined };
  expect([lacking, more, other, never.name]).toEqual([true, true, true, undefined]);
});

interface Words {
  readonly describes: string;
  readonly label: string;
}

test("the members of an answer are named and nested as they are declared", () => {
  const answer: AnswerOf<{
    previousWork: { type: "money"; answer: "workCompletedPrevious" } & Words;
    "vendor.name": { type: "text" } & Words;
    "vendor.taxId": { type: "identifier" } & Words;
    retainageOnWork: { type: "deduction"; answer: "lines.5a" } & Words;
    rate: { type: "percent" } & Words;
    amount: { type: "money"; isAlways: true } & Words;
    date: { type: "date" } & Words;
  }> = {
    workCompletedPrevious: 1,
    vendor: { name: "Kestrel & Sons", taxId: null },
    lines: { "5a": null },
    rate: 10,
    amount: 2,
    date: "2026-03-31",
  };
  // @ts-expect-error: it is never null.
  const amount: null = answer.amount;
  expect(amount).toBe(2);
});
