import { html, Html } from "../../../base/html.ts";
import { LIMITS } from "../../../base/limits.ts";
import { sha256 } from "../../../base/sha256.ts";
import { toBase64 } from "../../../base/to-base64.ts";
import { SCRIPT as EXPLAIN_SCRIPT } from "../../../explain/page-style.ts";
import { ICON_SVG } from "../icons.ts";
import { SITE_STYLE } from "../site-style.ts";
import { grouped, megabytes } from "../told-facts.ts";
import { VERSION } from "../../../wire/version.ts";

/** What the page carries: its own script, and gzip in base64 of the scripts of its workers and of PDFium's WebAssembly. */
export interface ReaderPageParts {
  readonly script: string;
  /** What the workers share. */
  readonly commonScript: string;
  readonly readerScript: string;
  readonly packageScript: string;
  readonly workbookScript: string;
  readonly readerWasm: string;
}

/** Where a server has it. */
export const READER_PAGE_PATH = "/here";

/** By this the page is known again. */
export const READER_PAGE_MARK = '<meta name="generator" content="crossfoot page" />';

/** Where a server puts links to its own pages. */
const PLACE_OF_LINKS = "<!-- links -->";

/** Bytes of a document that the page takes: they are the reader's own, on the reader's own machine. */
const DOCUMENT_BYTES = 52_428_800;

/**
 * The page that reads documents where it is opened, as one file that needs nothing else: from a disk, from any web host, and
 * from the daemon. It sends nothing, and its policy would not let it.
 */
export function readerPage(parts: ReaderPageParts): string {
  const page = html`<!doctype html>
    <html lang="en">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="color-scheme" content="light dark" />
        <meta name="referrer" content="no-referrer" />
        ${new Html(READER_PAGE_MARK)}
        <meta http-equiv="Content-Security-Policy" content="${policyOf(parts.script)}" />
        <title>Read a document here: nothing is sent · crossfoot</title>
        <meta
          name="description"
          content="Reads pay applications, change orders, invoices and lien waivers from PDF in the browser. Nothing is sent."
        />
        <link rel="icon" href="data:image/svg+xml,${encodeURIComponent(ICON_SVG)}" />
        ${new Html(`<style>${SITE_STYLE}${READER_STYLE}</style>`)}
      </head>
      <body>
        <a class="skip" href="#main">Skip to the content</a>
        <header class="top">
          <span class="home">${new Html(ICON_SVG)}<span>crossfoot</span></span>
          ${new Html(PLACE_OF_LINKS)}
        </header>
        <main id="main" tabindex="-1">
          <div class="sheet">${opening()} ${dropZone()} ${documents()} ${answer()} ${notes()}</div>
        </main>
        <footer class="bottom">
          <p>
            crossfoot ${VERSION}. Read by a program: compare with the document before relying on it.
          </p>
        </footer>
        ${dataBlock("common-script", parts.commonScript)}
        ${dataBlock("reader-script", parts.readerScript)}
        ${dataBlock("package-script", parts.packageScript)}
        ${dataBlock("workbook-script", parts.workbookScript)}
        ${dataBlock("reader-wasm", parts.readerWasm)}
        ${new Html(`<script>${parts.script}</script>`)}
      </body>
    </html> `;
  return page.text;
}

/** Nothing is loaded and nothing is sent. Two scripts run, that of this page and that of a reading, and the worker with PDFium. */
function policyOf(script: string): string {
  return [
    "default-src 'none'",
    "connect-src 'none'",
    `script-src ${hashed(script)} ${hashed(EXPLAIN_SCRIPT)} 'wasm-unsafe-eval'`,
    "style-src 'unsafe-inline'",
    "img-src data:",
    "worker-src blob:",
    "base-uri 'none'",
    "form-action 'none'",
  ].join("; ");
}

function hashed(script: string): string {
  return `'sha256-${toBase64(sha256(new TextEncoder().encode(script)))}'`;
}

function opening(): Html {
  return html`<div class="opening">
    <h1>Read a document here: nothing is sent</h1>
    <p class="lead">
      Pay applications, change orders, invoices and lien waivers are read on your own machine, by
      this page. It works without a connection.
    </p>
  </div>`;
}

function dropZone(): Html {
  return html`<section
      id="drop"
      class="drop ready"
      aria-label="Choose documents"
      data-max-bytes="${DOCUMENT_BYTES}"
      data-read-ms="${LIMITS.readMs}"
    >
      <p class="ask"><label for="file">Drop PDF files here, or choose them</label></p>
      <p class="take">
        <input
          id="file"
          type="file"
          accept="application/pdf,.pdf,.zip,.eml"
          multiple
          aria-describedby="drop-limits"
        />
      </p>
      <p id="drop-limits" class="hint">
        Each may have ${megabytes(DOCUMENT_BYTES)} and ${grouped(LIMITS.pages)} pages, an invoice
        ${LIMITS.invoicePages}. Of a ZIP file or an e-mail (.eml) the PDFs in it are read. A read is
        stopped after ${LIMITS.readMs / 1_000} seconds.
      </p>
    </section>
    <div id="progress" class="progress" hidden>
      <progress id="bar" aria-label="Progress"></progress>
      <span id="seconds" class="seconds" aria-hidden="true"></span>
      <button id="cancel" type="button">Cancel</button>
    </div>
    <p id="status" class="status-line" role="status"></p>
    <noscript
      ><p class="status-line bad">The page reads by a script. Allow scripts for it.</p></noscript
    >`;
}

function documents(): Html {
  return html`<section id="documents" aria-labelledby="documents-title" hidden>
    <div class="list-bar">
      <h2 id="documents-title">Documents</h2>
      <p><button id="save-workbook" type="button">Download workbook</button></p>
    </div>
    <ol id="list" class="documents"></ol>
  </section>`;
}

function answer(): Html {
  return html`<section id="answer" class="answer" aria-labelledby="answer-title" hidden>
    <div class="answer-bar">
      <h2 id="answer-title" tabindex="-1">Answer</h2>
      <p>
        <button id="copy-json" type="button">Copy JSON</button>
        <a id="save-json" href="#answer">Save JSON</a>
        <a id="save-page" href="#answer">Save this page</a>
        <span id="copied" class="quiet" role="status"></span>
      </p>
    </div>
    <div id="answer-frame"></div>
  </section>`;
}

function notes(): Html {
  return html`<section>
    <h2>Good to know</h2>
    <dl class="terms">
      ${NOTES.map(
        ([term, what]) =>
          html`<div>
            <dt>${term}</dt>
            <dd>${what}</dd>
          </div>`,
      )}
    </dl>
  </section>`;
}

const NOTES: readonly (readonly [string, Html])[] = [
  [
    "What comes out",
    html`The pages with every figure boxed, the checks of the arithmetic, warnings, and how sure
      each figure is. The JSON is the same that
      <code>crossfoot read FILE --format json</code> writes. The workbook has all files on the list,
      those that were not read with the reason, and what they say of each other.`,
  ],
  [
    "Several documents in one PDF",
    html`Where that is certain, each is read by its own pages; where it may be so, a button does it.
    Cover letters, sworn statements and other papers are named and not read.`,
  ],
  [
    "Scans",
    html`Pages that are only pictures are not read here; a warning names them. Read such a file on
      your machine: <code>npx crossfoot read FILE</code>`,
  ],
  [
    "Nothing is sent",
    html`The page’s own policy (<code>connect-src 'none'</code>) lets it open no connection. To see
      for yourself, switch the network off and read a document.`,
  ],
  [
    "Nothing is kept",
    html`A document is in memory while the page is open. Close the page and it is gone; save the
    answer before.`,
  ],
];

function dataBlock(id: string, text: string): Html {
  return new Html(`<script id="${id}" type="application/gzip">${text}</script>`);
}

/** What the page that reads documents has beside the style of all pages. */
const READER_STYLE: string = `
.seconds { min-width: 4rem; font-variant-numeric: tabular-nums; color: var(--quiet); }
.drop input { font-size: 0; }
.drop ::file-selector-button { font-size: 15px; background: var(--brand); border-color: var(--brand); color: #fff; font-weight: 600; }
.sheet > section.drop { display: block; padding: 1.6rem 1.4rem; border: 1px dashed var(--strong); }
.documents { margin: 0; padding: 0; list-style: none; }
.documents li { display: flex; flex-wrap: wrap; gap: .2rem 1rem; align-items: baseline; max-width: none; margin: 0; padding: .35rem 0; border-bottom: 1px solid var(--line); }
.documents button { border: 0; padding: 0; background: none; color: var(--mark); text-decoration: underline; text-underline-offset: .15em; text-align: left; overflow-wrap: anywhere; }
.documents button[aria-current] { color: var(--ink); font-weight: 600; text-decoration: none; }
.documents .bad { color: var(--bad); }
.documents .documents { flex: 1 0 100%; padding-left: 1.2rem; }
.documents .documents > li:last-child { border-bottom: 0; }
.list-bar { display: flex; flex-wrap: wrap; align-items: center; align-self: start; gap: .5rem 1.2rem; }
.list-bar p { margin: 0; }
#answer-title { overflow-wrap: anywhere; }
`;

/** The page that reads documents where it is opened, as a server gives it away: with links to its other pages, and its policy. */
interface ServedReaderPage {
  readonly body: string;
  readonly policy: string;
}

/** The policy is the page's own, and nobody may frame it. */
export function servedReaderPage(page: string): ServedReaderPage {
  const links = html`<nav aria-label="Pages">
    <ul>
      <li><a href="/">Start page</a></li>
      <li><a href="/privacy">Privacy</a></li>
    </ul>
  </nav>`;
  const [, own = ""] = /http-equiv="Content-Security-Policy" content="([^"]+)"/.exec(page) ?? [];
  const policy = `${own.replaceAll("&#39;", "'")}; frame-ancestors 'none'`;
  return { body: page.replace(PLACE_OF_LINKS, () => links.text), policy };
}
