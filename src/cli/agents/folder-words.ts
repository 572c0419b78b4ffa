import { isClientName } from "./client-names.ts";

/** Words that name a command of `mcp` and may name a folder as well. */
const COMMANDS: ReadonlySet<string> = new Set(["install", "uninstall"]);

/**
 * A command line of `mcp` in which a folder that has the name of a command is written as a folder: one that is there, before
 * words that name no client.
 */
export function folderWords(
  words: readonly string[],
  isFolder: (word: string) => boolean,
): readonly string[] {
  if (words[0] !== "mcp") return words;
  return words.map((word, index) => {
    const next = words.slice(index + 1).find((other) => !other.startsWith("-"));
    return COMMANDS.has(word) && !isClientName(next) && isFolder(word) ? `./${word}` : word;
  });
}
