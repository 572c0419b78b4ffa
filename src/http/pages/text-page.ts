import { html, type Html } from "../../base/html.ts";
import type { Site } from "../../wire/service/readers.ts";

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

/** Who runs the server and where to write, or that nobody has said so. */
export function contactWords({ operator, contact }: Site): Html {
  const who =
    operator === null
      ? html`The operator of this server has not given a name.`
      : html`This server is run by ${operator}.`;
  if (contact === null) {
    return html`<p>${who} The operator of this server has not named a contact.</p>`;
  }
  return html`<p>${who} Questions go to ${contactLink(contact)}.</p>`;
}

/** Only mail and web pages become links: the address is the operator's, and a link may run code. */
function contactLink(contact: string): Html {
  const shown = contact.replace(/^mailto:/i, "");
  return /^(?:mailto|https?):/i.test(contact)
    ? html`<a href="${contact}">${shown}</a>`
    : html`${shown}`;
}
