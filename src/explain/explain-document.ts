import type { AskModel } from "../fallback/model.ts";
import { pagePictures } from "../pdf/picture.ts";
import { readDocument, type OnScan, type ReadOptions } from "../read.ts";
import { explainPage } from "./explain-page.ts";

/** How a document is read to be explained. */
export interface ExplainWishes {
  /** As the page names the document. */
  readonly name: string;
  readonly options: ReadOptions;
  readonly onScan: OnScan;
  readonly ask: AskModel | null;
}

/** The page that explains a document. Throws a ReadError when it cannot be read. */
export async function explainDocument(
  bytes: Uint8Array,
  { name, options, onScan, ask }: ExplainWishes,
): Promise<string> {
  const reading = await readDocument(bytes, options, onScan, ask);
  return explainPage(name, reading, await pagePictures(bytes, options.limits, reading.scans));
}
