import { enumerate } from "../finding/figure-words.ts";

/** What a user says of the file that a program imports. */
export interface OwnSettings {
  readonly title: string;
  /** With its point. */
  readonly ending: string;
  readonly delimiter: "," | "\t";
  readonly hasHeader: boolean;
  readonly characters: "ASCII" | "UTF-8";
  readonly takesCredits: boolean;
}

/** A row that says something of the file. */
interface SettingRow {
  readonly row: number;
  readonly name: string;
  readonly value: string;
}

/** The settings of the rows, each with what holds where no row says it, or all that is wrong with them. */
export function settingsOf(
  rows: readonly SettingRow[],
):
  | { readonly kind: "settings"; readonly settings: OwnSettings }
  | { readonly kind: "wrong"; readonly problems: readonly string[] } {
  const said = new Map(rows.map(({ name, value }) => [name.toLowerCase(), value]));
  const of = (name: SettingName): string => said.get(name) ?? SETTINGS[name].usual ?? "";
  const word = (name: SettingName): string => of(name).toLowerCase();
  const problems = [
    ...rows.flatMap((one, index) => {
      const problem = problemOf(one, rows.slice(0, index));
      return problem === null ? [] : [`Row ${one.row}: ${problem}`];
    }),
    ...(said.has("title") ? [] : ["No row file,title,… says what messages call the program."]),
  ];
  if (problems.length > 0) return { kind: "wrong", problems };
  return {
    kind: "settings",
    settings: {
      title: of("title"),
      ending: dotted(word("ending")),
      delimiter: word("parted by") === "tabs" ? "\t" : ",",
      hasHeader: word("headers") === "yes",
      characters: word("characters") === "ascii" ? "ASCII" : "UTF-8",
      takesCredits: word("credit notes") === "yes",
    },
  };
}

function dotted(ending: string): string {
  return ending.replace(/^\.?/, ".");
}

type SettingName = "title" | "ending" | "parted by" | "headers" | "characters" | "credit notes";

/** A setting: what holds where nothing is said (null is nothing), the words that it can be (null is any), and what it means. */
interface Setting {
  readonly usual: string | null;
  readonly words: readonly string[] | null;
  readonly means: string;
}

/** The settings of a file. */
export const SETTINGS: Readonly<Record<SettingName, Setting>> = {
  title: { usual: null, words: null, means: "what messages call the program" },
  ending: { usual: ".csv", words: [".csv", ".txt", ".iif"], means: "how the file's name ends" },
  "parted by": { usual: "commas", words: ["commas", "tabs"], means: "what stands between fields" },
  headers: {
    usual: "yes",
    words: ["yes", "no"],
    means: "whether the columns are named first, in a row for each record",
  },
  characters: {
    usual: "utf-8",
    words: ["utf-8", "ascii"],
    means: "what the file can hold; for `ascii` accents are dropped from descriptions",
  },
  "credit notes": {
    usual: "no",
    words: ["yes", "no"],
    means: "whether they are imported, with amounts below zero",
  },
};

function problemOf({ name, value }: SettingRow, before: readonly SettingRow[]): string | null {
  const known = Object.keys(SETTINGS).find((one) => one === name.toLowerCase());
  if (known === undefined)
    return `there is no setting "${name}". Settings are ${enumerate(Object.keys(SETTINGS), "or")}.`;
  if (before.some((one) => one.name.toLowerCase() === known)) return `${known} is said twice.`;
  const words: readonly string[] | null = SETTINGS[known as SettingName].words;
  if (words === null) return value === "" ? `${known} is blank.` : null;
  const word = (known === "ending" ? dotted(value) : value).toLowerCase();
  return words.includes(word) ? null : `${known} is ${enumerate(words, "or")}, not "${value}".`;
}
