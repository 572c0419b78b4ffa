import { deflateSync } from "node:zlib";
import { bytesOf, rawPdf, stream } from "../../../fixtures/draw/raw-pdf.ts";

const CATALOG = "<< /Type /Catalog /Pages 2 0 R >>";
const PAGES = "<< /Type /Pages /Kids [3 0 R] /Count 1 >>";
const PAGE = "<< /Type /Page /Parent 2 0 R /MediaBox [0 0 612 792] >>";

/** Files below 1 MB that cost seconds or a gigabyte before their pages are known, and have one page. */
export function streamBombs(): Readonly<Record<string, Uint8Array>> {
  return {
    "objects packed with 900 MB of blanks": packedObjects(300),
    "four hundred tables of cross-references, each of a megabyte": tablesInARow(400, 1),
    "tables of cross-references packed twice": tablesInARow(400, 10, { times: 2 }),
  };
}

/** Catalog, page tree and page, each in an object stream of its own that unpacks to so many megabytes. */
export function packedObjects(megabytes: number): Uint8Array {
  let file = "%PDF-1.5\n";
  const offsets = [CATALOG, PAGES, PAGE].map((object, index) => {
    const offset = file.length;
    const head = `${index + 1} 0 `;
    const packed = packedOf(bytesOf(`${head}${object} `), megabytes);
    const keys = `/Type /ObjStm /N 1 /First ${head.length} /Filter /FlateDecode `;
    file += `${index + 4} 0 obj\n${stream(packed, keys)}\nendobj\n`;
    return offset;
  });
  const start = file.length;
  const rows = [
    row(0, 0, 65_535),
    ...offsets.map((_, index) => row(2, index + 4, 0)),
    ...offsets.map((offset) => row(1, offset, 0)),
    row(1, start, 0),
  ];
  return ended(file + tableOf(7, { packed: packedOf(Buffer.concat(rows), 0) }), start);
}

/** A table of cross-references that comes before another one, and so on; each unpacks to so many megabytes. */
function tablesInARow(
  count: number,
  megabytes: number,
  { times = 1 }: { readonly times?: number } = {},
): Uint8Array {
  const plain = Buffer.from(rawPdf([CATALOG, PAGES, PAGE])).toString("latin1");
  const rows = [1, 2, 3].map((nth) => row(1, plain.indexOf(`${nth} 0 obj`), 0));
  const packed = packedOf(Buffer.concat([row(0, 0, 65_535), ...rows]), megabytes, times);
  let file = plain;
  let before: number | null = null;
  for (let nth = 0; nth < count; nth++) {
    const start = file.length;
    file += tableOf(10 + nth, { packed, before, times });
    before = start;
  }
  return ended(file, before ?? 0);
}

interface Table {
  readonly packed: string;
  readonly before?: number | null;
  readonly times?: number;
}

function tableOf(number: number, { packed, before = null, times = 1 }: Table): string {
  const filter = `[${"/FlateDecode ".repeat(times)}]`;
  const previous = before === null ? "" : `/Prev ${before} `;
  const keys = `/Type /XRef /Size 1000000 /W [1 4 2] /Root 1 0 R ${previous}/Filter ${filter} `;
  return `${number} 0 obj\n${stream(packed, keys)}\nendobj\n`;
}

function row(kind: number, place: number, more: number): Buffer {
  const bytes = Buffer.alloc(7);
  bytes[0] = kind;
  bytes.writeUInt32BE(place, 1);
  bytes.writeUInt16BE(more, 5);
  return bytes;
}

function packedOf(begin: Uint8Array, megabytes: number, times = 1): string {
  let bytes = Buffer.concat([begin, Buffer.alloc(megabytes * 1_048_576, 32)]);
  for (let nth = 0; nth < times; nth++) bytes = deflateSync(bytes, { level: 9 });
  return bytes.toString("latin1");
}

function ended(file: string, start: number): Uint8Array {
  return bytesOf(`${file}startxref\n${start}\n%%EOF\n`);
}
