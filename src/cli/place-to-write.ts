import { appendFile, lstat, mkdtemp, rmdir, stat } from "node:fs/promises";
import { basename, dirname, extname, join, resolve } from "node:path";
import { isObjectPath } from "../batch/objects/object-address.ts";
import { MOST_NAME_BYTES } from "./fitting-name.ts";
import { visible } from "./plain-text.ts";
import { UsageError } from "./usage-error.ts";

/**
 * Throws a UsageError where no file of this name could be written, so that it is said before any work. Folders that are missing
 * will be made with the file; nothing is left behind here. `what` is how the user named it, such as `--out march.xlsx`.
 */
export async function refuseUnwritableFile(what: string, path: string): Promise<void> {
  if (isObjectPath(path)) return;
  if (Buffer.byteLength(basename(path)) > MOST_NAME_BYTES) {
    throw new UsageError(`${what}: the name has more than ${MOST_NAME_BYTES} bytes. Shorten it.`);
  }
  const state = await stat(path).catch(() => null);
  if (state !== null && !state.isFile()) {
    throw new UsageError(`${what}: there is something else of this name. Name another file.`);
  }
  if (state === null && (await isThere(path))) {
    throw new UsageError(`${what}: a link of this name leads nowhere. Name another file.`);
  }
  await refuseUnwritableFolder(what, dirname(resolve(path)));
}

/** The same for a folder in which files are to be written. */
export async function refuseUnwritableFolder(what: string, folder: string): Promise<void> {
  if (isObjectPath(folder)) return;
  const place = await nearestPlace(resolve(folder));
  if (!place.isFolder) {
    throw new UsageError(
      `${what}: ${visible(place.path)} is ${place.isLink ? "a link that leads nowhere" : "a file"} and not a folder. Name another place.`,
    );
  }
  try {
    // Permissions alone do not tell: a disk may be read-only, or full.
    await rmdir(await mkdtemp(join(place.path, ".crossfoot-")));
  } catch {
    throw new UsageError(
      `${what}: nothing can be written in the folder ${visible(place.path)}. Name another place, or see that you may write there.`,
    );
  }
}

/** The same for a file that is only added to. */
export async function refuseUnaddableFile(what: string, path: string): Promise<void> {
  const state = await stat(path).catch(() => null);
  if (state === null) return refuseUnwritableFile(what, path);
  try {
    await appendFile(path, "");
  } catch {
    throw new UsageError(`${what}: nothing can be added to this file. Name another one.`);
  }
}

/** What a command writes with `--out`. */
export interface WrittenFile {
  /** As the beginning of a sentence, such as `A report is an HTML page`. */
  readonly what: string;
  /** How its name may end, the usual ending first. */
  readonly endings: readonly string[];
  /** A name for it. */
  readonly example: string;
}

/** Throws a UsageError where a command cannot write its file under this name. */
export async function refuseOut(
  out: string,
  { what, endings, example }: WrittenFile,
): Promise<void> {
  const state = await stat(out).catch(() => null);
  if (state?.isDirectory() === true) {
    throw new UsageError(
      `${visible(out)} is a folder: name a file, such as --out ${visible(join(out, example))}.`,
    );
  }
  if (!endings.includes(extname(out).toLowerCase())) {
    const wanted = endings.join(" or ");
    throw new UsageError(
      `--out ${visible(out)}: ${what}, and its name ends in ${wanted}, such as --out ${example}.`,
    );
  }
  await refuseUnwritableFile(`--out ${visible(out)}`, out);
}

interface Place {
  readonly path: string;
  readonly isFolder: boolean;
  /** Whether it is a link that leads nowhere. */
  readonly isLink: boolean;
}

/** The place itself where it exists, else the nearest folder above that does. */
async function nearestPlace(path: string): Promise<Place> {
  const state = await stat(path).catch(() => null);
  if (state !== null) return { path, isFolder: state.isDirectory(), isLink: false };
  const above = dirname(path);
  if (above === path) return { path, isFolder: false, isLink: false };
  return (await isThere(path)) ? { path, isFolder: false, isLink: true } : nearestPlace(above);
}

/** Whether something has this name, if only a link that leads nowhere. */
async function isThere(path: string): Promise<boolean> {
  return (await lstat(path).catch(() => null)) !== null;
}
