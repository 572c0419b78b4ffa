/*
 * Second readers. What stands where each value was read is looked at again: in the picture of the page, as a person sees
 * it, and by pdf.js where that is installed. A file can carry other characters than it shows, and two programs can take
 * one file for two papers; both are ways to forge, and both end as a difference here. What was recognised in a scan is
 * looked at again by another recogniser, tesseract.js, where that is installed. A witness never changes a value:
 * where it sees other digits, that is told with both. Where it sees nothing, it says nothing.
 */

import { createRequire } from "node:module";
import { ADD_ONS } from "../add-ons/add-ons.ts";
import { lackOf, MissingAddOn } from "../add-ons/missing-add-on.ts";
import { type Finding, found } from "../finding/finding.ts";
import type { Reading, WitnessReport } from "../kinds/reading.ts";
import { recognitionLack } from "../ocr/ocr-engine.ts";
import type { LookedAt } from "./picture-witness.ts";
import { OWN_TEXT, pagesOf, readPlaces, type ReadPlace, RECOGNISED } from "./read-places.ts";
import { type Testimony, testimonyOf } from "./testimony.ts";

/** Differences that are told one by one; a forged page has more of them than anybody reads. */
const MOST_TOLD = 5;

/** Why nobody could look a second time, as a sentence that says how that is mended; null where somebody can. */
export function witnessLack(): string | null {
  return hasPdfjs() ? null : recognitionLack();
}

/** Whether pdf.js can be asked: it does not even load without the library for drawing that is installed with it. */
function hasPdfjs(): boolean {
  if (lackOf(ADD_ONS.secondReader) !== null) return false;
  const { resolve } = createRequire(import.meta.resolve("pdfjs-dist/legacy/build/pdf.mjs"));
  try {
    return resolve("@napi-rs/canvas") !== "";
  } catch {
    return false;
  }
}

/** A reading with what second readers see otherwise. Throws MissingAddOn where there is none, and what reading the pictures throws. */
export async function withWitnesses(reading: Reading, document: LookedAt): Promise<Reading> {
  const lack = witnessLack();
  if (lack !== null) throw new MissingAddOn(lack);
  const testimonies = [
    ...(await ofOwnText(readPlaces(reading, OWN_TEXT), document)),
    ...(await ofRecognised(readPlaces(reading, RECOGNISED), document)),
  ];
  const findings = testimonies.flatMap(findingsOf);
  return {
    ...reading,
    findings: [...reading.findings, ...findings],
    notices: [...reading.notices, ...findings],
    witnesses: testimonies.map(reportOf),
  };
}

/** What is said of places whose characters the file gave. */
async function ofOwnText(
  places: readonly ReadPlace[],
  document: LookedAt,
): Promise<readonly Testimony[]> {
  const testimonies: Testimony[] = [];
  if (recognitionLack() === null) {
    const { pictureTestimony } = await import("./picture-witness.ts");
    testimonies.push(await pictureTestimony(places, document));
  }
  if (hasPdfjs()) {
    const { wordsByPdfjs } = await import("./pdfjs-witness.ts");
    const pages = await wordsByPdfjs(document.bytes, pagesOf(places));
    testimonies.push(testimonyOf("pdf.js", places, pages));
  }
  return testimonies;
}

/** What is said of places whose characters were recognised: nothing where there are none, or nobody else who recognises any. */
async function ofRecognised(
  places: readonly ReadPlace[],
  document: LookedAt,
): Promise<readonly Testimony[]> {
  if (places.length === 0 || lackOf(ADD_ONS.secondRecogniser) !== null) return [];
  const { tesseractTestimony } = await import("./tesseract-witness.ts");
  return [await tesseractTestimony(places, document)];
}

function findingsOf({ witness, differences }: Testimony): readonly Finding[] {
  const told = differences.slice(0, MOST_TOLD).map(({ place, seen }) => {
    const { pageNumber: page, printed, figures } = place;
    return found("witness-differs", { witness, page, printed, seen }, figures);
  });
  const further = differences.length - told.length;
  return further === 0
    ? told
    : [...told, found("witness-differs-further", { witness, count: further })];
}

function reportOf({ witness, compared, differences }: Testimony): WitnessReport {
  return { witness, compared, differing: differences.length };
}
