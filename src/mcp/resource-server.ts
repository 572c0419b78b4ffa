import {
  type ListResourcesResult,
  ProtocolError,
  ProtocolErrorCode,
  type Resource,
  ResourceNotFoundError,
  type Server,
  type ServerContext,
} from "@modelcontextprotocol/server";
import { KEPT_LIMITS } from "../base/agent-limits.ts";
import type { ResourceEnd, ResourceSet, View } from "./resource.ts";
import type { Call } from "./tool.ts";
import { showsViews } from "./view-client.ts";

/** What a server has at hand when it is asked for resources. */
interface Shelf<Desk> {
  readonly set: ResourceSet<Desk>;
  readonly desk: Desk;
  readonly callOf: (context: ServerContext) => Call;
  readonly onFault: ((fault: unknown) => void) | undefined;
}

/** Has a server answer what is asked about resources. */
export function serveResources<Desk>(server: Server, shelf: Shelf<Desk>): void {
  const { set, desk, callOf, onFault } = shelf;
  server.setRequestHandler("resources/list", ({ params }, context) => {
    const listed = partOf(set.list(desk), params?.cursor);
    const isFirst = params?.cursor === undefined;
    const views = isFirst && showsViews(server, context) ? set.views : [];
    return { ...listed, resources: [...views.map(({ listing }) => listing), ...listed.resources] };
  });
  server.setRequestHandler("resources/templates/list", () => ({
    resourceTemplates: [...set.templates(desk)],
  }));
  server.setRequestHandler("resources/read", async ({ params: { uri } }, context) => {
    const view = set.views.find(({ listing }) => listing.uri === uri);
    const reading = view === undefined ? set.read(uri, desk, callOf(context)) : contentsOf(view);
    const end = await reading.catch((error: unknown) => {
      onFault?.(error);
      throw new ProtocolError(ProtocolErrorCode.InternalError, "The server failed on this read.");
    });
    switch (end.kind) {
      case "contents":
        return { contents: [end.contents] };
      case "missing":
        throw new ResourceNotFoundError(uri, end.sentence);
      case "refused":
        throw new ProtocolError(ProtocolErrorCode.InternalError, end.sentence);
    }
  });
}

/** Tells the client that there is more or less than it has listed. Who does not hear it has gone. */
export function tellOfChanges(server: Server): void {
  server.sendResourceListChanged().catch(() => undefined);
}

async function contentsOf({ listing, html }: View): Promise<ResourceEnd> {
  const { uri, mimeType, _meta: meta } = listing;
  const contents = {
    uri,
    text: await html(),
    ...(mimeType === undefined ? {} : { mimeType }),
    ...(meta === undefined ? {} : { _meta: meta }),
  };
  return { kind: "contents", contents };
}

/** The part of a list that comes after the one that ends with the cursor. They are in the order of their addresses, so that nothing is told twice where the list grows meanwhile. */
function partOf(all: readonly Resource[], cursor: string | undefined): ListResourcesResult {
  const after = cursor === undefined ? "" : Buffer.from(cursor, "base64url").toString();
  const left = all.filter(({ uri }) => uri > after).toSorted((a, b) => (a.uri < b.uri ? -1 : 1));
  const resources = left.slice(0, KEPT_LIMITS.listed);
  const last = resources.at(-1);
  return last === undefined || left.length === resources.length
    ? { resources }
    : { resources, nextCursor: Buffer.from(last.uri).toString("base64url") };
}
