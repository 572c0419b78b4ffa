import type { Limits } from "../../base/limits.ts";
import { ReadError } from "../../base/read-error.ts";
import { decodedPicture } from "./decoded-picture.ts";
import { jpegFacts } from "./jpeg-facts.ts";
import { opaquePng } from "./opaque-png.ts";
import type { PictureKind } from "./picture-kind.ts";
import { pdfOfPictures, type WrappedPicture } from "./picture-pdf.ts";
import { type PngFacts, pngFacts } from "./png-facts.ts";

/**
 * A picture as a PDF that shows it: one page, of a TIFF file as many as it has. JPEG and most PNG files go onto their page
 * as they are. Throws a ReadError where the picture is broken, larger than the limit or of a form that nothing here decodes.
 */
export async function pdfOfPicture(
  bytes: Uint8Array,
  kind: PictureKind,
  limits: Limits,
): Promise<Uint8Array> {
  if (kind === "HEIC") throw new ReadError("not-a-pdf", "", HEIC);
  const own = await wrappedAsItIs(bytes, kind, limits);
  if (own !== null) return pdfOfPictures([own]);
  const pages: WrappedPicture[] = [];
  for (const page of await decodedPicture(bytes, kind, limits)) {
    const wrapped = await wrappedPng(page, limits);
    if (wrapped === null) throw broken("PNG");
    pages.push(wrapped);
  }
  return pdfOfPictures(pages);
}

const HEIC =
  "This is a HEIC picture, a form that is not decoded here. Save or share it as JPEG, or as PDF.";

function broken(kind: PictureKind): ReadError {
  return new ReadError(
    "damaged",
    "",
    `The ${kind} picture is damaged or cut off. Save it again, or send it as PDF.`,
  );
}

/** Null where the picture has to be decoded first. */
async function wrappedAsItIs(
  bytes: Uint8Array,
  kind: PictureKind,
  limits: Limits,
): Promise<WrappedPicture | null> {
  if (kind === "JPEG") return wrappedJpeg(bytes, limits);
  return kind === "PNG" ? wrappedPng(bytes, limits) : null;
}

const COLOURS: Readonly<Record<number, string>> = {
  1: "/DeviceGray",
  3: "/DeviceRGB",
  // Programs that print write the inks the other way round.
  4: "/DeviceCMYK/Decode[1 0 1 0 1 0 1 0]",
};

function wrappedJpeg(bytes: Uint8Array, limits: Limits): WrappedPicture {
  const facts = jpegFacts(bytes);
  if (facts === null) throw broken("JPEG");
  refuseTooLarge(facts, limits);
  const entries = `/ColorSpace${COLOURS[facts.components] ?? ""}/BitsPerComponent 8/Filter/DCTDecode`;
  return { ...facts, entries, data: bytes };
}

const GREY = 0;
const TRUE_COLOUR = 2;
const PALETTE = 3;

/** Null where the picture has to be decoded first. */
async function wrappedPng(bytes: Uint8Array, limits: Limits): Promise<WrappedPicture | null> {
  const facts = pngFacts(bytes);
  if (facts === null) throw broken("PNG");
  refuseTooLarge(facts, limits);
  const { width, height, density } = facts;
  const place = { width, height, density, orientation: 1 };
  const isPlain = [GREY, TRUE_COLOUR, PALETTE].includes(facts.colourType) && !facts.isInterlaced;
  if (isPlain) return { ...place, entries: entriesOfPlain(facts), data: facts.data };
  const opaque = await opaquePng(facts);
  if (opaque === null) return null;
  const entries = `/ColorSpace${COLOURS[opaque.colours] ?? ""}/BitsPerComponent 8/Filter/FlateDecode`;
  return { ...place, entries, data: opaque.data };
}

/** PDF packs rows as PNG does: "predictor 15" says so. */
function entriesOfPlain({ width, bitDepth, colourType, palette }: PngFacts): string {
  const colours = colourType === TRUE_COLOUR ? 3 : 1;
  const hex = [...palette].map((byte) => byte.toString(16).padStart(2, "0")).join("");
  const space =
    colourType === PALETTE
      ? `[/Indexed/DeviceRGB ${Math.max(0, palette.length / 3 - 1)}<${hex}>]`
      : COLOURS[colours];
  return (
    `/ColorSpace${space ?? ""}/BitsPerComponent ${bitDepth}/Filter/FlateDecode` +
    `/DecodeParms<</Predictor 15/Colors ${colours}/BitsPerComponent ${bitDepth}/Columns ${width}>>`
  );
}

function refuseTooLarge(
  { width, height }: { readonly width: number; readonly height: number },
  { pagePixels }: Limits,
): void {
  if (width * height <= pagePixels) return;
  const detail = `It has ${width * height} pixels, the limit is ${pagePixels}.`;
  throw new ReadError(
    "page-too-large",
    detail,
    "The picture is larger than the limit. Save it smaller.",
  );
}
