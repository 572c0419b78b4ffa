/** Asks a node of a chain; rejects where it cannot be asked or answers with an error. */
export type NodeCall = (method: string, params: readonly unknown[]) => Promise<unknown>;

const ASK_MS = 5_000;

/** The node at an address that speaks JSON-RPC. */
export function nodeAt(rpcUrl: string): NodeCall {
  return async (method, params) => {
    const response = await fetch(rpcUrl, {
      method: "POST",
      redirect: "error",
      signal: AbortSignal.timeout(ASK_MS),
      headers: { "content-type": "application/json" },
      body: JSON.stringify({ jsonrpc: "2.0", id: 1, method, params }),
    });
    const { result } = (await response.json()) as { readonly result?: unknown };
    if (result === undefined) throw new Error(`The node gave no result for ${method}.`);
    return result;
  };
}
