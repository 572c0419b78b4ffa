import { centreY } from "../../base/box.ts";
import { onceFor } from "../../base/once-for.ts";
import type { CheckBox, Page, Word } from "../../page/page.ts";

/** Marks that are a checked or an unchecked box wherever they stand. */
const CHECKED = /^(?:\[[xX✓✔]\]|\([xX✓✔]\)|☒|☑|▣)$/;
const UNCHECKED = /^(?:\[_?\]|\(_?\)|☐|□)$/;

/** Brackets of a box with room between them, and what is put there. */
const OPEN = /^[[(]$/;
const CLOSED = /^[\])]$/;
const MARK = /^[xX✓✔]$/;

/** Between the brackets there is room for a mark: so many glyph heights at most. */
const ROOM = 2;

/** Boxes that are printed as signs: "☐", "[X]", or "[ ]" and "[ X ]" whose brackets stand apart. */
export const printedBoxes: (page: Page) => readonly CheckBox[] = onceFor(({ words }) =>
  words.flatMap((word, at): readonly CheckBox[] => {
    const { text, box } = word;
    if (CHECKED.test(text)) return [{ box, isChecked: true }];
    if (UNCHECKED.test(text)) return [{ box, isChecked: false }];
    if (!OPEN.test(text)) return [];
    const [next, afterNext] = [words[at + 1], words[at + 2]];
    if (next === undefined) return [];
    const isChecked = MARK.test(next.text);
    const end = isChecked ? afterNext : next;
    if (end === undefined || !CLOSED.test(end.text) || !isBeside(word, end)) return [];
    return [{ box: { ...box, right: end.box.right }, isChecked }];
  }),
);

function isBeside({ box, glyphHeight }: Word, { box: other }: Word): boolean {
  return (
    Math.abs(centreY(box) - centreY(other)) < glyphHeight / 2 &&
    other.left >= box.right &&
    other.left - box.right < ROOM * glyphHeight
  );
}
