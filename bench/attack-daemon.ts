import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { existsSync, readFileSync } from "node:fs";
import { mkdtemp, rm } from "node:fs/promises";
import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";

/** A daemon that is paid, as an operator starts it, with a facilitator that believes everything at once. */
export interface AttackedDaemon {
  readonly origin: string;
  /** Resident megabytes; 0 where that cannot be seen. */
  readonly residentMegabytes: () => number;
  readonly stop: () => Promise<void>;
}

const PAY_TO = "0x209693Bc6afc0C5328bA36FaF03C514EF312287C";
const NETWORK = "eip155:8453";

/** Starts the built daemon of a checkout. Addresses are those that its callers say: the limits of one address are off. */
export async function attackedDaemon(checkout: string): Promise<AttackedDaemon> {
  const facilitator = await believingFacilitator();
  const { port } = facilitator.address() as AddressInfo;
  const folder = await mkdtemp(join(tmpdir(), "crossfoot-attack-"));
  const child = spawn(process.execPath, [join(checkout, "bin/crossfoot.js"), "serve"], {
    env: {
      PATH: process.env["PATH"],
      CROSSFOOT_SERVE_PORT: "0",
      CROSSFOOT_SERVE_HOST: "127.0.0.1",
      CROSSFOOT_SERVE_TRUST_PROXY: "127.0.0.0/8",
      CROSSFOOT_SERVE_LOG_LEVEL: "silent",
      CROSSFOOT_SERVE_READS_PER_MINUTE: "0",
      CROSSFOOT_SERVE_REQUESTS_PER_MINUTE: "0",
      CROSSFOOT_SERVE_FIND_SYNC_MINUTES: "0",
      CROSSFOOT_SERVE_PAY_TO_BASE: PAY_TO,
      CROSSFOOT_SERVE_FACILITATOR: `http://127.0.0.1:${port}`,
      CROSSFOOT_SERVE_LEDGER: folder,
    },
    stdio: ["ignore", "ignore", "pipe"],
  });
  const origin = await originOf(child);
  return {
    origin,
    residentMegabytes: () => residentMegabytes(child.pid),
    stop: async () => {
      const ended = once(child, "exit");
      child.kill("SIGKILL");
      await ended;
      facilitator.close().closeAllConnections();
      await rm(folder, { recursive: true });
    },
  };
}

async function originOf(child: ChildProcess): Promise<string> {
  let told = "";
  for await (const text of child.stderr ?? []) {
    told += String(text);
    const [origin] = /http:\/\/\S+:\d+/.exec(told) ?? [];
    if (origin !== undefined) return origin;
  }
  throw new Error(`The daemon did not start: ${told}`);
}

async function believingFacilitator(): Promise<Server> {
  const kinds = [{ x402Version: 2, scheme: "exact", network: NETWORK }];
  const transaction = `0x${"ab".repeat(32)}`;
  const answers: Readonly<Record<string, object>> = {
    "/supported": { kinds },
    "/verify": { isValid: true, payer: PAY_TO },
    "/settle": { success: true, transaction, network: NETWORK, payer: PAY_TO },
  };
  const server = createServer((request, response) => {
    request.resume().once("end", () => {
      response.setHeader("content-type", "application/json");
      response.end(JSON.stringify(answers[request.url ?? ""] ?? {}));
    });
  });
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  return server;
}

function residentMegabytes(pid: number | undefined): number {
  const path = `/proc/${pid}/status`;
  if (!existsSync(path)) return 0;
  const [, kilobytes = "0"] = /VmRSS:\s+(\d+)/.exec(readFileSync(path, "utf8")) ?? [];
  return Math.round(Number(kilobytes) / 1_024);
}
