import type { ChangeOrderTemplate } from "./change-order-template.ts";
import type { InvoiceTemplate } from "./invoice-template.ts";
import type { PayApplicationTemplate } from "./template.ts";
import type { VendorTemplate } from "./vendor-template.ts";

/** A template of construction documents. */
export type AnyTemplate = PayApplicationTemplate | ChangeOrderTemplate;

/** A template that somebody may write for a printed layout. */
export type LayoutTemplate = AnyTemplate | VendorTemplate;

/** The layouts of construction documents that a read knows, of each kind the general reading last. */
export interface ConstructionTemplates {
  readonly payApplication: readonly PayApplicationTemplate[];
  readonly changeOrder: readonly ChangeOrderTemplate[];
}

/** All printed layouts that a read knows, of each kind the general reading last. */
export interface TemplateLists extends ConstructionTemplates {
  /** Invoices of single vendors or programs; they are asked before the general reading. */
  readonly vendor: readonly VendorTemplate[];
  readonly invoice: readonly InvoiceTemplate[];
}
