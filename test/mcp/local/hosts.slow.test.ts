import { spawn } from "node:child_process";
import { cp, mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { EXTENSION_ID, RESOURCE_MIME_TYPE } from "@modelcontextprotocol/ext-apps/server";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { expectGeneratedText } from "../../support/generated-file.ts";
import { textOf } from "../clients.ts";
import { SHOWS_VIEWS, startLocal } from "./local-server.ts";

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), "crossfoot-hosts-"));
  await cp(
    "fixtures/pay-application/aia-g702/first-application.pdf",
    join(folder, "application.pdf"),
  );
});
afterAll(async () => rm(folder, { recursive: true }));

const URI = "ui://crossfoot/explain.html";

test("the extension and its media type are those of the official package", () => {
  expect(SHOWS_VIEWS.extensions).toEqual({ [EXTENSION_ID]: { mimeTypes: [RESOURCE_MIME_TYPE] } });
});

describe.each([
  ["of 2025", false],
  ["of 2026", true],
])("a host %s", (_name, isNew) => {
  test("without views is told of none, and gets the answers that it always got, byte for byte", async () => {
    // What the server said before it had views. UPDATE=1 writes it anew where a tool itself is another one.
    for (const [file, request] of STORED) {
      const said = await resultOf(folder, request, { isNew, capabilities: {} });
      expectGeneratedText(new URL(`../stored/${file}`, import.meta.url), `${said}\n`);
      expect(said).not.toMatch(/ui:\/\/|explain_view/);
    }
  });

  test("with views gets the same text, and the view beside it", async () => {
    const plain = await startLocal(folder, { isNew });
    const shown = await startLocal(folder, { isNew, capabilities: SHOWS_VIEWS });
    for (const wishes of [{}, { field: "currentPaymentDue" }, { field: "nonsense" }]) {
      const given = { path: "application.pdf", ...wishes };
      const [one, other] = [await plain.call("explain", given), await shown.call("explain", given)];
      expect(JSON.stringify(other)).toBe(JSON.stringify(one));
    }
    const { tools } = (await shown.listing()) as { tools: readonly { readonly name: string }[] };
    const usual = (await plain.listing()) as { tools: readonly { readonly name: string }[] };
    expect(tools.slice(0, -1).filter(({ name }) => name !== "explain")).toEqual(
      usual.tools.filter(({ name }) => name !== "explain"),
    );
    const explain = usual.tools.find(({ name }) => name === "explain");
    expect(tools).toContainEqual({ ...explain, _meta: { ui: { resourceUri: URI } } });
    expect(tools.at(-1)).toMatchObject({
      name: "explain_view",
      _meta: { ui: { visibility: ["app"] } },
    });
    expect(await shown.resources()).toContainEqual(
      expect.objectContaining({ uri: URI, mimeType: RESOURCE_MIME_TYPE }) as object,
    );
    expect((await plain.resources()).map(({ uri }) => uri)).not.toContain(URI);
  });

  test("only with views can call what views call", async () => {
    const plain = await startLocal(folder, { isNew });
    await expect(plain.call("explain_view", { path: "application.pdf" })).rejects.toThrow(
      /There is read_document, audit_folder, check_draw, explain\./,
    );
    const shown = await startLocal(folder, { isNew, capabilities: SHOWS_VIEWS });
    for (const [given, said] of [
      [{ path: "application.pdf", page: 3 }, /The document has 2 pages/],
      [{ path: "nothing.pdf" }, /There is no such file/],
      [{ path: "/etc/passwd" }, /outside of the folders/],
      [{ path: "application.pdf", page: 0 }, /`page` must be >= 1/],
      [{}, /needs the argument `path`/],
    ] as const) {
      const answer = await shown.call("explain_view", given);
      expect([answer.isError, textOf(answer)]).toEqual([true, expect.stringMatching(said)]);
    }
    const page = await shown.call("explain_view", { path: "application.pdf", page: 2 });
    // What a model would be shown, should a host show it one, has neither picture nor figure.
    expect([page.content, page.structuredContent]).toEqual([
      [{ type: "text", text: "Page 2 of the document." }],
      undefined,
    ]);
    expect(page._meta?.["io.github.crossfoot/view"]).toMatchObject({
      html: expect.stringMatching(/^<figure class="page" id="page-2">[^]*data:image\//) as string,
    });
  });
});

test("a view is a page of its own that asks the network for nothing", async () => {
  const shown = await startLocal(folder, { isNew: true, capabilities: SHOWS_VIEWS });
  const { text = "", mimeType, _meta: meta } = await shown.read(URI);
  expect(mimeType).toBe(RESOURCE_MIME_TYPE);
  expect(meta?.["ui"]).toEqual({
    csp: { connectDomains: [], resourceDomains: [], frameDomains: [], baseUriDomains: [] },
    prefersBorder: true,
  });
  expect(text).toMatch(/^<!doctype html>/i);
  expect(text).toContain("default-src &#39;none&#39;");
  expect(text.replace(/<script[^]*<\/script>/, "")).not.toMatch(/\bsrc=|@import|url\(|https?:/);
  expect(Buffer.byteLength(text)).toBeLessThan(40_000);
});

/** What is stored of a server without views, and how it is asked for. */
const STORED = [
  ["tools-list.txt", { method: "tools/list", params: {} }],
  [
    "explain.txt",
    {
      method: "tools/call",
      params: { name: "explain", arguments: { path: "application.pdf" } },
    },
  ],
  [
    "explain-field.txt",
    {
      method: "tools/call",
      params: {
        name: "explain",
        arguments: { path: "application.pdf", field: "currentPaymentDue" },
      },
    },
  ],
] as const;

interface Asked {
  readonly method: string;
  readonly params: object;
}

/** The result of one request as it comes over the pipe, without what the revision of 2026 adds to every result. */
async function resultOf(
  folder: string,
  { method, params }: Asked,
  { isNew, capabilities }: { readonly isNew: boolean; readonly capabilities: object },
): Promise<string> {
  const child = spawn(process.execPath, [resolve("bin/crossfoot.js"), "mcp", folder], {
    stdio: ["pipe", "pipe", "ignore"],
  });
  const clientInfo = { name: "test", version: "1" };
  const meta = {
    "io.modelcontextprotocol/protocolVersion": "2026-07-28",
    "io.modelcontextprotocol/clientInfo": clientInfo,
    "io.modelcontextprotocol/clientCapabilities": capabilities,
  };
  const first = { protocolVersion: "2025-11-25", capabilities, clientInfo };
  const requests = isNew
    ? [{ method, params: { ...params, _meta: meta }, id: 1 }]
    : [
        { method: "initialize", params: first, id: 0 },
        { method: "notifications/initialized" },
        { method, params, id: 1 },
      ];
  for (const request of requests)
    child.stdin.write(`${JSON.stringify({ jsonrpc: "2.0", ...request })}\n`);
  let out = "";
  for await (const piece of child.stdout) {
    out += String(piece);
    if (/"id":1\}\n/.test(out)) child.stdin.end();
  }
  const line = out.split("\n").find((one) => one.endsWith('"id":1}')) ?? "";
  const [, result = ""] = /^\{"result":(.*),"jsonrpc":"2\.0","id":1\}$/.exec(line) ?? [];
  return result.replace(ADDED_IN_2026, "}");
}

const ADDED_IN_2026 =
  /,"resultType":"complete"(?:,"ttlMs":\d+,"cacheScope":"public")?,"_meta":\{"io\.modelcontextprotocol\/serverInfo":\{[^}]*\}\}\}$/;
