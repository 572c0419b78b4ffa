import { Html, html } from "../base/html.ts";
import { sha256 } from "../base/sha256.ts";
import { toBase64 } from "../base/to-base64.ts";
import { marksOf } from "./marks-of.ts";
import { placesOf } from "./marks.ts";
import {
  checkSection,
  confidenceSection,
  fieldTable,
  foldedCheckSection,
  pageFigure,
  rowTable,
  sentenceSection,
} from "./page-parts.ts";
import { SCRIPT, STYLE } from "./page-style.ts";
import { paperHead } from "./paper-head.ts";
import type { AskModel } from "../fallback/model.ts";
import { counted } from "../finding/figure-words.ts";
import { type PagePicture, pagePictures } from "../pdf/picture.ts";
import { type OnScan, readDocument, type ReadOptions } from "../read.ts";
import type { Reading } from "../kinds/reading.ts";
import { VERSION } from "../wire/version.ts";

/** How a document is read to be explained. */
interface ExplainWishes {
  /** As the page names the document. */
  readonly name: string;
  readonly options: ReadOptions;
  readonly onScan: OnScan;
  readonly ask: AskModel | null;
}

/** A document that was explained. */
interface Explained {
  readonly reading: Reading;
  /** One HTML page that needs nothing else. */
  readonly page: string;
}

/** Reads a document and draws the page that explains it. Throws a ReadError when it cannot be read. */
export async function explainDocument(
  bytes: Uint8Array,
  { name, options, onScan, ask }: ExplainWishes,
): Promise<Explained> {
  const reading = await readDocument(bytes, options, onScan, ask);
  const pictures = await pagePictures(bytes, options.limits, reading.scans);
  return { reading, page: explainPage(name, reading, pictures) };
}

/** One HTML page that needs nothing else: the document with every figure marked, and all that proves it. */
export function explainPage(
  name: string,
  reading: Reading,
  pictures: readonly PagePicture[],
): string {
  const { document, checks, identities } = reading;
  const { verdict, words, reasons, notes, parties, title } = paperHead(reading);
  const marks = marksOf(reading);
  const fields = marks.groups.flatMap((group) => group.marks);
  const places = placesOf([...fields, ...marks.tables.flatMap(({ rows }) => rows.flat())]);
  const failed = identities.filter(({ passed }) => passed === false);
  const others = identities.filter(({ passed }) => passed !== false);
  const page = html`<!doctype html>
    <html lang="en">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="color-scheme" content="light dark" />
        <meta http-equiv="Content-Security-Policy" content="${policy()}" />
        <title>${name} · crossfoot</title>
        ${new Html(`<style>${STYLE}</style>`)}
      </head>
      <body>
        <header>
          <h1>${name}</h1>
          <p class="verdict ${verdict}">${words}</p>
          ${
            reasons.length === 0
              ? html``
              : html`<ol class="reasons">
                  ${reasons.map((reason) => html`<li>${reason}</li>`)}
                </ol>`
          }
          <p>${parties}</p>
          <p>${[...title, counted(reading.pageCount, "page")].join(" · ")}</p>
        </header>
        <main>
          <div class="proof">
            ${marks.groups.slice(0, 1).map((group) => fieldTable(group, places))}
            ${checkSection("Checks", checks, fields)} ${sentenceSection("Notes", notes)}
            ${checkSection("What does not add up", failed, fields)}
            ${marks.groups.slice(1).map((group) => fieldTable(group, places))}
            ${marks.tables.map((table) => rowTable(table, places))}
            ${foldedCheckSection("The form's own arithmetic", others, fields)}
            ${confidenceSection(reading)}
          </div>
          <div class="pages">${pictures.map((picture) => pageFigure(picture, places))}</div>
        </main>
        <footer>
          <p>
            crossfoot ${VERSION} · layout ${reading.templateId} · ${document.documentType}. Read by
            a program: compare with the document before relying on it.
          </p>
        </footer>
        ${new Html(`<script>${SCRIPT}</script>`)}
      </body>
    </html> `;
  return page.text;
}

/** Nothing is loaded from anywhere, and no script runs but the one of this page. */
function policy(): string {
  const hash = toBase64(sha256(new TextEncoder().encode(SCRIPT)));
  return `default-src 'none'; img-src data:; style-src 'unsafe-inline'; script-src 'sha256-${hash}'`;
}
