import { Client as NewClient, StreamableHTTPClientTransport } from "@modelcontextprotocol/client";
import { Client as OldClient } from "@modelcontextprotocol/sdk/client/index.js";
import { StreamableHTTPClientTransport as OldTransport } from "@modelcontextprotocol/sdk/client/streamableHttp.js";

/** What a tool answered, as any client has it. */
export interface ToolAnswer {
  readonly content: readonly { readonly type: string; readonly text?: string }[];
  readonly structuredContent?: Readonly<Record<string, unknown>>;
  readonly isError?: boolean;
  readonly _meta?: Readonly<Record<string, unknown>>;
}

/** A tool as it is listed. */
export interface ListedTool {
  readonly name: string;
  readonly title?: string;
  readonly description?: string;
  readonly inputSchema: Readonly<Record<string, unknown>>;
  readonly outputSchema?: Readonly<Record<string, unknown>>;
  readonly annotations?: Readonly<Record<string, unknown>>;
  readonly _meta?: Readonly<Record<string, unknown>>;
}

/** An official client, whichever revision of the protocol it speaks. */
export interface AnyClient {
  readonly tools: () => Promise<readonly ListedTool[]>;
  readonly call: (
    name: string,
    given: object,
    more?: {
      readonly payment?: unknown;
      readonly signal?: AbortSignal;
      readonly onprogress?: (progress: {
        readonly progress: number;
        readonly total?: number | undefined;
      }) => void;
    },
  ) => Promise<ToolAnswer>;
  readonly close: () => Promise<void>;
}

/** The clients by what they speak: the package of 2025, and that of 2026 in both of its eras. */
export const CLIENTS: readonly (readonly [
  name: string,
  connect: (url: string, headers?: Record<string, string>) => Promise<AnyClient>,
])[] = [
  ["the client of 2025", connectOld],
  ["the client of 2026", async (url, headers) => connectNew(url, "auto", headers)],
  ["the client of 2026 as one of 2025", async (url, headers) => connectNew(url, "legacy", headers)],
];

/** Connects the client of the current revision. */
export async function connectNew(
  url: string,
  mode: "auto" | "legacy" = "auto",
  headers: Record<string, string> = {},
): Promise<AnyClient> {
  const client = new NewClient({ name: "test", version: "1" }, { versionNegotiation: { mode } });
  await client.connect(
    new StreamableHTTPClientTransport(new URL(url), { requestInit: { headers } }),
  );
  return asAny(client);
}

async function connectOld(url: string, headers: Record<string, string> = {}): Promise<AnyClient> {
  const client = new OldClient({ name: "test", version: "1" });
  const transport = new OldTransport(new URL(url), { requestInit: { headers } });
  await client.connect(transport);
  return asAny(client);
}

/** The same few methods for each client. */
export function asAny(client: NewClient | OldClient): AnyClient {
  const isNew = client instanceof NewClient;
  return {
    tools: async () => (await client.listTools()).tools as readonly ListedTool[],
    call: async (name, given, { payment, signal, onprogress } = {}) => {
      const params = {
        name,
        arguments: { ...given },
        ...(payment === undefined ? {} : { _meta: { "x402/payment": payment } }),
      };
      const options = {
        ...(signal === undefined ? {} : { signal }),
        ...(onprogress === undefined ? {} : { onprogress }),
      };
      const answer = isNew
        ? await client.callTool(params, options)
        : await client.callTool(params, undefined, options);
      return answer as ToolAnswer;
    },
    close: async () => client.close(),
  };
}

/** The words of an answer. */
export function textOf({ content }: ToolAnswer): string {
  return content.map(({ text }) => text ?? "").join("\n");
}
