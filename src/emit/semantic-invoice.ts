import type { Term } from "./emitted-invoice.ts";

/** The address of a party: BG-5 and BG-8. */
export interface SemanticAddress {
  readonly street: Term | null;
  readonly city: Term | null;
  readonly postcode: Term | null;
  readonly country: Term;
}

/** A number of a party in the list that its scheme names; null where it names none. */
export interface SchemedTerm extends Term {
  readonly scheme: string | null;
}

/** A party: BG-4 and BG-7. */
export interface SemanticParty {
  readonly electronicAddress: SchemedTerm | null;
  readonly name: Term;
  readonly registration: SchemedTerm | null;
  readonly vatId: Term | null;
  readonly taxNumber: Term | null;
  readonly address: SemanticAddress;
  /** BG-6. Null where nothing of it is printed. */
  readonly contact: {
    readonly name: Term | null;
    readonly phone: Term | null;
    readonly email: Term | null;
  } | null;
}

/** A category of value added tax with its rate; only what is not subject to VAT has none. */
export interface SemanticTaxCategory {
  readonly category: Term;
  readonly rate: Term | null;
}

/** An allowance or a charge of the whole document: BG-20 and BG-21. */
export interface SemanticAdjustment extends SemanticTaxCategory {
  readonly amount: Term;
  readonly reason: Term | null;
  readonly reasonCode: Term | null;
}

/** One category and rate of the tax breakdown: BG-23. */
export interface SemanticTax extends SemanticTaxCategory {
  readonly base: Term;
  readonly amount: Term;
  readonly reason: Term | null;
  readonly reasonCode: Term | null;
}

/** What is taken off in a line: BG-27. */
export interface SemanticLineAllowance {
  readonly amount: Term;
  readonly base: Term | null;
  readonly percent: Term | null;
  readonly reasonCode: Term;
}

/** A line: BG-25. */
export interface SemanticLine extends SemanticTaxCategory {
  readonly id: Term;
  /** BT-127. */
  readonly note: Term | null;
  readonly quantity: Term;
  readonly unit: Term;
  readonly net: Term;
  readonly allowance: SemanticLineAllowance | null;
  readonly price: Term;
  /** BT-149; null where the price is for one. */
  readonly priceBasis: Term | null;
  readonly name: Term;
  readonly sellerItemId: Term | null;
}

/** An invoice as EN 16931 sees it, before it is written in a syntax. */
export interface SemanticInvoice {
  readonly isCreditNote: boolean;
  readonly process: Term | null;
  readonly specification: Term;
  readonly number: Term;
  readonly issueDate: Term;
  readonly typeCode: Term;
  readonly currency: Term;
  readonly dueDate: Term | null;
  readonly paymentTerms: Term | null;
  readonly buyerReference: Term | null;
  readonly purchaseOrder: Term | null;
  readonly precedingInvoice: Term | null;
  readonly seller: SemanticParty;
  readonly buyer: SemanticParty;
  /** BT-72. */
  readonly delivery: Term | null;
  /** BT-80. */
  readonly deliveredTo: Term | null;
  /** BG-14. */
  readonly period: { readonly start: Term; readonly end: Term } | null;
  /** BG-16. */
  readonly payment: { readonly means: Term; readonly account: Term | null } | null;
  readonly allowances: readonly SemanticAdjustment[];
  readonly charges: readonly SemanticAdjustment[];
  readonly totals: SemanticTotals;
  readonly taxes: readonly SemanticTax[];
  readonly lines: readonly SemanticLine[];
}

/** BG-22. */
export interface SemanticTotals {
  readonly lines: Term;
  readonly allowances: Term | null;
  readonly charges: Term | null;
  readonly withoutTax: Term;
  readonly tax: Term;
  readonly withTax: Term;
  readonly paid: Term | null;
  readonly due: Term;
}
