import { createHash } from "node:crypto";
import type { FastifyRequest } from "fastify";
import type { Cashier } from "../pay/cashier.ts";
import type { Channels } from "../pay/channels/channels.ts";
import type { SentPayment } from "../pay/payment.ts";
import type { Bill } from "../pay/price-list.ts";
import type { PaidFor, ReceiptSigner } from "../pay/receipts/receipt-signer.ts";
import type { Sale, Unsold } from "../pay/sale.ts";
import type { ReaderFacts, Site } from "../wire/service/readers.ts";
import { answerRead } from "./answer-read.ts";
import { Refusal, STATUS } from "./errors.ts";
import { networkOf } from "./request-bounds.ts";
import type { ReadService } from "./read-service.ts";
import type { Submission } from "./submission.ts";

/** What selling reads needs, over whatever protocol. */
export interface Shop {
  readonly site: Site;
  readonly service: ReadService;
  readonly cashier: Cashier;
  /** Signs what is offered and what was paid; null where nothing is signed. */
  readonly signer: ReceiptSigner | null;
  /** Deposits that pay for many reads; null where none are taken. */
  readonly channels: Channels | null;
}

/** How a sale ended at an outlet. */
export type ShopSale = Unsold | SoldRead;

type Sold = Extract<Sale, { kind: "sold" }>;

/** A read that was paid for. */
interface SoldRead {
  readonly kind: "sold";
  readonly body: string;
  /** What the protocol says of the settlement, with a signed receipt for the answer in the very words in which it goes out. */
  readonly receiptFor: (answer: string) => Promise<Sold["receipt"]>;
}

/** Where something is sold: its path, and what catalogs are told of it. */
export interface Outlet {
  readonly path: string;
  readonly extensions: Readonly<Record<string, unknown>>;
  /** Whether its demands may hold signed offers. Those of MCP may not: a demand goes through a model where no client pays it. */
  readonly hasOffers: boolean;
}

/** A read that somebody wants to buy. */
interface WantedRead {
  readonly submission: Submission;
  readonly sent: SentPayment;
  readonly outlet: Outlet;
  /** It is told what was read. */
  readonly request: FastifyRequest;
  readonly signal: AbortSignal;
}

/**
 * Sells the read of one document: what it costs, the payment, the read, the settlement. One payment buys one reader's answer
 * for one document, at whichever outlet it comes. Throws a Refusal, and then nothing is charged.
 */
export async function saleOf(
  shop: Shop,
  reader: ReaderFacts,
  wanted: WantedRead,
): Promise<ShopSale> {
  const { service, cashier } = shop;
  const { submission, sent, outlet, request, signal } = wanted;
  const { bytes, detail, subcontractor, gc } = submission;
  const caller = { network: networkOf(request.ip), signal };
  const pages = await countedUnlessHindered(shop, sent, async () =>
    service.count(bytes, reader, caller),
  );
  if (typeof pages !== "number") return pages;
  const wishes = JSON.stringify([detail, subcontractor, gc]);
  // Without a payment nothing is bought that would have to be known again.
  const documentHash =
    sent.kind === "payment" ? createHash("sha256").update(bytes).update(wishes).digest("hex") : "";
  const bill = billOf(shop, reader, { outlet, pages });
  const sale = await cashier.sell(sent, {
    requestId: request.id,
    bill,
    wares: { resource: reader.path, documentHash },
    pages,
    signal,
    make: async () => {
      const read = { submission, wanted: { reader, kind: reader.name }, form: detail };
      return answerRead(service, { request, signal }, read);
    },
  });
  return sale.kind === "sold" ? soldRead(shop, sale, { bytes, bill }) : sale;
}

function soldRead(
  { signer }: Shop,
  { body, receipt, line }: Sold,
  { bytes, bill }: { readonly bytes: Uint8Array; readonly bill: Bill },
): SoldRead {
  if (signer === null)
    return { kind: "sold", body, receiptFor: async () => Promise.resolve(receipt) };
  const { amount, asset, payTo, payer } = line;
  const paid: Omit<PaidFor, "answerSha256"> = {
    resourceUrl: bill.url,
    payer: receipt.payer ?? payer,
    amount,
    asset,
    payTo,
    documentSha256: sha256Of(bytes),
  };
  return {
    kind: "sold",
    body,
    receiptFor: async (answer) =>
      signer.signed(receipt, { ...paid, answerSha256: sha256Of(answer) }, new Date()),
  };
}

function sha256Of(what: Uint8Array | string): string {
  return createHash("sha256").update(what).digest("hex");
}

/** Pages; where there is no place to count them, what is true of a payment that may have been taken already. */
async function countedUnlessHindered(
  { cashier }: Shop,
  sent: SentPayment,
  count: () => Promise<number>,
): Promise<number | Unsold> {
  try {
    return await count();
  } catch (error) {
    const isForNow = error instanceof Refusal && error.status === STATUS.unavailable;
    const hindered = isForNow ? cashier.hindered(sent) : null;
    if (hindered === null) throw error;
    return hindered;
  }
}

/** Asks for payment where no document is there to name the exact price of; with what is wrong with the one that came. */
export async function demandOf(
  shop: Shop,
  reader: ReaderFacts,
  { outlet, wrong = "" }: { readonly outlet: Outlet; readonly wrong?: string },
): Promise<Unsold> {
  const sentence =
    reader.price.per === "page"
      ? "Payment required. This is the price of one page: send the document to learn its price."
      : "Payment required. Pay with x402 and send the document again.";
  const bill = billOf(shop, reader, { outlet, pages: 1 });
  return shop.cashier.demand(bill, wrong === "" ? sentence : `${wrong} ${sentence}`);
}

/** How a sale is counted and logged. */
export function outcomeOf(sale: ShopSale): string {
  if (sale.kind === "unavailable") return sale.why;
  return sale.kind === "unpaid" && sale.refusal !== null ? "refused" : sale.kind;
}

/** What one read costs. */
export function billOf(
  { site, signer }: Shop,
  reader: ReaderFacts,
  { outlet, pages }: { readonly outlet: Outlet; readonly pages: number },
): Bill {
  const { microUsd, per } = reader.price;
  return {
    url: `${site.baseUrl}${outlet.path}`,
    description: DESCRIPTIONS[reader.name],
    microUsd: per === "page" ? pages * microUsd : microUsd,
    extensions: { ...outlet.extensions, ...(outlet.hasOffers ? signer?.declared : {}) },
  };
}

/** At most 500 characters: catalogs refuse longer ones. */
const DESCRIPTIONS = {
  construction:
    "Reads a construction pay application (AIA G702/G703 or a platform's own form) or change order from PDF into JSON: figures as printed, arithmetic checks, warnings, confidence. Charged only for a successful read.",
  invoice:
    "Reads an invoice, bill or receipt of any vendor from PDF into JSON: vendor, customer, dates, line items, taxes, totals, as printed, with the arithmetic checked. Priced by the page, charged only for a successful read.",
} as const;
