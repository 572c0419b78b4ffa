import { stat } from "node:fs/promises";
import { basename } from "node:path";
import { ReadError } from "../base/read-error.ts";
import { PDF, PICTURE } from "../wrapper/document-names.ts";
import { filePath } from "../wrapper/member-path.ts";
import { type Unwrapped, unwrap } from "../wrapper/unwrap.ts";
import type { WrapperBytes } from "../wrapper/wrapper-bytes.ts";
import { isOutlookMail, kindByName, type WrapperKind } from "../wrapper/wrapper-kind.ts";
import type { LeftAlone, WrappedPictures } from "../finding/left-alone.ts";
import type { IsExcluded } from "./excluded.ts";
import type { Input } from "./input.ts";
import { inWrapper, type Place } from "./read-bytes.ts";

/** What is known while documents are looked for. */
export interface Search {
  readonly isExcluded: IsExcluded;
  readonly inputs: Input[];
  readonly seenFiles: Set<string>;
  readonly takesPictures: boolean;
  readonly opensWrappers: boolean;
  readonly known: KnownWrappers;
  readonly leftAlone: LeftBehind;
}

/** What is not looked into, as it is counted. */
interface LeftBehind extends LeftAlone {
  files: number;
  pictures: number;
  readonly named: string[];
  readonly wrapped: WrappedPictures[];
}

/** Nothing so far. */
export function nothingLeft(): LeftBehind {
  return { files: 0, pictures: 0, named: [], wrapped: [] };
}

/** What was listed before, by the path of each wrapper: a folder that is watched is looked at again and again. */
export type KnownWrappers = Map<string, { readonly mark: string; readonly listed: Unwrapped }>;

/** Something that was found, by the name that the user gave it. */
interface Given {
  readonly name: string;
  readonly place: Place;
  /** Where results belong below an output folder, without an extension. */
  readonly resultPath: string;
}

/** A wrapper that was found. */
interface GivenWrapper extends Given {
  readonly kind: WrapperKind;
}

/** Whether a file in a folder is looked into by its name; counts it where it is not. */
export function isTaken(name: string, search: Search): boolean {
  if (isWrapper(search, name) || (search.opensWrappers && isOutlookMail(name))) return true;
  if (isDocument(name, search)) return true;
  if (PICTURE.test(name)) search.leftAlone.pictures += 1;
  else leaveAlone(search.leftAlone, name);
  return false;
}

/** Whether a name is that of a ZIP file or an e-mail that is looked into. */
export function isWrapper({ opensWrappers }: Pick<Search, "opensWrappers">, name: string): boolean {
  return opensWrappers && kindByName(name) !== null;
}

function isDocument(name: string, { takesPictures }: Pick<Search, "takesPictures">): boolean {
  return PDF.test(name) || (takesPictures && PICTURE.test(name));
}

/** Counts a file that is no document by its name; the first of them are named. */
function leaveAlone(leftAlone: Search["leftAlone"], name: string): void {
  leftAlone.files += 1;
  if (leftAlone.named.length < MOST_NAMED) leftAlone.named.push(name);
}

const MOST_NAMED = 3;

/** Adds a document that is a file, an object or bytes. */
export function addDocument(search: Search, given: Given, sizeBytes: number): void {
  const { name, place, resultPath } = given;
  search.inputs.push({ kind: "document", name, source: place, sizeBytes, resultPath });
}

/** What lies in a wrapper that was given by itself. */
export async function inputsIn(
  given: GivenWrapper,
  takesPictures: boolean,
): Promise<readonly Input[]> {
  const search: Search = {
    isExcluded: () => false,
    inputs: [],
    seenFiles: new Set(),
    takesPictures,
    opensWrappers: true,
    known: new Map(),
    leftAlone: nothingLeft(),
  };
  await addWrapped(search, given);
  return search.inputs;
}

/** Adds the documents in a wrapper as those of a folder; one that holds none, or cannot be opened, is an input that is missing. */
export async function addWrapped(
  search: Search,
  { name, place, resultPath, kind }: GivenWrapper,
): Promise<void> {
  const path = "path" in place ? { path: place.path } : {};
  const missing = (below: string, message: string): void => {
    search.inputs.push({ kind: "missing", name: `${name}${below}`, message, ...path });
  };
  try {
    const { files, troubles } = await listedIn(search, place, async (bytes) =>
      unwrap(bytes, kind, (below) => search.isExcluded(`${resultPath}/${below}`)),
    );
    const taken = documentsAmong(files, basename(name), search);
    for (const { path: below, sizeBytes, way } of taken) {
      search.inputs.push({
        kind: "document",
        name: `${name}/${below}`,
        source: { wrapper: place, way },
        sizeBytes,
        resultPath: `${resultPath}/${filePath(below.replace(PDF, ""))}`,
      });
    }
    for (const { path: below, message } of troubles) missing(`/${below}`, message);
    if (taken.length + troubles.length === 0) missing("", nothingIn(kind, search));
  } catch (error) {
    if (!(error instanceof ReadError)) throw error;
    missing("", error.message);
  }
}

/** What lies in a wrapper; a file that has not changed since it was listed is not opened again. */
async function listedIn(
  { known }: Search,
  place: Place,
  list: (bytes: WrapperBytes) => Promise<Unwrapped>,
): Promise<Unwrapped> {
  const path = "path" in place ? place.path : "";
  const state = path === "" ? null : await stat(path).catch(() => null);
  const mark = state === null ? "" : `${state.size} ${state.mtimeMs} ${state.ino}`;
  const before = known.get(path);
  if (before !== undefined && mark !== "" && before.mark === mark) return before.listed;
  const listed = await inWrapper(place, list);
  known.set(path, { mark, listed });
  return listed;
}

/** The documents in a wrapper; others are counted, pictures by the wrapper. Logos of an e-mail's text are none, whatever is asked for. */
function documentsAmong(
  files: Unwrapped["files"],
  wrapper: string,
  search: Search,
): Unwrapped["files"] {
  const taken: (typeof files)[number][] = [];
  const pictures: string[] = [];
  for (const file of files) {
    const { path, isOfText } = file;
    if (!isOfText && isDocument(path, search)) taken.push(file);
    else if (!isOfText && PICTURE.test(path)) pictures.push(path);
    else leaveAlone(search.leftAlone, `${wrapper}/${path}`);
  }
  const { length: count } = pictures;
  if (count > 0)
    search.leftAlone.wrapped.push({ wrapper, count, named: pictures.slice(0, MOST_NAMED) });
  return taken;
}

function nothingIn(kind: WrapperKind, { takesPictures }: Search): string {
  const wanted = takesPictures ? "PDF files or pictures" : "PDF files";
  if (kind === "zip") return `The ZIP file holds no ${wanted}.`;
  return `No ${wanted} are attached to the e-mail, and its text is not read. Print it to PDF if it is the bill itself.`;
}
