import { expect, test } from "vitest";
import type { Page, Word } from "../../src/page/page.ts";
import { pictureToRead } from "../../src/pdf/recognised-page.ts";

const WHOLE = { left: 0, top: 0, right: 612, bottom: 792 };

function wordAt(text: string, left: number, top: number): Word {
  const box = { left, top, right: left + 6 * text.length, bottom: top + 9 };
  return { text, box, glyphHeight: 9, isBold: false, reader: "text", certainty: 1 };
}

function pageWith(words: readonly Word[]): Page {
  const empty = { hiddenWords: [], rulings: [], checkBoxes: [], drawings: [] };
  return { pageNumber: 1, width: 612, height: 792, pictureShare: 1, words, ...empty };
}

function lineOf(text: string, top: number): readonly Word[] {
  return text.split(" ").map((word, at) => wordAt(word, 40 + 60 * at, top));
}

const SCAN = [{ box: WHOLE, pixelsPerPoint: 2 }];

test("a scan stamped by a binder, an archive or a signing service is read from its picture", () => {
  const signed = lineOf("Signing envelope 1F2E-77 for three parties", 12);
  const counted = lineOf("76-286676 Draw 6 p. 1 of 26", 774);
  expect(pictureToRead(pageWith([...signed, ...counted]), SCAN)).toEqual(WHOLE);
  expect(pictureToRead(pageWith(lineOf("RECEIVED 3 June by accounting", 200)), SCAN)).toEqual(
    WHOLE,
  );
});

test("a page that is printed on a picture is read by its own text", () => {
  const letter = [200, 220, 240].flatMap((top) => lineOf("we ask for your payment", top));
  expect(pictureToRead(pageWith(letter), SCAN)).toBeNull();
});
