import type { RedisOptions } from "ioredis";

/** Jobs of every crossfoot that shares a server stand under this name. */
export const QUEUE_NAME = "crossfoot-reads";

/** How a server is reached, or a sentence that says why an address is none. */
export type QueueAddress =
  | { readonly kind: "address"; readonly options: RedisOptions; readonly shown: string }
  | { readonly kind: "wrong"; readonly sentence: string };

/** Reads `redis://[user:password@]host[:port][/database]`; `rediss` is encrypted, `valkey` and `valkeys` mean the same. */
export function queueAddress(text: string): QueueAddress {
  const url = URL.canParse(text) ? new URL(text) : null;
  const scheme = url?.protocol.replace(/^valkey/, "redis");
  if (url === null || url.hostname === "" || (scheme !== "redis:" && scheme !== "rediss:")) {
    return {
      kind: "wrong",
      sentence: "A queue is named like redis://host:6379 or rediss://user:password@host/0.",
    };
  }
  const database = url.pathname.replace(/^\//, "");
  if (!/^\d*$/.test(database)) {
    return {
      kind: "wrong",
      sentence:
        "The path of a queue's address is the number of a database, such as redis://host/2.",
    };
  }
  return {
    kind: "address",
    shown: `${url.hostname}:${url.port === "" ? "6379" : url.port}`,
    options: {
      host: url.hostname.replace(/^\[|\]$/g, ""),
      port: url.port === "" ? 6379 : Number(url.port),
      ...(url.username === "" ? {} : { username: decodeURIComponent(url.username) }),
      ...(url.password === "" ? {} : { password: decodeURIComponent(url.password) }),
      ...(database === "" ? {} : { db: Number(database) }),
      ...(scheme === "rediss:" ? { tls: {} } : {}),
      // What waits for a server waits until it is back.
      maxRetriesPerRequest: null,
    },
  };
}
