import { Type, type Static, type TObject, type TString } from "@sinclair/typebox";
import { CLOSED, type Fixed } from "../schema-parts.ts";
import type { Site } from "../service/site.ts";
import { FIND_NOTICE } from "./result.ts";

/** The paths of the tool finder. */
export const FIND = {
  path: "/api/v1/find",
  unmet: "/api/v1/find/unmet",
  mcp: "/find/mcp",
} as const;

/** What the tool finder says of itself. */
export const findDescriptionSchema: TObject<{
  service: TString;
  description: TString;
  cost: TString;
  search: TString;
  unmet: TString;
  mcp: TString;
  notice: TString;
  privacy: TString;
}> = Type.Object(
  {
    service: Type.String(),
    description: Type.String(),
    cost: Type.String(),
    search: Type.String({ description: "How to search." }),
    unmet: Type.String({ description: "How to report a need that nothing met." }),
    mcp: Type.String({ format: "uri" }),
    notice: Type.String(),
    privacy: Type.String(),
  },
  { ...CLOSED, title: "FindDescription" },
);

/** The description of the tool finder on this server. */
export function describeFinder({ baseUrl }: Site): Fixed<Static<typeof findDescriptionSchema>> {
  return {
    service: "crossfoot: tool finder",
    description:
      "Finds paid x402 APIs, MCP tools and MCP servers by a need in plain words, from public catalogs, with price, payment networks and how to call them.",
    cost: "Free.",
    search: `GET ${baseUrl}${FIND.path}?need=… or POST ${baseUrl}${FIND.path} with JSON {"need": "…"}; optional maxPriceUsd, payment (any, paid, free) and limit (1 to 10).`,
    unmet: `POST ${baseUrl}${FIND.unmet} with JSON {"need": "…", "details": "…"} reports a need that nothing met.`,
    mcp: `${baseUrl}${FIND.mcp}`,
    notice: FIND_NOTICE,
    privacy:
      "Searches and reports are logged without network addresses. Do not put personal information into them: what looks like it is refused and not kept.",
  };
}
