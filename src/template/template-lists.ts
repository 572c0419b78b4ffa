import type { ChangeOrderTemplate } from "./change-order-template.ts";
import type { InvoiceTemplate } from "./invoice-template.ts";
import type { PayApplicationTemplate } from "./template.ts";

/** A template of construction documents. */
export type AnyTemplate = PayApplicationTemplate | ChangeOrderTemplate;

/** The printed layouts that a read knows, of each kind the general reading last. */
export interface TemplateLists {
  readonly payApplication: readonly PayApplicationTemplate[];
  readonly changeOrder: readonly ChangeOrderTemplate[];
  readonly invoice: readonly InvoiceTemplate[];
}
