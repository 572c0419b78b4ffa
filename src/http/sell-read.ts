import { createHash } from "node:crypto";
import type { FastifyReply, FastifyRequest } from "fastify";
import type { Cashier } from "../pay/cashier.ts";
import { paymentOfHeader } from "../pay/payment.ts";
import type { Bill } from "../pay/price-list.ts";
import type { Sale } from "../pay/sale.ts";
import { READERS, type ReaderFacts } from "../wire/service/readers.ts";
import type { Site } from "../wire/service/site.ts";
import { answerRead, departureOf } from "./answer-read.ts";
import { sendRefusal } from "./answer-refusals.ts";
import { discoveryOf } from "./discovery.ts";
import { conflict, Refusal, STATUS, unsold, wrongRequest } from "./errors.ts";
import type { ReadService } from "./read-service.ts";
import type { Submission } from "./submission.ts";

/** What a sale over HTTP needs. */
export interface Shop {
  readonly site: Site;
  readonly service: ReadService;
  readonly cashier: Cashier;
}

/** A request and its answer. */
export interface Exchange {
  readonly request: FastifyRequest;
  readonly reply: FastifyReply;
}

/** Whether a request comes without a payment. */
export function isUnpaid({ headers }: FastifyRequest): boolean {
  return headers[PAYMENT_HEADER] === undefined;
}

/** Asks for payment where no document is there to name the exact price of. */
export async function askForPayment(
  { site, cashier }: Shop,
  reader: ReaderFacts,
  exchange: Exchange,
): Promise<FastifyReply> {
  const sentence =
    reader.price.per === "page"
      ? "Payment required. This is the price of one page: send the document to learn its price."
      : "Payment required. Pay with x402 and send the document again.";
  return answerSale(await cashier.demand(billOf(reader, site, 1), sentence), exchange);
}

/** Sells the read of one document: what it costs, the payment, the read, the settlement, the answer. */
export async function sellRead(
  shop: Shop,
  reader: ReaderFacts,
  { submission, exchange }: { readonly submission: Submission; readonly exchange: Exchange },
): Promise<FastifyReply> {
  const { site, service, cashier } = shop;
  const { request, reply } = exchange;
  const signal = departureOf(request, reply);
  const { bytes, detail, subcontractor, gc } = submission;
  const pages = await service.count(bytes, reader, signal);
  const wishes = JSON.stringify([detail, subcontractor, gc]);
  const documentHash = createHash("sha256").update(bytes).update(wishes).digest("hex");
  const sale = await cashier.sell(paymentOfHeader(headerOf(request)), {
    requestId: request.id,
    bill: billOf(reader, site, pages),
    wares: { resource: reader.path, documentHash },
    pages,
    signal,
    make: async () => {
      const read = { submission, wanted: { reader, kind: reader.name }, form: detail };
      return answerRead(service, { request, signal }, read);
    },
  });
  return answerSale(sale, exchange);
}

const PAYMENT_HEADER = "payment-signature";

function headerOf({ headers }: FastifyRequest): string | undefined {
  const header = headers[PAYMENT_HEADER];
  return typeof header === "string" ? header : header?.join(",");
}

function billOf(reader: ReaderFacts, { baseUrl }: Site, pages: number): Bill {
  const { microUsd, per } = reader.price;
  return {
    url: `${baseUrl}${reader.path}`,
    description: DESCRIPTIONS[reader.name],
    microUsd: per === "page" ? pages * microUsd : microUsd,
    extensions: DISCOVERY[reader.name],
  };
}

/** The same for every demand. */
const DISCOVERY = {
  construction: discoveryOf(READERS.construction),
  invoice: discoveryOf(READERS.invoice),
} as const;

/** At most 500 characters: catalogs refuse longer ones. */
const DESCRIPTIONS = {
  construction:
    "Reads a construction pay application (AIA G702/G703 or a platform's own form) or change order from PDF into JSON: figures as printed, arithmetic checks, warnings, confidence. Charged only for a successful read.",
  invoice:
    "Reads an invoice, bill or receipt of any vendor from PDF into JSON: vendor, customer, dates, line items, taxes, totals, as printed, with the arithmetic checked. Priced by the page, charged only for a successful read.",
} as const;

function answerSale(sale: Sale, { request, reply }: Exchange): FastifyReply {
  request.told = { ...request.told, payment: outcomeOf(sale) };
  switch (sale.kind) {
    case "sold":
      return reply
        .header("payment-response", encoded(sale.receipt))
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

/** How a sale is counted and logged. */
function outcomeOf(sale: Sale): string {
  if (sale.kind === "unavailable") return sale.why;
  return sale.kind === "unpaid" && sale.refusal !== null ? "refused" : sale.kind;
}

function refuse(refusal: Refusal, { request, reply }: Exchange): FastifyReply {
  sendRefusal(request, reply, refusal);
  return reply;
}

function encoded(value: object): string {
  return Buffer.from(JSON.stringify(value)).toString("base64");
}
