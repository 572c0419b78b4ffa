import { execFile } from "node:child_process";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { promisify } from "node:util";
import { afterAll, beforeAll, expect, test } from "vitest";
import { callExamples } from "../../../src/http/pages/call-examples.ts";
import { FREE, PAID } from "./sites.ts";

const run = promisify(execFile);
const PDF = "%PDF-1.7 not really";
const folder = mkdtempSync(join(tmpdir(), "crossfoot-examples-"));
const asked: { path: string; type: string; body: string }[] = [];
let server: Server;
let baseUrl: string;

beforeAll(async () => {
  for (const name of ["pay-application.pdf", "invoice.pdf"]) writeFileSync(join(folder, name), PDF);
  server = createServer((request, response) => {
    const parts: Buffer[] = [];
    request.on("data", (part: Buffer) => parts.push(part));
    request.on("end", () => {
      const type = request.headers["content-type"] ?? "";
      asked.push({ path: request.url ?? "", type, body: Buffer.concat(parts).toString("latin1") });
      response.setHeader("content-type", "application/json");
      response.end('{"document":{"applicationNumber":"4"},"checks":[],"warnings":[]}');
    });
  });
  await new Promise<void>((listening) => void server.listen(0, "127.0.0.1", listening));
  baseUrl = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});

afterAll(() => {
  server.close();
  rmSync(folder, { recursive: true });
});

async function answerOf(index: number): Promise<{ out: string; request: (typeof asked)[number] }> {
  const example = callExamples({ ...FREE, baseUrl })[index];
  const file = join(folder, `example-${index}.${example?.language === "shell" ? "sh" : "mjs"}`);
  writeFileSync(file, example?.text ?? "");
  const program = example?.language === "shell" ? "sh" : process.execPath;
  const { stdout } = await run(program, [file], { cwd: folder });
  const request = asked.pop();
  if (request === undefined) throw new Error("The example sent nothing.");
  return { out: stdout, request };
}

const hasCurl = await run("curl", ["--version"]).then(
  () => true,
  () => false,
);

const NO_CURL = "no curl on this machine (Debian: apt-get install curl)";

test.skipIf(!hasCurl)(hasCurl ? "the first example sends the PDF itself" : NO_CURL, async () => {
  const { out, request } = await answerOf(0);
  expect(request).toEqual({ path: "/api/v1/extract", type: "application/pdf", body: PDF });
  expect(out).toContain('"applicationNumber":"4"');
});

test.skipIf(!hasCurl)(
  hasCurl ? "the second example sends the PDF as the form field file" : NO_CURL,
  async () => {
    const { request } = await answerOf(1);
    expect(request.path).toBe("/api/v1/invoice");
    expect(request.type).toMatch(/^multipart\/form-data/);
    expect(request.body).toMatch(/name="file"; filename="invoice\.pdf"\r\n.*application\/pdf/);
    expect(request.body).toContain(PDF);
  },
);

test("the third example sends JSON and shows the answer", async () => {
  const { out, request } = await answerOf(2);
  expect(request).toMatchObject({ path: "/api/v1/extract", type: "application/json" });
  expect(JSON.parse(request.body)).toEqual({ document: Buffer.from(PDF).toString("base64") });
  expect(out).toContain("applicationNumber: '4'");
});

test("where a read is paid, the third example has a client that pays on a network of the server", () => {
  const [, , onBase] = callExamples(PAID);
  expect(onBase?.text).toContain('network: "eip155:8453", client: new ExactEvmScheme(');
  const [, , onSolana] = callExamples({ ...PAID, networks: PAID.networks.slice(1) });
  expect(onSolana?.text).toContain(
    'network: "solana:5eykt4UsFv8P8NJdTREpY1vzqKqZKvdp", client: new ExactSvmScheme(',
  );
});
