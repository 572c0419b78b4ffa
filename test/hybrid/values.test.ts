import fc from "fast-check";
import { expect, test } from "vitest";
import { parseValue } from "../../src/hybrid/parse-value.ts";
import { DamagedPdf, nameValue, numberValue, type PdfValue } from "../../src/hybrid/pdf-value.ts";
import { stringBytes, stringText } from "../../src/hybrid/string-text.ts";
import { unpackStream } from "../../src/hybrid/unpack-stream.ts";
import { writtenValue } from "../../src/hybrid/write-value.ts";
import { deflateSync } from "node:zlib";
import { dictionaryOf } from "../../src/hybrid/pdf-value.ts";

function parsed(text: string): PdfValue {
  return parseValue({ bytes: Buffer.from(text, "latin1"), at: 0 });
}

const leaf: fc.Arbitrary<PdfValue> = fc.oneof(
  fc
    .constantFrom("true", "false", "null", "0", "-12", "+3.5", ".25", "7.", "123456789")
    .map((text): PdfValue => ({ kind: "plain", text })),
  fc
    .string({ unit: fc.integer({ min: 1, max: 255 }).map((code) => String.fromCharCode(code)) })
    .map(nameValue),
  fc
    .constantFrom("()", "(a (b) \\) c)", "<>", "<0aFF>", "(\\\\)", "(%no comment)")
    .map((text): PdfValue => ({ kind: "string", text })),
  fc
    .record({ number: fc.nat(99_999), generation: fc.nat(99) })
    .map((one): PdfValue => ({ kind: "reference", ...one })),
);

const { value: anyValue } = fc.letrec<{ value: PdfValue }>((tie) => ({
  value: fc.oneof(
    { depthSize: "small", withCrossShrink: true },
    leaf,
    fc.array(tie("value")).map((items): PdfValue => ({ kind: "array", items })),
    fc
      .dictionary(fc.string({ minLength: 1, unit: "grapheme-ascii" }), tie("value"))
      .map((entries): PdfValue => ({
        kind: "dictionary",
        entries: new Map(Object.entries(entries)),
      })),
  ),
}));

test("what is written is read again as it was", () => {
  fc.assert(
    fc.property(anyValue, (value) => {
      expect(parsed(writtenValue(value))).toEqual(value);
    }),
  );
});

test("any bytes are a value or damaged, and nothing else", () => {
  const words = fc.constantFrom(
    "<<",
    ">>",
    "[",
    "]",
    "(",
    ")",
    "/A",
    " 1 0 R",
    "<",
    ">",
    "\\",
    "%",
    "x",
  );
  fc.assert(
    fc.property(fc.array(words, { maxLength: 40 }), (parts) => {
      try {
        parsed(parts.join(""));
      } catch (error) {
        expect(error).toBeInstanceOf(DamagedPdf);
      }
    }),
  );
});

test.each([
  ["1 0 R", { kind: "reference", number: 1, generation: 0 }],
  ["% a comment\r\n[1 0 Rx", null],
  [
    "[1 2 0 R]",
    { kind: "array", items: [numberValue(1), { kind: "reference", number: 2, generation: 0 }] },
  ],
  ["/text#2Fxml", { kind: "name", name: "text/xml" }],
  ["", null],
  ["(open", null],
  ["<< /A 1", null],
  ["endobj", null],
  ["[".repeat(100), null],
])("%j", (text, value) => {
  if (value === null) expect(() => parsed(text)).toThrow(DamagedPdf);
  else expect(parsed(text)).toEqual(value);
});

test.each([
  ["(a\\(b\\)\\\\ \\101\\7 \\\nc\\\r\nd\\n)", "a(b)\\ A\u0007 cd\n"],
  ["(one\r\ntwo\rthree)", "one\ntwo\nthree"],
  ["<66 61 63 7>", "facp"],
  ["<FEFF00E4>", "ä"],
  ["(\u00ef\u00bb\u00bf\u00c3\u00a4)", "ä"],
])("the text of %j", (written, text) => {
  expect(stringText(written)).toBe(text);
});

test("the bytes of a text in two bytes stay", () => {
  expect(stringBytes("<FEFF0041>")).toBe("\u00fe\u00ff\u0000A");
});

test("rows are unpacked by each of the five ways of PNG", () => {
  const rows = [
    [0, 1, 2, 3],
    [1, 1, 1, 1],
    [2, 1, 1, 1],
    [3, 1, 1, 1],
    [4, 1, 1, 1],
  ];
  const packed = deflateSync(Uint8Array.from(rows.flat()));
  const parameters = dictionaryOf({ Predictor: numberValue(15), Columns: numberValue(3) });
  const stream = dictionaryOf({ Filter: nameValue("FlateDecode"), DecodeParms: parameters });
  // By hand: as it is; plus the left; plus what is above; plus half of both; plus the nearest of three.
  expect([...unpackStream(stream, packed)]).toEqual([1, 2, 3, 1, 2, 3, 2, 3, 4, 2, 3, 4, 3, 4, 5]);
});

test.each([
  [dictionaryOf({ Filter: nameValue("LZWDecode") })],
  [
    dictionaryOf({
      Filter: { kind: "array", items: [nameValue("FlateDecode"), nameValue("FlateDecode")] },
    }),
  ],
  [dictionaryOf({ Filter: nameValue("FlateDecode") })],
])("what is packed otherwise, or damaged, is not unpacked", (stream) => {
  expect(() => unpackStream(stream, Uint8Array.from([1, 2, 3]))).toThrow(DamagedPdf);
});

test("a stream that grows beyond the bound is not unpacked", () => {
  const packed = deflateSync(Buffer.alloc(20_000_000));
  const stream = dictionaryOf({ Filter: nameValue("FlateDecode") });
  expect(() => unpackStream(stream, packed)).toThrow(DamagedPdf);
});
