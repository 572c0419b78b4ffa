import { html } from "../../../base/html.ts";
import { PLACE_OF_LINKS } from "./reader-page.ts";

/** The page that reads documents where it is opened, as a server gives it away: with links to its other pages, and its policy. */
export interface ServedReaderPage {
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
