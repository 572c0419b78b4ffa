import {
  type CallToolRequest,
  type CallToolResult,
  ProtocolError,
  ProtocolErrorCode,
  Server,
  type ServerContext,
} from "@modelcontextprotocol/server";
import { VERSION } from "../wire/version.ts";
import { argumentsChecker, type CheckArguments } from "./check-arguments.ts";
import type { ResourceSet } from "./resource.ts";
import { serveResources, tellOfChanges } from "./resource-server.ts";
import { type Call, failure, type Tool } from "./tool.ts";
import { listedWithView, showsViews } from "./view-client.ts";

/** A set of tools as one server offers them. */
export interface ToolSet<Desk> {
  readonly title: string;
  /** What a client may tell its model before any tool is called. */
  readonly instructions: string;
  readonly tools: readonly Tool<Desk>[];
  /** Left out where nothing is given out by address. */
  readonly resources?: ResourceSet<Desk>;
}

/** Makes one server after the other for the same tools: each connection or request has one of its own, and its own desk. */
type MakeServer<Desk> = (desk: Desk, caller?: Caller) => Server;

/** What the connection or the request says of who calls. */
interface Caller {
  /** A payment that came beside the call; one inside of it stands above it. */
  readonly payment?: string | undefined;
  /** Aborts when the caller is gone. */
  readonly signal?: AbortSignal;
  /** Hears of faults; their messages may quote what was sent. */
  readonly onFault?: (fault: unknown) => void;
}

/** Prepares servers for a set of tools: schemas are compiled once. */
export function serversFor<Desk>(set: ToolSet<Desk>): MakeServer<Desk> {
  const { title, instructions, tools, resources } = set;
  const known = new Map(tools.map((tool) => [tool.listing.name, withChecker(tool)]));
  const usual = tools.filter(({ isForViews }) => isForViews !== true);
  const listings = usual.map(({ listing }) => listing);
  const withViews = tools.map(listedWithView);
  const hasViews = tools.some(({ view }) => view !== undefined);
  return (desk, caller = {}) => {
    const server = new Server(
      { name: "crossfoot", title, version: VERSION },
      {
        capabilities: {
          tools: {},
          ...(resources === undefined ? {} : { resources: { listChanged: true } }),
        },
        instructions,
        cacheHints: CACHE_HINTS,
      },
    );
    server.setRequestHandler("tools/list", (_request, context) =>
      hasViews && showsViews(server, context)
        ? { tools: withViews, ...forThisClient(context) }
        : { tools: listings },
    );
    server.setRequestHandler("tools/call", async (request, context) => {
      const tool = known.get(request.params.name);
      if (tool === undefined || (tool.isForViews === true && !showsViews(server, context)))
        throw unknownTool(usual);
      const before = resources?.changes(desk);
      const result = await callTool(tool, request, { desk, caller, call: callOf(context, caller) });
      if (resources?.changes(desk) !== before) tellOfChanges(server);
      return result;
    });
    if (resources !== undefined)
      serveResources(server, {
        set: resources,
        desk,
        callOf: (context) => callOf(context, caller),
        onFault: caller.onFault,
      });
    return server;
  };
}

const LIST_MS = 3_600_000;

const CACHE_HINTS = {
  "tools/list": { ttlMs: LIST_MS, cacheScope: "public" },
  "server/discover": { ttlMs: LIST_MS, cacheScope: "public" },
} as const;

/** What a client gets because of what it shows is no other client's; those of 2025 know no such word. */
function forThisClient({ mcpReq }: ServerContext): { readonly cacheScope?: "private" } {
  return mcpReq.envelope === undefined ? {} : { cacheScope: "private" };
}

interface CheckedTool<Desk> extends Tool<Desk> {
  readonly faultOf: CheckArguments;
}

function withChecker<Desk>(tool: Tool<Desk>): CheckedTool<Desk> {
  const { name, inputSchema } = tool.listing;
  return { ...tool, faultOf: argumentsChecker(name, inputSchema) };
}

interface Asked<Desk> {
  readonly desk: Desk;
  readonly caller: Caller;
  readonly call: Call;
}

async function callTool<Desk>(
  tool: CheckedTool<Desk>,
  { params }: CallToolRequest,
  { desk, caller, call }: Asked<Desk>,
): Promise<CallToolResult> {
  const given = params.arguments ?? {};
  const fault = await tool.faultOf(given);
  try {
    if (fault === null) return await tool.call(given as never, desk, call);
    const isProbe = Object.keys(given).length === 0 && tool.probed !== undefined;
    return isProbe ? await tool.probed(desk, call) : failure(fault);
  } catch (error) {
    caller.onFault?.(error);
    return failure("The server failed on this call. Please report it.");
  }
}

function callOf({ mcpReq }: ServerContext, caller: Caller): Call {
  const { _meta: meta, signal } = mcpReq;
  const token = meta?.progressToken;
  return {
    signal: caller.signal === undefined ? signal : AbortSignal.any([signal, caller.signal]),
    payment: meta?.["x402/payment"] ?? caller.payment,
    tell: (progress, total, message) => {
      if (token === undefined || signal.aborted) return;
      const params = { progressToken: token, progress, total, message };
      // Who does not hear of it has gone, and the call ends by its signal.
      mcpReq.notify({ method: "notifications/progress", params }).catch(() => undefined);
    },
  };
}

function unknownTool(tools: readonly Pick<Tool<never>, "listing">[]): ProtocolError {
  const names = tools.map(({ listing }) => listing.name).join(", ");
  return new ProtocolError(
    ProtocolErrorCode.InvalidParams,
    `There is no tool of this name here. There is ${names}.`,
  );
}
