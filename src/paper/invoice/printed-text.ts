import { foldedKeys } from "../../base/folded-words.ts";
import type { Run } from "../../layout/lines.ts";
import type { Word } from "../../page/page.ts";
import type { InvoicePaper } from "./invoice-paper.ts";

/** A text as it stands on the page: words of one run that follow each other. */
export interface PrintedText {
  readonly run: Run;
  readonly words: readonly Word[];
  /** Index of its line on the paper. */
  readonly at: number;
}

/** Where a text is printed letter by letter and figure by figure; case, accents and punctuation do not count. */
export function placesOfText(text: string, { lines }: InvoicePaper): readonly PrintedText[] {
  const wanted = plainOf(text);
  if (wanted === "") return [];
  return lines.flatMap(({ line }, at) =>
    line.runs.flatMap((run) => {
      const words = wordsThatPrint(run, wanted);
      return words === null ? [] : [{ run, words, at }];
    }),
  );
}

/** The first words of a run that print a text, the first of them perhaps behind a colon: "No:3". */
function wordsThatPrint({ words }: Run, wanted: string): readonly Word[] | null {
  for (let from = 0; from < words.length; from += 1) {
    const first = words[from]?.text ?? "";
    for (const start of [first, first.slice(first.lastIndexOf(":") + 1)]) {
      let printed = plainOf(start);
      let to = from + 1;
      while (printed.length < wanted.length && wanted.startsWith(printed) && to < words.length) {
        printed += plainOf(words[to]?.text ?? "");
        to += 1;
      }
      if (printed === wanted && plainOf(start) !== "") return words.slice(from, to);
    }
  }
  return null;
}

function plainOf(text: string): string {
  return foldedKeys(text).join("");
}
