import {
  type Static,
  type TArray,
  type TBoolean,
  type TInteger,
  type TLiteral,
  type TObject,
  type TOptional,
  type TRecord,
  type TString,
  type TUnknown,
  Type,
} from "@sinclair/typebox";
import { CLOSED } from "../schema-parts.ts";

/** Whether the process answers at all. */
export const healthSchema: TObject<{ status: TLiteral<"alive"> }> = Type.Object(
  { status: Type.Literal("alive") },
  { ...CLOSED, title: "Health" },
);

/** Whether a document would be read now. */
export const readinessSchema: TObject<{
  ready: TBoolean;
  lanes: TInteger;
  running: TInteger;
  waiting: TInteger;
}> = Type.Object(
  {
    ready: Type.Boolean(),
    lanes: Type.Integer({ description: "Documents that are read at the same time." }),
    running: Type.Integer({ description: "Documents that are being read." }),
    waiting: Type.Integer({ description: "Documents that wait for a worker." }),
  },
  { ...CLOSED, title: "Readiness" },
);

/** A document that waits for a tool of MCP to read it. */
export const uploadSchema: TObject<{
  handle: TString;
  bytes: TInteger;
  sha256: TString;
  expires: TString;
}> = Type.Object(
  {
    handle: Type.String({ description: "What a tool takes in the place of the document." }),
    bytes: Type.Integer({ description: "Bytes that have arrived." }),
    sha256: Type.String({ description: "SHA-256 of them, in hex." }),
    expires: Type.String({
      format: "date-time",
      description: "The instant at which it is thrown away, if it was not read before.",
    }),
  },
  { ...CLOSED, title: "Upload" },
);

/** What runs here. */
export const versionSchema: TObject<{ name: TString; version: TString; node: TString }> =
  Type.Object(
    { name: Type.String(), version: Type.String(), node: Type.String() },
    { ...CLOSED, title: "Version" },
  );

export type Upload = Static<typeof uploadSchema>;
export type Health = Static<typeof healthSchema>;
export type Readiness = Static<typeof readinessSchema>;
export type VersionBody = Static<typeof versionSchema>;

/** One way of paying: x402 version 2, scheme exact. */
const acceptedSchema: TObject<{
  scheme: TString;
  network: TString;
  amount: TString;
  asset: TString;
  payTo: TString;
  maxTimeoutSeconds: TInteger;
  extra: TRecord<TString, TUnknown>;
}> = Type.Object(
  {
    scheme: Type.String(),
    network: Type.String({ description: "CAIP-2 identifier." }),
    amount: Type.String({ description: "In atomic units; USDC has six decimals." }),
    asset: Type.String({ description: "The token's address." }),
    payTo: Type.String(),
    maxTimeoutSeconds: Type.Integer(),
    extra: Type.Record(Type.String(), Type.Unknown()),
  },
  { title: "PaymentRequirements" },
);

/** The body of a demand for payment: the same JSON as in the header, which `error` makes an Error, too. */
export const paymentRequiredSchema: TObject<{
  x402Version: TLiteral<2>;
  error: TString;
  resource: TObject<{ url: TString }>;
  accepts: TArray<typeof acceptedSchema>;
  extensions: TOptional<TRecord<TString, TUnknown>>;
}> = Type.Object(
  {
    x402Version: Type.Literal(2),
    error: Type.String({ description: "A full sentence." }),
    resource: Type.Object({ url: Type.String() }),
    accepts: Type.Array(acceptedSchema),
    extensions: Type.Optional(Type.Record(Type.String(), Type.Unknown())),
  },
  { title: "PaymentRequired" },
);
