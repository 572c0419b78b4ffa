import { ReadError } from "../base/read-error.ts";
import type { pdfiumModule as fromPackage } from "../pdf/pdfium-module.ts";

/** Where PDFium's WebAssembly comes from: an address, or the bytes of the file. */
export type WasmSource = URL | string | ArrayBuffer | Uint8Array<ArrayBuffer>;

/** Says where PDFium's WebAssembly comes from, before the first read; else it is loaded from beside this module. */
export function useWasm(source: WasmSource): void {
  given = source;
  compiled = null;
}

/** PDFium's WebAssembly, compiled once. */
export const pdfiumModule: typeof fromPackage = async () => {
  compiled ??= compile(given ?? new URL("./pdfium.wasm", import.meta.url));
  try {
    return await compiled;
  } catch (error) {
    // What failed for want of a connection may succeed the next time.
    compiled = null;
    throw error;
  }
};

/** Module state, as the engine's own: it is compiled once for all reads. */
let given: WasmSource | null = null;
let compiled: Promise<WebAssembly.Module> | null = null;

async function compile(source: WasmSource): Promise<WebAssembly.Module> {
  const isAddress = typeof source === "string" || source instanceof URL;
  return WebAssembly.compile(isAddress ? await fetched(source) : source);
}

async function fetched(address: URL | string): Promise<ArrayBuffer> {
  const response = await fetch(address).catch(() => null);
  if (response?.ok === true) return response.arrayBuffer();
  const sentence = `The reader could not be loaded from ${String(address)}. Put pdfium.wasm there, or say with useWasm where it is.`;
  throw new ReadError("internal", "", sentence);
}
