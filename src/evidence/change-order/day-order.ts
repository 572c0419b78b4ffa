import type { Paper } from "../../paper/paper.ts";
import { keysOf } from "../surroundings.ts";
import type { More } from "./order-share.ts";

/** Tells the words of the whole paper of a date whose order nothing else decides: they tell the country. */
export function dayOrderSigns({ pages }: Paper): More {
  const lines = pages.flatMap(({ lines: own }) => own.map(({ line }) => line.words));
  const words = new Set(lines.flatMap((line) => keysOf(line)));
  const text = lines.flat().map((word) => word.text);
  for (const sign of ["£", "€"]) if (text.some((one) => one.includes(sign))) words.add(sign);
  return ({ print }, signs) => {
    if (print !== "day-first" && print !== "month-first") return;
    for (const word of words) signs.word(`${print} paper ${word}`, 0.5);
    for (const sign of ["£", "€"]) if (words.has(sign)) signs.word(`${print} paper ${sign}`, 2);
  };
}
