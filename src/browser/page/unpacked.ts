/** The bytes of a data block of the page: gzip in base64. */
export async function unpacked(block: Element): Promise<ArrayBuffer> {
  const packed = Uint8Array.from(atob(block.textContent.trim()), (one) => one.charCodeAt(0));
  const stream = new Blob([packed]).stream().pipeThrough(new DecompressionStream("gzip"));
  return new Response(stream).arrayBuffer();
}
