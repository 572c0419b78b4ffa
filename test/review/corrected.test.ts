import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { goldenText } from "../../src/cli/golden.ts";
import { warningsOf } from "../../src/finding/sentences.ts";
import type { Reading } from "../../src/kinds/reading.ts";
import { correctedReading, decidedReading, readValue } from "../../src/review/corrected.ts";
import {
  type Decision,
  decided,
  type History,
  NOTHING_SAID,
  undone,
} from "../../src/review/decisions.ts";
import type { ReviewItem } from "../../src/review/review-item.ts";
import { openFields, reviewItems } from "../../src/review/review-items.ts";
import { judgeReading } from "../../src/verdict/judgement.ts";
import { unsureFields } from "../../src/verdict/reasons.ts";
import { toAnswer } from "../../src/wire/answer.ts";
import { cases } from "../support/cases.ts";
import { pointedAt, reviewPaper, type ReviewPaper, valuePrinted } from "./review-papers.ts";

const APPLICATION = await reviewPaper("fixtures/pay-application/aia-g702/first-application");
const BROKEN = await reviewPaper("fixtures/broken/g702_math");
const MAIL = await reviewPaper("fixtures/change-order/mail/approved-below-request");
const HIRE = await reviewPaper("fixtures/invoice/hire-schedule/scaffold");
const LUMP_SUM = await reviewPaper("fixtures/pay-application/ejcdc-c620/lump-sum-and-unit-price");
const PROGRESS = await reviewPaper("fixtures/invoice/progress-bill/abschlag");
const WAIVER = await reviewPaper("fixtures/lien-waiver/affidavit/mechanical");
const PAPERS = { APPLICATION, BROKEN, MAIL, HIRE, PROGRESS, WAIVER };

function said(...all: readonly (readonly [field: string, decision: Decision])[]): History["now"] {
  return new Map(all);
}

function golden(reading: Reading): string {
  return goldenText({ kind: "read", reading });
}

describe("what is accepted", () => {
  test.each(Object.entries(PAPERS))(
    "changes no golden, unless it was left out: %s",
    (_name, { reading }) => {
      const items = reviewItems(reading, new Map());
      const all = items
        .filter(({ isLeftOut }) => !isLeftOut)
        .map(({ field }) => [field, { kind: "accepted" }] as const);
      expect(all.length).toBeGreaterThan(5);
      expect(golden(correctedReading(reading, new Map(all)))).toBe(golden(reading));
    },
  );

  test("is given where it had been left out, without the warning that it is", () => {
    const { reading } = LUMP_SUM;
    const after = correctedReading(reading, said(["grossThisPeriod", { kind: "accepted" }]));
    expect(toAnswer(reading)).toMatchObject({ document: { grossThisPeriod: null } });
    const shown = reviewItems(reading, new Map()).find(({ field }) => field === "grossThisPeriod");
    expect(shown).toMatchObject({ text: "272,752.70", isLeftOut: true, isDoubtful: true });
    expect(toAnswer(after)).toMatchObject({ document: { grossThisPeriod: 272_752.7 } });
    expect(warningsOf(reading).join(" ")).toContain("The gross of this period is left out");
    expect(warningsOf(after).join(" ")).not.toContain("The gross of this period is left out");
  });

  test("makes a verdict certain", () => {
    const { reading } = HIRE;
    const items = reviewItems(reading, new Map());
    const all = items.map(({ field }) => [field, { kind: "accepted" }] as const);
    const codes = (one: Reading): readonly string[] =>
      judgeReading(one).reasons.map(({ code }) => code);
    expect(codes(reading)).toContain("unsure");
    expect(codes(decidedReading(reading, new Map(all)).judged)).not.toContain("unsure");
  });
});

describe("what is corrected", () => {
  test("is read where a person points, and its checks are made anew", () => {
    const wrong = valuePrinted(APPLICATION, "currentPaymentDue", "553,552.60");
    const after = correctedReading(
      APPLICATION.reading,
      said(["currentPaymentDue", { kind: "pointed", value: wrong, words: [] }]),
    );
    expect(toAnswer(after)).toMatchObject({ document: { currentPaymentDue: 553_552.6 } });
    const failed = [...after.checks, ...after.identities].filter(({ passed }) => passed === false);
    expect(failed.length).toBeGreaterThan(0);
    expect(after.evidence.find(({ field }) => field === "currentPaymentDue")).toMatchObject({
      from: [{ printed: "553,552.60", reader: "text" }],
      because: ["A person pointed at these words."],
    });
  });

  test("may be no longer printed", () => {
    const after = correctedReading(PROGRESS.reading, said(["dueDate", { kind: "absent" }]));
    expect(toAnswer(after)).toMatchObject({ invoice: { dueDate: null } });
    expect(after.fields.find(({ field }) => field === "dueDate")).toMatchObject({
      state: "absent",
      value: 1,
    });
  });

  test("may be one of a few words", () => {
    const after = correctedReading(
      PROGRESS.reading,
      said(["paper", { kind: "chosen", choice: "credit-note" }]),
    );
    expect(after.document).toMatchObject({ paper: "credit-note" });
  });

  test("may stand beside the document", () => {
    const firm = valuePrinted(MAIL, "heading.project", "Osprey Point");
    const order = correctedReading(
      MAIL.reading,
      said(["heading.project", { kind: "pointed", value: firm, words: [] }]),
    );
    expect(readValue(order, "heading.project")?.value).toBe("Osprey Point");
  });

  test("leaves the reading as it was", () => {
    const before = golden(APPLICATION.reading);
    const decisions = said(["applicationNumber", { kind: "absent" }]);
    expect(golden(correctedReading(APPLICATION.reading, decisions))).not.toBe(before);
    expect(golden(APPLICATION.reading)).toBe(before);
  });
});

describe("what is to be looked at", () => {
  test("comes in the order of doubt, which stays while one decides", () => {
    const { reading } = HIRE;
    const items = reviewItems(reading, new Map());
    const doubts = items.filter(({ isDoubtful }) => isDoubtful);
    const sure = doubts.map(({ probability }) => probability ?? 1);
    expect(sure.length).toBeGreaterThan(1);
    expect(sure).toEqual(sure.toSorted((one, other) => one - other));
    const [first] = doubts;
    const after = reviewItems(reading, said([first?.field ?? "", { kind: "absent" }]));
    expect(after.map(({ field }) => field)).toEqual(items.map(({ field }) => field));
    expect(openFields(after)).toEqual(openFields(items).slice(1));
  });

  test("are the figures of checks that fail", () => {
    const open = openFields(reviewItems(BROKEN.reading, new Map()));
    expect(open.length).toBeGreaterThan(1);
    expect(openFields(reviewItems(APPLICATION.reading, new Map()))).toEqual([]);
  });

  test("is all that makes a verdict uncertain", () => {
    const { reading } = MAIL;
    const unsure = unsureFields(reading) ?? [];
    expect(unsure.length).toBeGreaterThan(0);
    expect(openFields(reviewItems(reading, new Map()))).toEqual(
      expect.arrayContaining([...unsure]),
    );
  });

  test("names a line of the form once, by the field that it is", () => {
    const fields = reviewItems(APPLICATION.reading, new Map()).map(({ field }) => field);
    expect(fields).toContain("currentPaymentDue");
    expect(fields).not.toContain("lines.currentPaymentDue");
    expect(new Set(fields).size).toBe(fields.length);
  });
});

describe("whatever a person points at", () => {
  const step = fc.record({
    field: fc.nat(60),
    act: fc.constantFrom("point", "point", "point", "absent", "accept", "choose"),
    from: fc.nat(2_000),
    count: fc.integer({ min: 1, max: 4 }),
  });

  /** What a drawn step says; null where our readers read nothing there. */
  function decisionOf(
    paper: ReviewPaper,
    items: readonly ReviewItem[],
    { field, act, from, count }: { field: number; act: string; from: number; count: number },
  ): readonly [string, Decision] | null {
    const item = items[field % items.length];
    if (item === undefined) return null;
    if (act === "accept") return [item.field, { kind: "accepted" }];
    if (item.kind === "choice") {
      const choice = item.choices[from % item.choices.length];
      return choice === undefined ? null : [item.field, { kind: "chosen", choice: choice.value }];
    }
    if (act === "absent" || item.kind === "list")
      return [item.field, { kind: item.kind === "list" ? "wrong" : "absent" }];
    const numbers = Array.from({ length: count }, (_, at) => (from + at) % paper.words.length);
    const value = pointedAt(paper, item.field, numbers);
    return value === null ? null : [item.field, { kind: "pointed", value, words: [] }];
  }

  test.each(Object.entries(PAPERS))(
    "no character is invented, and taking back restores: %s",
    (_name, paper) => {
      let pointedEver = 0;
      const items = reviewItems(paper.reading, new Map());
      fc.assert(
        fc.property(fc.array(step, { maxLength: 8 }), (steps) => {
          const before: History[] = [];
          let history = NOTHING_SAID;
          for (const one of steps) {
            const next = decisionOf(paper, items, one);
            if (next === null) continue;
            before.push(history);
            history = decided(history, ...next);
          }
          const after = correctedReading(paper.reading, history.now);
          for (const [field, decision] of history.now) {
            if (decision.kind !== "pointed") continue;
            pointedEver += 1;
            expectPrinted(paper, after, field);
          }
          for (const one of before.toReversed()) {
            history = undone(history)?.history ?? NOTHING_SAID;
            expect(history.now).toEqual(one.now);
          }
          expect(golden(correctedReading(paper.reading, history.now))).toBe(golden(paper.reading));
        }),
        { numRuns: cases(200, 40), seed: 77 },
      );
      // The law would hold where nothing is ever pointed at.
      expect(pointedEver).toBeGreaterThan(0);
    },
  );

  /** The characters of a value are those of words that stand next to each other on the page. */
  function expectPrinted({ words }: ReviewPaper, after: Reading, field: string): void {
    const value = readValue(after, field);
    const printed = value?.from.map((place) => place.printed).join(" ") ?? "";
    const page = words.map(({ word }) => word.text).join(" ");
    expect(page).toContain(printed);
    const said = String(value?.value);
    if (typeof value?.value === "string") expect(printed).toContain(said);
    else if (!said.includes("object")) expect(bare(printed)).toContain(bare(said));
  }

  /** JSON and our own way to write amounts end in noughts that are not printed. */
  function bare(text: string): string {
    return text.replace(/\D/g, "").replace(/^0+|0+$/g, "");
  }
});
