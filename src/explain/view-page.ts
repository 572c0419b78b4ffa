import { html, Html } from "../base/html.ts";
import { policyOf } from "./page-policy.ts";
import { SCRIPT, STYLE } from "./page-style.ts";

/**
 * The page of a view, before any document is in it: the same for all. The host hands over what it shows, and its policy
 * lets nothing be loaded, whatever the host allows.
 */
export function viewPageOf(viewScript: string): string {
  const script = `${SCRIPT}${viewScript}`;
  const page = html`<!doctype html>
    <html lang="en" data-theme="light">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="color-scheme" content="light dark" />
        <meta http-equiv="Content-Security-Policy" content="${policyOf(script)}" />
        <title>Figures of a document · crossfoot</title>
        ${new Html(`<style>${STYLE}${VIEW_STYLE}</style>`)}
      </head>
      <body>
        <p id="status" role="status">Waiting for the document.</p>
        <button id="enlarge" type="button" hidden>Full screen</button>
        <div id="document" hidden></div>
        ${new Html(`<script>${script}</script>`)}
      </body>
    </html> `;
  return page.text;
}

/** What a view looks like otherwise than a page of its own: in the colours of its host, and never higher than its frame. */
const VIEW_STYLE = `
:root { color-scheme: light; --ink: var(--color-text-primary, #1c1e21); --quiet: var(--color-text-secondary, #5c6370); --line: var(--color-border-primary, #d9dce1); --ground: var(--color-background-primary, #fff); --raised: var(--color-background-secondary, #f5f6f8); --mark: var(--color-text-info, #1f6feb); --bad: var(--color-text-danger, #b42318); --good: var(--color-text-success, #1a7f37); }
:root[data-theme="dark"] { color-scheme: dark; --ink: var(--color-text-primary, #e6e8eb); --quiet: var(--color-text-secondary, #9aa3af); --line: var(--color-border-primary, #363b43); --ground: var(--color-background-primary, #15181c); --raised: var(--color-background-secondary, #1e2227); --mark: var(--color-text-info, #6ea8fe); --bad: var(--color-text-danger, #ff8a7a); --good: var(--color-text-success, #5fd07e); }
body { height: 100%; overflow: hidden; font-family: var(--font-sans, system-ui, sans-serif); font-size: 14px; padding: var(--safe-top, 0) var(--safe-right, 0) var(--safe-bottom, 0) var(--safe-left, 0); }
[hidden] { display: none !important; }
#status { margin: 0; padding: 1rem; color: var(--quiet); }
#enlarge { position: absolute; top: .75rem; right: .75rem; font: inherit; color: var(--ink); background: var(--raised); border: 1px solid var(--line); border-radius: 6px; padding: .25rem .6rem; cursor: pointer; }
#document { display: flex; flex-direction: column; height: 100%; }
#document > table { margin: 0 1rem 1rem; width: auto; }
header { padding: .75rem 1rem; max-height: 40%; overflow-y: auto; flex: none; }
header h1 { padding-right: 7rem; }
footer { padding: 1rem 0 0; font-size: .8rem; }
main { flex: 1; min-height: 0; padding: 0 0 0 1rem; gap: 0; grid-template-columns: minmax(20rem, 2fr) minmax(0, 3fr); align-items: stretch; }
.proof, .pages { position: relative; top: auto; max-height: none; overflow: auto; overscroll-behavior: contain; padding: 0 1rem 1rem 0; }
.pages { padding: 1rem; background: var(--raised); border-left: 1px solid var(--line); }
.proof h2:first-child { margin-top: .75rem; }
.sheet { background: #fff; color: #1c1e21; }
[data-awaited] .sheet { aspect-ratio: 17 / 22; padding: 1rem; }
a:focus-visible, summary:focus-visible, .scroll:focus-visible, .proof:focus-visible, .pages:focus-visible, button:focus-visible, tr:focus-visible, td:focus-visible { outline: 2px solid var(--color-ring-primary, var(--mark)); outline-offset: -2px; }
.mark.target { background: rgb(255 213 74 / .45); outline: 2px solid #b8860b; z-index: 1; mix-blend-mode: multiply; }
tr.target, td.target { --quiet: var(--ink); --mark: var(--ink); --bad: var(--ink); background: color-mix(in srgb, var(--glow) 35%, transparent); }
@media (max-width: 52rem) {
  main { grid-template-columns: minmax(0, 1fr); grid-template-rows: minmax(0, 3fr) minmax(0, 2fr); padding: 0; }
  .pages { order: -1; border-left: 0; border-bottom: 1px solid var(--line); padding: .5rem; }
  .proof { padding: 0 1rem 1rem; }
}
`;
