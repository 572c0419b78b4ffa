import { html, type Html } from "../../base/html.ts";
import type { InvoiceResult, ReadResult } from "../../wire/contract.ts";
import { READERS, type Site } from "../../wire/service/readers.ts";
import { callExamples } from "./call-examples.ts";
import {
  answerPlace,
  crossfootedTable,
  dropZone,
  paying,
  promises,
  readerCards,
  readHere,
} from "./landing-parts.ts";
import { pageFrame } from "./page-frame.ts";
import { shownJson } from "./shown-json.ts";
import { bytesInBase64, grouped, megabytes, priceWords } from "./told-facts.ts";

/** An answer of each reader, as it was given for a document. */
export interface Examples {
  readonly construction: ReadResult;
  readonly invoice: InvoiceResult;
}

/** The page at `/`: what the service is, what it costs and promises, and how it is called. */
export function landingPage(site: Site, examples: Examples): string {
  const main = html`${introduction(site)}
  ${
    site.isFree
      ? html`${section("try", "Try it", dropZone(site))} ${answerPlace()}`
      : section("paying", "How a read is paid", paying(site))
  }
  ${section("here", "In the browser", readHere())}
  ${section("readers", "The two readers", readerCards(site))}
  ${section("promises", "What is promised", promises(site))}
  ${section("calls", "How it is called", calls(site))}
  ${section("answers", "What comes back", answers(examples))}
  ${section("limits", "Limits", limits(site))} ${section("more", "Further", further(site))}`;
  return pageFrame(site, {
    path: "/",
    title: "crossfoot: pay applications, change orders and invoices from PDF into JSON",
    description:
      "Reads construction pay applications, change orders and invoices from PDF into JSON and proves their arithmetic to the cent.",
    main: html`<div class="sheet">${main}</div>`,
    scripts: site.isFree ? ["/assets/drop.js"] : [],
  });
}

function introduction({ isFree }: Site): Html {
  return html`<div class="introduction">
    <div>
      <h1>
        Reads pay applications, change orders and invoices from PDF into JSON and proves their
        arithmetic to the cent.
      </h1>
      <p class="lead">
        For project accountants, accounts payable and the programs that work for them. Print and
        scans are read alike, every figure of the answer stands on the page, and a document that
        does not foot comes out as printed, with the sum that fails.
      </p>
      <p class="price">
        ${isFree ? "Reads are free on this server." : priceSentence()} No account, nothing stored.
      </p>
    </div>
    ${crossfootedTable()}
  </div>`;
}

function priceSentence(): string {
  const { construction, invoice } = READERS;
  return `${priceWords(construction.price)} of a construction document and ${priceWords(invoice.price)} of an invoice, in USDC over x402.`;
}

function section(id: string, title: string, body: Html): Html {
  return html`<section id="${id}">
    <h2>${title}</h2>
    <div>${body}</div>
  </section>`;
}

function calls(site: Site): Html {
  return html`${callExamples(site).map(
      ({ title, language, text }) =>
        html`<h3>${title}</h3>
          <pre class="${language}"><code>${text}</code></pre>`,
    )}
    <p>
      Both readers take all three forms of the body.
      <a href="/developers">The developers’ page</a> names every field and status.
    </p>`;
}

function answers(examples: Examples): Html {
  return html`<h3>Of a pay application</h3>
    <pre class="json"><code>${shownJson(examples.construction)}</code></pre>
    <details>
      <summary>Of an invoice</summary>
      <pre class="json"><code>${shownJson(examples.invoice)}</code></pre>
    </details>`;
}

function limits({ readSeconds, isFree }: Site): Html {
  const { construction, invoice } = READERS;
  return html`<dl class="terms">
    <div>
      <dt>Size</dt>
      <dd>
        ${megabytes(construction.maxBytes)} (${grouped(construction.maxBytes)} bytes) for one PDF;
        as base64 in JSON that is about ${megabytes(bytesInBase64(construction.maxBytes))} of PDF.
      </dd>
    </div>
    <div>
      <dt>Pages</dt>
      <dd>
        ${grouped(construction.maxPages)} of a construction document, ${grouped(invoice.maxPages)}
        of an invoice. Scanned pages count like any other.
      </dd>
    </div>
    <div>
      <dt>Time</dt>
      <dd>
        5 to 30 seconds is typical; a read is stopped after ${readSeconds}
        seconds${isFree ? "" : " and then costs nothing"}.
      </dd>
    </div>
  </dl>`;
}

function further({ baseUrl, hasMcp, isFree }: Site): Html {
  return html`<ul class="plain">
    <li>
      <a href="/developers">Developers</a>: the reference, with
      errors${isFree ? "" : " and charging"}
    </li>
    <li><a href="/openapi.json">openapi.json</a>: the same for programs, OpenAPI 3.1</li>
    <li><a href="/llms.txt">llms.txt</a>: the same for language models</li>
    ${
      hasMcp
        ? html`<li>
            MCP over HTTP: <code>${baseUrl}/mcp</code> and <code>${baseUrl}/invoice/mcp</code>
          </li>`
        : ""
    }
    <li><a href="/api-terms">Terms of use</a> and <a href="/privacy">privacy</a></li>
  </ul>`;
}
