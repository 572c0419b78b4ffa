import type {
  Column,
  From,
  LeftOutProgram,
  Needed,
  Program,
  Shape,
} from "../../src/imports/program.ts";

/** The programs with their sources, columns and rules, as chapters of Markdown. */
export function importTables(programs: readonly Program[]): string {
  return programs.map(chapterOf).join("\n\n");
}

/** The programs that no file is written for, each with the reason and where it was looked for. */
export function leftOutList(programs: readonly LeftOutProgram[]): string {
  return programs
    .map(
      ({ title, because, sources }) =>
        `- **${title}.** ${because} Looked up: ${sources.map(linkOf).join("; ")}.`,
    )
    .join("\n");
}

function chapterOf(program: Program): string {
  const { title, name, place, file, records, sources, notes, mostLines } = program;
  const { paper, line, end } = records;
  const limit =
    mostLines === null
      ? "The program names no limit of rows."
      : `The program recommends at most ${mostLines} lines in a file.`;
  return [
    `### ${title}: \`--format ${name}\``,
    `Imported under ${place}. A file ends in \`${file.endings.join("` or `")}\`: ${file.characters}, fields parted by ${file.delimiter === "," ? "commas (RFC 4180)" : "tabs and never quoted"}, lines ended by CR LF, ${file.hasHeader ? "headers first" : "no headers"}. ${limit}`,
    ...(paper === null ? [] : ["A record for each bill:", tableOf(paper)]),
    paper === null ? "A record for each line:" : "Below it a record for each of its lines:",
    tableOf(line),
    ...(end === null ? [] : ["Behind them a record:", tableOf(end)]),
    notes.map((note) => `- ${note}`).join("\n"),
    `Sources: ${sources.map(linkOf).join("; ")}.`,
  ].join("\n\n");
}

function linkOf({ title, url, lookedUp }: Program["sources"][number]): string {
  return `[${title}](${url}), ${lookedUp}`;
}

function tableOf(columns: readonly Column[]): string {
  const rows = columns.map(
    ({ header, from, shape, needed, shownWith, says }) =>
      `| \`${header}\` | ${fromWords(from)}${shownWith === undefined ? "" : `; only with \`${shownWith}\``} | ${shapeWords(shape)} | ${neededWords(needed)} | ${says} |`,
  );
  return [
    "| column | what crossfoot writes | how | must be there | what the program says |",
    "| --- | --- | --- | --- | --- |",
    ...rows,
  ].join("\n");
}

function fromWords(from: From): string {
  if ("always" in from) return `\`${from.always}\``;
  if ("bill" in from) return `\`${from.bill}\`, of a credit note \`${from.credit}\``;
  if ("blank" in from) return "nothing";
  if ("count" in from)
    return from.count === "papers" ? "number of the bill in the file" : "number of the line";
  if ("whether" in from) return `\`${from.given}\` with a ${from.whether}, else \`${from.absent}\``;
  if ("printed" in from) return `the printed ${from.printed}`;
  const printed = from.orPrinted === undefined ? "" : `, else the printed ${from.orPrinted}`;
  return `\`${from.code}\` of the mapping${printed}`;
}

function shapeWords(shape: Shape): string {
  switch (shape.as) {
    case "word":
      return "";
    case "text":
      return shape.most === undefined ? "text" : `text, cut behind ${shape.most} characters`;
    case "name":
      return [
        shape.digitsOnly === true ? "digits" : "as it is",
        ...(shape.most === undefined ? [] : [`at most ${shape.most} characters`]),
      ].join(", ");
    case "date":
      return shape.order === "dates" ? "as `dates` of the mapping says" : shape.order;
    case "amount":
      return [
        "1234.56",
        ...(shape.owed === "minus" ? ["negative for a bill"] : []),
        ...(shape.wholeDigits === undefined
          ? []
          : [`at most ${shape.wholeDigits} digits before the point`]),
      ].join(", ");
  }
}

function neededWords(needed: Needed): string {
  if (needed === "always") return "yes";
  if (needed === "never") return "no";
  if (needed === "with tax") return "with a tax in the line";
  return "with" in needed ? `with a ${needed.with}` : `without a ${needed.without}`;
}
