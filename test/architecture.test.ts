import { readFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { globSync } from "tinyglobby";
import { expect, test } from "vitest";

/** Folders that turn pages into a reading: pure, from values to values. */
const ENGINE = [
  "base",
  "page",
  "fields",
  "document",
  "finding",
  "layout",
  "template",
  "checks",
  "kinds",
];

/** Folders that read a paper by fitted numbers, with what they read it by and into. */
const FITTED = ["base", "page", "document", "template", "paper", "evidence", "weights", "solve"];

/** Who may import whom. A room is a folder or a file of `src`, or the folder `templates`. */
const MAY_IMPORT: Readonly<Record<string, readonly string[]>> = {
  // Words by which texts are known, and how expressions are made of them.
  words: [],
  base: ["words"],
  "add-ons": ["base"],
  page: ["base"],
  // What each kind of paper prints, declared once; and the documents that follow from it.
  fields: ["base"],
  document: ["base", "fields"],
  // What is said to people of a reading: values, and their sentences.
  finding: ["base", "fields", "document"],
  ocr: ["base", "page", "add-ons"],
  pdf: ["base", "page", "ocr"],
  layout: ["base", "page"],
  template: ["base", "page", "fields", "layout", "document", "finding", "words"],
  checks: ["base", "fields", "document", "finding"],
  kinds: ["base", "fields", "document", "finding", "checks"],
  // The engine that is fitted. It reads the summary of a pay application; the phrases that it knows are the templates'.
  paper: ["base", "page", "layout", "words"],
  evidence: ["base", "page", "layout", "document", "paper", "template", "templates", "words"],
  weights: ["base", "evidence"],
  solve: ["base", "page", "paper", "evidence", "weights"],
  schedule: ["base", "fields", "page", "layout", "document", "template", "evidence", "weights"],
  einvoice: ["base", "document", "finding"],
  fallback: ["base", "page", "fields", "document", "layout", "template", "kinds", "add-ons"],
  templates: ["template"],
  "construction-templates.ts": ["template", "templates"],
  "templates.ts": ["template", "templates", "construction-templates.ts"],
  // Of the fallback only the type of what asking cost.
  "reading.ts": ["base", "document", "finding", "checks", "kinds", "fallback"],
  "by-kind.ts": ["kinds", "reading.ts"],
  confidence: [...ENGINE, "reading.ts"],
  "evidence.ts": [...ENGINE, "reading.ts"],
  "order-evidence.ts": [...ENGINE, "reading.ts", "evidence.ts"],
  "proved-reading.ts": [...ENGINE, "reading.ts", "confidence"],
  "order-marks.ts": FITTED,
  "order-descriptions.ts": FITTED,
  "order-lists.ts": [...FITTED, "order-descriptions.ts", "order-marks.ts"],
  "order-judge.ts": [...FITTED, "order-descriptions.ts", "order-lists.ts"],
  "summary-readings.ts": FITTED,
  "application-summary.ts": [
    ...FITTED,
    "order-judge.ts",
    "order-lists.ts",
    "order-marks.ts",
    "summary-readings.ts",
  ],
  "heading-choice.ts": FITTED,
  "application-schedule.ts": [...FITTED, "schedule"],
  "known-scores.ts": FITTED,
  "order-choice.ts": [...FITTED, "known-scores.ts"],
  "read-construction.ts": [
    ...ENGINE,
    "paper",
    "weights",
    "application-summary.ts",
    "application-schedule.ts",
    "order-choice.ts",
    "heading-choice.ts",
    "reading.ts",
    "proved-reading.ts",
    "confidence",
    "evidence.ts",
    "order-evidence.ts",
  ],
  "invoice-evidence.ts": [...ENGINE, "reading.ts"],
  "invoice-head.ts": [...FITTED, "finding"],
  "invoice-parties.ts": FITTED,
  "invoice-totals.ts": FITTED,
  "invoice-items.ts": FITTED,
  "invoice-choices.ts": [
    "template",
    "invoice-head.ts",
    "invoice-items.ts",
    "invoice-parties.ts",
    "invoice-totals.ts",
  ],
  "read-invoice.ts": [
    ...ENGINE,
    "invoice-choices.ts",
    "pdf",
    "einvoice",
    "reading.ts",
    "proved-reading.ts",
    "confidence",
    "invoice-evidence.ts",
  ],
  "reconsider.ts": ["page", "finding", "template", "reading.ts"],
  pointing: [...ENGINE, "reading.ts", "confidence", "fallback"],
  "read-contents.ts": [
    ...ENGINE,
    "pdf",
    "reconsider.ts",
    "reading.ts",
    "read-construction.ts",
    "read-invoice.ts",
  ],
  "read.ts": [
    ...ENGINE,
    "pdf",
    "pointing",
    "fallback",
    "construction-templates.ts",
    "templates.ts",
    "reading.ts",
    "read-contents.ts",
    "read-invoice.ts",
  ],
  wire: ["base", "document", "finding", "checks", "audit", "reading.ts", "fields", "kinds"],
  sheets: ["base", "document", "finding", "checks", "reading.ts", "wire", "fields", "kinds"],
  audit: ["base", "document", "finding", "checks", "reading.ts", "fields", "kinds"],
  // Of the template only what a paper that was not read says of itself.
  library: [
    "base",
    "finding",
    "checks",
    "kinds",
    "template",
    "reading.ts",
    "read.ts",
    "audit",
    "wire",
    "batch",
    "programs",
    "sheets",
    "explain",
  ],
  "index.ts": ["base", "wire", "sheets", "library"],
  // What a browser has in the place of Node, and the page that reads in one.
  browser: ["base", "pdf", "ocr", "read.ts", "library", "wire", "explain"],
  pay: ["base", "wire"],
  find: ["base", "wire"],
  // It names the scripts that others start, and imports nothing of theirs.
  programs: ["batch", "cli", "explain", "http", "report"],
  batch: ["base", "add-ons", "reading.ts", "read.ts", "wire", "fallback", "programs"],
  explain: [...ENGINE, "pdf", "reading.ts", "by-kind.ts", "read.ts", "wire", "batch", "fallback"],
  report: [
    "base",
    "fields",
    "kinds",
    "document",
    "finding",
    "checks",
    "pdf",
    "reading.ts",
    "read.ts",
    "audit",
    "wire",
    "batch",
    "explain",
    "programs",
  ],
  http: [
    "base",
    "pdf",
    "reading.ts",
    "read.ts",
    "fallback",
    "wire",
    "pay",
    "find",
    "batch",
    "explain",
    "mcp",
    "programs",
  ],
  // Of the template only what a paper that was not read says of itself.
  mcp: [
    "base",
    "finding",
    "reading.ts",
    "read.ts",
    "template",
    "audit",
    "wire",
    "batch",
    "explain",
    "programs",
  ],
  cli: [
    "invoice-choices.ts",
    ...ENGINE,
    "add-ons",
    "pdf",
    "templates.ts",
    "reading.ts",
    "by-kind.ts",
    "read.ts",
    "fallback",
    "audit",
    "wire",
    "pay",
    "find",
    "batch",
    "explain",
    "sheets",
    "library",
    "report",
    "http",
    "mcp",
    "programs",
  ],
};

/** The only places that may know a package; a new package gets a line here. */
const HOME_OF_PACKAGE: Readonly<Record<string, readonly string[]>> = {
  "decimal.js": ["src/base/money.ts"],
  "@embedpdf/pdfium": ["src/pdf/"],
  "onnxruntime-common": ["src/ocr/recognition/onnx-recogniser.ts"],
  sharp: ["src/pdf/"],
  saxes: ["src/einvoice/xml.ts"],
  hucre: ["src/sheets/"],
  "fastest-levenshtein": ["src/base/", "src/template/", "src/audit/"],
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
  "@x402/extensions": ["src/http/discovery.ts"],
  viem: ["src/http/open-cashier.ts", "src/pay/client/"],
  "@solana/kit": ["src/pay/client/", "src/pay/solana-payment.ts"],
  stemmer: ["src/find/index/word-stems.ts"],
  tinyglobby: ["src/batch/"],
  "@aws-sdk/client-s3": ["src/batch/objects/object-storage.ts"],
  bullmq: ["src/batch/queue/"],
  ioredis: ["src/batch/queue/"],
  picomatch: ["src/batch/excluded.ts"],
  commander: ["src/cli/"],
  picocolors: ["src/cli/"],
};

/** Files that are started rather than imported. */
const STARTED = [
  /^src\/index\.ts$/,
  /^src\/cli\/start\.ts$/,
  // Scripts of the browser, and what stands there in the place of a module for Node.
  /^src\/browser\/(?:index|inputs|ocr-engine|picture-writer|page\/main|page\/reader-worker)\.ts$/,
  // The engine that is fitted: nothing reads by it until it takes over.
  /^src\/solve\/read-application\.ts$/,
  /^src\/solve\/change-order\/read-change-order\.ts$/,
  /^templates\//,
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

test("folders import only what the table allows", () => {
  const broken = inside.filter(({ from, to }) => {
    const [room, other] = [roomOf(from), roomOf(to)];
    return room !== other && MAY_IMPORT[room]?.includes(other) !== true;
  });
  expect(say(broken, "move the shared part to a room that both may import")).toEqual([]);
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
  const engine = files.filter((file) => [...ENGINE, "audit", "einvoice"].includes(roomOf(file)));
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
  return inside.some((step) => step.from === from && reaches(step.to, goal, seen));
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
