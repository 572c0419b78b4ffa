import { isDeepStrictEqual } from "node:util";
import { parse, TomlError } from "smol-toml";
import {
  type Cut,
  type Edit,
  type Entry,
  ENTRY_NAME,
  lineEndOf,
  type SettingsFormat,
  START_MEMBERS,
  startsSame,
  withCuts,
} from "./settings-edit.ts";
import { lineEndAfter, type Statement, statementsOf } from "./toml-statements.ts";

/**
 * Settings in TOML, with a table for each server. Only an entry that has a header of its own is changed, and the parser proves that
 * nothing else was.
 */
export function tomlSettings(servers: string): SettingsFormat {
  return {
    put: (text, entry) => proven(text ?? "", put(text ?? "", entry, servers), servers, entry),
    drop: (text) => proven(text ?? "", drop(text ?? "", servers), servers, null),
    snippet: (entry) => `${tableOf(entry, servers, "\n")}\n`,
  };
}

type Table = Readonly<Record<string, unknown>>;

function put(text: string, entry: Entry, servers: string): Edit {
  const parsed = parsedToml(text);
  if (typeof parsed === "string") return { kind: "refused", reason: parsed };
  const own = ownIn(parsed, servers);
  if (own === null) return { kind: "changed", text: withTable(text, entry, servers) };
  if (typeof own["command"] !== "string") return { kind: "refused", reason: ANOTHER_SERVER };
  if (startsSame(own, entry)) return { kind: "same" };
  const statements = ownStatements(text, servers);
  const header = statements.find(({ kind, path }) => kind === "table" && path.length === 2);
  if (header === undefined || !haveHeaders(statements)) return { kind: "refused", reason: INLINE };
  return { kind: "changed", text: started(text, entry, { header, statements }) };
}

const ANOTHER_SERVER = `has another server of the name ${ENTRY_NAME}, which is not started by a command`;
const INLINE = `has ${ENTRY_NAME} inside of another table, and not below a header of its own`;
const UNSURE = "is written in a way in which the entry cannot be changed with certainty";

/** The text with the entry at its end: an empty line, a header, and its members. A text that ends within a line does so again. */
function withTable(text: string, entry: Entry, servers: string): string {
  const lineEnd = lineEndOf(text);
  const table = tableOf(entry, servers, lineEnd);
  if (text === "") return table + lineEnd;
  return text.endsWith("\n")
    ? `${text}${lineEnd}${table}${lineEnd}`
    : `${text}${lineEnd}${lineEnd}${table}`;
}

function tableOf(entry: Entry, servers: string, lineEnd: string): string {
  const pairs = Object.entries(entry).map(([name, value]) => `${name} = ${tomlText(value)}`);
  return [`[${servers}.${ENTRY_NAME}]`, ...pairs].join(lineEnd);
}

/** Strings of JSON are strings of TOML but for one control character that JSON lets stand. */
function tomlText(value: string | number | readonly string[]): string {
  if (typeof value === "number") return String(value);
  if (typeof value === "string") return JSON.stringify(value).replaceAll("\u007f", "\\u007f");
  return `[${value.map(tomlText).join(", ")}]`;
}

/** Of an entry in which more stands than what it starts, such as variables, only what it starts is changed. */
function started(
  text: string,
  entry: Entry,
  { header, statements }: { readonly header: Statement; readonly statements: readonly Statement[] },
): string {
  const cuts = START_MEMBERS.map((name): Cut => {
    const by = tomlText(entry[name]);
    const pair = statements.find(
      ({ kind, path, table }) => kind === "pair" && table.length === 2 && path[2] === name,
    );
    if (pair !== undefined) return { from: pair.valueFrom, to: pair.to, by };
    const place = lineEndAfter(text, header.to);
    return { from: place, to: place, by: `${lineEndOf(text)}${name} = ${by}` };
  });
  return withCuts(text, cuts);
}

function drop(text: string, servers: string): Edit {
  const parsed = parsedToml(text);
  if (typeof parsed === "string") return { kind: "refused", reason: parsed };
  if (ownIn(parsed, servers) === null) return { kind: "same" };
  const statements = ownStatements(text, servers);
  if (!haveHeaders(statements)) return { kind: "refused", reason: INLINE };
  const headers = statements.filter(({ kind }) => kind !== "pair");
  const cuts = headers.map((header, index) => {
    const next = statements.indexOf(headers[index + 1] ?? header);
    const last = next > statements.indexOf(header) ? statements[next - 1] : statements.at(-1);
    return cutOf(text, header, last ?? header);
  });
  return { kind: "changed", text: withCuts(text, cuts) };
}

/** The lines from a header to the last statement below it, with the empty line before them. */
function cutOf(text: string, header: Statement, last: Statement): Cut {
  const lineFrom = header.from - (/[ \t]*$/.exec(text.slice(0, header.from))?.[0].length ?? 0);
  const before = text.slice(0, lineFrom);
  const emptyLine = /(?<=^|\n)\r?\n$/.exec(before)?.[0] ?? "";
  const contentTo = lineEndAfter(text, last.to);
  const lineEnd = /^\r?\n/.exec(text.slice(contentTo))?.[0] ?? "";
  const to = contentTo + lineEnd.length;
  const from = lineFrom - emptyLine.length;
  if (lineEnd !== "" || from === 0) return { from, to };
  // At the end of a text that ends within a line, the line before becomes the last one.
  const lineBefore = /\r?\n$/.exec(text.slice(0, from))?.[0] ?? "";
  return { from: from - lineBefore.length, to };
}

/** The statements of the entry, or of a table that holds it. */
function ownStatements(text: string, servers: string): readonly Statement[] {
  return statementsOf(text).filter(({ path }) => path[0] === servers && path[1] === ENTRY_NAME);
}

/** Whether each of them stands below a header that names the entry. */
function haveHeaders(statements: readonly Statement[]): boolean {
  return statements.length > 0 && statements.every(({ table }) => table[1] === ENTRY_NAME);
}

/** What a text says; or why it says nothing, as the end of a sentence that begins with its name. */
function parsedToml(text: string): Table | string {
  try {
    return parse(text, { integersAsBigInt: "asNeeded" });
  } catch (error) {
    if (!(error instanceof TomlError)) throw error;
    const [words = ""] = error.message.replace(/^Invalid TOML document: /, "").split("\n");
    return `does not parse (line ${error.line}, column ${error.column}: ${words})`;
  }
}

function ownIn(parsed: Table, servers: string): Table | null {
  const list = parsed[servers];
  const own = isTable(list) ? list[ENTRY_NAME] : undefined;
  return isTable(own) ? own : null;
}

function isTable(value: unknown): value is Table {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}

/** Lets an edit pass only where it parses, has the entry or has it no longer, and everything else in it is what it was. */
function proven(text: string, edit: Edit, servers: string, entry: Entry | null): Edit {
  if (edit.kind !== "changed") return edit;
  const [old, made] = [parsedToml(text), parsedToml(edit.text)];
  const isSure =
    typeof old !== "string" &&
    typeof made !== "string" &&
    hasPlainServers(text, servers) &&
    hasEntry(ownIn(made, servers), entry) &&
    isDeepStrictEqual(othersIn(old, servers), othersIn(made, servers)) &&
    isDeepStrictEqual(...othersOfEntries(ownIn(old, servers), ownIn(made, servers)));
  return isSure ? edit : { kind: "refused", reason: UNSURE };
}

function hasEntry(own: Table | null, entry: Entry | null): boolean {
  return own === null || entry === null ? own === entry : startsSame(own, entry);
}

/** Whether the servers stand below headers; the standard allows more, and readers of it differ there. */
function hasPlainServers(text: string, servers: string): boolean {
  return statementsOf(text)
    .filter(({ path }) => path[0] === servers)
    .every(({ kind, path, table }) =>
      kind === "pair"
        ? table[0] === servers && path.length > 1
        : kind === "table" || path.length > 1,
    );
}

/** Everything that a text says besides the entry; servers that have no other member count as none. */
function othersIn({ ...parsed }: Table, servers: string): Table {
  const { [servers]: list, ...rest } = parsed;
  if (!isTable(list)) return parsed;
  const { [ENTRY_NAME]: _own, ...others } = list;
  return Object.keys(others).length === 0 ? rest : { ...rest, [servers]: others };
}

/** What an entry says besides what it starts, before and after; nothing where it comes or goes. */
function othersOfEntries(old: Table | null, made: Table | null): readonly [Table, Table] {
  if (old === null || made === null) return [{}, {}];
  return [withoutStart(old), withoutStart(made)];
}

function withoutStart({ command: _command, args: _args, ...others }: Table): Table {
  return others;
}
