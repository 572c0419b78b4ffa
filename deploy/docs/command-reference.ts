import type { Command, Option } from "commander";

/** Every command of a program with its arguments, options, examples and notes, hidden options included, as Markdown. */
export function commandReference(program: Command): string {
  return [listOf(program.commands), ...program.commands.flatMap(sectionsOf)].join("\n\n");
}

function listOf(commands: readonly Command[]): string {
  if (commands.length === 0) return "";
  const lines = commands.map(
    (command) => `| [${titleOf(command)}](#${anchorOf(command)}) | ${summaryOf(command)} |`,
  );
  return ["| command | what it does |", "| --- | --- |", ...lines].join("\n");
}

function sectionsOf(command: Command): readonly string[] {
  return [sectionOf(command), ...command.commands.flatMap(sectionsOf)];
}

function sectionOf(command: Command): string {
  const help = command.createHelp();
  const parts = [
    `## ${titleOf(command)}`,
    help.commandDescription(command),
    fenced("", help.commandUsage(command)),
    examplesOf(command),
    table(
      "argument",
      command.registeredArguments.map((argument) => [
        argument.name(),
        help.argumentDescription(argument),
      ]),
    ),
    table(
      "option",
      command.options.map((option: Option) => [option.flags, help.optionDescription(option)]),
    ),
    listOf(command.commands),
    notesOf(command),
  ];
  return parts.filter((part) => part !== "").join("\n\n");
}

function titleOf(command: Command): string {
  const { parent } = command;
  return parent === null ? command.name() : `${titleOf(parent)} ${command.name()}`;
}

/** The name that GitHub gives the heading of a command. */
function anchorOf(command: Command): string {
  return titleOf(command).replaceAll(" ", "-");
}

/** A few words for a list of commands, which begin in lower case. */
function summaryOf(command: Command): string {
  const words = command.summary() === "" ? command.description() : command.summary();
  return cell(words.replace(/\.$/, "").replace(/^./, (letter) => letter.toLowerCase()));
}

function table(name: string, rows: readonly (readonly [string, string])[]): string {
  if (rows.length === 0) return "";
  const lines = rows.map(([flags, meaning]) => `| \`${flags}\` | ${cell(meaning)} |`);
  return [`| ${name} | what it says |`, "| --- | --- |", ...lines].join("\n");
}

/** Options and variables as code; nothing else is taken for Markdown. */
function cell(text: string): string {
  return text
    .split(/((?<![\w-])--[a-z][a-z-]+|\$?[A-Z]+(?:_[A-Z0-9]+)+(?:_…|\/[\w/.-]*\w)?)/)
    .map((part, place) =>
      place % 2 === 1 ? `\`${part}\`` : part.replaceAll(/[|<>*_[\]]/g, String.raw`\$&`),
    )
    .join("");
}

/** What stands before the help, without its heading. */
function examplesOf(command: Command): string {
  const [, ...lines] = textsAround(command).before.trimEnd().split("\n");
  return lines.length === 0 ? "" : fenced("", unindented(lines));
}

/** What stands after the help: a heading and lines below it, then the next one. */
function notesOf(command: Command): string {
  const blocks = textsAround(command)
    .after.trim()
    .split(/\n{2,}/);
  return blocks
    .filter((block) => block !== "")
    .map(noteOf)
    .join("\n\n");
}

function noteOf(block: string): string {
  const [first = "", ...rest] = block.split("\n");
  if (rest[0]?.startsWith("  ") !== true) return cell(block.replaceAll("\n", " "));
  return `### ${first}\n\n${bodyOf(rest)}`;
}

/** Lines that stand in columns stay as they are; the others are one paragraph. */
function bodyOf(lines: readonly string[]): string {
  const text = unindented(lines);
  return / {2,}/.test(text) ? fenced("text", text) : cell(text.replaceAll("\n", " "));
}

function unindented(lines: readonly string[]): string {
  return lines.map((line) => line.replace(/^ {2}/, "")).join("\n");
}

function fenced(language: string, text: string): string {
  return `\`\`\`${language}\n${text}\n\`\`\``;
}

/** What the program itself writes before and after the help of a command, with all that `--all` shows where there is one. */
function textsAround(command: Command): { readonly before: string; readonly after: string } {
  if (command.options.some(({ long }) => long === "--all")) command.setOptionValue("all", true);
  let whole = "";
  command.configureOutput({
    writeOut: (text) => {
      whole += text;
    },
  });
  command.outputHelp();
  const [before = "", after = ""] = whole.split(command.helpInformation());
  return { before, after };
}
