import { availableParallelism } from "node:os";
import { findInputs } from "../batch/find-inputs.ts";
import type { DocumentInput } from "../batch/input.ts";
import { readMany } from "../batch/read-many.ts";
import { EXIT, type ExitCode } from "./exit-code.ts";
import { interruption } from "./interruption.ts";
import { beforeOurs, type TemplateFile, templateFilesIn, templatesWith } from "./own-templates.ts";
import { LOCAL_LIMITS } from "./read-options.ts";
import { type Paint, paintFor, visible, wrap } from "./terminal.ts";
import { enumerate } from "../finding/figure-words.ts";
import type { Outcome } from "../kinds/reading.ts";
import type { InvoiceTemplate } from "../lexicon/invoice-template.ts";
import type { LayoutTemplate } from "../lexicon/template-lists.ts";
import { TEMPLATES } from "../read/templates.ts";

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

/** Says which templates of a folder can be used, and which layout reads each document beside them. */
export async function testTemplatesCommand(folder: string): Promise<ExitCode> {
  const paint = paintFor(process.stdout);
  const files = await templateFilesIn(folder);
  for (const file of files) say(templateLines(file, paint));
  const own = files.flatMap(({ parsed }) => (parsed.kind === "template" ? [parsed.template] : []));
  const documents = await documentsIn(folder);
  const stop = interruption();
  let unread = 0;
  await readMany(
    documents.map(({ source }) => source),
    {
      read: { kind: "auto", limits: LOCAL_LIMITS, templates: beforeOurs(own) },
      jobs: Math.min(availableParallelism(), 4),
      signal: stop.signal,
      onOutcome: (outcome, index) => {
        if (outcome.kind === "unread") unread += 1;
        say([documentLine(documents[index]?.name ?? "", outcome, { own, paint })]);
      },
    },
  ).finally(stop.release);
  const wrong = files.length - own.length;
  const read = documents.length - unread;
  say([
    `${files.length} templates: ${own.length} usable, ${wrong} not. ` +
      `${documents.length} documents: ${read} read, ${unread} not.`,
  ]);
  if (stop.signal.aborted) return EXIT.interrupted;
  if (wrong > 0) return EXIT.check;
  return unread > 0 ? EXIT.unread : EXIT.fine;
}

async function documentsIn(folder: string): Promise<readonly DocumentInput[]> {
  const { inputs } = await findInputs([folder], () => Promise.resolve(new Uint8Array(0)), {
    opensWrappers: false,
  });
  return inputs.filter((input): input is DocumentInput => input.kind === "document");
}

function templateLines({ name, parsed }: TemplateFile, paint: Paint): readonly string[] {
  const title = visible(name);
  if (parsed.kind === "problems")
    return [
      `${paint.red("wrong")}  ${title}`,
      ...parsed.problems.map((problem) => `  ${visible(problem)}`),
    ];
  return [`${paint.green("usable")}  ${title}: ${countsOf(parsed.template)}`];
}

function countsOf(template: LayoutTemplate): string {
  const fields = `${Object.keys(template.fields).length} fields`;
  switch (template.kind) {
    case "PAY_APPLICATION":
      return `${fields}, ${Object.keys(template.sheet?.columns ?? {}).length} columns`;
    case "CHANGE_ORDER":
      return `${fields}, ${template.titles.length} titles, ${template.marks.length} marks`;
    case "INVOICE":
      return `${fields}, ${Object.keys(template.columns).length} columns`;
  }
}

function documentLine(
  name: string,
  outcome: Outcome,
  { own, paint }: { readonly own: readonly LayoutTemplate[]; readonly paint: Paint },
): string {
  const title = visible(name);
  if (outcome.kind === "unread") {
    return `${paint.red("not read")}  ${title}: ${visible(outcome.message)}`;
  }
  const { templateId } = outcome.reading;
  const isOwn = own.some(({ id }) => id === templateId);
  const words = `read by ${templateId}`;
  return `${isOwn ? paint.green(words) : paint.yellow(words)}  ${title}`;
}

function say(lines: readonly string[]): void {
  process.stdout.write(`${lines.join("\n")}\n`);
}
