import type { Layout } from "../../layout/layout.ts";
import type { Word } from "../../page/page.ts";
import type { PartyCaption } from "../change-order-template.ts";
import { type FirmCandidate, firmIn } from "./firm-candidates.ts";
import { textOf } from "./text-block.ts";

/** A role in brackets behind a name: `Ballard Sheet Metal Works ("Subcontractor")`. */
const ROLE =
  /^\(?(?:the|hereinafter|hereafter)?["“'”]*(sub-?contractor|contractor|owner|vendor|supplier|buyer|client)["”'“]*\)?[.,;]?$/i;

const CAPTION: Readonly<Record<string, PartyCaption>> = {
  subcontractor: "subcontractor",
  vendor: "subcontractor",
  supplier: "subcontractor",
  contractor: "contractor",
  buyer: "contractor",
  owner: "owner",
  client: "owner",
};

/** A name before its role has no more words. */
const MOST_WORDS = 9;

/** Firms that a sentence calls contractor, subcontractor or owner, as agreements do in their first sentence. */
export function firmsInProse({
  pages,
}: Layout): readonly (readonly [PartyCaption, FirmCandidate])[] {
  return pages.flatMap(({ page, stacks }) =>
    stacks.flatMap((stack) =>
      firmsIn(
        stack.flatMap((run) => run.words),
        page.pageNumber,
      ),
    ),
  );
}

/** Firms of one text that are followed by their role. */
function firmsIn(
  words: readonly Word[],
  pageNumber: number,
): readonly (readonly [PartyCaption, FirmCandidate])[] {
  const found: (readonly [PartyCaption, FirmCandidate])[] = [];
  for (const [index, word] of words.entries()) {
    const caption = roleIn(word);
    if (caption === undefined) continue;
    const firm = nameBefore(words, index, pageNumber);
    if (firm !== null) found.push([caption, firm]);
  }
  return found;
}

/** The part in the contract that a word in brackets names. */
function roleIn({ text }: Word): PartyCaption | undefined {
  const role = text.startsWith("(") ? ROLE.exec(text)?.[1] : undefined;
  return role === undefined ? undefined : CAPTION[role.toLowerCase().replace("-", "")];
}

/** The longest name that ends before a word: it begins behind "between", "and", "by" or a comma. */
function nameBefore(words: readonly Word[], end: number, pageNumber: number): FirmCandidate | null {
  for (let begin = Math.max(0, end - MOST_WORDS); begin < end; begin += 1) {
    const before = words[begin - 1]?.text ?? "";
    if (begin > 0 && !/^(?:between|and|by|to|with|from)$/i.test(before)) continue;
    const own = words.slice(begin, end);
    const firm = firmIn(own, pageNumber, true);
    if (firm === null || textOf(own).length - firm.name.length > 2) continue;
    return { ...firm, score: 1.3, because: "A sentence names it with its part in the contract." };
  }
  return null;
}
