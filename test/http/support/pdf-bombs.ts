import { deflateSync } from "node:zlib";
import { bytesOf, rawPdf, stream } from "../../../fixtures/draw/raw-pdf.ts";
import { LIMITS } from "../../../src/base/limits.ts";

const CATALOG = "<< /Type /Catalog /Pages 2 0 R >>";
const ONE_PAGE = "<< /Type /Pages /Kids [3 0 R] /Count 1 >>";
const EMPTY_PAGE = "<< /Type /Page /Parent 2 0 R /MediaBox [0 0 612 792] >>";
const HEADER = "%PDF-1.4\n";

/** Small files that ask for much, and large ones that ask for nothing. None of them can be read. */
export function pdfBombs(): Readonly<Record<string, Uint8Array>> {
  const filler = LIMITS.documentBytes - HEADER.length;
  return {
    "a picture of 144 million pixels, forty times": manyPictures(),
    "two thousand million pages": rawPdf([
      CATALOG,
      "<< /Type /Pages /Kids [3 0 R] /Count 2147483647 >>",
      EMPTY_PAGE,
    ]),
    "one page four hundred thousand times": rawPdf([
      CATALOG,
      `<< /Type /Pages /Kids [${"3 0 R ".repeat(400_000)}] /Count 400000 >>`,
      EMPTY_PAGE,
    ]),
    "a page beyond all measure": rawPdf([
      CATALOG,
      ONE_PAGE,
      "<< /Type /Page /Parent 2 0 R /MediaBox [-1e38 -1e38 1e38 1e38] /UserUnit 1e9 >>",
    ]),
    "a drawing packed twice that unpacks to 256 MB": pageWith(
      stream(latin1(packed(packed(blanks(256)))), "/Filter [/FlateDecode /FlateDecode] "),
    ),
    "drawings within drawings, each thirty times": pageWith(
      stream("/A Do ".repeat(30)),
      "/Resources << /XObject << /A 5 0 R >> >>",
      ...["B", "C", "D", "E"].map((name, level) => drawingOf(`/${name} Do `.repeat(30), 6 + level)),
      stream("0 0 1 1 re f ", "/Type /XObject /Subtype /Form /BBox [0 0 9 9] "),
    ),
    "a pattern of endless tiles": pageWith(
      stream("/Pattern cs /P scn 0 0 612 792 re f"),
      "/Resources << /Pattern << /P 5 0 R >> >>",
      stream(
        "0 0 1 1 re f",
        "/PatternType 1 /PaintType 1 /TilingType 1 /BBox [0 0 1 1] /XStep 1e-6 /YStep 1e-6 /Resources << >> ",
      ),
    ),
    "lists within lists": pageWith(
      stream(""),
      `/X ${"[".repeat(1_500_000)}${"]".repeat(1_500_000)}`,
    ),
    "dictionaries within dictionaries": pageWith(
      stream(""),
      `/X ${"<</A ".repeat(500_000)}1${">>".repeat(500_000)}`,
    ),
    "states kept and never taken": pageWith(stream("q ".repeat(2_000_000))),
    "a list that a drawing never ends": pageWith(stream("[".repeat(3_000_000))),
    "a table that comes before itself": bytesOf(
      `${HEADER}1 0 obj<<${CATALOG}>>endobj\nxref\n0 1\n0000000000 65535 f \ntrailer<</Root 1 0 R/Prev 54>>\nstartxref\n54\n%%EOF\n`,
    ),
    "letters that are drawn with themselves": pageWith(
      stream(`BT /F1 9 Tf 30 700 Td (${"a".repeat(100_000)}) Tj ET`),
      "/Resources << /Font << /F1 5 0 R >> >>",
      "<< /Type /Font /Subtype /Type3 /FontBBox [0 0 1 1] /FontMatrix [1 0 0 1 0 0] /CharProcs << /a 6 0 R >> /Encoding << /Differences [97 /a] >> /FirstChar 97 /LastChar 97 /Widths [1] /Resources << /Font << /F1 5 0 R >> >> >>",
      stream("1 0 d0 BT /F1 1 Tf (aa) Tj ET"),
    ),
    "4 MB of nothing": bytesOf(HEADER + "\0".repeat(filler)),
    "4 MB of rubble with an end": bytesOf(`${HEADER}${"1 0 obj <<".repeat(419_000)}\n%%EOF\n`),
    "4 MB of brackets": bytesOf(HEADER + "[".repeat(filler)),
  };
}

/** A page that takes a minute to draw: a large picture, forty times on top of itself. */
export function manyPictures(): Uint8Array {
  return pageWith(
    stream("q 612 0 0 792 0 0 cm /Im Do Q ".repeat(40)),
    "/Resources << /XObject << /Im 5 0 R >> >>",
    pictureOf(12_000),
  );
}

function pageWith(content: string, more = "", ...others: readonly string[]): Uint8Array {
  const page = `<< /Type /Page /Parent 2 0 R /MediaBox [0 0 612 792] /Contents 4 0 R ${more} >>`;
  return rawPdf([CATALOG, ONE_PAGE, page, content, ...others]);
}

function drawingOf(content: string, inner: number): string {
  const name = content.slice(1, 2);
  const resources = `/Resources << /XObject << /${name} ${inner} 0 R >> >> `;
  return stream(content, `/Type /XObject /Subtype /Form /BBox [0 0 9 9] ${resources}`);
}

function pictureOf(side: number): string {
  const keys = `/Subtype /Image /Width ${side} /Height ${side} /BitsPerComponent 1 /ColorSpace /DeviceGray`;
  const pixels = packed(new Uint8Array((side * side) / 8));
  return stream(latin1(pixels), `/Type /XObject ${keys} /Filter /FlateDecode `);
}

function blanks(megabytes: number): Uint8Array {
  return new Uint8Array(megabytes * 1_048_576).fill(32);
}

function packed(bytes: Uint8Array): Buffer {
  return deflateSync(bytes);
}

function latin1(bytes: Buffer): string {
  return bytes.toString("latin1");
}
