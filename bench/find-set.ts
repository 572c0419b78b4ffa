import { readFileSync } from "node:fs";
import { join } from "node:path";
import { parseArgs } from "node:util";
import { member } from "../src/find/clean-text.ts";
import { type JudgedNeed, toolsOf } from "./find/catalogs.ts";
import { ourSearch, plainSearch, type Quality, qualityOf } from "./find/quality.ts";
import { markdownTable } from "./table.ts";

const USAGE = `npm run bench:find-set -- FOLDER

Compares the finder's ranking with plain BM25 on a set of one's own. The folder holds:

  bazaar.json    {"items": […]}, a page of a Bazaar
  registry.json  {"servers": […]}, a page of a registry of MCP servers
  needs.json     [{"need": "…", "relevant": {"URL or server's name": grade from 0 to 3}}, …]

  --json         the totals as JSON
  --help         this text`;

const { values: options, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    json: { type: "boolean", default: false },
    help: { type: "boolean", default: false },
  },
});

const [folder] = positionals;
if (options.help || folder === undefined) console.log(USAGE);
else console.log(options.json ? JSON.stringify(totals(folder)) : table(totals(folder)));

interface Totals {
  readonly tools: number;
  readonly plain: Quality;
  readonly ours: Quality;
}

function totals(of: string): Totals {
  const listOf = (file: string, name: string): readonly unknown[] => {
    const list = member(jsonOf(join(of, file)), name);
    if (!Array.isArray(list)) throw new Error(`${file} holds no list named ${name}.`);
    return list as readonly unknown[];
  };
  const tools = toolsOf(
    { bazaar: listOf("bazaar.json", "items"), registry: listOf("registry.json", "servers") },
    (name) => name,
  );
  const said = jsonOf(join(of, "needs.json")) as readonly {
    readonly need: string;
    readonly relevant: JudgedNeed["grades"];
  }[];
  const needs = said.map(({ need, relevant }) => ({ need, grades: relevant }));
  return {
    tools: tools.length,
    plain: qualityOf(plainSearch(tools), tools, needs),
    ours: qualityOf(ourSearch(tools), tools, needs),
  };
}

function table({ tools, plain, ours }: Totals): string {
  const row = (name: string, { needs, ndcg5, top1, honest }: Quality): readonly string[] => [
    name,
    String(needs),
    ndcg5.toFixed(3),
    `${(100 * top1).toFixed(1)} %`,
    `${(100 * (1 - honest)).toFixed(1)} %`,
  ];
  const header = ["ranking", "needs", "nDCG@5", "first right", "answered though nothing meets it"];
  const rows = [row("plain BM25", plain), row("finder", ours)];
  return `${tools} tools.\n\n${markdownTable(header, rows)}`;
}

function jsonOf(path: string): unknown {
  return JSON.parse(readFileSync(path, "utf8"));
}
