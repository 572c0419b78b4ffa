import { Client as NewClient, StreamableHTTPClientTransport } from "@modelcontextprotocol/client";
import { Client as OldClient } from "@modelcontextprotocol/sdk/client/index.js";
import { StreamableHTTPClientTransport as OldTransport } from "@modelcontextprotocol/sdk/client/streamableHttp.js";
import { type Errand, type Purchase, TOOL } from "./framework.ts";
import { installed } from "./installed.ts";

interface PayingClient {
  readonly listTools: () => Promise<{ readonly tools: readonly { readonly name: string }[] }>;
  readonly callTool: (
    confirm: (asked: readonly object[]) => Promise<boolean>,
    params: object,
  ) => Promise<{ readonly content: readonly { readonly text?: string }[] }>;
  readonly close: () => Promise<void>;
}

interface Agents {
  readonly withX402Client: (client: object, settings: object) => PayingClient;
}

/** Cloudflare's agents with a client of 2025: it pays by itself, once its cap is raised from ten cents. */
export async function cloudflareOld(errand: Errand): Promise<Purchase> {
  const client = new OldClient({ name: "test", version: "1" });
  await client.connect(new OldTransport(new URL(errand.url)));
  return bought(client, errand);
}

/** The same with a client of 2026. */
export async function cloudflareNew(errand: Errand): Promise<Purchase> {
  const client = new NewClient(
    { name: "test", version: "1" },
    { versionNegotiation: { mode: "auto" } },
  );
  await client.connect(new StreamableHTTPClientTransport(new URL(errand.url)));
  return bought(client, errand);
}

async function bought(client: object, { given, account }: Errand): Promise<Purchase> {
  const { withX402Client } = await installed<Agents>("agents/x402");
  const paying = withX402Client(client, { account, maxPaymentValue: 200_000n });
  try {
    const { tools } = await paying.listTools();
    let asked = "";
    const confirm = async (accepts: readonly object[]): Promise<boolean> => {
      asked = JSON.stringify({ accepts });
      return Promise.resolve(true);
    };
    const { content } = await paying.callTool(confirm, { name: TOOL, arguments: given });
    const shown = content.map(({ text }) => text ?? "").join("\n");
    return { tools: tools.map(({ name }) => name), asked, shown };
  } finally {
    await paying.close();
  }
}
