import { layoutOf } from "../../src/layout/layout.ts";
import { type ColumnSigns, columnSigns, longestPhrase } from "../../src/schedule/column-signs.ts";
import type { Role } from "../../src/schedule/choose-roles.ts";
import { type Table, tablesOf } from "../../src/schedule/tables.ts";
import { numberStyleOf } from "../../src/paper/figures.ts";
import { vocabulariesOf } from "../../src/read/pay-application/vocabularies.ts";
import { piecesOf } from "../../src/paper/pieces.ts";
import type { SheetColumn } from "../../src/lexicon/template.ts";
import { TEMPLATES } from "../../src/read/templates.ts";
import { foldOfLayout } from "./folds.ts";
import { keptPages } from "./page-cache.ts";
import { RANDOM, randomFiles } from "./random-papers.ts";
import {
  type Labelled,
  labelled,
  roleOf,
  type ScheduleTruth,
  scheduleTruth,
} from "./schedule-truth.ts";
import { type PaperFile, papersWithTruth } from "./sets.ts";

/** One table of a paper, with what its columns and rows are. */
export interface ScheduleBlock extends Labelled, Table {
  readonly signs: readonly ColumnSigns[];
  /** What each column holds; several roles where their figures are the same. */
  readonly roles: readonly ReadonlySet<Role>[];
}

/** A paper whose schedule is known, and all its tables. */
export interface ScheduleExample {
  readonly file: PaperFile;
  readonly truth: ScheduleTruth;
  readonly blocks: readonly ScheduleBlock[];
  /** The table that has most of the schedule; null where none has half of it. */
  readonly right: number | null;
  /** That one and further tables with other rows of the schedule. */
  readonly parts: ReadonlySet<number>;
  /** The fold in which it is held out; null where it is in the training of all. */
  readonly fold: number | null;
}

/** A table has to hold this share of the schedule's rows to be it. */
const HALF = 0.5;

const OTHER: ReadonlySet<Role> = new Set(["other"]);

/** A further table is part of a schedule when it has this share of its rows, none of them met before. */
const PART = 0.1;

function partsOf(blocks: readonly Labelled[], right: number | null): ReadonlySet<number> {
  if (right === null) return new Set();
  const parts = new Set([right]);
  const met = new Set(blocks[right]?.met);
  blocks.forEach((block, at) => {
    const isPart = block.share >= PART && [...block.met].every((row) => !met.has(row));
    if (at === right || !isPart) return;
    parts.add(at);
    for (const row of block.met) met.add(row);
  });
  return parts;
}

/** Where columns have the same figures, their captions tell which is which; where they do not, each may be either. */
function rolesOf(roles: readonly Role[], meanings: readonly SheetColumn[]): ReadonlySet<Role> {
  const meant = roles.filter((role) => meanings.includes(role));
  return new Set(meant.length > 0 ? meant : roles);
}

/** All papers whose schedule is known and whose words are kept. */
export function scheduleExamples(
  isWanted: (name: string) => boolean = () => true,
): readonly ScheduleExample[] {
  const found: ScheduleExample[] = [];
  const vocabulary = vocabulariesOf(TEMPLATES.payApplication).columns;
  for (const file of [...papersWithTruth(), ...randomFiles()]) {
    if (!isWanted(file.name)) continue;
    const truth = scheduleTruth(file);
    const pages = truth === null ? null : keptPages(file, truth.isPicture ? "ocr" : "text");
    if (truth === null || pages === null) continue;
    const layout = layoutOf(pages);
    const style = numberStyleOf(layout.pages.flatMap((page) => page.lines));
    const blocks = tablesOf(layout.pages.map((page) => piecesOf(page, style))).map((table) => {
      const { grid, captions } = table;
      const own = labelled(grid, truth);
      return {
        ...table,
        signs: columnSigns(grid, captions, { vocabulary, summary: truth.summary }),
        ...own,
        roles: own.letters.map((letters, place) =>
          letters.length === 0
            ? OTHER
            : rolesOf(
                letters.map((letter) => roleOf(letter, truth.columns)),
                longestPhrase(captions[place]?.own ?? [], vocabulary)?.meanings ?? [],
              ),
        ),
      };
    });
    const worth = ({ share, letters }: Labelled): number => share + letters.flat().length / 100;
    const [best] = [...blocks.keys()].toSorted(
      (a, b) => worth(blocks[b] as Labelled) - worth(blocks[a] as Labelled),
    );
    const isFound = best !== undefined && (blocks[best]?.share ?? 0) >= HALF;
    found.push({
      file,
      truth,
      blocks,
      right: isFound ? best : null,
      parts: partsOf(blocks, isFound ? best : null),
      fold: file.set === RANDOM ? null : foldOfLayout(truth.layout),
    });
  }
  return found;
}
