import { describe, expect, test } from "vitest";
import { layoutOf } from "../../src/layout/layout.ts";
import type { Page } from "../../src/page/page.ts";
import { readPages } from "../support/read-pages.ts";
import type { ChangeOrderTemplate } from "../../src/lexicon/change-order-template.ts";
import { recognise } from "../../src/lexicon/recognise.ts";
import { spellingOf } from "../../src/lexicon/spelling.ts";
import type { TemplateLists } from "../../src/lexicon/template-lists.ts";
import { textsOf } from "../../src/lexicon/texts.ts";
import { TEMPLATES } from "../../src/read/templates.ts";
import { toDocumentBody } from "../../src/wire/answer.ts";
import { anyChangeOrder } from "../../templates/change-order/any-change-order.ts";
import { typedPage, typedText } from "../support/typed-page.ts";

/** A form whose agreed amount has a caption that nobody else uses. */
const HILLSIDE: ChangeOrderTemplate = {
  ...anyChangeOrder,
  id: "hillside-extra",
  describes: "The extra of Hillside Homes.",
  recognise: { all: ["hillside homes"], some: ["office copy"], none: ["draw request"] },
  fields: { agreedAmount: { labels: ["shaken on at"] } },
  decoys: [],
  titles: [],
  parties: {},
  otherCaptions: [],
  marks: [],
};

const KNOWN: TemplateLists = { ...TEMPLATES, changeOrder: [HILLSIDE, ...TEMPLATES.changeOrder] };

function paperOf(...lines: readonly string[]): readonly Page[] {
  return [typedPage(lines.flatMap((line, index) => typedText(line, 40, 40 + 24 * index)))];
}

const PAPER = [
  "Hillside Homes",
  "Change Order",
  "Change Order No: 7",
  "To Subcontractor: Ridgeway Plumbing Inc.",
  "Description: Move the shower drain",
  "Amount: $900.00",
  "Shaken on at: $1,250.00",
];

function amountOf(pages: readonly Page[], templates: TemplateLists): unknown {
  const reading = readPages(pages, templates);
  if (reading.documentType !== "CHANGE_ORDER") return "no change order";
  return toDocumentBody(reading).amount;
}

describe("a layout of change orders beside the general reading", () => {
  const paper = paperOf(...PAPER, "Office copy");

  test("reads its own labels where it is recognised", () => {
    expect(readPages(paper, KNOWN).templateId).toBe("hillside-extra");
    expect(amountOf(paper, KNOWN)).toBe(1250);
    expect(amountOf(paper, TEMPLATES)).toBe(900);
  });

  test.each([
    ["too few of its phrases are printed", paperOf(...PAPER)],
    ["a phrase rules it out", paperOf(...PAPER, "Office copy", "Draw request")],
    ["an obligatory phrase is missing", paperOf(...PAPER.slice(1), "Office copy")],
  ])("leaves the paper to the general reading where %s", (_, pages) => {
    expect(readPages(pages, KNOWN).templateId).toBe("any-change-order");
    expect(amountOf(pages, KNOWN)).toBe(900);
  });

  test("is the same list each time, so that its phrases are prepared once", () => {
    const texts = textsOf(layoutOf(paper), spellingOf(KNOWN.changeOrder));
    const { templates, margin } = recognise(texts, KNOWN.changeOrder);
    expect(templates).toEqual([HILLSIDE, anyChangeOrder]);
    expect(margin).toBe(1);
    expect(recognise(texts, KNOWN.changeOrder).templates).toBe(templates);
  });

  test("is recognised although a word is misspelt", () => {
    const slip = paperOf(...PAPER.with(0, "Hilside Homes"), "Office copy");
    expect(readPages(slip, KNOWN).templateId).toBe("hillside-extra");
  });
});
