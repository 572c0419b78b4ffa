import type { SheetFigureName, SheetRow, SummaryLineName } from "../document/pay-application.ts";
import type { Field } from "../kinds/field.ts";
import { SUMMARY_FIELDS } from "../kinds/pay-application/summary-fields.ts";
import { COLUMN_WORDS, FIGURE_WORDS, rowWords, sentenceCase } from "./figure-words.ts";

/** What a single place of a pay application is. */
export type CellName =
  | { readonly line: SummaryLineName }
  | { readonly total: SheetFigureName }
  | { readonly row: SheetRow; readonly rowIndex: number; readonly column: SheetFigureName }
  | {
      /** As printed. */
      readonly changeOrder: string | null;
      /** In the list, from 0. */
      readonly orderIndex: number;
    };

/** Its name as the beginning of a sentence that goes on with `is printed as`. */
export function cellWords(name: CellName): string {
  if ("line" in name) return lineWords(name.line);
  if ("total" in name) return sentenceCase(FIGURE_WORDS[`sheet.totals.${name.total}`]);
  if ("row" in name) return `${rowWords(name.row, name.rowIndex)}, ${COLUMN_WORDS[name.column]},`;
  const { changeOrder, orderIndex } = name;
  return `The amount of change order ${changeOrder ?? `${orderIndex + 1} of the list`}`;
}

function lineWords(line: SummaryLineName): string {
  const { item: number }: Field = SUMMARY_FIELDS[line];
  const words = FIGURE_WORDS[`lines.${line}`];
  return number === undefined ? sentenceCase(words) : `Line ${number}, ${words},`;
}
