const LETTERS = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/";

/** What each byte stands for; 64 for those that stand for nothing. */
const VALUES: Uint8Array = Uint8Array.from({ length: 256 }, (_, byte) => {
  const value = LETTERS.indexOf(String.fromCharCode(byte));
  return value < 0 ? 64 : value;
});

const PADDING = 0x3d;

/**
 * The bytes that base64 in an e-mail stands for: line breaks and characters that it does not know are passed over, as the standard
 * wants (RFC 2045, 6.8). Null where there are more than the most.
 */
export function fromBase64(text: Uint8Array, mostBytes: number): Uint8Array | null {
  const bytes = new Uint8Array(Math.min(mostBytes, Math.ceil((text.length * 3) / 4)));
  let count = 0;
  let bits = 0;
  let held = 0;
  for (const letter of text) {
    // Some programs put several pieces together, each with its own end.
    if (letter === PADDING) held = 0;
    const value = VALUES[letter] ?? 64;
    if (value === 64) continue;
    bits = (bits << 6) | value;
    held += 6;
    if (held < 8) continue;
    held -= 8;
    if (count === mostBytes) return null;
    bytes[count] = (bits >> held) & 0xff;
    count += 1;
  }
  return bytes.subarray(0, count);
}

const EQUALS = 0x3d;
const LINE_FEED = 10;
const CARRIAGE_RETURN = 13;

/** The bytes that quoted-printable stands for (RFC 2045, 6.7). Null where there are more than the most. */
export function fromQuotedPrintable(text: Uint8Array, mostBytes: number): Uint8Array | null {
  const bytes = new Uint8Array(Math.min(mostBytes, text.length));
  let count = 0;
  for (let at = 0; at < text.length; at += 1) {
    const next = text[at] === EQUALS ? escapeAt(text, at) : null;
    if (next !== null) at = next.end - 1;
    if (next?.byte === null) continue;
    if (count === mostBytes) return null;
    bytes[count] = next?.byte ?? text[at] ?? 0;
    count += 1;
  }
  return bytes.subarray(0, count);
}

/** What an equals sign begins: a byte in hex, or a line that goes on (null); nothing where it stands for itself. */
function escapeAt(
  text: Uint8Array,
  at: number,
): { readonly byte: number | null; readonly end: number } | null {
  const [high, low] = [hexValue(text[at + 1]), hexValue(text[at + 2])];
  if (high !== null && low !== null) return { byte: high * 16 + low, end: at + 3 };
  let end = at + 1;
  while (text[end] === 0x20 || text[end] === 0x09) end += 1;
  if (text[end] === CARRIAGE_RETURN) end += 1;
  return text[end] === LINE_FEED ? { byte: null, end: end + 1 } : null;
}

function hexValue(letter: number | undefined): number | null {
  const value = Number.parseInt(String.fromCharCode(letter ?? 0), 16);
  return Number.isNaN(value) ? null : value;
}
