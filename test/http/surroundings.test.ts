import { readFileSync } from "node:fs";
import { afterAll, beforeAll, describe, expect, onTestFinished, test } from "vitest";
import { networkOf } from "../../src/http/request-bounds.ts";
import { formOf, membersOf, sentenceOf, type TestDaemon, testDaemon } from "../support/daemon.ts";

const GOOD = readFileSync("fixtures/pay-application/aia-g702/first-application.pdf");
const PDF = { "content-type": "application/pdf" };

let daemon: TestDaemon;
beforeAll(async () => {
  daemon = await testDaemon({
    CROSSFOOT_SERVE_METRICS: "beside",
    CROSSFOOT_SERVE_CONTACT: "mailto:security@example.com",
    CROSSFOOT_SERVE_PUBLIC_URL: "https://reader.example.com",
  });
});
afterAll(async () => daemon.close());

async function ownDaemon(variables: Readonly<Record<string, string>>): Promise<TestDaemon> {
  const own = await testDaemon(variables);
  onTestFinished(own.close);
  return own;
}

describe("what is served beside the readers", () => {
  test.each([
    ["/", "text/html"],
    ["/developers", "text/html"],
    ["/api-terms", "text/html"],
    ["/privacy", "text/html"],
    ["/openapi.json", "application/json"],
    ["/llms.txt", "text/plain"],
    ["/robots.txt", "text/plain"],
    ["/.well-known/x402", "application/json"],
    ["/.well-known/security.txt", "text/plain"],
    ["/.well-known/api-catalog", "application/linkset+json"],
    ["/.well-known/mcp/catalog.json", "application/json"],
    ["/mcp/server-card", "application/mcp-server-card+json"],
    ["/invoice/mcp/server-card", "application/mcp-server-card+json"],
    ["/find/mcp/server-card", "application/mcp-server-card+json"],
    ["/assets/site.css", "text/css"],
    ["/assets/drop.js", "text/javascript"],
    ["/icon.svg", "image/svg+xml"],
    ["/icon-180.png", "image/png"],
    ["/favicon.ico", "image/png"],
  ])("%s is %s", async (url, type) => {
    const answer = await daemon.app.inject({ url });
    expect([answer.statusCode, String(answer.headers["content-type"]).split(";")[0]]).toEqual([
      200,
      type,
    ]);
    expect(answer.rawPayload.length).toBeGreaterThan(20);
    const head = await daemon.app.inject({ method: "HEAD", url });
    expect([head.statusCode, head.body]).toEqual([200, ""]);
  });

  test("security.txt is not there where nobody can be written to", async () => {
    const { app } = await ownDaemon({});
    expect((await app.inject({ url: "/.well-known/security.txt" })).statusCode).toBe(404);
  });

  test("addresses are those of the public address", async () => {
    const { app } = daemon;
    const description = membersOf(await app.inject({ url: "/api/v1/extract" }));
    expect(description).toMatchObject({
      endpoint: "POST https://reader.example.com/api/v1/extract",
      docs: "https://reader.example.com/developers",
      openapi: "https://reader.example.com/openapi.json",
      mcp: "https://reader.example.com/mcp",
      llms: "https://reader.example.com/llms.txt",
      terms: "https://reader.example.com/api-terms",
      maxBytes: 4_194_304,
      available: true,
      payment: { protocol: "x402", scheme: "exact", asset: "USDC", chains: [] },
    });
    const invoice = membersOf(await app.inject({ url: "/api/v1/invoice" }));
    expect(Object.keys(invoice["checks"] as object)).toEqual([
      "line_math",
      "lines_to_subtotal",
      "tax_rate",
      "total",
      "balance_due",
      "dates",
      "note",
    ]);
    expect(invoice).toMatchObject({
      maxPages: 25,
      example: { invoice: { documentType: "INVOICE" } },
    });
    expect([description["maxPages"], invoice["optionalParties"]]).toEqual([undefined, undefined]);
  });
});

describe("the page that tries a document", () => {
  const form = formOf([{ name: "file", bytes: GOOD, fileName: "a.pdf" }]);

  test("comes back with every figure marked, and may do nothing else", async () => {
    const answer = await daemon.app.inject({ method: "POST", url: "/try", ...form });
    expect([answer.statusCode, answer.headers["content-type"]]).toEqual([
      200,
      "text/html; charset=utf-8",
    ]);
    expect(answer.body).toContain("77,162.40");
    expect(answer.headers["content-security-policy"]).toMatch(/^sandbox allow-scripts;.*'none'/);
    expect(answer.headers["cache-control"]).toBe("no-store");
  });

  test("a refusal is a page for a person and JSON for a script", async () => {
    const none = formOf([{ name: "file", bytes: "no pdf", fileName: "a.pdf" }]);
    const sent = { method: "POST", url: "/try", payload: none.payload } as const;
    const page = await daemon.app.inject({
      ...sent,
      headers: { ...none.headers, accept: "text/html" },
    });
    const json = await daemon.app.inject({
      ...sent,
      headers: { ...none.headers, accept: "application/json" },
    });
    expect([page.statusCode, page.headers["content-type"]]).toEqual([
      415,
      "text/html; charset=utf-8",
    ]);
    expect(page.body).toContain("The document is not a PDF.");
    expect([json.statusCode, sentenceOf(json)]).toEqual([
      415,
      "The document is not a PDF. Print or export it to PDF and send that.",
    ]);
  });

  test("is not there where reads cost something", async () => {
    const { app } = await ownDaemon({ CROSSFOOT_SERVE_FREE: "0" });
    expect((await app.inject({ method: "POST", url: "/try", ...form })).statusCode).toBe(404);
    expect((await app.inject({ url: "/" })).body).not.toContain("/try");
  });
});

describe("headers", () => {
  test("keep browsers from guessing, framing and loading from elsewhere", async () => {
    const { headers } = await daemon.app.inject({ url: "/" });
    expect(headers).toMatchObject({
      "x-content-type-options": "nosniff",
      "referrer-policy": "no-referrer",
    });
    expect(headers["strict-transport-security"]).toContain("max-age=");
    expect(headers["content-security-policy"]).toMatch(
      /default-src 'none';.*frame-ancestors 'none'/,
    );
    expect(headers["server"] ?? headers["x-powered-by"]).toBeUndefined();
  });

  test("let pages of any origin call, pay, and see what is asked and left", async () => {
    const { app } = await ownDaemon({ CROSSFOOT_SERVE_FREE: "0" });
    const preflight = await app.inject({
      method: "OPTIONS",
      url: "/api/v1/extract",
      headers: {
        origin: "https://app.example",
        "access-control-request-method": "POST",
        "access-control-request-headers": "access-control-expose-headers,payment-signature",
      },
    });
    expect([preflight.statusCode, preflight.headers]).toEqual([
      204,
      expect.objectContaining({
        "access-control-allow-origin": "*",
        "access-control-allow-headers": expect.stringMatching(
          /^content-type, payment-signature, x-payment, access-control-expose-headers, /,
        ) as string,
      }),
    ]);
    const refused = await app.inject({
      method: "POST",
      url: "/api/v1/extract",
      headers: { origin: "https://app.example" },
    });
    expect(refused.headers["access-control-allow-origin"]).toBe("*");
    expect(refused.headers["access-control-expose-headers"]).toMatch(
      /payment-required, payment-response, retry-after/,
    );
  });

  test("name each request anew, whatever it calls itself", async () => {
    const ids = new Set<unknown>();
    for (let nth = 0; nth < 3; nth++) {
      const headers = { "x-request-id": "mine", "request-id": "mine" };
      ids.add((await daemon.app.inject({ url: "/healthz", headers })).headers["x-request-id"]);
    }
    expect(ids.size).toBe(3);
    expect(ids).not.toContain("mine");
  });
});

describe("what one address may ask", () => {
  test("is told in headers, and beyond it is refused with 429 and when to come again", async () => {
    const { app } = await ownDaemon({
      CROSSFOOT_SERVE_READS_PER_MINUTE: "2",
      CROSSFOOT_SERVE_REQUESTS_PER_MINUTE: "3",
    });
    const read = async (remoteAddress: string, url = "/api/v1/extract") =>
      app.inject({ method: "POST", url, headers: PDF, payload: GOOD, remoteAddress });
    const first = await read("192.0.2.1");
    expect(first.headers).toMatchObject({ "ratelimit-limit": "2", "ratelimit-remaining": "1" });
    expect(first.headers["ratelimit-reset"]).toMatch(/^\d+$/);
    // The budget holds for both readers together.
    expect((await read("192.0.2.1", "/api/v1/invoice")).headers["ratelimit-remaining"]).toBe("0");
    const third = await read("192.0.2.1");
    expect([third.statusCode, third.headers["retry-after"], sentenceOf(third)]).toEqual([
      429,
      expect.stringMatching(/^[1-9]\d?$/),
      expect.stringMatching(/^Too many requests came from your address\./),
    ]);
    expect((await read("192.0.2.2")).statusCode).toBe(200);
    expect((await app.inject({ url: "/", remoteAddress: "192.0.2.1" })).statusCode).toBe(200);
    for (let nth = 0; nth < 9; nth++) {
      const probe = await app.inject({ url: "/healthz", remoteAddress: "192.0.2.1" });
      expect(probe.statusCode).toBe(200);
    }
  });

  test("follows a trusted proxy's word for it, and nobody else's", async () => {
    const { app } = await ownDaemon({
      CROSSFOOT_SERVE_REQUESTS_PER_MINUTE: "1",
      CROSSFOOT_SERVE_TRUST_PROXY: "10.0.0.0/8",
    });
    const ask = async (remoteAddress: string, client: string) =>
      app.inject({ url: "/", remoteAddress, headers: { "x-forwarded-for": client } });
    expect((await ask("10.0.0.1", "192.0.2.1")).statusCode).toBe(200);
    expect((await ask("10.0.0.1", "192.0.2.2")).statusCode).toBe(200);
    expect((await ask("10.0.0.1", "192.0.2.1")).statusCode).toBe(429);
    expect((await ask("203.0.113.9", "192.0.2.3")).statusCode).toBe(200);
    expect((await ask("203.0.113.9", "192.0.2.4")).statusCode).toBe(429);
  });

  test.each([
    ["192.0.2.1", "192.0.2.1"],
    ["::ffff:192.0.2.1", "192.0.2.1"],
    ["2001:db8:1:2:3:4:5:6", "2001:db8:1:2"],
    ["2001:0db8:0001:0002::1", "2001:db8:1:2"],
    ["2001:db8::1", "2001:db8:0:0"],
    ["::1", "0:0:0:0"],
    ["fe80::1%eth0", "fe80:0:0:0"],
  ])("%s is counted as %s", (address, network) => {
    expect(networkOf(address)).toBe(network);
  });
});

describe("operators", () => {
  test("see what is counted, by names from closed lists", async () => {
    await daemon.app.inject({
      method: "POST",
      url: "/api/v1/extract?gc=Hidden+Name",
      headers: PDF,
      payload: GOOD,
    });
    const { body, headers } = await daemon.app.inject({ url: "/metrics" });
    expect(headers["content-type"]).toContain("text/plain");
    expect(body).toMatch(/crossfoot_reads_total\{reader="construction",outcome="read"\} [1-9]/);
    expect(body).toMatch(/crossfoot_pages_total\{source="text"\} [1-9]/);
    expect(body).toMatch(/crossfoot_checks_total\{check="g702_math",outcome="passed"\} [1-9]/);
    expect(body).toMatch(/crossfoot_reads_waiting 0/);
    expect(body).not.toMatch(/Hidden|gc=/);
  });

  test("see whether it is ready, and that it is not while it stops", async () => {
    const own = await ownDaemon({});
    const ready = await own.app.inject({ url: "/readyz" });
    expect([ready.statusCode, ready.json()]).toEqual([
      200,
      { ready: true, lanes: 1, running: 0, waiting: 0 },
    ]);
    await own.service.drain();
    const drained = await own.app.inject({ url: "/readyz" });
    expect([drained.statusCode, membersOf(drained)["ready"]]).toEqual([503, false]);
    const refused = await own.app.inject({
      method: "POST",
      url: "/api/v1/extract",
      headers: PDF,
      payload: GOOD,
    });
    expect([refused.statusCode, refused.headers["retry-after"], sentenceOf(refused)]).toEqual([
      503,
      "5",
      expect.stringMatching(/server is restarting\. Try again in 5 seconds\.$/),
    ]);
    expect((await own.app.inject({ url: "/healthz" })).statusCode).toBe(200);
  });

  test("have no metrics beside the pages unless they ask for them", async () => {
    const { app } = await ownDaemon({});
    expect((await app.inject({ url: "/metrics" })).statusCode).toBe(404);
  });
});
