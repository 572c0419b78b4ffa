import { html } from "../../base/html.ts";
import type { Site } from "../../wire/service/readers.ts";
import { pageFrame } from "./page-frame.ts";

/** The page of a refusal: its status and the sentence that says what is wrong and what to do. */
export function errorPage(site: Site, status: number, sentence: string): string {
  return pageFrame(site, {
    path: null,
    title: `${status} · crossfoot`,
    description: sentence,
    main: html`<div class="sheet refusal">
      <p class="status">Status ${status}</p>
      <h1>${sentence}</h1>
      <p><a href="/">Back to the first page</a></p>
    </div>`,
    scripts: [],
  });
}
