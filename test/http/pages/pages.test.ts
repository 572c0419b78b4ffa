import { describe, expect, test } from "vitest";
import { dollars, READERS } from "../../../src/wire/service/readers.ts";
import { openApiDocument } from "../../../src/http/openapi/document.ts";
import { FREE, HOSTILE, HOSTILE_SITE, pagesOf, PAID, wordsOf } from "./sites.ts";

/** What the daemon serves, apart from `/try`, which only the form of the first page is sent to. */
const SERVED = new Set([
  "/",
  "/developers",
  "/here",
  "/openapi.json",
  "/llms.txt",
  "/api-terms",
  "/privacy",
  "/.well-known/x402",
  "/.well-known/security.txt",
  "/api/v1/extract",
  "/api/v1/invoice",
  "/assets/site.css",
  "/assets/drop.js",
  "/icon.svg",
  "/icon-180.png",
  "/favicon.ico",
  "/mcp",
  "/invoice/mcp",
]);

const free = pagesOf(FREE);
const paid = pagesOf(PAID);
const all = [...[...free].map(named("free")), ...[...paid].map(named("paid"))];

function named(kind: string): (entry: readonly [string, string]) => readonly [string, string] {
  return ([path, page]) => [`${kind} ${path}`, page];
}

describe.each(all)("%s", (_, page) => {
  const links = [...page.matchAll(/\s(?:href|src|action)="([^"]*)"/g)].map(([, to = ""]) => to);
  const anchors = [...page.matchAll(/\sid="([^"]*)"/g)].map(([, id = ""]) => id);

  test("leads only to what is served", () => {
    const inside = links.filter((link) => link.startsWith("/") && link !== "/try");
    expect(inside.filter((link) => !SERVED.has(link))).toEqual([]);
    expect(inside).toContain("/assets/site.css");
  });

  test("leads within itself only to what stands in it", () => {
    const fragments = links.filter((link) => link.startsWith("#")).map((link) => link.slice(1));
    expect(fragments.filter((fragment) => !anchors.includes(fragment))).toEqual([]);
  });

  test("has no anchor twice", () => {
    expect(anchors.filter((id, index) => anchors.indexOf(id) !== index)).toEqual([]);
  });

  test("labels and describes only with what stands in it", () => {
    const named = [...page.matchAll(/\s(?:aria-\w*by|for|form)="([^"]*)"/g)];
    expect(named.map(([, id = ""]) => id).filter((id) => !anchors.includes(id))).toEqual([]);
  });

  test("leaves to others only by https or mail", () => {
    const outside = links.filter((link) => !/^[/#]/.test(link));
    expect(outside.filter((link) => !/^(?:https:\/\/|mailto:|http:\/\/127)/.test(link))).toEqual(
      [],
    );
  });

  test("needs neither style nor script within itself", () => {
    expect(page).not.toMatch(
      /<style|\sstyle=|\son\w+=|<script(?! src="\/assets\/drop\.js" defer>)/,
    );
  });
});

describe("what others wrote stays text", () => {
  const broken = {
    paths: {
      [`/${HOSTILE}`]: {
        post: {
          summary: HOSTILE,
          description: `\`${HOSTILE}\` ${HOSTILE}`,
          parameters: [
            {
              name: HOSTILE,
              in: HOSTILE,
              description: HOSTILE,
              schema: hostileSchema(),
              examples: { [HOSTILE]: { value: HOSTILE } },
            },
          ],
          requestBody: {
            description: HOSTILE,
            content: {
              [HOSTILE]: { schema: hostileSchema(), examples: { [HOSTILE]: { value: HOSTILE } } },
            },
          },
          responses: {
            [HOSTILE]: {
              description: HOSTILE,
              headers: { [HOSTILE]: { schema: hostileSchema() } },
              content: {
                [HOSTILE]: {
                  schema: {},
                  examples: { [HOSTILE]: { value: { [HOSTILE]: [HOSTILE, null] } } },
                },
              },
            },
          },
        },
      },
    },
    components: { schemas: { [HOSTILE]: hostileSchema(), other: { $ref: HOSTILE } } },
  };

  test.each([...pagesOf(HOSTILE_SITE, broken)])("%s", (_, page) => {
    expect(page).toContain("&lt;script&gt;");
    expect(page).not.toMatch(/<script>|<img/);
    expect(page).not.toMatch(/href="javascript:/);
    const tags = page.replaceAll(/="[^"]*"/g, "").match(/<[^>]*>/g) ?? [];
    expect(tags.filter((tag) => /onerror|alert/.test(tag))).toEqual([]);
  });
});

function hostileSchema(): object {
  return {
    title: HOSTILE,
    type: ["object", "null", HOSTILE],
    description: HOSTILE,
    pattern: HOSTILE,
    default: HOSTILE,
    examples: [HOSTILE],
    required: [HOSTILE],
    properties: { [HOSTILE]: { enum: [HOSTILE, null] }, plain: { const: HOSTILE } },
    patternProperties: { [HOSTILE]: { format: HOSTILE } },
    additionalProperties: { $ref: `#/${HOSTILE}` },
    discriminator: { propertyName: HOSTILE },
  };
}

describe("prices and limits are those of the readers", () => {
  const { construction, invoice } = READERS;
  const prices = [
    `${dollars(construction.price.microUsd)} per read`,
    `${dollars(invoice.price.microUsd)} per page`,
  ];

  test.each(["/", "/developers", "/api-terms"])("prices of the paid %s", (path) => {
    const words = wordsOf(paid.get(path) ?? "");
    for (const price of prices) expect(words).toContain(price);
  });

  test.each(["/", "/developers"])("limits of %s", (path) => {
    for (const pages of [free, paid]) {
      const words = wordsOf(pages.get(path) ?? "");
      expect(words).toContain("4 MB (4,194,304 bytes)");
      expect(construction.maxBytes).toBe(4_194_304);
      expect(words).toMatch(new RegExp(`\\b${construction.maxPages}\\b`));
      expect(words).toMatch(new RegExp(`\\b${invoice.maxPages}\\b`));
      expect(words).toContain("after 45 seconds");
    }
  });
});

describe("a free site", () => {
  test.each([...pagesOf(FREE, { paths: {}, components: { schemas: {} } })])(
    "%s names no price and no way to pay",
    (_, page) => {
      expect(wordsOf(page)).not.toMatch(/\$\d|x402|USDC|wallet|\b402\b/i);
      expect(page).not.toContain("x402");
    },
  );

  test("describes its own operations without a price, a payment or a charge", () => {
    const { paths, tags } = openApiDocument(FREE) as unknown as {
      readonly paths: Readonly<Record<string, object>>;
      readonly tags: readonly { readonly name: string; readonly description: string }[];
    };
    // The finder lists what others sell. A description of a reader has the contract's member `price`.
    const own = Object.entries(paths).filter(([path]) => !path.includes("find"));
    const words = JSON.stringify(
      [own, tags.filter(({ name }) => name !== "finder")],
      (name, member: unknown) => (name === "examples" ? undefined : member),
    );
    expect(words.match(/[^"]*(?:charge|price|paid|payment|x402|usdc|\$\d)[^"]*/gi) ?? []).toEqual(
      [],
    );
  });

  test("takes a document on its first page, without scripts", () => {
    const page = free.get("/") ?? "";
    const [form = ""] = /<form[\s\S]*?<\/form>/.exec(page) ?? [];
    expect(form).toMatch(/method="post"\s+action="\/try"\s+enctype="multipart\/form-data"/);
    expect(form).toMatch(/<input[^>]*name="file"[^>]*type="file"[^>]*accept="application\/pdf/);
    expect(form).toMatch(/<button type="submit">/);
    expect(page).toContain(`<script src="/assets/drop.js" defer></script>`);
  });

  test("says that nobody is named", () => {
    for (const path of ["/api-terms", "/privacy"]) {
      expect(wordsOf(free.get(path) ?? "")).toContain(
        "The operator of this server has not named a contact.",
      );
    }
  });

  test("says that no model is asked", () => {
    expect(wordsOf(free.get("/privacy") ?? "")).toContain("No language model is asked.");
  });
});

describe("a paid site", () => {
  test("says how to pay in the place of the drop zone", () => {
    const page = paid.get("/") ?? "";
    expect(page).not.toMatch(/<form|drop\.js|\/try/);
    const words = wordsOf(page);
    for (const word of ["x402", "USDC", "Base eip155:8453", "Solana solana:5eykt4", "$1.00"]) {
      expect(words).toContain(word);
    }
  });

  test("names operator and contact", () => {
    for (const path of ["/api-terms", "/privacy"]) {
      expect(wordsOf(paid.get(path) ?? "")).toContain("run by Stavely Reading Office");
      expect(paid.get(path)).toContain(
        `<a href="mailto:desk@reader.example">desk@reader.example</a>`,
      );
    }
  });

  test("names the host that words are sent to, and what is sent", () => {
    const words = wordsOf(paid.get("/privacy") ?? "");
    expect(words).toContain("models.example");
    expect(words).toContain("words of up to three pages");
    expect(words).toContain("The file, its name and its pictures are not sent.");
    expect(wordsOf(paid.get("/") ?? "")).toContain("models.example");
  });
});

test.each([
  [{ operator: "A & B", contact: null }, "run by A & B. The operator of this server has not named"],
  [
    { operator: null, contact: "https://a.example/" },
    "has not given a name. Questions go to https",
  ],
])("who runs the server is told as far as it is known: %j", (known, told) => {
  expect(wordsOf(pagesOf({ ...FREE, ...known }).get("/privacy") ?? "")).toContain(told);
});

test("the table of the first page foots and crossfoots", () => {
  const [table = ""] = /<table[\s\S]*?<\/table>/.exec(free.get("/") ?? "") ?? [];
  const rows = table
    .split("<tr>")
    .map((row) => [...row.matchAll(/<td>([\d,.]+)<\/td>/g)].map(([, figure = ""]) => cents(figure)))
    .filter((row) => row.length > 0);
  expect(rows).toHaveLength(4);
  for (const [previous = 0, period = 0, toDate] of rows) expect(previous + period).toBe(toDate);
  const [total = [], ...parts] = rows.toReversed();
  total.forEach((sum, column) => {
    expect(parts.reduce((footed, row) => footed + (row[column] ?? 0), 0)).toBe(sum);
  });
});

function cents(figure: string): number {
  return Math.round(Number(figure.replaceAll(",", "")) * 100);
}
