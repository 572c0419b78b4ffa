/** The name of crossfoot among the servers of an agent. */
export const ENTRY_NAME = "crossfoot";

/** What an agent starts. */
export interface Start {
  readonly command: string;
  readonly args: readonly string[];
}

/** All that a new entry says. Of an entry that is there only what is started is changed, and the rest is the user's. */
export type Entry = Start & Readonly<Record<string, string | number | readonly string[]>>;

/** What an edit would make of a settings file; the file itself is not touched here. */
export type Edit =
  | { readonly kind: "changed"; readonly text: string }
  /** The file says already what it should. */
  | { readonly kind: "same" }
  /** The file is not understood well enough; the reason is the end of a sentence that begins with its name. */
  | { readonly kind: "refused"; readonly reason: string };

/** A way in which settings are written. A text of null is a file that does not exist. */
export interface SettingsFormat {
  /** Adds the entry, or lets the one that is there start what this one starts. */
  readonly put: (text: string | null, entry: Entry) => Edit;
  /** Takes the entry out. */
  readonly drop: (text: string | null) => Edit;
  /** The settings of an account that has no others, to be copied by hand. */
  readonly snippet: (entry: Entry) => string;
}

/** The members of an entry that say what is started. */
export const START_MEMBERS = ["command", "args"] as const;

/** Whether something found in a file starts the same. */
export function startsSame(
  found: Readonly<Record<string, unknown>>,
  { command, args }: Start,
): boolean {
  const { command: itsCommand, args: itsArgs } = found;
  return itsCommand === command && JSON.stringify(itsArgs ?? []) === JSON.stringify(args);
}

/** Where in a text a character stands, as editors count. */
export function placeWords(text: string, offset: number): string {
  const lines = text.slice(0, offset).split(/\r\n|\r|\n/);
  return `line ${lines.length}, column ${(lines.at(-1) ?? "").length + 1}`;
}

/** The line end of a text; of one without any, that of most systems. */
export function lineEndOf(text: string): string {
  return /\r\n|\r|\n/.exec(text)?.[0] ?? "\n";
}

/** A piece of a text that is replaced. */
export interface Cut {
  readonly from: number;
  readonly to: number;
  readonly by?: string;
}

/** The text with its pieces replaced; of two at one place the first stands first. */
export function withCuts(text: string, cuts: readonly Cut[]): string {
  const parts: string[] = [];
  let at = 0;
  for (const { from, to, by = "" } of cuts.toSorted((one, other) => one.from - other.from)) {
    parts.push(text.slice(at, from), by);
    at = Math.max(at, to);
  }
  return [...parts, text.slice(at)].join("");
}
