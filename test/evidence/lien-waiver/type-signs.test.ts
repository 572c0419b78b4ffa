import { expect, test } from "vitest";
import { typeSigns } from "../../../src/evidence/lien-waiver/type-signs.ts";
import type { TypeMark } from "../../../src/evidence/lien-waiver/type-marks.ts";
import type { Word } from "../../../src/page/page.ts";

const NOTHING_MARKED = { chosen: new Set<Word>(), passedOver: new Set<Word>() };

function wordOf(text: string): Word {
  const box = { left: 0, top: 0, right: 0, bottom: 0 };
  return { text, box, glyphHeight: 10, isBold: false, reader: "text", certainty: 1 };
}

function textOf(text: string): { readonly keys: readonly string[]; readonly words: Word[] } {
  const keys = text.split(" ");
  return { keys, words: keys.map(wordOf) };
}

const marked = (place: TypeMark["place"]): TypeMark => ({ says: "final", place });

test("each word of the text is a sign, and figures are none", () => {
  const signs = typeSigns([textOf("lands 2026 lands a1 whole")], [], NOTHING_MARKED);
  expect([...signs.keys()].filter((name) => name.startsWith("word: "))).toEqual([
    "word: lands",
    "word: whole",
  ]);
});

test("a word that stands again says more, and no more than one that stands three times", () => {
  const by = (text: string): number =>
    typeSigns([textOf(text)], [], NOTHING_MARKED).get("word: lands") ?? 0;
  expect(by("lands")).toBeLessThan(by("lands lands"));
  expect(by("lands lands lands")).toBe(1);
  expect(by("lands lands lands lands lands")).toBe(1);
});

test("words beside an empty box say nothing", () => {
  const text = textOf("kept dropped");
  const options = { chosen: new Set<Word>(), passedOver: new Set(text.words.slice(1)) };
  const signs = typeSigns([text], [], options);
  expect([signs.has("word: kept"), signs.has("word: dropped")]).toEqual([true, false]);
});

test("a form that lists types and marks none has no signs", () => {
  const none = [marked("not checked"), marked("not checked")];
  expect(typeSigns([textOf("kept")], none, NOTHING_MARKED).size).toBe(0);
  expect(typeSigns([textOf("kept")], [...none, marked("checked")], NOTHING_MARKED).size).not.toBe(
    0,
  );
});

test("where one box of a form is marked its words alone say which side it is", () => {
  const [box, text] = [textOf("conditional waiver"), textOf("paid in full already received")];
  const options = { chosen: new Set(box.words), passedOver: new Set<Word>() };
  const signsBy = (marks: readonly TypeMark[]): readonly string[] =>
    [...typeSigns([box, text], marks, options).keys()].filter((name) => name.startsWith("says "));
  const checked: TypeMark = { says: "conditional", place: "checked" };
  const other: TypeMark = { says: "unconditional", place: "not checked" };
  expect(signsBy([])).toContain("says unconditional");
  expect(signsBy([checked, other])).not.toContain("says unconditional");
  // Two marked boxes that contradict each other decide nothing.
  const both = [checked, { ...other, place: "checked" as const }, marked("not checked")];
  expect(signsBy(both)).toContain("says unconditional");
});
