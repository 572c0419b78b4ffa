import { answerTasks, askMain, tellScan } from "../batch/main-thread.ts";
import { bytesOf, type Source } from "../batch/read-bytes.ts";
import { unreadBy } from "../batch/outcomes.ts";
import type { ReadOptions } from "../read.ts";
import type { Unread } from "../kinds/reading.ts";
import { explainDocument } from "./explain-document.ts";

/** What the worker is asked to explain. */
export interface ExplainTask {
  readonly source: Source;
  /** As the page names the document. */
  readonly name: string;
  readonly options: ReadOptions;
  /** Whether the main thread answers questions to a model. */
  readonly mayAsk: boolean;
}

/** The finished page, or the sentence that says why there is none. */
export type ExplainAnswer = { readonly page: string } | Unread;

answerTasks<ExplainAnswer>(explain, unreadBy);

async function explain({ source, name, options, mayAsk }: ExplainTask): Promise<ExplainAnswer> {
  const bytes = await bytesOf(source, options.limits.documentBytes);
  const ask = mayAsk ? askMain : null;
  const { page } = await explainDocument(bytes, { name, options, onScan: tellScan, ask });
  return { page };
}
