import { weightiestFailures } from "../audit/audit-check.ts";
import { isoDate } from "../base/calendar-date.ts";
import type { Money } from "../base/money.ts";
import { type Draw, failureCount } from "../draw/draw.ts";
import { type FirmLine, firmLine } from "../draw/firm-line.ts";
import { contractWords, placeWords } from "../finding/contract-names.ts";
import { drawDetail, openPoints } from "../finding/draw-sentences.ts";
import { apartWords, FUNDABLE_WORDS, otherPaperWords } from "../finding/draw-words.ts";
import { counted } from "../finding/figure-words.ts";
import { failureLines, refusedLines } from "./audit-table.ts";
import { type Column, marked, tableLines } from "./table/column-table.ts";
import type { TableStyle } from "./table/figures.ts";
import { visible } from "./terminal.ts";

/** A page for the terminal: whether the draw can be funded, each firm in one line, then what is wrong and what is open. */
export function drawTable(draw: Draw, style: TableStyle): string {
  const blocks = [
    headLines(draw, style),
    partyLines(draw, style),
    findingLines(draw, style),
    apartLines(draw, style),
    refusedLines(draw, style),
  ];
  return `${blocks
    .filter((lines) => lines.length > 0)
    .map((lines) => lines.join("\n"))
    .join("\n\n")}\n`;
}

function headLines({ parties, fundable, findings }: Draw, style: TableStyle): string[] {
  const { paint } = style;
  const [first] = parties;
  if (first === undefined)
    return [paint.bold("No pay application was found: there is nothing to compare.")];
  const { contract, current } = first.party;
  const number = current?.document.applicationNumber?.value ?? null;
  const strangers = findings.filter(
    ({ passed, firm }) => passed === false && !parties.some(({ party }) => party.name === firm),
  ).length;
  const failed = parties.reduce(
    (count, { party }) => count + failureCount(findings, party),
    strangers,
  );
  const open = findings.filter(({ passed }) => passed === null).length;
  const color = { yes: paint.green, look: paint.yellow, no: paint.red }[fundable];
  return [
    paint.bold(visible(contractWords(contract))),
    ...(number === null ? [] : [visible(`Application ${number}`)]),
    "",
    `Can it be funded? ${color(FUNDABLE_WORDS[fundable])} ${counted(failed, "comparison")} failed, ${open} could not be made.`,
  ];
}

const COLUMNS: readonly Column[] = [
  { header: ["", "firm"], holds: "text" },
  { header: ["", "no."], holds: "text" },
  { header: ["", "period to"], holds: "text" },
  { header: ["payment", "due"], holds: "figures" },
  { header: ["waiver of", "this payment"], holds: "figures" },
  { header: ["waiver of", "the last"], holds: "figures" },
  { header: ["failed", ""], holds: "figures" },
  { header: ["", "file"], holds: "text" },
];

function partyLines({ parties, findings }: Draw, style: TableStyle): readonly string[] {
  const rows = parties.map((drawn) => cellsOf(firmLine(drawn, findings)));
  return tableLines(COLUMNS, rows, {
    style,
    belowWhereNarrow: 1,
    below: (index) => rows[index]?.at(-1) ?? "",
    painted: (lines, index) => (rows[index]?.at(-2) === "–" ? lines : lines.map(style.paint.red)),
  });
}

function cellsOf(firm: FirmLine): readonly string[] {
  const { periodTo, failed } = firm;
  return [
    visible(`${firm.bills === null ? "" : "  "}${firm.name}`),
    visible(firm.number ?? "–"),
    periodTo === null ? "–" : isoDate(periodTo),
    amountCell(firm.due),
    amountCell(firm.waivedThis),
    amountCell(firm.waivedLast),
    failed === 0 ? "–" : String(failed),
    visible(firm.file ?? ""),
  ];
}

function amountCell(amount: Money | null): string {
  return amount?.toString() ?? "–";
}

function findingLines({ findings, parties }: Draw, style: TableStyle): readonly string[] {
  const { paint } = style;
  const failed = weightiestFailures(findings).flatMap((finding) => {
    const places = placeWords(finding.places);
    const where = places === "" ? "" : ` (${places})`;
    const mark = finding.severity === "low" ? paint.yellow("✗") : paint.red("✗");
    return marked(mark, `${finding.name}: ${drawDetail(finding)}${where}`, style);
  });
  const months = parties.flatMap(({ party }) => failureLines(party.contract, style));
  const open = openPoints(findings).flatMap(({ name, detail, places }) => {
    const where = places.length === 0 ? "" : ` (${placeWords(places)})`;
    return marked("–", `${name}: ${detail}${where}`, style).map(paint.dim);
  });
  const held = findings.filter(({ passed }) => passed === true).length;
  const tested = findings.filter(({ passed }) => passed !== null).length;
  const mark = held === tested ? paint.green("✓") : "✓";
  return [
    ...failed,
    ...months,
    ...open,
    ...(tested === 0 ? [] : marked(mark, `Comparisons that hold: ${held} of ${tested}.`, style)),
  ];
}

function apartLines({ apart, others }: Draw, style: TableStyle): readonly string[] {
  const lines = [...apartWords(apart), ...others.map(otherPaperWords)];
  if (lines.length === 0) return [];
  return [
    style.paint.bold("Other papers"),
    "",
    ...lines.flatMap((line) => marked(style.paint.yellow("!"), line, style)),
  ];
}
