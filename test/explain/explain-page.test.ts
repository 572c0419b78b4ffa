import { createHash } from "node:crypto";
import { describe, expect, test } from "vitest";
import { explainPage } from "../../src/explain/explain-document.ts";
import { REQUEST } from "../wire/change-order-by-hand.ts";
import { INVOICE } from "../wire/invoice-by-hand.ts";
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

describe("the page of a change order", () => {
  const orderPage = explainPage("cor-007.pdf", REQUEST, [PICTURE]);
  const words = orderPage.replaceAll(/\s+/g, " ");

  test("names its kind and everything that was read, in groups", () => {
    expect(words).toContain(
      "<p>Change order COR-007 · request of a subcontractor · 2026-04-05 · 1 page</p>",
    );
    const headings = [...words.matchAll(/<h2>([^<]+)<\/h2>/g)].map(([, heading]) => heading);
    expect(headings).toEqual([
      "Change order",
      "What does not add up",
      "What speaks for its kind",
      "Contract",
      "Parties",
      "Contract sum",
      "Costs",
      "The form&#39;s own arithmetic",
      "Confidence 0.71",
    ]);
  });

  test("nothing that it says becomes markup", () => {
    expect(orderPage).toContain("two &lt;VAV&gt; boxes");
    expect(orderPage).not.toContain("<VAV>");
  });

  test("what speaks for the kind is marked on the page, and what speaks against it", () => {
    const places = words.match(/<a class="mark[^>]*>/g) ?? [];
    const against = places.filter((place) => place.includes("marks-2"));
    expect(against).toHaveLength(1);
    expect(against[0]).toContain("is carried from the original to the new one.: -1.3");
    expect(against[0]).toContain(`data-field="marks-2 sums-sumAfter"`);
    expect(places.some((place) => place.includes("marks-3"))).toBe(false);
  });
});

describe("the page of an invoice", () => {
  const invoicePage = explainPage("ks-20417.pdf", INVOICE, [PICTURE]);
  const words = invoicePage.replaceAll(/\s+/g, " ");

  test("names it and everything that was read, in groups and in a table", () => {
    expect(words).toContain("<p>Invoice KS-20417 · 2026-03-12 · 1 page</p>");
    const headings = [...words.matchAll(/<h2>([^<]+)<\/h2>/g)].map(([, heading]) => heading);
    expect(headings).toEqual([
      "Invoice",
      "Checks",
      "Amounts",
      "Invoice inside of the PDF: factur-x.xml, EN 16931",
      "Items",
      "The form&#39;s own arithmetic",
      "Confidence 0.87",
    ]);
    const columns = [...words.matchAll(/<th scope="col"(?: class="figure")?>([^<]+)<\/th>/g)].map(
      ([, text]) => text,
    );
    expect(columns.filter((text) => !["Field", "Value", "Page"].includes(text ?? ""))).toEqual([
      "Code",
      "Description",
      "Service date",
      "Quantity",
      "Unit",
      "Unit price",
      "Price for",
      "Discount rate",
      "Discount",
      "Tax rate",
      "Tax",
      "Amount",
    ]);
    expect(words).not.toContain('class="total"');
  });

  test("nothing that it says becomes markup", () => {
    expect(invoicePage).toContain("Anchor bolts &lt;M16&gt;");
    expect(invoicePage).toContain("Kestrel &amp; Sons &lt;Hardware&gt; Ltd");
    expect(invoicePage).not.toMatch(/<M16>|<Hardware>/);
  });

  test("every printed value has its box, and what a failed check uses is marked", () => {
    const places = words.match(/<a class="mark[^>]*>/g) ?? [];
    for (const label of [
      "Vendor: Kestrel",
      "Total: 2,956.98",
      "Unit price: 68.2525",
      "Account: GB33",
    ])
      expect(places.filter((place) => place.includes(label))).toHaveLength(1);
    const doubtful = [...words.matchAll(/<td class="figure doubtful" id="field-([^"]+)"/g)];
    expect(doubtful.map(([, id]) => id)).toEqual([
      "lineItems-2-quantity",
      "lineItems-2-unitPrice",
      "lineItems-2-amount",
    ]);
  });

  test("what the file inside says otherwise is marked, too", () => {
    const rows = [...words.matchAll(/<tr id="field-inside-(\w+)[^>]*?(class="doubtful")?>/g)];
    expect(rows.map(([, id, doubt]) => [id, doubt !== undefined])).toEqual([
      ["total", false],
      ["dueDate", true],
      ["taxes", false],
    ]);
    expect(words).toContain("Due date, on the page 11.4.2026");
  });
});

test("a cell is called by the head of its column, without a letter of the form", () => {
  expect(page).toMatch(/aria-label="[^"]*Scheduled value: 20,000\.00/);
  expect(page).not.toContain("C Scheduled value: 20,000.00");
});
