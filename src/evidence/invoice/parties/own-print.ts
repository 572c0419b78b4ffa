import { hasLetters } from "../../../base/letters.ts";
import { remembered } from "../../../base/remembered-texts.ts";
import type { Block } from "./blocks.ts";
import { domainsOf } from "./domains.ts";
import { isTitle } from "./name-looks.ts";
import type { PartyPaper } from "./party-paper.ts";
import { anyOf } from "../../../words/any-of.ts";
import { registers, taxNumbers } from "../../../words/invoice/facts.ts";

/** What the whole paper says about the print of the firm that it is from. */
export interface OwnPrint {
  /** Names of web and mail addresses outside the customer's lines. */
  readonly domains: ReadonlySet<string>;
  /** Largest print at the head of the first page that is no title, in points. */
  readonly largest: number;
  readonly usual: number;
  /** Where the print of the first page ends, as a share of its height. */
  readonly end: number;
}

/** Facts that stand beside the name of a firm at the foot of its paper. */
const REGISTER = new RegExp(`\\b${anyOf(taxNumbers, registers)}\\b`, "i");

/** Whether a text names a register, a tax number or a bank account of a firm. */
export const isRegisterText: (text: string) => boolean = remembered((text) => REGISTER.test(text));

/** Looks at the print of all pages once. */
export function ownPrint(party: PartyPaper, captioned: ReadonlySet<Block>): OwnPrint {
  const { pieces, paper } = party;
  const loudest = pieces
    .filter(({ run, place }) => run.pageNumber === 1 && place < 0.25)
    .toSorted((a, b) => b.run.glyphHeight - a.run.glyphHeight)
    .find(({ text }) => hasLetters(text) && !isTitle(text, paper.words));
  const heights = pieces.map(({ run }) => run.glyphHeight).toSorted((a, b) => a - b);
  const places = pieces.flatMap(({ run, place }) => (run.pageNumber === 1 ? [place] : []));
  return {
    domains: domainsOf(pieces.filter(({ block }) => !captioned.has(block))),
    largest: loudest?.run.glyphHeight ?? 0,
    usual: heights[heights.length >> 1] ?? 10,
    end: Math.max(0.3, ...places),
  };
}
