import { type ChildProcess, spawn, spawnSync } from "node:child_process";
import { once } from "node:events";
import { createServer } from "node:net";

/** What tests say that need a queue where there is none. */
export const NO_REDIS =
  "no redis-server or valkey-server on this machine (Debian: apt-get install redis-server)";

/** The server of queues on this machine; null where there is none. */
export function findRedis(): string | null {
  const names = ["redis-server", "valkey-server"];
  return names.find((name) => spawnSync(name, ["--version"]).status === 0) ?? null;
}

/** A server that keeps nothing on disk. */
export interface Redis {
  readonly url: string;
  /** Takes the server away, as when its machine goes down; what was in it is gone. */
  readonly stop: () => Promise<void>;
}

/** Starts a server on any free port. Who starts it stops it. */
export async function startRedis(program: string): Promise<Redis> {
  const port = await freePort();
  const child = spawn(
    program,
    ["--port", String(port), "--bind", "127.0.0.1", "--save", "", "--appendonly", "no"],
    {
      stdio: ["ignore", "pipe", "ignore"],
    },
  );
  await isReady(child);
  return {
    url: `redis://127.0.0.1:${port}`,
    stop: async () => {
      const ended = once(child, "close");
      child.kill("SIGKILL");
      await ended;
    },
  };
}

async function isReady(child: ChildProcess): Promise<void> {
  let heard = "";
  await new Promise<void>((resolve, reject) => {
    child.stdout?.on("data", (piece: Buffer) => {
      heard += piece.toString();
      if (heard.includes("Ready to accept connections")) resolve();
    });
    child.once("close", () => reject(new Error(`The server did not start: ${heard}`)));
  });
}

async function freePort(): Promise<number> {
  const probe = createServer().listen({ host: "127.0.0.1", port: 0 });
  await once(probe, "listening");
  const address = probe.address();
  probe.close();
  await once(probe, "close");
  if (address === null || typeof address === "string") throw new Error("A port has a number.");
  return address.port;
}
