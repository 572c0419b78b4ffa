import { copyFileSync, existsSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import { runInNewContext } from "node:vm";
import { parse } from "csv-parse/sync";
import { afterAll, beforeAll, describe, expect, onTestFinished, test } from "vitest";
import { crossfoot, FAILING, folderOf, GOOD } from "../cli/run-crossfoot.ts";
import { BUILT_WORKER } from "../support/daemon.ts";
import { type LiveDaemon, startDaemon } from "../support/live-daemon.ts";
import { startPaperless } from "./paperless.ts";
import { isThere, NO_PYTHON, run } from "./run-script.ts";

const BILL = resolve("fixtures/invoice/us-classic/electric.pdf");
const HOSTILE = resolve("fixtures/hostile/encrypted.pdf");
const hasPython = isThere("python3", "--version");

let daemon: LiveDaemon;
beforeAll(async () => {
  daemon = await startDaemon({ CROSSFOOT_SERVE_FREE: "1" }, BUILT_WORKER);
});
afterAll(async () => daemon.stop());

test("the list of examples names each of them", () => {
  const list = readFileSync("examples/README.md", "utf8");
  const files = readdirSync("examples", { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && entry.name !== "README.md")
    .map(({ parentPath, name }) => join(parentPath, name).replace(/^.*?examples\//, ""));
  expect(files.length).toBeGreaterThan(3);
  expect(files.filter((file) => !list.includes(`](${file})`))).toEqual([]);
});

describe.skipIf(!hasPython)(hasPython ? "python" : NO_PYTHON, () => {
  test("reads a folder, each paper by the reader of its kind, and names what was not read", async () => {
    const folder = folderOf({ "a.pdf": GOOD, "b.pdf": FAILING, "c.pdf": BILL, "d.pdf": HOSTILE });
    const { code, stdout } = await run("python3", [
      "examples/python/read_folder.py",
      daemon.url,
      folder,
    ]);
    const rows = parse(stdout, { columns: true }) as readonly Record<string, string>[];
    expect(rows).toMatchObject([
      { kind: "PAY_APPLICATION", amount: "77162.4", verdict: "pay" },
      { kind: "PAY_APPLICATION", verdict: "send-back", reason: expect.any(String) as unknown },
      { kind: "INVOICE", from: "Cobre Valley Electric LLC", number: "2616", amount: "19845" },
      { verdict: "not read", reason: expect.stringContaining("password") as unknown },
    ]);
    expect(code).toBe(3);
  });
});

describe.skipIf(!hasPython)(hasPython ? "paperless" : NO_PYTHON, () => {
  const FIELDS = ["Invoice number", "Invoice date", "Amount due", "Vendor"];
  const TOKEN = "a token of a test";

  async function consumed(pdf: string, paperless: { readonly url: string }, token = TOKEN) {
    return run("python3", ["examples/paperless-ngx/post_consume.py"], {
      CROSSFOOT_URL: daemon.url,
      CROSSFOOT_PAPERLESS_URL: paperless.url,
      CROSSFOOT_PAPERLESS_TOKEN: token,
      DOCUMENT_ID: "42",
      DOCUMENT_SOURCE_PATH: pdf,
    });
  }

  test("is told what a bill says, keeps what it has, and has one verdict at a time", async () => {
    const paperless = await startPaperless(TOKEN, FIELDS);
    onTestFinished(paperless.close);
    paperless.fill("Vendor", "What somebody has typed");
    expect(await consumed(BILL, paperless)).toMatchObject({ code: 0, stderr: "" });
    const told = {
      tags: ["inbox", "crossfoot: pay"],
      fields: {
        "Invoice number": "2616",
        "Invoice date": "2026-02-03",
        "Amount due": "USD19845.00",
        Vendor: "What somebody has typed",
      },
    };
    expect(paperless.told()).toEqual(told);
    expect(await consumed(BILL, paperless)).toMatchObject({ code: 0, stderr: "" });
    expect(paperless.told()).toEqual(told);
    expect((await consumed(FAILING, paperless)).code).toBe(0);
    expect(paperless.told().tags).toEqual(["inbox", "crossfoot: send-back"]);
    expect(paperless.notes.at(-1)).toMatch(/^crossfoot: send-back\n.*350,501\.80/);
  });

  test("stays as it is where a paper is not read, and the task fails where it cannot be told", async () => {
    const paperless = await startPaperless(TOKEN, FIELDS);
    onTestFinished(paperless.close);
    const unread = await consumed(HOSTILE, paperless);
    expect([unread.code, unread.stdout]).toEqual([0, expect.stringContaining("password")]);
    expect((await consumed("picture.png", paperless)).code).toBe(0);
    expect(paperless.told()).toEqual({ tags: ["inbox"], fields: {} });
    const refused = await consumed(BILL, paperless, "another token");
    expect([refused.code, refused.stderr]).toEqual([1, expect.stringContaining("401")]);
  });
});

test("cron hears of what needs a look, once", async () => {
  const folder = folderOf({ "in/a.pdf": GOOD });
  const [inbox, results] = [join(folder, "in"), join(folder, "out")];
  const program = join(folder, "crossfoot");
  writeFileSync(
    program,
    `#!/bin/sh\nexec "${process.execPath}" "${resolve("bin/crossfoot.js")}" "$@"\n`,
    {
      mode: 0o755,
    },
  );
  const cron = async () =>
    run("sh", ["examples/cron/read-inbox.sh", inbox, results], { CROSSFOOT: program });
  expect(await cron()).toEqual({ code: 0, stdout: "", stderr: "" });
  expect(existsSync(join(results, "a.json"))).toBe(true);
  copyFileSync(FAILING, join(inbox, "b.pdf"));
  const heard = await cron();
  expect([heard.code, heard.stdout]).toEqual([4, expect.stringContaining("b.pdf")]);
  expect(await cron()).toEqual({ code: 4, stdout: "", stderr: "" });
});

describe("n8n", () => {
  interface Node {
    readonly name: string;
    readonly type: string;
    readonly parameters: {
      readonly method?: string;
      readonly url?: string;
      readonly queryParameters?: {
        readonly parameters: readonly { name: string; value: string }[];
      };
      readonly bodyParameters?: { readonly parameters: readonly { name: string }[] };
      readonly conditions?: {
        readonly conditions: readonly { leftValue: string; rightValue: string }[];
      };
      readonly assignments?: { readonly assignments: readonly { name: string; value: string }[] };
    };
  }
  const workflow = JSON.parse(readFileSync("examples/n8n/read-a-paper.json", "utf8")) as {
    readonly nodes: readonly Node[];
    readonly connections: Readonly<
      Record<string, { main: readonly (readonly { node: string }[])[] }>
    >;
  };
  const node = (type: string, at = 0): Node => {
    const found = workflow.nodes.filter((one) => one.type === `n8n-nodes-base.${type}`)[at];
    if (found === undefined) throw new Error(`There is no node ${type}.`);
    return found;
  };

  /** The value of an expression of n8n, which is one of JavaScript. */
  function valueOf(text: string, $json: unknown): unknown {
    const [, expression] = /^=\{\{(.*)\}\}(.*)$/s.exec(text) ?? [];
    if (expression === undefined) return text;
    const [, rest = ""] = /\}\}(.*)$/s.exec(text) ?? [];
    const value: unknown = runInNewContext(expression, {
      $json,
      $env: { CROSSFOOT_URL: daemon.url },
    });
    return rest === "" ? value : `${String(value)}${rest}`;
  }

  test("its workflow sends what the daemon takes, and goes by the verdict", async () => {
    const { method, url = "", queryParameters, bodyParameters } = node("httpRequest").parameters;
    const query = new URLSearchParams(
      queryParameters?.parameters.map(({ name, value }): [string, string] => [name, value]),
    );
    const outcomes = [];
    for (const pdf of [BILL, HOSTILE]) {
      const form = new FormData();
      const [field] = bodyParameters?.parameters ?? [];
      form.set(field?.name ?? "", new Blob([new Uint8Array(readFileSync(pdf))]), "paper.pdf");
      const address = `${String(valueOf(url, null))}?${query.toString()}`;
      const answer = await fetch(address, { method: method ?? "GET", body: form });
      const $json = { body: await answer.json() };
      const [condition] = node("if").parameters.conditions?.conditions ?? [];
      const isPaid = valueOf(condition?.leftValue ?? "", $json) === condition?.rightValue;
      const ways = workflow.connections[node("if").name]?.main ?? [];
      const next = workflow.nodes.find(({ name }) => name === ways[isPaid ? 0 : 1]?.[0]?.node);
      const told = next?.parameters.assignments?.assignments ?? [];
      outcomes.push(
        Object.fromEntries(told.map(({ name, value }) => [name, valueOf(value, $json)])),
      );
    }
    expect(outcomes).toEqual([
      { vendor: "Cobre Valley Electric LLC", number: "2616", amount: 19_845 },
      { verdict: "not read", reason: expect.stringContaining("password") as unknown },
    ]);
  });
});

test("a folder that is watched has its results beside its papers", async () => {
  const folder = folderOf({ "june.pdf": GOOD });
  const words = [
    "read",
    folder,
    "--out",
    `${folder}/`,
    "--format",
    "json",
    "--watch",
    "--settle",
    "0.2",
  ];
  const watching = crossfoot(words, { interruptAt: join(folder, "july.json") });
  for (let tries = 0; !existsSync(join(folder, "june.json")); tries += 1) {
    if (tries > 600) throw new Error("june.json did not come.");
    await wait(100);
  }
  copyFileSync(BILL, join(folder, "july.pdf"));
  await watching;
  const names = readdirSync(folder).filter((name) => !name.startsWith("."));
  expect(names.toSorted()).toEqual(["july.json", "july.pdf", "june.json", "june.pdf"]);
});
