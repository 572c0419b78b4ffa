import type { Money } from "../../base/money.ts";
import type { AmountWords } from "../change-order-template.ts";
import type { Candidate } from "../candidates.ts";
import type { Label } from "../labels.ts";
import type { Word } from "../../page/page.ts";
import type { PagePieces } from "../pieces.ts";
import type { AmountCandidate } from "./choose-amount.ts";

/** Where the sign of an amount comes from. */
export type SignEvidence = "printed" | "sums" | "words" | "box" | "title" | "none";

/** An amount as it moves the contract. */
export interface SignedAmount {
  readonly value: Money;
  readonly evidence: SignEvidence;
  /** Whether two things on the page say opposite signs. */
  readonly isContradicted: boolean;
}

type WordLabel = Label<keyof AmountWords>;

/** What is known beside the figure itself. */
export interface SignContext {
  /** How the contract sum moves; null where it is not carried forward. */
  readonly difference: Money | null;
  readonly words: readonly WordLabel[];
  readonly pages: readonly PagePieces[];
  readonly titleText: string;
}

const DEDUCTIVE_TITLE = /\b(?:deduct(?:ive|ion)?|credit|back-?\s?charge|decrease)\b/i;

/** The amount with the sign that it moves the contract sum by, however it is printed. */
export function signedAmount(
  { candidate, said }: AmountCandidate,
  context: SignContext,
): SignedAmount {
  const { value } = candidate;
  const { difference } = context;
  const isPrinted = value.isNegative();
  const moves =
    difference !== null && difference.absolute().equals(value.absolute()) && !value.isZero()
      ? difference
      : null;
  if (moves !== null) {
    return {
      value: moves,
      evidence: isPrinted ? "printed" : "sums",
      isContradicted: isPrinted && !moves.isNegative(),
    };
  }
  if (isPrinted || value.isZero()) return { value, evidence: "printed", isContradicted: false };
  const words = said.length > 0 ? inSentence(said, context) : besideFigure(candidate, context);
  const moved = words ?? checkedBox(context);
  if (moved !== null)
    return {
      value: moved === "deduction" ? value.negated() : value,
      evidence: "words",
      isContradicted: false,
    };
  if (isNearlyDeducted(value, difference))
    return { value: value.negated(), evidence: "sums", isContradicted: false };
  if (DEDUCTIVE_TITLE.test(context.titleText))
    return { value: value.negated(), evidence: "title", isContradicted: false };
  return { value, evidence: "none", isContradicted: false };
}

/** Whether the contract sum falls by about an amount: a misprint in it leaves the sign as it was. */
function isNearlyDeducted(value: Money, difference: Money | null): boolean {
  if (difference === null || !difference.isNegative()) return false;
  return difference.absolute().compare(value.plus(value)) <= 0;
}

/** Words of the sentence before the figure: "will decrease by". */
function inSentence(
  said: readonly Word[],
  { words }: SignContext,
): "addition" | "deduction" | null {
  const own = new Set(said);
  return onlyOne(words.filter((label) => label.words.every((word) => own.has(word))));
}

/** Words on the figure's own line: "decreased by", "(DEDUCT)", "Credit". Null where both or none stand there. */
function besideFigure(
  { figure, from }: Candidate<Money>,
  { words }: SignContext,
): "addition" | "deduction" | null {
  const box = figure?.box ?? from.box;
  const height = box.bottom - box.top;
  const own = words.filter(
    (label) =>
      label.pageNumber === from.pageNumber &&
      label.box.bottom > box.top - 0.3 * height &&
      label.box.top < box.bottom + 0.3 * height,
  );
  return onlyOne(own);
}

function onlyOne(labels: readonly WordLabel[]): "addition" | "deduction" | null {
  const says = (name: keyof AmountWords): boolean =>
    labels.some(({ meanings }) => meanings.includes(name));
  const [isAddition, isDeduction] = [says("addition"), says("deduction")];
  if (isAddition === isDeduction) return null;
  return isDeduction ? "deduction" : "addition";
}

const MARKED = /^(?:\[x\]|\(x\)|x|☒|☑|✓|✔|■|●)$/i;

/** A checked box before one of the words. */
function checkedBox({ words, pages }: SignContext): "addition" | "deduction" | null {
  const checked = words.filter((label) => isChecked(label, pages));
  return onlyOne(checked);
}

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
const ADDS_OR_DEDUCTS = /^(?:add|deduct|increased?|decreased?|credit)\b/i;
