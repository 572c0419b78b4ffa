import type { FastifyReply, FastifyRequest } from "fastify";
import { giveBack, isRefund as isRefundPayment } from "../pay/channels/give-back.ts";
import { paymentOfHeaders } from "../pay/payment.ts";
import { SALE_WORDS } from "../pay/sale.ts";
import { READERS, type ReaderFacts } from "../wire/service/readers.ts";
import { departureOf } from "./answer-read.ts";
import { sendRefusal } from "./answer-refusals.ts";
import { discoveryOf } from "./discovery.ts";
import { conflict, Refusal, STATUS, unsold, wrongRequest } from "./errors.ts";
import {
  billOf,
  demandOf,
  type Outlet,
  outcomeOf,
  saleOf,
  type Shop,
  type ShopSale,
} from "./shop.ts";
import type { Submission } from "./submission.ts";

/** A request and its answer. */
export interface Exchange {
  readonly request: FastifyRequest;
  readonly reply: FastifyReply;
}

/** Whether a request comes without a payment. */
export function isUnpaid({ headers }: FastifyRequest): boolean {
  const { kind } = paymentOfHeaders(headers);
  return kind === "none" || kind === "version 1";
}

/** Asks for payment where no document is there to name the exact price of. */
export async function askForPayment(
  shop: Shop,
  reader: ReaderFacts,
  exchange: Exchange,
): Promise<FastifyReply> {
  const isOld = paymentOfHeaders(exchange.request.headers).kind === "version 1";
  const wrong = isOld ? SALE_WORDS.version1 : "";
  return answerSale(await demandOf(shop, reader, { outlet: outletOf(reader), wrong }), exchange);
}

/** Whether a request wants back what is left of a deposit, and such are taken. */
export function isRefund({ channels }: Shop, { headers }: FastifyRequest): boolean {
  const sent = channels === null ? null : paymentOfHeaders(headers);
  return sent?.kind === "payment" && isRefundPayment(sent.payload);
}

/** Gives back what is left of a deposit. No document is read, and nothing is charged. */
export async function refundDeposit(
  { cashier, channels, ...shop }: Shop,
  reader: ReaderFacts,
  exchange: Exchange,
): Promise<FastifyReply> {
  const { request, reply } = exchange;
  const sent = paymentOfHeaders(request.headers);
  if (channels === null || sent.kind !== "payment") throw new Error("A refund has a payment.");
  const outlet = outletOf(reader);
  const bill = billOf({ cashier, channels, ...shop }, reader, { outlet, pages: 1 });
  const returned = await giveBack({ cashier, channels }, sent.payload, bill);
  if (returned.kind !== "returned") return answerSale(returned, exchange);
  request.told = { ...request.told, payment: "returned" };
  return reply
    .header("payment-response", encoded(returned.receipt))
    .header("cache-control", "private, no-store")
    .type("application/json; charset=utf-8")
    .send(JSON.stringify(returned.receipt));
}

/** Sells the read of one document over HTTP. */
export async function sellRead(
  shop: Shop,
  reader: ReaderFacts,
  { submission, exchange }: { readonly submission: Submission; readonly exchange: Exchange },
): Promise<FastifyReply> {
  const { request, reply } = exchange;
  const sale = await saleOf(shop, reader, {
    submission,
    request,
    signal: departureOf(request, reply),
    sent: paymentOfHeaders(request.headers),
    outlet: outletOf(reader),
  });
  return answerSale(sale, exchange);
}

function outletOf({ name, path }: ReaderFacts): Outlet {
  return { path, extensions: DISCOVERY[name], hasOffers: true };
}

/** The same for every demand. */
const DISCOVERY = {
  construction: discoveryOf(READERS.construction),
  invoice: discoveryOf(READERS.invoice),
} as const;

async function answerSale(sale: ShopSale, { request, reply }: Exchange): Promise<FastifyReply> {
  request.told = { ...request.told, payment: outcomeOf(sale) };
  switch (sale.kind) {
    case "sold":
      return reply
        .header("payment-response", encoded(await sale.receiptFor(sale.body)))
        .header("cache-control", "private, no-store")
        .type("application/json; charset=utf-8")
        .send(sale.body);
    case "unpaid": {
      const { demand, refusal } = sale;
      request.told = { ...request.told, code: refusal === null ? "unpaid" : "not-settled" };
      if (refusal !== null) void reply.header("payment-response", encoded(refusal));
      return reply
        .code(STATUS.unpaid)
        .header("payment-required", encoded(demand))
        .header("cache-control", "no-store")
        .type("application/json; charset=utf-8")
        .send(JSON.stringify(demand));
    }
    case "wrong":
      return refuse(wrongRequest("bad-payment", sale.sentence), { request, reply });
    case "conflict":
      return refuse(conflict(sale.sentence), { request, reply });
    case "unavailable":
      return refuse(unsold(sale.sentence, sale.retryAfterSeconds), { request, reply });
  }
}

function refuse(refusal: Refusal, { request, reply }: Exchange): FastifyReply {
  sendRefusal(request, reply, refusal);
  return reply;
}

function encoded(value: object): string {
  return Buffer.from(JSON.stringify(value)).toString("base64");
}
