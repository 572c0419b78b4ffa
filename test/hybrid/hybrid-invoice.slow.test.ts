import { execFileSync, spawnSync } from "node:child_process";
import { mkdtempSync, readFileSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { extractXml } from "@stackforge-eu/factur-x";
import { getDocument } from "pdfjs-dist/legacy/build/pdf.mjs";
import { describe, expect, test } from "vitest";
import { toEInvoice } from "../../src/index.ts";
import { LIMITS } from "../../src/base/limits.ts";
import { type HybridInvoice, hybridInvoice } from "../../src/hybrid/hybrid-invoice.ts";
import type { InvoiceReading, Reading } from "../../src/kinds/reading.ts";
import { readDocument } from "../../src/read.ts";
import { faultsOf } from "../support/e-invoice/faults.ts";
import { brokenFacturX } from "../support/hybrid/factur-x-rules.ts";

const PAPERS = ["pdfa-1a", "pdfa-2b-packed", "pdfa-3b-with-file"] as const;

function pathOf(name: string): string {
  return `test/hybrid/papers/${name}.pdf`;
}

async function readingOf(bytes: Uint8Array): Promise<InvoiceReading> {
  const reading = await readDocument(bytes, { kind: "invoice", hasTerms: true, limits: LIMITS });
  if (reading.documentType !== "INVOICE") throw new Error("It was read as something else.");
  return reading;
}

function made(reading: Reading, bytes: Uint8Array): HybridInvoice {
  const hybrid = hybridInvoice(reading, { bytes, isPart: false, lumpSums: false });
  if (hybrid.kind === "refused") throw new Error(hybrid.reasons.join(" "));
  return hybrid;
}

const CASES = await Promise.all(
  PAPERS.map(async (name) => {
    const bytes = new Uint8Array(readFileSync(pathOf(name)));
    const reading = await readingOf(bytes);
    return { name, bytes, reading, hybrid: made(reading, bytes) };
  }),
);

describe.each(CASES)("$name with its e-invoice inside", ({ name, bytes, reading, hybrid }) => {
  const { pdf, xml } = hybrid;

  test("keeps every byte of the source, and is the same each time", () => {
    expect(Buffer.compare(pdf.subarray(0, bytes.length), bytes)).toBe(0);
    expect(Buffer.compare(made(reading, bytes).pdf, pdf)).toBe(0);
  });

  test("keeps the rules of Factur-X, of the schema and of the norm", () => {
    expect(brokenFacturX(pdf)).toEqual([]);
    expect(faultsOf(xml)).toEqual([]);
  });

  test("is read as before, and agrees with what is inside", async () => {
    const again = await readingOf(pdf.slice());
    expect(again.document).toEqual(reading.document);
    expect(again.terms).toEqual(reading.terms);
    expect(again.findings).toEqual(reading.findings);
    expect(again.eInvoice).toMatchObject({
      name: "factur-x.xml",
      profile: "urn:cen.eu:en16931:2017",
    });
    const { comparisons = [] } = again.eInvoice ?? {};
    expect(comparisons.length).toBeGreaterThan(20);
    expect(comparisons.filter(({ agrees }) => agrees === false)).toEqual([]);
    const twice = hybridInvoice(again, { bytes: pdf, isPart: false, lumpSums: false });
    expect(twice).toMatchObject({
      kind: "refused",
      reasons: ["The PDF has an e-invoice inside already. Write UBL or CII beside it."],
    });
  });

  test("is found by readers of others, which show the same pages", async () => {
    expect(await extractXml(pdf)).toMatchObject({ filename: "factur-x.xml", xml });
    const [before, after] = [await seenByPdfjs(bytes), await seenByPdfjs(pdf)];
    expect(after.words).toEqual(before.words);
    expect(after.files.filter((file) => file !== "factur-x.xml")).toEqual(before.files);
    expect(after.files).toContain("factur-x.xml");
    expect(after.said).toEqual(["3", name.endsWith("1a") ? "A" : "B", "INVOICE", "EN 16931"]);
  });

  const hasQpdf = spawnSync("qpdf", ["--version"]).status === 0;
  test.skipIf(!hasQpdf)(
    hasQpdf ? "qpdf finds nothing wrong" : "qpdf is not installed: it does not check Factur-X",
    () => {
      const path = join(mkdtempSync(join(tmpdir(), "hybrid-")), `${name}.pdf`);
      writeFileSync(path, pdf);
      expect(execFileSync("qpdf", ["--check", path]).toString()).toContain("No syntax or stream");
      const shown = execFileSync("qpdf", [path, "--show-attachment=factur-x.xml"]);
      expect(shown.toString()).toBe(xml);
    },
  );
});

test.each([
  ["the metadata say PDF/A-3", "<pdfaid:part>3<", "<pdfaid:part>2<"],
  ["the metadata say the level A, B or U", "conformance>A<", "conformance>C<"],
  ["fx:DocumentType is INVOICE", ">INVOICE<", ">INVOICY<"],
  ["fx:Version is 1.0", ">1.0<", ">9.0<"],
  ["fx:ConformanceLevel is that of the XML", ">EN 16931<", ">EN 16930<"],
  ["the metadata describe the schema of fx", ">fx</pdfaSchema", ">zf</pdfaSchema"],
  ["fx:DocumentFileName is the file's name", ">factur-x.xml<", ">factur-y.xml<"],
  ["the metadata are XML that is not packed", "/XML", "/XXL"],
  ["the file is called factur-x.xml once", "[(factur-x.xml)", "[(factur-y.xml)"],
  ["the names of files stand in order", "[(factur-x.xml)", "[(zactur-x.xml)"],
  ["its description says what it is", "/F (factur-x.xml)", "/F (factur-y.xml)"],
  ["the file begins as PDF does and ends with its mark of the end", "%%EOF", "%%EOX"],
  ["the catalog associates the file", "/AF [", "/AG ["],
  ["its relationship is Alternative", "/Alternative", "/Unspecified"],
  ["it is an embedded file of type text/xml", "/text#2Fxml", "/text#2Fxxl"],
  ["its size, sum and date are right", "Tischlerarbeiten", "Tischlerarbeitet"],
  ["the trailer has two marks and no encryption", "/Prev", "/Encrypt 9 0 R /Prev"],
])("the rule that %s can be broken", (rule, from, to) => {
  // A paper with another file has two names to bring into order.
  const { hybrid, bytes } = rule.includes("order") ? lastCase() : firstCase();
  const text = Buffer.from(hybrid.pdf).toString("latin1");
  const own = text.slice(bytes.length);
  expect(own).toContain(from);
  const broken = Buffer.from(text.slice(0, bytes.length) + own.replace(from, to), "latin1");
  expect(brokenFacturX(broken)).toContain(rule);
});

describe("what is in the way is said", () => {
  test("of a bill that is sound and no PDF/A, with what else is missing", async () => {
    const path = "fixtures/invoice/german-letter/beton.pdf";
    const bytes = new Uint8Array(readFileSync(path));
    const reading = await readingOf(bytes);
    const { reasons } = refusal(reading, bytes);
    expect(reasons).toEqual([expect.stringContaining("does not say that it is PDF/A")]);
  });

  test("of a part of a file", () => {
    const { reading, bytes } = firstCase();
    const hybrid = hybridInvoice(reading, { bytes, isPart: true, lumpSums: false });
    expect(hybrid).toMatchObject({
      reasons: [expect.stringContaining("holds other documents")],
    });
  });
});

function refusal(reading: Reading, bytes: Uint8Array): { readonly reasons: readonly string[] } {
  const hybrid = hybridInvoice(reading, { bytes, isPart: false, lumpSums: false });
  if (hybrid.kind !== "refused") throw new Error("It was written.");
  return hybrid;
}

test("the library writes the same bytes", async () => {
  const { hybrid, bytes } = firstCase();
  const written = await toEInvoice(bytes, { kind: "invoice", syntax: "factur-x" });
  if (written.kind !== "emitted" || written.syntax !== "factur-x") throw new Error("Refused.");
  expect(Buffer.compare(written.pdf, hybrid.pdf)).toBe(0);
  await expect(toEInvoice(bytes, { syntax: "factur-x", profile: "xrechnung" })).rejects.toThrow(
    "leave out `profile`",
  );
});

function firstCase(): (typeof CASES)[number] {
  const [first] = CASES;
  if (first === undefined) throw new Error("There is no paper.");
  return first;
}

function lastCase(): (typeof CASES)[number] {
  return CASES.at(-1) ?? firstCase();
}

interface Seen {
  readonly words: readonly string[];
  readonly files: readonly string[];
  readonly said: readonly (string | null)[];
}

async function seenByPdfjs(bytes: Uint8Array): Promise<Seen> {
  const task = getDocument({ data: bytes.slice(), verbosity: 0 });
  try {
    const document = await task.promise;
    const { metadata } = await document.getMetadata();
    const { items } = await (await document.getPage(1)).getTextContent();
    return {
      words: items.flatMap((item) =>
        "str" in item ? [`${item.str} ${item.transform.join()}`] : [],
      ),
      files: Object.keys(((await document.getAttachments()) as object | null) ?? {}),
      said: ["pdfaid:part", "pdfaid:conformance", "fx:documenttype", "fx:conformancelevel"].map(
        (name) => metadata.get(name) as string | null,
      ),
    };
  } finally {
    await task.destroy();
  }
}
