import type { Limits } from "../base/limits.ts";
import type { ReadOptions } from "../read.ts";
import { LOCAL_LIMITS } from "./local-limits.ts";
import type { OutputOptions } from "./output-place.ts";
import type { FailureKind } from "./exit-code.ts";

/** Options of every command that reads documents. */
export interface LimitOptions {
  readonly kind: ReadOptions["kind"];
  readonly subcontractor?: string;
  readonly gc?: string;
  /** Folder of further templates. */
  readonly templates?: string;
  readonly jobs?: number;
  /** In seconds. */
  readonly timeout?: number;
  /** False where scanned pages are left unread. */
  readonly ocr?: boolean;
  readonly maxPages?: number;
  readonly maxBytes?: number;
  /** In bytes. */
  readonly maxMemory?: number;
  /** Address of a model's endpoint, or `off`. */
  readonly model?: string;
  readonly quiet?: boolean;
}

/** The options of `read` as the command line gives them. */
export interface ReadCommandOptions extends OutputOptions, LimitOptions {
  readonly failOn?: ReadonlySet<FailureKind>;
  /** Goes on with an earlier run. */
  readonly resume?: boolean;
  /** The folder of the journal; false where nothing is kept for a later run. */
  readonly journal?: string | boolean;
  /** Goes on reading what comes into the folders. */
  readonly watch?: boolean;
  /** How long a file must have been as it is before it is read, in seconds. */
  readonly settle?: number;
  /** Reads the paper that comes with crossfoot. */
  readonly sample?: boolean;
  /** A list of further paths. */
  readonly filesFrom?: string;
  readonly exclude?: readonly string[];
  /** Address of a queue whose workers read. */
  readonly queue?: string;
  /** Folder in which they leave what they have read. */
  readonly store?: string;
}

/** The limits and wishes of one read. */
export function readOptionsOf(options: LimitOptions): ReadOptions {
  const { timeout, ocr = true, maxPages, maxBytes, maxMemory, subcontractor, gc } = options;
  return {
    kind: options.kind,
    limits: {
      ...LOCAL_LIMITS,
      ...(timeout === undefined ? {} : { readMs: timeout * 1000 }),
      ...(maxPages === undefined ? {} : pageLimits(maxPages, options.kind)),
      ...(ocr ? {} : { scanPages: 0 }),
      ...(maxBytes === undefined ? {} : { documentBytes: maxBytes }),
      ...(maxMemory === undefined ? {} : { readMegabytes: Math.floor(maxMemory / 1_048_576) }),
    },
    ...(subcontractor === undefined ? {} : { subcontractor }),
    ...(gc === undefined ? {} : { gc }),
  };
}

/** Words of a dense page. */
const WORDS_PER_PAGE = 1_600;

/**
 * A number of pages that is named holds for what is named, and an invoice stays short where none is. Who allows more pages than
 * usual allows as many words and pictures as they may have.
 */
function pageLimits(maxPages: number, kind: ReadOptions["kind"]): Partial<Limits> {
  const { words, scanPages } = LOCAL_LIMITS;
  return {
    pages: maxPages,
    words: Math.max(words, maxPages * WORDS_PER_PAGE),
    scanPages: Math.max(scanPages, maxPages),
    ...(kind === "invoice" ? { invoicePages: maxPages } : {}),
  };
}

/** The same with the templates of a folder, where one is named. */
export async function withTemplates(
  read: ReadOptions,
  folder: string | undefined,
): Promise<ReadOptions> {
  if (folder === undefined) return read;
  const { templatesWith } = await import("./own-templates.ts");
  return { ...read, templates: await templatesWith(folder) };
}
