import { LIMITS } from "../base/limits.ts";
import { prepareReading, type ReadOptions } from "../read.ts";
import { answerTasks, askMain } from "./main-thread.ts";
import type { Source } from "./read-bytes.ts";
import { readSource } from "./read-source.ts";
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
  const { reading } = await readSource(source, options, mayAsk ? askMain : null);
  return packOutcome({ kind: "read", reading });
}
