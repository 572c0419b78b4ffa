import { html, type Html } from "../../../base/html.ts";
import {
  type ReaderFacts,
  type ReaderName,
  READERS,
  type Site,
} from "../../../wire/service/readers.ts";
import { TOLD_CHECKS } from "../../../wire/service/description.ts";
import { grouped, highestPrice, megabytes, priceWords } from "../told-facts.ts";

/** Both readers beside each other: what they take, answer and check, their price and limits. */
export function readerCards(site: Site): Html {
  return html`<div class="cards">
    ${[READERS.construction, READERS.invoice].map(
      (reader) =>
        html`<div class="card">
          <h3>${reader.title}</h3>
          <dl>
            ${rows(site, reader).map(
              ([name, what]) =>
                html`<div>
                  <dt>${name}</dt>
                  <dd>${what}</dd>
                </div>`,
            )}
          </dl>
        </div>`,
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

function rows({ isFree }: Site, reader: ReaderFacts): readonly (readonly [string, Html])[] {
  const { name, path, maxBytes, maxPages } = reader;
  return [
    ["Reads", html`${TAKES[name]}`],
    ["Answers", html`${ANSWERS[name]}`],
    [
      "Checks",
      html`<span class="names"
        >${TOLD_CHECKS[name].map((check) => html`<code>${check.name}</code>`)}</span
      >`,
    ],
    ["Price", isFree ? html`Nothing on this server.` : priceSentence(reader)],
    ["Limits", html`${megabytes(maxBytes)} and ${grouped(maxPages)} pages for one document.`],
    ["Address", html`<code>POST ${path}</code>`],
  ];
}

function priceSentence(reader: ReaderFacts): Html {
  const { price, maxPages } = reader;
  const highest =
    price.per === "page" ? `, at most ${highestPrice(reader)} for ${maxPages} pages` : "";
  return html`<strong>${priceWords(price)}</strong> in USDC${highest}; a read that fails costs
    nothing.`;
}
