import { LIMITS } from "../../base/limits.ts";

/** What identifies a paid reader. */
export type ReaderName = "construction" | "invoice";

/** What a read costs, in millionths of a US dollar: exact, unlike fractions of a dollar. */
export interface Price {
  readonly microUsd: number;
  readonly per: "read" | "page";
}

/** One of the two paid readers, as the contract describes it. */
export interface ReaderFacts {
  readonly name: ReaderName;
  readonly title: string;
  /** The path of its description and of its reads. */
  readonly path: string;
  /** The path of its MCP server. */
  readonly mcpPath: string;
  /** The name of its tool there. */
  readonly tool: string;
  readonly price: Price;
  /** Bytes of one document. */
  readonly maxBytes: number;
  /** Pages of one document. */
  readonly maxPages: number;
}

/** The readers with their prices and limits, from which everything that names them is written. */
export const READERS: Readonly<Record<ReaderName, ReaderFacts>> = {
  construction: {
    name: "construction",
    title: "Construction document reader",
    path: "/api/v1/extract",
    mcpPath: "/mcp",
    tool: "extract_document",
    price: { microUsd: 200_000, per: "read" },
    maxBytes: LIMITS.documentBytes,
    maxPages: LIMITS.pages,
  },
  invoice: {
    name: "invoice",
    title: "Invoice reader",
    path: "/api/v1/invoice",
    mcpPath: "/invoice/mcp",
    tool: "extract_invoice",
    price: { microUsd: 40_000, per: "page" },
    maxBytes: LIMITS.documentBytes,
    maxPages: LIMITS.invoicePages,
  },
};

/** An amount of millionths of a dollar as people write it: `$0.20`. */
export function dollars(microUsd: number): string {
  const cents = microUsd / 10_000;
  if (!Number.isInteger(cents)) throw new RangeError("A price is a whole number of cents.");
  return `$${Math.floor(cents / 100)}.${String(cents % 100).padStart(2, "0")}`;
}
