import { existsSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { faultsOf } from "../support/e-invoice/faults.ts";
import { brokenFacturX } from "../support/hybrid/factur-x-rules.ts";
import { crossfoot, folderOf, GOOD } from "./run-crossfoot.ts";

const BILL = "fixtures/invoice/german-letter/beton.pdf";
const WITH_TAX_INSIDE = "fixtures/invoice/hotel-folio/alpenhof.pdf";
const FORMAT = ["--format", "en16931"];
/** It says that it is PDF/A. */
const ARCHIVED = "test/hybrid/papers/pdfa-2b-packed.pdf";
const FACTUR_X = [...FORMAT, "--syntax", "factur-x"];

describe.concurrent("read --format en16931", () => {
  test("writes one bill to standard output, in UBL or in CII", async () => {
    const ubl = await crossfoot(["read", BILL, ...FORMAT]);
    expect(ubl.stdout).toMatch(/^<\?xml[^\n]*\n<Invoice /);
    expect(faultsOf(ubl.stdout)).toEqual([]);
    expect(ubl.stderr).toContain("E-invoices: 1 written, 0 not.");
    expect(ubl.code).toBe(0);
    const cii = await crossfoot(["read", BILL, ...FORMAT, "--syntax", "cii"]);
    expect(cii.stdout).toMatch(/^<\?xml[^\n]*\n<rsm:CrossIndustryInvoice /);
    expect(faultsOf(cii.stdout)).toEqual([]);
  });

  test("writes a file for each bill, names what is missing, and leaves nothing of what is refused", async () => {
    const folder = folderOf({ "a.pdf": BILL, "b/z.pdf": WITH_TAX_INSIDE, "c.pdf": GOOD });
    const out = folderOf({});
    writeFileSync(join(out, "c.xml"), "of an earlier run");
    const { code, stdout, stderr } = await crossfoot(["read", folder, ...FORMAT, "--out", out]);
    expect(stdout).toBe("");
    expect(
      readdirSync(out, { recursive: true }).filter((name) => String(name).endsWith(".xml")),
    ).toEqual(["a.xml"]);
    expect(faultsOf(readFileSync(join(out, "a.xml"), "utf8"))).toEqual([]);
    expect(stderr).toMatch(
      /not written {2}.*z\.pdf:\n {2}BT-131: the amounts of the items are printed with tax/,
    );
    expect(stderr).toMatch(/not written {2}.*c\.pdf:\n {2}The document is no invoice/);
    expect(stderr).toContain("E-invoices: 1 written, 2 not.");
    expect(code).toBe(3);
  });

  test("counts what is not written as --fail-on says, and tells it also when it is quiet", async () => {
    const words = ["read", WITH_TAX_INSIDE, ...FORMAT, "--quiet"];
    const quiet = await crossfoot(words);
    expect(quiet).toMatchObject({ code: 3, stdout: "" });
    expect(quiet.stderr).toContain("BT-131");
    expect((await crossfoot([...words, "--fail-on", "never"])).code).toBe(0);
  });

  test("a file that ends in .xml is one; nothing is begun of a bill that is refused", async () => {
    const out = folderOf({});
    const file = join(out, "bill.xml");
    expect((await crossfoot(["read", BILL, "--out", file])).code).toBe(0);
    expect(readFileSync(file, "utf8")).toContain("26-04417");
    expect((await crossfoot(["read", WITH_TAX_INSIDE, "--out", file])).code).toBe(3);
    expect(existsSync(file)).toBe(false);
  });

  test("a profile lists what it asks for beyond the norm", async () => {
    const words = ["read", BILL, ...FORMAT, "--profile", "xrechnung"];
    const { code, stderr } = await crossfoot(words);
    expect(stderr).toMatch(/BT-10: .*\n {2}BT-41: .*\n {2}BT-49: /);
    expect(code).toBe(3);
  });

  test("goes on with a journal like every other format", async () => {
    const folder = folderOf({ "a.pdf": BILL, "b.pdf": WITH_TAX_INSIDE });
    const out = folderOf({});
    const words = ["read", folder, ...FORMAT, "--out", out];
    await crossfoot(words);
    const again = await crossfoot([...words, "--resume"]);
    expect(again.stderr).toContain("2 documents were known and not read again.");
    expect(again.stderr).toContain("E-invoices: 1 written, 1 not.");
  });

  test("puts it into the PDF with --syntax factur-x, and says why not where it cannot", async () => {
    const folder = folderOf({ "a.pdf": ARCHIVED, "b/z.pdf": BILL, "c.pdf": WITH_TAX_INSIDE });
    const out = folderOf({});
    writeFileSync(join(out, "c.pdf"), "of an earlier run");
    const words = ["read", folder, "--kind", "invoice", ...FACTUR_X, "--out", out];
    const { code, stdout, stderr } = await crossfoot(words);
    expect(stdout).toBe("");
    expect(
      readdirSync(out, { recursive: true }).filter((name) => String(name).endsWith(".pdf")),
    ).toEqual(["a.pdf"]);
    expect(brokenFacturX(readFileSync(join(out, "a.pdf")))).toEqual([]);
    expect(stderr).toMatch(/z\.pdf:\n {2}The PDF does not say that it is PDF\/A/);
    expect(stderr).toMatch(/c\.pdf:\n {2}The PDF does not say .*\n {2}BT-131: /);
    expect(stderr).toContain("E-invoices: 1 written, 2 not.");
    expect(code).toBe(3);

    const file = join(out, "bill.pdf");
    const one = ["read", ARCHIVED, "--kind", "invoice", "--syntax", "factur-x", "--out", file];
    expect((await crossfoot(one)).code).toBe(0);
    expect(Buffer.compare(readFileSync(file), readFileSync(join(out, "a.pdf")))).toBe(0);
    const shown = await crossfoot(["read", file, "--kind", "invoice", ...FACTUR_X]);
    expect(shown).toMatchObject({ code: 3, stdout: "" });
    expect(shown.stderr).toContain("The PDF has an e-invoice inside already.");
  });

  test("writes the PDF to standard output, also of one that comes by standard input", async () => {
    const source = readFileSync(ARCHIVED);
    const words = ["read", "-", "--kind", "invoice", ...FACTUR_X];
    const { code, stdout } = await crossfoot(words, { input: source });
    expect(code).toBe(0);
    expect(stdout.startsWith("%PDF-")).toBe(true);
    expect(stdout).toContain("<rsm:CrossIndustryInvoice");
  });

  test("a bill is never written over itself", async () => {
    const folder = folderOf({ "a.pdf": ARCHIVED });
    const words = ["read", folder, "--kind", "invoice", ...FACTUR_X, "--out", folder];
    const { code, stderr } = await crossfoot(words);
    expect(stderr).toContain("a.pdf is one of the documents: name another file with --out.");
    expect(code).toBe(2);
    expect(Buffer.compare(readFileSync(join(folder, "a.pdf")), readFileSync(ARCHIVED))).toBe(0);
  });

  test.each([
    [[BILL, WITH_TAX_INSIDE, ...FORMAT], "name a folder"],
    [[ARCHIVED, ...FACTUR_X, "--profile", "xrechnung"], "by the rules of the norm alone"],
    [[ARCHIVED, ...FACTUR_X, "--out", "bill.xml"], "Name a file that ends in .pdf."],
    [[ARCHIVED, ...FORMAT, "--out", "bill.pdf"], "a PDF only with --syntax factur-x"],
    [[ARCHIVED, "--syntax", "factur-x"], "they go with --format en16931"],
    [[BILL, "--syntax", "cii"], "they go with --format en16931"],
    [
      [BILL, ...FORMAT, "--syntax", "cii", "--profile", "peppol"],
      "Peppol exchanges invoices as UBL",
    ],
    [[BILL, ...FORMAT, "--remote", "http://127.0.0.1:1"], "only a read on this machine"],
    [[BILL, ...FORMAT, "--out", "bills.json"], "do not go together"],
  ])("%j is refused before anything is read", async (words, sentence) => {
    const { code, stderr } = await crossfoot(["read", ...words]);
    expect(stderr).toContain(sentence);
    expect(code).toBe(2);
  });
});
