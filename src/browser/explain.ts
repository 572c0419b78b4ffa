import { LIMITS } from "../base/limits.ts";
import { explainDocument } from "../explain/explain-document.ts";
import type { LibraryOptions } from "../index.ts";

/** What a caller may say about a document that is to be explained. */
export interface ExplainOptions extends Omit<LibraryOptions, "detail"> {
  /** As the page names the document. */
  readonly name?: string;
}

/** Reads one PDF and gives an HTML page that needs nothing else: the document with every figure boxed, and all that proves it. */
export async function explain(
  bytes: Uint8Array,
  { name = "document.pdf", kind = "auto", limits, ...parties }: ExplainOptions = {},
): Promise<string> {
  const options = { kind, limits: { ...LIMITS, ...limits }, ...parties };
  const wishes = { name, options, onScan: () => undefined, ask: null };
  return (await explainDocument(bytes, wishes)).page;
}
