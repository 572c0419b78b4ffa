import { joinedBytes } from "../../base/joined-bytes.ts";
import { viewOf } from "../../base/view-of.ts";
import { nameAt } from "./bytes.ts";

/** What has to be known of a PNG file to put it on a page. */
export interface PngFacts {
  readonly width: number;
  readonly height: number;
  readonly bitDepth: number;
  /** 0 grey, 2 colours, 3 a palette, 4 grey with transparency, 6 colours with transparency. */
  readonly colourType: number;
  readonly isInterlaced: boolean;
  /** Three bytes a colour; empty without a palette. */
  readonly palette: Uint8Array;
  /** The compressed rows, put together. */
  readonly data: Uint8Array;
  /** Pixels of an inch; null where the file does not say. */
  readonly density: number | null;
}

/** Chunks of one file; writers that cut their data finely make some thousands. */
const MOST_CHUNKS = 20_000;
const SIGNATURE_BYTES = 8;
const INCHES_OF_METRE = 1 / 0.0254;
const NO_BYTES: Uint8Array = new Uint8Array();

/** Reads the chunks of a PNG file; null where one is broken or the picture is missing. */
export function pngFacts(bytes: Uint8Array): PngFacts | null {
  const view = viewOf(bytes);
  let header: Pick<
    PngFacts,
    "width" | "height" | "bitDepth" | "colourType" | "isInterlaced"
  > | null = null;
  let palette: Uint8Array = NO_BYTES;
  let density: number | null = null;
  const parts: Uint8Array[] = [];
  let at = SIGNATURE_BYTES;
  for (let count = 0; count < MOST_CHUNKS && at + 12 <= bytes.length; count += 1) {
    const length = view.getUint32(at);
    const end = at + 8 + length;
    if (end + 4 > bytes.length) return null;
    const body = bytes.subarray(at + 8, end);
    switch (nameAt(bytes, at + 4)) {
      case "IHDR":
        header = headerIn(body);
        break;
      case "PLTE":
        palette = body;
        break;
      case "IDAT":
        parts.push(body);
        break;
      case "pHYs":
        density = densityIn(body);
        break;
      case "IEND":
        return header === null || parts.length === 0
          ? null
          : { ...header, palette, density, data: joinedBytes(parts) };
      default:
    }
    at = end + 4;
  }
  return null;
}

function headerIn(
  body: Uint8Array,
): Pick<PngFacts, "width" | "height" | "bitDepth" | "colourType" | "isInterlaced"> | null {
  if (body.length < 13) return null;
  const view = viewOf(body);
  const [width, height] = [view.getUint32(0), view.getUint32(4)];
  if (width === 0 || height === 0) return null;
  return {
    width,
    height,
    bitDepth: view.getUint8(8),
    colourType: view.getUint8(9),
    isInterlaced: view.getUint8(12) !== 0,
  };
}

function densityIn(body: Uint8Array): number | null {
  if (body.length < 9) return null;
  const view = viewOf(body);
  return view.getUint8(8) === 1 ? view.getUint32(0) / INCHES_OF_METRE : null;
}
