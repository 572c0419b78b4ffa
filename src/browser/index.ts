export { ReadError, type ReadErrorCode } from "../base/read-error.ts";
export type { Limits } from "../base/limits.ts";
export { explain } from "./explain.ts";
export { useWasm, type WasmSource } from "./pdfium-module.ts";
export { read } from "./read.ts";
