/** Bytes from base64, or what is wrong with it: the end of a sentence whose beginning names where it stood. */
export type Decoded =
  | { readonly kind: "bytes"; readonly bytes: Uint8Array }
  | { readonly kind: "wrong"; readonly ending: string };

/**
 * Decodes standard base64 (RFC 4648, section 4) and nothing that only resembles it: a decoder that skips what it does not know
 * makes a damaged document out of a damaged text. Line breaks are allowed, because many programs write them.
 */
export function decodeBase64(text: string): Decoded {
  // What is written as every program writes it needs no second look: looking at each character takes ten times as long.
  const bytes = Buffer.from(text, "base64");
  if (bytes.toString("base64") === text) return { kind: "bytes", bytes };
  if (/^\s*data:/i.test(text)) {
    return wrong("begins with data:. Send only what stands behind the comma.");
  }
  const compact = /[\r\n\t ]/.test(text) ? text.replaceAll(/[\r\n\t ]+/g, "") : text;
  const content = compact.replace(/={1,2}$/, "");
  if (/[^A-Za-z0-9+/]/.test(content)) {
    return /^[A-Za-z0-9_-]*$/.test(content)
      ? wrong("is base64 for addresses, with - and _. Send the standard alphabet, with + and /.")
      : wrong(
          "is no base64: it holds other characters. Encode the file's bytes and send it again.",
        );
  }
  const isWhole = compact.length % 4 === 0 && content.length % 4 !== 1;
  if (!isWhole) return wrong("is cut off: base64 comes in groups of four. Send it again whole.");
  return { kind: "bytes", bytes: Buffer.from(content, "base64") };
}

function wrong(ending: string): Decoded {
  return { kind: "wrong", ending };
}
