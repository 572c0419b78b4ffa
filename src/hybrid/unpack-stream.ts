import { inflateSync } from "node:zlib";
import { HYBRID_LIMITS } from "../base/limits.ts";
import {
  countOf,
  DamagedPdf,
  isAbsent,
  nameOf,
  type PdfDictionary,
  type PdfValue,
} from "./pdf-value.ts";

/** The bytes of a stream. Throws DamagedPdf where they are packed in another way than metadata and lists of objects are. */
export function unpackStream({ entries }: PdfDictionary, packed: Uint8Array): Uint8Array {
  const filter = onlyOne(entries.get("Filter"));
  if (filter === null) return packed;
  if (nameOf(filter) !== "FlateDecode")
    throw new DamagedPdf("A stream is packed in an unknown way.");
  const bytes = inflated(packed);
  const parameters = onlyOne(entries.get("DecodeParms"));
  return parameters?.kind === "dictionary" ? unpredicted(parameters, bytes) : bytes;
}

/** The only member of a list of one, or what stands without a list; null where nothing does. */
function onlyOne(value: PdfValue | undefined): PdfValue | null {
  if (value === undefined || isAbsent(value)) return null;
  if (value.kind !== "array") return value;
  if (value.items.length > 1) throw new DamagedPdf("A stream is packed several times.");
  return onlyOne(value.items[0]);
}

function inflated(packed: Uint8Array): Uint8Array {
  try {
    return inflateSync(packed, { maxOutputLength: HYBRID_LIMITS.unpackedBytes });
  } catch {
    throw new DamagedPdf("A stream cannot be unpacked.");
  }
}

/** Takes back what makes rows of numbers alike before they are packed: PNG says how. */
function unpredicted({ entries }: PdfDictionary, bytes: Uint8Array): Uint8Array {
  const predictor = entries.has("Predictor") ? countOf(entries.get("Predictor")) : 1;
  if (predictor === 1) return bytes;
  const isBytes = ["Colors", "BitsPerComponent"].every(
    (name) => !entries.has(name) || countOf(entries.get(name)) === (name === "Colors" ? 1 : 8),
  );
  const columns = entries.has("Columns") ? countOf(entries.get("Columns")) : 1;
  if (predictor < 10 || !isBytes || columns === 0)
    throw new DamagedPdf("A stream is packed in an unknown way.");
  const rows = Math.floor(bytes.length / (columns + 1));
  const plain = new Uint8Array(rows * columns);
  for (let row = 0; row < rows; row += 1) unpredictRow(bytes, plain, { row, columns });
  return plain;
}

function unpredictRow(
  bytes: Uint8Array,
  plain: Uint8Array,
  { row, columns }: { readonly row: number; readonly columns: number },
): void {
  const from = row * (columns + 1);
  const to = row * columns;
  const kind = bytes[from] ?? 0;
  for (let column = 0; column < columns; column += 1) {
    const left = column === 0 ? 0 : (plain[to + column - 1] ?? 0);
    const above = row === 0 ? 0 : (plain[to + column - columns] ?? 0);
    const corner = row === 0 || column === 0 ? 0 : (plain[to + column - columns - 1] ?? 0);
    plain[to + column] = (bytes[from + 1 + column] ?? 0) + guess(kind, { left, above, corner });
  }
}

interface Neighbours {
  readonly left: number;
  readonly above: number;
  readonly corner: number;
}

function guess(kind: number, { left, above, corner }: Neighbours): number {
  switch (kind) {
    case 0:
      return 0;
    case 1:
      return left;
    case 2:
      return above;
    case 3:
      return Math.floor((left + above) / 2);
    case 4:
      return nearest(left + above - corner, { left, above, corner });
    default:
      throw new DamagedPdf("A stream is packed in an unknown way.");
  }
}

function nearest(sum: number, { left, above, corner }: Neighbours): number {
  const [toLeft, toAbove, toCorner] = [left, above, corner].map((one) => Math.abs(sum - one));
  if (toLeft === undefined || toAbove === undefined || toCorner === undefined) return 0;
  if (toLeft <= toAbove && toLeft <= toCorner) return left;
  return toAbove <= toCorner ? above : corner;
}
