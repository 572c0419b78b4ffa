import type { CodeName } from "../codes.ts";

/** What a column of an export can be: what a bill is known by, or a code. */
export type AcceptedColumn = "vendor" | "number" | "amount" | "description" | CodeName;

/**
 * Headings under which programs export each column, as letters and digits in small letters, the surest first: amounts of
 * lines before prices, which may be of one piece.
 */
export const HEADINGS: Readonly<Partial<Record<AcceptedColumn, readonly string[]>>> = {
  vendor: [
    "vendorid",
    "vendorno",
    "vendornumber",
    "vendor",
    "vendorname",
    "supplier",
    "suppliername",
    "contactname",
    "payee",
    "name",
  ],
  number: [
    "invoicenumber",
    "invoiceno",
    "invoice",
    "billno",
    "billnumber",
    "docnum",
    "num",
    "apref",
    "refno",
    "referenceno",
    "number",
  ],
  amount: [
    "lineamount",
    "grossamt",
    "distributionamount",
    "amount",
    "netamount",
    "debit",
    "unitamount",
  ],
  description: ["linedescription", "description", "memodescription", "memo"],
  account: ["accountcode", "account", "accnt", "glacct", "glaccount", "expenseaccount"],
  class: ["class"],
  job: ["job", "jobno", "jobnumber", "customerjob", "customerproject", "project", "customer"],
  "sub job": ["subjob"],
  "cost code": ["costcode", "phase", "phasecode"],
  "cost type": ["costtype", "jcctype", "category"],
  "tax code": ["taxtype", "taxcode", "linetaxcode"],
  "tracking name": ["trackingname1"],
  "tracking option": ["trackingoption1"],
};

/** A heading without what programs put around it. */
export function comparedHeading(heading: string): string {
  return heading.toLowerCase().replaceAll(/[^a-z0-9]/g, "");
}

/** Whether a word names a column. */
export function isAcceptedColumn(word: string): word is AcceptedColumn {
  return Object.hasOwn(HEADINGS, word);
}
