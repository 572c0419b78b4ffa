import fc from "fast-check";
import { describe, expect, test } from "vitest";
import type { AskModel, Pointing, Question } from "../../src/fallback/model.ts";
import type { Page } from "../../src/page/page.ts";
import { withPointing } from "../../src/pointing/with-pointing.ts";
import { readPages } from "../support/read-pages.ts";
import { confidenceOf, provingResults } from "../../src/confidence/weigh.ts";
import { subjectOf } from "../../src/kinds/kinds.ts";
import type { Reading } from "../../src/kinds/reading.ts";
import { TEMPLATES } from "../../src/read/templates.ts";
import { toAnswer } from "../../src/wire/answer.ts";
import { pagesOfFixture } from "../support/corpus.ts";
import { numberlessPaper } from "../support/numberless-paper.ts";
import { cases } from "../support/cases.ts";
import { found } from "../../src/finding/finding.ts";
import { warningsOf } from "../../src/finding/sentences.ts";

/** Papers of which a field is null although it is printed. */
const PAPER = await numberlessPaper();
const NUMBERLESS = PAPER.pages;
const MAIL = await pagesOfFixture("fixtures/change-order/mail/approved-below-request");
const HIRE = await pagesOfFixture("fixtures/invoice/hire-schedule/scaffold");
const PROGRESS = await pagesOfFixture("fixtures/invoice/progress-bill/abschlag");

const USE = {
  model: "small",
  host: "127.0.0.1:1",
  leftMachine: false,
  requests: 1,
  inputTokens: 1_000,
  outputTokens: 20,
  costUsd: null,
} as const;

function answering(answer: (question: Question) => readonly Pointing[]): AskModel {
  return (question) => Promise.resolve({ kind: "pointed", pointings: answer(question), use: USE });
}

async function read(
  pages: readonly Page[],
  ask: AskModel,
): Promise<{ before: Reading; after: Reading }> {
  const before = readPages(pages, TEMPLATES);
  const after = await withPointing(before, { pages, templates: TEMPLATES, ask, below: 1 });
  return { before, after };
}

/** Identifiers of the words of a text that is printed in one line. */
function idsOf(question: Question, text: string): readonly string[] {
  const wanted = text.split(" ");
  for (const { words } of question.lines) {
    const begin = words.findIndex((_, at) =>
      wanted.every((word, offset) => words[at + offset]?.text === word),
    );
    if (begin >= 0) return words.slice(begin, begin + wanted.length).map(({ id }) => id);
  }
  return [];
}

function pointing(field: string, words: readonly string[]): Pointing {
  return { field, words, choice: null };
}

function certaintyOf(name: string, { fields }: Reading): number {
  return fields.find(({ field }) => field === name)?.value ?? 0;
}

describe("a field that was not found", () => {
  const number = answering((question) => [
    pointing("applicationNumber", idsOf(question, PAPER.number)),
  ]);

  test("is read where the model points", async () => {
    const { before, after } = await read(NUMBERLESS, number);
    expect(toAnswer(before)).toMatchObject({ document: { applicationNumber: null } });
    expect(toAnswer(after)).toMatchObject({ document: { applicationNumber: PAPER.number } });
    const evidence = after.evidence.find(({ field }) => field === "applicationNumber");
    expect(evidence?.from[0]).toMatchObject({ printed: PAPER.number, reader: "model" });
    expect(warningsOf(after).at(-1)).toBe(
      "The model on this machine (127.0.0.1:1) pointed at the words of the application number; verify it.",
    );
    expect(after.model).toMatchObject({ taken: ["applicationNumber"], failure: null, ...USE });
  });

  test("is never as certain as one beside its label", async () => {
    const { after } = await read(NUMBERLESS, number);
    expect(certaintyOf("applicationNumber", after)).toBeGreaterThan(0.5);
    expect(certaintyOf("applicationNumber", after)).toBeLessThan(0.97);
  });

  test("stays null where the words say no number", async () => {
    const { before, after } = await read(
      NUMBERLESS,
      answering((question) => [
        pointing(
          "applicationNumber",
          idsOf(
            question,
            PAPER.pages[0]?.words.find(({ text }) => /^[a-z]+$/i.test(text))?.text ?? "",
          ),
        ),
      ]),
    );
    expect(toAnswer(after)).toEqual(toAnswer(before));
    expect(after.model?.taken).toEqual([]);
  });

  test("stays null where the words are those of a certain field", async () => {
    const { after } = await read(
      NUMBERLESS,
      answering((question) => [pointing("applicationNumber", idsOf(question, PAPER.sure))]),
    );
    expect(toAnswer(after)).toMatchObject({ document: { applicationNumber: null } });
  });
});

/** A bill whose date is left out as not certain enough. */
function dateless(): Reading {
  const sound = readPages(HIRE, TEMPLATES);
  if (sound.documentType !== "INVOICE") throw new RangeError("It is a bill.");
  const { document } = sound;
  const name = subjectOf("INVOICE", "invoiceDate");
  const facts = { field: "invoiceDate", name, candidates: [] };
  const fields = sound.fields.map((field) =>
    field.field === "invoiceDate" && document.invoiceDate !== null
      ? ({ ...field, state: "withheld", value: 0.05, withheld: document.invoiceDate } as const)
      : field,
  );
  const results = provingResults(sound);
  return {
    ...sound,
    document: { ...document, invoiceDate: null },
    fields,
    confidence: confidenceOf({ kind: "INVOICE", pages: "native", fields, results }).value,
    findings: [...sound.findings, found("value-withheld", facts, ["invoiceDate"])],
  };
}

describe("a value that was left out", () => {
  test("comes back where the model points at it, without the warning that it is left out", async () => {
    const before = dateless();
    const after = await withPointing(before, {
      pages: HIRE,
      templates: TEMPLATES,
      ask: answering((question) => [pointing("invoiceDate", idsOf(question, "30/09/2026"))]),
      below: 1,
    });
    expect(toAnswer(before)).toMatchObject({ invoice: { invoiceDate: null } });
    expect(toAnswer(after)).toMatchObject({ invoice: { invoiceDate: "2026-09-30" } });
    expect(warningsOf(before).join(" ")).toContain("The invoice date is left out");
    expect(warningsOf(after).join(" ")).not.toContain("The invoice date is left out");
    expect(certaintyOf("invoiceDate", after)).toBeGreaterThan(certaintyOf("invoiceDate", before));
    expect(after.confidence).toBeGreaterThanOrEqual(before.confidence);
  });
});

describe("an amount", () => {
  /** The same application, its payment lost. */
  async function withoutPayment(ask: AskModel): Promise<Reading> {
    const sound = readPages(NUMBERLESS, TEMPLATES);
    if (sound.documentType !== "PAY_APPLICATION") throw new RangeError("It is an application.");
    const { document } = sound;
    const lost: Reading = {
      ...sound,
      document: {
        ...document,
        currentPaymentDue: null,
        lines: { ...document.lines, currentPaymentDue: null },
      },
      fields: sound.fields.map((field) =>
        field.field === "currentPaymentDue" ? { ...field, state: "absent", value: 0.3 } : field,
      ),
      evidence: sound.evidence.filter(({ field }) => !field.endsWith("currentPaymentDue")),
    };
    return withPointing(lost, { pages: NUMBERLESS, templates: TEMPLATES, ask, below: 1 });
  }
  const pointAt = (text: string): AskModel =>
    answering((question) => [pointing("currentPaymentDue", idsOf(question, text))]);

  test("is taken where identities hold with it", async () => {
    const reading = await withoutPayment(pointAt(PAPER.due));
    expect(toAnswer(reading)).toMatchObject({
      document: { currentPaymentDue: Number(PAPER.due.replace(/[^\d.]/g, "")) },
    });
    const field = reading.fields.find((one) => one.field === "currentPaymentDue");
    expect(field?.signs.proofs).toBeGreaterThan(0);
  });

  test("is not taken where an identity would break", async () => {
    const reading = await withoutPayment(pointAt(PAPER.earlier));
    expect(toAnswer(reading)).toMatchObject({ document: { currentPaymentDue: null } });
    expect(reading.model?.taken).toEqual([]);
  });
});

describe("a model that does not help", () => {
  test("changes nothing but a warning and the report", async () => {
    const { before, after } = await read(NUMBERLESS, () =>
      Promise.resolve({
        kind: "failed",
        failure: "timeout",
        message: "The model took too long.",
        use: USE,
      }),
    );
    expect({ ...after, findings: before.findings, model: undefined }).toEqual({
      ...before,
      model: undefined,
    });
    expect(warningsOf(after).at(-1)).toBe(
      "A model was asked and did not help: The model took too long.",
    );
    expect(after.model?.failure).toBe("The model took too long.");
  });

  test("is not asked where the reading is sure enough", async () => {
    const before = readPages(NUMBERLESS, TEMPLATES);
    const ask: AskModel = () => Promise.reject(new Error("Nobody was to ask."));
    const given = { pages: NUMBERLESS, templates: TEMPLATES, ask, below: before.confidence };
    expect(await withPointing(before, given)).toBe(before);
  });
});

describe("whatever a model answers", () => {
  const papers = { NUMBERLESS, MAIL, PROGRESS };
  const words = fc.array(
    fc.oneof(
      { weight: 8, arbitrary: fc.nat(400).map((at) => ({ at })) },
      { weight: 1, arbitrary: fc.string({ maxLength: 5 }).map((id) => ({ id })) },
    ),
    { maxLength: 6 },
  );
  const answers = fc.array(
    fc.record({
      field: fc.oneof(
        { weight: 9, arbitrary: fc.nat(20).map((at) => ({ at })) },
        { weight: 1, arbitrary: fc.constantFrom("currentPaymentDue", "__proto__", "total", "x") },
      ),
      words,
      next: fc.boolean(),
      choice: fc.constantFrom(null, "GC_CHANGE_ORDER", "SUBCONTRACTOR_REQUEST", "APPROVED"),
    }),
    { maxLength: 12 },
  );

  test.each(Object.entries(papers))(
    "no digit is invented and nothing certain changes: %s",
    async (_name, pages) => {
      let takenEver = 0;
      await fc.assert(
        fc.asyncProperty(answers, async (drawn) => {
          const { before, after } = await read(
            pages,
            answering((question) => pointingsOf(question, drawn)),
          );
          const taken = new Set(after.model?.taken ?? []);
          takenEver += taken.size;
          const sure = before.fields.filter(
            ({ value, state }) => value >= (state === "absent" ? 0.97 : 0.9),
          );
          expect(sure.filter(({ field }) => taken.has(field))).toEqual([]);
          for (const field of taken) {
            if (field === "kind") continue;
            const evidence = after.evidence.find((one) => one.field === field);
            const printed = evidence?.from.map((place) => place.printed).join("") ?? "";
            const said = JSON.stringify(valueAt(toAnswer(after), field)).replace(/\D/g, "");
            if (!/date|period/i.test(field)) expect(digits(printed)).toContain(trimmed(said));
          }
          expect(unchanged(after, taken)).toEqual(unchanged(before, taken));
          expect(after.confidence).toBeLessThanOrEqual(1);
        }),
        { numRuns: cases(300, 120), seed: 2121 },
      );
      // The law would hold of a reader that takes nothing at all.
      expect(takenEver).toBeGreaterThan(0);
    },
  );

  function pointingsOf(
    question: Question,
    drawn: readonly {
      readonly field: { readonly at: number } | string;
      readonly words: readonly ({ readonly at: number } | { readonly id: string })[];
      readonly next: boolean;
      readonly choice: string | null;
    }[],
  ): readonly Pointing[] {
    const ids = question.lines.flatMap((line) => line.words.map(({ id }) => id));
    return drawn.map(({ field, words: picked, next, choice }) => {
      const first = picked[0];
      const run =
        next && first !== undefined && "at" in first
          ? picked.map((_, offset) => ids[(first.at + offset) % ids.length] ?? "")
          : picked.map((one) => ("at" in one ? (ids[one.at % ids.length] ?? "") : one.id));
      const name =
        typeof field === "string"
          ? field
          : (question.fields[field.at % question.fields.length]?.name ?? "");
      return { field: name, words: run, choice };
    });
  }
});

/** The answer without the fields that were taken. */
function unchanged(reading: Reading, taken: ReadonlySet<string>): unknown {
  const { document, invoice } = toAnswer(reading) as { document?: object; invoice?: object };
  const without = (object: object, prefix: string): object =>
    Object.fromEntries(
      Object.entries(object).flatMap(([name, value]: readonly [string, unknown]) => {
        if (taken.has(prefix + name)) return [];
        const isPart = typeof value === "object" && value !== null && !Array.isArray(value);
        return [[name, isPart ? without(value, `${prefix}${name}.`) : value]];
      }),
    );
  return without(document ?? invoice ?? {}, "");
}

function valueAt(answer: object, path: string): unknown {
  const [, body] = Object.entries(answer)[0] ?? [];
  return path
    .split(".")
    .reduce((value: unknown, name) => (value as Record<string, unknown>)[name], body);
}

function digits(text: string): string {
  return text.replace(/\D/g, "");
}

/** JSON writes 5.00 as 5. */
function trimmed(text: string): string {
  return text.replace(/0+$/, "");
}
