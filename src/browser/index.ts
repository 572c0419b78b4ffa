export { ReadError, type ReadErrorCode } from "../base/read-error.ts";
export type { Limits } from "../base/limits.ts";
export { explain, type ExplainOptions } from "../library/explain.ts";
export { useWasm, type WasmSource } from "./pdfium-module.ts";
export { read, type ReadOptions } from "../library/read.ts";
