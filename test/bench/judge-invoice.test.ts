import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { SCORED_INVOICES } from "../../bench/kinds/invoice.ts";
import type { Truth } from "../../bench/kinds/kind.ts";
import type { FieldScore, ListScore } from "../../bench/score/document-score.ts";
import { judgeFields, judgeLists } from "../../bench/score/score-document.ts";
import type { InvoiceBody } from "../../src/wire/contract.ts";
import { INVOICES } from "../support/corpus.ts";

type InvoiceTruth = Truth & { readonly name: string; readonly invoice: InvoiceBody };

const TRUTHS = INVOICES.map(
  (path) => JSON.parse(readFileSync(`${path}.truth.json`, "utf8")) as InvoiceTruth,
);
const truth = truthNamed("ready-mix");

describe("measuring an invoice", () => {
  it("finds nothing wrong with a truth", () => {
    for (const one of TRUTHS) {
      const { fields, taxes, lines } = judgeInvoice(one, one.invoice);
      const verdicts = new Set([...fields.values()].map(({ verdict }) => verdict));
      expect([...verdicts].filter((verdict) => !["hit", "empty"].includes(verdict))).toEqual([]);
      expect([taxes?.missing, taxes?.invented, lines?.missing, lines?.invented]).toEqual([
        0, 0, 0, 0,
      ]);
      expect(lines?.wholeRows).toBe(one.invoice.lineItems.length);
    }
  });

  it("misses all that is printed where nothing was read", () => {
    const { fields, lines } = judgeInvoice(truth, null);
    expect(fields.get("total")?.verdict).toBe("missing");
    expect(fields.get("shipping")?.verdict).toBe("empty");
    expect(lines?.missing).toBe(truth.invoice.lineItems.length);
  });

  it("tells wrong from invented", () => {
    const { fields } = judgeInvoice(truth, { ...truth.invoice, total: 1, shipping: 5 });
    expect(fields.get("total")?.verdict).toBe("wrong");
    expect(fields.get("shipping")?.verdict).toBe("invented");
  });

  it("takes a printed zero of a discount for nothing, but not nothing for a zero", () => {
    const zero = truthNamed("bouwlamp");
    expect(judged(zero, { discount: null })).toBe("neutral");
    expect(judged(truth, { discount: 0 })).toBe("invented");
  });

  it("takes what the truth accepts besides", () => {
    const dachstuhl = truthNamed("dachstuhl");
    const { fields } = judgeInvoice(dachstuhl, { ...dachstuhl.invoice, dueDate: "2026-06-26" });
    expect(fields.get("dueDate")?.verdict).toBe("neutral");
  });

  it("counts a line that was left out, one that was invented, and cells that are wrong", () => {
    const [first, ...rest] = truth.invoice.lineItems;
    const invented = { description: "Subtotal", quantity: null, unitPrice: null, amount: 3.21 };
    expect(judgeInvoice(truth, withLines([...rest])).lines).toMatchObject({
      missing: 1,
      invented: 0,
    });
    expect(
      judgeInvoice(truth, withLines([...truth.invoice.lineItems, invented])).lines,
    ).toMatchObject({ missing: 0, invented: 1 });
    if (first === undefined) throw new Error("The truth has no lines.");
    const turned = { ...first, quantity: first.unitPrice, unitPrice: first.quantity };
    const { lines } = judgeInvoice(truth, withLines([turned, ...rest]));
    expect(lines?.columns["quantity"]).toEqual({ exact: rest.length, of: rest.length + 1 });
    expect(lines?.wholeRows).toBe(rest.length);
  });

  it("takes a tax of another amount for missing and invented", () => {
    const taxes = truth.invoice.taxes.map((tax) => ({ ...tax, amount: 1 }));
    expect(judgeInvoice(truth, { ...truth.invoice, taxes }).taxes).toMatchObject({
      hit: 0,
      missing: 1,
      invented: 1,
    });
  });

  function judged(of: InvoiceTruth, change: Partial<InvoiceBody>): string | undefined {
    return judgeInvoice(of, { ...of.invoice, ...change }).fields.get("discount")?.verdict;
  }

  function withLines(lineItems: InvoiceBody["lineItems"]): InvoiceBody {
    return { ...truth.invoice, lineItems };
  }
});

function truthNamed(name: string): InvoiceTruth {
  const found = TRUTHS.find((one) => one.name === name);
  if (found === undefined) throw new Error(`There is no invoice ${name}.`);
  return found;
}

/** What is said of an invoice that was read so; null where nothing was read. */
function judgeInvoice(
  truth: InvoiceTruth,
  invoice: InvoiceBody | null,
): {
  readonly fields: ReadonlyMap<string, FieldScore>;
  readonly taxes: ListScore | undefined;
  readonly lines: ListScore | undefined;
} {
  const body = invoice === null ? null : { ...invoice };
  const lists = judgeLists(SCORED_INVOICES, truth, body === null ? null : { body, reading: null });
  return {
    fields: judgeFields(SCORED_INVOICES, truth, body),
    taxes: lists.get("taxes"),
    lines: lists.get("lineItems"),
  };
}
