import { LIMITS, type Limits } from "../base/limits.ts";
import { type FilePart, partsOf, prepareReading } from "../read.ts";
import { answerTasks, tellScan } from "./main-thread.ts";
import { bytesOf, type Source } from "./read-bytes.ts";

/** What a worker is asked to take apart. */
export interface SplitTask {
  readonly source: Source;
  readonly limits: Limits;
  readonly withListings: boolean;
}

/** The documents of a file; none where it could not be opened: whoever reads it says why. */
export type SplitAnswer = readonly FilePart[];

void prepareReading(LIMITS);

answerTasks(partsOfTask, (): SplitAnswer => []);

async function partsOfTask({ source, ...wishes }: SplitTask): Promise<SplitAnswer> {
  const bytes = await bytesOf(source, wishes.limits.documentBytes);
  return partsOf(bytes, { ...wishes, onScan: tellScan });
}
