import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { readFileSync } from "node:fs";
import { availableParallelism, cpus } from "node:os";
import { parseArgs } from "node:util";
import { Worker } from "node:worker_threads";
import { ask, type Answered, load } from "./http-load.ts";
import { writeResultsBlock } from "./results-block.ts";
import { markdownTable } from "./table.ts";

const USAGE = `npm run bench:serve -- [options]

Runs the daemon with all cores, asks it to read a one-page document over and over, and compares it with the same
engine in worker threads that are sent nothing. Then free routes under that load, and memory over many reads.

  --reads N   reads for the memory (default: 10000)
  --write     put the tables into bench/RESULTS.md
  --help      this text`;

const { values: options } = parseArgs({
  options: {
    reads: { type: "string", default: "10000" },
    write: { type: "boolean", default: false },
    help: { type: "boolean", default: false },
  },
});

const CORES = availableParallelism();
const ROUNDS = 20;
const ROUND_MS = 1_500;
/** Enough that no worker ever waits for the next document. */
const CONNECTIONS = 2 * CORES;

const DOCUMENTS = [
  { path: "fixtures/pay-application/aia-g702/g702-only.pdf", route: "/api/v1/extract" },
  { path: "fixtures/invoice/us-classic/electric.pdf", route: "/api/v1/invoice" },
] as const;

type BenchDocument = (typeof DOCUMENTS)[number];

if (options.help) console.log(USAGE);
else await bench();

async function bench(): Promise<void> {
  const daemon = await started();
  const { origin, pid } = daemon;
  const report = [
    `${CORES} cores (${cpus()[0]?.model ?? "unknown"}), Node ${process.version}; the best of ${ROUNDS} rounds of ${ROUND_MS / 1_000} s, by turns; the load comes from the same machine.`,
    await saturation(origin, pid),
    await freeRoutes(origin),
    await memory(origin, pid),
  ].join("\n\n");
  daemon.child.kill("SIGTERM");
  await once(daemon.child, "exit");
  console.log(report);
  if (options.write) await writeResultsBlock("serve", report);
}

/** The daemon as an operator starts it, and where it listens. */
async function started(): Promise<{ child: ChildProcess; origin: string; pid: number }> {
  const child = spawn(process.execPath, ["bin/crossfoot.js", "serve", "--free", "--port", "0"], {
    env: { ...process.env, CROSSFOOT_SERVE_LOG_LEVEL: "warn" },
    stdio: ["ignore", "ignore", "pipe"],
  });
  child.stderr.setEncoding("utf8");
  for await (const text of child.stderr) {
    const [origin] = /http:\/\/\S+:\d+/.exec(String(text)) ?? [];
    if (origin !== undefined && child.pid !== undefined) return { child, origin, pid: child.pid };
  }
  throw new Error("The daemon did not start.");
}

/** Reads each second and processor time of each read: the daemon, and the engine alone. */
async function saturation(origin: string, pid: number): Promise<string> {
  const rows: string[][] = [];
  for (const document of DOCUMENTS) {
    const engine = await engineThreads(document);
    const rounds = { engine: [] as Round[], daemon: [] as Round[], latencies: [] as number[] };
    await load(askFor(origin, document), { connections: CONNECTIONS, ms: 4 * ROUND_MS });
    await engine.round(4 * ROUND_MS);
    for (let nth = 0; nth < ROUNDS; nth++) {
      rounds.engine.push(await engine.round(ROUND_MS));
      const before = cpuMs(pid);
      const answered = await load(askFor(origin, document), {
        connections: CONNECTIONS,
        ms: ROUND_MS,
      });
      rounds.daemon.push(roundOf(answered.length, cpuMs(pid) - before));
      rounds.latencies.push(...answered.map(({ ms }) => ms));
      if (answered.some(({ status }) => status !== 200)) throw new Error("A read was refused.");
    }
    await engine.close();
    const [engineCpu, daemonCpu] = [bestCpu(rounds.engine), bestCpu(rounds.daemon)];
    const [engineRate, daemonRate] = [bestRate(rounds.engine), bestRate(rounds.daemon)];
    rows.push([
      document.path.replace("fixtures/", ""),
      engineRate.toFixed(0),
      daemonRate.toFixed(0),
      (daemonRate / engineRate).toFixed(2),
      engineCpu.toFixed(2),
      daemonCpu.toFixed(2),
      (daemonCpu / engineCpu).toFixed(2),
      quantile(rounds.latencies, 0.5).toFixed(0),
      quantile(rounds.latencies, 0.99).toFixed(0),
    ]);
  }
  const header = [
    "at saturation",
    "engine, reads/s",
    "daemon, reads/s",
    "ratio",
    "engine, CPU ms",
    "daemon, CPU ms",
    "ratio",
    "p50 ms",
    "p99 ms",
  ];
  return markdownTable(header, rows);
}

/** How long the free routes take while every core reads. */
async function freeRoutes(origin: string): Promise<string> {
  const reading = load(askFor(origin, DOCUMENTS[0]), {
    connections: CONNECTIONS,
    ms: 6 * ROUND_MS,
  });
  const times = new Map<string, number[]>();
  const end = performance.now() + 6 * ROUND_MS - 500;
  while (performance.now() < end) {
    for (const path of ["/healthz", "/", "/api/v1/extract", "/openapi.json"]) {
      const { ms, status } = await ask({ url: `${origin}${path}`, method: "GET" });
      if (status !== 200) throw new Error(`${path} was refused.`);
      times.set(path, [...(times.get(path) ?? []), ms]);
    }
  }
  await reading;
  return markdownTable(
    ["free routes under that load", "requests", "p50 ms", "p99 ms"],
    [...times].map(([path, values]) => [
      path,
      String(values.length),
      quantile(values, 0.5).toFixed(1),
      quantile(values, 0.99).toFixed(1),
    ]),
  );
}

/** Resident memory after so many reads of changing documents. */
async function memory(origin: string, pid: number): Promise<string> {
  const total = Number(options.reads);
  const step = Math.max(1, Math.floor(total / 10));
  const rows: string[][] = [];
  for (let done = 0; done < total; done += step) {
    const document = DOCUMENTS[(done / step) % DOCUMENTS.length] ?? DOCUMENTS[0];
    await load(askFor(origin, document), { connections: CONNECTIONS, count: step });
    rows.push([String(done + step), String(residentMegabytes(pid))]);
  }
  return markdownTable(["reads", "resident MB"], rows);
}

interface Round {
  readonly perSecond: number;
  readonly cpuMs: number;
}

function roundOf(reads: number, cpu: number): Round {
  return { perSecond: reads / (ROUND_MS / 1_000), cpuMs: cpu / reads };
}

/** Threads that read one document over and over, as many as there are cores. */
async function engineThreads(document: BenchDocument): Promise<{
  readonly round: (ms: number) => Promise<Round>;
  readonly close: () => Promise<void>;
}> {
  const script = new URL("./serve-engine.js", import.meta.url);
  const workers = Array.from(
    { length: CORES },
    () => new Worker(script, { workerData: { ...document } }),
  );
  return {
    round: async (ms) => {
      const before = process.cpuUsage();
      const counts = workers.map(async (worker) => {
        worker.postMessage(ms);
        const [count] = (await once(worker, "message")) as [number];
        return count;
      });
      const reads = (await Promise.all(counts)).reduce((sum, count) => sum + count, 0);
      const { user, system } = process.cpuUsage(before);
      return roundOf(reads, (user + system) / 1_000);
    },
    close: async () => {
      await Promise.all(workers.map(async (worker) => worker.terminate()));
    },
  };
}

function askFor(origin: string, { path, route }: BenchDocument): () => Promise<Answered> {
  const body = readFileSync(path);
  return async () =>
    ask({ url: `${origin}${route}`, method: "POST", type: "application/pdf", body });
}

/** Processor time of a process and its threads, without its children. */
function cpuMs(pid: number): number {
  const fields = readFileSync(`/proc/${pid}/stat`, "utf8").split(") ")[1]?.split(" ") ?? [];
  return 10 * (Number(fields[11]) + Number(fields[12]));
}

function residentMegabytes(pid: number): number {
  const [, kilobytes] = /VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, "utf8")) ?? [];
  return Math.round(Number(kilobytes) / 1_024);
}

/** The best round counts: what else happens on the machine can only slow it. */
function bestCpu(rounds: readonly Round[]): number {
  return Math.min(...rounds.map((round) => round.cpuMs));
}

function bestRate(rounds: readonly Round[]): number {
  return Math.max(...rounds.map(({ perSecond }) => perSecond));
}

function quantile(values: readonly number[], share: number): number {
  const sorted = values.toSorted((one, other) => one - other);
  return sorted[Math.min(sorted.length - 1, Math.floor(share * sorted.length))] ?? 0;
}
