import type { PngFacts } from "./png-facts.ts";

/** How many values a pixel has with transparency: grey or colours, and the alpha. */
const CHANNELS: Readonly<Record<number, 2 | 4>> = { 4: 2, 6: 4 };

/** A picture without transparency: rows of grey or colours, a byte a value, compressed. */
export interface OpaquePicture {
  readonly colours: 1 | 3;
  readonly data: Uint8Array;
}

/**
 * The rows of a PNG with transparency as they look on white paper; null where the data is broken or of a form other than
 * eight bits a value, from top to bottom.
 */
export async function opaquePng({
  width,
  height,
  bitDepth,
  colourType,
  isInterlaced,
  data,
}: PngFacts): Promise<OpaquePicture | null> {
  const channels = CHANNELS[colourType];
  if (channels === undefined || bitDepth !== 8 || isInterlaced) return null;
  const rows = await inflated(data, height * (1 + width * channels));
  if (rows === null || !unfilter(rows, { width: width * channels, height, pixel: channels }))
    return null;
  const colours = channels === 2 ? 1 : 3;
  const plain = new Uint8Array(width * height * colours);
  let to = 0;
  for (let row = 0; row < height; row += 1) {
    let from = row * (1 + width * channels) + 1;
    for (let column = 0; column < width; column += 1, from += channels) {
      const alpha = rows[from + colours] ?? 0;
      for (let colour = 0; colour < colours; colour += 1, to += 1)
        plain[to] = Math.round(((rows[from + colour] ?? 0) * alpha) / 255 + 255 - alpha);
    }
  }
  return { colours, data: await streamed(plain, new CompressionStream("deflate")) };
}

/** Exactly so many bytes, or null: what is broken, shorter or longer is no picture. */
async function inflated(data: Uint8Array, length: number): Promise<Uint8Array | null> {
  const rows = new Uint8Array(length);
  let at = 0;
  const stream: ReadableStream<Uint8Array> = new Blob([data.slice()])
    .stream()
    .pipeThrough(new DecompressionStream("deflate"));
  const reader = stream.getReader();
  try {
    for (let part = await reader.read(); !part.done; part = await reader.read()) {
      if (at + part.value.length > length) {
        await reader.cancel();
        return null;
      }
      rows.set(part.value, at);
      at += part.value.length;
    }
  } catch {
    return null;
  }
  return at === length ? rows : null;
}

async function streamed(bytes: Uint8Array, through: CompressionStream): Promise<Uint8Array> {
  const stream = new Blob([bytes.slice()]).stream().pipeThrough(through);
  return new Uint8Array(await new Response(stream).arrayBuffer());
}

interface Rows {
  /** Bytes of a row without its filter. */
  readonly width: number;
  readonly height: number;
  /** Bytes of a pixel. */
  readonly pixel: number;
}

/** Undoes the filter of each row in place (PNG, 3rd edition, 9.2); false where a row names another one. */
function unfilter(rows: Uint8Array, { width, height, pixel }: Rows): boolean {
  for (let row = 0; row < height; row += 1) {
    const start = row * (width + 1) + 1;
    const filter = rows[start - 1] ?? 0;
    if (filter > 4) return false;
    for (let at = start; at < start + width; at += 1) {
      const left = at - start >= pixel ? (rows[at - pixel] ?? 0) : 0;
      const above = row > 0 ? (rows[at - width - 1] ?? 0) : 0;
      const corner = row > 0 && at - start >= pixel ? (rows[at - width - 1 - pixel] ?? 0) : 0;
      rows[at] = (rows[at] ?? 0) + predicted(filter, left, above, corner);
    }
  }
  return true;
}

function predicted(filter: number, left: number, above: number, corner: number): number {
  switch (filter) {
    case 1:
      return left;
    case 2:
      return above;
    case 3:
      return (left + above) >> 1;
    case 4:
      return paeth(left, above, corner);
    default:
      return 0;
  }
}

function paeth(left: number, above: number, corner: number): number {
  const estimate = left + above - corner;
  const [ofLeft, ofAbove, ofCorner] = [left, above, corner].map((one) => Math.abs(estimate - one));
  if ((ofLeft ?? 0) <= (ofAbove ?? 0) && (ofLeft ?? 0) <= (ofCorner ?? 0)) return left;
  return (ofAbove ?? 0) <= (ofCorner ?? 0) ? above : corner;
}
