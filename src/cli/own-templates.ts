import { readdir } from "node:fs/promises";
import { join } from "node:path";
import { TEMPLATE_LIMITS } from "../base/limits.ts";
import { ReadError } from "../base/read-error.ts";
import { readBytes } from "../batch/read-bytes.ts";
import { parseTemplate, type ParsedTemplate } from "../lexicon/parse/parse-template.ts";
import type { LayoutTemplate, TemplateLists } from "../lexicon/template-lists.ts";
import { TEMPLATES } from "../read/templates.ts";
import { visible } from "./terminal.ts";
import { UsageError } from "./exit-code.ts";

/** What one file of a folder of templates came to. */
export interface TemplateFile {
  readonly name: string;
  readonly parsed: ParsedTemplate;
}

/** A character of a template takes up to so many bytes. */
const BYTES_PER_CHARACTER = 4;

/** The templates of a folder, before our own of their kind. Throws a UsageError where one is wrong. */
export async function templatesWith(folder: string): Promise<TemplateLists> {
  const own = (await templateFilesIn(folder)).map(({ name, parsed }) => {
    if (parsed.kind === "template") return parsed.template;
    const sentences = parsed.problems.map((problem) => `\n  ${visible(problem)}`).join("");
    throw new UsageError(`${visible(join(folder, name))} cannot be used:${sentences}`);
  });
  return beforeOurs(own);
}

/** Templates of any kind before our own of theirs, of each kind the general reading last. */
export function beforeOurs(own: readonly LayoutTemplate[]): TemplateLists {
  return {
    payApplication: [
      ...own.filter((template) => template.kind === "PAY_APPLICATION"),
      ...TEMPLATES.payApplication,
    ],
    changeOrder: [
      ...own.filter((template) => template.kind === "CHANGE_ORDER"),
      ...TEMPLATES.changeOrder,
    ],
    vendor: [...own.filter((template) => template.kind === "INVOICE"), ...TEMPLATES.vendor],
    invoice: TEMPLATES.invoice,
  };
}

/** The templates of a folder, each as a JSON file of its name, sorted by name. Throws a UsageError where there is none. */
export async function templateFilesIn(folder: string): Promise<readonly TemplateFile[]> {
  const names = await readdir(folder).catch(() => null);
  if (names === null) {
    throw new UsageError(
      `${visible(folder)} is no folder that can be opened. Name a folder of templates.`,
    );
  }
  const files = names.filter(isTemplateName).toSorted();
  if (files.length === 0) {
    throw new UsageError(`${visible(folder)} holds no templates. Each is a file NAME.json.`);
  }
  if (files.length > TEMPLATE_LIMITS.files) {
    const limit = `at most ${TEMPLATE_LIMITS.files} are allowed`;
    throw new UsageError(`${visible(folder)} holds ${files.length} templates, but ${limit}.`);
  }
  return Promise.all(files.map(async (name) => ({ name, parsed: await parsedFile(folder, name) })));
}

/** Goldens and truths of documents may stand in the same folder. */
function isTemplateName(name: string): boolean {
  return /^[^.].*\.json$/.test(name) && !/\.(?:expected|truth)\.json$/.test(name);
}

async function parsedFile(folder: string, name: string): Promise<ParsedTemplate> {
  try {
    const limitBytes = TEMPLATE_LIMITS.characters * BYTES_PER_CHARACTER;
    const bytes = await readBytes(join(folder, name), limitBytes);
    const parsed = parseTemplate(new TextDecoder().decode(bytes));
    return parsed.kind === "template" ? named(parsed, name.replace(/\.json$/, "")) : parsed;
  } catch (error) {
    if (!(error instanceof ReadError)) throw error;
    const reason =
      error.code === "too-large"
        ? `The template is larger than ${TEMPLATE_LIMITS.characters} characters.`
        : error.message;
    return { kind: "problems", problems: [reason] };
  }
}

/** A template goes by one name: that of its file, and of no layout of ours. It must be told by something. */
function named(
  parsed: Extract<ParsedTemplate, { kind: "template" }>,
  fileName: string,
): ParsedTemplate {
  const { id, recognise } = parsed.template;
  const problems: string[] = [];
  if (id !== fileName) problems.push(`id is "${id}", but the file is called ${fileName}.json.`);
  const { payApplication, changeOrder, vendor, invoice } = TEMPLATES;
  const ours = [payApplication, changeOrder, vendor, invoice].flat();
  if (ours.some((template) => template.id === id)) {
    problems.push(`id is "${id}", which is a layout that crossfoot has. Choose another name.`);
  }
  if (recognise.all.length + recognise.some.length === 0) {
    problems.push(
      'recognise has no phrase in "all" or "some", so that it would claim every document.',
    );
  }
  return problems.length === 0 ? parsed : { kind: "problems", problems };
}
