import {
  Type,
  type Static,
  type TBoolean,
  type TInteger,
  type TLiteral,
  type TObject,
  type TString,
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

/** What runs here. */
export const versionSchema: TObject<{ name: TString; version: TString; node: TString }> =
  Type.Object(
    { name: Type.String(), version: Type.String(), node: Type.String() },
    { ...CLOSED, title: "Version" },
  );

export type Health = Static<typeof healthSchema>;
export type Readiness = Static<typeof readinessSchema>;
export type VersionBody = Static<typeof versionSchema>;
