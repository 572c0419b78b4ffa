import { html, type Html } from "../../base/html.ts";
import { READER_PAGE_PATH } from "./reader/reader-page.ts";
import { grouped, highestPrice, megabytes, priceWords } from "./told-facts.ts";
import { TOLD_CHECKS } from "../../wire/service/description.ts";
import {
  type ReaderFacts,
  type ReaderName,
  READERS,
  type Site,
} from "../../wire/service/readers.ts";

/** A cut from a schedule of values whose rows and columns meet in one total. */
export function crossfootedTable(): Html {
  return html`<figure class="crossfooted">
    <table>
      <caption class="unseen">
        Three rows of a schedule of values with the totals of their columns
      </caption>
      <thead>
        <tr>
          <th scope="col">Description of work</th>
          <th scope="col">Previous</th>
          <th scope="col">This period</th>
          <th scope="col">To date</th>
        </tr>
      </thead>
      <tbody>
        ${ROWS.map(
          ([description, ...figures]) =>
            html`<tr>
              <th scope="row">${description}</th>
              ${figures.map((figure) => html`<td>${figure}</td>`)}
            </tr>`,
        )}
      </tbody>
      <tfoot>
        <tr>
          <th scope="row">Total</th>
          ${TOTALS.map((figure) => html`<td>${figure}</td>`)}
        </tr>
      </tfoot>
    </table>
    <figcaption>
      To <em>foot</em> a column is to add it up; to <em>crossfoot</em> is to check that the totals
      of the rows and of the columns agree.
    </figcaption>
  </figure>`;
}

/** Description, work of previous applications, of this period, and both together. */
const ROWS = [
  ["Foundation repair", "24,720.00", "18,540.00", "43,260.00"],
  ["Timber frame repair", "8,835.00", "35,340.00", "44,175.00"],
  ["Plumbing and heating", "4,185.00", "12,555.00", "16,740.00"],
] as const;

const TOTALS = ["37,740.00", "66,435.00", "104,175.00"] as const;

/** A form that sends one document to `/try`; it works without scripts, and `drop.js` makes a drop zone of it. */
export function dropZone(site: Site): Html {
  const { construction, invoice } = READERS;
  return html`<form
      id="drop"
      class="drop"
      method="post"
      action="/try"
      enctype="multipart/form-data"
      data-max-bytes="${construction.maxBytes}"
    >
      <p class="ask">
        <label for="file">Pay application, change order or invoice, as PDF</label>
      </p>
      <p class="take">
        <input
          id="file"
          name="file"
          type="file"
          accept="application/pdf,.pdf"
          required
          aria-describedby="drop-limits"
        />
        <button type="submit">Read this document</button>
      </p>
      <p id="drop-limits" class="hint">
        Up to ${megabytes(construction.maxBytes)} and ${grouped(construction.maxPages)} pages, an
        invoice up to ${invoice.maxPages}. The answer is the document with every figure boxed and
        its checks beside it. A read takes a few seconds, a scan longer, and is stopped after
        ${site.readSeconds} seconds. Nothing is stored.
      </p>
    </form>
    <div id="drop-progress" class="progress" hidden>
      <progress id="drop-bar" aria-label="Progress of the read"></progress>
      <span id="drop-seconds" aria-hidden="true"></span>
      <button id="drop-cancel" type="button">Cancel</button>
    </div>
    <p id="drop-status" class="status-line" role="status"></p>`;
}

/** Where `drop.js` puts the answer; hidden until there is one. */
export function answerPlace(): Html {
  return html`<section id="answer" class="answer" aria-labelledby="answer-title" hidden>
    <div class="answer-bar">
      <h2 id="answer-title" tabindex="-1">Answer</h2>
      <p>
        <a id="answer-save" download="answer.html" href="#answer">Save this page</a>
        <button type="submit" form="drop" formtarget="_blank">
          Read again in a tab of its own
        </button>
      </p>
    </div>
    <div id="answer-frame"></div>
  </section>`;
}

/** How a read is paid, in the order in which it happens. */
export function paying({ networks }: Site): Html {
  return html`<p>
      Reads are paid with <a href="https://www.x402.org/">x402</a>, version 2, scheme
      <code>exact</code>, in USDC. There is no account, no key and no subscription.
    </p>
    <ol>
      <li>
        Send the document. Without a payment the answer is 402, and its header
        <code>PAYMENT-REQUIRED</code> names the price of this document, the networks, the asset and
        the receiving address.
      </li>
      <li>
        An x402 client signs the payment and sends the same request again with the header
        <code>PAYMENT-SIGNATURE</code>.
      </li>
      <li>
        The payment is verified, the document is read, and only then the payment is settled. The
        answer has the header <code>PAYMENT-RESPONSE</code>.
      </li>
    </ol>
    <dl class="terms">
      <div>
        <dt>Networks</dt>
        <dd>
          <ul class="plain">
            ${networks.map(
              ({ chain, network, testnet }) =>
                html`<li>${chain}${testnet ? ", a test network" : ""} <code>${network}</code></li>`,
            )}
          </ul>
        </dd>
      </div>
      <div>
        <dt>Wallet</dt>
        <dd>It needs USDC alone; the facilitator pays the fees of the network.</dd>
      </div>
      <div>
        <dt>Cap of the client</dt>
        <dd>
          Standard x402 clients refuse a single payment of more than $1.00 unless told otherwise. No
          read here costs more: ${highestPrice(READERS.construction)} for a construction document,
          at most ${highestPrice(READERS.invoice)} for an invoice.
        </dd>
      </div>
    </dl>`;
}

/** What is promised to who sends a document, and the one thing that is asked. */
export function promises(site: Site): Html {
  return html`<dl class="terms">
    ${told(site).map(
      ([promise, what]) =>
        html`<div>
          <dt>${promise}</dt>
          <dd>${what}</dd>
        </div>`,
    )}
  </dl>`;
}

function told({ isFree, modelHost }: Site): readonly (readonly [string, string])[] {
  return [
    isFree
      ? ["Reads are free here", "This server takes no payment and knows no account."]
      : [
          "Only successful reads are charged",
          "A payment is verified before the read and settled after it. An answer of status 400 or above is never charged.",
        ],
    [
      "Nothing is stored",
      modelHost === null
        ? "A document is read in memory and discarded. It is never written to a disk, never used for training, and sent nowhere."
        : `A document is read in memory and discarded. It is never written to a disk and never used for training. Where a reading is doubtful, words of up to three pages are sent to a model at ${modelHost}, never the file.`,
    ],
    [
      "Every figure is printed on the page",
      "Nothing is computed, repaired or filled in. A document that does not add up comes out as printed, with the check that fails.",
    ],
    [
      "null means not printed",
      "A figure that is absent is null, never zero and never a guess. A value that is printed too unclearly to be given is null as well, and a warning names what it might be.",
    ],
    [
      "Verify before you rely on it",
      "The answer is made by a program and may be wrong. Compare it with the document before money moves on it; with detail=full each figure names its page, its box and its characters.",
    ],
  ];
}

/** The offer to read in the browser, without this server. */
export function readHere(): Html {
  return html`<p>
    <a href="${READER_PAGE_PATH}">Read it here, nothing is sent</a>: the page reads a document in
    your browser. It costs nothing, and its policy lets it open no connection. Scanned pages are not
    read there.
  </p>`;
}

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
