import type { ChangeOrder } from "../document/change-order.ts";
import type { ChangeOrderReading } from "../reading.ts";

/** A change order, or a request for one, that was read, and the file that it is. */
export interface ReadChangeOrder {
  readonly file: string;
  /** Equal for files of the same bytes. */
  readonly fingerprint: string;
  readonly reading: ChangeOrderReading;
}

/** Whether the paper only asks for a change. */
export function isRequest({ reading }: ReadChangeOrder): boolean {
  return reading.document.kind === "SUBCONTRACTOR_REQUEST";
}

/** What a sentence calls it: `change order 7`, or by its file where no number is printed. */
export function paperWords({ file, reading }: ReadChangeOrder): string {
  const { number }: ChangeOrder = reading.document;
  return number === null ? `the change order in ${file}` : `change order ${number.value}`;
}
