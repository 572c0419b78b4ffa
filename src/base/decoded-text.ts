/** The text of a file as programs for tables write it: UTF-8, UTF-16 with its mark, or Windows' code page 1252; null where it is none. */
export function decodedText(bytes: Uint8Array): string | null {
  const [first, second] = bytes;
  const marked =
    first === 0xff && second === 0xfe
      ? "utf-16le"
      : first === 0xfe && second === 0xff
        ? "utf-16be"
        : null;
  if (marked !== null) return decodedAs(marked, bytes);
  if (bytes.includes(0)) return null;
  return decodedAs("utf-8", bytes) ?? decodedAs("windows-1252", bytes);
}

/** Whether it is a workbook: a ZIP file, or the older form of Excel. */
export function isWorkbook(bytes: Uint8Array): boolean {
  return [ZIP, COMPOUND].some((mark) => mark.every((byte, at) => bytes[at] === byte));
}

const ZIP = [0x50, 0x4b, 0x03, 0x04] as const;
const COMPOUND = [0xd0, 0xcf, 0x11, 0xe0] as const;

function decodedAs(encoding: string, bytes: Uint8Array): string | null {
  try {
    return new TextDecoder(encoding, { fatal: true }).decode(bytes);
  } catch {
    return null;
  }
}
