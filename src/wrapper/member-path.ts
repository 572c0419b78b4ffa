import { WRAPPER_LIMITS } from "../base/limits.ts";

/**
 * The path of a member below its wrapper, as it is shown and as results are laid down: parted by slashes, without a root, a
 * drive, a way up or characters that are not printed. Nothing that it could say leads out of a folder. Empty for what has no name.
 */
export function memberPath(given: string): string {
  const names = given.slice(0, LOOKED_AT_CHARACTERS).split(/[/\\]/);
  const [first = "", ...others] = names;
  return [first.replace(/^[a-z]:/i, ""), ...others]
    .map((name) => name.replaceAll(UNPRINTED, "_").trim())
    .filter((name) => name !== "" && !/^\.+$/.test(name))
    .join("/");
}

/** Whether a path is longer than any that can be laid down. */
export function isTooLong(path: string): boolean {
  return path.length > WRAPPER_LIMITS.pathCharacters;
}

/** Whether a path names what programs leave behind and nobody has packed: hidden files, and what macOS adds to a ZIP file. */
export function isClutter(path: string): boolean {
  return /(?:^|\/)(?:\.|__MACOSX\/)/.test(path);
}

/** The same path as names of files on every system: without signs and names that some forbid, no name longer than any takes. */
export function filePath(path: string): string {
  const names = path.split("/").map(fileName);
  // A folder must not have the name of a result beside it.
  return names
    .map((name, index) => (index < names.length - 1 ? name.replace(RESULT, "$&_") : name))
    .join("/");
}

function fileName(name: string): string {
  return shortened(name.replaceAll(/[:*?"<>|]/g, "_"))
    .replace(/[. ]+$/, "_")
    .replace(DEVICE, "_$&");
}

/** Names that Windows keeps for devices, whatever their ending. */
const DEVICE = /^(?:con|prn|aux|nul|com\d|lpt\d)(?=\.|$)/i;

/** The endings of results. */
const RESULT = /\.(?:json|txt|csv)$/i;

const LOOKED_AT_CHARACTERS = 4 * WRAPPER_LIMITS.pathCharacters;

/** Control characters, halves of characters, and those that turn the direction of what follows. */
const UNPRINTED = /[\p{Cc}\p{Cs}\u200e\u200f\u202a-\u202e\u2066-\u2069]/gu;

/** Bytes that a name may have on every usual file system, with room for an ending. */
const MOST_NAME_BYTES = 200;

/** The end of a long name is kept: it says what the file is. */
function shortened(name: string): string {
  const characters = Array.from(name);
  const encoder = new TextEncoder();
  while (encoder.encode(characters.join("")).length > MOST_NAME_BYTES)
    characters.splice(0, Math.ceil(characters.length / 20));
  return characters.join("");
}
