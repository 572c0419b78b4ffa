import { mkdir, open, readdir, rename, rm, type FileHandle } from "node:fs/promises";
import { basename, dirname, join } from "node:path";

/** A file that appears under its name only once it is whole; until then it has a hidden name beside it. */
export class ResultFile {
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
    const draft = join(dirname(path), `.${basename(path)}.${process.pid}.tmp`);
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
export async function writeResultFile(path: string, text: string): Promise<void> {
  const file = await ResultFile.begin(path);
  try {
    await file.append(text);
    await file.finish();
  } catch (error) {
    await file.discard();
    throw error;
  }
}
