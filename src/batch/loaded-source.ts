import { ReadError } from "../base/read-error.ts";
import type { Unread } from "../kinds/reading.ts";
import { isObjectPath } from "./objects/object-address.ts";
import { readBytes } from "./read-bytes.ts";
import type { Source } from "./read-worker.ts";
import { unreadBy } from "./unread.ts";

/** Has a document done by a worker that may open it, or gives the outcome of one that cannot be had. */
export async function withLoaded<Done>(
  given: Source,
  limitBytes: number,
  {
    run,
    unread,
  }: {
    readonly run: (source: Source) => Promise<Done>;
    readonly unread: (outcome: Unread) => Done;
  },
): Promise<Done> {
  try {
    return await run(await loadedSource(given, limitBytes));
  } catch (error) {
    if (!(error instanceof ReadError)) throw error;
    return unread(unreadBy(error));
  }
}

/**
 * The same document as a worker may open it: what lies in object storage is fetched here, for a worker that opens foreign
 * documents knows no keys. Throws a ReadError where it cannot be had.
 */
async function loadedSource(source: Source, limitBytes: number): Promise<Source> {
  if (!("path" in source) || !isObjectPath(source.path)) return source;
  return { bytes: await readBytes(source.path, limitBytes) };
}
