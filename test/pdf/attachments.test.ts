import { deflateSync } from "node:zlib";
import PDFDocument from "pdfkit";
import { describe, expect, it } from "vitest";
import { ATTACHMENT_LIMITS, LIMITS } from "../../src/base/limits.ts";
import type { Attachment } from "../../src/pdf/attachments.ts";
import { contentsOf } from "../../src/pdf/contents.ts";
import { startEngine } from "../../src/pdf/engine.ts";
import { rawPdf, showText, stream } from "./support/raw-pdf.ts";
import { texts } from "./support/read-raw.ts";

/** A page with files inside, as a library writes them: packed, in the order of their keys. */
async function drawnWith(files: readonly (readonly [string, Buffer])[]): Promise<Uint8Array> {
  const document = new PDFDocument({ pdfVersion: "1.7" });
  const parts: Uint8Array[] = [];
  document.on("data", (part: Uint8Array) => parts.push(part));
  const ended = new Promise((resolve) => document.on("end", resolve));
  files.forEach(([name, bytes], index) => {
    document.file(bytes, { name, type: "text/xml", description: `File ${index}` });
  });
  document.text("Invoice 4711");
  document.end();
  await ended;
  return new Uint8Array(Buffer.concat(parts));
}

/** One entry of the list of embedded files; `raw` is the stream object, `ef` its place in the file specification. */
function rawWith(
  raw: string,
  { name = "factur-x.xml", ef = "/EF << /F 21 0 R >>" } = {},
): Uint8Array {
  return rawPdf([{ content: showText("Invoice 4711", { x: 50, y: 700 }) }], {
    catalog: `/Names << /EmbeddedFiles << /Names [(${name}) 20 0 R] >> >>`,
    objects: { 20: `<< /Type /Filespec /F (${name}) /UF (${name}) ${ef} >>`, 21: raw },
  });
}

function packed(bytes: Buffer, entries = ""): string {
  const content = deflateSync(bytes, { level: 9 }).toString("latin1");
  return stream(content, `/Type /EmbeddedFile /Filter /FlateDecode ${entries}`);
}

async function attachmentsIn(bytes: Uint8Array): Promise<readonly Attachment[]> {
  const { pages, attachments } = await contentsOf(bytes, LIMITS);
  expect(texts(pages[0]?.words ?? [])).toEqual(["Invoice", "4711"]);
  return attachments;
}

function named(attachments: readonly Attachment[]): readonly string[] {
  return attachments.map(({ name, bytes }) => `${name}: ${Buffer.from(bytes).toString("utf8")}`);
}

describe("the XML files inside of a PDF", () => {
  it("come out byte for byte beside the pages", async () => {
    const xml = Buffer.from(`<?xml version="1.0"?><a>${"é€ß ".repeat(20_000)}</a>`);
    const [only, ...others] = await attachmentsIn(await drawnWith([["factur-x.xml", xml]]));
    expect(others).toEqual([]);
    expect(only?.name).toBe("factur-x.xml");
    expect(Buffer.from(only?.bytes ?? []).equals(xml)).toBe(true);
  });

  it("are those of the standards first, whatever their case; files of other kinds are left", async () => {
    const pdf = await drawnWith([
      ["a-list.xml", Buffer.from("one")],
      ["plan.pdf", Buffer.from("%PDF-1.7")],
      ["xrechnung.XML", Buffer.from("two")],
      ["z.xml.zip", Buffer.from("three")],
      ["ZUGFeRD-invoice.xml", Buffer.from("four")],
    ]);
    expect(named(await attachmentsIn(pdf))).toEqual([
      "ZUGFeRD-invoice.xml: four",
      "xrechnung.XML: two",
      "a-list.xml: one",
    ]);
  });

  it("are three at most, and the standard's is not the one left out", async () => {
    const names = ["a.xml", "b.xml", "c.xml", "d.xml", "factur-x.xml"];
    const pdf = await drawnWith(names.map((name) => [name, Buffer.from("x")]));
    const found = await attachmentsIn(pdf);
    expect(found.map(({ name }) => name)).toEqual(["factur-x.xml", "a.xml", "b.xml"]);
  });

  it("are none in a PDF without any", async () => {
    expect(await attachmentsIn(await drawnWith([]))).toEqual([]);
  });

  it("may be as large as the limit and no larger", async () => {
    const { fileBytes } = ATTACHMENT_LIMITS;
    const [whole] = await attachmentsIn(rawWith(packed(Buffer.alloc(fileBytes, "x"))));
    expect(whole?.bytes.length).toBe(fileBytes);
    expect(await attachmentsIn(rawWith(packed(Buffer.alloc(fileBytes + 1, "x"))))).toEqual([]);
  });
});

describe("a damaged file inside of a PDF is left out, and the pages are read", () => {
  const GOOD = packed(Buffer.from("<a/>"));
  const cases: readonly (readonly [string, Uint8Array])[] = [
    ["nothing but a name", rawWith(GOOD, { ef: "" })],
    ["a place without a stream", rawWith(GOOD, { ef: "/EF << /F 99 0 R >>" })],
    ["a place that is no stream", rawWith("<< /Type /EmbeddedFile >>")],
    ["a place that leads back", rawWith(GOOD, { ef: "/EF << /F 20 0 R >>" })],
    ["an empty stream", rawWith(stream("", "/Type /EmbeddedFile"))],
    ["no name", rawWith(GOOD, { name: "" })],
    ["a name longer than any", rawWith(GOOD, { name: `${"n".repeat(3_000)}.xml` })],
    [
      "a size that is larger than the limit",
      rawWith(packed(Buffer.from("<a/>"), "/Params << /Size 9999999 >>")),
    ],
    [
      "a list that leads back to itself",
      rawPdf([{ content: showText("Invoice 4711", { x: 50, y: 700 }) }], {
        catalog: "/Names << /EmbeddedFiles 20 0 R >>",
        objects: { 20: "<< /Kids [20 0 R 20 0 R] >>" },
      }),
    ],
  ];
  for (const [name, bytes] of cases) {
    it(name, async () => {
      expect(await attachmentsIn(bytes)).toEqual([]);
    });
  }

  it("a packed stream of noise gives no more than noise", async () => {
    const noise = stream(
      "\u0012\u0099not packed at all\u00ff".repeat(40),
      "/Type /EmbeddedFile /Filter /FlateDecode",
    );
    for (const { bytes } of await attachmentsIn(rawWith(noise)))
      expect(bytes.length).toBeLessThan(4_096);
  });
});

describe("a file that unpacks to far more than the limit", () => {
  const large = packed(Buffer.alloc(200 * 1_048_576));

  it("is left out soon, and neither pages nor the next document suffer", async () => {
    const engine = await startEngine(LIMITS);
    expect(await attachmentsIn(rawWith(large))).toEqual([]);
    expect(engine.memory.sizeBytes()).toBeLessThan(100 * 1_048_576);
    const next = rawWith(packed(Buffer.from("<a/>")));
    expect(named(await attachmentsIn(next))).toEqual(["factur-x.xml: <a/>"]);
  });

  it("does not lose the file before it", async () => {
    const pdf = rawPdf([{ content: showText("Invoice 4711", { x: 50, y: 700 }) }], {
      catalog: "/Names << /EmbeddedFiles << /Names [(a.xml) 20 0 R (b.xml) 22 0 R] >> >>",
      objects: {
        20: "<< /Type /Filespec /F (a.xml) /EF << /F 21 0 R >> >>",
        21: packed(Buffer.from("<a/>")),
        22: "<< /Type /Filespec /F (b.xml) /EF << /F 23 0 R >> >>",
        23: large,
      },
    });
    expect(named(await attachmentsIn(pdf))).toEqual(["a.xml: <a/>"]);
  });
});

it("two hundred documents with files leave the engine's memory as it was after the first ones", async () => {
  const pdf = rawWith(packed(Buffer.alloc(300_000, "<a/>")));
  for (let count = 0; count < 20; count++) expect(await attachmentsIn(pdf)).toHaveLength(1);
  const before = (await startEngine(LIMITS)).memory.sizeBytes();
  for (let count = 0; count < 200; count++) expect(await attachmentsIn(pdf)).toHaveLength(1);
  const engine = await startEngine(LIMITS);
  expect(engine.memory.sizeBytes()).toBe(before);
  expect(engine.state.openDocuments).toBe(0);
});
