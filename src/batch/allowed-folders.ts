import { lstat, realpath, stat } from "node:fs/promises";
import { homedir } from "node:os";
import { basename, dirname, isAbsolute, join, relative, resolve, sep } from "node:path";
import { fileURLToPath } from "node:url";

/** Where a path leads, or a sentence that says why it is not followed. */
export type Found =
  | { readonly kind: "found"; readonly path: string }
  | { readonly kind: "refused"; readonly sentence: string };

/** A folder as it was named, and where it really is. */
interface Root {
  readonly named: string;
  readonly real: string;
}

/**
 * The folders whose files may be read. Paths come from a model, which may have been told by a document to look elsewhere: links
 * are followed to their end before it is decided, and of what lies outside it is not even said whether it is there.
 */
export class AllowedFolders {
  readonly #roots: readonly Root[];

  private constructor(roots: readonly Root[]) {
    this.#roots = roots;
  }

  /** Throws where one of the folders is none, with the system's word for it. */
  static async of(folders: readonly string[]): Promise<AllowedFolders> {
    const roots = await Promise.all(
      folders.map(async (folder): Promise<Root> => {
        const real = await realpath(folder);
        if (!(await stat(real)).isDirectory()) throw new Error(`${folder} is no folder.`);
        return { named: resolve(folder), real };
      }),
    );
    return new AllowedFolders(roots);
  }

  /** The folders as they were named. */
  get names(): readonly string[] {
    return this.#roots.map(({ named }) => named);
  }

  /** The path of a file as it may be given again, with `/`: from the first folder where it lies there, else absolute. */
  shown(real: string): string {
    const [first] = this.#roots;
    const isThere = first !== undefined && isInside(first.real, real);
    const path = isThere ? relative(first.real, real) : real;
    // A name that begins like a home or an address would be taken for one.
    return (/^(?:~|file:)/.test(path) ? real : path).replaceAll(sep, "/");
  }

  /** The file at a path; what is neither file nor folder is refused by who reads it. */
  async file(path: string): Promise<Found> {
    const found = await this.#follow(path);
    if (found.kind === "refused") return found;
    const state = await stat(found.path).catch(() => null);
    if (state === null) return refused(NO_FILE);
    return state.isDirectory() ? refused("This path is a folder; name a PDF in it.") : found;
  }

  /** The folder at a path; without one the first that is allowed. */
  async folder(path: string | undefined): Promise<Found> {
    const found = await this.#follow(path ?? ".");
    if (found.kind === "refused") return found;
    const state = await stat(found.path).catch(() => null);
    return state?.isDirectory() === true ? found : refused("This path is no folder.");
  }

  /** Where a file may be written: under a name that nothing has, no link either, wherever it leads. */
  async newFile(path: string): Promise<Found> {
    const given = this.#absolute(path);
    const folder = await this.#follow(dirname(given));
    if (folder.kind === "refused") return folder;
    const target = join(folder.path, basename(given));
    const state = await lstat(target).catch(() => null);
    if (state !== null) return refused(TAKEN);
    return { kind: "found", path: target };
  }

  /** Whether a path that was found below an allowed folder still leads inside, at the end of its links. */
  async holds(path: string): Promise<boolean> {
    const real = await realpath(path).catch(() => null);
    return real !== null && this.#roots.some((root) => isInside(root.real, real));
  }

  async #follow(path: string): Promise<Found> {
    if (this.#roots.length === 0) return refused(NO_FOLDERS);
    const given = this.#absolute(path);
    const real = await realpath(given).catch(() => null);
    if (real !== null && this.#roots.some((root) => isInside(root.real, real))) {
      return { kind: "found", path: real };
    }
    const isNamedInside = this.#roots.some(
      ({ named, real: folder }) => isInside(named, given) || isInside(folder, given),
    );
    return refused(isNamedInside && real === null ? NO_FILE : this.#outside());
  }

  #absolute(path: string): string {
    const plain = path.startsWith("file://") ? pathOfUrl(path) : path;
    const home = plain === "~" || plain.startsWith("~/") ? join(homedir(), plain.slice(1)) : plain;
    return resolve(this.#roots[0]?.named ?? ".", home);
  }

  #outside(): string {
    return `This path is outside of the folders that may be read: ${this.names.join(", ")}. Put the file there, or have the folder added to the arguments of \`crossfoot mcp\`.`;
  }
}

/** What is said where a name is taken. It does not tell where a link leads. */
export const TAKEN = "There is a file of this name already; choose another one.";

const NO_FILE = "There is no such file.";
const NO_FOLDERS =
  "No folder may be read: `crossfoot mcp` was started without one. Have it started with the folders of the documents as arguments, or send the PDF as `document`.";

function isInside(folder: string, path: string): boolean {
  const way = relative(folder, path);
  return way === "" || (way !== ".." && !way.startsWith(`..${sep}`) && !isAbsolute(way));
}

function pathOfUrl(url: string): string {
  try {
    return fileURLToPath(url);
  } catch {
    return url;
  }
}

function refused(sentence: string): Found {
  return { kind: "refused", sentence };
}
