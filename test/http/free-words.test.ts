import { expect, onTestFinished, test } from "vitest";
import { testDaemon } from "../support/daemon.ts";

/** Prices and charges; names of members (`"charging":`, `charging</`) are the contract's. */
const MONEY =
  /\$\d|\bcharged\b|\bcharging\b(?!["<&])|\bcosts at\b|errors and charging|limits and charging/i;

const PLACES = [
  "/",
  "/developers",
  "/llms.txt",
  "/api-terms",
  "/privacy",
  "/openapi.json",
  "/api/v1/extract",
  "/api/v1/invoice",
  "/.well-known/x402",
  "/nothing-here",
];

test("a server that takes no payment speaks of no prices and charges", async () => {
  const daemon = await testDaemon({ CROSSFOOT_SERVE_FREE: "1" });
  onTestFinished(async () => daemon.close());
  const { app } = daemon;
  const told = new Map<string, string>();
  for (const url of PLACES) {
    const { headers, body } = await app.inject({ url, headers: { origin: "https://a.example" } });
    told.set(url, `${JSON.stringify(headers)} ${body}`);
  }
  const gone = { name: "extract_document", arguments: { document: `upload:${"a".repeat(32)}` } };
  const called = await app.inject({
    method: "POST",
    url: "/mcp",
    headers: {
      "content-type": "application/json",
      accept: "application/json, text/event-stream",
    },
    payload: { jsonrpc: "2.0", id: 1, method: "tools/call", params: gone },
  });
  expect(called.body).toContain("There is no document by this handle");
  told.set("an unknown upload", called.body);
  for (const [place, words] of told) {
    expect(MONEY.exec(words)?.[0], place).toBeUndefined();
    expect(words, place).not.toMatch(/access-control-expose-headers":"[^"]*payment/);
  }
  for (const url of ["/api/v1/extract", "/api/v1/invoice"]) {
    // The contract binds these members and their types; a server that takes no payment names no chain.
    expect((await app.inject({ url })).json()).toMatchObject({
      price: "Free on this server.",
      payment: { chains: [] },
      charging: "This server reads without payment.",
    });
  }
});
