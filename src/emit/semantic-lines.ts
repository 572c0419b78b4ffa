import type { Money } from "../base/money.ts";
import type { Invoice, InvoiceLine } from "../document/invoice.ts";
import type { PrintedTerms } from "../document/printed-terms.ts";
import type { Sourced } from "../document/sourced.ts";
import { LACK_SENTENCES, TERM_WORDS } from "../finding/e-invoice-words.ts";
import {
  lineFigures,
  type LineFigures,
  type LineLacks,
  type LineManner,
  noteLineLacks,
} from "./line-figures.ts";
import { type Lacks, printed, setTerm, textTerm } from "./terms.ts";
import type { Term } from "./emitted-invoice.ts";
import type { SemanticLine } from "./semantic-invoice.ts";
import { unitCode } from "./unit-codes.ts";

/** A line before the tax of the document is known. */
export interface UntaxedLine extends Omit<SemanticLine, "category" | "rate"> {
  readonly amount: Money;
  /** The rate that the line prints; null where it prints none. */
  readonly printedRate: InvoiceLine["taxRate"];
}

/** The lines of an invoice, or null where one lacks something; all of it is noted. */
export function untaxedLines(
  { lines }: Invoice,
  { units }: PrintedTerms,
  manner: LineManner,
  lacks: Lacks,
): readonly UntaxedLine[] | null {
  if (lines.length === 0) return lacks.note("BG-25", LACK_SENTENCES.noItems);
  const lineLacks: LineLacks = { quantity: [], price: [], amount: [], product: [] };
  const names: number[] = [];
  const made = lines.map((line, index) => {
    const figures = lineFigures(line, index + 1, manner, lineLacks);
    const unit = unitOf(line.unit ?? units[index] ?? null);
    const name = textTerm("BT-153", line.description);
    if (name === null) names.push(index + 1);
    return figures === null || name === null ? null : lineOf(line, index, { figures, unit, name });
  });
  noteLineLacks(lineLacks, lines.length, lacks);
  if (names.length > 0)
    lacks.note("BT-153", LACK_SENTENCES.notPrintedInLines(TERM_WORDS.item, names, lines.length));
  const whole = made.filter((line) => line !== null);
  return whole.length === lines.length ? whole : null;
}

interface LineParts {
  readonly figures: LineFigures;
  readonly unit: Pick<SemanticLine, "unit" | "note">;
  readonly name: Term;
}

function lineOf(line: InvoiceLine, index: number, { figures, unit, name }: LineParts): UntaxedLine {
  return {
    id: setTerm("BT-126", String(index + 1), "lines are counted in the order of the paper"),
    ...figures,
    ...unit,
    name,
    sellerItemId: textTerm("BT-155", line.code),
    printedRate: line.taxRate,
  };
}

/** The code of one thing, which recommendation 20 has for a plain number without a unit. */
const ONE = "C62";
/** The code of recommendation 20 for a unit that the parties know and its list does not. */
const AGREED = "ZZ";

/** The unit of a quantity. One that is in no list is kept as it is printed, in the note of the line. */
function unitOf(unit: Sourced<string> | null): Pick<SemanticLine, "unit" | "note"> {
  if (unit === null) {
    const by = 'no unit is printed, and recommendation 20 calls the unit of a plain number "one"';
    return { unit: setTerm("BT-130", ONE, by), note: null };
  }
  const code = unitCode(unit.value);
  return code === null
    ? {
        unit: printed(
          "BT-130",
          AGREED,
          unit.from,
          `"${unit.value}" has no code of its own: ${AGREED} is a unit that is agreed on`,
        ),
        note: printed("BT-127", unit.value, unit.from, "the unit as it is printed"),
      }
    : { unit: printed("BT-130", code, unit.from, `it is the code of "${unit.value}"`), note: null };
}
