import { resolve } from "node:path";
import { Client as NewClient } from "@modelcontextprotocol/client";
import { StdioClientTransport as NewTransport } from "@modelcontextprotocol/client/stdio";
import { Client as OldClient } from "@modelcontextprotocol/sdk/client/index.js";
import { StdioClientTransport as OldTransport } from "@modelcontextprotocol/sdk/client/stdio.js";
import { onTestFinished } from "vitest";
import type { ToolAnswer } from "../clients.ts";

const PROGRAM = resolve("bin/crossfoot.js");

/** What a client says that shows views. */
export const SHOWS_VIEWS: { extensions: Record<string, { mimeTypes: string[] }> } = {
  extensions: { "io.modelcontextprotocol/ui": { mimeTypes: ["text/html;profile=mcp-app"] } },
};

/** A resource as it is listed. */
interface ListedResource {
  readonly uri: string;
  readonly name: string;
  readonly description?: string | undefined;
  readonly mimeType?: string | undefined;
}

/** A part of what a resource holds. */
interface ResourceContents {
  readonly uri: string;
  readonly mimeType?: string;
  readonly text?: string;
  readonly _meta?: Readonly<Record<string, unknown>>;
}

/** The server of this machine as an official client has it. */
export interface LocalServer {
  readonly capabilities: () => object | undefined;
  /** The whole answer to `tools/list`. */
  readonly listing: () => Promise<object>;
  readonly call: (name: string, given: object) => Promise<ToolAnswer>;
  readonly resources: () => Promise<readonly ListedResource[]>;
  readonly templates: () => Promise<readonly { readonly uriTemplate: string }[]>;
  readonly read: (uri: string) => Promise<ResourceContents>;
  /** How often the server has said that there are other resources. */
  readonly heardOfChanges: () => number;
}

interface Wishes {
  readonly isNew: boolean;
  readonly capabilities?: object;
}

/** Starts the program for a folder and connects an official client, until the test has ended. */
export async function startLocal(
  folder: string,
  { isNew, capabilities = {} }: Wishes,
): Promise<LocalServer> {
  const args = [PROGRAM, "mcp", folder];
  const given = { command: process.execPath, args, stderr: "ignore" as const };
  const about = { name: "test", version: "1" };
  let heard = 0;
  const onChanged = (): void => void (heard += 1);
  const client = isNew
    ? new NewClient(about, {
        versionNegotiation: { mode: "auto" },
        capabilities,
        listChanged: { resources: { autoRefresh: false, debounceMs: 0, onChanged } },
      })
    : new OldClient(about, {
        capabilities,
        listChanged: { resources: { autoRefresh: false, debounceMs: 0, onChanged } },
      });
  await client.connect(isNew ? new NewTransport(given) : new OldTransport(given));
  onTestFinished(async () => client.close());
  return {
    capabilities: () => client.getServerCapabilities(),
    listing: async () => client.listTools(),
    call: async (name, wishes) =>
      (await client.callTool({ name, arguments: { ...wishes } })) as ToolAnswer,
    resources: async () => (await client.listResources()).resources,
    templates: async () => (await client.listResourceTemplates()).resourceTemplates,
    read: async (uri) => {
      const { contents } = await client.readResource({ uri });
      const [only] = contents as readonly ResourceContents[];
      if (only === undefined || contents.length !== 1) throw new Error(`${uri} is not one thing.`);
      return only;
    },
    heardOfChanges: () => heard,
  };
}
