import { unionOf } from "../../../src/base/box.ts";
import type { Sourced } from "../../../src/document/sourced.ts";
import type { Page } from "../../../src/page/page.ts";

/** A text as it was read from the first place where the pages print it. */
export function placeIn(pages: readonly Page[], text: string): Sourced<string> {
  const wanted = text.split(" ");
  for (const { words, pageNumber } of pages) {
    const at = words.findIndex((_, from) =>
      wanted.every((word, index) => words[from + index]?.text.replace(/,$/, "") === word),
    );
    if (at < 0) continue;
    const box = unionOf(words.slice(at, at + wanted.length).map((word) => word.box));
    const from = { pageNumber, box, printed: text, reader: "text", certainty: 1 } as const;
    return { value: text, from: [from] };
  }
  throw new RangeError(`"${text}" is not on the pages.`);
}
