import { expect, test } from "vitest";
import { Money } from "../../src/base/money.ts";
import { overviewLines } from "../../src/cli/table/overview.ts";

import type { SeenPaper } from "../../src/verdict/together.ts";
import { PAINT } from "./table-of.ts";

function bill(file: string, dueDate: string | null): SeenPaper {
  return {
    file,
    judgement: { verdict: "pay", reasons: [] },
    read: {
      documentType: "INVOICE",
      known: {
        documentKind: "Invoice",
        number: "7",
        sender: "Kestrel",
        customer: null,
        project: null,
        date: "2026-03-12",
        dueDate,
        amount: Money.of("5.00"),
        due: Money.of("5.00"),
        currency: "USD",
      },
    },
  };
}

const PAPERS = [bill("a.pdf", "2026-04-11"), bill("much-longer.pdf", null)];

function linesIn(columns: number, papers = PAPERS): readonly string[] {
  return overviewLines(papers, { paint: PAINT, columns });
}

test("a line says by when to pay, and is as wide as before where no paper says it", () => {
  expect(linesIn(Infinity)).toEqual([
    "Pay  Kestrel  7  2026-03-12  5.00  USD  due 2026-04-11  a.pdf",
    "Pay  Kestrel  7  2026-03-12  5.00  USD                  much-longer.pdf",
  ]);
  expect(linesIn(Infinity, PAPERS.slice(1))).toEqual([
    "Pay  Kestrel  7  2026-03-12  5.00  USD  much-longer.pdf",
  ]);
});

test("the day on which to pay is left out where the longest line would not fit with it", () => {
  const [, longest = ""] = linesIn(Infinity);
  expect(linesIn(longest.length)[1]).toBe(longest);
  expect(linesIn(longest.length - 1)).toEqual([
    "Pay  Kestrel  7  2026-03-12  5.00  USD  a.pdf",
    "Pay  Kestrel  7  2026-03-12  5.00  USD  much-longer.pdf",
  ]);
});
