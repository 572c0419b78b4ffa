import { createHash } from "node:crypto";
import { mkdir, open, readdir, rename, rm, type FileHandle } from "node:fs/promises";
import { basename, dirname, join } from "node:path";
import { isObjectPath } from "../batch/objects/object-address.ts";
import { openStorage } from "../batch/read-bytes.ts";

/** Something that appears under its name only once it is whole. */
interface Result {
  readonly append: (content: string | Uint8Array) => Promise<void>;
  /** Gives it its name, in the place of an older one. */
  readonly finish: () => Promise<void>;
  /** Removes what was written. */
  readonly discard: () => Promise<void>;
}

/** Begins a result at a path, which may be one of object storage. Throws MissingAddOn. */
export async function beginResult(path: string): Promise<Result> {
  return isObjectPath(path) ? resultObject(path) : ResultFile.begin(path);
}

/** An object is put when it is whole; until then it is kept in memory. */
async function resultObject(path: string): Promise<Result> {
  const storage = await openStorage();
  const parts: Uint8Array[] = [];
  return {
    append: async (content) => {
      parts.push(typeof content === "string" ? Buffer.from(content) : content);
      return Promise.resolve();
    },
    finish: async () => storage.write(path, Buffer.concat(parts)),
    discard: async () => Promise.resolve(void parts.splice(0)),
  };
}

/** A file that has a hidden name beside its own until it is whole. */
class ResultFile implements Result {
  readonly #path: string;
  readonly #draft: string;
  readonly #handle: FileHandle;

  private constructor(path: string, draft: string, handle: FileHandle) {
    this.#path = path;
    this.#draft = draft;
    this.#handle = handle;
  }

  /** Begins the file; folders that are missing are made. */
  static async begin(path: string): Promise<ResultFile> {
    await mkdir(dirname(path), { recursive: true });
    const draft = join(dirname(path), draftName(basename(path)));
    return new ResultFile(path, draft, await open(draft, "w"));
  }

  async append(content: string | Uint8Array): Promise<void> {
    await this.#handle.appendFile(content);
  }

  /** Gives the file its name, in the place of an older one. */
  async finish(): Promise<void> {
    await this.#handle.close();
    await rename(this.#draft, this.#path);
  }

  /** Removes what was written. */
  async discard(): Promise<void> {
    await this.#handle.close().catch(() => undefined);
    await rm(this.#draft, { force: true });
  }
}

/** Another one for each name, and short: a name may be as long as a file system takes. */
function draftName(name: string): string {
  const mark = createHash("sha256").update(name).digest("hex").slice(0, 16);
  return `.crossfoot-${mark}.${process.pid}.tmp`;
}

/** Removes from folders what killed runs have begun to write. */
export async function removeDrafts(folders: readonly string[]): Promise<void> {
  for (const folder of folders) {
    const names = await readdir(folder);
    const drafts = names.filter((name) => DRAFT.test(name));
    for (const name of drafts) await rm(join(folder, name), { force: true });
  }
}

const DRAFT = /^\..+\.\d+\.tmp$/;

/** Writes a whole file in one step. */
export async function writeResultFile(path: string, text: string | Uint8Array): Promise<void> {
  const file = await beginResult(path);
  try {
    await file.append(text);
    await file.finish();
  } catch (error) {
    await file.discard();
    throw error;
  }
}
