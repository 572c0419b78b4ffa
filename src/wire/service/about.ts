import {
  Type,
  type Static,
  type TArray,
  type TBoolean,
  type TInteger,
  type TObject,
  type TString,
} from "@sinclair/typebox";
import { CLOSED, type Fixed } from "../schema-parts.ts";
import { dollars, READERS, type Site } from "./readers.ts";

/** What the tool `about` answers. */
export const aboutSchema: TObject<{
  service: TString;
  version: TString;
  available: TBoolean;
  waiting: TInteger;
  readers: TArray<
    TObject<{
      tool: TString;
      mcp: TString;
      endpoint: TString;
      price: TString;
      maxBytes: TInteger;
      maxPages: TInteger;
    }>
  >;
  networks: TArray<TString>;
  payment: TString;
  charging: TString;
  retention: TString;
  disclaimer: TString;
  terms: TString;
  docs: TString;
  contact: TString;
}> = Type.Object(
  {
    service: Type.String(),
    version: Type.String(),
    available: Type.Boolean({ description: "Whether documents are read at the moment." }),
    waiting: Type.Integer({ description: "Documents that wait at the moment." }),
    readers: Type.Array(
      Type.Object(
        {
          tool: Type.String(),
          mcp: Type.String(),
          endpoint: Type.String(),
          price: Type.String(),
          maxBytes: Type.Integer(),
          maxPages: Type.Integer(),
        },
        CLOSED,
      ),
    ),
    networks: Type.Array(Type.String(), { description: "CAIP-2 identifiers; none where free." }),
    payment: Type.String(),
    charging: Type.String(),
    retention: Type.String(),
    disclaimer: Type.String(),
    terms: Type.String(),
    docs: Type.String(),
    contact: Type.String(),
  },
  { ...CLOSED, title: "About" },
);

/** How a server stands at a moment. */
interface Health {
  readonly isAvailable: boolean;
  readonly waiting: number;
}

/** What the tool `about` says of this server. */
export function aboutSite(
  site: Site,
  { isAvailable, waiting }: Health,
): Fixed<Static<typeof aboutSchema>> {
  const { baseUrl, isFree, version, networks, operator, contact } = site;
  return {
    service:
      "crossfoot: reads pay applications, change orders and invoices, and proves their arithmetic",
    version,
    available: isAvailable,
    waiting,
    readers: Object.values(READERS).map(({ tool, path, mcpPath, price, maxBytes, maxPages }) => ({
      tool,
      mcp: `${baseUrl}${mcpPath}`,
      endpoint: `POST ${baseUrl}${path}`,
      price: isFree
        ? "free on this server"
        : `${dollars(price.microUsd)} in USDC per ${price.per === "read" ? "successful read" : "page of a successful read"}`,
      maxBytes,
      maxPages,
    })),
    networks: networks.map(({ network }) => network),
    payment: isFree ? "none" : 'x402 version 2, scheme exact, in _meta["x402/payment"] of the call',
    charging: isFree
      ? "Nothing is charged."
      : "Only a successful read is charged; a failed call is not.",
    retention: "Documents are read in memory and discarded: never stored, never used for training.",
    disclaimer:
      "Output is automated and must be verified against the document before it is relied on.",
    terms: `${baseUrl}/api-terms`,
    docs: `${baseUrl}/developers`,
    contact:
      [operator, contact].filter((word) => word !== null).join(", ") || `${baseUrl}/api-terms`,
  };
}
