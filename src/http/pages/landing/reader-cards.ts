import { html, type Html } from "../../../base/html.ts";
import { type ReaderFacts, type ReaderName, READERS } from "../../../wire/service.ts";
import type { Site } from "../../site.ts";
import type { Examples } from "../landing-page.ts";
import { grouped, highestPrice, joined, megabytes, priceWords } from "../told-facts.ts";

/** Both readers beside each other: what they take, answer and check, their price and limits. */
export function readerCards(site: Site, examples: Examples): Html {
  return html`<div class="cards">
    ${[READERS.construction, READERS.invoice].map((reader) =>
      card(reader, { isFree: site.isFree, checks: examples[reader.name].checks }),
    )}
  </div>`;
}

const TAKES: Readonly<Record<ReaderName, string>> = {
  construction:
    "Pay applications (AIA G702/G703, the platforms’ forms, every contractor’s own), executed change orders, and subcontractors’ requests for change orders.",
  invoice: "Invoices, bills, receipts and credit notes of any vendor, in seventeen languages.",
};

const ANSWERS: Readonly<Record<ReaderName, string>> = {
  construction:
    "The form’s figures by name, the listed change orders, checks, warnings and a confidence.",
  invoice:
    "Numbers and dates, vendor and customer, items, taxes and totals, checks, warnings and a confidence.",
};

function card(
  reader: ReaderFacts,
  told: { readonly isFree: boolean; readonly checks: readonly { readonly name: string }[] },
): Html {
  const { name, title, path, price, maxBytes, maxPages } = reader;
  const checks = told.checks.map((check) => html`<code>${check.name}</code>`);
  return html`<div class="card">
    <h3>${title}</h3>
    <dl>
      <div>
        <dt>Reads</dt>
        <dd>${TAKES[name]}</dd>
      </div>
      <div>
        <dt>Answers</dt>
        <dd>${ANSWERS[name]}</dd>
      </div>
      <div>
        <dt>Checks</dt>
        <dd class="names">${checks}</dd>
      </div>
      <div>
        <dt>Price</dt>
        <dd>${told.isFree ? "Nothing on this server." : priceSentence(reader)}</dd>
      </div>
      <div>
        <dt>Limits</dt>
        <dd>${megabytes(maxBytes)} and ${grouped(maxPages)} pages for one document.</dd>
      </div>
      <div>
        <dt>Address</dt>
        <dd><code>POST ${path}</code></dd>
      </div>
    </dl>
  </div>`;

  function priceSentence(facts: ReaderFacts): Html {
    const highest =
      price.per === "page" ? `, at most ${highestPrice(facts)} for ${maxPages} pages` : "";
    return html`<strong>${priceWords(price)}</strong> in USDC${highest}; a read that fails costs
      nothing.`;
  }
}

/** The two prices in one line. */
export function priceLine(): string {
  const { construction, invoice } = READERS;
  return joined(
    [
      `${priceWords(construction.price)} of a construction document`,
      `${priceWords(invoice.price)} of an invoice`,
    ],
    "and",
  );
}
