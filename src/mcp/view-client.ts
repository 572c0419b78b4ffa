import {
  CLIENT_CAPABILITIES_META_KEY,
  type ClientCapabilities,
  type Server,
  type ServerContext,
  type Tool as ToolListing,
} from "@modelcontextprotocol/server";
import type { Tool } from "./tool.ts";

/*
 * MCP Apps, as its stable revision of 2026-01-26 has it (SEP-1865; `specification/2026-01-26/apps.mdx` of the repository
 * modelcontextprotocol/ext-apps): who shows views says so when it connects or, since 2026-07-28, with each request.
 */
const EXTENSION = "io.modelcontextprotocol/ui";

/** The media type of a view, which is what a client says that it shows. */
export const VIEW_MEDIA_TYPE = "text/html;profile=mcp-app";

/** Whether who asks shows views. */
export function showsViews(server: Server, { mcpReq }: ServerContext): boolean {
  // The package checks the envelope and gives it no type.
  const envelope: Envelope | undefined = mcpReq.envelope;
  const declared = envelope?.[CLIENT_CAPABILITIES_META_KEY] ?? server.getClientCapabilities();
  const types = declared?.extensions?.[EXTENSION]?.["mimeTypes"];
  return Array.isArray(types) && types.includes(VIEW_MEDIA_TYPE);
}

/** What a request says of its client since 2026-07-28. */
interface Envelope {
  readonly [CLIENT_CAPABILITIES_META_KEY]?: ClientCapabilities;
}

/** A tool as it is listed for a client that shows views: with the one that shows its answer, or as one that models do not see. */
export function listedWithView({ listing, view, isForViews }: Tool<never>): ToolListing {
  const ui = {
    ...(view === undefined ? {} : { resourceUri: view }),
    ...(isForViews === true ? { visibility: ["app"] } : {}),
  };
  return Object.keys(ui).length === 0 ? listing : { ...listing, _meta: { ui } };
}
