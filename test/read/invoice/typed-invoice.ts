import { chooseInvoiceItems } from "../../../src/read/invoice/choose-invoice-items.ts";
import { layoutOf } from "../../../src/layout/layout.ts";
import type { Page, Word } from "../../../src/page/page.ts";
import { cutInvoice } from "../../../src/paper/invoice/cut-invoice.ts";
import type { InvoicePaper } from "../../../src/paper/invoice/invoice-paper.ts";
import type { LinesReading } from "../../../src/read/invoice/lines/lines-evidence.ts";
import { readInvoiceLines as readLines } from "../../../src/read/invoice/lines/read-invoice-lines.ts";
import type { InvoiceWords } from "../../../src/lexicon/invoice-template.ts";
import { anyInvoice } from "../../../templates/invoice/any-invoice.ts";
import { typedPage, typedWord } from "../../support/typed-page.ts";

/** Points between two lines and from one character to the next. */
const PITCH = 13;
const CHARACTER = 5;

/** What no language says: for papers that nobody has words for. */
export const NO_WORDS: readonly InvoiceWords[] = anyInvoice.words
  .filter(({ language }) => language === "en")
  .map((words) => ({
    ...words,
    columns: {},
    head: {},
    amounts: {},
    units: [],
    groupSums: [],
    taxIncluded: [],
  }));

/** A page printed with letters of one width, as it looks in the test; blank lines part blocks. */
function wordsOf(text: string): readonly Word[] {
  return text.split("\n").flatMap((line, row) =>
    [...line.matchAll(/\S+/g)].map((match) => {
      const word = typedWord(match[0], 30 + CHARACTER * match.index, 40 + PITCH * row);
      // Letters of one width touch, so that a blank is narrower than a letter.
      return { ...word, box: { ...word.box, right: word.box.right + 2 } };
    }),
  );
}

/** Pages typed with letters of one width. */
export function typedPages(texts: readonly string[], width = 612): readonly Page[] {
  return texts.map((text, index) => ({
    ...typedPage(wordsOf(text)),
    width,
    pageNumber: index + 1,
  }));
}

/** An invoice of these pages. */
export function typedInvoice(
  pages: readonly string[],
  words: readonly InvoiceWords[] = anyInvoice.words,
  width = 612,
): InvoicePaper {
  return cutInvoice(layoutOf(typedPages(pages, width)), words);
}

/** The lines read, one text each: description, quantity, unit, price and amount; "-" for what is not printed. */
export function linesOf({ lines }: LinesReading): readonly string[] {
  return lines.map(({ description, quantity, unit, unitPrice, amount }) =>
    [
      description?.value,
      quantity?.value.key(),
      unit?.value,
      unitPrice?.value.key(),
      amount?.value.toPlain(),
    ]
      .map((text) => text ?? "-")
      .join(" | "),
  );
}

/** The items of a paper, chosen as a reading chooses them. */
export function readInvoiceLines(paper: InvoicePaper): LinesReading {
  return readLines(paper, chooseInvoiceItems);
}

/** The lines of an invoice of one page. */
export function linesIn(
  text: string,
  words?: readonly InvoiceWords[],
  width?: number,
): readonly string[] {
  return linesOf(readInvoiceLines(typedInvoice([text], words, width)));
}
