import { held, type NamedSigns } from "../../../base/odds.ts";
import type { Block } from "./blocks.ts";
import { isContact, isStreet, isTown } from "./name-looks.ts";
import { isRegisterText } from "./own-print.ts";
import { type PartyPaper, type Piece, piecesOf } from "./party-paper.ts";
import type { NamePrint } from "./name-print.ts";

/** What the addresses of a paper, taken together, say of a name in or above one of them. */
export interface Addresses {
  readonly signsOf: (print: NamePrint) => NamedSigns;
}

/** A block that holds a street or a town. */
interface Address {
  readonly block: Block;
  /** Whether it says how its firm is reached, where it is registered or where it keeps its money. */
  readonly isOwn: boolean;
}

/** Addresses stand above this share of the first page; those below are of banks and of slips to be torn off. */
const LOWEST = 0.5;

/** So many addresses are told apart. */
const MOST = 4;

/** Compares the addresses of the first page: who bills is told by more than a street and a town. */
export function addressesOf(party: PartyPaper): Addresses {
  const all = party.blocks.flatMap((block) => addressOf(block, party) ?? []);
  const own = all.filter(({ isOwn }) => isOwn);
  const count = Math.min(MOST, all.length);
  return {
    signsOf: ({ piece, lines }) => {
      const at = all.findIndex(({ block }) => block === piece.block);
      const one = all[at];
      if (one === undefined) {
        const below = all.findIndex(({ block }) => hangsOver(piece, block));
        return [
          [`in none of ${count} addresses`, 1],
          ...held({
            "over an address": below >= 0,
            [`over address ${Math.min(MOST, below + 1)} of ${count}`]: below >= 0,
            "over an own address": all[below]?.isOwn === true,
          }),
        ];
      }
      const isFirst = piece.block.runs.indexOf(piece.run) === 0;
      const isAlone = own.length === 1 && all.length === 2;
      const others = own.some((other) => other !== one);
      const line = isFirst ? "first of " : lines > 1 ? "" : "in ";
      return [
        [`${line}address ${Math.min(MOST, at + 1)} of ${count}`, 1],
        ...held({
          [`${line}an own address`]: one.isOwn,
          [`${line}a bare address beside an own one`]: !one.isOwn && others,
          [`${line}a bare address beside bare ones`]: !one.isOwn && !others && all.length > 1,
          [`${line}an own address beside bare ones`]: one.isOwn && !others && all.length > 1,
          [`${line}the bare one of two addresses`]: isAlone && !one.isOwn,
          [`${line}the own one of two addresses`]: isAlone && one.isOwn,
          [`${line}the only address`]: all.length === 1,
        }),
        ...held(besides(one, all, line)),
      ];
    },
  };
}

/** Room between a name and the lines of its address in another print, in glyph heights. */
const ROOM = 2;

/** Whether a text ends its block above another at the same edge. */
function hangsOver({ run, block: own }: Piece, { box, pageNumber }: Block): boolean {
  const room = box.top - run.box.bottom;
  const isNear = room > -0.5 * run.glyphHeight && room < ROOM * run.glyphHeight;
  const isAligned =
    Math.abs(box.left - run.box.left) < run.glyphHeight ||
    Math.abs(box.right - run.box.right) < run.glyphHeight;
  return pageNumber === run.pageNumber && own.runs.at(-1) === run && isNear && isAligned;
}

/** How an address stands to another on its level, and to the nearest one above or below. */
function besides(
  { block: { box } }: Address,
  all: readonly Address[],
  line: string,
): Readonly<Record<string, boolean>> {
  const others = all.map(({ block }) => block.box).filter((other) => other !== box);
  const beside = others.filter((other) => other.top < box.bottom && other.bottom > box.top);
  return {
    [`${line}an address with another at its right`]: beside.some(({ left }) => left > box.left),
    [`${line}an address with another at its left`]: beside.some(({ left }) => left < box.left),
    [`${line}an address above another`]: others.some(({ top }) => top >= box.bottom),
    [`${line}an address below another`]: others.some(({ bottom }) => bottom <= box.top),
  };
}

function addressOf(block: Block, party: PartyPaper): Address | null {
  const pieces = piecesOf(block, party);
  const [first] = pieces;
  if (first === undefined || first.run.pageNumber > 1 || first.place > LOWEST) return null;
  const texts = pieces.map(({ text }) => text);
  if (!texts.some((text) => isTown(text) || isStreet(text))) return null;
  return { block, isOwn: texts.some((text) => isContact(text) || isRegisterText(text)) };
}
