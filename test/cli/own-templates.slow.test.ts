import { writeFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { describe, expect, test } from "vitest";
import type { ChangeOrderTemplate } from "../../src/lexicon/change-order-template.ts";
import { anyChangeOrder } from "../../templates/change-order/any-change-order.ts";
import { aiaG702 } from "../../templates/pay-application/aia-g702.ts";
import { crossfoot, EMPTY, folderOf, GOOD } from "./run-crossfoot.ts";

const OWN = {
  ...aiaG702,
  id: "acme-form",
  describes: "The form of one company.",
  recognise: { all: ["application and certificate for payment"], some: [], none: [] },
};

const ORDER = resolve("fixtures/change-order/short-letter/extra-door.pdf");

const OWN_ORDER: ChangeOrderTemplate = {
  ...anyChangeOrder,
  id: "acme-letter",
  describes: "The letter of one company.",
  recognise: { all: ["our price for this extra"], some: [], none: [] },
  fields: { date: { labels: ["letter of"] } },
  titles: [],
};

function folderWith(templates: Readonly<Record<string, string>>, pdfs = {}): string {
  const folder = folderOf(pdfs);
  for (const [name, text] of Object.entries(templates)) writeFileSync(join(folder, name), text);
  return folder;
}

describe.concurrent("templates of one's own", () => {
  test("read the documents that they recognise", async () => {
    const folder = folderWith(
      { "acme-form.json": JSON.stringify(OWN), "good.expected.json": "{}" },
      { "good.pdf": GOOD },
    );
    const tested = await crossfoot(["templates", "test", folder]);
    expect(tested.stdout.split("\n")).toEqual([
      "usable  acme-form.json: 9 fields, 0 columns",
      expect.stringMatching(/^read by acme-form {2}.*good\.pdf$/),
      "1 templates: 1 usable, 0 not. 1 documents: 1 read, 0 not.",
      "",
    ]);
    expect(tested.code).toBe(0);

    const listed = await crossfoot(["templates", "list", "--templates", folder]);
    expect(listed.stdout).toMatch(/^acme-form\n {2}The form of one company\.$/m);
    expect(listed.stdout).toMatch(/^any-pay-application$/m);

    const json = ["--format", "json"];
    const usual = await crossfoot(["read", GOOD, ...json]);
    const own = await crossfoot(["read", GOOD, ...json, "--templates", folder]);
    const document = (text: string): unknown =>
      (JSON.parse(text) as { document: unknown }).document;
    expect(document(own.stdout)).toEqual(document(usual.stdout));
    expect(own.code).toBe(0);
  });

  test("of change orders read theirs, beside those of pay applications", async () => {
    const folder = folderWith(
      { "acme-form.json": JSON.stringify(OWN), "acme-letter.json": JSON.stringify(OWN_ORDER) },
      { "extra.pdf": ORDER, "good.pdf": GOOD },
    );
    const tested = await crossfoot(["templates", "test", folder]);
    expect(tested.stdout.split("\n")).toEqual([
      "usable  acme-form.json: 9 fields, 0 columns",
      `usable  acme-letter.json: 1 fields, 0 titles, ${OWN_ORDER.marks.length} marks`,
      expect.stringMatching(/^read by acme-letter {2}.*extra\.pdf$/),
      expect.stringMatching(/^read by acme-form {2}.*good\.pdf$/),
      "2 templates: 2 usable, 0 not. 2 documents: 2 read, 0 not.",
      "",
    ]);
    expect(tested.code).toBe(0);

    const listed = await crossfoot(["templates", "list", "--templates", folder]);
    expect(listed.stdout.split("\n").filter((line) => /^\S/.test(line))).toEqual([
      "Pay applications:",
      "acme-form",
      "aia-g702",
      "any-pay-application",
      "Change orders:",
      "acme-letter",
      "any-change-order",
      "Invoices:",
      "any-invoice",
    ]);
    expect(listed.stdout).toMatch(
      /^acme-letter\n {2}The letter of one company\.\n {2}recognised by “our price for this extra”$/m,
    );

    const read = await crossfoot(["read", ORDER, "--format", "json", "--templates", folder]);
    const usual = await crossfoot(["read", ORDER, "--format", "json"]);
    expect(JSON.parse(read.stdout)).toEqual(JSON.parse(usual.stdout));
  });

  test("that are wrong are told with every mistake, and nothing is read with them", async () => {
    const folder = folderWith(
      {
        "first.json": JSON.stringify({ ...OWN, id: "second" }),
        "aia-g702.json": JSON.stringify(aiaG702),
        "third.json": JSON.stringify({ ...OWN, id: "third", kind: "BILL", fields: 1 }),
        "large.json": " ".repeat(2_000_000),
        "any-change-order.json": JSON.stringify({ ...anyChangeOrder, marks: [{}] }),
        "any-invoice.json": JSON.stringify({ ...OWN, id: "any-invoice" }),
        "every.json": JSON.stringify({ ...anyChangeOrder, id: "all" }),
      },
      { "empty.pdf": EMPTY },
    );
    const { code, stdout } = await crossfoot(["templates", "test", folder]);
    expect(stdout).toContain(
      'wrong  aia-g702.json\n  id is "aia-g702", which is a layout that crossfoot has. Choose another name.\n',
    );
    expect(stdout).toContain(
      'wrong  any-invoice.json\n  id is "any-invoice", which is a layout that crossfoot has. Choose another name.\n',
    );
    expect(stdout).toContain(
      'wrong  any-change-order.json\n  marks[0] lacks the member "speaksFor".\n',
    );
    expect(stdout).toContain(
      'wrong  every.json\n  id is "all", but the file is called every.json.\n' +
        '  recognise has no phrase in "all" or "some", so that it would claim every document.\n',
    );
    expect(stdout).toContain(
      'wrong  first.json\n  id is "second", but the file is called first.json.\n',
    );
    expect(stdout).toContain(
      "wrong  large.json\n  The template is larger than 262144 characters.\n",
    );
    expect(stdout).toContain(
      'wrong  third.json\n  kind is "BILL". Allowed are "PAY_APPLICATION", "CHANGE_ORDER", "INVOICE".\n  fields is 1, but an object is needed.\n',
    );
    expect(stdout).toMatch(/^not read {2}.*empty\.pdf: The file is empty/m);
    expect(stdout).toContain("7 templates: 0 usable, 7 not. 1 documents: 0 read, 1 not.\n");
    expect(code).toBe(4);

    const read = await crossfoot(["read", GOOD, "--templates", folder]);
    expect(read.stdout).toBe("");
    expect(read.stderr).toContain("aia-g702.json cannot be used:\n  id is");
    expect(read.code).toBe(2);
  });

  test.each([
    ["a folder without templates", folderOf({ "good.pdf": GOOD }), "holds no templates"],
    ["no folder", GOOD, "is no folder that can be opened"],
  ])("%s is told", async (_, folder, sentence) => {
    for (const words of [
      ["templates", "test", folder],
      ["read", GOOD, "--templates", folder],
    ]) {
      const { code, stderr } = await crossfoot(words);
      expect(stderr).toContain(sentence);
      expect(code).toBe(2);
    }
  });
});
