import { describe, expect, test } from "vitest";
import { stretchesOf } from "../../../src/evidence/change-order/text-stretches.ts";
import { typedPaper } from "../../support/typed-paper.ts";

function textsOf(...lines: readonly string[]): readonly string[] {
  return stretchesOf(typedPaper(...lines)).map(({ value }) => value);
}

describe("what a form says in brackets of how it is filled in", () => {
  const order = "Provide lead-lined gypsum board at Imaging 122";

  test("is no text by itself, nor is a part of it", () => {
    const texts = textsOf(
      "(Insert a description of the change and, if applicable, attach exhibits.)",
      order,
    );
    expect(texts.filter((text) => text.startsWith("(Insert"))).toEqual([]);
    expect(texts.filter((text) => text.startsWith("if applicable"))).toEqual([]);
    expect(texts).toContain(order);
  });

  test("may go over several lines", () => {
    const texts = textsOf(
      "(Insert a description of the change and, if applicable,",
      "attach or reference specific exhibits. Include adjustments that were agreed.)",
      order,
    );
    expect(texts).toEqual([order]);
  });

  test("is told from a word in brackets before a text, and from a bracket that nobody closes", () => {
    expect(textsOf("(Credit) Delete two bollards")).toContain("(Credit) Delete two bollards");
    expect(textsOf("(Delete two bollards", "at the gate")).toContain("(Delete two bollards");
  });
});
