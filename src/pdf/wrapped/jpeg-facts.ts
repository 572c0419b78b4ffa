import { viewOf } from "../../base/view-of.ts";
import { nameAt } from "./bytes.ts";

/** What has to be known of a JPEG file to put it on a page as it is. */
export interface JpegFacts {
  /** Pixels, as they are kept. */
  readonly width: number;
  readonly height: number;
  /** 1 for grey, 3 for colours, 4 for printing inks. */
  readonly components: number;
  /** How it has to be turned to stand upright, 1 to 8 (EXIF 2.32, tag 0x0112). */
  readonly orientation: number;
  /** Pixels of an inch; null where the file does not say. */
  readonly density: number | null;
}

/** Segments before the picture itself; cameras write about ten. */
const MOST_SEGMENTS = 200;

const START_OF_SCAN = 0xda;
/** Markers that are no frame though they stand among them: tables and arithmetic coding. */
const NO_FRAME: ReadonlySet<number> = new Set([0xc4, 0xc8, 0xcc]);

/** Reads the segments before the picture; null where the file is no JPEG with a whole picture. */
export function jpegFacts(bytes: Uint8Array): JpegFacts | null {
  const segments = segmentsOf(bytes);
  if (segments === null) return null;
  let frame: Frame | null = null;
  let orientation = 1;
  let density: number | null = null;
  for (const { marker, body } of segments) {
    if (isFrame(marker)) frame = frameIn(body) ?? frame;
    else if (marker === JFIF) density = jfifDensity(body) ?? density;
    else if (marker === EXIF) {
      const told = exifFacts(body);
      orientation = told.orientation ?? orientation;
      density = told.density ?? density;
    }
  }
  return frame === null ? null : { ...frame, orientation, density };
}

type Frame = Pick<JpegFacts, "width" | "height" | "components">;

const JFIF = 0xe0;
const EXIF = 0xe1;

function isFrame(marker: number): boolean {
  return marker >= 0xc0 && marker <= 0xcf && !NO_FRAME.has(marker);
}

interface Segment {
  readonly marker: number;
  readonly body: Uint8Array;
}

/** The segments up to the picture; null where one is broken, or the picture has no end. */
function segmentsOf(bytes: Uint8Array): readonly Segment[] | null {
  const view = viewOf(bytes);
  const segments: Segment[] = [];
  let at = 2;
  while (segments.length < MOST_SEGMENTS && at + 4 <= bytes.length) {
    if (view.getUint8(at) !== FILL) return null;
    const marker = view.getUint8(at + 1);
    if (marker === START_OF_SCAN) return hasEnd(bytes, at) ? segments : null;
    if (marker === FILL) {
      at += 1;
      continue;
    }
    const end = at + 2 + view.getUint16(at + 2);
    if (end < at + 4 || end > bytes.length) return null;
    segments.push({ marker, body: bytes.subarray(at + 4, end) });
    at = end;
  }
  return null;
}

const END = 0xd9;

/** Whether the picture ends: of what is cut off a viewer shows the upper part, and figures below it would be missed. */
function hasEnd(bytes: Uint8Array, from: number): boolean {
  for (let at = bytes.indexOf(FILL, from); at >= 0; at = bytes.indexOf(FILL, at + 1))
    if (bytes[at + 1] === END) return true;
  return false;
}

/** Begins each marker, and may fill up before one. */
const FILL = 0xff;

function frameIn(body: Uint8Array): Frame | null {
  if (body.length < 6) return null;
  const view = viewOf(body);
  const [height, width, components] = [view.getUint16(1), view.getUint16(3), view.getUint8(5)];
  const isKnown = components === 1 || components === 3 || components === 4;
  return width > 0 && height > 0 && isKnown ? { width, height, components } : null;
}

const DOTS_PER_INCH = 1;
const DOTS_PER_CENTIMETRE = 2;
const CENTIMETRES_OF_INCH = 2.54;

function jfifDensity(body: Uint8Array): number | null {
  if (body.length < 12 || nameAt(body, 0) !== "JFIF") return null;
  const view = viewOf(body);
  const [unit, density] = [view.getUint8(7), view.getUint16(8)];
  if (unit === DOTS_PER_INCH) return density;
  return unit === DOTS_PER_CENTIMETRE ? density * CENTIMETRES_OF_INCH : null;
}

/** Entries of a directory of EXIF; cameras write about fifteen. */
const MOST_ENTRIES = 500;
const ORIENTATION = 0x0112;
const RESOLUTION = 0x011a;
const RESOLUTION_UNIT = 0x0128;
const CENTIMETRE_UNIT = 3;

/** What EXIF says of how a picture stands and how finely it was taken. */
function exifFacts(body: Uint8Array): Partial<Pick<JpegFacts, "orientation" | "density">> {
  if (body.length < 14 || nameAt(body, 0) !== "Exif") return {};
  const tiff = viewOf(body.subarray(6));
  const isLittle = tiff.getUint16(0) === 0x4949;
  const values = new Map<number, number>();
  for (const at of entriesIn(tiff, isLittle)) {
    const tag = tiff.getUint16(at, isLittle);
    if (tag === RESOLUTION)
      values.set(tag, ratioAt(tiff, tiff.getUint32(at + 8, isLittle), isLittle));
    else values.set(tag, tiff.getUint16(at + 8, isLittle));
  }
  const orientation = values.get(ORIENTATION) ?? 0;
  const resolution = values.get(RESOLUTION) ?? 0;
  const scale = values.get(RESOLUTION_UNIT) === CENTIMETRE_UNIT ? CENTIMETRES_OF_INCH : 1;
  return {
    ...(orientation >= 1 && orientation <= 8 ? { orientation } : {}),
    ...(resolution > 0 ? { density: resolution * scale } : {}),
  };
}

/** Where the entries of the first directory begin; none where it is broken. */
function entriesIn(tiff: DataView, isLittle: boolean): readonly number[] {
  const directory = tiff.getUint32(4, isLittle);
  if (directory + 2 > tiff.byteLength) return [];
  const count = Math.min(MOST_ENTRIES, tiff.getUint16(directory, isLittle));
  const places = Array.from({ length: count }, (_, entry) => directory + 2 + 12 * entry);
  return places.filter((at) => at + 12 <= tiff.byteLength);
}

/** A fraction of two whole numbers; 0 where it is broken. */
function ratioAt(tiff: DataView, at: number, isLittle: boolean): number {
  if (at + 8 > tiff.byteLength) return 0;
  const divisor = tiff.getUint32(at + 4, isLittle);
  return divisor === 0 ? 0 : tiff.getUint32(at, isLittle) / divisor;
}
