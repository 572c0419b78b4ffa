import { open, rm, type FileHandle } from "node:fs/promises";
import { basename, dirname, join } from "node:path";

/** Keeps the parts of a page on disk until their order and what stands around them is known. The file lies hidden beside the page and is removed at the end. */
export class SectionStore {
  readonly #path: string;
  readonly #handle: FileHandle;
  readonly #places = new Map<string, { readonly at: number; readonly sizeBytes: number }>();
  #sizeBytes = 0;

  private constructor(path: string, handle: FileHandle) {
    this.#path = path;
    this.#handle = handle;
  }

  /** Begins a store beside a page whose folder exists; only its owner may read it. */
  static async beside(page: string): Promise<SectionStore> {
    const path = join(dirname(page), `.${basename(page)}.${process.pid}.parts`);
    return new SectionStore(path, await open(path, "w+", 0o600));
  }

  /** Keeps a part under its name. Several may be put at the same time. */
  async put(id: string, text: string): Promise<void> {
    const bytes = Buffer.from(text);
    const at = this.#sizeBytes;
    this.#sizeBytes += bytes.length;
    this.#places.set(id, { at, sizeBytes: bytes.length });
    await this.#handle.write(bytes, 0, bytes.length, at);
  }

  /** The part of a name; empty where none was kept. */
  async take(id: string): Promise<string> {
    const place = this.#places.get(id);
    if (place === undefined) return "";
    const bytes = Buffer.alloc(place.sizeBytes);
    await this.#handle.read(bytes, 0, place.sizeBytes, place.at);
    return bytes.toString();
  }

  /** Removes the file. */
  async remove(): Promise<void> {
    await this.#handle.close().catch(() => undefined);
    await rm(this.#path, { force: true });
  }
}
