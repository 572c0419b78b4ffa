import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { ReadError } from "../../src/base/read-error.ts";
import { findInputs, type FolderWishes } from "../../src/batch/find-inputs.ts";
import { fingerprintOf, type Input } from "../../src/batch/input.ts";
import { bytesOf, documentHashOf } from "../../src/batch/read-bytes.ts";
import { soleSource } from "../../src/batch/sole-source.ts";
import { mailFile } from "../support/mail-file.ts";
import { zipFile } from "../support/zip-file.ts";

const PAPER = readFileSync("fixtures/invoice/us-classic/electric.pdf");
const LIMIT = 10_000_000;
const MARCH = zipFile([
  { name: "march/bill.pdf", content: PAPER },
  { name: "march/site.jpg", content: PAPER },
  { name: "notes.txt", content: PAPER },
]);

let folder = "";
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), "crossfoot-wrapped-"));
  mkdirSync(join(folder, "in"));
  const files = {
    "in/a.pdf": PAPER,
    "in/march.zip": MARCH,
    "in/note.eml": mailFile({ "bill.pdf": PAPER, "march.zip": MARCH }),
    "empty.zip": zipFile([]),
    "empty.eml": mailFile({}),
    "broken.zip": MARCH.subarray(0, 1_000),
    "mail.msg": PAPER,
    "letter.zip": zipFile([{ name: "[Content_Types].xml" }]),
    "way-up.zip": zipFile([{ name: "../../../bill.pdf", content: PAPER }]),
    "long.zip": zipFile([{ name: `${"é".repeat(150)}:/bill.pdf`, content: PAPER }]),
    "one.zip": zipFile([
      { name: "bill.pdf", content: PAPER },
      { name: "logo.png", content: PAPER },
    ]),
  };
  for (const [name, content] of Object.entries(files)) writeFileSync(join(folder, name), content);
});
afterAll(() => rmSync(folder, { recursive: true }));

async function found(paths: readonly string[], wishes: FolderWishes = {}) {
  const full = paths.map((path) => (path === "-" ? path : join(folder, path)));
  const result = await findInputs(full, async () => Promise.resolve(MARCH), wishes);
  const short = (name: string): string => name.replace(`${folder}/`, "");
  const names = result.inputs.map((input) =>
    input.kind === "document"
      ? `${short(input.name)} > ${input.resultPath}`
      : `${short(input.name)}: ${input.message}`,
  );
  return { ...result, names };
}

async function contentOf(input: Input | undefined): Promise<Uint8Array> {
  return input?.kind === "document" ? bytesOf(input.source, LIMIT) : new Uint8Array();
}

test("a folder has the documents in its ZIP files and e-mails, and counts the rest", async () => {
  const { names, leftAlone, isSingle, inputs } = await found(["in"]);
  expect(names).toEqual([
    "in/a.pdf > a",
    "in/march.zip/march/bill.pdf > march.zip/march/bill",
    "in/note.eml/bill.pdf > note.eml/bill",
    "in/note.eml/march.zip/march/bill.pdf > note.eml/march.zip/march/bill",
  ]);
  expect(leftAlone).toEqual({
    files: 2,
    pictures: 0,
    named: ["march.zip/notes.txt", "note.eml/march.zip/notes.txt"],
    wrapped: [
      { wrapper: "march.zip", count: 1, named: ["march/site.jpg"] },
      { wrapper: "note.eml", count: 1, named: ["march.zip/march/site.jpg"] },
    ],
  });
  expect(isSingle).toBe(false);
  for (const input of inputs) {
    expect(Buffer.from(await contentOf(input)).equals(PAPER)).toBe(true);
    expect(await fingerprintOf(input)).toBe(documentHashOf(PAPER));
  }
});

test("pictures in them are taken where pictures are", async () => {
  const { names, leftAlone } = await found(["in/march.zip"], { takesPictures: true });
  expect(names).toEqual([
    "in/march.zip/march/bill.pdf > march.zip/march/bill",
    "in/march.zip/march/site.jpg > march.zip/march/site.jpg",
  ]);
  expect(leftAlone).toEqual({
    files: 1,
    pictures: 0,
    named: ["march.zip/notes.txt"],
    wrapped: [],
  });
});

test("one that is named is no single document, however many it holds", async () => {
  expect((await found(["one.zip"])).isSingle).toBe(false);
  expect((await found(["-"])).isSingle).toBe(false);
  expect((await found(["in/a.pdf"])).isSingle).toBe(true);
});

test("standard input may be one", async () => {
  expect((await found(["-"])).names).toEqual(["-/march/bill.pdf > standard-input/march/bill"]);
});

test("what is excluded is left out in them, too", async () => {
  const isExcluded = (path: string): boolean => path.includes("march.zip/");
  expect((await found(["in"], { isExcluded })).names).toEqual([
    "in/a.pdf > a",
    "in/march.zip: The ZIP file holds no PDF files.",
    "in/note.eml/bill.pdf > note.eml/bill",
  ]);
});

test("where they are not opened they are files like others", async () => {
  const { names, leftAlone } = await found(["in"], { opensWrappers: false });
  expect(names).toEqual(["in/a.pdf > a"]);
  expect(leftAlone.files).toBe(2);
});

test.each([
  ["empty.zip", "The ZIP file holds no PDF files."],
  [
    "empty.eml",
    "No PDF files are attached to the e-mail, and its text is not read. Print it to PDF if it is the bill itself.",
  ],
  [
    "broken.zip",
    "The ZIP file is damaged or cut off. Send it again, or take the documents out and name them.",
  ],
  [
    "mail.msg",
    "This e-mail is in Outlook's own form (.msg). Save it as .eml, or save the documents that are attached to it.",
  ],
  ["letter.zip", "This is a document of an office program. Save it as PDF."],
])("%s is missing with a sentence", async (name, message) => {
  expect((await found([name])).names).toEqual([`${name}: ${message}`]);
});

test("no result is laid down outside, or under a name that no system takes", async () => {
  expect((await found(["way-up.zip"])).names).toEqual(["way-up.zip/bill.pdf > way-up.zip/bill"]);
  const [input] = (await found(["long.zip"])).inputs;
  const path = input?.kind === "document" ? input.resultPath : "";
  expect(path).toMatch(/^long\.zip\/é+_\/bill$/);
  for (const name of path.split("/")) expect(Buffer.byteLength(name)).toBeLessThan(250);
});

test("a file that has not changed is not opened again where it is known", async () => {
  const known: NonNullable<FolderWishes["known"]> = new Map();
  const first = await found(["in"], { known });
  expect((await found(["in"], { known })).names).toEqual(first.names);
  const path = join(folder, "changing.zip");
  writeFileSync(path, MARCH);
  expect((await found(["changing.zip"], { known })).names).toHaveLength(1);
  writeFileSync(path, zipFile([{ name: "a.pdf" }, { name: "b.pdf" }]));
  expect((await found(["changing.zip"], { known })).names).toHaveLength(2);
});

describe("where one document is wanted", () => {
  test("it is the only one", async () => {
    const zip = { path: join(folder, "one.zip") };
    for (const place of [zip, { bytes: mailFile({ "bill.pdf": PAPER }) }]) {
      const source = await soleSource(place);
      expect("wrapper" in source).toBe(true);
      expect(Buffer.from(await bytesOf(source, LIMIT)).equals(PAPER)).toBe(true);
    }
    expect(await soleSource({ bytes: PAPER })).toEqual({ bytes: PAPER });
  });

  test.each([
    ["in/note.eml", "The e-mail holds 2 documents, and one is wanted here."],
    ["empty.zip", "The ZIP file holds no PDF and no picture."],
    ["empty.eml", "No PDF and no picture is attached to the e-mail"],
    ["mail.msg", "Save it as .eml"],
    ["no-such.zip", "The file could not be opened."],
  ])("%s has a sentence", async (name, sentence) => {
    const failed = soleSource({ path: join(folder, name) });
    await expect(failed).rejects.toThrow(ReadError);
    await expect(failed).rejects.toThrow(sentence);
    const hints = sentence.includes("one is wanted") ? ["several-documents"] : [];
    await expect(failed).rejects.toMatchObject({ hints });
  });
});

test("a file that was cut off since it was listed has a sentence, too", async () => {
  const path = join(folder, "cut.zip");
  writeFileSync(path, MARCH);
  const [input] = (await found(["cut.zip"])).inputs;
  writeFileSync(path, MARCH.subarray(0, 500));
  await expect(contentOf(input)).rejects.toThrow(ReadError);
});
