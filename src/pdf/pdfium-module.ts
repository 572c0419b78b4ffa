import { readFileSync } from "node:fs";
import { createRequire } from "node:module";

/** The types of Node leave WebAssembly to the browser's, which a program without a browser does not load. */
declare const WebAssembly: { readonly Module: new (bytes: Uint8Array) => object };

/** PDFium's WebAssembly, compiled; it is read from the package that brings it. */
export async function pdfiumModule(): Promise<object> {
  const path = createRequire(import.meta.url).resolve("@embedpdf/pdfium/pdfium.wasm");
  return Promise.resolve(new WebAssembly.Module(readFileSync(path)));
}
