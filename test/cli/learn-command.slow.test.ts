import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { acceptedBill, drawVendorBill, FIRST_BILL, SECOND_BILL } from "../support/vendor-bill.ts";
import { crossfoot, EMPTY, folderOf } from "./run-crossfoot.ts";

/** A folder with two bills of one vendor and the accepted answer for the first. */
async function folderWithBills(answer: object = acceptedBill(FIRST_BILL)): Promise<string> {
  const folder = folderOf();
  writeFileSync(join(folder, "first.pdf"), await drawVendorBill(FIRST_BILL));
  writeFileSync(join(folder, "second.pdf"), await drawVendorBill(SECOND_BILL));
  writeFileSync(join(folder, "first.truth.json"), JSON.stringify(answer));
  return folder;
}

async function learn(folder: string, ...more: readonly string[]): ReturnType<typeof crossfoot> {
  const words = ["templates", "learn", "first.pdf", "--truth", "first.truth.json", ...more];
  return crossfoot(words, { cwd: folder });
}

const invoiceIn = (json: string): Readonly<Record<string, unknown>> =>
  (JSON.parse(json) as { readonly invoice: Record<string, unknown> }).invoice;

describe.concurrent("templates learn", () => {
  test("writes a template with which the next bill of the vendor is read", async () => {
    const folder = await folderWithBills();
    const { code, stdout } = await learn(folder, "--out", "quillfeather.json");
    expect(stdout).toContain(
      'learnt  invoiceNumber: It is right now. The template names the label "zorblax", its value right of it.\n',
    );
    expect(stdout).toMatch(
      /quillfeather\.json is written\. Of 11 accepted fields 11 are right with it, \d without it\.\n$/,
    );
    expect(code).toBe(0);

    const json = ["--kind", "invoice", "--format", "json"];
    const own = await crossfoot(["read", "second.pdf", ...json, "--templates", "."], {
      cwd: folder,
    });
    const { currency: _, taxes, ...read } = invoiceIn(own.stdout);
    const { taxes: __, ...wanted } = acceptedBill(SECOND_BILL).invoice;
    expect(read).toEqual(wanted);
    expect(taxes).toMatchObject([{ ratePercent: 20, amount: 56.69 }]);
    expect(own.code).toBe(0);

    const usual = await crossfoot(["read", "second.pdf", ...json], { cwd: folder });
    expect(invoiceIn(usual.stdout)["total"]).not.toBe(wanted["total"]);

    const tested = await crossfoot(["templates", "test", "."], { cwd: folder });
    expect(tested.stdout).toContain("usable  quillfeather.json: 9 fields, 0 columns\n");
    expect(tested.stdout).toContain("read by quillfeather  second.pdf\n");

    const listed = await crossfoot(["templates", "list", "--templates", "."], { cwd: folder });
    expect(listed.stdout).toMatch(
      /^quillfeather\n {2}Learnt from an accepted invoice of Quillfeather Plumbing Ltd\.$/m,
    );

    writeFileSync(join(folder, "bare.pdf"), await drawVendorBill(SECOND_BILL, []));
    const bare = await crossfoot(["read", "bare.pdf", ...json], { cwd: folder });
    expect(bare.code).toBe(3);
  });

  test("goes by the vendor's name, or writes to standard output", async () => {
    const folder = await folderWithBills();
    await learn(folder);
    const { stdout, stderr } = await learn(folder, "--out", "-");
    expect(stdout).toBe(readFileSync(join(folder, "quillfeather-plumbing-ltd.json"), "utf8"));
    expect(JSON.parse(stdout)).toMatchObject({ id: "quillfeather-plumbing-ltd", kind: "INVOICE" });
    expect(stderr).toMatch(/^Of 11 accepted fields 11 are right with it, \d without it\.$/m);
  });

  test("ends with a failure where a field cannot be learnt, and keeps what can", async () => {
    const { invoice } = acceptedBill(FIRST_BILL);
    const folder = await folderWithBills({ invoice: { ...invoice, purchaseOrder: "Melbury" } });
    const { code, stdout } = await learn(folder, "--out", "quillfeather.json");
    expect(stdout).toContain("wrong   purchaseOrder: No label leads to it.\n");
    expect(stdout).toContain("Of 12 accepted fields 11 are right with it");
    expect(code).toBe(4);
  });

  test("writes nothing where an accepted value is not printed", async () => {
    const { invoice } = acceptedBill(FIRST_BILL);
    const folder = await folderWithBills({ invoice: { ...invoice, invoiceNumber: "QF-1" } });
    const { code, stdout, stderr } = await learn(folder, "--out", "-");
    expect(stdout).toBe("");
    expect(stderr).toBe(
      'Nothing was learnt from first.pdf:\n  invoiceNumber is "QF-1", which is printed nowhere as text. Correct it, or set it to null to learn the rest.\n',
    );
    expect(code).toBe(4);
  });

  test("refuses what is no accepted answer, no name of a template, and no document", async () => {
    const folder = await folderWithBills({ document: {} });
    const refused = await learn(folder);
    expect(refused.stderr).toContain("The accepted answer has no invoice.");
    expect(refused.code).toBe(2);

    const sound = await folderWithBills();
    const unnamed = await learn(sound, "--out", "My Vendor.json");
    expect(unnamed.stderr).toContain("My Vendor.json is no name of a template");
    expect(unnamed.code).toBe(2);

    const truth = join(sound, "first.truth.json");
    const empty = await crossfoot(["templates", "learn", EMPTY, "--truth", truth, "--out", "-"]);
    expect(empty.stderr).toContain("not read");
    expect(empty.code).toBe(3);
  });
});
