import type { InvoicePaper } from "../invoice-paper.ts";
import { startsWithLabel } from "../label-values.ts";
import { type Block, textOf } from "./blocks.ts";
import { cleanName, type NameCandidate, namesByRole } from "./name-candidate.ts";
import { isAddress, isContact, isTitle, isTown } from "./name-looks.ts";

/** Names that may be the customer's: by caption, else by the place of an address. */
export function customerNames(
  paper: InvoicePaper,
  blocks: readonly Block[],
): readonly NameCandidate[] {
  const labelled = namesByRole(paper, "customer", blocks);
  const shipped = namesByRole(paper, "shipTo", blocks);
  return [
    ...labelled,
    ...shipped.map((name) => ({ ...name, score: name.score - 1.5 })),
    ...windowNames(paper, blocks),
  ];
}

const MOST_LINES = 9;

/** The first line of an address without a caption in the upper half, where the window of an envelope is. */
function windowNames(paper: InvoicePaper, blocks: readonly Block[]): readonly NameCandidate[] {
  const [page] = paper.layout.pages;
  if (page === undefined) return [];
  const { height } = page.page;
  return blocks.flatMap((block) => {
    const { runs, box, pageNumber } = block;
    if (pageNumber !== 1 || box.top > 0.5 * height || runs.length > MOST_LINES) return [];
    if (runs.length < 2 || !runs.slice(1).some((run) => isTown(textOf(run)))) return [];
    if (runs.some((run) => isContact(textOf(run)))) return [];
    const first = runs.find((run) => isNameLine(run, paper));
    const name = first === undefined ? null : cleanName(textOf(first));
    if (first === undefined || name === null) return [];
    const isAtWindow = box.top > 0.1 * height && box.top < 0.36 * height;
    const isLetterhead = box.top < 0.075 * height;
    return [
      {
        text: name,
        run: first,
        score: (isAtWindow ? 1.8 : 1.2) - (isLetterhead ? 0.9 : 0),
        because: "It begins an address without a caption, where the window of an envelope is.",
        block,
      },
    ];
  });
}

function isNameLine(run: Block["runs"][number], paper: InvoicePaper): boolean {
  const text = textOf(run);
  const name = cleanName(text);
  if (name === null || /[·•|]/.test(text) || isTitle(name, paper.words) || isAddress(name))
    return false;
  const own = paper.lines.find(({ line }) => line.runs.includes(run));
  return own === undefined || !startsWithLabel(run, own);
}
