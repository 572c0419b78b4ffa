import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { aiaG702 } from "../../templates/pay-application/aia-g702.ts";
import { crossfoot, EMPTY, folderOf, GOOD } from "./run-crossfoot.ts";

const OWN = {
  ...aiaG702,
  id: "acme-form",
  describes: "The form of one company.",
  recognise: { all: ["application and certificate for payment"], some: [], none: [] },
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

  test("that are wrong are told with every mistake, and nothing is read with them", async () => {
    const folder = folderWith(
      {
        "first.json": JSON.stringify({ ...OWN, id: "second" }),
        "aia-g702.json": JSON.stringify(aiaG702),
        "third.json": JSON.stringify({ ...OWN, id: "third", kind: "INVOICE", fields: 1 }),
        "large.json": " ".repeat(2_000_000),
      },
      { "empty.pdf": EMPTY },
    );
    const { code, stdout } = await crossfoot(["templates", "test", folder]);
    expect(stdout).toContain(
      'wrong  aia-g702.json\n  id is "aia-g702", which is a layout that crossfoot has. Choose another name.\n',
    );
    expect(stdout).toContain(
      'wrong  first.json\n  id is "second", but the file is called first.json.\n',
    );
    expect(stdout).toContain(
      "wrong  large.json\n  The template is larger than 262144 characters.\n",
    );
    expect(stdout).toContain(
      'wrong  third.json\n  kind is "INVOICE". Only "PAY_APPLICATION" is allowed.\n  fields is 1, but an object is needed.\n',
    );
    expect(stdout).toMatch(/^not read {2}.*empty\.pdf: The file is empty/m);
    expect(stdout).toContain("4 templates: 0 usable, 4 not. 1 documents: 0 read, 1 not.\n");
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
