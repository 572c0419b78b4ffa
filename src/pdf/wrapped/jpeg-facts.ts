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

/** Reads the segments before the picture; null where the file is no JPEG that has a picture. */
export function jpegFacts(bytes: Uint8Array): JpegFacts | null {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  let facts: Pick<JpegFacts, "width" | "height" | "components"> | null = null;
  let orientation = 1;
  let density: number | null = null;
  let at = 2;
  for (let count = 0; count < MOST_SEGMENTS && at + 4 <= bytes.length; count += 1) {
    if (view.getUint8(at) !== 0xff) return null;
    const marker = view.getUint8(at + 1);
    // Any number of bytes may fill up before a marker.
    if (marker === 0xff) {
      at += 1;
      continue;
    }
    if (marker === START_OF_SCAN) break;
    const length = view.getUint16(at + 2);
    const end = at + 2 + length;
    if (length < 2 || end > bytes.length) return null;
    const body = bytes.subarray(at + 4, end);
    if (marker >= 0xc0 && marker <= 0xcf && !NO_FRAME.has(marker)) facts = frameIn(body) ?? facts;
    else if (marker === 0xe0) density = jfifDensity(body) ?? density;
    else if (marker === 0xe1) orientation = exifOrientation(body) ?? orientation;
    at = end;
  }
  return facts === null ? null : { ...facts, orientation, density };
}

function viewOf(bytes: Uint8Array): DataView {
  return new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
}

function frameIn(body: Uint8Array): Pick<JpegFacts, "width" | "height" | "components"> | null {
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
  if (body.length < 12 || String.fromCharCode(...body.subarray(0, 4)) !== "JFIF") return null;
  const view = viewOf(body);
  const [unit, density] = [view.getUint8(7), view.getUint16(8)];
  if (unit === DOTS_PER_INCH) return density;
  return unit === DOTS_PER_CENTIMETRE ? density * CENTIMETRES_OF_INCH : null;
}

/** Entries of a directory of EXIF; cameras write about fifteen. */
const MOST_ENTRIES = 500;
const ORIENTATION = 0x0112;

function exifOrientation(body: Uint8Array): number | null {
  if (body.length < 14 || String.fromCharCode(...body.subarray(0, 4)) !== "Exif") return null;
  const tiff = viewOf(body.subarray(6));
  const isLittle = tiff.getUint16(0) === 0x4949;
  const directory = tiff.getUint32(4, isLittle);
  if (directory + 2 > tiff.byteLength) return null;
  const entries = Math.min(MOST_ENTRIES, tiff.getUint16(directory, isLittle));
  for (let entry = 0; entry < entries; entry += 1) {
    const at = directory + 2 + 12 * entry;
    if (at + 10 > tiff.byteLength) return null;
    if (tiff.getUint16(at, isLittle) !== ORIENTATION) continue;
    const value = tiff.getUint16(at + 8, isLittle);
    return value >= 1 && value <= 8 ? value : null;
  }
  return null;
}
