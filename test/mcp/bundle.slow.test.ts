import { cp, mkdtemp, readdir, readFile, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { unpackExtension } from "@anthropic-ai/mcpb";
import { Client } from "@modelcontextprotocol/client";
import { StdioClientTransport } from "@modelcontextprotocol/client/stdio";
import { expect, onTestFinished, test } from "vitest";
import { makeBundle } from "../../deploy/bundle/make-bundle.ts";
import { asAny } from "./clients.ts";

interface Manifest {
  readonly version: string;
  readonly tools: readonly { readonly name: string }[];
  readonly server: {
    readonly mcp_config: { readonly command: string; readonly args: readonly string[] };
  };
}

const jsonOf = async <Shape>(path: string): Promise<Shape> =>
  JSON.parse(await readFile(path, "utf8")) as Shape;

test("the bundle, unpacked anywhere, reads what is typed and what is scanned", async () => {
  const folder = await mkdtemp(join(tmpdir(), "crossfoot-bundle-test-"));
  onTestFinished(async () => rm(folder, { recursive: true }));
  const packed = await makeBundle(join(folder, "crossfoot.mcpb"));
  const place = join(folder, "unpacked");
  expect(await unpackExtension({ mcpbPath: packed, outputDir: place, silent: true })).toBe(true);
  const manifest = await jsonOf<Manifest>(join(place, "manifest.json"));
  const packages = await readdir(join(place, "node_modules"));
  expect(packages).not.toEqual(expect.arrayContaining(["fastify"]));
  expect(packages).not.toEqual(expect.arrayContaining(["viem"]));
  const documents = join(folder, "documents");
  await cp("fixtures/pay-application/aia-g702/first-application.pdf", join(documents, "typed.pdf"));
  await cp("fixtures/scans/pay-application/scanned-sheet.pdf", join(documents, "scanned.pdf"));
  const args = manifest.server.mcp_config.args.map((arg) =>
    arg.replace("${__dirname}", place).replace("${user_config.folders}", documents),
  );
  const client = new Client({ name: "test", version: "1" });
  const command = manifest.server.mcp_config.command;
  await client.connect(new StdioClientTransport({ command, args, cwd: folder, stderr: "ignore" }));
  onTestFinished(async () => client.close());
  const any = asAny(client);
  expect((await any.tools()).map(({ name }) => name)).toEqual(
    manifest.tools.map(({ name }) => name),
  );
  for (const path of ["typed.pdf", "scanned.pdf"]) {
    const answer = await any.call("read_document", { path });
    expect([path, answer.isError ?? false]).toEqual([path, false]);
  }
  const { contents } = await client.readResource({ uri: "ui://crossfoot/explain.html" });
  expect(contents).toMatchObject([{ text: expect.stringMatching(/^<!doctype html>/i) as string }]);
});
