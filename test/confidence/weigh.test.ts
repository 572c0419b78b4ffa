import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { NUMBERS } from "../../src/confidence/numbers.ts";
import {
  documentProbability,
  fieldProbability,
  strengthOf,
  type WeighedField,
} from "../../src/confidence/probability.ts";
import { AGAINST } from "../../src/confidence/signs.ts";
import { confidenceOf, withProbabilities } from "../../src/confidence/weigh.ts";
import type { ConfidencePart, FieldState, SignName, Signs } from "../../src/kinds/reading.ts";

const KINDS = ["PAY_APPLICATION", "CHANGE_ORDER", "INVOICE"] as const;
const SIGNS: readonly SignName[] = [
  "label",
  "lead",
  "proofs",
  "doubts",
  "characters",
  "company",
  "implied",
  "leftover",
  "layout",
  "failures",
  "notices",
];
const STATES: readonly FieldState[] = [
  "labelled",
  "unlabelled",
  "derived",
  "computed",
  "pointed",
  "absent",
];

const kind = fc.constantFrom(...KINDS);
const pages = fc.constantFrom("native", "form", "ocr" as const);
const state = fc.constantFrom(...STATES);
const share = fc.double({ min: 0, max: 1, noNaN: true });
const signs: fc.Arbitrary<Signs> = fc.record(
  Object.fromEntries(SIGNS.map((name) => [name, share])),
);

describe("the certainty of a field", () => {
  test("a lead counts by its nines, so that 0.999 says more than 0.9 by as much as 0.9 than nothing", () => {
    const strengths = [0, 0.9, 0.99, 0.999, 1].map((lead) => strengthOf("lead", { lead }));
    expect(strengths.map((one) => Math.round(one * 3))).toEqual([0, 1, 2, 3, 3]);
    expect(strengthOf("label", { label: 0.9 })).toBe(0.9);
    expect(strengthOf("lead", {})).toBe(0);
  });

  test("never falls with more evidence and never rises with evidence against it", () => {
    fc.assert(
      fc.property(
        fc.record({ ofKind: kind, ofPages: pages, how: state, before: signs }),
        fc.constantFrom(...SIGNS),
        share,
        ({ ofKind, ofPages, how, before }, name, more) => {
          const numbers = NUMBERS[ofKind].field;
          const raised = { ...before, [name]: Math.max(before[name] ?? 0, more) };
          const first = fieldProbability(
            { field: "total", state: how, signs: before },
            ofPages,
            numbers,
          );
          const then = fieldProbability(
            { field: "total", state: how, signs: raised },
            ofPages,
            numbers,
          );
          if (AGAINST.has(name)) expect(then).toBeLessThanOrEqual(first + 1e-12);
          else expect(then).toBeGreaterThanOrEqual(first - 1e-12);
        },
      ),
    );
  });

  test("is no more than that of a field without a label, or one that follows from others, where a model pointed at it", () => {
    fc.assert(
      fc.property(kind, pages, signs, (ofKind, ofPages, given) => {
        const numbers = NUMBERS[ofKind].field;
        const of = (how: FieldState): number =>
          fieldProbability({ field: "total", state: how, signs: given }, ofPages, numbers);
        expect(of("pointed")).toBe(of(ofKind === "PAY_APPLICATION" ? "derived" : "unlabelled"));
      }),
    );
  });
});

describe("the confidence in a document", () => {
  test("never falls where a field is more certain, and never rises where an identity is broken", () => {
    fc.assert(
      fc.property(
        fc.record({ ofKind: kind, ofPages: pages, held: fc.nat(30), failed: fc.nat(5) }),
        fc.array(share, { minLength: 1, maxLength: 18 }),
        fc.nat(17),
        share,
        ({ ofKind, ofPages, held, failed }, values, at, more) => {
          const numbers = NUMBERS[ofKind].document;
          const given = { proof: held / (4 + held), failures: failed / (1 + failed) };
          const index = at % values.length;
          const surer = values.map((value, own) => (own === index ? Math.max(value, more) : value));
          const first = documentProbability(values, given, ofPages, numbers);
          expect(documentProbability(surer, given, ofPages, numbers)).toBeGreaterThanOrEqual(
            first - 1e-12,
          );
          const broken = { ...given, failures: (failed + 1) / (2 + failed) };
          expect(documentProbability(values, broken, ofPages, numbers)).toBeLessThanOrEqual(
            first + 1e-12,
          );
        },
      ),
    );
  });

  test("names the fields that take it away, the least certain first", () => {
    const fields = withProbabilities({
      kind: "CHANGE_ORDER",
      pages: "native",
      fields: [
        { field: "number", state: "labelled", signs: { label: 1, lead: 1, company: 1 } },
        { field: "amount", state: "unlabelled", signs: { lead: 0, company: 0.2 } },
        { field: "description", state: "absent", signs: { company: 1 } },
      ],
    });
    const { parts } = confidenceOf({ kind: "CHANGE_ORDER", pages: "native", fields, results: [] });
    const ofWhole = new Set(["core", "fields", "proof", "pages"]);
    const named = parts.filter(({ name }) => !ofWhole.has(name));
    const because = new Map(named.map((part) => [part.name, part.because]));
    expect([...because.keys()].toSorted()).toEqual(["amount", "description"]);
    expect(because.get("description")).toBe("It was not found; perhaps it is not printed.");
    expect(because.get("amount")).toContain("Another candidate is nearly as likely.");
    expect(named[0]?.value).toBeLessThan(named[1]?.value ?? 0);
  });

  test("says for itself how sure it is of what is to be paid, to whom and for which paper", () => {
    const fieldsWith = (due: number): readonly WeighedField[] => [
      ...["invoiceNumber", "invoiceDate", "currency", "vendor.name", "total"].map(
        (field): WeighedField => ({ field, state: "labelled", signs: { lead: 1, company: 1 } }),
      ),
      { field: "dueDate", state: "labelled", signs: { lead: due, company: due } },
    ];
    const partsWith = (due: number): readonly ConfidencePart[] => {
      const fields = withProbabilities({
        kind: "INVOICE",
        pages: "native",
        fields: fieldsWith(due),
      });
      return confidenceOf({ kind: "INVOICE", pages: "native", fields, results: [] }).parts;
    };
    const [sure, doubtful] = [partsWith(1)[0], partsWith(0)[0]];
    expect(sure?.name).toBe("core");
    expect(sure?.because).toContain("invoice number, invoice date");
    // A due date that is doubtful takes nothing from it.
    expect(doubtful?.value).toBe(sure?.value);
  });
});
