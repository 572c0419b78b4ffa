import { fromBase64, fromQuotedPrintable } from "./transfer-codings.ts";

/** `=?utf-8?Q?M=C3=A4rz?=`: a word with its character set (RFC 2047). A character set may carry a language. */
const WORD = /=\?([^?*\s]{1,40})(?:\*[^?\s]{0,40})?\?([bq])\?([^?\s]*)\?=/gi;

/** A text with its encoded words read; blanks between two of them are no part of it. */
export function decodedWords(text: string): string {
  if (!text.includes("=?")) return text;
  let whole = "";
  let at = 0;
  let before: Word | null = null;
  for (const found of text.matchAll(WORD)) {
    const [written, charset = "", coding = "", content = ""] = found;
    const between = text.slice(at, found.index);
    const bytes = bytesOf(content, coding.toLowerCase() === "b" ? "b" : "q");
    // A character may be cut between two words of one character set.
    const isNext = before !== null && between.trim() === "";
    if (isNext && before !== null && before.charset === charset.toLowerCase()) {
      before.bytes.push(...bytes);
    } else {
      whole += textOf(before) + (isNext ? "" : between);
      before = { charset: charset.toLowerCase(), bytes: [...bytes] };
    }
    at = found.index + written.length;
  }
  return whole + textOf(before) + text.slice(at);
}

interface Word {
  readonly charset: string;
  readonly bytes: number[];
}

function textOf(word: Word | null): string {
  return word === null ? "" : decodedBytes(Uint8Array.from(word.bytes), word.charset);
}

function bytesOf(content: string, coding: "b" | "q"): Uint8Array {
  const ascii = new TextEncoder().encode(content);
  if (coding === "b") return fromBase64(ascii, ascii.length) ?? new Uint8Array();
  const spaced = new TextEncoder().encode(content.replaceAll("_", " "));
  return fromQuotedPrintable(spaced, spaced.length) ?? new Uint8Array();
}

/** Bytes in a character set as text; those of one that nobody knows are taken for Latin letters. */
export function decodedBytes(bytes: Uint8Array, charset: string): string {
  try {
    return new TextDecoder(charset).decode(bytes);
  } catch {
    return new TextDecoder("latin1").decode(bytes);
  }
}
