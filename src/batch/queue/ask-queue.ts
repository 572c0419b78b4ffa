import { Redis } from "ioredis";
import type { QueueAddress } from "./queue-address.ts";

/** A server that is there answers sooner. */
const ANSWER_MS = 5_000;

/** Throws where no queue answers at an address, or does not let us in, with a full sentence. */
export async function askQueue({
  options,
  shown,
}: Extract<QueueAddress, { kind: "address" }>): Promise<void> {
  const client = new Redis({
    ...options,
    lazyConnect: true,
    connectTimeout: ANSWER_MS,
    commandTimeout: ANSWER_MS,
    retryStrategy: () => null,
  });
  client.on("error", () => undefined);
  try {
    await client.connect();
    await client.ping();
  } catch (error) {
    const words = error instanceof Error ? error.message : "";
    const isRefused = /^(?:NOAUTH|WRONGPASS)/.test(words);
    throw new Error(
      isRefused
        ? `The queue at ${shown} wants another user or password.`
        : `The queue at ${shown} does not answer. Check its address, and that it runs.`,
      { cause: error },
    );
  } finally {
    client.disconnect();
  }
}
