import { stat } from "node:fs/promises";
import { extname } from "node:path";
import { refuseUnwritableFile, refuseUnwritableFolder } from "./place-to-write.ts";
import { visible } from "./plain-text.ts";
import { UsageError } from "./usage-error.ts";

/** How results can look. */
export type FormatName = "table" | "json" | "ndjson" | "csv" | "xlsx";

/** Where results go and how they look. */
export interface OutputOptions {
  readonly format?: FormatName;
  readonly out?: string;
  readonly detail?: "plain" | "full";
  readonly minConfidence?: number;
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
};

/**
 * The format of a run's results and their place. Throws a UsageError where the two do not go together: an ending that no format
 * has, one that says another format, or a place that the format cannot fill.
 */
export async function outputOf(
  options: OutputOptions,
  usual: FormatName,
): Promise<{ readonly format: FormatName; readonly place: OutputPlace }> {
  const place = await outOf(options);
  if (place === null) return { format: options.format ?? usual, place };
  const { path, isFolder } = place;
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

/** The file or folder to which results go; null for standard output. */
export async function outOf({ out }: OutputOptions): Promise<OutputPlace> {
  return out === undefined ? null : { path: out, isFolder: await isFolderName(out) };
}

function unknownEnding(path: string, ending: string): string {
  const endings = Object.keys(FORMATS);
  return `--out ${visible(path)}: ${visible(ending)} is no format that is written. A file ends in ${endings.slice(0, -1).join(", ")} or ${endings.at(-1) ?? ""}; a folder has a slash at its end.`;
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
