import type { InvoiceAmountLabel, InvoiceHeadLabel, InvoiceRole } from "../invoice-template.ts";
import type { Label } from "../labels.ts";
import type { VendorLook } from "../vendor-template.ts";

/** What a label of an invoice means, with the group that it belongs to. */
export type InvoiceMeaning =
  `head:${InvoiceHeadLabel}` | `amount:${InvoiceAmountLabel}` | `role:${InvoiceRole}`;

export interface InvoiceLabel extends Label<InvoiceMeaning> {
  /** Of a label that the vendor's template names: where its value stands, the likeliest place first. */
  readonly own?: readonly VendorLook[];
}
