import { html, type Html } from "../../base/html.ts";
import { callExamples } from "./call-examples.ts";
import {
  bytesInBase64,
  grouped,
  highestPrice,
  joined,
  megabytes,
  priceWords,
  toldStatuses,
} from "./told-facts.ts";
import { TOLD_CHECKS, type ToldCheck } from "../../wire/service/description.ts";
import { READERS, type Site, UPLOADS_PATH } from "../../wire/service/readers.ts";

/** A part of the guide that stands before the reference. */
export interface GuideSection {
  readonly id: string;
  readonly title: string;
  readonly body: Html;
}

/** What is written by hand: how to begin, what is charged, what may go wrong. */
export function guide(site: Site): readonly GuideSection[] {
  return [
    { id: "quick-start", title: "Quick start", body: quickStart(site) },
    { id: "reading-an-answer", title: "Reading an answer", body: answer(site) },
    { id: "checks", title: "Checks", body: checks() },
    { id: "full-detail", title: "The whole proof: detail=full", body: fullDetail(site) },
    ...(site.isFree ? [] : [{ id: "charging", title: "Charging", body: charging(site) }]),
    { id: "errors", title: "Errors", body: errors(site) },
    { id: "limits", title: "Limits", body: limits(site) },
    ...(site.hasMcp ? [{ id: "mcp", title: "MCP", body: mcp(site) }] : []),
  ];
}

function quickStart(site: Site): Html {
  const { construction, invoice } = READERS;
  return html`<p>
      <code>POST ${construction.path}</code> reads pay applications and change orders,
      <code>POST ${invoice.path}</code> reads invoices, bills and receipts. Both take the PDF in any
      of three forms; a <code>GET</code> of the same address describes the reader.
    </p>
    ${callExamples(site).map(
      ({ title, language, text }) =>
        html`<h3>${title}</h3>
          <pre class="${language}"><code>${text}</code></pre>`,
    )}
    <p>
      The construction reader takes the names of the parties as well, as
      <code>subcontractor</code> and <code>gc</code> in the query or in the JSON: they sharpen what
      tells a subcontractor’s request from the general contractor’s change order.
    </p>`;
}

function answer({ modelHost }: Site): Html {
  return html`<ul>
    <li>
      Amounts are JSON numbers, exact to the cent as printed; dates are
      <code>YYYY-MM-DD</code>; texts are as printed, without their label.
    </li>
    <li>
      <code>null</code> means not printed, or printed too unclearly to be given; then a warning
      names the candidates. It never stands for zero. No list is null.
    </li>
    <li>
      No figure is computed, repaired or filled in. The one exception is
      <code>grossThisPeriod</code>, which may be the sum or difference of two printed figures; with
      <code>detail=full</code> its evidence names both.
    </li>
    <li>
      <code>passed</code> of a check is null where a figure that it needs is not printed, its rule
      does not apply or, on an invoice, the reading is too doubtful to accuse the paper. Each check
      that fails or is doubtful is a warning as well.
    </li>
    <li>
      <code>confidence</code> is the probability, from 0 to 1, that every field is as printed and
      none is missing.
    </li>
    ${
      modelHost === null
        ? html`<li>The same bytes give the same answer, as long as the version stays.</li>`
        : html`<li>
            Where confidence is low, a model at ${modelHost} may be asked where a field is printed.
            It answers with places, and the figure is read there by this program; a warning names
            each such field.
          </li>`
    }
  </ul>`;
}

function checks(): Html {
  return html`<h3>Pay applications</h3>
    ${checkTable(TOLD_CHECKS.construction)}
    <p>A change order has no checks; what a careful reader would notice on it is a warning.</p>
    <h3>Invoices</h3>
    ${checkTable(TOLD_CHECKS.invoice)}`;
}

function fullDetail({ isFree }: Site): Html {
  return html`<p>
      <code>?detail=full</code>, or <code>"detail": "full"</code> in an MCP call, leaves the answer
      as it is and adds to it:
    </p>
    <dl class="members">
      ${FULL_MEMBERS.map(
        ([name, what]) =>
          html`<div>
            <dt><code>${name}</code></dt>
            <dd>${what}</dd>
          </div>`,
      )}
    </dl>
    <p>
      Boxes are in points from the top left of the page.${isFree ? "" : " The price is the same."}
    </p>`;
}

const FULL_MEMBERS = [
  [
    "evidence",
    "For each field the page, the box, the characters as printed, who read them and how certainly, what spoke for the choice, and the candidates that lost.",
  ],
  [
    "identities",
    "The checks and the document’s further sums, each with the printed figure, the expected one and the difference.",
  ],
  ["fieldConfidence", "How certain each field is, null included, and how it came about."],
  ["g702, g703", "Of a pay application: the lines of the summary, and every row of the sheet."],
  [
    "kindMarks, costs",
    "Of a change order: what spoke for its kind, and its costs from top to bottom.",
  ],
  [
    "lineItems, taxes",
    "Of an invoice, beside the answer’s own: the whole row of each item, and the base of each tax.",
  ],
  ["model", "What a model was asked and where words went; null where none was."],
  ["engine", "The version, the layout that was recognised, and a SHA-256 of the plain answer."],
] as const;

function charging({ networks }: Site): Html {
  const { construction, invoice } = READERS;
  const chains = joined(
    networks.map(({ chain, testnet }) => (testnet ? `${chain} (a test network)` : chain)),
    "or",
  );
  return html`<ul>
    <li>
      A construction document costs ${priceWords(construction.price)}, an invoice
      ${priceWords(invoice.price)}, in USDC on ${chains}.
    </li>
    <li>
      Payment is <a href="https://www.x402.org/">x402</a>, version 2, scheme <code>exact</code>.
      Without a payment the answer is 402, and <code>PAYMENT-REQUIRED</code> holds the requirements
      in base64: they govern price and receiving address. The client sends the same request again
      with <code>PAYMENT-SIGNATURE</code>; the answer carries <code>PAYMENT-RESPONSE</code>.
    </li>
    <li>
      The payment is verified before the read and settled after it. An answer of status 400 or above
      is never settled and never charged.
    </li>
    <li>
      Where the outcome of a settlement is not known the answer is 503. Send the same request with
      the same payment again: the finished read is kept in memory for a few minutes and delivered,
      without a second charge. Do not sign a new payment. Where the answer is no longer kept, the
      same payment has the same document read once more for nothing.
    </li>
    <li>
      Standard x402 clients refuse a single payment of more than $1.00 unless told otherwise. The
      largest invoice costs ${highestPrice(invoice)}, so no setting needs to be changed.
    </li>
    <li>The paying wallet needs USDC alone; the facilitator pays the fees of the network.</li>
  </ul>`;
}

function errors({ isFree }: Site): Html {
  return html`<p>
      The body of every refusal is <code>{"error": "…"}</code>, a full sentence that says what is
      wrong and what to do.${isFree ? "" : " A request that is refused is never charged."}
    </p>
    <dl class="members">
      ${toldStatuses({ isFree }).map(
        ({ status, condition }) =>
          html`<div>
            <dt><strong>${status}</strong></dt>
            <dd>${condition}</dd>
          </div>`,
      )}
    </dl>`;
}

function limits({ readSeconds }: Site): Html {
  const { construction, invoice } = READERS;
  const bytes = construction.maxBytes;
  return html`<ul>
    <li>
      One PDF has at most ${megabytes(bytes)} (${grouped(bytes)} bytes). As base64 in JSON that is
      about ${megabytes(bytesInBase64(bytes))} of PDF.
    </li>
    <li>
      A construction document has at most ${grouped(construction.maxPages)} pages, an invoice at
      most ${grouped(invoice.maxPages)}. Scanned pages are read.
    </li>
    <li>
      A read takes 5 to 30 seconds as a rule, and is stopped after ${readSeconds} seconds. Give the
      client more than that.
    </li>
  </ul>`;
}

function mcp({ baseUrl, isFree }: Site): Html {
  const paid = html`<p>
    A call without payment is answered with <code>isError</code> and what is to be paid, as JSON in
    the text; <code>_meta["x402/error"]</code> has what clients sign that look there alone. Sign it
    and send the same call with <code>_meta["x402/payment"]</code>, the payment as an object or in
    base64; the receipt comes in <code>_meta["x402/payment-response"]</code>. One payment buys one
    answer, over MCP or HTTP, whichever comes first, and the same payment brings the same answer
    again.
  </p>`;
  return html`<p>
      The same readers as tools over Streamable HTTP, without sessions, for the revisions of 2025
      and 2026${isFree ? "." : ", paid per call over x402; a call that fails is not charged."}
    </p>
    <dl class="members">
      <div>
        <dt><code>${baseUrl}/mcp</code></dt>
        <dd>
          <code>extract_document</code>: <code>document</code> (the PDF in base64), and optionally
          <code>fileName</code>, <code>subcontractor</code>, <code>gc</code>, <code>detail</code>,
          <code>sha256</code>. <code>about</code> says prices, limits, terms and
          health${isFree ? "" : " and is free"}.
        </dd>
      </div>
      <div>
        <dt><code>${baseUrl}/invoice/mcp</code></dt>
        <dd>
          <code>extract_invoice</code>: <code>document</code> (the PDF in base64), and optionally
          <code>fileName</code>, <code>detail</code>, <code>sha256</code>.
        </dd>
      </div>
      <div>
        <dt><code>${baseUrl}/find/mcp</code></dt>
        <dd>
          <code>find_tools</code> and <code>report_unmet_need</code>, as the tool finder below.
          Free.
        </dd>
      </div>
    </dl>
    <p>
      Answers are short: the answer of the reader as JSON, in the text and in
      <code>structuredContent</code> alike, in which only failed checks keep their sentence. Where
      it would still be long, members that are null are left out, and then the checks that did not
      fail. <code>"detail": "full"</code> gives everything. A model loses characters of long base64:
      <code>POST</code> the PDF to <code>${baseUrl}${UPLOADS_PATH}</code>, and give the
      <code>handle</code> of the answer as <code>document</code>; or give <code>sha256</code>, and
      what arrives damaged is refused and costs nothing.
    </p>
    ${isFree ? html`` : paid}`;
}

/** Checks by name with what they verify. */
function checkTable(checks: readonly ToldCheck[]): Html {
  return html`<dl class="members">
    ${checks.map(
      ({ name, verifies }) =>
        html`<div>
          <dt><code>${name}</code></dt>
          <dd>${verifies}</dd>
        </div>`,
    )}
  </dl>`;
}
