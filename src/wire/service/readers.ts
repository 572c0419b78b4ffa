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

/** Where a document is put for a tool of MCP. */
export const UPLOADS_PATH = "/api/v1/files";

/** An amount of millionths of a dollar as people write it: `$0.20`. */
export function dollars(microUsd: number): string {
  const cents = microUsd / 10_000;
  if (!Number.isInteger(cents)) throw new RangeError("A price is a whole number of cents.");
  return `$${Math.floor(cents / 100)}.${String(cents % 100).padStart(2, "0")}`;
}

/** A chain on which payment is taken. */
interface Network {
  /** As people call it: `Base`. */
  readonly chain: string;
  /** CAIP-2 identifier. */
  readonly network: string;
  readonly testnet: boolean;
}

/** What the pages and descriptions say of this server, apart from what the contract says of every one. */
export interface Site {
  /** The address under which the world knows it, without a slash at its end. */
  readonly baseUrl: string;
  /** Whether reads cost nothing here. */
  readonly isFree: boolean;
  readonly version: string;
  /** Who runs it; null where nobody is named. */
  readonly operator: string | null;
  /** Where to write: an address of mail or of a page, with its scheme; null where none is named. */
  readonly contact: string | null;
  /** Chains on which it takes payment; none where it is free. */
  readonly networks: readonly Network[];
  /** Whether the readers are MCP servers here, too. */
  readonly hasMcp: boolean;
  /** The host of the model that may be asked where a document is doubtful; null where none is. */
  readonly modelHost: string | null;
  /** Seconds after which a read is stopped. */
  readonly readSeconds: number;
}
