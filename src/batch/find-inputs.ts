import { readdir, realpath, stat } from "node:fs/promises";
import { basename, join, relative, resolve, sep } from "node:path";
import { ReadError } from "../base/read-error.ts";
import type { IsExcluded } from "./excluded.ts";
import { isObjectPath } from "./objects/object-address.ts";
import { documentHashOf, openFile, openStorage, type Source } from "./read-bytes.ts";

/** A document to be read. */
export interface DocumentInput {
  readonly kind: "document";
  /** As the user would name it. */
  readonly name: string;
  readonly source: Source;
  /** Bytes as they were when it was found; 0 where that is not known. */
  readonly sizeBytes: number;
  /** Where its result belongs below an output folder, without an extension. */
  readonly resultPath: string;
}

/** Something that was named and holds no document: it counts as not read. */
interface MissingInput {
  readonly kind: "missing";
  readonly name: string;
  /** A full sentence. */
  readonly message: string;
}

export type Input = DocumentInput | MissingInput;

/** How many files in folders are no documents by their name, and how many pictures are not asked for. */
interface LeftAlone {
  readonly files: number;
  readonly pictures: number;
}

/** What of folders is taken. */
export interface FolderWishes {
  readonly isExcluded?: IsExcluded;
  /** Pictures as well: among bills they are receipts, among the papers of a job photographs of the site. */
  readonly takesPictures?: boolean;
}

/** Everything that the named paths stand for. */
export interface FoundInputs {
  /** In the order of the paths, folders sorted by name; nothing twice. */
  readonly inputs: readonly Input[];
  /** One file or standard input was named, and not a folder, a pattern or several paths. */
  readonly isSingle: boolean;
  /** Files in the folders that were not looked into. */
  readonly leftAlone: LeftAlone;
}

const PDF = /\.pdf$/i;
const PICTURE = /\.(?:jpe?g|png|webp|tiff?|heic|heif)$/i;

/** Whether a file in a folder is looked into by its name; counts it where it is not. */
function isTaken(name: string, { takesPictures, leftAlone }: Search): boolean {
  if (PDF.test(name) || (takesPictures && PICTURE.test(name))) return true;
  leftAlone[PICTURE.test(name) ? "pictures" : "files"] += 1;
  return false;
}

/** Folders below folders are followed so far. */
const DEEPEST_FOLDER = 64;

/** Finds the documents that the named paths stand for: files, folders, patterns and `-`. */
export async function findInputs(
  paths: readonly string[],
  readStandardInput: () => Promise<Uint8Array>,
  { isExcluded = () => false, takesPictures = false }: FolderWishes = {},
): Promise<FoundInputs> {
  const search: Search = {
    inputs: [],
    seenFiles: new Set(),
    leftAlone: { files: 0, pictures: 0 },
    isExcluded,
    takesPictures,
  };
  let isSingle = paths.length === 1;
  for (const path of paths) {
    if (path === "-") {
      await addStandardInput(search, readStandardInput);
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
      addFile(search, path, { place: basename(path), size: state.size });
    } else {
      const wasPattern = await addMatches(search, path);
      isSingle = isSingle && !wasPattern;
    }
  }
  return { inputs: search.inputs, isSingle, leftAlone: search.leftAlone };
}

interface Search {
  readonly isExcluded: IsExcluded;
  readonly inputs: Input[];
  readonly seenFiles: Set<string>;
  readonly takesPictures: boolean;
  readonly leftAlone: { files: number; pictures: number };
}

async function addStandardInput(search: Search, read: () => Promise<Uint8Array>): Promise<void> {
  if (search.seenFiles.has("-")) return;
  search.seenFiles.add("-");
  try {
    const bytes = await read();
    search.inputs.push({
      kind: "document",
      name: "-",
      source: { bytes },
      sizeBytes: bytes.length,
      resultPath: "standard-input",
    });
  } catch (error) {
    if (!(error instanceof ReadError)) throw error;
    search.inputs.push({ kind: "missing", name: "-", message: error.message });
  }
}

interface FoundFile {
  /** Below the folder that was named. */
  readonly place: string;
  readonly size: number;
}

function addFile(search: Search, path: string, { place, size }: FoundFile): void {
  const absolute = resolve(path);
  if (search.seenFiles.has(absolute)) return;
  search.seenFiles.add(absolute);
  search.inputs.push({
    kind: "document",
    name: path,
    source: { path: absolute },
    sizeBytes: size,
    // A picture keeps its ending: a PDF may have the same name.
    resultPath: place.replace(PDF, ""),
  });
}

/** Adds an object, or those below a prefix; says whether it was an object. */
async function addObjects(search: Search, path: string): Promise<boolean> {
  const storage = await openStorage();
  const isObject = PDF.test(path) || PICTURE.test(path);
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
      addObject(search, name, { place, size: sizeBytes });
    }
    const message = "There is no PDF or picture at this place in object storage.";
    if (found === 0) search.inputs.push({ kind: "missing", name: path, message });
  } catch (error) {
    if (!(error instanceof ReadError)) throw error;
    search.inputs.push({ kind: "missing", name: path, message: error.message });
  }
  return isObject;
}

/** A prefix is meant as a folder: what merely begins with the same letters lies beside it. */
function isBelow(path: string, root: string): boolean {
  return path.startsWith(`${root}/`);
}

function addObject(search: Search, path: string, { place, size }: FoundFile): void {
  if (search.seenFiles.has(path)) return;
  search.seenFiles.add(path);
  search.inputs.push({
    kind: "document",
    name: path,
    source: { path },
    sizeBytes: size,
    resultPath: place.replace(PDF, ""),
  });
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
      addFile(search, path, { place: relative(root, path), size: state?.size ?? 0 });
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
    addFile(search, match, { place: basename(match), size });
  }
  if (matches.length === 0) {
    search.inputs.push({ kind: "missing", name: path, message: "No file matches this pattern." });
  }
  return true;
}

/** Equal for inputs of the same bytes. One that has gone since it was read, or can be read only once, is like no other. */
export async function fingerprintOf(input: Input): Promise<string> {
  if (input.kind === "missing") return input.name;
  const { source } = input;
  const bytes = "path" in source ? await wholeFile(source.path) : source.bytes;
  return bytes === null ? input.name : documentHashOf(bytes);
}

/** What can be read only once, such as a shell's pipe, is empty by now. */
async function wholeFile(path: string): Promise<Uint8Array | null> {
  const file = await openFile(path).catch(() => null);
  try {
    return (await file?.readFile()) ?? null;
  } catch {
    return null;
  } finally {
    await file?.close();
  }
}
