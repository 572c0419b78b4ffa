import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import { text } from "node:stream/consumers";
import { setTimeout as wait } from "node:timers/promises";
import { x402Facilitator } from "@x402/core/facilitator";
import type { Network, SchemeNetworkFacilitator, SettleRequest } from "@x402/core/types";
import { BAZAAR } from "@x402/extensions/bazaar";
import type { Fault, NoAnswer } from "./faults.ts";
import { closed, listening } from "./listening.ts";

/** A facilitator on this machine, with real chains behind it, that fails when told to. */
export interface Facilitator {
  readonly url: string;
  /** Every request that came, in order, those that got no answer too. */
  readonly calls: readonly Call[];
  readonly count: (route: Route) => number;
  /** What the next requests to a route meet, in order; null is no fault. */
  readonly next: (route: Route, ...faults: readonly (Fault | null)[]) => void;
  /** What every request to a route meets for which `next` has nothing. */
  readonly always: (route: Route, fault: Fault | null) => void;
  /** The only networks that it takes payments on; null for all that it can. */
  readonly offer: (networks: readonly Network[] | null) => void;
  /** The bearer token that each route wants; null for none. */
  readonly demand: (tokens: Readonly<Record<Route, string>> | null) => void;
  /** Refuses connections until it comes back, at the same address. */
  readonly goDown: () => Promise<void>;
  readonly comeBack: () => Promise<void>;
  /** Forgets faults, calls, tokens and the choice of networks. */
  readonly reset: () => void;
  readonly close: () => Promise<void>;
}

/** What a facilitator is asked. */
export type Route = "supported" | "verify" | "settle";

/** One request to a facilitator. */
export interface Call {
  readonly route: Route;
  /** The payment; null for `supported`. */
  readonly request: SettleRequest | null;
  /** What this request met in place of its work. */
  readonly fault: Fault | null;
  /** What went back: null before that, and the word for it where it was no answer. */
  answer: Answer | NoAnswer | null;
}

/** Status and object that a facilitator answers with. */
export interface Answer {
  readonly status: number;
  readonly body: unknown;
}

/** A network that a facilitator settles on, and its chain, which can hold transactions back. */
export interface Lane {
  readonly network: Network;
  readonly scheme: SchemeNetworkFacilitator;
  readonly chain: { readonly setAutomine: (mode: "on" | "off") => Promise<void> };
}

/** What a test told the facilitator, and what it was asked since. */
interface Orders {
  readonly calls: Call[];
  readonly next: Record<Route, (Fault | null)[]>;
  readonly always: Record<Route, Fault | null>;
  networks: readonly Network[] | null;
  tokens: Readonly<Record<Route, string>> | null;
}

/** Starts a facilitator for these networks; whoever starts it closes it. */
export async function startFacilitator(lanes: readonly Lane[]): Promise<Facilitator> {
  const orders: Orders = { calls: [], ...noOrders() };
  const answerTo = answering(lanes, orders);
  const server = createServer((request, response) => void take(request, response));
  const take = async (request: IncomingMessage, response: ServerResponse): Promise<void> =>
    send(response, await answerTo(request, await text(request)));
  const port = await listening(server, 0);
  return {
    url: `http://127.0.0.1:${port}`,
    calls: orders.calls,
    count: (route) => orders.calls.filter((call) => call.route === route).length,
    next: (route, ...faults) => void orders.next[route].push(...faults),
    always: (route, fault) => void (orders.always[route] = fault),
    offer: (networks) => void (orders.networks = networks),
    demand: (tokens) => void (orders.tokens = tokens),
    goDown: async () => closed(server),
    comeBack: async () => void (await listening(server, port)),
    reset: () => {
      orders.calls.length = 0;
      Object.assign(orders, noOrders());
    },
    close: async () => closed(server),
  };
}

function noOrders(): Omit<Orders, "calls"> {
  return {
    next: { supported: [], verify: [], settle: [] },
    always: { supported: null, verify: null, settle: null },
    networks: null,
    tokens: null,
  };
}

function answering(
  lanes: readonly Lane[],
  orders: Orders,
): (request: IncomingMessage, body: string) => Promise<Answer | NoAnswer> {
  const facilitator = new x402Facilitator();
  facilitator.registerExtension(BAZAAR);
  for (const { network, scheme } of lanes) facilitator.register(network, scheme);
  return async ({ method, url, headers }, body) => {
    const route = ROUTES[`${method} ${url}`];
    if (route === undefined) return { status: 404, body: { error: "no such route" } };
    const token = orders.tokens?.[route];
    if (token !== undefined && headers.authorization !== `Bearer ${token}`) {
      return { status: 401, body: { error: "unauthorized" } };
    }
    const request = route === "supported" ? null : (JSON.parse(body) as SettleRequest);
    const scripted = orders.next[route].shift();
    const fault = scripted === undefined ? orders.always[route] : scripted;
    const call: Call = { route, request, fault, answer: null };
    orders.calls.push(call);
    const work = async (): Promise<Answer> => worked(facilitator, orders.networks, call);
    const lane = lanes.find(({ network }) => network === request?.paymentRequirements.network);
    call.answer = fault === null ? await work() : await failed(fault, call, work, lane);
    return call.answer;
  };
}

const ROUTES: Readonly<Record<string, Route>> = {
  "GET /supported": "supported",
  "POST /verify": "verify",
  "POST /settle": "settle",
};

async function worked(
  facilitator: x402Facilitator,
  networks: readonly Network[] | null,
  { route, request }: Call,
): Promise<Answer> {
  const offered = (network: string): boolean => networks?.some((one) => one === network) ?? true;
  if (request === null) {
    const { kinds, ...rest } = facilitator.getSupported();
    return { status: 200, body: { kinds: kinds.filter((kind) => offered(kind.network)), ...rest } };
  }
  const { paymentPayload, paymentRequirements } = request;
  if (!offered(paymentRequirements.network)) {
    return { status: 400, body: { error: `no payments on ${paymentRequirements.network}` } };
  }
  try {
    const body =
      route === "verify"
        ? await facilitator.verify(paymentPayload, paymentRequirements)
        : await facilitator.settle(paymentPayload, paymentRequirements);
    return { status: 200, body };
  } catch (error) {
    return { status: 500, body: { error: error instanceof Error ? error.message : "unknown" } };
  }
}

async function failed(
  fault: Fault,
  call: Call,
  work: () => Promise<Answer>,
  lane: Lane | undefined,
): Promise<Answer | NoAnswer> {
  switch (fault.kind) {
    case "refuse":
      return { status: 200, body: refusal(call, fault.reason) };
    case "slow":
      await wait(fault.ms);
      return work();
    case "duplicate":
      await work();
      return work();
    case "pending":
      await lane?.chain.setAutomine("off");
      return work();
    case "no answer":
      if (fault.work === "done") await work();
      return fault.answer;
  }
}

function refusal({ route, request }: Call, reason: string): unknown {
  const network = request?.paymentRequirements.network;
  if (route === "settle") return { success: false, errorReason: reason, transaction: "", network };
  return route === "verify" ? { isValid: false, invalidReason: reason } : { error: reason };
}

function send(response: ServerResponse, answer: Answer | NoAnswer): void {
  switch (answer) {
    case "silence":
      return;
    case "drop":
      response.destroy();
      return;
    case "error":
      response.writeHead(500, { "content-type": "text/plain" }).end("Internal Server Error");
      return;
    case "bad json":
      response.writeHead(200, { "content-type": "application/json" }).end('{"isValid": tr');
      return;
    default:
      response
        .writeHead(answer.status, { "content-type": "application/json" })
        .end(JSON.stringify(answer.body));
  }
}
