const BASE_USDC = "0x833589fCD6eDb6E08f4c7C32D4f71b54bdA02913";
const SOLANA_USDC = "EPjFWdd5AufqSSqeM2qN1xzybapC8G4wEGGkZwyTDt1v";
const SOLANA = "solana:5eykt4UsFv8P8NJdTREpY1vzqKqZKvdp";

type Parts = Readonly<Record<string, unknown>>;

/** A way of paying in the words of version 2. */
export function acceptsV2(parts: Parts = {}): Parts {
  return {
    scheme: "exact",
    network: "eip155:8453",
    asset: BASE_USDC,
    amount: "10000",
    payTo: "0x1111111111111111111111111111111111111111",
    maxTimeoutSeconds: 60,
    extra: { name: "USD Coin", version: "2" },
    ...parts,
  };
}

/** The same on Solana. */
export function acceptsSolana(parts: Parts = {}): Parts {
  return acceptsV2({ network: SOLANA, asset: SOLANA_USDC, payTo: "So1anaPayee1111", ...parts });
}

/** A way of paying in the words of version 1, which hold the resource's description too. */
export function acceptsV1(parts: Parts = {}): Parts {
  return {
    scheme: "exact",
    network: "base",
    asset: BASE_USDC,
    maxAmountRequired: "20000",
    payTo: "0x2222222222222222222222222222222222222222",
    resource: "https://tides.example.com/tides",
    description: "Times of high and low water for a harbour.",
    mimeType: "application/json",
    outputSchema: {
      input: {
        type: "http",
        method: "GET",
        discoverable: true,
        queryParams: { harbour: "string" },
      },
      output: { highWater: "string" },
    },
    maxTimeoutSeconds: 60,
    ...parts,
  };
}

/** An item of version 2. */
export function itemV2(parts: Parts = {}): Parts {
  return {
    resource: "https://stamps.example.com/v1/appraise",
    type: "http",
    x402Version: 2,
    lastUpdated: "2026-10-01T08:00:00.000Z",
    description: "Appraises a postage stamp from its catalogue number.",
    mimeType: "application/json",
    serviceName: "Stamp Appraiser",
    tags: ["philately", "collecting"],
    accepts: [acceptsV2()],
    extensions: {
      bazaar: {
        info: {
          input: {
            type: "http",
            method: "POST",
            bodyType: "json",
            body: { catalogueNumber: "7a" },
          },
          output: { type: "json", example: { appraisal: "12.50" } },
        },
        schema: { type: "object", properties: { input: { properties: {} } } },
      },
    },
    quality: {
      l30DaysTotalCalls: 120,
      l30DaysUniquePayers: 9,
      lastCalledAt: "2026-10-01T07:00:00.000Z",
    },
    ...parts,
  };
}

/** An item of version 1, with what older listings counted. */
export function itemV1(parts: Parts = {}): Parts {
  return {
    resource: "https://tides.example.com/tides",
    type: "http",
    x402Version: 1,
    lastUpdated: 1_790_000_000,
    accepts: [acceptsV1()],
    metadata: {
      confidence: { overallScore: 0.4 },
      paymentAnalytics: { totalTransactions: 40, totalUniqueUsers: 5, transactionsMonth: 12 },
      reliability: { apiSuccessRate: 0.9 },
    },
    ...parts,
  };
}

/** A tool of an MCP server that is paid for each call. */
export function itemMcp(parts: Parts = {}): Parts {
  return itemV2({
    resource: "https://bees.example.com/mcp",
    type: "mcp",
    serviceName: "Bee Keeper",
    description: "Tells when a hive is likely to swarm.",
    tags: [],
    extensions: {
      bazaar: {
        info: {
          input: {
            type: "mcp",
            toolName: "predict_swarm",
            inputSchema: { type: "object", properties: { hiveWeight: { type: "number" } } },
            transport: "streamable-http",
          },
        },
      },
    },
    ...parts,
  });
}

/** A row of the registry. */
export function registryRowOf(
  server: Parts = {},
  meta: Parts = {},
): Readonly<{ server: Parts; _meta: Parts }> {
  return {
    server: {
      name: "com.example.orchard/pruning",
      description: "Advice on when and how to prune fruit trees.",
      version: "1.2.0",
      packages: [
        {
          registryType: "npm",
          identifier: "@orchard/pruning-mcp",
          version: "1.2.0",
          transport: { type: "stdio" },
          environmentVariables: [{ name: "ORCHARD_KEY", isRequired: true }],
        },
      ],
      ...server,
    },
    _meta: {
      "io.modelcontextprotocol.registry/official": {
        status: "active",
        publishedAt: "2026-09-01T00:00:00Z",
        updatedAt: "2026-09-02T00:00:00Z",
        isLatest: true,
        ...meta,
      },
    },
  };
}

/** Unrelated listings, each with a word of its own. */
export function fillers(count: number): readonly Parts[] {
  return Array.from({ length: count }, (_, at) =>
    itemV2({
      resource: `https://filler${at}.example.com/thing`,
      serviceName: `Filler ${wordOf(at)}`,
      description: `Makes a ${wordOf(at)} out of every ${wordOf(at + 1)}.`,
      tags: [],
      extensions: {},
      accepts: [acceptsV2({ payTo: `0x${String(at).padStart(40, "0")}` })],
    }),
  );
}

function wordOf(at: number): string {
  const syllables = ["ba", "do", "fi", "gu", "ke", "lo", "mi", "nu", "pa", "ro", "si", "tu"];
  return [at % 12, Math.floor(at / 12) % 12, Math.floor(at / 144) % 12, 7]
    .map((each) => syllables[each] ?? "")
    .join("");
}
