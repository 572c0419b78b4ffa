import { crc32 } from "../../base/crc32.ts";
import { viewOf } from "../../base/view-of.ts";

/** What a directory says of a member's name. */
interface WrittenName {
  readonly name: Uint8Array;
  readonly extra: Uint8Array;
  readonly flags: number;
}

const UNICODE_PATH = 0x7075;
const IS_UTF8 = 0x0800;

/**
 * The name of a member: the extra field for it where its checksum is that of the name (APPNOTE 4.6.9), UTF-8 where the flag says
 * so (4.4.4) or it can be nothing else (macOS sets no flag), and code page 437 otherwise.
 */
export function zipName({ name, extra, flags }: WrittenName): string {
  const field = extraField(extra, UNICODE_PATH);
  if (field !== null && field.length > 5 && field[0] === 1) {
    if (viewOf(field).getUint32(1, true) === crc32(name)) return utf8(field.subarray(5)) ?? "";
  }
  const text = utf8(name);
  if (text !== null) return text;
  return (flags & IS_UTF8) === 0 ? codePage437(name) : new TextDecoder().decode(name);
}

/** The content of an extra field; null where there is none or it is broken. */
export function extraField(extra: Uint8Array, wanted: number): Uint8Array | null {
  const view = viewOf(extra);
  for (let at = 0; at + 4 <= extra.length;) {
    const end = at + 4 + view.getUint16(at + 2, true);
    if (end > extra.length) return null;
    if (view.getUint16(at, true) === wanted) return extra.subarray(at + 4, end);
    at = end;
  }
  return null;
}

function utf8(bytes: Uint8Array): string | null {
  try {
    return new TextDecoder("utf-8", { fatal: true }).decode(bytes);
  } catch {
    return null;
  }
}

/** The upper half of code page 437, in which the first PCs wrote. */
const UPPER =
  "ÇüéâäàåçêëèïîìÄÅÉæÆôöòûùÿÖÜ¢£¥₧ƒáíóúñÑªº¿⌐¬½¼¡«»░▒▓│┤╡╢╖╕╣║╗╝╜╛┐└┴┬├─┼╞╟╚╔╩╦╠═╬╧╨╤╥╙╘╒╓╫╪┘┌█▄▌▐▀αßΓπΣσµτΦΘΩδ∞φε∩≡±≥≤⌠⌡÷≈°∙·√ⁿ²■\u00a0";

function codePage437(bytes: Uint8Array): string {
  return Array.from(bytes, (byte) =>
    byte < 0x80 ? String.fromCharCode(byte) : UPPER.charAt(byte - 0x80),
  ).join("");
}
