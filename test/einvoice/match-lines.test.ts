import { describe, expect, it } from "vitest";
import { Money } from "../../src/base/money.ts";
import type { InvoiceLine } from "../../src/document/invoice.ts";
import type { EInvoiceLine } from "../../src/einvoice/e-invoice.ts";
import { matchLines } from "../../src/einvoice/compare-lines.ts";
import { amount, line, text } from "./support/printed-invoice.ts";
import { soon } from "../support/soon.ts";

function inFile(name: string | null, plain: string | null): EInvoiceLine {
  return {
    name,
    description: null,
    quantity: null,
    unit: null,
    unitPrice: null,
    grossUnitPrice: null,
    priceBasis: null,
    discount: null,
    amount: plain === null ? null : Money.of(plain),
    taxRate: null,
  };
}

function onPaper(description: string | null, plain: string | null): InvoiceLine {
  return line({
    description: description === null ? null : text(description),
    amount: plain === null ? null : amount(plain),
  });
}

type Row = readonly [string | null, string | null];

describe("lines of the file and of the paper go together", () => {
  it.each<readonly [string, readonly Row[], readonly Row[], readonly (number | null)[]]>([
    [
      "in order",
      [
        ["Sand", "10"],
        ["Kies", "20"],
      ],
      [
        ["Sand", "10"],
        ["Kies", "20"],
      ],
      [0, 1],
    ],
    [
      "in another order",
      [
        ["Sand", "10"],
        ["Kies", "20"],
      ],
      [
        ["KIES", "20"],
        ["sand", "10"],
      ],
      [1, 0],
    ],
    [
      "the same line twice",
      [
        ["Sand", "10"],
        ["Sand", "10"],
      ],
      [
        ["Sand", "10"],
        ["Sand", "10"],
      ],
      [0, 1],
    ],
    [
      "by amount and description before either",
      [
        ["Sand", "10"],
        ["Kies", "10"],
      ],
      [
        ["Kies", "10"],
        ["Sand", "10"],
      ],
      [1, 0],
    ],
    [
      "by amount, with the one described alike",
      [
        ["Sand fein", "10"],
        ["Kies grob", "10"],
      ],
      [
        ["Kies, grob, 0/32", "10"],
        ["Sand fein, gewaschen", "10"],
      ],
      [1, 0],
    ],
    [
      "by amount where the descriptions have nothing in common",
      [
        ["M-01", "10"],
        ["M-02", "20"],
      ],
      [
        ["Sand", "20"],
        ["Kies", "10"],
      ],
      [1, 0],
    ],
    [
      "by description where the amounts differ",
      [
        ["Sand", "10"],
        ["Kies", "20"],
      ],
      [
        ["Kies", "21"],
        ["Sand", "11"],
        ["Lehm", "5"],
      ],
      [1, 0],
    ],
    [
      "by place where neither fits and both have as many",
      [
        ["Sand", "10"],
        ["M-02", "20"],
      ],
      [
        ["Sand", "10"],
        ["Lehm", "21"],
      ],
      [0, 1],
    ],
    [
      "not by place where the paper has more",
      [
        ["Sand", "10"],
        ["M-02", "20"],
      ],
      [
        ["Sand", "10"],
        ["Lehm", "21"],
        ["Ton", "5"],
      ],
      [0, null],
    ],
    [
      "a line that the paper lacks",
      [
        ["Sand", "10"],
        ["Kies", "20"],
      ],
      [["Kies", "20"]],
      [null, 0],
    ],
    [
      "each printed line once",
      [
        ["Sand", "10"],
        ["Sand", "10"],
      ],
      [["Sand", "10"]],
      [0, null],
    ],
    [
      "whatever the sign",
      [["Sand", "-10"]],
      [
        ["Abzug", "10"],
        ["Kies", "20"],
      ],
      [0],
    ],
    [
      "nothing with nothing",
      [
        [null, null],
        ["—", null],
      ],
      [
        ["***", null],
        [null, null],
        [null, null],
      ],
      [null, null],
    ],
  ])("%s", (_, lines, printed, expected) => {
    const matches = matchLines(
      lines.map(([name, plain]) => inFile(name, plain)),
      printed.map(([description, plain]) => onPaper(description, plain)),
    );
    expect(matches).toEqual(expected);
  });

  it("ten thousand of one amount, soon and each once", async () => {
    const count = 10_000;
    const lines = Array.from({ length: count }, (_, index) => inFile(`Position ${index}`, "0"));
    const printed = Array.from({ length: count }, (_, index) => onPaper(`Zeile x${index}`, "0"));
    const matches = await soon(() => matchLines(lines, printed));
    expect(new Set(matches).size).toBe(count);
  });
});
