import { deflateSync } from "node:zlib";
import { crc32 } from "../base/crc32.ts";
import { joinedBytes } from "../base/joined-bytes.ts";
import type { Straightened } from "../page/page.ts";
import type { Picture } from "./render.ts";

/** How a drawn page becomes a file. */
interface WrittenLook extends Pick<Straightened, "quarterTurns" | "skewDegrees"> {
  /** Of the compression, 1 to 100; a form that loses nothing has none. */
  readonly quality: number;
  readonly isGrey: boolean;
}

/** Makes files of drawn pages. */
export interface PictureWriter {
  readonly mediaType: "image/webp" | "image/png";
  readonly write: (drawn: Picture, look: WrittenLook) => Promise<Uint8Array>;
}

/** The writer of this machine: WebP where sharp is installed and runs, else PNG. */
export async function pictureWriter(): Promise<PictureWriter> {
  return (await webpWriter()) ?? PNG_WRITER;
}

const PNG_WRITER: PictureWriter = {
  mediaType: "image/png",
  async write(drawn, look) {
    const { isGrey } = look;
    return Promise.resolve(
      pngOf(straightenPicture(drawn, look), { isGrey, deflate: (bytes) => deflateSync(bytes) }),
    );
  },
};

/** Null where sharp is not installed, or not for this machine: its library is native code. */
async function webpWriter(): Promise<PictureWriter | null> {
  const sharp = await import("sharp").then(
    (module) => module.default,
    () => null,
  );
  return (
    sharp && {
      mediaType: "image/webp",
      async write(drawn, { quarterTurns, skewDegrees, isGrey, quality }) {
        const raw = { width: drawn.width, height: drawn.height, channels: 4 } as const;
        const upright = await sharp(drawn.rgba, { raw })
          .rotate(90 * quarterTurns)
          .raw()
          .toBuffer({ resolveWithObject: true });
        return sharp(upright.data, { raw: { ...upright.info, channels: 4 } })
          .rotate(-skewDegrees, { background: "white" })
          .removeAlpha()
          .greyscale(isGrey)
          .webp({ quality })
          .toBuffer();
      },
    }
  );
}

/** Makes bytes smaller, as zlib does. It is handed in, so that this file runs wherever pages are drawn. */
type Deflate = (bytes: Uint8Array) => Uint8Array;

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
  return joinedBytes([
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
  const named = joinedBytes([Uint8Array.from(name, (letter) => letter.charCodeAt(0)), data]);
  const length = new Uint8Array(4);
  new DataView(length.buffer).setUint32(0, data.length);
  const sum = new Uint8Array(4);
  new DataView(sum.buffer).setUint32(0, crc32(named));
  return joinedBytes([length, named, sum]);
}

/** How a page was turned before it was read, as `Straightened` has it. */
interface Turned {
  readonly quarterTurns: number;
  readonly skewDegrees: number;
}

/** A picture as the page was read: quarter turns to the right, then straight. What is not paper becomes white. */
export function straightenPicture(
  picture: Picture,
  { quarterTurns, skewDegrees }: Turned,
): Picture {
  const turns = ((quarterTurns % 4) + 4) % 4;
  if (turns === 0 && skewDegrees === 0) return picture;
  const upright = quarterTurned(picture, turns);
  return skewDegrees === 0 ? upright : rotated(upright, (-skewDegrees * Math.PI) / 180);
}

function quarterTurned({ width, height, rgba }: Picture, turns: number): Picture {
  const [across, down] = turns % 2 === 1 ? [height, width] : [width, height];
  const pixels = new Uint32Array(rgba.slice().buffer);
  const turned = new Uint32Array(width * height);
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) {
      const [mirroredX, mirroredY] = [width - 1 - x, height - 1 - y];
      const row = [y, x, mirroredY, mirroredX][turns] ?? y;
      const column = [x, mirroredY, mirroredX, y][turns] ?? x;
      turned[row * across + column] = pixels[y * width + x] ?? 0;
    }
  }
  return { width: across, height: down, rgba: new Uint8Array(turned.buffer) };
}

/** Rotated to the right about its middle, as large as it needs to be; each pixel is mixed of the four that it falls between. */
function rotated({ width, height, rgba }: Picture, angle: number): Picture {
  const [cos, sin] = [Math.cos(angle), Math.sin(angle)];
  const across = Math.round(width * Math.abs(cos) + height * Math.abs(sin));
  const down = Math.round(width * Math.abs(sin) + height * Math.abs(cos));
  const out = new Uint8Array(across * down * 4).fill(WHITE);
  for (let y = 0; y < down; y++) {
    for (let x = 0; x < across; x++) {
      const [fromX, fromY] = [x + 0.5 - across / 2, y + 0.5 - down / 2];
      const sourceX = fromX * cos + fromY * sin + width / 2 - 0.5;
      const sourceY = fromY * cos - fromX * sin + height / 2 - 0.5;
      mix({ width, height, rgba }, [sourceX, sourceY], out, (y * across + x) * 4);
    }
  }
  return { width: across, height: down, rgba: out };
}

const WHITE = 255;

function mix(
  { width, height, rgba }: Picture,
  [x, y]: readonly [x: number, y: number],
  out: Uint8Array,
  to: number,
): void {
  const [left, top] = [Math.floor(x), Math.floor(y)];
  if (left < -1 || top < -1 || left >= width || top >= height) return;
  const [right, below] = [x - left, y - top];
  const of = (column: number, row: number, channel: number): number =>
    column < 0 || row < 0 || column >= width || row >= height
      ? WHITE
      : (rgba[(row * width + column) * 4 + channel] ?? WHITE);
  for (let channel = 0; channel < 3; channel++) {
    const above = of(left, top, channel) * (1 - right) + of(left + 1, top, channel) * right;
    const under = of(left, top + 1, channel) * (1 - right) + of(left + 1, top + 1, channel) * right;
    out[to + channel] = Math.round(above * (1 - below) + under * below);
  }
}
