import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { cpus, loadavg } from "node:os";
import { fileURLToPath } from "node:url";
import { parseArgs } from "node:util";
import { catalogTools, judgedNeeds } from "./find/catalogs.ts";
import { halfOf, ourSearch, plainSearch, type Quality, qualityOf } from "./find/quality.ts";
import { indexMs, measured, type Scale, serveInvented } from "./find/scale.ts";
import { writeResultsBlock } from "./results-block.ts";
import { markdownTable } from "./table.ts";

const USAGE = `npm run bench:find -- [options]

Compares the finder's ranking with plain BM25 on the judged needs, both halves, where ../shared/catalogs is at hand;
then what many invented listings cost in time and memory.

  --listings N   invented listings (default: 50000)
  --write        put the tables into bench/RESULTS.md
  --help         this text`;

const { values: options } = parseArgs({
  options: {
    listings: { type: "string", default: "50000" },
    part: { type: "string" },
    base: { type: "string" },
    write: { type: "boolean", default: false },
    help: { type: "boolean", default: false },
  },
});

const LISTINGS = Number(options.listings);

if (options.help) console.log(USAGE);
else if (options.part === "serve") serveInvented(LISTINGS);
else if (options.part === "index") console.log(JSON.stringify(indexMs(LISTINGS)));
else if (options.part === "measure")
  console.log(JSON.stringify(await measured(options.base ?? "")));
else await bench();

async function bench(): Promise<void> {
  const report = [
    `${cpus().length} cores (${cpus()[0]?.model ?? "unknown"}), Node ${process.version}.`,
    quality(),
    scaleTable(await scale()),
  ].join("\n\n");
  console.log(report);
  if (options.write) await writeResultsBlock("find", report);
}

function quality(): string {
  const tools = catalogTools();
  if (tools === null) return "Ranking: skipped, ../shared/catalogs is not at hand.";
  const needs = judgedNeeds();
  const [plain, ours] = [plainSearch(tools), ourSearch(tools)];
  const rows = (["tune", "test"] as const).flatMap((half) => {
    const some = halfOf(needs, half);
    const before = qualityOf(plain, tools, some);
    const after = qualityOf(ours, tools, some);
    return [
      row(half, "plain BM25", before, ""),
      row(half, "finder", after, `${percent(after.ndcg5 / before.ndcg5 - 1)} more`),
    ];
  });
  const header = ["half", "ranking", "needs", "nDCG@5", "top-1", "nothing for nothing", "gain"];
  return `${tools.length} tools of the catalogs.\n\n${markdownTable(header, rows)}`;
}

function row(half: string, name: string, quality: Quality, gain: string): readonly string[] {
  const { needs, ndcg5, top1, honest } = quality;
  return [half, name, String(needs), ndcg5.toFixed(3), percent(top1), percent(honest), gain];
}

/** Each part in a process of its own, so that none is weighed with what another has left. */
async function scale(): Promise<Scale> {
  const catalog = part("serve");
  const [base] = (await once(catalog.stdout ?? process.stdin, "data")) as [Buffer];
  try {
    const rest = await answerOf<Omit<Scale, "indexMs">>("measure", base.toString().trim());
    return { indexMs: await answerOf<number>("index"), ...rest };
  } finally {
    catalog.kill();
  }
}

async function answerOf<Answer>(name: string, base = ""): Promise<Answer> {
  const child = part(name, "--base", base);
  let text = "";
  child.stdout?.on("data", (chunk: Buffer) => (text += chunk.toString()));
  const [code] = (await once(child, "close")) as [number | null];
  if (code !== 0) throw new Error(`The part ${name} ended with ${code}.`);
  return JSON.parse(text) as Answer;
}

function part(name: string, ...words: readonly string[]): ChildProcess {
  const script = fileURLToPath(import.meta.url);
  const all = ["--expose-gc", script, "--part", name, "--listings", String(LISTINGS), ...words];
  return spawn(process.execPath, all, { stdio: ["ignore", "pipe", "inherit"] });
}

function scaleTable(cost: Scale): string {
  const rows = [
    ["tools after merging", String(cost.tools), ""],
    ["merging and indexing", seconds(cost.indexMs), "20 s"],
    ["first sync from loopback", seconds(cost.syncMs), ""],
    ["opening what is stored", `${cost.openMs.toFixed(0)} ms`, ""],
    ["store on disk", megabytes(cost.snapshotBytes), ""],
    ["resident while searching", megabytes(cost.residentBytes), "300 MB"],
    ["resident at most during a sync", megabytes(cost.mostResidentBytes), "300 MB"],
    ["the same with the process of the sync", megabytes(cost.mostOfBothBytes), ""],
    ["search, median", `${cost.p50.toFixed(2)} ms`, ""],
    ["search, p99", `${cost.p99.toFixed(2)} ms`, "15 ms"],
    ["search, p99, processor time", `${cost.p99Cpu.toFixed(2)} ms`, ""],
    ["search, longest", `${cost.longest.toFixed(1)} ms`, ""],
    ["longest wait and search in 10 s without a sync", `${cost.longestWithout.toFixed(0)} ms`, ""],
    [
      `longest wait and search, of ${cost.searchesDuringSync} in three syncs`,
      `${cost.longestDuringSync.map((ms) => ms.toFixed(0)).join(", ")} ms`,
      "50 ms",
    ],
  ];
  const note = `${LISTINGS} invented listings; the machine had other work (load ${loadavg()[0]?.toFixed(1) ?? ""}).`;
  return `${note}\n\n${markdownTable(["", "measured", "goal"], rows)}`;
}

function percent(share: number): string {
  return `${(100 * share).toFixed(1)} %`;
}

function seconds(milliseconds: number): string {
  return `${(milliseconds / 1_000).toFixed(1)} s`;
}

function megabytes(bytes: number): string {
  return `${(bytes / 1_048_576).toFixed(0)} MB`;
}
