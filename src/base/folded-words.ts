import type { Token } from "./phrase.ts";

/** Letters that no decomposition turns into plain ones. */
const PLAIN_LETTERS: Readonly<Record<string, string>> = {
  ß: "ss",
  ø: "o",
  æ: "ae",
  œ: "oe",
  ł: "l",
  đ: "d",
  ð: "d",
  þ: "th",
  ı: "i",
};

const SPECIAL = /[ßøæœłđðþı]/g;
const PIECE = /[\p{L}\p{N}]+|[#%&]/gu;
const MARKS = /\p{M}/gu;
const PLAIN = /^[a-z0-9]+$/;

/** A text in small letters without accents: "Fälligkeit" is "falligkeit", "N°" is "n". */
export function foldedText(text: string): string {
  const lower = text.toLowerCase();
  if (PLAIN.test(lower)) return lower;
  return lower
    .normalize("NFKD")
    .replace(MARKS, "")
    .replace(SPECIAL, (letter) => PLAIN_LETTERS[letter] ?? letter);
}

/** Words of any Latin-script language, as they are compared: small letters without accents, cut at all punctuation. */
export function foldedKeys(text: string): readonly string[] {
  const folded = foldedText(text);
  return PLAIN.test(folded) ? [folded] : (folded.match(PIECE) ?? []);
}

/** The same with the place of each in the text. */
export function foldedTokens(text: string): readonly Token[] {
  const tokens: Token[] = [];
  for (const match of text.matchAll(PIECE)) {
    const start = match.index;
    for (const key of foldedKeys(match[0]))
      tokens.push({ key, start, end: start + match[0].length });
  }
  return tokens;
}
