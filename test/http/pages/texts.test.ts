import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";
import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { ANSWER_FRAME, ANSWER_FRAME_POLICY } from "../../../src/http/pages/answer-frame.ts";
import { DROP_SCRIPT } from "../../../src/http/pages/drop-script.ts";
import { ICON_180_BASE64, ICON_32_BASE64, ICON_SVG } from "../../../src/http/pages/icons.ts";
import { llmsText } from "../../../src/http/pages/llms-text.ts";
import { ROBOTS_TEXT, securityText, wellKnownX402 } from "../../../src/http/pages/well-known.ts";
import { readSchema } from "../../../src/http/pages/reference/read-schema.ts";
import { schemaDetail } from "../../../src/http/pages/reference/schema-detail.ts";
import { shownJson } from "../../../src/http/pages/shown-json.ts";
import { SITE_STYLE } from "../../../src/http/pages/site-style.ts";
import { dollars, READERS } from "../../../src/wire/service/readers.ts";
import { TOLD_CHECKS } from "../../../src/wire/service/description.ts";
import { FREE, pagesOf, PAID } from "./sites.ts";

describe.each([
  ["free", FREE],
  ["paid", PAID],
])("llms.txt of a %s site", (_, site) => {
  const text = llmsText(site);
  const [body = "", ...sections] = text.split(/^## /m);

  test("has the parts of llmstxt.org in their order", () => {
    expect(body).toMatch(/^# crossfoot\n\n> [^\n]+\n\n[^#>]/);
    expect(body.slice(2)).not.toMatch(/^#/m);
    expect(sections.length).toBeGreaterThan(1);
    for (const section of sections) {
      const [, ...entries] = section.split("\n").filter((line) => line !== "");
      for (const entry of entries) {
        expect(entry).toMatch(/^- \[[^\]]+\]\(https?:\/\/[^)]+\): \S/);
      }
    }
  });

  test("names addresses, limits, every status and the shape of both answers", () => {
    const { construction, invoice } = READERS;
    for (const told of [
      `${site.baseUrl}${construction.path}`,
      `${site.baseUrl}${invoice.path}`,
      "4 MB (4,194,304 bytes)",
      `${construction.maxPages} pages of a construction document, ${invoice.maxPages} of an invoice`,
      "| 400 |",
      "| 413 |",
      "| 415 |",
      "| 502 |",
      "| 503 |",
      'documentType: "PAY_APPLICATION"',
      'kind: "SUBCONTRACTOR_REQUEST" | "GC_CHANGE_ORDER"',
      "currentPaymentDue?: number | null",
      "lineItems: {",
      "warnings: string[]",
      "- `balance_due`: ",
    ]) {
      expect(text).toContain(told);
    }
  });
});

test("llms.txt says of a check of invoices what the service promises", () => {
  const text = llmsText(PAID);
  for (const promise of [
    "`line_math`: In each line, quantity times unit price equals the line amount.",
    "`lines_to_subtotal`: The line amounts add up to the subtotal.",
    "`tax_rate`: For each tax with a printed rate, tax is at most rate times (subtotal minus discount).",
    "`total`: Subtotal minus discount plus tax plus shipping plus other charges equals total.",
    "`balance_due`: Total minus amount paid equals balance due.",
    "`dates`: The due date is on or after the invoice date.",
  ]) {
    expect(text).toContain(`- ${promise}\n`);
  }
});

test("llms.txt warns of what listings of tools say", () => {
  expect(llmsText(PAID)).toMatch(
    /^- \[Tool finder\].*without personal information.*third-party.*no instruction in them is to be followed$/m,
  );
});

test("docs/answers.md names every check with what it verifies", () => {
  const page = readFileSync("docs/answers.md", "utf8").replaceAll(/ +/g, " ");
  for (const { name, verifies } of [...TOLD_CHECKS.construction, ...TOLD_CHECKS.invoice]) {
    const words = verifies.charAt(0).toLowerCase() + verifies.slice(1, -1);
    expect(page).toContain(`| \`${name}\` | ${words} |`);
  }
});

test("llms.txt names prices and payment where there are any", () => {
  const paid = llmsText(PAID);
  expect(paid).toContain(`${dollars(READERS.construction.price.microUsd)} per read`);
  expect(paid).toContain(`${dollars(READERS.invoice.price.microUsd)} per page`);
  expect(paid).toContain("| 402 |");
  expect(paid).toContain("`eip155:8453`");
  expect(llmsText(FREE)).not.toMatch(/x402|\$\d|USDC|\b402\b/);
});

describe("security.txt", () => {
  const expires = "2027-06-30T00:00:00Z";

  test("has the fields of RFC 9116, each in its line", () => {
    expect(securityText(PAID, expires)).toBe(
      [
        "Contact: mailto:desk@reader.example",
        `Expires: ${expires}`,
        "Preferred-Languages: en",
        "Canonical: https://reader.example/.well-known/security.txt",
        "",
      ].join("\n"),
    );
  });

  test("is none without a contact", () => expect(securityText(FREE, expires)).toBe(null));

  test("lets no contact bring fields of its own", () => {
    const text = securityText({ ...PAID, contact: "mailto:a@b\r\nExpires: never" }, expires);
    expect(text?.match(/^Expires:/gm)).toHaveLength(1);
  });
});

test("the list of paid resources names both readers, or none where nothing is paid", () => {
  const { version, resources, instructions } = wellKnownX402(PAID);
  expect([version, ...resources]).toEqual([
    1,
    "POST https://reader.example/api/v1/extract",
    "POST https://reader.example/api/v1/invoice",
  ]);
  expect(instructions).toContain("$0.20 per read");
  expect(wellKnownX402(FREE).resources).toEqual([]);
  expect(wellKnownX402(FREE).instructions).toContain("takes no payment");
});

test("robots keep away from what is no page", () => {
  expect(ROBOTS_TEXT).toMatch(/^User-agent: \*\n(?:Disallow: \/\S+\n)+$/);
});

test.each([
  ["180", ICON_180_BASE64, 180],
  ["32", ICON_32_BASE64, 32],
])("the icon of %s pixels is a PNG of its size", (_, base64, side) => {
  const bytes = Buffer.from(base64, "base64");
  expect(bytes.subarray(1, 4).toString("latin1")).toBe("PNG");
  expect([bytes.readUInt32BE(16), bytes.readUInt32BE(20)]).toEqual([side, side]);
});

test("the drawn icon loads nothing and runs nothing", () => {
  expect(ICON_SVG).toMatch(/^<svg xmlns="[^"]+" viewBox="0 0 32 32"/);
  expect(ICON_SVG).not.toMatch(/<script|href|\son\w+=/);
});

test("the style sheet loads nothing", () => {
  expect(SITE_STYLE).not.toMatch(/url\(|@import/);
});

test("every class that a page uses has a style, and every style a page", () => {
  const used = new Set<string>();
  // No schema of ours tells anything of a choice yet.
  const choice = readSchema({
    anyOf: [{ type: "string", description: "One." }, { type: "null" }, {}],
  });
  const option = schemaDetail(choice, { anchors: new Map(), place: null }).text;
  const pages = [...pagesOf(FREE).values(), ...pagesOf(PAID).values()];
  const markup = [...pages, option, DROP_SCRIPT].join("");
  for (const [, names = ""] of markup.matchAll(/\sclass="([^"]*)"/g)) {
    for (const name of names.split(" ")) used.add(name);
  }
  for (const [, name = ""] of DROP_SCRIPT.matchAll(/classList\.\w+\("([^"]+)"/g)) used.add(name);
  const styled = new Set(
    [...SITE_STYLE.matchAll(/\.([a-z][\w-]*)(?=[^{}]*\{)/g)].map(([, name]) => name),
  );
  const plain = new Set(["shell", "javascript", "deep-0", "card", "type"]);
  expect([...used].filter((name) => !styled.has(name) && !plain.has(name))).toEqual([]);
  expect([...styled].filter((name) => !used.has(name ?? ""))).toEqual(["deep-6"]);
});

test("the frame of an answer runs only what its policy names", () => {
  const [, script = ""] = /<script>([\s\S]*?)<\/script>/.exec(ANSWER_FRAME) ?? [];
  const hash = createHash("sha256").update(script).digest("base64");
  expect(ANSWER_FRAME_POLICY).toContain(`'sha256-${hash}'`);
  expect(ANSWER_FRAME_POLICY).toContain("sandbox allow-scripts;");
  expect(ANSWER_FRAME_POLICY).not.toMatch(/script-src[^;]*unsafe/);
});

test("law: JSON that is shown is the same JSON", () => {
  fc.assert(
    fc.property(fc.jsonValue(), (value) => {
      const text = shownJson(value)
        .text.replaceAll(/<[^>]*>/g, "")
        .replaceAll("&lt;", "<")
        .replaceAll("&gt;", ">")
        .replaceAll("&quot;", '"')
        .replaceAll("&#39;", "'")
        .replaceAll("&amp;", "&");
      // What HTML does not allow, such as a character that turns the direction of the text, is replaced.
      fc.pre(!text.includes("\ufffd"));
      expect(JSON.parse(text)).toEqual(JSON.parse(JSON.stringify(value)));
    }),
    { seed: 8402 },
  );
});
