import type { Roles } from "../../../evidence/invoice/items/item-roles.ts";
import type { ItemTable } from "../../../evidence/invoice/items/item-table.ts";
import type { ItemWords } from "../../../evidence/invoice/items/item-words.ts";
import type { InvoicePaper } from "../../../paper/invoice/invoice-paper.ts";

/** What the lines of one table are built from. */
export interface LineMaking {
  readonly paper: InvoicePaper;
  readonly words: ItemWords;
  readonly table: ItemTable;
  readonly roles: Roles;
  /** Column of the codes; -1 where there is none. */
  readonly code: number;
  /** Whether a column of taxes holds amounts, though its caption is one of rates: `areTaxesAmounts`. */
  readonly areTaxesAmounts: boolean;
}
