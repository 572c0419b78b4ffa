import { readdir } from "node:fs/promises";
import { basename, dirname, join } from "node:path";
import { Journal, JournalError } from "../batch/journal.ts";
import { RememberedReads } from "../batch/journaled.ts";
import { FolderStore, mannerKey, type ReadManner } from "../batch/outcome-store.ts";
import { removeDrafts } from "./result-file.ts";
import { UsageError } from "./usage-error.ts";

/** What a run keeps beside its results, so that another one can go on. */
export interface RunMemory {
  readonly reads: RememberedReads;
  /** Ends the run; what no input of it had is removed where all of them were done. */
  readonly close: (isWhole: boolean) => Promise<void>;
}

/** Where a run writes its results. */
interface RunOutput {
  readonly path: string;
  readonly isFolder: boolean;
}

/** Opens the memory of a run that writes to a file or folder. Throws a UsageError where another run is at it. */
export async function openMemory(
  out: RunOutput,
  manner: ReadManner,
  resumes: boolean,
): Promise<RunMemory> {
  const folder = memoryFolder(out);
  const journal = await openJournal(folder, resumes);
  // The lock is ours: what an earlier run has begun to write and not finished belongs to nobody.
  if (resumes) await removeDrafts(await placesOf(out));
  const store = new FolderStore(join(folder, "outcomes"));
  const reads = new RememberedReads({
    journal,
    store,
    manner: mannerKey(manner),
    resumes,
    documentBytes: manner.read.limits.documentBytes,
  });
  return {
    reads,
    close: async (isWhole) => {
      if (isWhole) await store.prune();
      await journal.close();
    },
  };
}

/** The folders in which results are written. */
async function placesOf({ path, isFolder }: RunOutput): Promise<readonly string[]> {
  if (!isFolder) return [dirname(path)];
  const entries = await readdir(path, { recursive: true, withFileTypes: true });
  const folders = entries.filter((entry) => entry.isDirectory());
  return [path, ...folders.map(({ parentPath, name }) => join(parentPath, name))];
}

/** Hidden, so that no search for documents looks into it. */
function memoryFolder({ path, isFolder }: RunOutput): string {
  return isFolder ? join(path, ".crossfoot") : join(dirname(path), `.${basename(path)}.crossfoot`);
}

async function openJournal(folder: string, goesOn: boolean): Promise<Journal> {
  try {
    return await Journal.open(folder, { goesOn });
  } catch (error) {
    if (error instanceof JournalError) throw new UsageError(error.message);
    throw error;
  }
}
