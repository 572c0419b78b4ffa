import { MissingAddOn, needAddOn } from "../add-ons/missing-add-on.ts";
import { type Limits, LIMITS } from "../base/limits.ts";
import { type FailureKind, UsageError } from "./exit-code.ts";
import type { OutputOptions } from "./output-place.ts";
import type { AskModel } from "../fallback/model.ts";
import { CHAT_ADD_ON } from "../fallback/providers/load-chat.ts";
import { modelSetting, type ModelSettings } from "../fallback/settings.ts";
import type { ReadOptions } from "../read.ts";

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
  /** Whether second readers look at the places of all values again. */
  readonly witness?: boolean;
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
  /** Whether papers are read as a person has accepted them in a review. */
  readonly accepted?: boolean;
  /** Whether a PDF is taken apart into the documents that it holds. */
  readonly split?: boolean;
  /** Address of a queue whose workers read. */
  readonly queue?: string;
  /** Folder in which they leave what they have read. */
  readonly store?: string;
}

/** The limits and wishes of one read. */
export function readOptionsOf(options: LimitOptions): ReadOptions {
  const { timeout, ocr = true, maxPages, maxBytes, maxMemory, subcontractor, gc } = options;
  return {
    ...(options.witness === true ? { hasWitness: true } : {}),
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

/** The limits of reads on a machine of one's own, where no option names others: files may be larger than what is sent over a network. */
export const LOCAL_LIMITS: Limits = { ...LIMITS, documentBytes: 52_428_800 };

/** A model that may be asked in this run. */
export interface UsedModel {
  readonly ask: AskModel;
  readonly settings: ModelSettings;
}

/** The model that `--model` and the environment name; null where none is to be asked. Nothing is sent here. Throws a UsageError, and MissingAddOn. */
export async function modelFor(option: string | undefined): Promise<UsedModel | null> {
  const setting = modelSetting(process.env, option);
  if (setting.kind === "off") return null;
  if (setting.kind === "wrong") {
    throw new UsageError(
      ["The model cannot be asked as it is set:", ...setting.problems].join("\n  "),
    );
  }
  const { settings } = setting;
  needAddOn(CHAT_ADD_ON[settings.provider]);
  const { modelClient } = await import("../fallback/model-client.ts");
  const { worldOf } = await import("../fallback/world.ts");
  return { ask: modelClient(settings, worldOf(process.env)), settings };
}

/** Refuses `--witness` where nobody can look a second time. Throws MissingAddOn. */
export async function needWitness({ witness }: LimitOptions): Promise<void> {
  if (witness !== true) return;
  const { witnessLack } = await import("../witness/with-witnesses.ts");
  const lack = witnessLack();
  if (lack !== null) throw new MissingAddOn(lack);
}

/** The wishes of a read with the confidence below which the model is asked. */
export function withModel(read: ReadOptions, model: UsedModel | null): ReadOptions {
  return model === null ? read : { ...read, askBelow: model.settings.below };
}
