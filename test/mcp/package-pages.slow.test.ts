import { resolve } from "node:path";
import { Client } from "@modelcontextprotocol/client";
import { StdioClientTransport } from "@modelcontextprotocol/client/stdio";
import { expect, onTestFinished, test } from "vitest";
import { asAny, textOf } from "./clients.ts";

test("the documents of a package are listed, and each is read by its pages", async () => {
  const client = new Client({ name: "test", version: "1" });
  const args = [resolve("bin/crossfoot.js"), "mcp", "fixtures/packages"];
  await client.connect(new StdioClientTransport({ command: process.execPath, args }));
  onTestFinished(async () => client.close());
  const { call } = asAny(client);
  const path = "sound.pdf";
  const full = await call("read_document", { path, detail: "full" });
  expect(full.structuredContent?.["documents"]).toContainEqual({
    kind: "PAY_APPLICATION",
    firstPage: 6,
    lastPage: 6,
    isRead: false,
  });
  const own = await call("read_document", { path, pages: "6" });
  expect(own.structuredContent).toHaveProperty("document.currentPaymentDue", 14_400);
  const backwards = await call("read_document", { path, pages: "6-4" });
  expect(textOf(backwards)).toBe("`pages` names the first page, then the last.");
  const beyond = await call("read_document", { path, pages: "27" });
  expect(textOf(beyond)).toContain("The PDF ends before page 27.");
});
