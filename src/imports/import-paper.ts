import type { CalendarDate } from "../base/calendar-date.ts";
import type { Money } from "../base/money.ts";
import type { Percent } from "../base/percent.ts";
import type { InvoicePaper } from "../document/invoice.ts";
import type { LineKind } from "./codes.ts";

/** A line as a program imports it. Amounts are of whole cents and have the sign of a bill. */
export interface PaperLine {
  readonly kind: LineKind;
  /** The number that the paper prints at the line: of the article, or of the row of a schedule. */
  readonly item: string | null;
  readonly description: string | null;
  /** Without the tax in it. */
  readonly amount: Money;
  /** The tax that is of this line; zero where tax is a line of its own. */
  readonly tax: Money;
}

/** A paper as programs import it: its lines come to its total. Null is not printed. */
export interface ImportPaper {
  readonly vendor: string | null;
  readonly number: string | null;
  readonly date: CalendarDate | null;
  readonly dueDate: CalendarDate | null;
  /** The purchase order of a bill, the project of an application. */
  readonly order: string | null;
  readonly currency: string | null;
  /** Whether it takes back from what is owed. */
  readonly isCredit: boolean;
  readonly total: Money;
  /** With tax as lines of their own. */
  readonly lines: readonly PaperLine[];
  /** With tax in the lines; null where the paper does not say of which line a tax is. */
  readonly taxedLines: readonly PaperLine[] | null;
}

/** What is printed, wherever it was read; null where it is not. */
export type Printed<Value> = { readonly value: Value } | null;

/** What of a bill becomes an import: a document that was read has it, and so has an answer that was kept. */
export interface BillFacts {
  readonly paper: InvoicePaper;
  readonly vendor: { readonly name: Printed<string> };
  readonly invoiceNumber: Printed<string>;
  readonly invoiceDate: Printed<CalendarDate>;
  readonly dueDate: Printed<CalendarDate>;
  readonly purchaseOrder: Printed<string>;
  readonly currency: Printed<string>;
  readonly lines: readonly ItemFacts[];
  readonly taxes: readonly TaxFacts[];
  readonly subtotal: Printed<Money>;
  readonly discount: Printed<Money>;
  readonly shipping: Printed<Money>;
  readonly otherCharges: Printed<Money>;
  readonly total: Printed<Money>;
  readonly amountPaid: Printed<Money>;
  readonly previousBalance: Printed<Money>;
  readonly withheld: Printed<Money>;
}

export interface ItemFacts {
  readonly code: Printed<string>;
  readonly description: Printed<string>;
  readonly amount: Printed<Money>;
  readonly taxAmount: Printed<Money>;
}

export interface TaxFacts {
  readonly label: Printed<string>;
  readonly rate: Printed<Percent>;
  readonly amount: Printed<Money>;
  readonly base: Printed<Money>;
}

/** A printed text without blanks around it; null where nothing is printed. */
export function printedText(text: Printed<string>): string | null {
  const value = text?.value.trim() ?? "";
  return value === "" ? null : value;
}
