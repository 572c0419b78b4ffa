import { decodedBytes } from "./encoded-words.ts";

/** The value of a field with its parameters. */
export interface HeaderValue {
  /** In small letters. */
  readonly value: string;
  /** By their names in small letters; those in several pieces or with a character set are put together (RFC 2231). */
  readonly parameters: ReadonlyMap<string, string>;
}

/** Parameters of one field; a long name in pieces has about ten. */
const MOST_PARAMETERS = 200;

/** Reads a field such as `attachment; filename="bill.pdf"`. */
export function headerValue(text: string): HeaderValue {
  const [value = "", ...written] = partsOf(text);
  const pieces = new Map<string, Piece[]>();
  const parameters = new Map<string, string>();
  for (const parameter of written) {
    const equals = parameter.indexOf("=");
    if (equals <= 0) continue;
    const name = parameter.slice(0, equals).trim().toLowerCase();
    const content = unquoted(parameter.slice(equals + 1).trim());
    const [, base = "", index = "0", star = ""] = /^([^*]+)(?:\*(\d{1,3}))?(\*?)$/.exec(name) ?? [];
    if (base === "") continue;
    if (!name.includes("*")) {
      if (!parameters.has(base)) parameters.set(base, content);
      continue;
    }
    const known = pieces.get(base) ?? [];
    known.push({ index: Number(index), isCoded: star !== "", content });
    pieces.set(base, known);
  }
  // What is written with a character set goes before what is written beside it for old programs.
  for (const [name, known] of pieces) parameters.set(name, joined(known));
  return { value: value.trim().toLowerCase(), parameters };
}

/** A value and its parameters, cut at semicolons outside of quotes. */
function partsOf(text: string): readonly string[] {
  const parts: string[] = [];
  let from = 0;
  let isQuoted = false;
  for (let at = 0; at < text.length && parts.length < MOST_PARAMETERS; at += 1) {
    const character = text[at];
    if (character === "\\" && isQuoted) at += 1;
    else if (character === '"') isQuoted = !isQuoted;
    else if (character === ";" && !isQuoted) {
      parts.push(text.slice(from, at));
      from = at + 1;
    }
  }
  parts.push(text.slice(from));
  return parts;
}

function unquoted(text: string): string {
  if (!text.startsWith('"')) return text;
  const end = text.lastIndexOf('"');
  return text.slice(1, end > 0 ? end : undefined).replaceAll(/\\(.)/g, "$1");
}

/** A piece of a parameter. */
interface Piece {
  readonly index: number;
  readonly isCoded: boolean;
  readonly content: string;
}

/** The first piece begins with its character set and language: `UTF-8''na%C3%AFve`. */
function joined(pieces: readonly Piece[]): string {
  const [first, ...others] = pieces.toSorted((one, other) => one.index - other.index);
  if (first === undefined) return "";
  const [, charset = "", coded = first.content] =
    (first.isCoded ? /^([^']*)'[^']*'(.*)$/s.exec(first.content) : null) ?? [];
  const bytes = [{ ...first, content: coded }, ...others].flatMap(({ isCoded, content }) =>
    isCoded ? percentDecoded(content) : [...new TextEncoder().encode(content)],
  );
  return decodedBytes(Uint8Array.from(bytes), charset === "" ? "utf-8" : charset);
}

function percentDecoded(text: string): readonly number[] {
  const bytes: number[] = [];
  for (let at = 0; at < text.length; at += 1) {
    const hex = text[at] === "%" ? text.slice(at + 1, at + 3) : "";
    if (/^[0-9a-f]{2}$/i.test(hex)) {
      bytes.push(Number.parseInt(hex, 16));
      at += 2;
    } else bytes.push(...new TextEncoder().encode(text.charAt(at)));
  }
  return bytes;
}
