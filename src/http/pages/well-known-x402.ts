import { READERS, type Site } from "../../wire/service/readers.ts";
import { priceWords } from "./told-facts.ts";

/** The JSON at `/.well-known/x402`, by which explorers of paid resources find them. */
export interface WellKnownX402 {
  readonly version: 1;
  /** Method and address of each paid resource; none where the site is free. */
  readonly resources: readonly string[];
  readonly instructions: string;
}

/** What the site tells explorers of paid resources. */
export function wellKnownX402(site: Site): WellKnownX402 {
  const { construction, invoice } = READERS;
  const more = `Fields and errors: ${site.baseUrl}/llms.txt and ${site.baseUrl}/openapi.json.`;
  if (site.isFree) {
    return { version: 1, resources: [], instructions: `This server takes no payment. ${more}` };
  }
  return {
    version: 1,
    resources: [construction, invoice].map(({ path }) => `POST ${site.baseUrl}${path}`),
    instructions: `Send a PDF as application/pdf, as multipart/form-data in the field file, or as JSON {"document": base64}. ${construction.path} reads construction pay applications and change orders for ${priceWords(construction.price)}; ${invoice.path} reads invoices, bills and receipts for ${priceWords(invoice.price)}, and its answer 402 states the amount for the document that was sent. Only a successful read is charged. ${more}`,
  };
}
