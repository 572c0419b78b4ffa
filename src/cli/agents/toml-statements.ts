import { parse } from "smol-toml";

/** A header or a key with its value, in a text of TOML. */
export interface Statement {
  /** A header in single or in double brackets, or a key with its value. */
  readonly kind: "table" | "tables" | "pair";
  /** Its names from the root, those of the header above it included. */
  readonly path: readonly string[];
  /** The names of the header above a pair; none at the root. */
  readonly table: readonly string[];
  /** Its first character. */
  readonly from: number;
  /** Behind its last one. */
  readonly to: number;
  /** Where the value of a pair begins. */
  readonly valueFrom: number;
}

/** The statements of a text that is known to be valid TOML. */
export function statementsOf(text: string): readonly Statement[] {
  const statements: Statement[] = [];
  let table: readonly string[] = [];
  let at = nextStatement(text, 0);
  while (at < text.length) {
    const statement = text[at] === "[" ? headerAt(text, at) : pairAt(text, at, table);
    if (statement.kind !== "pair") table = statement.path;
    statements.push(statement);
    at = nextStatement(text, statement.to);
  }
  return statements;
}

/** Behind blanks, line ends and comments. */
function nextStatement(text: string, from: number): number {
  const skipped = /(?:[ \t\r\n]+|#[^\r\n]*)*/y;
  skipped.lastIndex = from;
  return from + (skipped.exec(text)?.[0].length ?? 0);
}

function headerAt(text: string, from: number): Statement {
  const brackets = text.startsWith("[[", from) ? 2 : 1;
  const keyTo = keyEnd(text, from + brackets);
  const path = namesOf(text.slice(from + brackets, keyTo));
  const to = keyTo + brackets;
  const kind = brackets === 2 ? "tables" : "table";
  return { kind, path, table: path, from, to, valueFrom: to };
}

function pairAt(text: string, from: number, table: readonly string[]): Statement {
  const keyTo = keyEnd(text, from);
  const names = namesOf(text.slice(from, keyTo));
  const blanks = /[ \t]*/y;
  blanks.lastIndex = keyTo + 1;
  const valueFrom = keyTo + 1 + (blanks.exec(text)?.[0].length ?? 0);
  const to = valueEnd(text, valueFrom);
  return { kind: "pair", path: [...table, ...names], table, from, to, valueFrom };
}

/** The names of a dotted key; quotes and escapes in them are the parser's business. */
function namesOf(key: string): readonly string[] {
  const names: string[] = [];
  let value: unknown = parse(`${key} = 0`);
  while (typeof value === "object" && value !== null) {
    const [entry] = Object.entries(value);
    if (entry === undefined) break;
    names.push(entry[0]);
    value = entry[1];
  }
  return names;
}

/** The `=` or `]` behind a key. */
function keyEnd(text: string, from: number): number {
  let at = from;
  while (at < text.length && text[at] !== "=" && text[at] !== "]") {
    at = isQuote(text[at]) ? stringEnd(text, at) : at + 1;
  }
  return at;
}

/** Behind a value. Line ends and comments end it only outside of its brackets. */
function valueEnd(text: string, from: number): number {
  let depth = 0;
  let at = from;
  while (at < text.length) {
    const character = text[at] ?? "";
    if (isQuote(character)) {
      at = stringEnd(text, at);
      continue;
    }
    if (depth === 0 && /[\r\n#]/.test(character)) break;
    if (character === "#") {
      at = lineEndAfter(text, at);
      continue;
    }
    if (character === "[" || character === "{") depth += 1;
    if (character === "]" || character === "}") depth -= 1;
    at += 1;
  }
  return from + text.slice(from, at).trimEnd().length;
}

/** The end of the line of a character: its `\r` or `\n`, or the end of the text. */
export function lineEndAfter(text: string, from: number): number {
  const end = /[\r\n]/g;
  end.lastIndex = from;
  return end.exec(text)?.index ?? text.length;
}

function isQuote(character: string | undefined): boolean {
  return character === '"' || character === "'";
}

/** Behind a string, on one line or on several. */
function stringEnd(text: string, from: number): number {
  const quote = text[from] ?? "";
  const isLong = text.startsWith(quote.repeat(3), from);
  const closing = isLong ? quote.repeat(3) : quote;
  let at = from + closing.length;
  while (at < text.length && !text.startsWith(closing, at)) {
    at += quote === '"' && text[at] === "\\" ? 2 : 1;
  }
  at += closing.length;
  // A long string may end with one or two quotes of its own.
  if (!isLong || text[at] !== quote) return at;
  return text[at + 1] === quote ? at + 2 : at + 1;
}
