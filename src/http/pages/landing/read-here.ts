import { html, type Html } from "../../../base/html.ts";
import { READER_PAGE_PATH } from "../reader/reader-page.ts";

/** The offer to read in the browser, without this server. */
export function readHere(): Html {
  return html`<p>
    <a href="${READER_PAGE_PATH}">Read it here, nothing is sent</a>: the page reads a document in
    your browser. It costs nothing, and its policy lets it open no connection. Scanned pages are not
    read there.
  </p>`;
}
