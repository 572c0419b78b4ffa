import {
  type Static,
  type TArray,
  type TBoolean,
  type TInteger,
  type TObject,
  type TRecord,
  type TString,
  Type,
} from "@sinclair/typebox";
import { PAY_APPLICATION_CHECKS } from "../../checks/application-checks.ts";
import { INVOICE_CHECKS } from "../../checks/invoice.ts";
import { invoiceResultSchema } from "../plain-schemas.ts";
import { CLOSED, type Fixed } from "../schema-parts.ts";
import { INVOICE_EXAMPLE } from "./examples.ts";
import {
  dollars,
  type Price,
  type ReaderFacts,
  type ReaderName,
  READERS,
  type Site,
} from "./readers.ts";

type Payment = TObject<{
  protocol: TString;
  scheme: TString;
  asset: TString;
  chains: TArray<TObject<{ chain: TString; network: TString; testnet: TBoolean }>>;
}>;

const paymentSchema: Payment = Type.Object(
  {
    protocol: Type.String(),
    scheme: Type.String(),
    asset: Type.String(),
    chains: Type.Array(
      Type.Object(
        {
          chain: Type.String(),
          network: Type.String({ description: "CAIP-2 identifier." }),
          testnet: Type.Boolean(),
        },
        { ...CLOSED, title: "Chain" },
      ),
      { description: "None where this server reads without payment." },
    ),
  },
  { ...CLOSED, title: "Payment" },
);

const ADDRESS = { format: "uri" } as const;

type CommonMembers = {
  service: TString;
  endpoint: TString;
  price: TString;
  payment: Payment;
  available: TBoolean;
  accepts: TArray<TString>;
  maxBytes: TInteger;
  charging: TString;
  retention: TString;
  docs: TString;
  openapi: TString;
  mcp: TString;
  llms: TString;
  terms: TString;
};

const COMMON: CommonMembers = {
  service: Type.String(),
  endpoint: Type.String(),
  price: Type.String(),
  payment: paymentSchema,
  available: Type.Boolean({ description: "Whether documents are read at the moment." }),
  accepts: Type.Array(Type.String()),
  maxBytes: Type.Integer({ description: "Of one document, decoded." }),
  charging: Type.String(),
  retention: Type.String(),
  docs: Type.String(ADDRESS),
  openapi: Type.String(ADDRESS),
  mcp: Type.String(ADDRESS),
  llms: Type.String(ADDRESS),
  terms: Type.String(ADDRESS),
};

/** What the construction document reader says of itself. */
export const constructionDescriptionSchema: TObject<
  CommonMembers & {
    optionalParties: TObject<{ subcontractor: TString; gc: TString }>;
  }
> = Type.Object(
  {
    ...COMMON,
    optionalParties: Type.Object(
      { subcontractor: Type.String(), gc: Type.String() },
      { ...CLOSED, title: "OptionalParties" },
    ),
  },
  { ...CLOSED, title: "ConstructionDescription" },
);

/** What the invoice reader says of itself. */
export const invoiceDescriptionSchema: TObject<
  CommonMembers & {
    reads: TString;
    pricing: TString;
    checks: TRecord<TString, TString>;
    maxPages: TInteger;
    example: typeof invoiceResultSchema;
  }
> = Type.Object(
  {
    ...COMMON,
    reads: Type.String(),
    pricing: Type.String(),
    checks: Type.Record(Type.String(), Type.String(), {
      description: "What each check verifies, by its name, and a note.",
    }),
    maxPages: Type.Integer(),
    example: invoiceResultSchema,
  },
  { ...CLOSED, title: "InvoiceDescription" },
);

/** Where a server stands: what it says of itself, and whether it can read at the moment. */
interface Service {
  readonly site: Site;
  readonly isAvailable: boolean;
}

/** The description of the construction document reader on this server. */
export function describeConstruction(
  standing: Service,
): Fixed<Static<typeof constructionDescriptionSchema>> {
  const reader = READERS.construction;
  return {
    ...describeCommon(reader, standing),
    optionalParties: {
      subcontractor:
        "The subcontractor's company name, as query parameter or JSON member. Optional.",
      gc: "The general contractor's company name, likewise. Naming the parties sharpens the distinction between a subcontractor's request and the general contractor's change order.",
    },
  };
}

/** The description of the invoice reader on this server. */
export function describeInvoice(standing: Service): Fixed<Static<typeof invoiceDescriptionSchema>> {
  const reader = READERS.invoice;
  return {
    ...describeCommon(reader, standing),
    reads: "Invoices, bills, receipts and credit notes of any vendor, born digital or scanned.",
    pricing: `${priceWords(reader.price, standing.site)} A document has at most ${reader.maxPages} pages${mostWords(reader, standing.site)}.`,
    checks: {
      ...Object.fromEntries(TOLD_CHECKS.invoice.map(({ name, verifies }) => [name, verifies])),
      note: "passed is null where a figure that a check needs is not printed. A failed check also appears among the warnings.",
    },
    maxPages: reader.maxPages,
    example: INVOICE_EXAMPLE,
  };
}

/** What a read can come to; nothing where the server takes no payment. */
function mostWords({ maxPages, price }: ReaderFacts, { isFree }: Site): string {
  return isFree ? "" : `, so a read costs at most ${dollars(maxPages * price.microUsd)}`;
}

function describeCommon(reader: ReaderFacts, { site, isAvailable }: Service) {
  const { baseUrl } = site;
  return {
    service: `crossfoot: ${reader.title.toLowerCase()}`,
    endpoint: `POST ${baseUrl}${reader.path}`,
    price: priceWords(reader.price, site),
    payment: {
      protocol: "x402",
      scheme: "exact",
      asset: "USDC",
      chains: site.networks.map((network) => ({ ...network })),
    },
    available: isAvailable,
    accepts: ["application/pdf", "multipart/form-data", "application/json"],
    maxBytes: reader.maxBytes,
    charging: site.isFree
      ? "This server reads without payment."
      : "Only a successful read is charged. A response with status 400 or above is not.",
    retention: "Documents are read in memory and discarded: never stored, never used for training.",
    docs: `${baseUrl}/developers`,
    openapi: `${baseUrl}/openapi.json`,
    mcp: `${baseUrl}${reader.mcpPath}`,
    llms: `${baseUrl}/llms.txt`,
    terms: `${baseUrl}/api-terms`,
  };
}

function priceWords({ microUsd, per }: Price, { isFree }: Site): string {
  if (isFree) return "Free on this server.";
  return per === "read"
    ? `${dollars(microUsd)} in USDC per successful read.`
    : `${dollars(microUsd)} in USDC per page, for a successful read.`;
}

/** A check that an answer may hold, and the sum that it tests. */
export interface ToldCheck {
  readonly name: string;
  readonly verifies: string;
}

/** The checks that the answer of each reader holds; for a change order there are none. */
export const TOLD_CHECKS: Readonly<Record<ReaderName, readonly ToldCheck[]>> = {
  construction: PAY_APPLICATION_CHECKS.map(told),
  invoice: INVOICE_CHECKS.map(told),
};

function told({ name, verifies }: ToldCheck): ToldCheck {
  return { name, verifies };
}
