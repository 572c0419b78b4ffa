import type { ReadEnd } from "../../mcp/reader-tools.ts";
import {
  paymentKey,
  paymentOfHeader,
  paymentOfValue,
  type SentPayment,
} from "../../pay/payment.ts";
import { READERS, type ReaderFacts } from "../../wire/service/readers.ts";
import type { DaemonParts } from "../daemon-parts.ts";
import { toolDiscoveryOf } from "../discovery.ts";
import { type Refusal, STATUS } from "../errors.ts";
import { demandOf, type Outlet, outcomeOf, saleOf, type Shop, type ShopSale } from "../shop.ts";
import { type DeskFor, endOf, standing, submissionOf, withDocument } from "./read-desks.ts";

/** Where reads are paid, by the same cashier and under the same rules as over HTTP. */
export function paidDesks(parts: DaemonParts, shop: Shop): DeskFor {
  return (request) => {
    const ended = (sale: ShopSale): ReadEnd => {
      request.told = { ...request.told, payment: outcomeOf(sale) };
      return endOfSale(sale);
    };
    const ask = async (reader: ReaderFacts, wrong = ""): Promise<ReadEnd> =>
      ended(await demandOf(shop, reader, { outlet: outletOf(reader), wrong }));
    return {
      ...standing(parts),
      price: ask,
      read: async (reader, order) => {
        const sent = sentPayment(order.payment);
        const { signal } = order;
        const outlet = outletOf(reader);
        return endOf(
          request,
          async () =>
            withDocument(parts.uploads, { order, borrower: borrowerOf(sent) }, async (bytes) => {
              const submission = submissionOf(reader, { ...order, bytes });
              const wanted = { submission, sent, outlet, request, signal };
              return ended(await saleOf(shop, reader, wanted));
            }),
          async (refusal) =>
            isAboutDocument(refusal) && sent.kind === "none"
              ? ask(reader, refusal.message)
              : { kind: "refused", sentence: refusal.message },
        );
      },
    };
  };
}

/** As over HTTP: without payment the answer is that payment is required, also for what could not be read as it is. */
function isAboutDocument({ status }: Refusal): boolean {
  return status === STATUS.wrong || status === STATUS.noPdf || status === STATUS.unreadable;
}

/** A payment as clients send it: an object, or base64 as in the header of HTTP. */
function sentPayment(payment: unknown): SentPayment {
  return typeof payment === "string" ? paymentOfHeader(payment) : paymentOfValue(payment);
}

/** The payment for which an upload is read, by what the chain takes once of it; null where none came that can be taken. */
function borrowerOf(sent: SentPayment): string | null {
  return sent.kind === "payment" ? paymentKey(sent.payload, sent.payload.accepted) : null;
}

function endOfSale(sale: ShopSale): ReadEnd {
  switch (sale.kind) {
    case "sold":
      return { kind: "read", body: sale.body, receiptFor: sale.receiptFor };
    case "unpaid":
      return { kind: "unpaid", demand: sale.demand, refusal: sale.refusal };
    case "wrong":
    case "conflict":
      return { kind: "refused", sentence: sale.sentence };
    case "unavailable":
      return {
        kind: "refused",
        sentence: `${sale.sentence} Wait ${sale.retryAfterSeconds} seconds before.`,
      };
  }
}

function outletOf({ name, mcpPath }: ReaderFacts): Outlet {
  return { path: mcpPath, extensions: DISCOVERY[name], hasOffers: false };
}

/** The same for every demand. */
const DISCOVERY = {
  construction: toolDiscoveryOf(READERS.construction),
  invoice: toolDiscoveryOf(READERS.invoice),
} as const;
