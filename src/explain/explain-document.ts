import type { AskModel } from "../fallback/model.ts";
import { pagePictures } from "../pdf/picture.ts";
import { readDocument, type OnScan, type ReadOptions } from "../read.ts";
import type { Reading } from "../kinds/reading.ts";
import { explainPage } from "./explain-page.ts";

/** How a document is read to be explained. */
export interface ExplainWishes {
  /** As the page names the document. */
  readonly name: string;
  readonly options: ReadOptions;
  readonly onScan: OnScan;
  readonly ask: AskModel | null;
}

/** A document that was explained. */
export interface Explained {
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
