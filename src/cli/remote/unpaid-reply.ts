import { setTimeout as wait } from "node:timers/promises";
import { type Reply, Retry, sendDocument } from "./send-document.ts";

/** What asking without a payment needs. */
interface Asking {
  readonly timeoutMs: number;
  /** Aborts when the user wants to stop. */
  readonly signal: AbortSignal;
}

/** A server that is busy is asked again within the time limit, one that is silent once more. Null once the user wants to stop. */
export async function unpaidReply(
  url: string,
  bytes: Uint8Array,
  run: Asking,
): Promise<Reply | null> {
  const retry = new Retry(run.timeoutMs);
  for (let tries = 1; ; tries += 1) {
    const reply = await sendDocument({ url, bytes, payment: null, timeoutMs: retry.leftMs });
    if (run.signal.aborted) return null;
    const isWorthIt = reply.kind === "silent" ? tries < 2 : [429, 503, 504].includes(reply.status);
    if (!isWorthIt) return reply;
    const pauseMs = retry.pauseMs(reply.kind === "answered" ? reply.header("retry-after") : null);
    if (pauseMs === null) return reply;
    await wait(pauseMs);
  }
}

/** Answers of a server that were asked for the price of a run: each is used once, in the place of asking again. */
export class QuotedReplies {
  readonly #replies = new Map<string, Reply>();

  /** Keeps what a server asks for a document; other answers are asked for again. */
  keep(documentHash: string, request: string, reply: Reply): void {
    if (reply.kind !== "answered" || reply.status !== 402) return;
    this.#replies.set(`${documentHash} ${request}`, { ...reply, body: "" });
  }

  take(documentHash: string, request: string): Reply | null {
    const name = `${documentHash} ${request}`;
    const reply = this.#replies.get(name) ?? null;
    this.#replies.delete(name);
    return reply;
  }
}
