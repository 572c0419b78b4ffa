import { describe, expect, test } from "vitest";
import { admit, type AskedRequest } from "../../../src/cli/review/local-guard.ts";

const TOKEN = "k".repeat(43);
const OWN = { token: TOKEN, host: "127.0.0.1:8123" };
const ORIGIN = "http://127.0.0.1:8123";

function get(url: string, headers: AskedRequest["headers"] = {}): AskedRequest {
  return { method: "GET", url, headers: { host: OWN.host, ...headers } };
}

function post(headers: AskedRequest["headers"]): AskedRequest {
  return {
    method: "POST",
    url: `/${TOKEN}/papers/0/save`,
    headers: {
      host: OWN.host,
      origin: ORIGIN,
      "content-type": "application/json",
      ...headers,
    },
  };
}

function statusOf(request: AskedRequest): number {
  const admitted = admit(request, OWN);
  return admitted.kind === "refused" ? admitted.status : 200;
}

describe("our own page", () => {
  test.each([
    ["opens its address", get(`/${TOKEN}/`)],
    ["opens it by a link of another program", get(`/${TOKEN}/`, { "sec-fetch-site": "none" })],
    [
      "opens it by a link on another page",
      get(`/${TOKEN}/`, { "sec-fetch-site": "cross-site", "sec-fetch-dest": "document" }),
    ],
    ["asks for a picture", get(`/${TOKEN}/papers/3/pages/1/picture`)],
    ["sends what was decided", post({ "sec-fetch-site": "same-origin" })],
  ])("%s", (_name, request) => {
    expect(statusOf(request)).toBe(200);
  });

  test("is given the path behind the token and the query", () => {
    const admitted = admit(get(`/${TOKEN}/papers/0/search?text=a%20b?c`), OWN);
    expect(admitted).toMatchObject({ kind: "admitted", path: "papers/0/search" });
    expect(admitted.kind === "admitted" && admitted.query.get("text")).toBe("a b?c");
  });
});

describe("anybody else is refused who", () => {
  test.each([
    ["knows no token", get("/"), 404],
    ["guesses a token", get(`/${"a".repeat(43)}/`), 404],
    ["knows a part of it", get(`/${TOKEN.slice(1)}/`), 404],
    ["climbs out of it", get(`/x/../${TOKEN}/`), 404],
    ["asks for a file", get(`/${TOKEN}/%2e%2e/%2e%2e/etc/passwd`), 404],
    ["writes a path with a null byte", get(`/${TOKEN}/papers%00`), 404],
    ["writes another address into the line", get(`http://evil.example/${TOKEN}/`), 404],
    ["writes an endless path", get(`/${TOKEN}/${"a".repeat(5_000)}`), 404],
    ["comes by a name of their own", get(`/${TOKEN}/`, { host: "evil.example" }), 421],
    ["comes by that name and our port", get(`/${TOKEN}/`, { host: "evil.example:8123" }), 421],
    ["comes by localhost", get(`/${TOKEN}/`, { host: "localhost:8123" }), 421],
    ["comes by another port", get(`/${TOKEN}/`, { host: "127.0.0.1:80" }), 421],
    ["says no name", { method: "GET", url: `/${TOKEN}/`, headers: {} }, 421],
    ["is another origin", get(`/${TOKEN}/`, { origin: "https://evil.example" }), 403],
    ["hides its origin", get(`/${TOKEN}/`, { origin: "null" }), 403],
    [
      "puts it into a frame",
      get(`/${TOKEN}/`, { "sec-fetch-site": "cross-site", "sec-fetch-dest": "iframe" }),
      403,
    ],
    [
      "puts a picture of it into a page",
      get(`/${TOKEN}/papers/0/pages/1/picture`, {
        "sec-fetch-site": "same-site",
        "sec-fetch-dest": "image",
      }),
      403,
    ],
    ["sends from another origin", post({ origin: "https://evil.example" }), 403],
    ["sends from another port", post({ origin: "http://127.0.0.1:9999" }), 403],
    ["sends over TLS", post({ origin: "https://127.0.0.1:8123" }), 403],
    ["sends without an origin", post({ origin: undefined }), 403],
    ["sends a form", post({ "content-type": "application/x-www-form-urlencoded" }), 415],
    ["sends a text", post({ "content-type": "text/plain" }), 415],
    ["uses another method", { ...get(`/${TOKEN}/`), method: "PUT" }, 405],
    ["asks what is allowed", { ...get(`/${TOKEN}/`), method: "OPTIONS" }, 405],
  ])("%s", (_name, request, status) => {
    expect(statusOf(request)).toBe(status);
  });
});
