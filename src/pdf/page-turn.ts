import { ReadError } from "../base/read-error.ts";
import { closing, type Engine } from "./engine.ts";
import type { PdfDocument } from "./open.ts";
import type { Address } from "./pdfium-exports.ts";
import { UPRIGHT_DEGREES } from "./text-runs.ts";
import { type Matrix, matrixAt, type Turn } from "./upright.ts";

/** A page with fewer characters than this is turned as the file says, not as its text runs. */
const FEW_CHARACTERS = 12;

const TURNS: readonly Turn[] = [0, 90, 180, 270];

/** How far a loaded page must be turned so that it can be read; the same answer each time. */
export function turnOfPage(document: PdfDocument, page: Address, pageNumber: number): Turn {
  const known = document.memory.turns.get(pageNumber);
  if (known !== undefined) return known;
  const { pdfium } = document.engine;
  const text = pdfium.FPDFText_LoadPage(page);
  if (text === 0) throw new ReadError("damaged");
  return closing(document.engine, {
    work: () => turnOfText(document, { page, text, pageNumber }),
    close: () => pdfium.FPDFText_ClosePage(text),
  });
}

/** The same for a page whose text is loaded: most of its text decides, against the file's own turn if need be. */
export function turnOfText(
  { engine, memory }: PdfDocument,
  {
    page,
    text,
    pageNumber,
  }: { readonly page: Address; readonly text: Address; readonly pageNumber: number },
): Turn {
  const directions = directionsOf(engine, text);
  const asMarked = engine.pdfium.FPDFPage_GetRotation(page) & 3;
  const total = directions.reduce((sum, count) => sum + count, 0);
  const most = Math.max(...directions);
  const isMarked = total < FEW_CHARACTERS || directions[asMarked] === most;
  const turn = TURNS[isMarked ? asMarked : directions.indexOf(most)] ?? 0;
  memory.turns.set(pageNumber, turn);
  return turn;
}

/** How many characters run from left to right, upwards, upside down and downwards. */
function directionsOf(engine: Engine, text: Address): readonly number[] {
  const { pdfium, scratch } = engine;
  const count = pdfium.FPDFText_CountChars(text);
  const directions = [0, 0, 0, 0];
  let last = 0;
  let quarter = -1;
  for (let index = 0; index < count; index++) {
    const object = pdfium.FPDFText_GetTextObject(text, index);
    if (object === 0) continue;
    if (object !== last) {
      last = object;
      pdfium.FPDFText_GetMatrix(text, index, scratch);
      quarter = quarterOf(matrixAt(engine, scratch));
    }
    if (quarter >= 0) directions[quarter] = (directions[quarter] ?? 0) + 1;
  }
  return directions;
}

function quarterOf([a, b]: Matrix): number {
  const degrees = (Math.atan2(b, a) * 180) / Math.PI;
  const quarter = Math.round(degrees / 90);
  return Math.abs(degrees - quarter * 90) > UPRIGHT_DEGREES ? -1 : (quarter + 4) % 4;
}
