import { describe, expect, test } from "vitest";
import { isDoubtful, withheld, withWithheld } from "../../src/confidence/withhold.ts";
import type { FieldConfidence, FieldEvidence } from "../../src/kinds/reading.ts";
import { INVOICE } from "../wire/invoice-by-hand.ts";
import { warningsOf } from "../../src/finding/sentences.ts";

const DOCUMENT = INVOICE.document;

/** A field that hardly anything speaks for. */
function weak(field: string): FieldConfidence {
  return {
    field,
    state: "labelled",
    signs: { lead: 0.02, characters: 1, leftover: 1 },
    value: 0.4,
  };
}

const EVIDENCE: readonly FieldEvidence[] = [
  {
    field: "total",
    from: DOCUMENT.total?.from ?? [],
    because: [],
    margin: 0.02,
    lost: [{ printed: "999.00", pageNumber: 2, because: "" }],
  },
];

const GIVEN = { evidence: EVIDENCE, pages: "native", keepsDoubtful: false } as const;

describe("a name that may be another", () => {
  test("is given from even odds on, with a warning", () => {
    const likely = {
      ...weak("vendor.name"),
      signs: { lead: 0.45, company: 1, proofs: 0.5, characters: 1 },
    };
    const left = withheld(DOCUMENT, [likely], GIVEN);
    expect(left.document).toBe(DOCUMENT);
    expect(warningsOf(left)).toEqual([
      "The vendor's name is not certain; compare it with the paper.",
    ]);
  });

  test("is left out below even odds, as an amount is below nine of ten", () => {
    const left = withheld(DOCUMENT, [weak("vendor.name"), weak("total")], {
      ...GIVEN,
      pages: "ocr",
    });
    expect(left.document.vendor.name).toBeNull();
    expect(left.document.total).toBeNull();
  });
});

describe("a value that does not stand out", () => {
  const left = withheld(DOCUMENT, [weak("total"), weak("vendor.name")], GIVEN);

  test("is left out, and the rest of the document stays as it is", () => {
    expect(left.document).toEqual({
      ...DOCUMENT,
      total: null,
      vendor: { ...DOCUMENT.vendor, name: null },
    });
    expect(left.fields.map(({ state }) => state)).toEqual(["withheld", "withheld"]);
  });

  test("is told with its candidates", () => {
    const [total, vendor] = warningsOf(left);
    expect(total).toMatch(
      /^The total is left out, because it is not certain enough: it may be ".*" on page 1, or "999.00" on page 2\.$/,
    );
    expect(vendor).toBe("The vendor's name is left out, because it is not certain enough.");
  });

  test("is kept aside, so that checks are of what is printed", () => {
    expect(withWithheld(left.document, left.fields)).toEqual(DOCUMENT);
  });

  test("is given where everything is asked for", () => {
    const all = withheld(DOCUMENT, [weak("total")], { ...GIVEN, keepsDoubtful: true });
    expect(all.document).toBe(DOCUMENT);
  });
});

describe("a value is given", () => {
  test("where it stands by its own label far before the next, whatever is broken with it", () => {
    const field: FieldConfidence = {
      field: "total",
      state: "labelled",
      signs: { lead: 0.6, characters: 1, doubts: 1, failures: 1, leftover: 1, notices: 1 },
      value: 0.1,
    };
    expect(isDoubtful("INVOICE", "native", field)).toBe(false);
  });

  test("where broken identities alone speak against it", () => {
    const sure = { lead: 0.4, characters: 1, proofs: 0.75, company: 1 };
    const of = (signs: FieldConfidence["signs"]): boolean =>
      isDoubtful("INVOICE", "native", { field: "currency", state: "labelled", signs });
    expect(of({ ...sure, doubts: 1, failures: 1 })).toBe(of(sure));
  });

  test("where it is a list or the kind of a change order", () => {
    for (const field of ["lineItems", "taxes", "changeOrders", "kind"])
      expect(isDoubtful("CHANGE_ORDER", "ocr", weak(field))).toBe(false);
  });
});
