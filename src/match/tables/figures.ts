import { Money } from "../../base/money.ts";

/** The sign before the decimals of a table. */
export type DecimalSign = "." | ",";

/** What a printed number says of the sign before its decimals: one of the two, that it may be either, or that both readings differ. */
type Notation = DecimalSign | "either" | "open";

/** The sign that numbers of a table have before their decimals, and where they say otherwise. */
export type DecimalOf =
  | { readonly kind: "known"; readonly decimal: DecimalSign }
  /** No number needs one. */
  | { readonly kind: "none" }
  /** Numbers such as `1,200`, and nothing that tells whether it is a thousand two hundred. */
  | { readonly kind: "open"; readonly example: Cell }
  /** Some have a point before their decimals and some a comma. */
  | { readonly kind: "mixed"; readonly point: Cell; readonly comma: Cell };

/** A cell by its row. */
export interface Cell {
  readonly rowNumber: number;
  readonly text: string;
}

/** The sign before the decimals, as all numbers of a table together say it. */
export function decimalOf(cells: Iterable<Cell>): DecimalOf {
  const first = new Map<Notation, Cell>();
  for (const cell of cells) {
    const notation = notationOf(bare(cell.text));
    if (notation !== null && !first.has(notation)) first.set(notation, cell);
  }
  const [point, comma, open] = [first.get("."), first.get(","), first.get("open")];
  if (point !== undefined && comma !== undefined) return { kind: "mixed", point, comma };
  if (point !== undefined) return { kind: "known", decimal: "." };
  if (comma !== undefined) return { kind: "known", decimal: "," };
  return open === undefined ? { kind: "none" } : { kind: "open", example: open };
}

/** The number that a cell holds, whatever currency, percent sign or minus stands with it; null where it is none. */
export function numberIn(text: string, decimal: DecimalSign): Money | null {
  const digits = bare(text);
  const notation = notationOf(digits);
  if (notation === null || (notation !== "either" && notation !== "open" && notation !== decimal))
    return null;
  const group = decimal === "." ? "," : ".";
  const plain = digits.replaceAll(group, "").replace(decimal, ".").replace(/\.$/, "");
  const amount = Money.fromPlain(plain.startsWith(".") ? `0${plain}` : plain);
  return amount !== null && NEGATIVE.test(text.trim()) ? amount.negated() : amount;
}

const NEGATIVE = /^[^\d]*[-−(]|[-−]\s*\D*$/;

/** Blanks and apostrophes within a number stand between its groups. */
const BETWEEN_GROUPS = /(?<=\d)[\s\u00a0\u202f'’](?=\d{3}(?!\d))/g;

/** A sign, a currency or a unit may stand before or behind the digits, and no letter touches them but a currency's code. */
const NUMBER =
  /^[\s(+\-−]*(?:\p{L}{1,6}\.?\s|[A-Z]{2,3}(?=[\p{Sc}\d]))?\s*\p{Sc}?[\s(+\-−]*([.,]?\d[\d.,]*)\s*[-−)]?\s*(?:\p{Sc}|%|\p{L}{1,12}\.?)?\s*[-−)]?$/u;

/** The digits of a number with its points and commas; empty where the text is no number. */
function bare(text: string): string {
  const [, digits = ""] = NUMBER.exec(text.trim().replaceAll(BETWEEN_GROUPS, "")) ?? [];
  return digits;
}

const WHOLE = /^\d+$/;
const DECIMALS = /^(\d*)([.,])(\d+)$/;
const GROUPS = /^\d{1,3}(?:([.,])\d{3})(?:\1\d{3})*(?:([.,])\d+)?$/;
/** Groups of two before the last three, as in India. */
const INDIAN = /^\d{1,2}(?:,\d{2})+,\d{3}(\.\d+)?$/;

function notationOf(digits: string): Notation | null {
  const trimmed = digits.replace(/[.,]$/, "");
  if (WHOLE.test(trimmed)) return "either";
  if (INDIAN.test(trimmed)) return ".";
  const single = DECIMALS.exec(trimmed);
  if (single !== null) {
    const [, whole = "", sign = "", decimals = ""] = single;
    const mayGroup = decimals.length === 3 && /^[1-9]\d{0,2}$/.test(whole);
    return mayGroup ? "open" : (sign as DecimalSign);
  }
  const grouped = GROUPS.exec(trimmed);
  if (grouped === null) return null;
  const [, group = "", sign] = grouped;
  if (sign === group) return null;
  return group === "." ? "," : ".";
}
