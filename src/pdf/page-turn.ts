import { ReadError } from "../base/read-error.ts";
import { closing } from "./engine.ts";
import type { PdfDocument } from "./open.ts";
import type { Address } from "./pdfium-exports.ts";
import { directionsOf, type TextRun, textRuns } from "./text-runs.ts";
import type { Turn } from "./upright.ts";

/** A page with fewer characters than this is turned as the file says, not as its text runs. */
const FEW_CHARACTERS = 12;

const NO_SHIFT = { x: 0, y: 0 };

const TURNS: readonly Turn[] = [0, 90, 180, 270];

/** How far a loaded page must be turned so that it can be read; the same answer each time. */
export function turnOfPage(document: PdfDocument, page: Address, pageNumber: number): Turn {
  const known = document.memory.turns.get(pageNumber);
  if (known !== undefined) return known;
  const { pdfium } = document.engine;
  const text = pdfium.FPDFText_LoadPage(page);
  if (text === 0) throw new ReadError("damaged");
  return closing(document.engine, {
    work() {
      const runs = textRuns(document.engine, text, { shift: NO_SHIFT, limits: document.limits });
      return turnOfRuns(document, runs, { page, pageNumber });
    },
    close: () => pdfium.FPDFText_ClosePage(text),
  });
}

/** The same for a page whose text is read: most of its text decides, against the file's own turn if need be. */
export function turnOfRuns(
  { engine, memory }: PdfDocument,
  runs: readonly TextRun[],
  { page, pageNumber }: { readonly page: Address; readonly pageNumber: number },
): Turn {
  const directions = directionsOf(runs);
  const asMarked = engine.pdfium.FPDFPage_GetRotation(page) & 3;
  const total = directions.reduce((sum, count) => sum + count, 0);
  const most = Math.max(...directions);
  const isMarked = total < FEW_CHARACTERS || directions[asMarked] === most;
  const turn = TURNS[isMarked ? asMarked : directions.indexOf(most)] ?? 0;
  memory.turns.set(pageNumber, turn);
  return turn;
}
