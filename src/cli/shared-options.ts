import { Option } from "commander";

/** What `--max-pages` says of itself. */
export const MAX_PAGES: string = "refuse longer documents (default: 250, of invoices 25)";

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
