import { warningsBesideChecks } from "../../finding/sentences.ts";
import type { Reading } from "../../kinds/reading.ts";
import { visible } from "../plain-text.ts";
import { checkLines, sentence } from "./check-lines.ts";
import type { TableStyle } from "./figures.ts";
import { shownCertainty } from "../../explain/shown-certainty.ts";

/** What ends every table: the form's own arithmetic, what a careful reader would notice, and how sure the reading is. */
export function proofLines(reading: Reading, style: TableStyle): readonly string[] {
  return [
    ...identityLines(reading, style),
    ...warningLines(reading, style),
    ...confidenceLines(reading, style),
  ];
}

/** `2 pages`. */
export function pageWords({ pageCount, scans = [] }: Reading): string {
  const pages = pageCount === 1 ? "1 page" : `${pageCount} pages`;
  if (scans.length === 0) return pages;
  return `${pages}, ${scans.length === pageCount ? "" : `${scans.length} `}scanned`;
}

/** The form's own identities: those that fail, or all of them in a full table, and how many hold. */
function identityLines({ identities }: Reading, style: TableStyle): readonly string[] {
  const tested = identities.filter(({ passed }) => passed !== null);
  if (tested.length === 0) return [];
  const failed = tested.filter(({ passed }) => passed === false);
  const count = `${tested.length - failed.length} of ${tested.length} hold`;
  const shown = style.isFull ? identities : failed;
  return ["", ...checkLines(`The form's own arithmetic: ${count}`, shown, style)];
}

function warningLines(reading: Reading, style: TableStyle): readonly string[] {
  const warnings = warningsBesideChecks(reading);
  if (warnings.length === 0) return [];
  return [
    "",
    style.paint.bold("Warnings"),
    ...warnings.flatMap((warning) => {
      const [first = "", ...others] = sentence(visible(warning), 4, style);
      return [`  ${style.paint.yellow("!")} ${first.trimStart()}`, ...others];
    }),
  ];
}

function confidenceLines(reading: Reading, style: TableStyle): readonly string[] {
  const columns = Math.max(0, ...reading.confidenceParts.map(({ name }) => name.length));
  return [
    "",
    `${style.paint.bold("Confidence")}  ${shownCertainty(reading.confidence)}`,
    ...reading.confidenceParts.flatMap(({ name, value, because }) => {
      const head = `  ${name.padEnd(columns)}  ${shownCertainty(value)}  `;
      const [first = "", ...others] = sentence(visible(because), head.length, style);
      return [head + first.trimStart(), ...others];
    }),
  ];
}
