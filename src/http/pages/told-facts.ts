import { dollars, type Price, type ReaderFacts, READERS } from "../../wire/service/readers.ts";

/** A status that an answer may have, and when it has it. */
interface ToldStatus {
  readonly status: number;
  readonly condition: string;
}

/** The refusals of the contract, 402 among them only where payment is taken. */
export function toldStatuses({ isFree }: { readonly isFree: boolean }): readonly ToldStatus[] {
  const { construction, invoice } = READERS;
  const pages = `more than ${construction.maxPages} pages, as an invoice more than ${invoice.maxPages}`;
  const statuses: readonly ToldStatus[] = [
    {
      status: 400,
      condition: "The request holds no PDF, or the form field has another name than file.",
    },
    {
      status: 402,
      condition: "Payment is required. The x402 client pays and sends the same request again.",
    },
    {
      status: 413,
      condition: `The PDF is larger than ${megabytes(construction.maxBytes)}, or has ${pages}.`,
    },
    { status: 415, condition: "The body is not a PDF." },
    {
      status: 502,
      condition:
        "The document could not be read: it is encrypted, damaged, without readable text, or not a document of this kind. The sentence says which.",
    },
    {
      status: 503,
      condition:
        "Reading is temporarily unavailable. Retry-After says in how many seconds to ask again.",
    },
  ];
  return isFree ? statuses.filter(({ status }) => status !== 402) : statuses;
}

/** A price with what it is for: `$0.20 per read`. */
export function priceWords({ microUsd, per }: Price): string {
  return `${dollars(microUsd)} per ${per}`;
}

/** What the largest document of a reader costs. */
export function highestPrice({ price, maxPages }: ReaderFacts): string {
  return dollars(price.per === "page" ? price.microUsd * maxPages : price.microUsd);
}

/** Whole megabytes of 1,048,576 bytes, as the contract counts them: `4 MB`. */
export function megabytes(bytes: number): string {
  return `${Math.floor(bytes / 1_048_576)} MB`;
}

/** Bytes of a PDF that fit into as many bytes of base64. */
export function bytesInBase64(bytes: number): number {
  return Math.floor((bytes * 3) / 4);
}

/** A whole number with commas between its thousands: `4,194,304`. */
export function grouped(count: number): string {
  return String(count).replace(/\B(?=(?:\d{3})+$)/g, ",");
}

/** Names in a row, the last one joined by the word: `Base or Solana`. */
export function joined(names: readonly string[], word: "and" | "or"): string {
  const last = names.at(-1) ?? "";
  return names.length < 2 ? last : `${names.slice(0, -1).join(", ")} ${word} ${last}`;
}
