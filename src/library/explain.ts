import {
  checkOptions,
  engineOptions,
  READING_CHECKS,
  type ReadingOptions,
  text,
} from "./reading-options.ts";
import { documentIn, type DocumentInput, nameOf } from "./inputs.ts";

/** The options of `explain`. */
export interface ExplainOptions extends ReadingOptions {
  /** What the page calls the document; usually the name of its file. */
  readonly name?: string | undefined;
}

/**
 * Reads one PDF and gives the page that `crossfoot explain` writes: HTML that needs nothing else, with the pages of the document,
 * every figure marked where it stands, and the checks. A page is about 50 to 200 kilobytes for each page of the document.
 *
 * It runs in the calling thread, as `read` does, and takes several times as long, because the pages are drawn.
 *
 * @example
 * import { writeFile } from "node:fs/promises";
 * import { explain } from "crossfoot";
 *
 * await writeFile("application.html", await explain("application.pdf"));
 *
 * @throws ReadError as `read` does.
 * @throws TypeError where the input is no document, or an option is unknown or cannot be what it is.
 */
export async function explain(input: DocumentInput, options: ExplainOptions = {}): Promise<string> {
  checkOptions("explain", options, { ...READING_CHECKS, name: text });
  const engine = engineOptions(options);
  const bytes = await documentIn(input, engine.limits.documentBytes);
  // Who only reads does not load what draws.
  const { explainDocument } = await import("../explain/explain-document.ts");
  const { page } = await explainDocument(bytes, {
    name: options.name ?? nameOf(input) ?? "document",
    options: engine,
    onScan: () => undefined,
    ask: null,
  });
  return page;
}
