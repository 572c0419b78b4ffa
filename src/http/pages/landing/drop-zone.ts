import { html, type Html } from "../../../base/html.ts";
import { READERS, type Site } from "../../../wire/service/readers.ts";
import { grouped, megabytes } from "../told-facts.ts";

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
