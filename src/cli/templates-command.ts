import { enumerate } from "../finding/figure-words.ts";
import type { InvoiceTemplate } from "../lexicon/invoice-template.ts";
import type { LayoutTemplate } from "../lexicon/template-lists.ts";
import { TEMPLATES } from "../read/templates.ts";
import { EXIT, type ExitCode } from "./exit-code.ts";
import { templatesWith } from "./own-templates.ts";
import { wrap } from "./plain-text.ts";
import { type Paint, paintFor } from "./terminal.ts";

const COLUMNS = 90;

/** Lists the printed layouts that are known, those of a folder among them, of each kind the general reading last. */
export async function templatesCommand(folder: string | undefined): Promise<ExitCode> {
  const paint = paintFor(process.stdout);
  const templates = folder === undefined ? TEMPLATES : await templatesWith(folder);
  const blocks = [
    paint.dim("Pay applications:"),
    ...templates.payApplication.map((template) => blockOf(template, recognised(template), paint)),
    paint.dim("Change orders:"),
    ...templates.changeOrder.map((template) => blockOf(template, recognised(template), paint)),
    paint.dim("Invoices:"),
    ...templates.vendor.map((template) => blockOf(template, recognised(template), paint)),
    ...templates.invoice.map((template) => blockOf(template, languages(template), paint)),
  ];
  process.stdout.write(`${blocks.join("\n\n")}\n`);
  return EXIT.fine;
}

/** What tells a layout; nothing for the general readings. */
function recognised({ recognise }: LayoutTemplate): string {
  const phrases = [...recognise.all, ...recognise.some].map((phrase) => `“${phrase}”`);
  return phrases.length === 0 ? "" : `recognised by ${phrases.join(", ")}`;
}

/** Words that no one language owns (ISO 639-2). */
const SHARED = "mul";

/** The languages that a reading knows, by their English names. */
function languages({ words }: InvoiceTemplate): string {
  const names = new Intl.DisplayNames(["en"], { type: "language" });
  const own = words.filter(({ language }) => language !== SHARED);
  return `read in ${enumerate(own.map(({ language }) => names.of(language) ?? language))}`;
}

function blockOf(
  { id, describes }: Pick<LayoutTemplate, "id" | "describes">,
  known: string,
  paint: Paint,
): string {
  const texts = known === "" ? [describes] : [describes, known];
  const lines = texts.flatMap((text) => wrap(text, COLUMNS));
  return [paint.bold(id), ...lines.map((line) => `  ${line}`)].join("\n");
}
