import { execFile, spawn } from "node:child_process";
import { once } from "node:events";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { cp, mkdir, mkdtemp, readdir, rm, stat, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { Client } from "@modelcontextprotocol/client";
import { StdioClientTransport } from "@modelcontextprotocol/client/stdio";
import { afterAll, describe, expect, onTestFinished, test } from "vitest";
import { type AddOn, ADD_ONS } from "../../src/add-ons/add-ons.ts";
import { asAny } from "../mcp/clients.ts";
import { SHOWS_VIEWS } from "../mcp/local/local-server.ts";

const TYPED = resolve("fixtures/pay-application/aia-g702/first-application.pdf");
const SCANNED = resolve("fixtures/scans/pay-application/office.pdf");

/** What installing may cost, in millions of bytes of files. */
const MOST_WITH_RECOGNITION = 150;
const MOST_WITHOUT = 46;

/** Guards against a registry that never answers. */
const GUARD_MS = 900_000;

interface Ended {
  readonly code: number;
  readonly stdout: string;
  readonly stderr: string;
}

const home = await mkdtemp(join(tmpdir(), "crossfoot-install-"));
afterAll(async () => rm(home, { recursive: true, force: true }), GUARD_MS);

const isRegistryThere =
  (await npm(["view", "picocolors", "version", "--fetch-retries=0"])).code === 0;
if (!isRegistryThere) process.stderr.write("Skipped: npm reaches no registry to install from.\n");

describe.skipIf(!isRegistryThere)("installed from its tarball", { timeout: GUARD_MS }, async () => {
  const tarball = isRegistryThere ? await packed() : "";
  const light = isRegistryThere ? await installed("light", [tarball, "--omit=optional"]) : "";

  test("without recognition it is small, and does all that needs none", async () => {
    await expectSize(light, MOST_WITHOUT);
    await expectItWorks(light);
    const { stdout, code } = await run(light, ["doctor"]);
    expect([code, stdout.match(/^none {2}/gm)?.length]).toEqual([0, 8]);
    expect(stdout).toContain("add it with: npm install onnxruntime-node@1.17.0");
    const scan = await run(light, ["read", SCANNED]);
    expect([scan.code, scan.stderr]).toEqual([3, expect.stringContaining(lackOf("recognition"))]);
  });

  test("each add-on that a command misses is named in a sentence, with what adds it", async () => {
    const out = join(light, "results");
    const model = { CROSSFOOT_MODEL: "any", CROSSFOOT_MODEL_KEY: "key" };
    for (const [addOn, words, env] of [
      ["storage", ["read", "s3://bucket/file.pdf"], {}],
      ["storage", ["read", TYPED, "--out", "s3://bucket/results/"], {}],
      ["queue", ["worker", light, "--queue", "redis://localhost", "--store", out], {}],
      ["queue", ["read", TYPED, "--out", out, "--queue", "redis://localhost", "--store", out], {}],
      ["openAiCompatible", ["read", TYPED, "--model", "http://localhost:9/v1"], model],
      ["anthropic", ["read", TYPED, "--model", "https://api.anthropic.com"], model],
      ["payment", ["serve"], PAID],
      ["payment", ["deposits", "withdraw", "--rpc", "https://base.example"], {}],
    ] as const) {
      const { code, stderr } = await run(light, words, env);
      expect([words, code, stderr]).toEqual([words, 2, `crossfoot: ${lackOf(addOn)}\n`]);
    }
    const wallet = { CROSSFOOT_WALLET_KEY: `0x${"1".repeat(64)}` };
    const listed = await run(light, ["deposits"], { XDG_STATE_HOME: home });
    expect([listed.code, listed.stderr]).toEqual([0, expect.stringContaining("No deposits")]);
    const { stdout, code } = await run(light, ["doctor"], wallet);
    expect([code, stdout]).toEqual([1, expect.stringContaining(lackOf("payment"))]);
  });

  test("a server that asks for payment is told of as unread, with what adds payment", async () => {
    const server = createServer((_request, response) => {
      response.writeHead(402, { "payment-required": "e30=" }).end("{}");
    }).listen(0, "127.0.0.1");
    onTestFinished(() => void server.close());
    await once(server, "listening");
    const { port } = server.address() as AddressInfo;
    const words = ["read", TYPED, "--remote", `http://127.0.0.1:${port}`];
    const { code, stderr } = await run(light, words);
    expect([code, stderr]).toEqual([3, expect.stringContaining(lackOf("payment"))]);
  });

  test("with recognition it reads scans, and stays below its limit", async () => {
    const place = await installed("usual", [tarball]);
    await expectSize(place, MOST_WITH_RECOGNITION);
    await expectItWorks(place);
    const { stdout, code } = await run(place, ["read", SCANNED, "--format", "json"]);
    expect([code, stdout]).toEqual([0, expect.stringContaining(`"PAY_APPLICATION"`)]);
    const explained = await run(place, ["explain", SCANNED, "--out", "scan.html"]);
    expect([explained.code, explained.stderr]).toEqual([0, ""]);
  });

  test("the commands that add the add-ons add them all", async () => {
    const wanted = Object.values(ADD_ONS).flatMap(wantedOf);
    const added = await npm(["install", ...wanted, ...QUIET], light);
    expect([added.code, added.stderr]).toEqual([0, expect.not.stringContaining("ERESOLVE")]);
    const { stdout, code } = await run(light, ["doctor"]);
    expect([code, stdout]).toEqual([0, expect.not.stringMatching(/^none/m)]);
    const explained = await run(light, ["explain", SCANNED, "--out", "scan.html"]);
    expect([explained.code, explained.stderr]).toEqual([0, ""]);
  });
});

/** Settings with which payments could be taken. */
const PAID = {
  CROSSFOOT_SERVE_PAY_TO_BASE: "0x000000000000000000000000000000000000dEaD",
  CROSSFOOT_SERVE_FACILITATOR: "http://localhost:9",
  CROSSFOOT_SERVE_LEDGER: home,
};

const QUIET = ["--no-audit", "--no-fund", "--loglevel=error"];

function wantedOf({ packages }: AddOn): readonly string[] {
  return Object.entries(packages).map(([name, version]) => `${name}@${version}`);
}

function lackOf(key: keyof typeof ADD_ONS): string {
  const { part } = ADD_ONS[key];
  return `${part} is not installed; add it with: npm install ${wantedOf(ADD_ONS[key]).join(" ")}`;
}

async function packed(): Promise<string> {
  const { stdout } = await npm(["pack", "--ignore-scripts", "--json", "--pack-destination", home]);
  const [{ filename }] = JSON.parse(stdout) as [{ readonly filename: string }];
  return join(home, filename);
}

/** An empty folder into which packages were installed. */
async function installed(name: string, words: readonly string[]): Promise<string> {
  const place = join(home, name);
  await mkdir(place);
  await writeFile(join(place, "package.json"), `{ "private": true }`);
  const { code, stderr } = await npm(["install", ...words, ...QUIET], place);
  expect(code, stderr).toBe(0);
  return place;
}

async function expectSize(place: string, mostMegabytes: number): Promise<void> {
  const entries = await readdir(join(place, "node_modules"), {
    recursive: true,
    withFileTypes: true,
  });
  const files = entries.filter((entry) => entry.isFile());
  const sizes = await Promise.all(
    files.map(async ({ parentPath, name }) => (await stat(join(parentPath, name))).size),
  );
  const megabytes = sizes.reduce((sum, size) => sum + size, 0) / 1e6;
  expect(megabytes).toBeLessThanOrEqual(mostMegabytes);
  expect(files.length).toBeLessThanOrEqual(MOST_FILES);
}

/** Of which half are the library's modules and the types of a package. */
const MOST_FILES = 3_500;

/** Everything that needs no add-on. */
async function expectItWorks(place: string): Promise<void> {
  const papers = join(place, "papers");
  await cp(TYPED, join(papers, "application.pdf"));
  const read = await run(place, ["read", TYPED, "--format", "json"]);
  expect([read.code, read.stdout]).toEqual([0, expect.stringContaining(`"PAY_APPLICATION"`)]);
  const explained = await run(place, ["explain", TYPED, "--out", "page.html"]);
  expect(explained).toEqual({ code: 0, stdout: "page.html\n", stderr: "" });
  const reported = await run(place, ["report", papers, "--out", "report.html"]);
  expect(reported.code, reported.stderr).toBe(0);
  await expectLibrary(place);
  await expectServer(place);
  await expectAgents(place, papers);
}

async function expectLibrary(place: string): Promise<void> {
  await writeFile(
    join(place, "read.mjs"),
    `import { readFile } from "node:fs/promises";
import { read } from "crossfoot";
console.log((await read(await readFile(process.argv[2]))).document.documentType);`,
  );
  const { stdout, stderr } = await finished(process.execPath, ["read.mjs", TYPED], place);
  expect([stdout, stderr]).toEqual(["PAY_APPLICATION\n", ""]);
}

async function expectServer(place: string): Promise<void> {
  const child = spawn(process.execPath, [PROGRAM, "serve", "--free", "--port", "0"], {
    cwd: place,
    env: { PATH: process.env["PATH"], CROSSFOOT_SERVE_WORKERS: "1" },
    stdio: ["ignore", "ignore", "pipe"],
  });
  const ended = new Promise((done) => child.on("close", done));
  onTestFinished(async () => {
    child.kill("SIGKILL");
    await ended;
  });
  let said = "";
  const url = await new Promise<string>((found, failed) => {
    child.stderr.setEncoding("utf8").on("data", (text: string) => {
      said += text;
      const [address] = /http:\/\/\S+(?= reads documents)/.exec(said) ?? [];
      if (address !== undefined) found(address);
    });
    void ended.then(() => failed(new Error(said)));
  });
  const answer = await fetch(`${url}/healthz`);
  expect(answer.status).toBe(200);
}

async function expectAgents(place: string, papers: string): Promise<void> {
  const client = new Client({ name: "test", version: "1" }, { capabilities: SHOWS_VIEWS });
  const args = [PROGRAM, "mcp", papers];
  await client.connect(
    new StdioClientTransport({ command: process.execPath, args, cwd: place, stderr: "ignore" }),
  );
  const any = asAny(client);
  expect((await any.tools()).map(({ name }) => name)).toContain("read_document");
  const answer = await any.call("read_document", { path: "application.pdf" });
  expect([answer.isError ?? false, JSON.stringify(answer)]).toEqual([
    false,
    expect.stringContaining("PAY_APPLICATION"),
  ]);
  const { contents } = await client.readResource({ uri: "ui://crossfoot/explain.html" });
  expect(contents).toMatchObject([{ text: expect.stringMatching(/^<!doctype html>/i) as string }]);
  const page = await any.call("explain_view", { path: "application.pdf", page: 1 });
  expect(JSON.stringify(page._meta)).toMatch(/data:image\/(?:png|webp);base64/);
  await client.close();
}

const PROGRAM = "node_modules/crossfoot/bin/crossfoot.js";

async function run(
  place: string,
  words: readonly string[],
  env: Readonly<Record<string, string>> = {},
): Promise<Ended> {
  return finished(process.execPath, [PROGRAM, ...words], place, env);
}

async function npm(words: readonly string[], place = "."): Promise<Ended> {
  const { PATH, HOME } = process.env;
  const settings = Object.entries(process.env).filter(([name]) =>
    /^npm_config_(?:registry|cache|https?_proxy)/i.test(name),
  );
  return finished("npm", words, place, { PATH, HOME, ...Object.fromEntries(settings) });
}

async function finished(
  command: string,
  words: readonly string[],
  cwd: string,
  env: NodeJS.ProcessEnv = {},
): Promise<Ended> {
  return new Promise((done) => {
    execFile(
      command,
      words,
      { cwd, env: { PATH: process.env["PATH"], ...env }, maxBuffer: 64_000_000 },
      (error, stdout, stderr) => {
        const code = typeof error?.code === "number" ? error.code : error === null ? 0 : -1;
        done({ code, stdout, stderr });
      },
    );
  });
}
