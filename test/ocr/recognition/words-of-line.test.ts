import { expect, test } from "vitest";
import { SYMBOLS } from "../../../src/ocr/recognition/alphabet.ts";
import { wordsOfLine } from "../../../src/ocr/recognition/words-of-line.ts";

/** Steps and heights of one symbol; columns are steps. */
const SYMBOL_STEPS = 4;
const HEIGHT = 6;

/**
 * A line as a sure recogniser would see it. `_` is a gap of so many tenths of the height as the two digits behind it
 * say, with `^` a blank is recognised in it: "No_031" has a gap of 0.3 heights.
 */
function texts(line: string): readonly string[] {
  const seen: { readonly symbol: string; readonly step: number }[] = [];
  const gaps: { readonly from: number; readonly to: number }[] = [];
  let step = 0;
  for (const piece of line.match(/[_^]\d\d|./g) ?? []) {
    const isGap = piece.length > 1;
    if (isGap) {
      const wide = (Number(piece.slice(1)) / 10) * HEIGHT;
      gaps.push({ from: step - 0.5, to: step - 0.5 + wide });
      if (piece.startsWith("^"))
        seen.push({ symbol: " ", step: Math.round(step + wide / 2 - 0.5) });
      step += Math.ceil(wide);
    } else {
      seen.push({ symbol: piece, step: step + 1 });
      step += SYMBOL_STEPS;
    }
  }
  const steps = step + 2;
  const probabilities = new Float32Array(steps * SYMBOLS.length);
  for (let at = 0; at < steps; at++) {
    const symbol = seen.find((one) => one.step === at)?.symbol ?? "";
    probabilities[at * SYMBOLS.length + SYMBOLS.indexOf(symbol)] = 1;
  }
  const lattice = { steps, symbols: SYMBOLS, probabilities };
  const words = wordsOfLine({
    lattice,
    left: 0,
    right: steps,
    height: HEIGHT,
    gaps,
    stepAt: (column) => column,
  });
  return words.map(({ text, readings }) => readings[0]?.text ?? text);
}

test.each([
  ["blanks that were not recognised", "GRAND_04TOTALS", ["GRAND", "TOTALS"]],
  ["narrow figures stand apart", "1_031,345.00", ["11,345.00"]],
  ["a blank among figures is a gap only where there is one", "1^030^0316", ["1016"]],
  ["currency signs", "$^051,961,000", ["$", "1,961,000"]],
  ["a separator too faint for its gap", "31^07741.20", ["31 741.20"]],
  ["a point too faint for its gap", "4,200,219_0954", ["4,200,21954"]],
  ["typewritten thousands", "1,^06240", ["1, 240"]],
  ["two numbers far apart", "31_12741.20", ["31", "741.20"]],
  ["numbers with hyphens", "CO_03-_0301", ["CO-01"]],
  ["two dates", "04/01/2026^04-^0404/30/2026", ["04/01/2026", "-", "04/30/2026"]],
  ["a date in pieces", "27^0503^05/2018", ["27/03/2018"]],
  ["a date with a blank before its year", "04-05^06-2018", ["04-05-2018"]],
  ["a number before a month", "12^0503/2018", ["12", "03/2018"]],
  ["a letter with a mark among figures", "22/03/2Ö18", ["22/03/2018"]],
  ["dashes between words", "1^05-^05Credit", ["1", "-", "Credit"]],
  ["a day and a year whose comma looks like a point", "JUNE^0630.2025", ["JUNE", "30,", "2025"]],
  ["a colon that stands apart", "No^04:^097", ["No:", "7"]],
  ["a lone stroke behind what is numbered", "CO^05I^05Additional", ["CO", "1", "Additional"]],
  ["figures among letters", "SU8CONTRACTOR^06Chattan0oga", ["SUBCONTRACTOR", "Chattanooga"]],
  ["an amount with its currency behind it", "1.234,56€", ["1.234,56€"]],
  ["a euro sign too far from its amount to be one word", "1.234,56^06€", ["1.234,56", "€"]],
  ["hyphens behind letters with marks", "NÎ_03-_0301", ["NÎ-01"]],
  ["figures among letters with marks", "Gr0ße^06Ó8ŁY", ["Große", "ÓBŁY"]],
  ["spaced letters", "L_04e_04s_04s_10P_04r_04i_04o_04r", ["Less", "Prior"]],
])("%s", (_what, line, wanted) => {
  expect(texts(line)).toEqual(wanted);
});
