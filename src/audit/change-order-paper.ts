import { type ComparedName, comparedName } from "../base/firm-names.ts";
import type { ChangeOrder, OrderPartyName } from "../document/change-order.ts";
import type { ChangeOrderReading } from "../reading.ts";
import { orderKey } from "./listed-orders.ts";

/** A change order, or a request for one, that was read, and the file that it is. */
export interface ReadChangeOrder {
  readonly file: string;
  /** Equal for files of the same bytes. */
  readonly fingerprint: string;
  readonly reading: ChangeOrderReading;
}

/** A change order document with what is said of it again and again. */
export interface ChangeOrderPaper extends ReadChangeOrder {
  readonly document: ChangeOrder;
  readonly isRequest: boolean;
  /** Whether its kind and its figures are read surely enough to accuse anybody. */
  readonly isSure: boolean;
  /** Its number without letters and zeros; empty where none is printed. */
  readonly key: string;
  readonly firms: Readonly<Record<OrderPartyName, ComparedName | null>>;
}

/** Below this a reading is as likely wrong as right. */
const SURE = 0.5;

/** Prepares a reading for being compared. */
export function changeOrderPaperOf(read: ReadChangeOrder): ChangeOrderPaper {
  const { document, confidence } = read.reading;
  const { parties, issuer, number } = document;
  const name = (text: { readonly value: string } | null): ComparedName | null =>
    text === null ? null : comparedName(text.value);
  return {
    ...read,
    document,
    isRequest: document.kind === "SUBCONTRACTOR_REQUEST",
    isSure: confidence >= SURE,
    key: number === null ? "" : orderKey(number.value),
    firms: {
      sender: name(parties.sender ?? issuer),
      addressee: name(parties.addressee),
      owner: name(parties.owner),
      contractor: name(parties.contractor),
      subcontractor: name(parties.subcontractor),
    },
  };
}
