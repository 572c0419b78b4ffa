import { once } from "node:events";
import { readFileSync } from "node:fs";
import { Agent, request } from "node:http";
import { connect, type Socket } from "node:net";
import { availableParallelism } from "node:os";
import { parseArgs } from "node:util";
import { Worker } from "node:worker_threads";
import type { PaymentRequired } from "@x402/core/types";
import { packedObjects, streamBombs } from "../test/http/support/stream-bombs.ts";
import type { HostileClients } from "./attack-clients.ts";
import { type AttackedDaemon, attackedDaemon } from "./attack-daemon.ts";
import { writeResultsBlock } from "./results-block.ts";
import { markdownTable } from "./table.ts";
import { unsignedPayment } from "./unsigned-payment.ts";

const USAGE = `npm run bench:attack -- [options]

Starts the daemon with a facilitator that believes everything, attacks it from this machine, and measures how long
another client waits meanwhile. All limits of requests for each minute are off. Takes some minutes.

  --before DIR   a checkout of another state, built, for the column "before"
  --seconds N    how long each attack lasts (default: 15)
  --write        put the table into bench/RESULTS.md
  --help         this text`;

const { values: options } = parseArgs({
  options: {
    before: { type: "string" },
    seconds: { type: "string", default: "15" },
    write: { type: "boolean", default: false },
    help: { type: "boolean", default: false },
  },
});

const DOCUMENT = readFileSync("fixtures/invoice/us-classic/electric.pdf");
const ROUTE = "/api/v1/invoice";
const CLIENT = "10.9.0.1";
const HOSTILE_CONNECTIONS = 50;
const IDLE_CONNECTIONS = 1_000;
const QUIET_REQUESTS = 60;
const PAUSE_MS = 40;
const FIGURES = "median / p95 / longest";
const FIRST_MS = 1_000;
const STRANGERS_MS = 5_000;
/** Nobody waits longer: what is not answered by then counts as this long. */
const PATIENCE_MS = 90_000;
const AGENT = new Agent({ keepAlive: true });

if (options.help) console.log(USAGE);
else await bench();

async function bench(): Promise<void> {
  const sides = [
    ...(options.before === undefined ? [] : [["before", options.before] as const]),
    ["after", "."] as const,
  ];
  const columns: Measures[] = [];
  for (const [name, checkout] of sides) {
    columns.push(await measured(checkout));
    console.error(`${name}: ${JSON.stringify(columns.at(-1))}`);
  }
  const names = Object.keys(columns.at(-1) ?? {});
  const table = markdownTable(
    ["under attack", ...sides.map(([name]) => name)],
    names.map((name) => [name, ...columns.map((column) => column[name] ?? "")]),
  );
  const head = `${availableParallelism()} cores, Node ${process.version}, attackers and client on the same machine; ${HOSTILE_CONNECTIONS} connections for ${options.seconds} s in each attack; milliseconds.`;
  const report = `${head}\n\n${table}`;
  console.log(report);
  if (options.write) await writeResultsBlock("attack", report);
}

type Measures = Readonly<Record<string, string>>;

async function measured(checkout: string): Promise<Measures> {
  return {
    ...(await withDaemon(checkout, oneBomb)),
    ...(await withDaemon(checkout, quiet)),
    ...(await withDaemon(checkout, async (daemon) => underAttack(daemon, 1))),
    ...(await withDaemon(checkout, async (daemon) => underAttack(daemon, HOSTILE_CONNECTIONS))),
    ...(await withDaemon(checkout, idleConnections)),
  };
}

async function withDaemon(
  checkout: string,
  measure: (daemon: AttackedDaemon) => Promise<Measures>,
): Promise<Measures> {
  const daemon = await attackedDaemon(checkout);
  try {
    return await measure(daemon);
  } finally {
    await daemon.stop();
  }
}

/** What one unpaid file costs that unpacks to 900 MB. */
async function oneBomb(daemon: AttackedDaemon): Promise<Measures> {
  const before = daemon.residentMegabytes();
  let most = before;
  const look = setInterval(() => {
    most = Math.max(most, daemon.residentMegabytes());
  }, 10);
  const { ms, status } = await ask(daemon, Buffer.from(packedObjects(300)));
  clearInterval(look);
  return {
    "one unpaid file that unpacks to 900 MB": `${ms.toFixed(0)} (status ${status})`,
    "memory that it takes": `${most - before} MB`,
  };
}

async function quiet(daemon: AttackedDaemon): Promise<Measures> {
  const times = await visit(daemon, () => QUIET_REQUESTS);
  return rowsOf("quiet", times);
}

async function underAttack(daemon: AttackedDaemon, addresses: number): Promise<Measures> {
  await visit(daemon, () => 10);
  const clients: HostileClients = {
    url: `${daemon.origin}${ROUTE}`,
    documents: Object.values(streamBombs()),
    connections: HOSTILE_CONNECTIONS,
    addresses,
  };
  const script = new URL("./attack-clients.js", import.meta.url);
  const hostile = new Worker(script, { workerData: clients });
  await once(hostile, "message");
  const end = performance.now() + Number(options.seconds) * 1_000;
  const times = await visit(daemon, () => (performance.now() < end ? Infinity : 0));
  const strangers = await strangersOf(daemon);
  await hostile.terminate();
  const name = addresses === 1 ? "attack of one address" : `attack of ${addresses} addresses`;
  const first = times.filter(({ atMs }) => atMs < FIRST_MS);
  const later = times.filter(({ atMs }) => atMs >= FIRST_MS);
  return {
    ...rowsOf(`${name}, first second`, first),
    ...rowsOf(name, later),
    [`${name}: 402 for strangers, ${FIGURES}`]: figuresOf(strangers, 402),
  };
}

interface Visit extends Answer {
  readonly isPaid: boolean;
  /** When it began. */
  readonly atMs: number;
}

/** Clients of addresses that nobody knows ask for the price, one after the other, for a while. */
async function strangersOf(daemon: AttackedDaemon): Promise<readonly Answer[]> {
  const end = performance.now() + STRANGERS_MS;
  const answers: Answer[] = [];
  for (let nth = 0; nth < QUIET_REQUESTS && performance.now() < end; nth++) {
    answers.push(await ask(daemon, DOCUMENT, { address: `10.8.0.${nth}` }));
    await pause(PAUSE_MS);
  }
  return answers;
}

/** Another client asks for the price and buys a read, by turns. */
async function visit(daemon: AttackedDaemon, most: () => number): Promise<readonly Visit[]> {
  const began = performance.now();
  const visits: Visit[] = [];
  let demand: PaymentRequired | null = null;
  for (let nth = 0; nth < most(); nth++) {
    for (const isPaid of [false, true]) {
      if (isPaid && demand === null) continue;
      const atMs = performance.now() - began;
      const payment = isPaid && demand !== null ? unsignedPayment(demand) : null;
      const answer = await ask(daemon, DOCUMENT, { payment });
      visits.push({ ...answer, isPaid, atMs });
      if (answer.status === 402) demand = JSON.parse(answer.body) as PaymentRequired;
      await pause(PAUSE_MS);
    }
  }
  return visits;
}

function rowsOf(name: string, visits: readonly Visit[]): Measures {
  const rows = [false, true].map((isPaid) => {
    const mine = visits.filter((visit) => visit.isPaid === isPaid);
    const figures = figuresOf(mine, isPaid ? 200 : 402);
    return [`${name}: ${isPaid ? "paid read" : "402"}, ${FIGURES}`, figures] as const;
  });
  return Object.fromEntries(rows);
}

function figuresOf(answers: readonly Answer[], wanted: number): string {
  const ms = answers.map((answer) => answer.ms).toSorted((one, other) => one - other);
  const refused = answers.filter(({ status }) => status !== wanted).length;
  const figures = `${at(ms, 0.5)} / ${at(ms, 0.95)} / ${at(ms, 1)}`;
  return ms.length === 0 ? "none came back" : `${figures} (${ms.length}, ${refused} refused)`;
}

function at(sorted: readonly number[], share: number): string {
  const index = Math.min(sorted.length - 1, Math.floor(share * sorted.length));
  return (sorted[index] ?? 0).toFixed(0);
}

/** How long a newcomer waits behind idle connections of one address. */
async function idleConnections({ origin }: AttackedDaemon): Promise<Measures> {
  const { hostname, port } = new URL(origin);
  const sockets: Socket[] = [];
  for (let nth = 0; nth < IDLE_CONNECTIONS; nth++) {
    const socket = connect({ host: hostname, port: Number(port), localAddress: "127.0.0.2" });
    socket
      .on("error", () => undefined)
      .on("connect", () => {
        socket.write("GET /healthz HTTP/1.1\r\nHost: x\r\n\r\n");
      });
    socket.resume();
    sockets.push(socket);
  }
  await pause(3_000);
  const began = performance.now();
  let status = 0;
  while (status !== 200 && performance.now() - began < PATIENCE_MS) {
    ({ status } = await get(`${origin}/healthz`));
    if (status !== 200) await pause(PAUSE_MS);
  }
  const waited = (performance.now() - began).toFixed(0);
  for (const socket of sockets) socket.destroy();
  return { [`a newcomer behind ${IDLE_CONNECTIONS} idle connections of one address`]: waited };
}

interface Answer {
  readonly ms: number;
  /** 0 where none came. */
  readonly status: number;
  readonly body: string;
}

async function get(url: string): Promise<Answer> {
  return answerOf(request(url, { agent: new Agent(), timeout: PATIENCE_MS }));
}

interface Asked {
  readonly payment?: string | null;
  /** Where the client comes from, as it says. */
  readonly address?: string;
}

async function ask(
  { origin }: AttackedDaemon,
  document: Buffer,
  { payment = null, address = CLIENT }: Asked = {},
): Promise<Answer> {
  const sent = request(`${origin}${ROUTE}`, {
    agent: AGENT,
    method: "POST",
    timeout: PATIENCE_MS,
    headers: {
      "content-type": "application/pdf",
      "content-length": document.length,
      "x-forwarded-for": address,
      ...(payment === null ? {} : { "payment-signature": payment }),
    },
  });
  return answerOf(sent, document);
}

async function answerOf(sent: ReturnType<typeof request>, body?: Buffer): Promise<Answer> {
  const began = performance.now();
  return new Promise((resolve) => {
    const settle = (status: number, text: string): void =>
      resolve({ ms: performance.now() - began, status, body: text });
    sent.on("timeout", () => sent.destroy());
    sent.on("error", () => settle(0, ""));
    sent.on("response", (answer) => {
      const chunks: Buffer[] = [];
      answer.on("data", (chunk: Buffer) => chunks.push(chunk));
      answer.on("error", () => settle(0, ""));
      answer.on("end", () => settle(answer.statusCode ?? 0, Buffer.concat(chunks).toString()));
    });
    sent.end(body);
  });
}

function pause(ms: number): Promise<void> {
  return new Promise((resolve) => {
    setTimeout(resolve, ms);
  });
}
