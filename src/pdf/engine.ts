import type { Limits } from "../base/limits.ts";
import { ReadError } from "../base/read-error.ts";
import type { Address, PdfiumExports } from "./pdfium-exports.ts";
import { pdfiumModule } from "./pdfium-module.ts";

/** The types of Node leave WebAssembly to the browser's, which a program without a browser does not load. */
declare const WebAssembly: {
  readonly Instance: new (module: object, imports: object) => { readonly exports: object };
  readonly RuntimeError: new (message: string) => Error;
};

/** Bytes of the engine's memory that hold the answers of single calls. */
const SCRATCH_BYTES = 66_560;

/** An engine that grew beyond this is let go once its document is closed, because its memory never shrinks. */
const KEPT_BYTES = 96 * 1_048_576;

/** One PDFium in its own memory. After a crash it is never used again. */
export interface Engine {
  readonly pdfium: PdfiumExports;
  /** Address of scratch memory; whoever calls the engine may overwrite it. */
  readonly scratch: Address;
  readonly memory: EngineMemory;
  readonly state: EngineState;
}

/** What changes in the life of an engine. */
interface EngineState {
  limitBytes: number;
  isOverLimit: boolean;
  isBroken: boolean;
  openDocuments: number;
  /** Null until the engine has started. */
  memory: EngineMemory | null;
}

/** The one piece of module state: starting PDFium costs more than reading a page. */
let kept: Engine | null = null;

/** The engine that is just starting, for all who ask meanwhile. */
let starting: Promise<Engine> | null = null;

/** The engine of this thread, started on first use and again after a crash. */
export async function startEngine(limits: Limits): Promise<Engine> {
  if (kept === null || kept.state.isBroken) {
    starting ??= createEngine().finally(() => {
      starting = null;
    });
    kept = await starting;
  }
  kept.state.limitBytes = limits.readMegabytes * 1_048_576;
  return kept;
}

/** Megabytes of this thread's engine; endless after a crash, because whoever comes next has to wait for a new one. */
export function heldByEngine(): number {
  if (kept === null) return 0;
  return kept.state.isBroken ? Infinity : kept.memory.sizeBytes() / 1_048_576;
}

/** Lets the engine go when its memory has grown and no document is open in it. */
export function releaseEngine(engine: Engine): void {
  const isIdle = engine.state.openDocuments === 0;
  if (isIdle && engine.memory.sizeBytes() > KEPT_BYTES && kept === engine) kept = null;
}

/**
 * Runs calls into the engine. PDFium's own crashes (a trap, an abort, a full memory or stack)
 * become a ReadError, and the engine is not used again.
 */
export function runInEngine<Result>(engine: Engine, work: () => Result): Result {
  const { state } = engine;
  if (state.isBroken) throw new ReadError("damaged");
  try {
    return work();
  } catch (error) {
    const isCrashed = noteCrash(engine, error);
    const isFailure = isCrashed || (error instanceof ReadError && error.code === "damaged");
    if (!isFailure) throw error;
    throw state.isOverLimit ? new ReadError("out-of-memory") : asReadError(error);
  }
}

/** Does work with something of the engine's and closes it afterwards, unless the engine has crashed: it must not be called again. */
export function closing<Result>(
  engine: Engine,
  { work, close }: { readonly work: () => Result; readonly close: () => void },
): Result {
  let result: Result;
  try {
    result = work();
  } catch (error) {
    if (!noteCrash(engine, error)) close();
    throw error;
  }
  close();
  return result;
}

function asReadError(error: unknown): ReadError {
  return error instanceof ReadError ? error : new ReadError("damaged");
}

/** Whether the engine is not to be called again, now that this error has come up. */
export function noteCrash({ state }: Engine, error: unknown): boolean {
  if (isCrash(error)) state.isBroken = true;
  return state.isBroken;
}

/** Traps and aborts are RuntimeErrors, a full stack is a RangeError, and Emscripten unwinds with the number or symbol Infinity. */
function isCrash(error: unknown): boolean {
  return (
    error instanceof WebAssembly.RuntimeError ||
    error instanceof RangeError ||
    !(error instanceof Error)
  );
}

async function createEngine(): Promise<Engine> {
  const { init } = await import("@embedpdf/pdfium");
  const module = await pdfiumModule();
  const state: EngineState = {
    limitBytes: Infinity,
    isOverLimit: false,
    isBroken: false,
    openDocuments: 0,
    memory: null,
  };
  let pdfium: PdfiumExports | null = null;
  const overrides: object = {
    print: () => undefined,
    printErr: () => undefined,
    instantiateWasm(
      imports: EmscriptenImports,
      receive: (instance: object, module: object) => void,
    ) {
      const instance = new WebAssembly.Instance(module, withMemoryLimit(imports, state));
      pdfium = exportsOf(instance.exports);
      receive(instance, module);
      return instance.exports;
    },
  };
  await init(overrides);
  return readyEngine(pdfium, state);
}

function readyEngine(pdfium: PdfiumExports | null, state: EngineState): Engine {
  if (pdfium === null) throw new ReadError("internal");
  pdfium.PDFiumExt_Init();
  const scratch = pdfium.malloc(SCRATCH_BYTES);
  const memory = new EngineMemory(pdfium.memory);
  state.memory = memory;
  return { pdfium, scratch, memory, state };
}

interface EmscriptenImports {
  readonly env: { readonly emscripten_resize_heap: (bytes: number) => number };
}

/** Emscripten asks here before its memory grows: a refusal makes PDFium's allocation fail. */
function withMemoryLimit(imports: EmscriptenImports, state: EngineState): object {
  const grow = imports.env.emscripten_resize_heap;
  const resize = (bytes: number): number => {
    state.isOverLimit = bytes >>> 0 > state.limitBytes;
    if (state.isOverLimit) return 0;
    const isGrown = grow(bytes);
    state.memory?.refresh();
    return isGrown;
  };
  return { ...imports, env: { ...imports.env, emscripten_resize_heap: resize } };
}

function exportsOf(exports: object): PdfiumExports {
  return exports as PdfiumExports;
}

/** Reads and writes numbers and text in the engine's memory. Addresses are multiples of the size read. */
export class EngineMemory {
  readonly #memory: { readonly buffer: ArrayBuffer };
  #bytes: Uint8Array<ArrayBuffer>;
  #integers: Int32Array;
  #floats: Float32Array;
  #doubles: Float64Array;

  constructor(memory: { readonly buffer: ArrayBuffer }) {
    this.#memory = memory;
    this.#bytes = new Uint8Array(memory.buffer);
    this.#integers = new Int32Array(memory.buffer);
    this.#floats = new Float32Array(memory.buffer);
    this.#doubles = new Float64Array(memory.buffer);
  }

  /** Must be called when the memory has grown: that leaves older views without bytes. */
  refresh(): void {
    const { buffer } = this.#memory;
    this.#bytes = new Uint8Array(buffer);
    this.#integers = new Int32Array(buffer);
    this.#floats = new Float32Array(buffer);
    this.#doubles = new Float64Array(buffer);
  }

  sizeBytes(): number {
    return this.#bytes.length;
  }

  float(at: Address): number {
    return this.#floats[at >>> 2] ?? 0;
  }

  double(at: Address): number {
    return this.#doubles[at >>> 3] ?? 0;
  }

  integer(at: Address): number {
    return this.#integers[at >>> 2] ?? 0;
  }

  writeFloat(at: Address, value: number): void {
    this.#floats[at >>> 2] = value;
  }

  writeBytes(at: Address, bytes: Uint8Array): void {
    this.#bytes.set(bytes, at);
  }

  /** A copy of the bytes. */
  bytes(at: Address, length: number): Uint8Array {
    return this.#bytes.slice(at, at + length);
  }

  /** Text of one-byte characters up to a zero, at most `length`. */
  latin(at: Address, length: number): string {
    const end = this.#bytes.indexOf(0, at);
    const used = Math.min(length, Math.max(0, end - at));
    let text = "";
    for (const byte of this.#bytes.subarray(at, at + used)) text += String.fromCharCode(byte);
    return text;
  }

  /** Text in UTF-16 of a length in bytes, up to a zero. */
  utf16(at: Address, lengthBytes: number): string {
    let text = "";
    for (let from = at; from + 1 < at + lengthBytes; from += 2) {
      const unit = (this.#bytes[from] ?? 0) | ((this.#bytes[from + 1] ?? 0) << 8);
      if (unit === 0) break;
      // Unit by unit: half of a pair stays what it is in the file.
      text += String.fromCharCode(unit);
    }
    return text;
  }
}
