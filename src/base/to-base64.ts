/** Bytes as standard base64 (RFC 4648, section 4). */
export function toBase64(bytes: Uint8Array): string {
  const parts: string[] = [];
  for (let at = 0; at < bytes.length; at += PART_BYTES) {
    parts.push(btoa(String.fromCharCode(...bytes.subarray(at, at + PART_BYTES))));
  }
  return parts.join("");
}

/** Divisible by three, so that no part ends in padding, and few enough for the arguments of one call. */
const PART_BYTES = 24_576;
