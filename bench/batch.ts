import { type ChildProcess, spawn, spawnSync } from "node:child_process";
import { once } from "node:events";
import { mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { cpus, tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout } from "node:timers/promises";
import { parseArgs } from "node:util";
import { globSync } from "tinyglobby";
import { LIMITS } from "../src/base/limits.ts";
import { readDocument } from "../src/read.ts";
import { writeResultsBlock } from "./results-block.ts";
import { markdownTable } from "./table.ts";

/** What many files cost: one worker, all cores, a queue with two workers; the memory of the one that gives them out. */
const DOCUMENTS = 1_000;
const GOAL_RATIO = 1.8;
const GOAL_OVERHEAD_MS = 2;
const REDIS_PORT = 7_397;

/** A run of the program, watched from outside. */
interface Run {
  readonly seconds: number;
  /** Resident memory after a tenth of the run, and at most after that. */
  readonly earlyMegabytes: number;
  readonly mostMegabytes: number;
  readonly cpuSeconds: number;
}

const folder = await mkdtemp(join(tmpdir(), "crossfoot-bench-"));
const pages = await onePagePapers();
await fill(join(folder, "in"));
const alone = await engineAlone();
const runs: readonly (readonly [string, Run])[] = [
  ["one job", await run("one", ["--jobs", "1", "--no-journal"])],
  ["two jobs", await run("two", ["--jobs", "2", "--no-journal"])],
  ["two jobs, with the journal", await run("journal", ["--jobs", "2"])],
  ["the same again, all known", await run("journal", ["--jobs", "2", "--resume"])],
  ...(await queued()),
];
await report();
await rm(folder, { recursive: true });

/** Fixtures of one page with text: what a month mostly has. */
async function onePagePapers(): Promise<readonly Buffer[]> {
  const paths = globSync("fixtures/{invoice,change-order}/*/*.pdf").toSorted();
  const papers: Buffer[] = [];
  for (const path of paths) {
    const bytes = await readFile(path);
    const reading = await readDocument(bytes, { kind: "auto", limits: LIMITS }).catch(() => null);
    if (reading?.pageCount === 1) papers.push(bytes);
  }
  return papers;
}

/** Each file is its own document: what is the same twice is read once. */
async function fill(into: string): Promise<void> {
  spawnSync("mkdir", ["-p", into]);
  for (let index = 0; index < DOCUMENTS; index += 1) {
    const paper = pages[index % pages.length] ?? Buffer.alloc(0);
    const own = Buffer.concat([paper, Buffer.from(`\n%${index}\n`)]);
    await writeFile(join(into, `${String(index).padStart(5, "0")}.pdf`), own);
  }
}

/** Milliseconds of the engine for one of them, in this process, warm, with its file read from disk. */
async function engineAlone(): Promise<number> {
  const options = { kind: "auto", limits: LIMITS } as const;
  for (const paper of pages) await readDocument(paper, options).catch(() => null);
  const paths = globSync("in/*.pdf", { cwd: folder, absolute: true }).toSorted();
  const began = performance.now();
  for (const path of paths) await readDocument(await readFile(path), options).catch(() => null);
  return (performance.now() - began) / paths.length;
}

async function run(name: string, more: readonly string[]): Promise<Run> {
  const words = [
    "read",
    join(folder, "in"),
    "--format",
    "json",
    "--out",
    join(folder, name),
    "--quiet",
  ];
  const began = performance.now();
  const child = spawn(process.execPath, ["bin/crossfoot.js", ...words, ...more], {
    stdio: "ignore",
  });
  const samples: number[] = [];
  let cpuSeconds = 0;
  const watch = setInterval(() => {
    const { rss, cpu } = stateOf(child);
    if (rss > 0) samples.push(rss);
    cpuSeconds = Math.max(cpuSeconds, cpu);
  }, 50);
  await once(child, "close");
  clearInterval(watch);
  const early = samples.slice(0, Math.max(1, Math.ceil(samples.length / 10)));
  return {
    seconds: (performance.now() - began) / 1_000,
    earlyMegabytes: Math.max(...early),
    mostMegabytes: Math.max(...samples),
    cpuSeconds,
  };
}

/** Resident megabytes and seconds of processor time, of all threads, as the system counts them. */
function stateOf({ pid = 0 }: ChildProcess): { readonly rss: number; readonly cpu: number } {
  const { stdout } = spawnSync("ps", ["-o", "rss=,cputimes=", "-p", String(pid)], {
    encoding: "utf8",
  });
  const [rss = 0, cpu = 0] = stdout.trim().split(/\s+/).map(Number);
  return { rss: rss / 1_024, cpu };
}

/** Two workers behind a queue, where this machine has a server for one. */
async function queued(): Promise<readonly (readonly [string, Run])[]> {
  if (spawnSync("redis-server", ["--version"]).status !== 0) return [];
  const server = spawn("redis-server", ["--port", String(REDIS_PORT), "--save", ""], {
    stdio: "ignore",
  });
  const store = join(folder, "store");
  const place = ["--queue", `redis://127.0.0.1:${REDIS_PORT}`, "--store", store];
  await setTimeout(500);
  const workers = [1, 2].map(() =>
    spawn(
      process.execPath,
      ["bin/crossfoot.js", "worker", join(folder, "in"), ...place, "--jobs", "1"],
      {
        stdio: "ignore",
      },
    ),
  );
  await setTimeout(2_000);
  try {
    return [["a queue with two workers", await run("queue", place)]];
  } finally {
    for (const worker of workers) worker.kill("SIGKILL");
    server.kill("SIGKILL");
  }
}

async function report(): Promise<void> {
  const rows = runs.map(([name, { seconds, earlyMegabytes, mostMegabytes, cpuSeconds }]) => [
    name,
    seconds.toFixed(1),
    (DOCUMENTS / seconds).toFixed(0),
    String(cpuSeconds),
    earlyMegabytes.toFixed(0),
    mostMegabytes.toFixed(0),
  ]);
  const [one, two] = runs.map(([, { seconds }]) => seconds);
  const ratio = (one ?? 0) / (two ?? 1);
  const overhead = ((one ?? 0) * 1_000) / DOCUMENTS - alone;
  const lines = [
    `${cpus().length} cores, Node ${process.version}; ${DOCUMENTS} documents of one page, copies of ${pages.length}; the engine alone takes ${alone.toFixed(1)} ms for each.`,
    "",
    markdownTable(["run", "s", "documents/s", "s of processor", "MB early", "MB at most"], rows),
    "",
    `Two jobs are ${ratio.toFixed(2)} times as fast as one (goal ${GOAL_RATIO}); one job takes ${overhead.toFixed(1)} ms more for a file than the engine alone, the start of the program included (goal ${GOAL_OVERHEAD_MS}).`,
  ];
  console.log(lines.join("\n"));
  const { values } = parseArgs({ options: { write: { type: "boolean" } } });
  if (values.write === true) await writeResultsBlock("batch", lines.join("\n"));
}
