import { html, type Html } from "../../base/html.ts";
import type { Site } from "../../wire/service/readers.ts";

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
