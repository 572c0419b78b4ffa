import { part } from "./part.ts";

/** What gives the bytes of a data block of the page, which is gzip in base64. It is unpacked when it is first asked for. */
export function unpackedOnce(id: string): () => Promise<ArrayBuffer> {
  let bytes: Promise<ArrayBuffer> | null = null;
  return async () => (bytes ??= unpacked(part(id, HTMLScriptElement)));
}

async function unpacked({ textContent }: Element): Promise<ArrayBuffer> {
  const packed = Uint8Array.from(atob(textContent.trim()), (one) => one.charCodeAt(0));
  const stream = new Blob([packed]).stream().pipeThrough(new DecompressionStream("gzip"));
  return new Response(stream).arrayBuffer();
}
