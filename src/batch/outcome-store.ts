import { createHash, randomUUID } from "node:crypto";
import { mkdir, readdir, readFile, rename, rm, writeFile } from "node:fs/promises";
import { dirname, join } from "node:path";
import { promisify } from "node:util";
import { gunzip, gzip } from "node:zlib";
import { isObjectPath, placeIn } from "./objects/object-address.ts";
import type { ObjectStorage } from "./objects/object-storage.ts";
import { packOutcome, unpackOutcome } from "./outcomes.ts";
import type { ReadOptions } from "../read.ts";
import type { Outcome } from "../kinds/reading.ts";
import { VERSION } from "../wire/version.ts";
import { openStorage } from "./read-bytes.ts";

/** Outcomes by what they are of: the same document, read in the same way by the same version, has the same. */
export interface OutcomeStore {
  /** Null for what is not there, or cannot be understood any more. */
  readonly get: (key: string) => Promise<Outcome | null>;
  /** Whatever happens, there is the whole outcome or none; putting it twice does no harm. */
  readonly put: (key: string, outcome: Outcome) => Promise<void>;
}

/** What is asked of every document of a run. */
export interface ReadManner {
  readonly read: ReadOptions;
  /** What may be asked for help, and below which confidence; empty where nothing is. */
  readonly model: string;
}

/** Counted up when what is kept of an outcome changes within a version: what was written before is read again. */
const OUTCOME_SHAPE = 4;

/** The name of the way in which documents are read: other limits or other templates may give another outcome. */
export function mannerKey({ read, model }: ReadManner): string {
  return digest(JSON.stringify([VERSION, OUTCOME_SHAPE, model, read], sortedMembers));
}

/** The name of an outcome: that of a document's bytes, read in one way. */
export function outcomeKey(documentHash: string, manner: string): string {
  return digest(`${documentHash}\n${manner}`);
}

/** Whether a document that had this outcome need not be read again: what was stopped or failed in us may go better. */
export function isFinal(outcome: Outcome): boolean {
  return outcome.kind === "read" || !PASSING.has(outcome.code);
}

const PASSING: ReadonlySet<string> = new Set([
  "stopped",
  "timeout",
  "out-of-memory",
  "internal",
  "cannot-open",
]);

const ENDING = ".json.gz";

/** Where an outcome lies below its store; a folder for each pair of digits keeps them small. */
function storedName(key: string): string {
  return `${key.slice(0, 2)}/${key}${ENDING}`;
}

/** An outcome as it is stored. */
export async function storedBytes(outcome: Outcome): Promise<Buffer> {
  return promisify(gzip)(packOutcome(outcome), { level: 1 });
}

/** The outcome that `storedBytes` wrote. Throws where it is none. */
export async function outcomeIn(bytes: Uint8Array): Promise<Outcome> {
  return unpackOutcome((await promisify(gunzip)(bytes)).toString());
}

/** A folder with a file for each outcome. */
export class FolderStore implements OutcomeStore {
  readonly #folder: string;
  /** Keys that were asked for or put. */
  readonly #used = new Set<string>();

  constructor(folder: string) {
    this.#folder = folder;
  }

  async get(key: string): Promise<Outcome | null> {
    this.#used.add(key);
    try {
      return await outcomeIn(await readFile(this.#fileOf(key)));
    } catch {
      return null;
    }
  }

  async put(key: string, outcome: Outcome): Promise<void> {
    this.#used.add(key);
    const file = this.#fileOf(key);
    const draft = `${file}.${randomUUID()}.tmp`;
    await mkdir(dirname(file), { recursive: true });
    await writeFile(draft, await storedBytes(outcome));
    await rename(draft, file);
  }

  /** Removes what nobody has asked for since this store was opened, and what was begun and never finished. */
  async prune(): Promise<void> {
    const names = await readdir(this.#folder, { recursive: true }).catch(() => []);
    const isKept = (name: string): boolean => this.#used.has(name.slice(3, -ENDING.length));
    const stale = names.filter((name) => /^..[/\\]/.test(name) && !isKept(name));
    for (const name of stale) await rm(join(this.#folder, name), { force: true });
  }

  #fileOf(key: string): string {
    return join(this.#folder, storedName(key));
  }
}

function digest(text: string): string {
  return createHash("sha256").update(text).digest("hex");
}

/** Members in one order, whoever has put the object together. */
function sortedMembers(_name: string, value: unknown): unknown {
  if (typeof value !== "object" || value === null || Array.isArray(value)) return value;
  return Object.fromEntries(
    Object.entries(value).toSorted(([one], [other]) => (one < other ? -1 : 1)),
  );
}

/** The store at a place that workers share: a folder, or a prefix of object storage. Throws MissingAddOn. */
export async function sharedStore(place: string): Promise<OutcomeStore> {
  if (!isObjectPath(place)) return new FolderStore(place);
  return new ObjectOutcomes(place, await openStorage());
}

/** A gzipped outcome is small; what is larger is none of ours. */
const MOST_BYTES = 50_000_000;

/** Outcomes in object storage, an object for each. */
class ObjectOutcomes implements OutcomeStore {
  readonly #prefix: string;
  readonly #storage: ObjectStorage;

  constructor(prefix: string, storage: ObjectStorage) {
    this.#prefix = prefix;
    this.#storage = storage;
  }

  async get(key: string): Promise<Outcome | null> {
    try {
      return await outcomeIn(await this.#storage.read(this.#pathOf(key), MOST_BYTES));
    } catch {
      return null;
    }
  }

  async put(key: string, outcome: Outcome): Promise<void> {
    await this.#storage.write(this.#pathOf(key), await storedBytes(outcome));
  }

  #pathOf(key: string): string {
    return placeIn(this.#prefix, storedName(key));
  }
}
