import { readdir, realpath, stat } from "node:fs/promises";
import { basename, join, relative, resolve, sep } from "node:path";
import { ReadError } from "../base/read-error.ts";
import { PDF, PICTURE } from "../wrapper/document-names.ts";
import { isOutlookMail, kindByBytes, kindByName, OUTLOOK_MAIL } from "../wrapper/wrapper-kind.ts";
import type { LeftAlone } from "../finding/left-alone.ts";
import type { IsExcluded } from "./excluded.ts";
import {
  addDocument,
  addWrapped,
  isTaken,
  isWrapper,
  nothingLeft,
  type KnownWrappers,
  type Search,
} from "./find-wrapped.ts";
import type { Input } from "./input.ts";
import { isObjectPath } from "./objects/object-address.ts";
import { openStorage } from "./read-bytes.ts";

/** What of folders is taken. */
export interface FolderWishes {
  readonly isExcluded?: IsExcluded;
  /** Pictures as well: among bills they are receipts, among the papers of a job photographs of the site. */
  readonly takesPictures?: boolean;
  /** Whether ZIP files and e-mails are looked into, as they usually are. */
  readonly opensWrappers?: boolean;
  /** What is known of wrappers from before, where the same places are looked at again. */
  readonly known?: KnownWrappers;
}

/** Everything that the named paths stand for. */
export interface FoundInputs {
  /** In the order of the paths, folders sorted by name; nothing twice. */
  readonly inputs: readonly Input[];
  /** One file or standard input was named, and not a folder, a wrapper, a pattern or several paths. */
  readonly isSingle: boolean;
  /** Files that were not looked into. */
  readonly leftAlone: LeftAlone;
}

/** Folders below folders are followed so far. */
const DEEPEST_FOLDER = 64;

/** Finds the documents that the named paths stand for: files, folders, ZIP files, e-mails, patterns and `-`. */
export async function findInputs(
  paths: readonly string[],
  readStandardInput: () => Promise<Uint8Array>,
  {
    isExcluded = () => false,
    takesPictures = false,
    opensWrappers = true,
    known = new Map(),
  }: FolderWishes = {},
): Promise<FoundInputs> {
  const search: Search = {
    inputs: [],
    seenFiles: new Set(),
    leftAlone: nothingLeft(),
    isExcluded,
    takesPictures,
    opensWrappers,
    known,
  };
  let isSingle = paths.length === 1;
  for (const path of paths) {
    if (path === "-") {
      isSingle = !(await addStandardInput(search, readStandardInput)) && isSingle;
      continue;
    }
    if (isObjectPath(path)) {
      isSingle = (await addObjects(search, path)) && isSingle;
      continue;
    }
    const state = await stat(path).catch(() => null);
    if (state?.isDirectory() === true) {
      isSingle = false;
      await addFolder(search, path);
    } else if (state !== null) {
      isSingle = !isWrapper(search, path) && isSingle;
      await addFile(search, path, { place: basename(path), size: state.size });
    } else {
      const wasPattern = await addMatches(search, path);
      isSingle = isSingle && !wasPattern;
    }
  }
  return { inputs: search.inputs, isSingle, leftAlone: search.leftAlone };
}

/** Adds standard input; says whether it is a wrapper. */
async function addStandardInput(search: Search, read: () => Promise<Uint8Array>): Promise<boolean> {
  if (search.seenFiles.has("-")) return false;
  search.seenFiles.add("-");
  try {
    const bytes = await read();
    const given = { name: "-", place: { bytes }, resultPath: "standard-input" };
    const kind = search.opensWrappers ? kindByBytes(bytes) : null;
    if (kind === null) addDocument(search, given, bytes.length);
    else await addWrapped(search, { ...given, kind });
    return kind !== null;
  } catch (error) {
    if (!(error instanceof ReadError)) throw error;
    search.inputs.push({ kind: "missing", name: "-", message: error.message });
    return false;
  }
}

interface FoundFile {
  /** Below the folder that was named. */
  readonly place: string;
  readonly size: number;
}

async function addFile(search: Search, path: string, file: FoundFile): Promise<void> {
  const absolute = resolve(path);
  if (search.seenFiles.has(absolute)) return;
  search.seenFiles.add(absolute);
  await addAt(search, { name: path, path: absolute }, file);
}

/** Adds the document at a path, or those in the wrapper there. */
async function addAt(
  search: Search,
  { name, path }: { readonly name: string; readonly path: string },
  { place, size }: FoundFile,
): Promise<void> {
  // A picture keeps its ending: a PDF may have the same name.
  const given = { name, place: { path }, resultPath: place.replace(PDF, "") };
  const kind = kindByName(path);
  if (search.opensWrappers && isOutlookMail(path))
    search.inputs.push({ kind: "missing", name, message: OUTLOOK_MAIL, path });
  else if (search.opensWrappers && kind !== null) await addWrapped(search, { ...given, kind });
  else addDocument(search, given, size);
}

/** Adds an object, or those below a prefix; says whether it was a document. */
async function addObjects(search: Search, path: string): Promise<boolean> {
  const storage = await openStorage();
  const isObject = PDF.test(path) || PICTURE.test(path) || isWrapper(search, path);
  try {
    const listed = await storage.list(path);
    const objects = isObject ? listed.filter((object) => object.path === path) : listed;
    const root = isObject ? path.slice(0, path.lastIndexOf("/")) : path.replace(/\/+$/, "");
    let found = 0;
    for (const { path: name, sizeBytes } of objects.toSorted((one, other) =>
      one.path < other.path ? -1 : 1,
    )) {
      const place = name.slice(root.length + 1);
      if (search.isExcluded(place) || !isBelow(name, root)) continue;
      if (!isObject && !isTaken(name, search)) continue;
      found += 1;
      if (search.seenFiles.has(name)) continue;
      search.seenFiles.add(name);
      await addAt(search, { name, path: name }, { place, size: sizeBytes });
    }
    const message =
      "There is no PDF or picture at this place in object storage, and no ZIP file or e-mail.";
    if (found === 0) search.inputs.push({ kind: "missing", name: path, message });
  } catch (error) {
    if (!(error instanceof ReadError)) throw error;
    search.inputs.push({ kind: "missing", name: path, message: error.message });
  }
  return isObject && !isWrapper(search, path);
}

/** A prefix is meant as a folder: what merely begins with the same letters lies beside it. */
function isBelow(path: string, root: string): boolean {
  return path.startsWith(`${root}/`);
}

async function addFolder(search: Search, folder: string): Promise<void> {
  const before = search.inputs.length;
  await walk({ search, root: folder, openFolders: new Set() }, folder, 0);
  if (search.inputs.length === before) {
    search.inputs.push({
      kind: "missing",
      name: folder,
      message: `The folder holds no ${search.takesPictures ? "PDF files or pictures" : "PDF files"} that were not named before.`,
    });
  }
}

interface Walk {
  readonly search: Search;
  readonly root: string;
  /** Real paths of the folders that were entered, so that a link back to one of them is not followed. */
  readonly openFolders: Set<string>;
}

async function walk(walkState: Walk, folder: string, depth: number): Promise<void> {
  const { search, root, openFolders } = walkState;
  const names = await realpath(folder)
    .then(async (real) => {
      if (openFolders.has(real) || depth > DEEPEST_FOLDER) return [];
      openFolders.add(real);
      return (await readdir(folder)).toSorted();
    })
    .catch(() => null);
  if (names === null) {
    const message = "The folder could not be opened. Check that you may read it.";
    search.inputs.push({ kind: "missing", name: folder, message });
    return;
  }
  for (const name of names) {
    if (name.startsWith(".")) continue;
    const path = join(folder, name);
    if (search.isExcluded(relative(root, path))) continue;
    const state = await stat(path).catch(() => null);
    if (state?.isDirectory() === true) await walk(walkState, path, depth + 1);
    else if (isTaken(name, search))
      await addFile(search, path, { place: relative(root, path), size: state?.size ?? 0 });
  }
}

/** Whether the path was a pattern; one that matches nothing is an input that is missing. */
async function addMatches(search: Search, path: string): Promise<boolean> {
  const { glob, isDynamicPattern } = await import("tinyglobby");
  const pattern = sep === "\\" ? path.replaceAll("\\", "/") : path;
  if (!isDynamicPattern(pattern)) {
    const message = "There is no file or folder of this name.";
    search.inputs.push({ kind: "missing", name: path, message });
    return false;
  }
  const matches = (await glob(pattern, { onlyFiles: true, expandDirectories: false })).toSorted();
  for (const match of matches) {
    if (search.isExcluded(match)) continue;
    const size = (await stat(match).catch(() => null))?.size ?? 0;
    await addFile(search, match, { place: basename(match), size });
  }
  if (matches.length === 0) {
    search.inputs.push({ kind: "missing", name: path, message: "No file matches this pattern." });
  }
  return true;
}
