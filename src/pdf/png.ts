import type { Picture } from "./render.ts";

/** Makes bytes smaller, as zlib does. It is handed in, so that this file runs wherever pages are drawn. */
export type Deflate = (bytes: Uint8Array) => Uint8Array;

/** A picture as a PNG file of eight bits: grey where nothing in it has a colour, else red, green and blue. */
export function pngOf(
  { width, height, rgba }: Picture,
  { isGrey, deflate }: { readonly isGrey: boolean; readonly deflate: Deflate },
): Uint8Array {
  const channels = isGrey || !hasColour(rgba) ? 1 : 3;
  const header = new Uint8Array(13);
  const view = new DataView(header.buffer);
  view.setUint32(0, width);
  view.setUint32(4, height);
  header.set([8, channels === 1 ? GREY : RGB], 8);
  const pixels = channels === 1 ? greyOf(rgba) : rgbOf(rgba);
  return joined([
    SIGNATURE,
    chunk("IHDR", header),
    chunk("IDAT", deflate(rowsOf(pixels, width * channels))),
    chunk("IEND", new Uint8Array()),
  ]);
}

const SIGNATURE = Uint8Array.of(0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a);

/** PNG's numbers of the kinds of pixels. */
const GREY = 0;
const RGB = 2;

function hasColour(rgba: Uint8Array): boolean {
  for (let at = 0; at < rgba.length; at += 4) {
    if (rgba[at] !== rgba[at + 1] || rgba[at] !== rgba[at + 2]) return true;
  }
  return false;
}

function greyOf(rgba: Uint8Array): Uint8Array {
  const grey = new Uint8Array(rgba.length / 4);
  for (let index = 0, at = 0; index < grey.length; index++, at += 4) {
    const [red = 0, green = 0, blue = 0] = [rgba[at], rgba[at + 1], rgba[at + 2]];
    grey[index] = Math.round(0.299 * red + 0.587 * green + 0.114 * blue);
  }
  return grey;
}

function rgbOf(rgba: Uint8Array): Uint8Array {
  const rgb = new Uint8Array((rgba.length / 4) * 3);
  for (let to = 0, at = 0; to < rgb.length; to += 3, at += 4) {
    rgb[to] = rgba[at] ?? 0;
    rgb[to + 1] = rgba[at + 1] ?? 0;
    rgb[to + 2] = rgba[at + 2] ?? 0;
  }
  return rgb;
}

/** Rows with the number of their filter before them: none, since printed pages have few colours and long runs of them. */
function rowsOf(pixels: Uint8Array, rowBytes: number): Uint8Array {
  const height = pixels.length / rowBytes;
  const rows = new Uint8Array((rowBytes + 1) * height);
  for (let row = 0; row < height; row++) {
    rows.set(pixels.subarray(row * rowBytes, (row + 1) * rowBytes), row * (rowBytes + 1) + 1);
  }
  return rows;
}

function chunk(name: string, data: Uint8Array): Uint8Array {
  const named = joined([Uint8Array.from(name, (letter) => letter.charCodeAt(0)), data]);
  const length = new Uint8Array(4);
  new DataView(length.buffer).setUint32(0, data.length);
  const sum = new Uint8Array(4);
  new DataView(sum.buffer).setUint32(0, checksum(named));
  return joined([length, named, sum]);
}

/** The CRC-32 that PNG asks for. */
function checksum(bytes: Uint8Array): number {
  let rest = 0xffffffff;
  for (const byte of bytes) rest = (TABLE[(rest ^ byte) & 0xff] ?? 0) ^ (rest >>> 8);
  return (rest ^ 0xffffffff) >>> 0;
}

const TABLE: Uint32Array = Uint32Array.from({ length: 256 }, (_, byte) => {
  let rest = byte;
  for (let bit = 0; bit < 8; bit++) rest = rest & 1 ? 0xedb88320 ^ (rest >>> 1) : rest >>> 1;
  return rest;
});

function joined(parts: readonly Uint8Array[]): Uint8Array {
  const whole = new Uint8Array(parts.reduce((sum, { length }) => sum + length, 0));
  let at = 0;
  for (const part of parts) {
    whole.set(part, at);
    at += part.length;
  }
  return whole;
}
