import { basename } from "node:path";
import picomatch from "picomatch";

/** Whether a path in a folder, or one that a pattern matches, is not to be looked at. */
export type IsExcluded = (path: string) => boolean;

/**
 * Patterns as in a `.gitignore`: one without a slash is matched with the name of a file or folder, wherever it lies, one with a
 * slash with the path below the folder that was named. What lies in an excluded folder is excluded with it.
 */
export function excludedBy(patterns: readonly string[]): IsExcluded {
  const options = { nocase: process.platform === "win32", dot: true };
  const rules = patterns.map((pattern) => {
    const isMatch = picomatch(pattern.replace(/^\.?\//, "").replace(/\/$/, ""), options);
    const isForNames = !/\/(?!$)/.test(pattern);
    return (path: string): boolean => isMatch(isForNames ? basename(path) : path);
  });
  return (path) => {
    const plain = path.replaceAll("\\", "/");
    return rules.some((isMatched) => isMatched(plain));
  };
}
