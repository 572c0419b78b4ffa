import { IMPORT_LIMITS } from "../../base/limits.ts";
import { counted, enumerate } from "../../finding/figure-words.ts";
import type { Exported, LeftOutPaper } from "../../imports/export-papers.ts";
import type { LeftOut } from "../../imports/left-out.ts";
import { leftOutSentence } from "../../imports/left-out-sentences.ts";
import { MAPPING_HEADER, mappingText } from "../../imports/mapping-text.ts";
import type { Program } from "../../imports/program.ts";
import type { OutputOptions } from "../output-place.ts";
import type { Afterword } from "../result-sink.ts";
import { visible } from "../terminal.ts";

interface Place {
  readonly program: Program;
  readonly out: string | undefined;
  readonly map: string | undefined;
  /** What is exported beside papers to pay, as the user asked. */
  readonly include: OutputOptions["include"];
}

/** What is to be told of the file for an accounting program: what is in it, what is not and why, what the mapping lacks. */
export function importAfterword(exported: Exported, place: Place): Afterword {
  const { leftOut } = exported;
  return {
    lines: [
      ...leftOut.flatMap((paper) => leftOutLines(paper, place.program)),
      ...currencyLines(exported),
      ...verdictLines(exported, place),
      ...missingLines(exported, place),
      ...asPrintedLines(exported, place.program),
      ...sizeLines(exported, place.program),
      countLine(exported, place),
    ],
    failure: leftOut.some(({ because }) => because.some(isUnforeseen)) ? "check" : null,
  };
}

function leftOutLines({ file, because }: LeftOutPaper, program: Program): readonly string[] {
  const told = because.filter(({ code }) => !TOLD_TOGETHER.has(code));
  return told.map((one) => `left out  ${visible(file)}: ${visible(leftOutSentence(one, program))}`);
}

/** What is the same of many papers is told once. */
const TOLD_TOGETHER: ReadonlySet<LeftOut["code"]> = new Set(["not-cleared", "currency-open"]);

/** Papers of several currencies, of which the mapping does not say which is the company's. */
function currencyLines({ leftOut }: Exported): readonly string[] {
  const open = leftOut.flatMap(({ because }) =>
    because.flatMap((one) => (one.code === "currency-open" ? [one.currency] : [])),
  );
  if (open.length === 0) return [];
  const currencies = [...new Set(open)].toSorted();
  return [
    `left out  ${counted(open.length, "paper")} in ${enumerate(currencies)}: the file has no place for a currency, and the mapping does not say which one is the company's.`,
  ];
}

/** The summary above has the reason of each. */
function verdictLines({ leftOut }: Exported, { include }: Place): readonly string[] {
  const verdicts = leftOut.flatMap(({ because }) =>
    because.flatMap((one) => (one.code === "not-cleared" ? [one.verdict] : [])),
  );
  if (verdicts.length === 0) return [];
  const counts = VERDICTS.flatMap(({ verdict, words }) => {
    const count = verdicts.filter((one) => one === verdict).length;
    return count === 0 ? [] : [`${count} ${words}`];
  });
  const canInclude = include === undefined && verdicts.includes("check");
  const hint = canInclude ? " --include check exports those to check." : "";
  return [`Left out by their verdict, each with its reason above: ${counts.join(", ")}.${hint}`];
}

const VERDICTS = [
  { verdict: "check", words: "to check" },
  { verdict: "send-back", words: "to send back" },
  { verdict: "hold", words: "on hold" },
  { verdict: "not-read", words: "not read" },
] as const;

/** Whether a paper that may be imported is missing: what waits for somebody, and what is no bill, is as it should be. */
function isUnforeseen({ code }: LeftOut): boolean {
  return !AS_IT_SHOULD_BE.has(code);
}

const AS_IT_SHOULD_BE: ReadonlySet<LeftOut["code"]> = new Set([
  "not-cleared",
  "other-kind",
  "receipt",
  "pro-forma",
  "copy",
]);

function missingLines({ missing }: Exported, { map }: Place): readonly string[] {
  if (missing.length === 0) return [];
  const shown = missing.slice(0, IMPORT_LIMITS.shownLines);
  const others = missing.length - shown.length;
  const lines = mappingText(shown).trimEnd().split("\r\n");
  const intro =
    map === undefined
      ? "Make a mapping of these lines, fill in what is behind the last comma, and name it with --map:"
      : `Add these lines to ${visible(map)}, and fill in what is behind the last comma:`;
  return [
    intro,
    ...(map === undefined ? [MAPPING_HEADER] : []),
    ...lines.map(visible),
    ...(others === 0 ? [] : [`and ${counted(others, "line")} more, which the next run shows.`]),
  ];
}

/** Vendors that are told by name. */
const TOLD_VENDORS = 10;

function asPrintedLines({ asPrinted }: Exported, { title }: Program): readonly string[] {
  if (asPrinted.length === 0) return [];
  const named = asPrinted.slice(0, TOLD_VENDORS).map((name) => `"${visible(name)}"`);
  const others = asPrinted.length - named.length;
  const names = [...named, ...(others === 0 ? [] : [`${others} more`])].join(", ");
  return [
    `Written as printed, as the mapping names no vendor for them: ${names}. ${title} may make a new entry of a name that it does not know.`,
  ];
}

function sizeLines({ lineCount }: Exported, { title, mostLines }: Program): readonly string[] {
  if (mostLines === null || lineCount <= mostLines) return [];
  return [
    `The file has ${counted(lineCount, "line")}, and ${title} recommends at most ${mostLines}: read fewer papers at a time.`,
  ];
}

function countLine({ paperCount, lineCount, leftOut }: Exported, { program, out }: Place): string {
  const noun = program.takes === "bills" ? "bill" : "schedule";
  const place = out === undefined ? "" : ` in ${visible(out)}`;
  return `For ${program.title}${place}: ${counted(paperCount, noun)} with ${counted(lineCount, "line")}, ${leftOut.length} left out.`;
}
