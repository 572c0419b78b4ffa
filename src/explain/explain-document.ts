import { Html, html } from "../base/html.ts";
import { limitsOfFile } from "../base/limits.ts";
import { allMarks, documentFoot, documentHead, documentProof } from "./document-parts.ts";
import { marksOf } from "./marks-of.ts";
import { placesOf } from "./marks.ts";
import { pageFigure } from "./page-parts.ts";
import { ownPages } from "./own-pages.ts";
import { policyOf } from "./page-policy.ts";
import { SCRIPT, STYLE } from "./page-style.ts";
import type { AskModel } from "../fallback/model.ts";
import { type PagePicture, pagePictures, USUAL_LOOK } from "../pdf/picture.ts";
import { type OnScan, readDocument, type ReadOptions } from "../read.ts";
import type { Reading } from "../kinds/reading.ts";

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
  return { reading, page: await drawnExplanation(bytes, { name, options }, reading) };
}

/** Draws the page that explains a reading; of a document among others in one file its own pages. Throws a ReadError when they cannot be drawn. */
export async function drawnExplanation(
  bytes: Uint8Array,
  { name, options }: Pick<ExplainWishes, "name" | "options">,
  reading: Reading,
): Promise<string> {
  const { limits, pages } = options;
  const pageNumbers = pages === undefined ? null : new Set(ownPages(reading));
  const look = { ...USUAL_LOOK, pageNumbers };
  const pictures = await pagePictures(bytes, limitsOfFile(limits), reading.scans, look);
  return explainPage(name, reading, pictures);
}

/** One HTML page that needs nothing else: the document with every figure marked, and all that proves it. */
export function explainPage(
  name: string,
  reading: Reading,
  pictures: readonly PagePicture[],
): string {
  const marks = marksOf(reading);
  const places = placesOf(allMarks(marks));
  const page = html`<!doctype html>
    <html lang="en">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="color-scheme" content="light dark" />
        <meta http-equiv="Content-Security-Policy" content="${policyOf(SCRIPT)}" />
        <title>${name} · crossfoot</title>
        ${new Html(`<style>${STYLE}</style>`)}
      </head>
      <body>
        ${documentHead(name, reading)}
        <main>
          <div class="proof">${documentProof(reading, marks, places)}</div>
          <div class="pages">${pictures.map((picture) => pageFigure(picture, places))}</div>
        </main>
        ${documentFoot(reading)} ${new Html(`<script>${SCRIPT}</script>`)}
      </body>
    </html> `;
  return page.text;
}
