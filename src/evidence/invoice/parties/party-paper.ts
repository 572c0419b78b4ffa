import type { Line, Run } from "../../../layout/lines.ts";
import type { Word } from "../../../page/page.ts";
import type {
  InvoiceLabel,
  InvoicePaper,
  PaperLine,
} from "../../../paper/invoice/invoice-paper.ts";
import { isCaption } from "../../../paper/invoice/label-values.ts";
import { type Block, blocksOf, textOf } from "./blocks.ts";
import { type TableTops, tableTopsOf } from "./table-tops.ts";

/** A text of one line with what the search for names asks about it. */
export interface Piece {
  readonly run: Run;
  readonly text: string;
  /** Index of its line on the paper. */
  readonly at: number;
  readonly line: PaperLine;
  readonly block: Block;
  /** Share of the page above it. */
  readonly place: number;
  readonly labels: readonly InvoiceLabel[];
}

/** The texts of the pages where names stand. */
export interface PartyPaper {
  readonly paper: InvoicePaper;
  readonly pieces: readonly Piece[];
  readonly blocks: readonly Block[];
  readonly pieceOf: ReadonlyMap<Run, Piece>;
  readonly tableTops: TableTops;
}

/** Names stand on the first pages; later ones repeat them. */
const NAME_PAGES = 2;

/** Cuts the pages where names stand into pieces and blocks. */
export function partyPaper(paper: InvoicePaper): PartyPaper {
  const heading = headingRuns(paper);
  const blocks = paper.layout.pages
    .slice(0, NAME_PAGES)
    .flatMap(({ page, lines }) => blocksOf({ page, lines: firstLines(lines) }, heading));
  const blockOf = new Map<Run, Block>();
  for (const block of blocks) for (const run of block.runs) blockOf.set(run, block);
  const pieces: Piece[] = [];
  paper.lines.forEach((line, at) => {
    for (const run of line.line.runs) {
      const block = blockOf.get(run);
      if (block === undefined) continue;
      pieces.push(pieceIn(block, run, line, at));
    }
  });
  return {
    paper,
    pieces,
    blocks,
    pieceOf: new Map(pieces.map((piece) => [piece.run, piece])),
    tableTops: tableTopsOf(paper),
  };
}

function pieceIn(block: Block, run: Run, line: PaperLine, at: number): Piece {
  const labels = line.labels.length === 0 ? [] : line.labels.filter(({ runs }) => runs[0] === run);
  const place = run.box.top / line.page.height;
  return { run, text: textOf(run).normalize("NFC"), at, line, block, place, labels };
}

/** The lines of a block from top to bottom. */
export function piecesOf({ runs }: Block, { pieceOf }: PartyPaper): readonly Piece[] {
  return runs.flatMap((run) => pieceOf.get(run) ?? []);
}

/** The text that holds a word; one that stands where no names are looked for is a block of its own. */
export function pieceWith(word: Word, { paper, pieceOf }: PartyPaper): Piece | null {
  for (const [at, line] of paper.lines.entries()) {
    const run = line.line.runs.find(({ words }) => words.includes(word));
    if (run === undefined) continue;
    const { pageNumber, box } = run;
    return pieceOf.get(run) ?? pieceIn({ pageNumber, runs: [run], box }, run, line, at);
  }
  return null;
}

/** A label that is as much of the print of its text is all of it but for signs; less is a word inside another, as of an address of mail. */
const WHOLE = 0.9;

/** The texts that are nothing but the caption of a party: who stands above one is somebody else. */
function headingRuns({ lines }: InvoicePaper): ReadonlySet<Run> {
  const heading = new Set<Run>();
  for (const { labels } of lines) {
    for (const { meanings, runs, words, coverage } of labels) {
      const [run] = runs;
      const isWhole = run?.words.length === words.length && coverage > WHOLE;
      if (isWhole && isPartyLabel({ meanings })) heading.add(run);
    }
  }
  return heading;
}

/** Pages with more texts are no invoices: names are looked for among the first ones. */
const MOST_TEXTS = 2000;

function firstLines(lines: readonly Line[]): readonly Line[] {
  let texts = 0;
  return lines.filter(({ runs }) => {
    texts += runs.length;
    return texts <= MOST_TEXTS;
  });
}

/** Whether a text is a caption of the items or stands below them. */
export function isBelowTableTop({ at, run }: Piece, { tableTops }: PartyPaper): boolean {
  return at >= (tableTops.get(run.pageNumber) ?? Infinity);
}

/** Whether a text is one of the captions over the items. */
export function isTableTop({ at, run }: Piece, { tableTops }: PartyPaper): boolean {
  return at === tableTops.get(run.pageNumber);
}

/** Whether a label begins its text, or follows one that does. */
export function beginsPiece(label: Omit<InvoiceLabel, "stack">, { run, labels }: Piece): boolean {
  if (label.words[0] === run.words[0]) return label.before === "";
  const before = labels.findLast((other) => other.box.left < label.box.left);
  const [first] = label.words;
  const last = before?.words.at(-1);
  if (
    before === undefined ||
    before.words[0] !== run.words[0] ||
    !isPartyLabel(before) ||
    first === undefined ||
    last === undefined
  )
    return false;
  return run.words.indexOf(first) - run.words.indexOf(last) <= 2;
}

/** Whether a label is the caption of a party. */
export function isPartyLabel({ meanings }: Pick<InvoiceLabel, "meanings">): boolean {
  return meanings.some(isRole);
}

function isRole(meaning: string): boolean {
  return meaning.startsWith("role:");
}

/** The share of a text that is captions, 0 to 1; 1 where one of them ends with a colon. */
export function captionShare({ run, labels }: Piece): number {
  if (labels.length === 0) return 0;
  const begins = labels.find(({ words }) => words[0] === run.words[0]);
  if (begins?.words.at(-1)?.text.endsWith(":") === true) return 1;
  const share = coveredShare(run, labels);
  return begins === undefined || !isCaption(begins) ? 0.5 * share : share;
}

/** The share of the words of a text that labels cover. */
export function coveredShare({ words }: Run, labels: readonly InvoiceLabel[]): number {
  const covered = new Set(labels.flatMap((label) => label.words));
  const counted = words.filter(({ text }) => /\p{L}/u.test(text));
  return counted.filter((word) => covered.has(word)).length / Math.max(1, counted.length);
}
