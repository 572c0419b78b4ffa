import { appendFile, lstat, mkdtemp, rmdir, stat } from "node:fs/promises";
import { basename, dirname, extname, join, resolve } from "node:path";
import type { Input } from "../batch/input.ts";
import { isObjectPath, placeIn } from "../batch/objects/object-address.ts";
import { enumerate } from "../finding/figure-words.ts";
import { isProgramName } from "../imports/programs.ts";
import type { InvoiceProfile } from "../emit/emitted-invoice.ts";
import type { WrittenSyntax } from "../hybrid/hybrid-invoice.ts";
import { UsageError } from "./exit-code.ts";
import type { FormatName } from "./format-name.ts";
import { refuseImportOptions, refuseImportPlace } from "./import/import-place.ts";
import { visible } from "./terminal.ts";

/** Where results go and how they look. */
export interface OutputOptions {
  readonly format?: FormatName;
  readonly out?: string;
  readonly detail?: "plain" | "full";
  readonly minConfidence?: number;
  /** Shows every paper with its figures, also among others. */
  readonly verbose?: boolean;
  /** File of the codes that accounting programs ask for. */
  readonly map?: string;
  /** File that describes the program for which `own` writes. */
  readonly program?: string;
  /** What is exported beside papers to pay. */
  readonly include?: "check";
  /** Of e-invoices: the language, and whose rules hold. */
  readonly syntax?: WrittenSyntax;
  readonly profile?: InvoiceProfile;
  /** Whether an amount alone is taken as charged once. */
  readonly lumpSums?: boolean;
}

/** The file or folder to which results go; null for standard output. */
export type OutputPlace = { readonly path: string; readonly isFolder: boolean } | null;

/** What each ending of a file's name says about its format. */
const FORMATS: Readonly<Partial<Record<string, FormatName>>> = {
  ".txt": "table",
  ".json": "json",
  ".ndjson": "ndjson",
  ".jsonl": "ndjson",
  ".csv": "csv",
  ".xlsx": "xlsx",
  ".xml": "en16931",
  ".pdf": "en16931",
};

/**
 * The format of a run's results and their place. Throws a UsageError where the two do not go together: an ending that no format
 * has, one that says another format, or a place that the format cannot fill.
 */
export async function outputOf(
  options: OutputOptions,
  usual: FormatName,
): Promise<{ readonly format: FormatName; readonly place: OutputPlace }> {
  refuseImportOptions(options);
  const place = await outOf(options);
  if (place === null) return { format: options.format ?? usual, place };
  const { path, isFolder } = place;
  if (isProgramName(options.format)) {
    await refuseImportPlace(options.format, place, options.program);
    return { format: options.format, place };
  }
  const ending = isFolder ? "" : extname(path).toLowerCase();
  const said = FORMATS[ending] ?? null;
  if (ending !== "" && said === null) throw new UsageError(unknownEnding(path, ending));
  const format = options.format ?? said ?? usual;
  if (said !== null && said !== format) throw new UsageError(contradiction(path, format, said));
  if (isFolder && (format === "ndjson" || format === "xlsx")) {
    const one = format === "ndjson" ? "one stream" : "one workbook";
    const example = `${withoutSlash(path)}/readings.${format}`;
    throw new UsageError(
      `--format ${format} writes ${one}: name a file, such as --out ${example}.`,
    );
  }
  return { format, place };
}

/** The same, and that the place can be written, so that all of it is said before anything is read. */
export async function refuseOutputPlace(options: OutputOptions, usual: FormatName): Promise<void> {
  const { place } = await outputOf(options, usual);
  if (place === null) return;
  const what = `--out ${visible(place.path)}`;
  await (place.isFolder ? refuseUnwritableFolder : refuseUnwritableFile)(what, place.path);
}

/** Throws UsageError where a workbook would be written to a terminal. `example` is a file that could be named. */
export function refuseWorkbookOnTerminal(out: string | undefined, example: string): void {
  if (out === undefined && process.stdout.isTTY)
    throw new UsageError(`A workbook is no text: name a file, such as --out ${example}.`);
}

/** The file or folder to which results go; null for standard output. */
export async function outOf({ out }: OutputOptions): Promise<OutputPlace> {
  return out === undefined ? null : { path: out, isFolder: await isFolderName(out) };
}

function unknownEnding(path: string, ending: string): string {
  const endings = Object.keys(FORMATS);
  return `--out ${visible(path)}: ${visible(ending)} is no format that is written. A file ends in ${enumerate(endings, "or")}; a folder has a slash at its end.`;
}

function contradiction(path: string, format: FormatName, said: FormatName): string {
  const wanted = Object.keys(FORMATS).filter((ending) => FORMATS[ending] === format);
  return `--format ${format} and --out ${visible(path)} do not go together: the ending says ${said}. Leave out --format, or name a file that ends in ${wanted.join(" or ")}.`;
}

/** A folder that exists, or a name that ends like one or has no extension. */
async function isFolderName(path: string): Promise<boolean> {
  const state = await stat(path).catch(() => null);
  if (state !== null) return state.isDirectory();
  return /[/\\]$/.test(path) || extname(path) === "";
}

function withoutSlash(path: string): string {
  return path.replace(/[/\\]+$/, "");
}

/**
 * The file below the folder for each input's result, in the order of the inputs; null for an input that
 * is missing. No two are the same, also where the file system takes capitals for small letters:
 * the first keeps its name, the next are numbered. A name that would be too long with its ending is cut.
 */
export function placeResults(
  inputs: readonly Input[],
  folder: string,
  extension: string,
): readonly (string | null)[] {
  const taken = new Map<string, number>();
  inputs.forEach((input, index) => {
    if (input.kind === "missing") return;
    const key = fittingName(input.resultPath).toLowerCase();
    if (!taken.has(key)) taken.set(key, index);
  });
  return inputs.map((input, index) => {
    if (input.kind === "missing") return null;
    const own = fittingName(input.resultPath);
    let name = own;
    for (let copy = 2; (taken.get(name.toLowerCase()) ?? index) !== index; copy += 1) {
      name = `${own}-${copy}`;
    }
    taken.set(name.toLowerCase(), index);
    return placeIn(folder, name + extension);
  });
}

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

/** Bytes of a name that every usual file system takes. */
const MOST_NAME_BYTES = 255;

/** Room for the ending that a result gets, and for the number of one of several with the same name. */
const ENDING_BYTES = 20;

/** A path whose last name is short enough to get an ending: its end is cut off where it is not, between two characters. */
export function fittingName(path: string): string {
  const from = Math.max(path.lastIndexOf("/"), path.lastIndexOf("\\")) + 1;
  let name = "";
  let sizeBytes = 0;
  for (const character of path.slice(from)) {
    sizeBytes += Buffer.byteLength(character);
    if (sizeBytes > MOST_NAME_BYTES - ENDING_BYTES) break;
    name += character;
  }
  return path.slice(0, from) + name;
}

/** Throws UsageError where the results of what lies in a wrapper would need a folder that has the name of a file. */
export async function refuseFileAsFolder(folder: string, inputs: readonly Input[]): Promise<void> {
  if (isObjectPath(folder)) return;
  const places = new Set<string>();
  for (const input of inputs) {
    if (input.kind === "missing" || !("wrapper" in input.source)) continue;
    const names = input.resultPath.split("/").slice(0, -1);
    names.forEach((_name, index) => places.add(names.slice(0, index + 1).join("/")));
  }
  for (const place of places) {
    const state = await stat(join(folder, place)).catch(() => null);
    if (state?.isFile() !== true) continue;
    throw new UsageError(
      `--out ${visible(folder)}: the results of what lies in ${visible(place)} go to a folder of that name, and a file there has it. Name another folder.`,
    );
  }
}
