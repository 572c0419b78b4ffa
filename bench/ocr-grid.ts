import { readFile } from "node:fs/promises";
import { height, width, type Box } from "../src/base/box.ts";
import type { Page } from "../src/page/page.ts";
import { CONDITIONS, type ConditionName } from "../fixtures/draw/scan/conditions.ts";
import { throughJpeg } from "../fixtures/draw/scan/encode.ts";
import type { ToSource } from "../fixtures/draw/scan/geometry.ts";
import type { Raster } from "../fixtures/draw/scan/raster.ts";
import { openSource, type Source } from "../fixtures/draw/scan/source.ts";
import { judgePage, type PageOutcome, type RecognisedWord } from "./ocr-grid-tokens.ts";

/** Reads a grey picture; boxes come in points from its upper left corner. */
export type Recognise = (
  picture: { readonly width: number; readonly height: number; readonly pixels: Uint8Array },
  pointsPerPixel: number,
) => Promise<readonly RecognisedWord[]>;

/** Which pages are degraded, and how. */
export interface Grid {
  /** Documents of `fixtures/` without their ending; all of their pages are taken. */
  readonly sources: readonly string[];
  readonly dpis: readonly number[];
  readonly conditions: readonly ConditionName[];
}

/** One page in one condition. */
export interface GridPage {
  readonly source: string;
  readonly pageNumber: number;
  readonly dpi: number;
  readonly condition: ConditionName;
  readonly outcome: PageOutcome;
  /** Of all threads, for the recognition alone. */
  readonly cpuSeconds: number;
}

/** Dense tables and summary pages in several faces and sizes. */
export const WHOLE_GRID: Grid = {
  sources: [
    "pay-application/aia-g702/middle",
    "pay-application/aia-g702/stored-materials",
    "pay-application/any-pay-application/workbook",
    "pay-application/any-pay-application/leader-dots-deductions",
    "pay-application/vista-report/release",
    "pay-application/kahua/first",
    "pay-application/uk-valuation/materials-on-site",
    "change-order/owner-form/rock-removal",
    "invoice/us-classic/ready-mix",
    "invoice/german-letter/beton",
    "invoice/till/builders-merchant",
  ].map((path) => `fixtures/${path}`),
  dpis: [150, 200, 300],
  conditions: ["clean", "office", "poor", "g4", "fax", "shadow", "faint", "skew 2°"],
};

/** Reads every page of the grid. Nothing is written; each page is handed on as soon as it is judged. */
export async function runOcrGrid(
  recognise: Recognise,
  grid: Grid,
  onPage: (page: GridPage) => void = () => {},
): Promise<readonly GridPage[]> {
  const read: GridPage[] = [];
  for (const path of grid.sources) {
    const source = await openSource(new Uint8Array(await readFile(`${path}.pdf`)));
    try {
      for (const one of casesOf(source, grid)) {
        const { page, drawn, condition } = one;
        const judged = await readCase(recognise, one);
        const { pageNumber } = page;
        const found = { source: path, pageNumber, dpi: drawn.dpi, condition, ...judged };
        onPage(found);
        read.push(found);
      }
    } finally {
      source.close();
    }
  }
  return read;
}

interface Case {
  readonly page: Page;
  readonly drawn: Raster;
  readonly condition: ConditionName;
}

/** Every page at every resolution in every condition, drawn when its turn comes. */
function* casesOf(source: Source, { dpis, conditions }: Grid): Generator<Case> {
  for (const dpi of dpis) {
    for (const [index, drawn] of source.pictures(dpi, "grey").entries()) {
      const page = source.pages[index];
      if (page === undefined) continue;
      yield* conditions.map((condition) => ({ page, drawn, condition }));
    }
  }
}

async function readCase(
  recognise: Recognise,
  { page, drawn, condition }: Case,
): Promise<Pick<GridPage, "outcome" | "cpuSeconds">> {
  const { change, quality } = CONDITIONS[condition];
  const { raster, toSource } = change(drawn, page.pageNumber * 1_000 + drawn.dpi);
  const { width, height, pixels } = quality === null ? raster : await throughJpeg(raster, quality);
  const pointsPerPixel = 72 / drawn.dpi;
  const before = process.cpuUsage();
  const words = await recognise({ width, height, pixels }, pointsPerPixel);
  const { user, system } = process.cpuUsage(before);
  const onPage = words.map((word) => ({
    ...word,
    box: movedBack(word.box, toSource, pointsPerPixel),
  }));
  return { outcome: judgePage(page.words, onPage), cpuSeconds: (user + system) / 1e6 };
}

/** Where a word stood before the page was moved: its middle goes back, its extent stays. */
function movedBack(box: Box, toSource: ToSource, pointsPerPixel: number): Box {
  const [x, y] = toSource(
    (box.left + box.right) / 2 / pointsPerPixel,
    (box.top + box.bottom) / 2 / pointsPerPixel,
  );
  const [right, down] = [width(box) / 2, height(box) / 2];
  const [middleX, middleY] = [x * pointsPerPixel, y * pointsPerPixel];
  return {
    left: middleX - right,
    right: middleX + right,
    top: middleY - down,
    bottom: middleY + down,
  };
}
