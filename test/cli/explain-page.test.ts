import { createHash } from "node:crypto";
import { expect, test } from "vitest";
import { explainPage } from "../../src/cli/explain/explain-page.ts";
import { FIRST_APPLICATION } from "../wire/reading-by-hand.ts";

const PICTURE = {
  pageNumber: 1,
  width: 600,
  height: 800,
  mediaType: "image/webp",
  bytes: new Uint8Array([1, 2, 3]),
} as const;

const page = explainPage("<img src=x onerror=alert(1)>.pdf", FIRST_APPLICATION, [PICTURE]);

test("nothing that a document or a file name says becomes markup", () => {
  expect(page).toContain("&lt;img src=x onerror=alert(1)&gt;.pdf");
  expect(page).toContain("Deduct &lt;canopy&gt; &amp; sign");
  expect(page).not.toContain("<canopy>");
  expect(page).not.toContain("<img src=x");
});

test("no script may run but the one of the page, and nothing may be loaded", () => {
  const [, policy = ""] = /Content-Security-Policy"\s+content="([^"]+)"/.exec(page) ?? [];
  const [, script = ""] = /<script>([\s\S]*?)<\/script>/.exec(page) ?? [];
  const hash = createHash("sha256").update(script).digest("base64");
  expect(policy.replaceAll("&#39;", "'")).toBe(
    `default-src 'none'; img-src data:; style-src 'unsafe-inline'; script-src 'sha256-${hash}'`,
  );
});

test("a figure that stands for two fields is one place that leads to the contract's field", () => {
  const places = page.match(/<a\s[^>]*class="mark[^>]*>/g) ?? [];
  const payment = places.filter((place) => place.includes("Current payment due: 27,000.00"));
  expect(payment).toHaveLength(1);
  expect(payment[0]).toContain(`href="#field-currentPaymentDue"`);
  expect(payment[0]).toContain(`data-field="currentPaymentDue lines-currentPaymentDue"`);
  expect(payment[0]).toMatch(/left:\s*50%/);
});

test("what was not chosen is named with its reason", () => {
  expect(page.replaceAll(/\s+/g, " ")).toContain(
    "Not “27,000.01” on page 1: It is the amount certified.",
  );
});

test("figures of a failed check are marked", () => {
  const doubtful = [...page.matchAll(/<tr[^>]*id="([^"]+)"[^>]*class="doubtful"/g)];
  expect(doubtful.map(([, id]) => id)).toEqual([
    "field-contractSumToDate",
    "field-balanceToFinishIncludingRetainage",
  ]);
});
