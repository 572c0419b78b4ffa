import { foldedKeys } from "../../../base/folded-words.ts";
import type { Run } from "../../../layout/lines.ts";
import type { InvoicePaper } from "../invoice-paper.ts";
import { startsWithLabel } from "../label-values.ts";
import { type Block, textOf } from "./blocks.ts";
import { domainsOf, matchesDomain } from "./domains.ts";
import { cleanName, nameKey, type NameCandidate, namesByRole } from "./name-candidate.ts";
import { hasLegalForm, isAddress, isContact, isStreet, isTitle, isTown } from "./name-looks.ts";

/** A name below this score is nothing but a text at the head of the page. */
const LEAST = 0.9;

/** Names that may be the vendor's: by caption, by letterhead, return address and footer. */
export function vendorNames(
  paper: InvoicePaper,
  blocks: readonly Block[],
  customer: NameCandidate | null,
): readonly NameCandidate[] {
  const named = namesByRole(paper, "vendor", blocks);
  const remit = namesByRole(paper, "remitTo", blocks);
  const context = {
    paper,
    domains: domainsOf(paper),
    largest: largestPrint(blocks),
    usual: usualPrint(paper),
  };
  const heads = blocks
    .filter((block) => block !== customer?.block)
    .flatMap((block) =>
      block.runs.flatMap((run, index) => {
        const name = headName(run, { ...context, block, index });
        return name === null ? [] : [name];
      }),
    );
  const all = [...named, ...remit.map((name) => ({ ...name, score: name.score - 2 })), ...heads];
  const ofCustomer = customer === null ? "" : nameKey(customer.text);
  const others = all.filter(({ text }) => {
    const key = nameKey(text);
    return key !== ofCustomer && !(ofCustomer !== "" && ofCustomer.includes(key));
  });
  return others
    .map((name) => ({ ...name, score: name.score + againWorth(name, others) }))
    .filter(({ score }) => score > LEAST);
}

/** A name that is printed in several places, perhaps longer, is rather the firm's own. */
function againWorth({ text, run }: NameCandidate, all: readonly NameCandidate[]): number {
  const key = nameKey(text);
  const again = all.filter((other) => other.run !== run && nameKey(other.text).includes(key));
  return 0.5 * Math.min(2, again.length);
}

interface HeadContext {
  readonly paper: InvoicePaper;
  readonly block: Block;
  /** Place of the line in its block. */
  readonly index: number;
  readonly domains: ReadonlySet<string>;
  readonly largest: number;
  readonly usual: number;
}

/** A line that may be the name of the firm whose paper it is. */
function headName(run: Run, context: HeadContext): NameCandidate | null {
  const { paper, block } = context;
  const page = paper.layout.pages[run.pageNumber - 1];
  const own = paper.lines.find(({ line }) => line.runs.includes(run));
  if (page === undefined || own === undefined) return null;
  const whole = textOf(run);
  const isOneLine = isStreet(whole) && isTown(whole);
  const name = cleanName(whole);
  if (name === null || isTitle(name, paper.words) || isAddress(name) || isContact(name))
    return null;
  if (startsWithLabel(run, own)) return null;
  const place = run.box.top / page.page.height;
  const isFirm = hasLegalForm(name, paper.words);
  const words = foldedKeys(name);
  if (words.length > 10 || (place > 0.3 && place < 0.84 && !isFirm && !isOneLine)) return null;
  const score =
    scoreOfLook(run, { name, place, isFirm, context }) +
    (isOneLine ? 1.3 : 0) +
    (matchesDomain(words, context.domains) ? 1.4 : 0) -
    (words.length > 7 ? 0.8 : 0) -
    (run.pageNumber > 1 ? 0.7 : 0);
  return { text: name, run, score, because: "It stands where firms print their own name.", block };
}

interface Look {
  readonly name: string;
  /** Share of the page above it. */
  readonly place: number;
  readonly isFirm: boolean;
  readonly context: HeadContext;
}

function scoreOfLook(run: Run, { name, place, isFirm, context }: Look): number {
  const { block, index, largest, usual } = context;
  const isTop = place < 0.22;
  const hasFacts = block.runs.some(
    (other) => other !== run && (isContact(textOf(other)) || isTown(textOf(other))),
  );
  let score = isFirm ? 1.3 : 0;
  if (isTop) score += 0.8;
  else if (place > 0.84) score += 0.2;
  if (isTop && run.glyphHeight >= 0.97 * largest) score += 0.8;
  else if (isTop && run.glyphHeight > 1.3 * usual) score += 0.5;
  if (isTop && index === 0) score += 0.3;
  if (hasFacts) score += index === 0 ? 0.7 : -0.7;
  if (/\d/.test(name)) score -= 0.8;
  return score;
}

function largestPrint(blocks: readonly Block[]): number {
  return Math.max(0, ...blocks.flatMap(({ runs }) => runs.map(({ glyphHeight }) => glyphHeight)));
}

function usualPrint({ lines }: InvoicePaper): number {
  const heights = lines
    .flatMap(({ line }) => line.runs.map(({ glyphHeight }) => glyphHeight))
    .toSorted((a, b) => a - b);
  return heights[heights.length >> 1] ?? 10;
}
