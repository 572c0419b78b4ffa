import { type Command, InvalidArgumentError, Option } from "commander";
import type { FailureKind } from "./exit-code.ts";
import { microOfDollars } from "../pay/client/usdc.ts";

/** A whole number of at least one. */
export function parseCount(text: string): number {
  const count = Number(text);
  if (!/^\d{1,9}$/.test(text) || count < 1) {
    throw new InvalidArgumentError("Give a whole number of at least 1.");
  }
  return count;
}

/** Seconds, more than zero. */
export function parseSeconds(text: string): number {
  const seconds = Number(text);
  if (!/^\d{1,6}(\.\d+)?$/.test(text) || seconds <= 0) {
    throw new InvalidArgumentError("Give a number of seconds above 0, such as 30 or 0.5.");
  }
  return seconds;
}

/** A number of bytes, also as `500KB`, `20MB` or `2GB`. */
export function parseBytes(text: string): number {
  const [, digits, unit] = /^(\d{1,12})\s*(|B|KB|MB|GB)$/i.exec(text) ?? [];
  const factor = UNITS[(unit ?? "").toLowerCase()] ?? 1;
  const bytes = Number(digits ?? 0) * factor;
  if (bytes < 1) throw new InvalidArgumentError("Give a size such as 500000, 500KB or 20MB.");
  return bytes;
}

const UNITS: Readonly<Partial<Record<string, number>>> = {
  kb: 1024,
  mb: 1024 ** 2,
  gb: 1024 ** 3,
};

/** Memory of one read: less holds no engine, and no engine takes more. */
export function parseMemory(text: string): number {
  const bytes = parseBytes(text);
  if (bytes < 64 * 1024 ** 2 || bytes > 4 * 1024 ** 3) {
    throw new InvalidArgumentError("Give a size from 64MB to 4GB.");
  }
  return bytes;
}

/** US dollars as millionths. */
export function parseDollars(text: string): bigint {
  const micro = microOfDollars(text.replace(/^\$/, ""));
  if (micro === null) throw new InvalidArgumentError("Give US dollars, such as 1 or 0.25.");
  return micro;
}

/** A confidence from 0 to 1. */
export function parseConfidence(text: string): number {
  const confidence = Number(text);
  if (!/^[01]?(\.\d+)?$/.test(text) || text === "" || confidence > 1) {
    throw new InvalidArgumentError("Give a number from 0 to 1, such as 0.9.");
  }
  return confidence;
}

/** Which failures count, separated by commas; none for `never`. */
export function parseFailOn(text: string): ReadonlySet<FailureKind> {
  if (text === "never") return new Set();
  const kinds = text.split(",").map((kind) => kind.trim());
  if (!kinds.every(isFailureKind)) {
    throw new InvalidArgumentError("Choose from unread, check and confidence, or never.");
  }
  return new Set(kinds);
}

function isFailureKind(text: string): text is FailureKind {
  return text === "unread" || text === "check" || text === "confidence";
}

/** What the documents are, for every command that reads any kind. */
export function addKind(command: Command): Command {
  return command
    .addOption(
      new Option("--kind <kind>", "what the documents are")
        .choices(["auto", "construction", "invoice"])
        .default("auto"),
    )
    .option(
      "--subcontractor <name>",
      "the subcontractor, if known: sharpens the kind of a change order",
    )
    .option("--gc <name>", "the general contractor, if known: likewise");
}

/** The limits of one read, and what it may do without. */
export function addLimits(
  command: Command,
  {
    maxPages = "refuse longer documents (default: 250, of invoices 25)",
    without = [],
  }: {
    /** What is said of the limit of pages. */
    readonly maxPages?: string;
    /** Options that the command has not. */
    readonly without?: readonly ("ocr" | "model")[];
  } = {},
): Command {
  command.option("--timeout <seconds>", "stop a read after so long (default: 60)", parseSeconds);
  if (!without.includes("ocr")) {
    command.option("--no-ocr", "leave pages unread that are only pictures");
  }
  if (!without.includes("model")) command.addOption(modelOption());
  return command
    .option("--max-pages <number>", maxPages, parseCount)
    .option("--max-bytes <size>", "refuse larger files (default: 50MB)", parseBytes)
    .option(
      "--max-memory <size>",
      "stop a read that needs more than this (default: 1GB)",
      parseMemory,
    );
}

/** `--templates` of every command that knows layouts. */
export function templatesOption(): Option {
  return new Option("--templates <folder>", "know the layouts of this folder as well (JSON)");
}

/** `--split` of the commands that read folders. */
export function splitOption(): Option {
  return new Option(
    "--split",
    "read every document of a PDF that holds several, such as a draw package",
  );
}

/** `--witness` of the commands that show one reading at a time. */
export function witnessOption(): Option {
  return new Option(
    "--witness",
    "look again at every value: in the picture of the page, and with pdf.js and tesseract.js where they are installed",
  );
}

/** `--model` of every command that may ask one. */
export function modelOption(): Option {
  return new Option(
    "--model <url>",
    "ask the model at this address where confidence is low, or off (default: CROSSFOOT_MODEL_URL)",
  );
}
