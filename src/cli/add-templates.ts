import type { Command, Option } from "commander";
import type { Finish } from "./exit-code.ts";
import type { LearnOptions } from "./learn-command.ts";

/** Adds the commands about printed layouts. */
export function addTemplates(program: Command, finish: Finish, templatesOption: Option): void {
  const templates = program
    .command("templates")
    .summary("list the known layouts, test your own, learn one")
    .description("The printed layouts that are known.")
    .helpCommand(false)
    .addHelpText(
      "before",
      "Examples\n  crossfoot templates list\n  crossfoot templates test my-layouts/\n" +
        "  crossfoot templates learn bill.pdf --truth bill.json --out my-layouts/acme.json\n",
    );
  templates
    .command("list")
    .description("Lists the layouts by name with the phrases that recognise them.")
    .addOption(templatesOption)
    .action(async ({ templates: folder }: TemplatesOption) => {
      const { templatesCommand } = await import("./templates-command.ts");
      finish(await templatesCommand(folder));
    });
  templates
    .command("test")
    .description(
      "Says what is wrong with your layouts, and which of them read the PDFs beside them.",
    )
    .argument("<folder>", "a folder of layouts, each a file NAME.json")
    .action(async (folder: string) => {
      const { testTemplatesCommand } = await import("./test-templates-command.ts");
      finish(await testTemplatesCommand(folder));
    });
  addLearn(templates, finish);
}

function addLearn(templates: Command, finish: Finish): void {
  templates
    .command("learn")
    .description("Writes a layout of one vendor's invoices, learnt from one that is accepted.")
    .argument("<file>", "one PDF of the vendor")
    .requiredOption("--truth <file>", "what read --format json writes of it, corrected")
    .option("--out <file>", "NAME.json to write, or - (default: named after the vendor)")
    .action(async (path: string, options: LearnOptions) => {
      const { learnCommand } = await import("./learn-command.ts");
      finish(await learnCommand(path, options));
    });
}

interface TemplatesOption {
  readonly templates?: string;
}
