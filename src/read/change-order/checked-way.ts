import type { AmountWords } from "../../lexicon/change-order-template.ts";
import type { Label } from "../../lexicon/labels.ts";
import type { Word } from "../../page/page.ts";
import type { PagePieces } from "../../paper/pieces.ts";
import { anyOf } from "../../words/any-of.ts";
import { additionWords } from "../../words/construction/orders.ts";

type WordLabel = Label<keyof AmountWords>;

/** Which of the two ways a checked box says that the contract sum moves; null where none says one. */
export function checkedWay(
  words: readonly WordLabel[],
  pages: readonly PagePieces[],
): "addition" | "deduction" | null {
  return onlyOne(words.filter((label) => isChecked(label, pages)));
}

function onlyOne(labels: readonly WordLabel[]): "addition" | "deduction" | null {
  const says = (name: keyof AmountWords): boolean =>
    labels.some(({ meanings }) => meanings.includes(name));
  const [isAddition, isDeduction] = [says("addition"), says("deduction")];
  if (isAddition === isDeduction) return null;
  return isDeduction ? "deduction" : "addition";
}

const MARKED = /^(?:\[x\]|\(x\)|x|☒|☑|✓|✔|■|●)$/i;

/** Whether the box of a word is checked. Boxes stand before their words, or behind them; a line does one or the other. */
function isChecked(label: WordLabel, pages: readonly PagePieces[]): boolean {
  const page = pages.find(({ layout }) => layout.page.pageNumber === label.pageNumber);
  const [run] = label.runs;
  if (page === undefined || run === undefined) return false;
  const level = page.lines
    .flatMap(({ line }) => line.words)
    .filter(({ box }) => box.bottom > label.box.top && box.top < label.box.bottom)
    .toSorted((a, b) => a.box.left - b.box.left);
  const boxes = boxesOf(level);
  const firstBox = boxes[0];
  const firstWord = level.find(({ text }) => ADDS_OR_DEDUCTS.test(text));
  const isBehind =
    firstBox !== undefined &&
    firstWord !== undefined &&
    boxes.length > 1 &&
    firstWord.box.left < firstBox.box.left;
  const near = boxes.find(({ box }) =>
    isBehind
      ? box.left >= label.box.right - 1 && box.left - label.box.right < 2 * run.glyphHeight
      : box.right <= label.box.left + 1 && label.box.left - box.right < 2 * run.glyphHeight,
  );
  if (near !== undefined && MARKED.test(near.text)) return true;
  return page.layout.page.checkBoxes.some(
    ({ box, isChecked }) =>
      isChecked &&
      label.box.left - box.right < 2 * run.glyphHeight &&
      label.box.left > box.left &&
      box.bottom > label.box.top &&
      box.top < label.box.bottom,
  );
}

/** Boxes on a line; an empty one may be printed as two words: "[" and "]". */
function boxesOf(level: readonly Word[]): readonly Pick<Word, "text" | "box">[] {
  return level.flatMap((word, index): readonly Pick<Word, "text" | "box">[] => {
    if (BOX.test(word.text)) return [word];
    const next = level[index + 1];
    return next !== undefined && BOX.test(`${word.text} ${next.text}`)
      ? [{ text: "[ ]", box: { ...word.box, right: next.box.right } }]
      : [];
  });
}

const BOX = /^(?:\[[x ]?\]|\([x ]?\)|[x☒☑✓✔■☐□])$/i;
const ADDS_OR_DEDUCTS = new RegExp(`^${anyOf(additionWords)}\\b`, "i");
