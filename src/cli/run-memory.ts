import { readdir } from "node:fs/promises";
import { basename, dirname, join } from "node:path";
import { ADD_ONS } from "../add-ons/add-ons.ts";
import { needAddOn } from "../add-ons/missing-add-on.ts";
import { Journal, JournalError } from "../batch/journal.ts";
import { type KnownReads, type Memory, RememberedReads } from "../batch/journaled.ts";
import { FolderStore, mannerKey, type ReadManner, sharedStore } from "../batch/outcome-store.ts";
import { isObjectPath } from "../batch/objects/object-address.ts";
import type { QueueAddress } from "../batch/queue/queue-address.ts";
import { removeDrafts } from "./result-file.ts";
import { UsageError } from "./exit-code.ts";

/** What a run keeps beside its results, so that another one can go on. */
export interface RunMemory {
  readonly reads: KnownReads;
  /** The user wants to stop. */
  readonly stop: () => void;
  /** Ends the run; what no input of it had is removed where all of them were done. */
  readonly close: (isWhole: boolean) => Promise<void>;
}

/** Where a run writes its results. */
interface RunOutput {
  readonly path: string;
  readonly isFolder: boolean;
  /** Where its journal is to be; null for a hidden folder beside the results. */
  readonly journal: string | null;
}

/** What a run remembers, and where it has its documents read. */
interface MemoryWishes {
  readonly out: RunOutput;
  readonly manner: ReadManner;
  readonly resumes: boolean;
  /** Workers read elsewhere, and put outcomes into a store that is theirs as well; null for a read on this machine. */
  readonly elsewhere: Elsewhere | null;
}

/** Where workers get documents from, and where they leave what they have read. */
export interface Elsewhere {
  readonly address: Extract<QueueAddress, { kind: "address" }>;
  readonly store: string;
}

/** Opens the memory of a run that writes to a file or folder. Throws a UsageError where another run is at it, and MissingAddOn. */
export async function openMemory({
  out,
  manner,
  resumes,
  elsewhere,
}: MemoryWishes): Promise<RunMemory> {
  if (elsewhere !== null) needAddOn(ADD_ONS.queue);
  const folder = memoryFolder(out);
  const journal = await openJournal(folder, resumes);
  // The lock is ours: what an earlier run has begun to write and not finished belongs to nobody.
  if (resumes) await removeDrafts(await placesOf(out));
  const own = new FolderStore(join(folder, "outcomes"));
  const store = elsewhere === null ? own : await sharedStore(elsewhere.store);
  const memory: Memory = {
    journal,
    store,
    manner: mannerKey(manner),
    resumes,
    documentBytes: manner.read.limits.documentBytes,
    isKeptElsewhere: elsewhere !== null,
  };
  if (elsewhere !== null) return queuedMemory(memory, elsewhere, manner);
  return {
    reads: new RememberedReads(memory),
    stop: () => undefined,
    close: async (isWhole) => {
      if (isWhole) await own.prune();
      await journal.close();
    },
  };
}

async function queuedMemory(
  memory: Memory,
  { address }: Elsewhere,
  { read }: ReadManner,
): Promise<RunMemory> {
  // What speaks with queues is loaded only where there is one.
  const { QueuedReads } = await import("../batch/queue/queued-reads.ts");
  try {
    const reads = await QueuedReads.open({ address, read, memory });
    return {
      reads,
      stop: () => void reads.takeBack(),
      close: async () => {
        await reads.close();
        await memory.journal.close();
      },
    };
  } catch (error) {
    await memory.journal.close();
    throw error instanceof Error ? new UsageError(error.message) : error;
  }
}

/** The folders in which results are written. */
async function placesOf({ path, isFolder }: RunOutput): Promise<readonly string[]> {
  if (isObjectPath(path)) return [];
  if (!isFolder) return [dirname(path)];
  const entries = await readdir(path, { recursive: true, withFileTypes: true });
  const folders = entries.filter((entry) => entry.isDirectory());
  return [path, ...folders.map(({ parentPath, name }) => join(parentPath, name))];
}

/** Hidden, so that no search for documents looks into it. */
function memoryFolder({ path, isFolder, journal }: RunOutput): string {
  if (journal !== null) return journal;
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
