import { randomBytes } from "node:crypto";
import { deflateRawSync } from "node:zlib";
import { zipSync } from "fflate";
import { describe, expect, test } from "vitest";
import { crc32 } from "../../src/base/crc32.ts";
import { WRAPPER_LIMITS } from "../../src/base/limits.ts";
import { memberBytes, type Unwrapped } from "../../src/wrapper/unwrap.ts";
import { heldWrapper } from "../../src/wrapper/wrapper-bytes.ts";
import { contentsOf, LIMIT, listedIn, refusal } from "../support/unwrapped.ts";
import { extraField, type WrittenMember, zipFile } from "../support/zip-file.ts";

const text = (words: string): Uint8Array => new TextEncoder().encode(words);
const PAPER = text("%PDF-1.7 a paper ".repeat(50));

const listed = async (zip: Uint8Array): Promise<Unwrapped> => listedIn(zip, "zip");
const contents = async (zip: Uint8Array): Promise<Readonly<Record<string, string>>> =>
  contentsOf(zip, "zip");

const WHOLE = { "a.pdf": "one", "march/b.pdf": "two" };

describe("a ZIP file is listed and taken out", () => {
  const members = [
    { name: "a.pdf", content: text("one") },
    { name: "march/b.pdf", content: text("two") },
  ];
  test.each<[string, Uint8Array]>([
    ["of another program", zipSync({ "a.pdf": text("one"), "march/b.pdf": text("two") })],
    ["deflated", zipFile(members)],
    ["stored", zipFile(members.map((member) => ({ ...member, method: 0 })))],
    ["written to a pipe", zipFile(members.map((member) => ({ ...member, hasDescriptor: true })))],
    ["with the extension for large files", zipFile(members, { isLong: true })],
    ["of large members", zipFile(members.map((one) => ({ ...one, isLong: true })))],
    ["behind a program", zipFile(members, { before: text("MZ a program") })],
    ["with a remark", zipFile(members, { remark: "PK\u0005\u0006 is how the end begins" })],
    ["with folders", zipFile([{ name: "march/", method: 0 }, ...members])],
    [
      "from Windows",
      zipFile(members.map((one) => ({ ...one, name: one.name.replace("/", "\\") }))),
    ],
    [
      "with what macOS adds",
      zipFile([...members, { name: "__MACOSX/._a.pdf" }, { name: ".DS_Store" }]),
    ],
  ])("%s", async (_title, zip) => {
    expect(await contents(zip)).toEqual(WHOLE);
  });

  test("one that holds nothing holds nothing", async () => {
    expect(await listed(zipFile([]))).toEqual({ files: [], troubles: [] });
  });
});

describe("names", () => {
  test.each<[string, WrittenMember, string]>([
    ["UTF-8 by the flag", { name: "März.pdf", flags: 0x800 }, "März.pdf"],
    ["UTF-8 without it", { name: "März.pdf" }, "März.pdf"],
    ["code page 437", { name: Uint8Array.of(0x4d, 0x84, 0x72, 0x7a) }, "März"],
    [
      "the field for Unicode",
      { name: "M_rz.pdf", extra: unicodeField("M_rz.pdf", "März.pdf") },
      "März.pdf",
    ],
    ["that of another name is left", { name: "a.pdf", extra: unicodeField("b", "c") }, "a.pdf"],
    ["ways up", { name: "../../etc/a.pdf" }, "etc/a.pdf"],
    ["ways up of Windows", { name: String.raw`..\..\a.pdf` }, "a.pdf"],
    ["absolute", { name: "/etc/a.pdf" }, "etc/a.pdf"],
    ["a drive", { name: String.raw`C:\a.pdf` }, "a.pdf"],
    ["signs that are not printed", { name: "a\0\n\u202e.pdf" }, "a___.pdf"],
    ["none", { name: "" }, "unnamed"],
  ])("%s", async (_title, member, path) => {
    const { files } = await listed(zipFile([{ ...member, content: PAPER }]));
    expect(files.map((file) => file.path)).toEqual([path]);
  });

  test("two of the same are told apart", async () => {
    const names = ["a.pdf", "a.pdf", "a (2).pdf", "x/../a.pdf", "b", "b"];
    const { files } = await listed(zipFile(names.map((name) => ({ name, content: PAPER }))));
    expect(files.map(({ path }) => path)).toEqual([
      "a.pdf",
      "a (2).pdf",
      "a (2) (2).pdf",
      "x/a.pdf",
      "b",
      "b (2)",
    ]);
  });

  test("a path that is longer than any is told by its begin", async () => {
    const { files, troubles } = await listed(zipFile([{ name: `${"a/".repeat(600)}b.pdf` }]));
    expect(files).toEqual([]);
    expect(troubles[0]?.message).toBe(
      "Its path has more than 1000 characters. Unpack it under a shorter name.",
    );
    expect(troubles[0]?.path.length).toBeLessThan(200);
  });
});

describe("what cannot be taken out", () => {
  test.each<[string, WrittenMember, string]>([
    ["encrypted", { name: "a.pdf", flags: 1 }, "protected by a password"],
    ["LZMA", { name: "a.pdf", method: 14 }, "in a way (method 14, LZMA) that is not read"],
    ["unknown", { name: "a.pdf", method: 77 }, "in a way (method 77) that is not read"],
    ["Outlook", { name: "a.msg" }, "Save it as .eml"],
    ["a ZIP file that is none", { name: "a.zip", content: PAPER }, "is damaged or cut off"],
  ])("%s has its sentence, and the rest is read", async (_title, member, sentence) => {
    const { files, troubles } = await listed(zipFile([member, { name: "b.pdf", content: PAPER }]));
    expect(files.map(({ path }) => path)).toEqual(["b.pdf"]);
    expect(troubles).toEqual([
      { path: member.name, message: expect.stringContaining(sentence) as string },
    ]);
  });

  test("what is no document by name has none", async () => {
    const { troubles } = await listed(zipFile([{ name: "a.txt", flags: 1 }]));
    expect(troubles).toEqual([]);
  });

  test("an office document is none of ours", async () => {
    const zip = zipFile([{ name: "[Content_Types].xml" }, { name: "word/document.xml" }]);
    expect(await refusal(listed(zip))).toBe(
      "This is a document of an office program. Save it as PDF.",
    );
  });
});

describe("what is said and what is there", () => {
  const small = deflateRawSync(PAPER).length;
  test.each<[string, WrittenMember["said"]]>([
    ["a wrong checksum", { crc: 1 }],
    ["more bytes than are said", { sizeBytes: 10 }],
    ["fewer bytes than are said", { sizeBytes: PAPER.length + 1 }],
    ["cut off", { packedBytes: small - 5 }],
  ])("%s", async (_title, said) => {
    const zip = zipFile([{ name: "a.pdf", content: PAPER, said: said ?? {} }]);
    expect(await refusal(contents(zip))).toContain("The member of the ZIP file is damaged");
  });

  test("more than the limit is not even unpacked", async () => {
    const zip = zipFile([{ name: "a.pdf", content: new Uint8Array(LIMIT + 1) }]);
    expect(await refusal(contents(zip))).toContain("larger than the limit");
  });

  test("what is packed more tightly than any document is not unpacked", async () => {
    const zip = zipFile([{ name: "a.pdf", content: new Uint8Array(20_000_000) }]);
    const [file] = (await listed(zip)).files;
    const taken = memberBytes(heldWrapper(zip), file?.way ?? [], 50_000_000);
    expect(await refusal(taken)).toContain("packed more tightly than any document");
  });

  test("a bomb that says to be small is stopped at what it says", async () => {
    const said = { sizeBytes: 1_000, crc: crc32(PAPER) };
    const zip = zipFile([{ name: "a.pdf", content: new Uint8Array(100_000_000), said }]);
    expect(await refusal(contents(zip))).toContain("The member of the ZIP file is damaged");
  });

  test("members that share bytes are no ZIP file", async () => {
    const noise = randomBytes(1_000);
    const zip = zipFile([
      { name: "a.pdf", content: noise },
      { name: "b.pdf", content: noise, said: { headerAt: 0 } },
    ]);
    expect(await refusal(listed(zip))).toContain("The ZIP file is damaged");
  });

  test("a list of another length than is said is none", async () => {
    const zip = zipFile([{ name: "a.pdf" }], { count: 2 });
    expect(await refusal(listed(zip))).toContain("The ZIP file is damaged");
  });

  test("one of several parts has its sentence", async () => {
    const zip = zipFile([{ name: "a.pdf" }]);
    zip[zip.length - 22 + 4] = 2;
    expect(await refusal(listed(zip))).toContain("one of several parts");
  });
});

describe("bounds", () => {
  test("more members than are listed", async () => {
    const members = Array.from({ length: WRAPPER_LIMITS.members + 1 }, (_one, index) => ({
      name: `${index}`,
      method: 0,
    }));
    expect(await refusal(listed(zipFile(members)))).toContain("more than 100000 members");
    const { files } = await listed(zipFile(members.slice(1)));
    expect(files).toHaveLength(WRAPPER_LIMITS.members);
  });

  test("wrappers in each other are followed so far", async () => {
    let zip = zipFile([{ name: "a.pdf", content: PAPER }]);
    for (let depth = 2; depth <= WRAPPER_LIMITS.depth; depth += 1)
      zip = zipFile([{ name: "in.zip", content: zip }]);
    expect(Object.keys(await contents(zip))).toEqual(["in.zip/in.zip/in.zip/a.pdf"]);
    const { files, troubles } = await listed(zipFile([{ name: "in.zip", content: zip }]));
    expect(files).toEqual([]);
    expect(troubles).toEqual([
      {
        path: "in.zip/in.zip/in.zip/in.zip",
        message: expect.stringContaining("lies deeper") as string,
      },
    ]);
  });

  test("documents of more bytes than anybody reads at once", async () => {
    const said = { sizeBytes: 4_000_000_000 };
    const members = ["a", "b", "c"].map((name) => ({ name: `${name}.pdf`, content: PAPER, said }));
    expect(await refusal(listed(zipFile(members)))).toContain("more than 8 GB");
  });
});

test("cut off at every byte it fails with a sentence, and never otherwise", async () => {
  const zip = zipFile([
    { name: "a.pdf", content: text("one") },
    { name: "in.zip", content: zipFile([{ name: "b.pdf", content: text("two") }]) },
  ]);
  for (let length = 0; length < zip.length; length += 1)
    expect(await refusal(contents(zip.subarray(0, length)))).not.toBe("");
});

test("with any byte changed it is read as it was, or fails with a sentence", async () => {
  const zip = zipFile(
    [
      { name: "a.pdf", content: text("one"), isLong: true },
      { name: "in.zip", content: zipFile([{ name: "b.pdf", content: text("two") }]) },
    ],
    { isLong: true },
  );
  const changed = Array.from(zip).flatMap((_byte, at) =>
    [0, 0xff].map((byte) => zip.with(at, byte)),
  );
  for (const bytes of changed) await refusal(expectAsItWas(bytes));
});

async function expectAsItWas(zip: Uint8Array): Promise<void> {
  // A name may have changed so that what it names is no document.
  for (const [path, content] of Object.entries(await contents(zip)))
    if (path.endsWith(".pdf")) expect(["one", "two"]).toContain(content);
}

function unicodeField(ofName: string, name: string): Uint8Array {
  const content = Buffer.alloc(5 + Buffer.byteLength(name));
  content.writeUInt8(1, 0);
  content.writeUInt32LE(crc32(text(ofName)), 1);
  content.write(name, 5);
  return extraField(0x7075, content);
}
