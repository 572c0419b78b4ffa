import { Option } from "commander";
import { parseBytes, parseCount, parseMemory, parseSeconds } from "./parse-option.ts";

/** `--timeout` of every command that reads. */
export function timeoutOption(): Option {
  const text = "stop a read after so long (default: 60)";
  return new Option("--timeout <seconds>", text).argParser(parseSeconds);
}

/** `--max-pages` of every command that reads. */
export function maxPagesOption(
  text: string = "refuse longer documents (default: 250, of invoices 25)",
): Option {
  return new Option("--max-pages <number>", text).argParser(parseCount);
}

/** `--max-bytes` of every command that reads. */
export function maxBytesOption(): Option {
  const text = "refuse larger files (default: 50MB)";
  return new Option("--max-bytes <size>", text).argParser(parseBytes);
}

/** `--max-memory` of every command that reads. */
export function maxMemoryOption(): Option {
  const text = "stop a read that needs more than this (default: 1GB)";
  return new Option("--max-memory <size>", text).argParser(parseMemory);
}

/** `--templates` of every command that knows layouts. */
export function templatesOption(): Option {
  return new Option("--templates <folder>", "know the layouts of this folder as well (JSON)");
}

/** `--subcontractor` of every command that reads. */
export function subcontractorOption(): Option {
  return new Option(
    "--subcontractor <name>",
    "the subcontractor, if known: sharpens the kind of a change order",
  );
}

/** `--gc` of every command that reads. */
export function contractorOption(): Option {
  return new Option("--gc <name>", "the general contractor, if known: likewise");
}

/** `--model` of every command that reads. */
export function modelOption(): Option {
  return new Option(
    "--model <url>",
    "ask the model at this address where confidence is low, or off (default: CROSSFOOT_MODEL_URL)",
  );
}

/** `--kind` of every command that reads. */
export function kindOption(): Option {
  return new Option("--kind <kind>", "what the documents are")
    .choices(["auto", "construction", "invoice"])
    .default("auto");
}
