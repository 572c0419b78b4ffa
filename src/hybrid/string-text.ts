/** The bytes of a string of a PDF that is written in round or angle brackets, as characters of one byte each. */
export function stringBytes(written: string): string {
  const inside = written.slice(1, -1);
  return written.startsWith("<") ? ofHex(inside) : ofLiteral(inside);
}

/** The characters that such a string stands for: UTF-16 or UTF-8 where its first bytes say so, else one byte each. */
export function stringText(written: string): string {
  const letters = stringBytes(written);
  const bytes = Buffer.from(letters, "latin1");
  if (letters.startsWith("\u00fe\u00ff")) return new TextDecoder("utf-16be").decode(bytes);
  if (letters.startsWith("\u00ef\u00bb\u00bf")) return new TextDecoder().decode(bytes);
  return letters;
}

function ofHex(inside: string): string {
  const digits = inside.replaceAll(/[^0-9a-f]/gi, "");
  // A last digit that is left out is a zero.
  return Buffer.from(digits.length % 2 === 0 ? digits : `${digits}0`, "hex").toString("latin1");
}

function ofLiteral(inside: string): string {
  return inside.replaceAll(
    /\\(?:([0-7]{1,3})|(\r\n|[\s\S]))|\r\n?/g,
    (_all, octal: string | undefined, letter: string | undefined) => {
      if (octal !== undefined) return String.fromCharCode(Number.parseInt(octal, 8) % 256);
      if (letter === undefined) return "\n";
      return /^[\r\n]/.test(letter) ? "" : (ESCAPES[letter] ?? letter);
    },
  );
}

const ESCAPES: Readonly<Partial<Record<string, string>>> = {
  n: "\n",
  r: "\r",
  t: "\t",
  b: "\b",
  f: "\f",
};
