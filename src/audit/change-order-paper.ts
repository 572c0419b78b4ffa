import { type ComparedName, comparedName } from "../base/firm-names.ts";
import type { ChangeOrder, OrderPartyName } from "../document/change-order.ts";
import type { OrderStanding } from "../finding/contract-names.ts";
import type { ChangeOrderReading } from "../kinds/reading.ts";
import { type Job, jobOf } from "./job-marks.ts";
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
  readonly standing: OrderStanding;
  /** Whether its kind is read surely enough to accuse anybody. */
  readonly isKindSure: boolean;
  /** Whether its amount is so, too. */
  readonly isSure: boolean;
  /** Its number without letters and zeros; empty where none is printed. */
  readonly key: string;
  readonly firms: Readonly<Record<OrderPartyName, ComparedName | null>>;
  readonly job: Job;
}

/** Below this certainty of its kind or its amount a paper accuses nobody. */
const SURE = 0.8;

/** Prepares a reading for being compared. */
export function changeOrderPaperOf(read: ReadChangeOrder): ChangeOrderPaper {
  const { document, fields, heading } = read.reading;
  const { parties, issuer, number } = document;
  const isCertain = (name: string): boolean =>
    fields.every(({ field, value }) => field !== name || value >= SURE);
  const isKindSure = isCertain("kind");
  const name = (text: { readonly value: string } | null): ComparedName | null =>
    text === null ? null : comparedName(text.value);
  return {
    ...read,
    document,
    isRequest: document.kind === "SUBCONTRACTOR_REQUEST",
    standing: standingOf(document),
    isKindSure,
    isSure: isKindSure && isCertain("amount"),
    key: number === null ? "" : orderKey(number.value),
    firms: {
      sender: name(parties.sender ?? issuer),
      addressee: name(parties.addressee),
      owner: name(parties.owner),
      contractor: name(parties.contractor),
      subcontractor: name(parties.subcontractor),
    },
    job: jobOf({
      project: heading.project?.value ?? null,
      contractNumber: heading.contractNumber?.value ?? null,
      projectNumber: heading.projectNumber?.value ?? null,
    }),
  };
}

function standingOf({ kind, agreement }: ChangeOrder): OrderStanding {
  if (kind === "SUBCONTRACTOR_REQUEST") return "request";
  return agreement.flaw ?? (agreement.isShown ? "executed" : "open");
}

/** Whether an order changes nothing yet: it is a draft, or waits for an agreement. */
export function isUnfinished(standing: OrderStanding): boolean {
  return standing === "draft" || standing === "pending";
}
