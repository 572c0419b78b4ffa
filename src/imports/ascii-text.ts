/** Characters that no decomposition turns into ASCII, and what people write for them. */
const WRITTEN_FOR: Readonly<Record<string, string>> = {
  ß: "ss",
  ø: "o",
  Ø: "O",
  æ: "ae",
  Æ: "AE",
  œ: "oe",
  Œ: "OE",
  ł: "l",
  Ł: "L",
  đ: "d",
  Đ: "D",
  ð: "d",
  Ð: "D",
  þ: "th",
  Þ: "TH",
  ı: "i",
  "‐": "-",
  "‑": "-",
  "–": "-",
  "—": "-",
  "−": "-",
  "‘": "'",
  "’": "'",
  "′": "'",
  "“": '"',
  "”": '"',
  "×": "x",
  "⁄": "/",
  "•": "*",
  "€": "EUR",
  "£": "GBP",
};

/** A text in ASCII: accents dropped, common signs written out, a question mark for what has no plain letter. */
export function asciiText(text: string): string {
  return text
    .replaceAll(/[^\u0020-\u007e]/gu, (character) => WRITTEN_FOR[character] ?? character)
    .normalize("NFKD")
    .replaceAll(/\p{M}/gu, "")
    .replaceAll(/[^\u0020-\u007e]/gu, (character) => WRITTEN_FOR[character] ?? "?");
}
