import { createServer, type Server } from "node:http";
import { text } from "node:stream/consumers";
import { closed, listening } from "../rig/listening.ts";

/** What a node says in the place of the truth: a result, an error, or nothing at all. */
export type Lie =
  | { readonly result: unknown }
  | { readonly error: { readonly code: number; readonly message: string } }
  | "silence";

/** One question, and how the chain behind would answer it. */
export interface NodeQuestion {
  readonly method: string;
  readonly params: readonly unknown[];
  readonly truth: () => Promise<unknown>;
}

/** A node that a test stands in front of. */
export interface LyingNode {
  readonly url: string;
  /** Names of the methods that were asked for, in order. */
  readonly asked: readonly string[];
}

const servers: Server[] = [];

/** Closes all of them. */
export async function closeNodes(): Promise<void> {
  for (const server of servers.splice(0)) await closed(server);
}

/** A node in front of a chain; where the test says null, the chain answers. */
export async function lyingNode(
  chainUrl: string,
  lie: (question: NodeQuestion) => Promise<Lie | null> | Lie | null,
): Promise<LyingNode> {
  const asked: string[] = [];
  const server = createServer((request, response) => {
    void (async () => {
      const body = await text(request);
      const {
        id,
        method,
        params = [],
      } = JSON.parse(body) as {
        readonly id: unknown;
        readonly method: string;
        readonly params?: readonly unknown[];
      };
      asked.push(method);
      const honest = async (): Promise<Readonly<Record<string, unknown>>> => {
        const answer = await fetch(chainUrl, {
          method: "POST",
          headers: { "content-type": "application/json" },
          body,
        });
        return (await answer.json()) as Readonly<Record<string, unknown>>;
      };
      const said = await lie({ method, params, truth: async () => (await honest())["result"] });
      if (said === "silence") return;
      const answer = said === null ? await honest() : { jsonrpc: "2.0", id, ...said };
      response.writeHead(200, { "content-type": "application/json" }).end(JSON.stringify(answer));
    })();
  });
  const port = await listening(server, 0);
  servers.push(server);
  return { url: `http://127.0.0.1:${port}`, asked };
}
