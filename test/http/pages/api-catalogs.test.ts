import { Ajv2020 } from "ajv/dist/2020.js";
import addFormats from "ajv-formats";
import { expect, test } from "vitest";
import { apiCatalog, serverCards } from "../../../src/http/pages/api-catalogs.ts";
import { testDaemon } from "../../support/daemon.ts";
import { FREE, PAID } from "./sites.ts";

const ajv = new Ajv2020({ strict: false });
addFormats.default(ajv);

const HTTP = { type: "string", format: "uri", pattern: "^https?://" };

/** RFC 9264, section 4.2: contexts with an anchor, and arrays of targets by their relation. */
const isLinkset = ajv.compile({
  type: "object",
  required: ["linkset"],
  additionalProperties: false,
  properties: {
    linkset: {
      type: "array",
      minItems: 1,
      items: {
        type: "object",
        required: ["anchor"],
        properties: { anchor: HTTP },
        additionalProperties: {
          type: "array",
          minItems: 1,
          items: {
            type: "object",
            required: ["href"],
            properties: { href: HTTP, type: { type: "string" } },
          },
        },
      },
    },
  },
});

/** What schema v2 of server cards asks of the members that are used. */
const isCard = ajv.compile({
  type: "object",
  required: ["$schema", "name", "description", "version"],
  additionalProperties: false,
  properties: {
    $schema: {
      const: "https://static.modelcontextprotocol.io/schemas/v2/server-card.schema.json",
    },
    name: {
      type: "string",
      minLength: 3,
      maxLength: 200,
      pattern: "^[a-zA-Z0-9.-]+/[a-zA-Z0-9._-]+$",
    },
    title: { type: "string", minLength: 1, maxLength: 100 },
    description: { type: "string", minLength: 1, maxLength: 100 },
    version: { type: "string", maxLength: 255, pattern: "^\\d+\\.\\d+\\.\\d+" },
    websiteUrl: HTTP,
    remotes: {
      type: "array",
      items: {
        type: "object",
        required: ["type", "url"],
        additionalProperties: false,
        properties: { type: { enum: ["streamable-http", "sse"] }, url: HTTP },
      },
    },
  },
});

test.each([
  ["free", FREE],
  ["paid", PAID],
  ["with a path and a port", { ...PAID, baseUrl: "http://127.0.0.1:8402/reader" }],
])("what a site lists is in the shape of its kind: %s", (_, site) => {
  expect([isLinkset(apiCatalog(site)), isLinkset.errors]).toEqual([true, null]);
  const { catalog, cards, cardType } = serverCards(site);
  for (const card of Object.values(cards)) {
    expect([isCard(card), isCard.errors]).toEqual([true, null]);
  }
  const paths = Object.keys(cards).map((path) => `${site.baseUrl}${path}`);
  expect(catalog.entries.map(({ url }) => url)).toEqual(paths);
  for (const { identifier, type } of catalog.entries) {
    expect(identifier).toMatch(/^urn:air:[^:]+:[\w-]+$/);
    expect(type).toBe(cardType);
  }
});

test("every address that is listed is served", async () => {
  const daemon = await testDaemon({ CROSSFOOT_SERVE_PUBLIC_URL: "https://reader.example.com" });
  const { catalog, cards } = serverCards(FREE);
  const listed = JSON.stringify([apiCatalog(FREE), catalog, cards]);
  const addresses = [...listed.matchAll(/"(https?:[^"]+)"/g)].map(([, address = ""]) => address);
  const own = new Set(addresses.filter((address) => address.startsWith(FREE.baseUrl)));
  expect(own.size).toBeGreaterThan(12);
  for (const address of own) {
    const url = address.slice(FREE.baseUrl.length);
    const isMcp = url.endsWith("/mcp");
    const { statusCode } = await daemon.app.inject({ url });
    // A server of MCP answers to POST alone.
    expect([url, statusCode]).toEqual([url, isMcp ? 405 : 200]);
  }
  await daemon.close();
});
