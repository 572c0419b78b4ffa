import { describe, expect, test } from "vitest";
import { VIEW_LIMITS } from "../../src/base/agent-limits.ts";
import { viewBody, viewNameOf, viewPage } from "../../src/explain/view-parts.ts";
import { viewPageOf } from "../../src/explain/view-page.ts";
import type { InvoiceReading } from "../../src/kinds/reading.ts";
import { INVOICE } from "../wire/invoice-by-hand.ts";
import { FIRST_APPLICATION } from "../wire/reading-by-hand.ts";

const PICTURE = {
  pageNumber: 1,
  width: 600,
  height: 800,
  mediaType: "image/webp",
  bytes: new Uint8Array([1, 2, 3]),
} as const;

/** An invoice with so many items. */
function invoiceOf(count: number): InvoiceReading {
  const { lines: own } = INVOICE.document;
  const lines = Array.from({ length: count }, (_line, index) => own[index % own.length]);
  return {
    ...INVOICE,
    document: { ...INVOICE.document, lines: lines.filter((line) => line !== undefined) },
  };
}

describe("the body of a view", () => {
  const body = viewBody("<img src=x onerror=alert(1)>.pdf", FIRST_APPLICATION);

  test("shows nothing of a document or of its name as markup", () => {
    expect(body).toContain("&lt;img src=x onerror=alert(1)&gt;.pdf");
    expect(body).toContain("Deduct &lt;canopy&gt; &amp; sign");
    expect(body).not.toMatch(/<canopy>|<img src=x/);
  });

  test("has an empty sheet for each page, and links that say on which page they end", () => {
    const { pageCount } = FIRST_APPLICATION;
    const awaited = [...body.matchAll(/data-awaited="(\d+)"/g)].map(([, page]) => Number(page));
    expect(awaited).toEqual(Array.from({ length: pageCount }, (_page, index) => index + 1));
    const links = [...body.matchAll(/href="#(page-(\d+)-place-\d+)">p\. (\d+)</g)];
    expect(links.length).toBeGreaterThan(5);
    expect(links.every(([, , page, told]) => page === told)).toBe(true);
    const page = viewPage(FIRST_APPLICATION, PICTURE);
    for (const [, id = "", pageNumber] of links)
      if (pageNumber === "1") expect(page).toContain(`id="${id}"`);
    expect(body).toContain(`id="${viewNameOf("lines.previousCertificates")}"`);
  });

  test("of a package has the pages of the document that was read", () => {
    const held = (firstPage: number, lastPage: number, isRead: boolean) =>
      ({ kind: "PAY_APPLICATION", firstPage, lastPage, isRead }) as const;
    const documents = [held(1, 2, false), held(3, 4, true), held(5, 9, false)];
    const reading = { ...FIRST_APPLICATION, pageCount: 9, documents };
    const awaited = [...viewBody("a.pdf", reading).matchAll(/data-awaited="(\d+)"/g)];
    expect(awaited.map(([, page]) => page)).toEqual(["3", "4"]);
  });

  test("is bounded: whole rows are left out, and counted", () => {
    const few = viewBody("a.pdf", invoiceOf(3));
    expect(few).not.toContain("left out here");
    const many = viewBody("a.pdf", invoiceOf(3_000));
    expect(many).toMatch(/<p class="absent">\n?\d+ values are left out here/);
    const cells = many.match(/ id="field-/g) ?? [];
    expect(cells.length).toBeLessThanOrEqual(VIEW_LIMITS.values);
    expect(cells.length).toBeGreaterThan(VIEW_LIMITS.values / 2);
    expect(Buffer.byteLength(many)).toBeLessThan(VIEW_LIMITS.partBytes);
  });
});

test("the page of a view runs its own script alone, and loads nothing", () => {
  const page = viewPageOf("ownScript()");
  expect(page).toContain("<script>");
  expect(page).toContain("ownScript()</script>");
  const [, policy = ""] = /Content-Security-Policy"\s+content="([^"]+)"/.exec(page) ?? [];
  expect(policy.replaceAll("&#39;", "'")).toMatch(
    /^default-src 'none'; img-src data:; style-src 'unsafe-inline'; script-src 'sha256-[\w+/]{43}='$/,
  );
});
