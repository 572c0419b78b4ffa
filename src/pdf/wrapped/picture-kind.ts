import { nameAt } from "./bytes.ts";

/** Forms of pictures that people photograph, scan and save bills in. */
export type PictureKind = "JPEG" | "PNG" | "WebP" | "TIFF" | "HEIC";

/** What a file that is a picture begins with; null where it is none of these. */
export function pictureKind(bytes: Uint8Array): PictureKind | null {
  const begins = (...begin: readonly number[]): boolean =>
    begin.every((byte, at) => bytes[at] === byte);
  if (begins(0xff, 0xd8, 0xff)) return "JPEG";
  if (begins(0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a)) return "PNG";
  if (begins(0x49, 0x49, 0x2a, 0) || begins(0x4d, 0x4d, 0, 0x2a)) return "TIFF";
  if (nameAt(bytes, 0) === "RIFF" && nameAt(bytes, 8) === "WEBP") return "WebP";
  if (nameAt(bytes, 4) === "ftyp" && HEIC_BRANDS.has(nameAt(bytes, 8))) return "HEIC";
  return null;
}

/** Brands of files in the form in which telephones of Apple keep photographs. */
const HEIC_BRANDS: ReadonlySet<string> = new Set(["heic", "heix", "hevc", "heim", "mif1", "msf1"]);
