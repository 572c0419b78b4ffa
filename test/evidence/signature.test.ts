import { expect, test } from "vitest";
import type { Box } from "../../src/base/box.ts";
import { signatureOn } from "../../src/evidence/signature.ts";
import type { Page, Ruling, Word } from "../../src/page/page.ts";
import { cutPaper } from "../../src/paper/cut-paper.ts";
import { figureOf } from "../support/figure-of.ts";
import { typedPage, typedText, typedWord } from "../support/typed-page.ts";

const line = (left: number, right: number, y: number): Ruling => ({
  direction: "horizontal",
  box: { left, right, top: y, bottom: y + 0.5 },
});

const ink: Box = { left: 70, right: 160, top: 80, bottom: 98 };

const page = (
  words: readonly Word[],
  rulings: readonly Ruling[],
  drawings: readonly Box[] = [],
): Page => ({
  ...typedPage([...typedText("We release our lien on this job.", 40, 20), ...words], rulings),
  drawings,
});

const seen = (one: Page, name: readonly Word[] = []): string =>
  signatureOn(cutPaper([one]).pages, name.length === 0 ? null : figureOf(name));

const caption = typedText("Authorized signature", 40, 104);

test("ink over the line of a caption is a signature, and a bare line is none", () => {
  expect(seen(page(caption, [line(40, 240, 100)], [ink]))).toBe("SIGNED");
  expect(seen(page(caption, [line(40, 240, 100)]))).toBe("BLANK");
});

test("ink in the box that a caption heads is a signature", () => {
  const box = [line(30, 250, 60), line(30, 250, 102)];
  const head = typedText("15 SIGNATURE", 34, 66);
  expect(seen(page(head, box, [ink]))).toBe("SIGNED");
  expect(seen(page(head, box))).toBe("BLANK");
});

test("ink over the printed name of the signer is a signature without any caption", () => {
  const name = typedText("Rosa Quill, Controller", 60, 104);
  expect(seen(page(name, [], [ink]), name.slice(0, 2))).toBe("SIGNED");
  expect(seen(page(name, []), name.slice(0, 2))).toBe("UNCLEAR");
});

test("the signer's name in larger print over the name is a signature, another name is none", () => {
  const name = typedText("Rosa Quill, Controller", 60, 104);
  const script = [typedWord("Rosa", 60, 80, 18), typedWord("Quill", 100, 80, 18)];
  const other = [typedWord("Elm", 60, 80, 18), typedWord("Street", 100, 80, 18)];
  expect(seen(page([...script, ...name], []), name.slice(0, 2))).toBe("SIGNED");
  expect(seen(page([...other, ...name], []), name.slice(0, 2))).toBe("UNCLEAR");
});

test("a frame around the words is no ink, and a signature that is awaited is not there", () => {
  const note = typedText("Awaiting signature", 40, 90);
  const frame: Box = { left: 36, right: 200, top: 86, bottom: 104 };
  expect(seen(page(note, [line(40, 196, 104)], [frame]))).toBe("BLANK");
});

test("a note that a paper is void unless signed does not say that nobody signed", () => {
  for (const note of ["VOID IF NOT SIGNED", "Unsigned copies are not accepted"])
    expect(seen(page(typedText(note, 40, 90), []))).toBe("UNCLEAR");
});

test("the head of a column is no caption of a signature", () => {
  const head = typedText("By", 44, 104);
  const table = [line(40, 240, 101), line(40, 240, 116), line(40, 240, 132)];
  expect(seen(page(head, table))).toBe("UNCLEAR");
});

test("what is filled in behind a caption in its box may be a signature", () => {
  const filled = typedText("By: Jo Reed", 44, 104);
  const box = [line(40, 240, 90), line(40, 240, 130)];
  const walls: readonly Ruling[] = [40, 240].map((x) => ({
    direction: "vertical",
    box: { left: x, right: x + 0.5, top: 90, bottom: 130 },
  }));
  expect(seen(page(filled, [...box, ...walls]))).toBe("UNCLEAR");
  expect(seen(page(typedText("By:", 44, 104), [...box, ...walls]))).toBe("BLANK");
});

test("a line in a large picture may be signed within it", () => {
  const scan: Box = { left: 0, right: 612, top: 0, bottom: 792 };
  expect(seen(page(caption, [line(40, 240, 100)], [scan]))).toBe("UNCLEAR");
});
