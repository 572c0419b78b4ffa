import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import { text } from "node:stream/consumers";
import { closed, listening } from "./listening.ts";

/** A JSON-RPC server on this machine. */
export interface JsonRpc {
  readonly url: string;
  readonly close: () => Promise<void>;
}

/** What a server can be asked, by name; a method throws what it refuses. */
export type Methods = Readonly<Record<string, (params: readonly unknown[]) => unknown>>;

/** Starts a server that answers these methods; whoever starts it closes it. */
export async function startJsonRpc(methods: Methods): Promise<JsonRpc> {
  const answer = async (request: IncomingMessage, response: ServerResponse): Promise<void> => {
    const { id, method, params } = JSON.parse(await text(request)) as Request;
    response
      .writeHead(200, { "content-type": "application/json" })
      .end(JSON.stringify({ jsonrpc: "2.0", id, ...outcomeOf(methods[method], params ?? []) }));
  };
  const server = createServer((request, response) => void answer(request, response));
  const port = await listening(server, 0);
  return { url: `http://127.0.0.1:${port}`, close: async () => closed(server) };
}

interface Request {
  readonly id: unknown;
  readonly method: string;
  readonly params?: readonly unknown[];
}

function outcomeOf(method: Methods[string] | undefined, params: readonly unknown[]): object {
  if (method === undefined) return { error: { code: -32_601, message: "Method not found" } };
  try {
    return { result: method(params) };
  } catch (error) {
    return { error: { code: -32_602, message: error instanceof Error ? error.message : "failed" } };
  }
}
