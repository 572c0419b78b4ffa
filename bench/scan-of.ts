import { glob } from "tinyglobby";
import {
  CONDITIONS,
  type Condition,
  type ConditionName,
} from "../fixtures/draw/scan/conditions.ts";
import { faxG4, jpeg } from "../fixtures/draw/scan/encode.ts";
import { pictureSheet, scanPdf } from "../fixtures/draw/scan/scan-pdf.ts";
import { openSource } from "../fixtures/draw/scan/source.ts";

/** The condition of a name that somebody typed. Throws an error that names all where there is none. */
export function conditionNamed(name: string): Condition {
  const condition = CONDITIONS[name as ConditionName] as Condition | undefined;
  if (condition === undefined)
    throw new Error(`Conditions are ${Object.keys(CONDITIONS).join(", ")}.`);
  return condition;
}

/** Our printed documents whose path holds a text: all, or only every second, third … */
export async function printedDocuments(text: string, every: number): Promise<readonly string[]> {
  const paths = await glob("fixtures/**/*.pdf", { ignore: ["fixtures/scans/**"] });
  return paths
    .toSorted()
    .filter((path) => path.includes(text))
    .filter((_, index) => index % every === 0);
}

/** A printed document as a scan of its pages, at a resolution and in a condition. */
export async function scanOf(
  bytes: Uint8Array,
  dpi: number,
  { change, quality }: Condition,
): Promise<Uint8Array> {
  const source = await openSource(bytes);
  try {
    const sheets = [];
    for (const [index, drawn] of source.pictures(dpi, "grey").entries()) {
      const { raster } = change(drawn, index * 1_000 + drawn.dpi);
      const picture = quality === null ? await faxG4(raster) : await jpeg(raster, quality);
      sheets.push(pictureSheet(picture, raster.dpi));
    }
    return scanPdf(sheets);
  } finally {
    source.close();
  }
}
