import { execFileSync, spawn } from "node:child_process";
import { cp, mkdir, mkdtemp, readdir, readFile, rm, symlink, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { pathToFileURL } from "node:url";
import { Client as NewClient } from "@modelcontextprotocol/client";
import { StdioClientTransport as NewTransport } from "@modelcontextprotocol/client/stdio";
import { Client as OldClient } from "@modelcontextprotocol/sdk/client/index.js";
import { StdioClientTransport as OldTransport } from "@modelcontextprotocol/sdk/client/stdio.js";
import { afterAll, beforeAll, describe, expect, onTestFinished, test } from "vitest";
import { read } from "../../src/index.ts";
import { mailFile } from "../support/mail-file.ts";
import { zipFile } from "../support/zip-file.ts";
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
  await cp("fixtures/packages", join(allowed, "packages"), { recursive: true });
  await cp("fixtures/audit/boathouse", join(allowed, "boathouse"), { recursive: true });
  await cp(APPLICATION, join(home, "private/secret.pdf"));
  await cp(APPLICATION, join(home, "jobs-next-door.pdf"));
  await symlink(join(home, "private/secret.pdf"), join(allowed, "link.pdf"));
  await symlink(join(home, "private"), join(allowed, "boathouse/elsewhere"));
  await symlink(join(allowed, "bill.pdf"), join(allowed, "inside.pdf"));
  await symlink(join(home, "private/planted.html"), join(allowed, "leads-out.html"));
  await symlink(join(allowed, "nothing.html"), join(allowed, "leads-nowhere.html"));
  execFileSync("bash", ["-c", 'mkfifo "$0"', join(allowed, "pipe.pdf")]);
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
      "check_draw",
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
      [{ path: "pipe.pdf" }, /Not read: This is a named pipe and not a file/],
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
        /^\d+ applications of 1 contract; \d+ comparisons FAILED; .*1 link out of the allowed folders left alone/,
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
      otherPapers: 2,
      notRead: expect.arrayContaining([
        { file: "large.pdf", error: expect.any(String) as string },
        { file: "pipe.pdf", error: expect.stringMatching(/^This is a named pipe/) as string },
      ]) as object,
    });
    expect(textOf(await client.call("audit_folder", { folder: "march/application.pdf" }))).toMatch(
      /is no folder/,
    );
  });

  test("says whether a draw can be funded, from one PDF and from a folder", async () => {
    const { client } = await start(isNew);
    const lacking = await client.call("check_draw", { path: "packages/waiver-too-low.pdf" });
    expect(lacking.structuredContent).toMatchObject({
      summary: expect.stringMatching(/^It can NOT be funded yet; .*every paper was read/) as string,
      fundable: "no",
      failed: [
        {
          name: "waiver_amounts",
          places: expect.arrayContaining([
            {
              file: expect.stringMatching(/^waiver-too-low\.pdf, page/) as string,
              page: expect.any(Number) as number,
            },
          ]) as object,
        },
      ],
      notRead: [],
    });
    expect(JSON.parse(textOf(lacking))).toEqual(lacking.structuredContent);
    const sound = await client.call("check_draw", {
      path: "packages/sound.pdf",
      detail: "full",
    });
    expect(sound.structuredContent).toMatchObject({ parties: expect.any(Array) as object });
    expect(sound.structuredContent?.["fundable"]).not.toBe("no");
    const folder = await client.call("check_draw", { path: "march" });
    expect(folder.structuredContent).toMatchObject({ firms: [{ bills: null }], notRead: [] });
    expect(textOf(await client.call("check_draw", { path: home }))).toMatch(
      /outside of the folders that may be read/,
    );
    expect(textOf(await client.call("check_draw", { path: "link.pdf" }))).toMatch(/outside/);
  });

  test("reads what lies alone in an e-mail, and audits what lies in wrappers of a folder", async () => {
    const place = await mkdtemp(join(tmpdir(), "crossfoot-mcp-wrapped-"));
    onTestFinished(async () => rm(place, { recursive: true }));
    const folder = join(place, "papers");
    await mkdir(folder);
    const application = await readFile(APPLICATION);
    const mail = mailFile({ "application.pdf": application });
    await writeFile(join(folder, "note.eml"), mail);
    const locked = { name: "locked.pdf", content: application, flags: 1 };
    const copy = { name: "copy.pdf", content: application };
    const zip = zipFile([copy, { ...copy, name: "more.pdf" }, locked]);
    await writeFile(join(folder, "all.zip"), zip);
    await writeFile(join(place, "outside.zip"), zip);
    await symlink(join(place, "outside.zip"), join(folder, "link.zip"));
    await cp(APPLICATION, join(folder, "application.pdf"));
    const { client } = await start(isNew, [folder]);
    const plain = textOf(await client.call("read_document", { path: "application.pdf" }));
    const path = join(folder, "note.eml");
    expect(textOf(await client.call("read_document", { path }))).toBe(plain);
    const document = Buffer.from(mail).toString("base64");
    expect(textOf(await client.call("read_document", { document }))).toBe(plain);
    const several = await client.call("read_document", { path: join(folder, "all.zip") });
    expect([several.isError, textOf(several)]).toEqual([
      true,
      expect.stringContaining("holds 3 documents"),
    ]);
    const explained = textOf(await client.call("explain", { path, field: "periodTo" }));
    const alone = { path: "application.pdf", field: "periodTo" };
    expect(explained).toBe(textOf(await client.call("explain", alone)));
    const audited = textOf(await client.call("audit_folder", { folder }));
    expect(audited).toContain("note.eml/application.pdf");
    expect(audited).toContain("all.zip/locked.pdf");
    expect(audited).not.toContain("link.zip");
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
    const pipe = await client.call("explain", { path: "pipe.pdf" });
    expect(textOf(pipe)).toMatch(/^Not read: This is a named pipe/);
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
      ["leads-out.html", /file of this name already/],
      ["leads-nowhere.html", /file of this name already/],
      [`${"x".repeat(300)}.html`, /could not be written there/],
    ] as const) {
      expect(textOf(await client.call("explain", { path, out: target }))).toMatch(said);
    }
    expect(await readdir(join(home, "private"))).toEqual(["secret.pdf"]);
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
  const { code, out } = await talk(["mcp", allowed], `${lines.join("\n")}\n`, {
    until: (said) => [1, 2, 3].every((id) => said.includes(`"id":${id}`)),
  });
  const messages = out
    .trim()
    .split("\n")
    .map((line) => JSON.parse(line) as { id?: number });
  expect([code, messages.map(({ id }) => id).filter((id) => id !== undefined)]).toEqual([
    0,
    [1, 2, 3],
  ]);
});

test("a message of more than 10 MB gets an error, and the next one is answered", async () => {
  const long = "A".repeat(10 * 1_048_576);
  const call = { name: "read_document", arguments: { document: long } };
  const lines = [
    JSON.stringify({ method: "tools/call", params: call, jsonrpc: "2.0", id: 7 }),
    long,
    JSON.stringify({ jsonrpc: "2.0", id: 8, method: "tools/list" }),
  ];
  const { code, out } = await talk(["mcp", allowed], `${lines.join("\n")}\n`, {
    until: (said) => said.includes('"id":8'),
  });
  const answers = out
    .trim()
    .split("\n")
    .map((line) => JSON.parse(line) as { id: unknown; error?: { message: string } });
  expect(answers.map(({ id }) => id)).toEqual([7, null, 8]);
  for (const { error } of answers.slice(0, 2)) {
    expect(error?.message).toMatch(/longer than 10 MB and was not read\. Name a PDF by its `path`/);
  }
  expect(code).toBe(0);
});

test("a client hears of a call that is too long, and goes on", async () => {
  for (const isNew of [false, true]) {
    const { client } = await start(isNew);
    const document = "A".repeat(10 * 1_048_576);
    await expect(client.call("read_document", { document })).rejects.toThrow(/longer than 10 MB/);
    expect((await client.call("read_document", { path: "bill.pdf" })).isError ?? false).toBe(false);
  }
});

test("a call that is given up ends, and the next one is answered", async () => {
  const { client } = await start(true);
  const leave = new AbortController();
  const call = client.call("audit_folder", {}, { signal: leave.signal });
  leave.abort();
  await expect(call).rejects.toThrow();
  expect((await client.call("read_document", { path: "bill.pdf" })).isError ?? false).toBe(false);
});

/** Starts the program, writes to it, closes its input once it has said what is waited for, and hears all that it says. */
async function talk(
  args: readonly string[],
  input: string,
  { until = () => true }: { readonly until?: (said: string) => boolean } = {},
) {
  const child = spawn(process.execPath, [PROGRAM, ...args], { cwd: home });
  let [out, heard] = ["", ""];
  child.stdout.on("data", (piece: Buffer) => {
    out += piece.toString();
    if (until(out)) child.stdin.end();
  });
  child.stderr.on("data", (piece: Buffer) => (heard += piece.toString()));
  child.stdin.on("error", () => undefined).write(input);
  const code = await new Promise((done) => {
    child.once("close", done);
  });
  return { code, out, heard };
}
