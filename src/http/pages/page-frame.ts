import { type Html, html } from "../../base/html.ts";
import type { Site } from "../site.ts";

/** What one page adds to the frame that all of them share. */
export interface Page {
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
  return html`<!doctype html>
    <html lang="en">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="color-scheme" content="light dark" />
        <title>${title}</title>
        <meta name="description" content="${description}" />
        ${path === null ? "" : html`<link rel="canonical" href="${site.baseUrl}${path}" />`}
        <link rel="icon" href="/icon.svg" type="image/svg+xml" />
        <link rel="apple-touch-icon" href="/icon-180.png" />
        <link rel="stylesheet" href="/assets/site.css" />
        ${scripts.map((script) => html`<script src="${script}" defer></script>`)}
      </head>
      <body>
        <a class="skip" href="#main">Skip to the content</a>
        <header></header>
        <main id="main">${main}</main>
        <footer></footer>
      </body>
    </html> `.text;
}
