import { spawn } from "node:child_process";
import { cp, mkdir, mkdtemp, readFile, rm, symlink, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { pathToFileURL } from "node:url";
import { Client as NewClient } from "@modelcontextprotocol/client";
import { StdioClientTransport as NewTransport } from "@modelcontextprotocol/client/stdio";
import { Client as OldClient } from "@modelcontextprotocol/sdk/client/index.js";
import { StdioClientTransport as OldTransport } from "@modelcontextprotocol/sdk/client/stdio.js";
import { afterAll, beforeAll, describe, expect, onTestFinished, test } from "vitest";
import { read } from "../../src/index.ts";
import { type AnyClient, asAny, textOf } from "./clients.ts";

const PROGRAM = resolve("bin/crossfoot.js");
const APPLICATION = "fixtures/pay-application/aia-g702/first-application.pdf";

let home: string;
let allowed: string;
beforeAll(async () => {
  home = await mkdtemp(join(tmpdir(), "crossfoot-mcp-"));
  allowed = join(home, "jobs");
  await mkdir(join(allowed, "march"), { recursive: true });
  await mkdir(join(home, "private"));
  await cp(APPLICATION, join(allowed, "march/application.pdf"));
  await cp("fixtures/invoice/us-classic/electric.pdf", join(allowed, "bill.pdf"));
  await cp("fixtures/audit/boathouse", join(allowed, "boathouse"), { recursive: true });
  await cp(APPLICATION, join(home, "private/secret.pdf"));
  await cp(APPLICATION, join(home, "jobs-next-door.pdf"));
  await symlink(join(home, "private/secret.pdf"), join(allowed, "link.pdf"));
  await symlink(join(home, "private"), join(allowed, "boathouse/elsewhere"));
  await symlink(join(allowed, "bill.pdf"), join(allowed, "inside.pdf"));
  await writeFile(join(allowed, "large.pdf"), Buffer.alloc(52_428_801, "%PDF-1.7 "));
});
afterAll(async () => rm(home, { recursive: true }));

interface Started {
  readonly client: AnyClient;
  readonly heard: () => string;
}

async function start(isNew: boolean, folders: readonly string[] = [allowed]): Promise<Started> {
  const given = {
    command: process.execPath,
    args: [PROGRAM, "mcp", ...folders],
    stderr: "pipe" as const,
    cwd: home,
  };
  const transport = isNew ? new NewTransport(given) : new OldTransport(given);
  let heard = "";
  transport.stderr?.on("data", (piece: Buffer) => (heard += piece.toString()));
  const client = isNew
    ? new NewClient({ name: "test", version: "1" }, { versionNegotiation: { mode: "auto" } })
    : new OldClient({ name: "test", version: "1" });
  await client.connect(transport);
  onTestFinished(async () => client.close());
  return { client: asAny(client), heard: () => heard };
}

describe.each([
  ["the client of 2025", false],
  ["the client of 2026", true],
])("%s", (_name, isNew) => {
  test("reads a file by its path, however it is written, before and after listing", async () => {
    const { client, heard } = await start(isNew);
    const path = join(allowed, "march/application.pdf");
    const before = await client.call("read_document", { path });
    expect((await client.tools()).map(({ name }) => name)).toEqual([
      "read_document",
      "audit_folder",
      "explain",
    ]);
    for (const way of [
      "march/application.pdf",
      "./march/../march/application.pdf",
      pathToFileURL(path).href,
    ]) {
      expect(await client.call("read_document", { path: way })).toEqual(before);
    }
    const { document } = (await read(await readFile(path))) as { document: object };
    expect(before.structuredContent?.["document"]).toEqual(document);
    expect(JSON.parse(textOf(before))).toEqual(before.structuredContent);
    const inside = await client.call("read_document", { path: "inside.pdf", kind: "invoice" });
    expect(inside.structuredContent).toHaveProperty("invoice.total", 19_845);
    expect(heard()).not.toMatch(/Warning|application\.pdf/);
  });

  test("reads nothing outside of its folders, and says nothing of what is there", async () => {
    const { client } = await start(isNew);
    const outside = [
      join(home, "private/secret.pdf"),
      join(home, "private/nothing.pdf"),
      join(home, "jobs-next-door.pdf"),
      "../private/secret.pdf",
      "link.pdf",
      "boathouse/elsewhere/secret.pdf",
      "/etc/passwd",
      "~/.ssh/id_ed25519",
      `${allowed}/../private/secret.pdf`,
      "file:///etc/passwd",
      "C:\\Windows\\win.ini",
    ];
    const sentences = new Set<string>();
    for (const path of outside) {
      for (const tool of ["read_document", "explain"]) {
        const answer = await client.call(tool, { path });
        expect([path, answer.isError]).toEqual([path, true]);
        sentences.add(textOf(answer));
      }
    }
    const unlike = [...sentences].filter(
      (sentence) => !sentence.startsWith("This path is outside of"),
    );
    // On this system a backslash is a letter like any other, so that this is the name of no file in the folder.
    expect(unlike.filter((sentence) => sentence !== "There is no such file.")).toEqual([]);
    const folder = await client.call("audit_folder", { folder: home });
    expect(textOf(folder)).toMatch(/outside of the folders that may be read/);
  });

  test("says what is wrong with a path or a document", async () => {
    const { client } = await start(isNew);
    const document = (await readFile(APPLICATION)).toString("base64");
    const wrong: readonly (readonly [object, RegExp])[] = [
      [{}, /either `path` or `document`/],
      [{ path: "a.pdf", document }, /either `path` or `document`/],
      [{ path: "nothing.pdf" }, /There is no such file\./],
      [{ path: "march" }, /is a folder; name a PDF in it/],
      [{ path: "large.pdf" }, /Not read: .*52428801 bytes/],
      [{ path: "\0" }, /There is no such file|outside/],
      [{ path: "" }, /`path` must NOT have fewer than 1 characters/],
      [{ file: "a.pdf" }, /has no argument `file`.*`path`, `document`/],
      [{ document: document.slice(0, -2) }, /is cut off/],
      [{ document, sha256: "0".repeat(64) }, /damaged on its way/],
      [{ path: "bill.pdf", kind: "construction" }, /Not read: /],
      [{ path: "bill.pdf", kind: "letter" }, /`kind` must be one of auto, construction, invoice/],
    ];
    for (const [given, said] of wrong) {
      const answer = await client.call("read_document", given);
      expect([answer.isError, textOf(answer)]).toEqual([true, expect.stringMatching(said)]);
    }
    const sent = await client.call("read_document", { document, detail: "full" });
    expect(sent.structuredContent).toHaveProperty("engine");
  });

  test("audits a folder, tells how far it is, and leaves alone what links lead to", async () => {
    const { client } = await start(isNew);
    const told: number[] = [];
    const onprogress = ({ progress }: { readonly progress: number }): void =>
      void told.push(progress);
    const answer = await client.call("audit_folder", { folder: "boathouse" }, { onprogress });
    expect(told).toEqual(told.map((_one, index) => index + 1));
    expect(told.length).toBeGreaterThan(1);
    expect(answer.structuredContent).toMatchObject({
      summary: expect.stringMatching(
        /^\d+ applications of 1 contracts; \d+ comparisons FAILED; .*1 links left alone/,
      ) as string,
      contracts: 1,
      notRead: [],
      leftOut: 0,
    });
    expect(JSON.parse(textOf(answer))).toEqual(answer.structuredContent);
    expect(JSON.stringify(answer)).not.toMatch(/secret/);
    const full = await client.call("audit_folder", { folder: "boathouse", detail: "full" });
    expect(full.structuredContent).toHaveProperty("contracts.0.findings");
    const all = await client.call("audit_folder", {});
    expect(all.structuredContent).toMatchObject({
      notRead: expect.arrayContaining([
        { file: "bill.pdf", error: expect.any(String) as string },
        { file: "large.pdf", error: expect.any(String) as string },
      ]) as object,
    });
    expect(textOf(await client.call("audit_folder", { folder: "march/application.pdf" }))).toMatch(
      /is no folder/,
    );
  });

  test("explains where figures stand, and writes a page only where there is none", async () => {
    const { client } = await start(isNew);
    const path = "march/application.pdf";
    const places = await client.call("explain", { path });
    expect(places.structuredContent).toMatchObject({
      figures: { currentPaymentDue: { page: 1, printed: "$ 77,162.40" } },
    });
    expect(JSON.parse(textOf(places))).toEqual(places.structuredContent);
    const one = await client.call("explain", { path, field: "currentPaymentDue" });
    expect(one.structuredContent).toHaveProperty("figures.currentPaymentDue.because");
    expect(textOf(await client.call("explain", { path, field: "nonsense" }))).toMatch(
      /There is .*periodTo/,
    );
    const out = `shown-${String(isNew)}.html`;
    const shown = await client.call("explain", { path, out });
    const page = join(allowed, out);
    expect(shown.structuredContent).toMatchObject({
      page: expect.stringMatching(/\.html$/) as string,
    });
    expect(await readFile(page, "utf8")).toMatch(/^<!doctype html>/i);
    for (const [target, said] of [
      [out, /file of this name already/],
      ["bill.pdf", /must end in \.html/],
      ["../out.html", /outside of the folders/],
      [join(home, "private/out.html"), /outside of the folders/],
      ["boathouse/elsewhere/out.html", /outside of the folders/],
      ["nowhere/out.html", /no such file/],
    ] as const) {
      expect(textOf(await client.call("explain", { path, out: target }))).toMatch(said);
    }
    await rm(page);
  });
});

test("without a folder the current one may be read, and at the root of everything none", async () => {
  const { client } = await start(true, []);
  const answer = await client.call("read_document", { path: "jobs/bill.pdf" });
  expect(answer.isError ?? false).toBe(false);
  const given = {
    command: process.execPath,
    args: [PROGRAM, "mcp"],
    cwd: "/",
    stderr: "ignore" as const,
  };
  const rootless = new NewClient({ name: "test", version: "1" });
  await rootless.connect(new NewTransport(given));
  onTestFinished(async () => rootless.close());
  const refused = await asAny(rootless).call("read_document", { path: join(allowed, "bill.pdf") });
  expect(textOf(refused)).toMatch(/was started without one\. .*send the PDF as `document`/);
});

test("a folder that is none is told before anything is served", async () => {
  const { code, out, heard } = await talk(["mcp", join(home, "nowhere")], "");
  expect([code, out]).toEqual([2, ""]);
  expect(heard).toMatch(/is not there or is no folder/);
});

test("standard output holds messages and nothing else, whatever comes in", async () => {
  const lines = [
    "hello",
    "{",
    "[]",
    JSON.stringify({ jsonrpc: "2.0", id: 1, method: "nothing/there" }),
    JSON.stringify({ jsonrpc: "2.0", id: 2, method: "tools/list" }),
    `{"jsonrpc":"2.0","id":3,"method":"tools/call","params":{"name":"__proto__","arguments":{}}}`,
    "\u0000\u0001",
  ];
  const { code, out } = await talk(["mcp", allowed], `${lines.join("\n")}\n`, 1_500);
  const messages = out
    .trim()
    .split("\n")
    .map((line) => JSON.parse(line) as { id?: number });
  expect([code, messages.map(({ id }) => id).filter((id) => id !== undefined)]).toEqual([
    0,
    [1, 2, 3],
  ]);
});

test("a call that is given up ends, and the next one is answered", async () => {
  const { client } = await start(true);
  const leave = new AbortController();
  const call = client.call("audit_folder", {}, { signal: leave.signal });
  leave.abort();
  await expect(call).rejects.toThrow();
  expect((await client.call("read_document", { path: "bill.pdf" })).isError ?? false).toBe(false);
});

/** Starts the program, writes to it, closes its input after a while, and hears all that it says. */
async function talk(args: readonly string[], input: string, waitMs = 0) {
  const child = spawn(process.execPath, [PROGRAM, ...args], { cwd: home });
  let [out, heard] = ["", ""];
  child.stdout.on("data", (piece: Buffer) => (out += piece.toString()));
  child.stderr.on("data", (piece: Buffer) => (heard += piece.toString()));
  child.stdin.on("error", () => undefined).write(input);
  const timer = setTimeout(() => child.stdin.end(), waitMs);
  const code = await new Promise((done) => {
    child.once("close", done);
  });
  clearTimeout(timer);
  return { code, out, heard };
}
