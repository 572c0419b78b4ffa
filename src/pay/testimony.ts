/** A payment by which a chain is asked what became of it. A line of the book is one. */
export interface SignedPayment {
  readonly network: string;
  readonly asset: string;
  readonly payTo: string;
  /** In units of the asset. */
  readonly amount: string;
  readonly payer: string;
  /** By which the chain knows the payment: see `SpentOnce`. */
  readonly nonce: string;
  /** Unix seconds from which it cannot be paid any more; null where only the chain knows. */
  readonly expires: number | null;
  /** When it came, ISO 8601: it is carried out around that time or never. */
  readonly time: string;
}

/** What the chain shows of a payment: paid, never to be paid, or not to be told, and why in a full sentence. */
export type Testimony =
  | { readonly kind: "paid"; readonly transaction: string }
  | { readonly kind: "never paid" | "not known"; readonly reason: string };

/** That nothing can be told, and why. */
export function notKnown(reason: string): Testimony {
  return { kind: "not known", reason };
}

/** That it was not paid and never will be, and why. */
export function neverPaid(reason: string): Testimony {
  return { kind: "never paid", reason };
}

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
