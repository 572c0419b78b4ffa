import { Client as NewClient, StreamableHTTPClientTransport } from "@modelcontextprotocol/client";
import { Client as OldClient } from "@modelcontextprotocol/sdk/client/index.js";
import { StreamableHTTPClientTransport as OldTransport } from "@modelcontextprotocol/sdk/client/streamableHttp.js";
import { x402Client } from "@x402/core/client";
import type { PaymentRequired } from "@x402/core/types";
import { ExactEvmScheme } from "@x402/evm/exact/client";
import { decodePaymentResponseHeader, wrapFetchWithPayment } from "@x402/fetch";
import type { Hex } from "viem";
import { privateKeyToAccount } from "viem/accounts";

/** The protocol, and for MCP which of the published clients speaks it. */
export type Way = "http" | "mcp of 2025" | "mcp of 2026";

interface Wanted {
  /** Of the daemon. */
  readonly base: string;
  /** Of who pays. */
  readonly key: Hex;
  readonly file: Blob;
}

/** Buys one read as the published clients do it, in Node and in a page alike; the answer and the receipt, as JSON. */
export async function buyOver(way: Way, wanted: Wanted): Promise<string> {
  return JSON.stringify(await (way === "http" ? overHttp(wanted) : overMcp(way, wanted)));
}

interface Bought {
  readonly answer: unknown;
  readonly receipt: unknown;
}

async function overHttp({ base, key, file }: Wanted): Promise<Bought> {
  const buy = wrapFetchWithPayment(fetch, walletOf(key));
  const response = await buy(`${base}/api/v1/extract`, {
    method: "POST",
    headers: { "content-type": "application/pdf" },
    body: file,
  });
  const receipt = decodePaymentResponseHeader(response.headers.get("payment-response") ?? "");
  return { answer: await response.json(), receipt };
}

/** Lists the tools, is asked to pay, and pays; the answer is what a model gets of it. */
async function overMcp(way: McpWay, { base, key, file }: Wanted): Promise<Bought> {
  const { call, close } = await connected(`${base}/mcp`, way);
  const bytes = new Uint8Array(await file.arrayBuffer());
  const document = btoa(Array.from(bytes, (byte) => String.fromCodePoint(byte)).join(""));
  const params = { name: "extract_document", arguments: { document } };
  const demand = textOf(await call(params));
  const payment = await walletOf(key).createPaymentPayload(JSON.parse(demand) as PaymentRequired);
  const sold = await call({ ...params, _meta: { "x402/payment": payment } });
  await close();
  const receipt = sold._meta?.["x402/payment-response"];
  return { answer: JSON.parse(textOf(sold)) as unknown, receipt };
}

type McpWay = Exclude<Way, "http">;

interface Called {
  readonly content: readonly { readonly type: string; readonly text?: string }[];
  readonly _meta?: Readonly<Record<string, unknown>>;
}

interface Params extends Record<string, unknown> {
  readonly name: string;
  readonly arguments: Record<string, unknown>;
  readonly _meta?: Record<string, unknown>;
}

async function connected(url: string, way: McpWay) {
  if (way === "mcp of 2025") {
    const client = new OldClient({ name: "page", version: "1" });
    await client.connect(new OldTransport(new URL(url)));
    await client.listTools();
    const call = async (params: Params) => (await client.callTool({ ...params })) as Called;
    return { call, close: async () => client.close() };
  }
  const client = new NewClient(
    { name: "page", version: "1" },
    { versionNegotiation: { mode: "auto" } },
  );
  await client.connect(new StreamableHTTPClientTransport(new URL(url)));
  await client.listTools();
  const call = async (params: Params) => (await client.callTool({ ...params })) as Called;
  return { call, close: async () => client.close() };
}

function textOf({ content }: Called): string {
  return content[0]?.text ?? "";
}

function walletOf(key: Hex): x402Client {
  return new x402Client().register("eip155:8453", new ExactEvmScheme(privateKeyToAccount(key)));
}
