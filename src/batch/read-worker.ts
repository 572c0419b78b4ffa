import { LIMITS } from "../base/limits.ts";
import { prepareReading, readDocument, type ReadOptions } from "../read.ts";
import { answerTasks, askMain, tellScan } from "./main-thread.ts";
import { bytesOf, type Source } from "./read-bytes.ts";
import { packOutcome, unreadBy } from "./outcomes.ts";

/** What a worker is asked to read. */
export interface ReadTask {
  readonly source: Source;
  readonly options: ReadOptions;
  /** Whether the main thread answers questions to a model. */
  readonly mayAsk: boolean;
}

// While the program finds its files, the engine loads.
void prepareReading(LIMITS);

answerTasks(outcomeOf, (error) => packOutcome(unreadBy(error)));

async function outcomeOf({ source, options, mayAsk }: ReadTask): Promise<string> {
  const bytes = await bytesOf(source, options.limits.documentBytes);
  const ask = mayAsk ? askMain : null;
  const { pages } = source;
  const own = pages === undefined ? options : { ...options, pages };
  const reading = await readDocument(bytes, own, tellScan, ask);
  return packOutcome({ kind: "read", reading });
}
