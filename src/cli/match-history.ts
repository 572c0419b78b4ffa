import { appendFile, readFile, stat } from "node:fs/promises";
import { dirname, relative, resolve, sep } from "node:path";
import { MATCH_LIMITS } from "../base/match-limits.ts";
import { isObjectPath } from "../batch/objects/object-address.ts";
import type { HistoryEntry } from "../match/history-entry.ts";
import { historyIn, historyLines } from "../match/history-text.ts";
import { UsageError } from "./exit-code.ts";
import { refuseUnaddableFile } from "./output-place.ts";
import { visible } from "./terminal.ts";

/** What inputs are called in this run, and as the user named them. */
type Names = ReadonlyMap<string, string>;

/**
 * The file that keeps the bills of all runs, a line each. It is only added to, and files are called by their way from it, so
 * that it can be moved together with them.
 */
export class MatchHistory {
  readonly #path: string | null;
  readonly #entries: readonly HistoryEntry[];
  readonly #isCutOff: boolean;

  private constructor(path: string | null, entries: readonly HistoryEntry[], isCutOff: boolean) {
    this.#path = path;
    this.#entries = entries;
    this.#isCutOff = isCutOff;
  }

  /** Opens a history, or begins one; without a path nothing is known and nothing is kept. Throws UsageError. */
  static async open(path: string | undefined): Promise<MatchHistory> {
    if (path === undefined) return new MatchHistory(null, [], false);
    const told = `--history ${visible(path)}`;
    const state = await stat(path).catch(() => null);
    await refuseUnaddableFile(told, path);
    if (state === null) return new MatchHistory(path, [], false);
    if (state.size > MATCH_LIMITS.historyBytes)
      throw new UsageError(`${told}: the file is too large. Begin another one for the new year.`);
    const text = await readFile(path, "utf8");
    const read = historyIn(text);
    if (read.kind === "broken")
      throw new UsageError(
        `${told}: line ${read.lineNumber} is none of a history. Name the file that an earlier run has written, or another one to begin with.`,
      );
    return new MatchHistory(path, read.entries, text !== "" && !text.endsWith("\n"));
  }

  /** The bills of earlier runs; a file that is among the inputs is called as this run calls it. */
  entriesFor(names: Names): readonly HistoryEntry[] {
    const own = new Map([...names].map(([file, given]) => [this.#wayTo(given), file]));
    return this.#entries.map((entry) => ({ ...entry, file: own.get(entry.file) ?? entry.file }));
  }

  /** Adds the bills of this run. */
  async add(entries: readonly HistoryEntry[], names: Names): Promise<void> {
    if (this.#path === null) return;
    const kept = entries.map((entry) => ({
      ...entry,
      file: this.#wayTo(names.get(entry.file) ?? entry.file),
    }));
    await appendFile(this.#path, `${this.#isCutOff ? "\n" : ""}${historyLines(kept)}`);
  }

  #wayTo(given: string): string {
    if (this.#path === null || given === "-" || isObjectPath(given)) return given;
    return relative(dirname(resolve(this.#path)), resolve(given))
      .split(sep)
      .join("/");
  }
}
