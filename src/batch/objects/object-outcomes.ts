import type { Outcome } from "../../kinds/reading.ts";
import {
  FolderStore,
  outcomeIn,
  type OutcomeStore,
  storedBytes,
  storedName,
} from "../outcome-store.ts";
import { isObjectPath, placeIn } from "./object-address.ts";
import type { ObjectStorage } from "./object-storage.ts";
import { openStorage } from "./open-storage.ts";

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
