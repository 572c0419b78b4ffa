import { beforeAll, describe, expect, test } from "vitest";
import type { ChangeOrderKind } from "../../../src/document/change-order.ts";
import type { Page } from "../../../src/page/page.ts";
import type { ChangeOrderReading } from "../../../src/kinds/reading.ts";
import { pagesOfFixture } from "../../support/corpus.ts";
import { type NamedParties, readOrder, typedOrder } from "../../support/typed-order.ts";
import { warningsOf } from "../../../src/finding/sentences.ts";

const SUB = "Ridgeway Plumbing, Inc.";
const GC = "Halcott Builders, LLC";
const REQUEST = "SUBCONTRACTOR_REQUEST";
const ORDER = "GC_CHANGE_ORDER";

interface Speakers {
  readonly from: string;
  readonly to: string;
}

/** The same words from either side: letterhead, addressee and the order of signatures change places. */
function paperOf({ from, to }: Speakers, title = "CHANGE ORDER"): readonly Page[] {
  return typedOrder([
    from,
    "18 Foundry Lane, Dover, NH 03820",
    "",
    `# ${title}`,
    "Number: 7 | Date: March 4, 2026",
    `To: ${to}`,
    "Project: Larkin Street Library",
    "",
    "Description: Move the floor drain in the janitor's closet",
    "Furnish labor and material to move the drain by four feet.",
    "Amount of this change: | $1,250.00",
    "",
    `${from} | ${to}`,
    "By: ____________________ | By: ____________________",
    "Date: March 4, 2026 | Date: ____________________",
  ]);
}

function checkKind(
  pages: readonly Page[],
  expected: { readonly kind: ChangeOrderKind; readonly issuer: string },
  named: Partial<NamedParties> = {},
): ChangeOrderReading {
  const reading = readOrder(pages, named);
  expect({ kind: reading.document.kind, issuer: reading.document.issuer?.value }).toEqual(expected);
  return reading;
}

describe("who speaks to whom decides between papers of the same words", () => {
  test.each<readonly [from: string, to: string, kind: ChangeOrderKind]>([
    [SUB, GC, REQUEST],
    [GC, SUB, ORDER],
    ["Ostrander Electric Co.", "Milburn General Contractors", REQUEST],
    ["Milburn General Contractors", "Ostrander Electric Co.", ORDER],
    ["Pardee & Sons Roofing", "Winslow Construction Management, Inc.", REQUEST],
    ["Winslow Construction Management, Inc.", "Pardee & Sons Roofing", ORDER],
    ["Corvane Drywall, LLC", "T. R. Ashby Constructors", REQUEST],
    ["T. R. Ashby Constructors", "Corvane Drywall, LLC", ORDER],
  ])("%s to %s", (from, to, kind) => {
    checkKind(paperOf({ from, to }), { kind, issuer: from });
  });

  test.each(["lintels", "exhaust", "lights", "standpipe"])("the drawn twins %s", async (name) => {
    const [ofSub, ofContractor] = await Promise.all(
      ["sub", "contractor"].map(async (speaker) =>
        readOrder(await pagesOfFixture(`fixtures/change-order/twins/${name}-of-the-${speaker}`)),
      ),
    );
    expect([ofSub?.document.kind, ofContractor?.document.kind]).toEqual([REQUEST, ORDER]);
    expect(ofSub?.document.issuer?.value).not.toBe(ofContractor?.document.issuer?.value);
    expect(ofSub?.document.amount?.value).toEqual(ofContractor?.document.amount?.value);
    expect(ofSub?.document.number?.value).toBe(ofContractor?.document.number?.value);
  });
});

describe("names that the caller sends decide where the printed names say nothing", () => {
  const [ONE, TWO] = ["Abernathy Vale, Inc.", "Quillfeather Dunmore LLC"] as const;
  const paper = paperOf({ from: ONE, to: TWO });

  test.each<readonly [named: Partial<NamedParties>, kind: ChangeOrderKind]>([
    [{ subcontractor: ONE, gc: TWO }, REQUEST],
    [{ subcontractor: TWO, gc: ONE }, ORDER],
    [{ subcontractor: ONE }, REQUEST],
    [{ gc: ONE }, ORDER],
    [{ subcontractor: TWO }, ORDER],
    [{ gc: TWO }, REQUEST],
    [{ subcontractor: "Abernathy Vale" }, REQUEST],
    [{ subcontractor: "ABERNATHY VALE LLC" }, REQUEST],
    [{ subcontractor: "abernathy vale, incorporated" }, REQUEST],
    [{ subcontractor: "Abernathy-Vale Co." }, REQUEST],
    [{ subcontractor: "Abernethy Vale" }, REQUEST],
    [{ gc: "Abernathy Vale Corp" }, ORDER],
    [{ gc: "Abernathi Vale Inc" }, ORDER],
    [{ gc: "The Abernathy Vale Company" }, ORDER],
    [{ gc: "QUILLFEATHER DUNMORE" }, REQUEST],
    [{ gc: "Quilfeather Dunmore, L.L.C." }, REQUEST],
    [{ subcontractor: "Quillfeather Dunmore Limited" }, ORDER],
  ])("%j", (named, kind) => {
    checkKind(paper, { kind, issuer: ONE }, named);
  });

  test("and raise the confidence above that of a paper whose names say nothing", () => {
    const named = readOrder(paper, { subcontractor: ONE, gc: TWO });
    expect(named.confidence).toBeGreaterThan(readOrder(paper).confidence);
  });

  test("names of other firms change nothing", () => {
    const strangers = { subcontractor: "Birch Hollow Paving", gc: "Upton Kessler Corporation" };
    expect(readOrder(paper, strangers)).toEqual(readOrder(paper));
  });

  test("the named subcontractor's paper is a request though its name speaks of building", () => {
    const speakers = { from: "Ferro Vista Builders, Inc.", to: "Tamarack Plumbing Partners" };
    const named = { subcontractor: speakers.from, gc: speakers.to };
    checkKind(paperOf(speakers), { kind: REQUEST, issuer: speakers.from }, named);
  });
});

describe("the title alone never decides", () => {
  test("a subcontractor's paper that is titled CHANGE ORDER is a request, and says so", () => {
    const expected = { kind: REQUEST, issuer: SUB } as const;
    const warnings = warningsOf(checkKind(paperOf({ from: SUB, to: GC }), expected));
    expect(warnings.join(" ")).toMatch(/calls itself "CHANGE ORDER".*request/);
  });

  test("a general contractor's approved order that is titled request is an order, and says so", () => {
    const pages = typedOrder([
      GC,
      "# CHANGE ORDER REQUEST",
      "Number: PCO 7 | Date: March 4, 2026",
      `To Subcontractor: ${SUB}`,
      "Status: Approved",
      "The Subcontract is changed as follows:",
      "Description: Move the floor drain in the janitor's closet",
      "Original subcontract sum | $90,000.00",
      "This change order | $1,250.00",
      "New subcontract sum | $91,250.00",
      `${GC} | ${SUB}`,
      "Signed by Ann Pruitt | Signed by Lee Ridgeway",
      "Date: March 6, 2026 | Date: March 5, 2026",
    ]);
    const warnings = warningsOf(checkKind(pages, { kind: ORDER, issuer: GC }));
    expect(warnings.join(" ")).toMatch(/calls itself "CHANGE ORDER REQUEST".*order/);
  });

  test.each([
    "CHANGE ORDER",
    "CHANGE ORDER REQUEST",
    "CHANGE ORDER PROPOSAL",
    "QUOTATION FOR EXTRA WORK",
  ])("the trade contractor's paper is a request under the title %s", (title) => {
    checkKind(paperOf({ from: SUB, to: GC }, title), { kind: REQUEST, issuer: SUB });
  });

  test.each(["CHANGE ORDER", "SUBCONTRACT CHANGE ORDER", "SUBCONTRACT MODIFICATION", "AMENDMENT"])(
    "the general contractor's paper is an order under the title %s",
    (title) => {
      checkKind(paperOf({ from: GC, to: SUB }, title), { kind: ORDER, issuer: GC });
    },
  );
});

describe("marks against each other", () => {
  let torn: ChangeOrderReading;
  let clear: ChangeOrderReading;

  beforeAll(() => {
    clear = readOrder(paperOf({ from: SUB, to: GC }, "CHANGE ORDER REQUEST"));
    torn = readOrder(
      typedOrder([
        SUB,
        "# CHANGE ORDER",
        "Number: 7 | Date: March 4, 2026",
        `To: ${GC}`,
        "Status: Approved",
        "The Subcontract is changed as follows:",
        "Description: Move the floor drain in the janitor's closet",
        "Original subcontract sum | $90,000.00",
        "This change order | $1,250.00",
        "New subcontract sum | $91,250.00",
        `${SUB} | ${GC}`,
        "Signed by Lee Ridgeway | Signed by Ann Pruitt",
        "Date: March 5, 2026 | Date: March 6, 2026",
      ]),
    );
  });

  test("are named in a warning, each with its words", () => {
    const kinds = new Set(torn.marks.map(({ speaksFor }) => speaksFor));
    expect(kinds).toEqual(new Set([REQUEST, ORDER]));
    const own = torn.marks.find(({ speaksFor }) => speaksFor === torn.document.kind);
    const told = warningsOf(torn).join(" ").toLowerCase();
    expect(told).toContain(own?.because.toLowerCase());
    const other = torn.marks.find(({ speaksFor }) => speaksFor !== torn.document.kind);
    const against = [other?.because.toLowerCase() ?? "", 'calls itself "change order"'];
    expect(against.some((words) => told.includes(words))).toBe(true);
  });

  test("lower the confidence in the kind", () => {
    const certaintyOf = ({ fields }: typeof torn): number =>
      fields.find(({ field }) => field === "kind")?.value ?? 1;
    expect(certaintyOf(torn)).toBeLessThan(certaintyOf(clear));
  });

  test("a clear paper has no warning of its kind", () => {
    expect(warningsOf(clear)).toEqual([]);
  });

  test("stand the weightiest first", () => {
    const weights = torn.marks.map(({ weight }) => weight);
    expect(weights).toEqual(weights.toSorted((a, b) => b - a));
  });
});
