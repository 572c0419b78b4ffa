import { execFileSync } from "node:child_process";
import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { fingerprintOf, type Input } from "../../src/batch/input.ts";
import { repeatedInvoiceLines } from "../../src/cli/summary.ts";
import { invoiceTraceOf } from "../../src/library/invoice-trace-of.ts";
import { REQUEST } from "../wire/change-order-by-hand.ts";
import { INVOICE } from "../wire/invoice-by-hand.ts";
import { folderOf } from "./run-crossfoot.ts";
import type { Source } from "../../src/batch/read-bytes.ts";

const PAINT = { yellow: (text: string) => `<${text}>` };

function inputOf(name: string, bytes: string): Input {
  return documentOf(name, { bytes: new TextEncoder().encode(bytes) });
}

function documentOf(name: string, source: Source): Input {
  return { kind: "document", name, source, sizeBytes: 0, resultPath: name };
}

describe("the lines about invoices that come twice", () => {
  test("name the files, and nothing in them steers the terminal", async () => {
    const outcome = { kind: "read", reading: INVOICE } as const;
    const traces = [
      await invoiceTraceOf(inputOf("a\u001b[31m.pdf", "1"), outcome),
      await invoiceTraceOf(inputOf("b.pdf", "2"), outcome),
      await invoiceTraceOf(inputOf("c.pdf", "1"), outcome),
    ].filter((trace) => trace !== null);
    expect(repeatedInvoiceLines(traces, PAINT)).toEqual([
      "<same file>  a [31m.pdf and c.pdf are the same file.",
      "<same invoice>  a [31m.pdf and b.pdf are probably the same invoice: KS-20417 of Kestrel & Sons <Hardware> Ltd over CAD 2,956.98.",
    ]);
  });

  test("are about invoices alone", async () => {
    const input = inputOf("a.pdf", "1");
    const message = "The PDF is damaged.";
    expect(await invoiceTraceOf(input, { kind: "read", reading: REQUEST })).toBeNull();
    expect(await invoiceTraceOf(input, { kind: "unread", code: "damaged", message })).toBeNull();
    expect(repeatedInvoiceLines([], PAINT)).toEqual([]);
  });
});

describe("the fingerprint of an input", () => {
  test("is that of its bytes, wherever they come from", async () => {
    const path = join(folderOf(), "a.pdf");
    writeFileSync(path, "1");
    const file = documentOf("a.pdf", { path });
    expect(await fingerprintOf(file)).toBe(await fingerprintOf(inputOf("-", "1")));
    expect(await fingerprintOf(file)).not.toBe(await fingerprintOf(inputOf("-", "2")));
  });

  test("of a pipe, a folder or a file that has gone is its name, at once", async () => {
    const folder = folderOf();
    const pipe = join(folder, "pipe");
    execFileSync("bash", ["-c", 'mkfifo "$0"', pipe]);
    for (const path of [pipe, folder, join(folder, "gone.pdf")]) {
      expect(await fingerprintOf(documentOf("x.pdf", { path }))).toBe("x.pdf");
    }
  });
});
