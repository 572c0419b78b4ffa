import { Html, html } from "../../base/html.ts";
import { ICON_SVG } from "./icons.ts";
import type { Site } from "../../wire/service/readers.ts";

/** What one page adds to the frame that all of them share. */
interface Page {
  /** Its own path, for the canonical address; null for a page that is an answer and has none. */
  readonly path: string | null;
  readonly title: string;
  /** One sentence for search engines and previews. */
  readonly description: string;
  readonly main: Html;
  /** Paths of scripts; the pages work without them. */
  readonly scripts: readonly string[];
}

/** A whole HTML page: head, navigation, what is particular to it, and footer. */
export function pageFrame(site: Site, page: Page): string {
  const { path, title, description, main, scripts } = page;
  const whole = html`<!doctype html>
    <html lang="en">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="color-scheme" content="light dark" />
        <title>${title}</title>
        <meta name="description" content="${description}" />
        ${
          path === null
            ? html`<meta name="robots" content="noindex" />`
            : html`<link rel="canonical" href="${site.baseUrl}${path}" />`
        }
        <link rel="icon" href="/icon.svg" type="image/svg+xml" />
        <link rel="apple-touch-icon" href="/icon-180.png" />
        <link rel="stylesheet" href="/assets/site.css" />
        ${scripts.map((script) => html`<script src="${script}" defer></script>`)}
      </head>
      <body>
        <a class="skip" href="#main">Skip to the content</a>
        ${pageHeader(path)}
        <main id="main" tabindex="-1">${main}</main>
        ${pageFooter(site)}
      </body>
    </html> `;
  return whole.text;
}

function pageHeader(path: string | null): Html {
  const places = [
    ["/developers", "Developers"],
    ["/api-terms", "Terms"],
    ["/privacy", "Privacy"],
  ] as const;
  return html`<header class="top">
    <a class="home" href="/">${new Html(ICON_SVG)}<span>crossfoot</span></a>
    <nav aria-label="Pages">
      <ul>
        ${places.map(([to, name]) =>
          to === path
            ? html`<li><a href="${to}" aria-current="page">${name}</a></li>`
            : html`<li><a href="${to}">${name}</a></li>`,
        )}
      </ul>
    </nav>
  </header>`;
}

function pageFooter({ version, operator, contact, isFree }: Site): Html {
  const files = [
    ["/openapi.json", "openapi.json"],
    ["/llms.txt", "llms.txt"],
    ...(isFree ? [] : [["/.well-known/x402", "x402"] as const]),
    ...(contact === null ? [] : [["/.well-known/security.txt", "security.txt"] as const]),
  ] as const;
  return html`<footer class="bottom">
    <p>
      crossfoot ${version}${operator === null ? "" : ` · run by ${operator}`}. Read by a program:
      compare with the document before relying on it.
    </p>
    <nav aria-label="Files for programs">
      <ul>
        ${files.map(([to, name]) => html`<li><a href="${to}">${name}</a></li>`)}
      </ul>
    </nav>
  </footer>`;
}

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
