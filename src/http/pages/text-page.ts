import { html, type Html } from "../../base/html.ts";

/** A section of a page that is mostly text. */
export interface TextSection {
  readonly id: string;
  readonly title: string;
  readonly body: Html;
}

/** A page of text: its title, a first paragraph, and its sections with their titles beside them. */
export function textPage(title: string, lead: Html, sections: readonly TextSection[]): Html {
  return html`<div class="sheet">
    <div class="opening">
      <h1>${title}</h1>
      <p class="lead">${lead}</p>
    </div>
    ${sections.map(
      ({ id, title, body }) =>
        html`<section id="${id}">
          <h2>${title}</h2>
          <div>${body}</div>
        </section>`,
    )}
  </div>`;
}
