import { unionOf } from "../../base/box.ts";
import type { Word } from "../../page/page.ts";
import type { Paper } from "../../paper/paper.ts";
import type { OrderMark, OrderNumber } from "../../solve/order-figures.ts";
import { isCaption, namedOrder, type OrderVocabularies } from "./order-words.ts";

/** All lines of which a text begins as a change order does. */
export function marksIn({ pages }: Paper, words: OrderVocabularies): readonly OrderMark[] {
  return pages.flatMap(({ page, lines }) =>
    lines.flatMap(({ index, line, figureWords }) =>
      line.runs.flatMap((run) => {
        const named = namedOrder(run.words, words);
        return named === null || (named.number !== null && figureWords.has(named.number))
          ? []
          : [{ page: page.pageNumber, line: index, number: named.number }];
      }),
    ),
  );
}

/** A code is short and in capitals: "VO 01", "TOC 3". */
const CODE = /^\p{Lu}{1,5}\.?$/u;

/** A number with the code before it: a word of its own, where the two are all that a cell prints. */
export function codesIn(
  { pages }: Paper,
  { noCodes }: OrderVocabularies,
): (number: OrderNumber) => OrderNumber | null {
  return (number) => {
    const { figure, page, line } = number;
    const [first] = figure.words;
    const runs = pages[page - 1]?.lines[line]?.line.runs ?? [];
    const length = 1 + figure.words.length;
    const run = runs.find(({ words }) => words.length === length && words[1] === first);
    const code = run?.words[0];
    if (code === undefined || !CODE.test(code.text) || isCaption([code], noCodes)) return null;
    return coded(number, code);
  };
}

function coded(number: OrderNumber, code: Word): OrderNumber {
  const { figure } = number;
  const words = [code, ...figure.words];
  const value = `${code.text} ${number.value}`;
  return {
    ...number,
    value,
    left: code.box.left,
    figure: {
      ...figure,
      value,
      words,
      from: figure.from - 1,
      box: unionOf(words.map(({ box }) => box)),
      printed: words.map(({ text }) => text).join(" "),
    },
  };
}
