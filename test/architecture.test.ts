import { readFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { globSync } from "tinyglobby";
import { expect, test } from "vitest";

/** Rooms that turn pages into a reading: pure, from values to values. */
const ENGINE =
  `base page fields document finding layout lexicon paper evidence weights solve schedule checks
  kinds confidence read pointing review learn audit draw verdict match einvoice terms emit`.split(
    /\s+/,
  );

/** Who may import whom, each room below those that may. A room is a folder or a file of `src`, or the folder `templates`. */
const MAY_IMPORT: Readonly<Record<string, string>> = {
  // Words by which texts are known, and how expressions are made of them.
  words: "",
  base: "words",
  "add-ons": "base",
  page: "base",
  // What each kind of paper prints, declared once; the documents that follow from it; what is said to people of them.
  fields: "base",
  document: "base fields",
  finding: "base fields document",
  ocr: "base page add-ons",
  // What documents lie in: ZIP files and e-mails.
  wrapper: "base",
  pdf: "base page ocr add-ons wrapper",
  layout: "base page",
  // The engine: what words mean, figures with their readings, signs, numbers, choice.
  lexicon: "base page fields document layout",
  templates: "lexicon",
  paper: "base page document finding layout words lexicon",
  evidence: "base page document layout words lexicon templates paper",
  weights: "evidence",
  solve: "base page paper evidence weights",
  // A file taken apart into the documents that it holds.
  split: "base page layout lexicon words weights",
  schedule: "base page fields document layout lexicon paper evidence weights",
  // What is held against a document that was read.
  checks: "base fields document finding",
  einvoice: "base document finding",
  // What invoices print beside their fields, for e-invoices.
  terms: "base document page layout paper words evidence",
  kinds: "base fields document finding checks",
  confidence: "base document finding checks kinds",
  read: `base page fields document finding pdf layout words lexicon templates paper evidence weights
    split solve schedule checks einvoice kinds confidence`,
  learn: "base page document layout lexicon paper read",
  witness: "base page document finding pdf ocr add-ons kinds",
  fallback: "base page fields document layout paper kinds add-ons",
  pointing: "page document finding layout lexicon paper checks kinds confidence read fallback",
  "read.ts": "base page finding pdf lexicon terms kinds read pointing fallback witness",
  // What becomes of readings.
  audit: "base document finding words checks kinds",
  draw: "base document finding checks kinds audit",
  verdict: "base document finding checks kinds confidence audit",
  // Readings written as e-invoices.
  emit: "base document finding kinds verdict",
  // The PDF of an invoice with its e-invoice inside.
  hybrid: "base finding kinds emit",
  match: "base document finding kinds audit verdict",
  wire: "base fields document finding checks kinds audit draw verdict match",
  sheets: "base fields document finding checks kinds audit draw verdict match wire",
  imports: "base document finding kinds verdict sheets",
  pay: "",
  find: "wire",
  batch: "base add-ons finding wrapper kinds read.ts wire fallback programs",
  explain: "base fields document finding pdf checks kinds read.ts verdict wire batch fallback",
  // What a person says of a reading.
  review:
    "base fields document finding layout page kinds confidence read read.ts fallback pointing verdict wire batch explain",
  library:
    "base wrapper finding kinds read.ts audit draw match emit hybrid verdict wire batch programs sheets explain",
  "index.ts": "base emit hybrid wire sheets library finding verdict",
  report:
    "base document finding pdf kinds read.ts audit draw verdict wire batch explain review programs",
  mcp: "base finding kinds read.ts audit draw verdict wire batch explain programs",
  http: "base wrapper pdf kinds read.ts fallback wire pay find batch explain mcp programs",
  // What a browser has in the place of Node, and the page that reads in one.
  browser: `base wrapper finding pdf ocr terms split kinds read read.ts library wire sheets batch
    explain pointing witness`,
  cli: `base fields document finding add-ons pdf layout lexicon kinds read learn read.ts fallback
    audit draw verdict match emit hybrid wire pay find batch explain review sheets imports library report http mcp programs witness
    page pointing`,
  // It names the scripts that others start, and imports nothing of theirs.
  programs: "batch cli explain http report",
};

/** The only places that may know a package; a new package gets a line here. */
const HOME_OF_PACKAGE: Readonly<Record<string, readonly string[]>> = {
  "decimal.js": ["src/base/money.ts"],
  "@embedpdf/pdfium": ["src/pdf/"],
  "onnxruntime-common": ["src/ocr/recognition/onnx-recogniser.ts"],
  sharp: ["src/pdf/"],
  "pdfjs-dist": ["src/witness/"],
  "tesseract.js": ["src/ocr/tesseract-process.ts"],
  saxes: ["src/einvoice/xml.ts", "src/hybrid/xmp.ts"],
  hucre: ["src/sheets/", "src/match/tables/csv-rows.ts"],
  "fastest-levenshtein": ["src/base/", "src/lexicon/"],
  "@sinclair/typebox": ["src/wire/"],
  ai: ["src/fallback/providers/"],
  "@ai-sdk/openai-compatible": ["src/fallback/providers/"],
  "@ai-sdk/anthropic": ["src/fallback/providers/"],
  ajv: ["src/mcp/check-arguments.ts", "src/mcp/compile-schema.ts"],
  "@modelcontextprotocol/server": ["src/mcp/", "src/http/mcp/exchange.ts"],
  fastify: ["src/http/"],
  "@fastify/cors": ["src/http/"],
  "@fastify/helmet": ["src/http/"],
  "@fastify/multipart": ["src/http/"],
  "@fastify/rate-limit": ["src/http/"],
  "@fastify/under-pressure": ["src/http/"],
  "prom-client": ["src/http/"],
  "@x402/core": ["src/pay/"],
  "@x402/evm": ["src/pay/"],
  "@x402/svm": ["src/pay/"],
  "@x402/extensions": ["src/http/discovery.ts", "src/pay/receipts/receipt-signer.ts"],
  viem: ["src/http/open-cashier.ts", "src/pay/channels/", "src/pay/client/"],
  "@solana/kit": ["src/pay/client/", "src/pay/solana-payment.ts"],
  stemmer: ["src/find/index/word-stems.ts"],
  tinyglobby: ["src/batch/"],
  "@aws-sdk/client-s3": ["src/batch/objects/object-storage.ts"],
  bullmq: ["src/batch/queue/"],
  ioredis: ["src/batch/queue/"],
  picomatch: ["src/batch/excluded.ts"],
  "jsonc-parser": ["src/cli/agents/"],
  "smol-toml": ["src/cli/agents/"],
  commander: ["src/cli/"],
  picocolors: ["src/cli/"],
};

/** Files that are started rather than imported. */
const STARTED = [
  /^src\/index\.ts$/,
  /^src\/cli\/start\.ts$/,
  // Scripts of the browser, and what stands there in the place of a module for Node.
  /^src\/browser\/(?:decoded-picture|document-address|index|inputs|ocr-engine|part-of|picture-writer|read-waiver-pages|read-terms|with-(?:pointing|witnesses)|page\/(?:main|packages|reader-worker|workbook-worker|late\/[\w-]+)|view\/main)\.ts$/,
  /^templates\//,
  // The page that the build makes of a script for browsers.
  /^src\/explain\/view-page\.ts$/,
];

interface Import {
  readonly from: string;
  readonly to: string;
  readonly isTypeOnly: boolean;
}

const files = globSync(["src/**/*.ts", "templates/**/*.ts"]).toSorted();
const codes = new Map(files.map((file) => [file, readFileSync(file, "utf8")]));
const imports = files.flatMap(importsOf);
const inside = imports.filter(({ to }) => codes.has(to));
const needs = new Map(
  files.map((file) => [file, inside.filter(({ from }) => from === file).map(({ to }) => to)]),
);

test("folders import only what the table allows", () => {
  const broken = inside.filter(({ from, to }) => {
    const [room, other] = [roomOf(from), roomOf(to)];
    return room !== other && !mayImport(room).includes(other);
  });
  expect(say(broken, "move the shared part to a room that both may import")).toEqual([]);
});

test("rooms stand in layers: none is above a room that is above it", () => {
  const above = (room: string, seen: readonly string[] = []): readonly string[] =>
    mayImport(room)
      .filter((below) => below !== "programs")
      .flatMap((below) =>
        seen.includes(below) ? [`${room} and ${below}`] : above(below, [...seen, below]),
      );
  expect(Object.keys(MAY_IMPORT).flatMap((room) => above(room, [room]))).toEqual([]);
});

test("the table says no more than is imported", () => {
  const known = new Set(inside.map(({ from, to }) => `${roomOf(from)} ${roomOf(to)}`));
  const rooms = Object.keys(MAY_IMPORT);
  const idle = rooms.flatMap((room) => mayImport(room).map((other) => `${room} ${other}`));
  expect(idle.filter((pair) => !known.has(pair))).toEqual([]);
});

test("ARCHITECTURE.md has every room once, below those that it imports", () => {
  const [, table = ""] = readFileSync("ARCHITECTURE.md", "utf8").split("| what it knows");
  const rows = [...table.matchAll(/^\| ([^|]+?) +\|/gm)].map(([, named = ""]) =>
    [...named.matchAll(/`([^`]+)`/g)].map(([, room = ""]) => room),
  );
  const folders = globSync("src/*", { onlyDirectories: true }).map(
    (path) => path.split("/")[1] ?? "",
  );
  const order = rows.flat();
  expect(order.toSorted()).toEqual(folders.toSorted());
  // What is started by its path is no import.
  const early = order.flatMap((room, at) =>
    (room === "programs" ? [] : mayImport(room))
      .filter((below) => order.indexOf(below) > at)
      .map((below) => `${room} above ${below}`),
  );
  expect(early).toEqual([]);
});

test("templates take types only, so that they stay data", () => {
  const broken = inside.filter(
    ({ from, to, isTypeOnly }) =>
      from.startsWith("templates/") && !to.startsWith("templates/") && !isTypeOnly,
  );
  expect(say(broken, "use `import type`")).toEqual([]);
});

test("packages stay in their folder", () => {
  const broken = imports.filter(({ from, to }) => {
    if (isOurs(to) || to.startsWith("node:")) return false;
    const homes = HOME_OF_PACKAGE[packageOf(to)] ?? [];
    return !homes.some((home) => from.startsWith(home));
  });
  expect(say(broken, "go through the folder that owns the package")).toEqual([]);
});

test("the engine does no I/O and reads neither clock, locale, chance nor environment", () => {
  const engine = files.filter((file) => ENGINE.includes(roomOf(file)));
  const forbidden =
    /from "node:|\bDate\b[.(]|Math\.random|\bprocess\.|\bIntl\.|toLocale|localeCompare|console\.|\bfetch\(/;
  const broken = engine.filter((file) => forbidden.test(withoutComments(codes.get(file) ?? "")));
  expect(broken.map((file) => `${file}: hand the value in from a shell`)).toEqual([]);
});

test("every file is imported or started by somebody", () => {
  const used = new Set(imports.map(({ to }) => to));
  const dead = files.filter((file) => !used.has(file) && !STARTED.some((root) => root.test(file)));
  expect(dead.map((file) => `${file}: nobody imports it, delete it`)).toEqual([]);
});

test("no file needs itself", () => {
  const closed = inside.filter(({ from, to }) => reaches(to, from, new Set()));
  expect(say(closed, "this import closes a circle, move what both need into a third file")).toEqual(
    [],
  );
});

test("relative imports name a file that exists, with its ending", () => {
  const broken = imports.filter(({ to }) => isOurs(to) && !codes.has(to));
  expect(say(broken, "write the path with `.ts`")).toEqual([]);
});

test("file names are kebab-case", () => {
  const broken = files.filter((file) => !/\/(?:[a-z0-9]+-)*[a-z0-9]+\.ts$/.test(file));
  expect(broken.map((file) => `${file}: rename it after its main export`)).toEqual([]);
});

test("what a file exports comes before its helpers", () => {
  const broken = files.filter((file) => {
    const code = codes.get(file) ?? "";
    const helper = code.search(/^(?:async )?(?:function|class) /m);
    return helper >= 0 && helper < code.search(/^export /m);
  });
  expect(broken.map((file) => `${file}: move the helpers below the main export`)).toEqual([]);
});

function mayImport(room: string): readonly string[] {
  return (MAY_IMPORT[room] ?? "").split(/\s+/).filter((other) => other !== "");
}

function importsOf(from: string): readonly Import[] {
  const code = withoutComments(codes.get(from) ?? "");
  const found = code.matchAll(
    /^(?:import|export)\s(type\s)?[^;]*?from "([^"]+)"|import\("([^"]+)"\)|new URL\("(\.[^"]+\.js)"/gm,
  );
  return [...found].map(([, type, named, dynamic, started]) => {
    const target = named ?? dynamic ?? (started ?? "").replace(/\.js$/, ".ts");
    const to = target.startsWith(".") ? join(dirname(from), target) : target;
    return { from, to, isTypeOnly: type !== undefined };
  });
}

function reaches(from: string, goal: string, seen: Set<string>): boolean {
  if (from === goal) return true;
  if (seen.has(from)) return false;
  seen.add(from);
  return (needs.get(from) ?? []).some((to) => reaches(to, goal, seen));
}

/** What a kind declares is below everything; what it does with documents is above the checks. */
const FIELDS = /^src\/kinds\/(?:field|(?:[^/]+\/)?(?:[a-z]+-)?fields)\.ts$/;

function roomOf(file: string): string {
  if (FIELDS.test(file)) return "fields";
  const [top = "", second = ""] = file.split("/");
  return top === "src" ? second : top;
}

function isOurs(target: string): boolean {
  return /^(?:src\/|templates\/|\.)/.test(target);
}

function packageOf(target: string): string {
  return target.split("/", target.startsWith("@") ? 2 : 1).join("/");
}

function withoutComments(code: string): string {
  return code.replace(/\/\*[\s\S]*?\*\/|^\s*\/\/.*$/gm, "");
}

function say(broken: readonly Import[], remedy: string): readonly string[] {
  return broken.map(({ from, to }) => `${from} imports ${to}: ${remedy}`);
}
