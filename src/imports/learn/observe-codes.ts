import type { CodeName, LineKind } from "../codes.ts";
import type { PaperLine } from "../import-paper.ts";
import { comparedText } from "../mapping.ts";
import type { AcceptedLine } from "./accepted-bills.ts";
import type { MatchedBill } from "./match-bills.ts";

/** A line of a paper with the code that was accepted for it; blank where none was. */
export interface Observation {
  readonly file: string;
  readonly order: string | null;
  readonly kind: LineKind;
  readonly description: string | null;
  readonly code: string;
}

/** What was accepted for the lines of a bill, or null where it cannot be told which code is of which line. */
export function observationsOf(match: MatchedBill, field: CodeName): readonly Observation[] | null {
  const { file, paper, paperLines } = match;
  const codes = new Set(match.lines.map((line) => codeOf(line, field)));
  const [only] = codes;
  const observed = ({ kind, description }: PaperLine, code: string): Observation => ({
    file,
    order: paper.order,
    kind,
    description,
    code,
  });
  if (codes.size === 1 && only !== undefined) return paperLines.map((line) => observed(line, only));
  const lines = paperLines.map((line) => {
    const code = codeOfLine(line, match.lines, field);
    return code === null ? null : observed(line, code);
  });
  const known = lines.filter((line) => line !== null);
  return known.length === lines.length ? known : null;
}

/** The code of the accepted lines of this amount; of those with its description where they have several codes. */
function codeOfLine(
  { amount, description }: PaperLine,
  accepted: readonly AcceptedLine[],
  field: CodeName,
): string | null {
  const sameAmount = accepted.filter((line) => line.amount.equals(amount));
  const own = onlyCode(sameAmount, field);
  if (own !== null || description === null) return own;
  const wanted = comparedText(description);
  return onlyCode(
    sameAmount.filter((line) => comparedText(line.description) === wanted),
    field,
  );
}

function onlyCode(lines: readonly AcceptedLine[], field: CodeName): string | null {
  const codes = new Set(lines.map((line) => codeOf(line, field)));
  const [only = null] = codes;
  return codes.size === 1 ? only : null;
}

function codeOf({ codes }: AcceptedLine, field: CodeName): string {
  return codes.get(field) ?? "";
}
