import { mkdtempSync, readdirSync, readFileSync } from "node:fs";
import {
  createServer,
  type IncomingHttpHeaders,
  type IncomingMessage,
  type Server,
} from "node:http";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { buffer } from "node:stream/consumers";
import type { PaymentRequired } from "@x402/core/types";
import type { FastifyInstance } from "fastify";
import { toHex } from "viem";
import { crossfoot, type Finished } from "../cli/run-crossfoot.ts";
import { headerOf } from "./rig/altered-payment.ts";
import { keyOf } from "./rig/key.ts";
import { closed, listening } from "./rig/listening.ts";

/** Variables of a user who pays with the wallet of a payer of the rig, and keeps his payments in a folder of his own. */
export function userOf(name: string): Readonly<Record<string, string>> {
  return {
    CROSSFOOT_WALLET_KEY: toHex(keyOf(`payer ${name}`)),
    XDG_STATE_HOME: mkdtempSync(join(tmpdir(), "crossfoot-state-")),
  };
}

/** Runs `crossfoot read --remote` as a user. */
export async function readAt(
  url: string,
  words: readonly string[],
  env: Readonly<Record<string, string>>,
): Promise<Finished> {
  return crossfoot(["read", "--remote", url, ...words], { env });
}

/** Payments that a user's state keeps. */
export function keptBy({
  XDG_STATE_HOME: state = "",
}: Readonly<Record<string, string>>): readonly string[] {
  try {
    const folder = join(state, "crossfoot", "pending-payments");
    return readdirSync(folder).map((name) => readFileSync(join(folder, name), "utf8"));
  } catch {
    return [];
  }
}

/** What came to a server of a test. */
export interface Asked {
  readonly method: "GET" | "POST";
  readonly url: string;
  readonly headers: IncomingHttpHeaders;
  readonly body: Buffer;
  /** The payment's header; null where there was none. */
  readonly payment: string | null;
}

/** What a server of a test answers. */
export interface Said {
  readonly status: number;
  readonly headers?: Readonly<Record<string, string>>;
  readonly body?: string;
}

/** A reading as a server of a test gives it. */
export const READING: string = JSON.stringify({
  document: { documentType: "CHANGE_ORDER", kind: "GC_CHANGE_ORDER" },
  checks: [],
  warnings: [],
  confidence: 0.95,
});

/** A demand for payment as a server sends it. */
export function demand(...entries: readonly object[]): Said {
  const required = {
    x402Version: 2,
    error: "Payment required.",
    resource: { url: "https://crossfoot.example/api/v1/extract" },
    accepts: entries as PaymentRequired["accepts"],
  };
  return {
    status: 402,
    headers: { "payment-required": headerOf(required) },
    body: JSON.stringify(required),
  };
}

/** What a server of a test does with one request: an answer, or the word for none. */
export type Deed = Said | "cut" | "silence";

/** A server on this machine that does what a test says. */
export interface Door {
  readonly url: string;
  readonly asked: readonly Asked[];
  /** Every payment that came, each once. */
  readonly payments: () => ReadonlySet<string>;
}

const doors: Server[] = [];

/** Closes every server of the tests of a file. */
export async function closeDoors(): Promise<void> {
  for (const server of doors.splice(0)) await closed(server);
}

/** A server until the doors are closed. */
export async function openDoor(act: (asked: Asked) => Promise<Deed> | Deed): Promise<Door> {
  const all: Asked[] = [];
  const server = createServer({ maxHeaderSize: 65_536 }, (request, response) => {
    void (async () => {
      const asked = await askedBy(request);
      all.push(asked);
      const deed = await act(asked);
      if (deed === "silence") return;
      if (deed === "cut") return void response.destroy();
      response.writeHead(deed.status, { ...deed.headers }).end(deed.body);
    })();
  });
  const port = await listening(server, 0);
  doors.push(server);
  return {
    url: `http://127.0.0.1:${port}`,
    asked: all,
    payments: () => new Set(all.flatMap(({ payment }) => (payment === null ? [] : [payment]))),
  };
}

/** Passes a request on to a daemon without a port. */
export async function passedOn(
  app: FastifyInstance,
  { method, url, headers, body }: Asked,
): Promise<Said> {
  const { "payment-signature": payment, "content-type": type } = headers;
  const answer = await app.inject({
    method,
    url,
    headers: {
      ...(type === undefined ? {} : { "content-type": type }),
      ...(payment === undefined ? {} : { "payment-signature": payment }),
    },
    ...(method === "GET" ? {} : { payload: body }),
  });
  const names = ["content-type", "payment-required", "payment-response", "retry-after"];
  const kept = names.flatMap((name) =>
    answer.headers[name] === undefined ? [] : [[name, String(answer.headers[name])]],
  );
  return {
    status: answer.statusCode,
    headers: Object.fromEntries(kept) as Record<string, string>,
    body: answer.body,
  };
}

async function askedBy(request: IncomingMessage): Promise<Asked> {
  const { url = "", headers } = request;
  const header = headers["payment-signature"];
  const payment = typeof header === "string" ? header : null;
  const method = request.method === "GET" ? "GET" : "POST";
  return { method, url, headers, body: await buffer(request), payment };
}
