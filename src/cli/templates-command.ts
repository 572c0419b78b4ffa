import type { AnyTemplate } from "../template/template-lists.ts";
import { TEMPLATES } from "../templates.ts";
import { EXIT, type ExitCode } from "./exit-code.ts";
import { ANY_INVOICE, templatesWith } from "./own-templates.ts";
import { wrap } from "./plain-text.ts";
import { type Paint, paintFor } from "./terminal.ts";

const COLUMNS = 90;

/** Lists the printed layouts that are known, those of a folder among them, of each kind the general reading last. */
export async function templatesCommand(folder: string | undefined): Promise<ExitCode> {
  const paint = paintFor(process.stdout);
  const templates = folder === undefined ? TEMPLATES : await templatesWith(folder);
  const kinds: readonly (readonly [title: string, templates: readonly ListedTemplate[]])[] = [
    ["Pay applications", templates.payApplication],
    ["Change orders", templates.changeOrder],
    ["Invoices", [ANY_INVOICE]],
  ];
  const blocks = kinds.flatMap(([title, known]) => [
    paint.dim(`${title}:`),
    ...known.map((template) => blockOf(template, paint)),
  ]);
  process.stdout.write(`${blocks.join("\n\n")}\n`);
  return EXIT.fine;
}

/** What a list tells of a layout. */
type ListedTemplate = Pick<AnyTemplate, "id" | "describes" | "recognise">;

function blockOf({ id, describes, recognise }: ListedTemplate, paint: Paint): string {
  const phrases = [...recognise.all, ...recognise.some].map((phrase) => `“${phrase}”`);
  const known = phrases.length === 0 ? [] : [`recognised by ${phrases.join(", ")}`];
  const lines = [describes, ...known].flatMap((text) => wrap(text, COLUMNS));
  return [paint.bold(id), ...lines.map((line) => `  ${line}`)].join("\n");
}
