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

function decodedAs(encoding: string, bytes: Uint8Array): string | null {
  try {
    return new TextDecoder(encoding, { fatal: true }).decode(bytes);
  } catch {
    return null;
  }
}
