import { held, type NamedSigns } from "../../../base/odds.ts";
import { onceFor } from "../../../base/once-for.ts";
import { titleShare } from "./name-looks.ts";
import { isPersonLine } from "./name-texts.ts";
import type { PartyPaper, Piece } from "./party-paper.ts";
import { anyOf } from "../../../words/any-of.ts";
import { farewells } from "../../../words/invoice/closings.ts";
import { departments } from "../../../words/invoice/names.ts";
import type { NamePrint } from "./name-print.ts";
import { PERSON } from "./wrap-signs.ts";

const DEPARTMENT = new RegExp(`(?<!\\p{L})${anyOf(departments)}(?!\\p{L})`, "iu");

/** Whether a text names a part of a firm, or somebody by what he does there. */
export function namesDepartment(text: string): boolean {
  return DEPARTMENT.test(text);
}

const BEGINS_DEPARTMENT = new RegExp(`^${anyOf(departments)}(?!\\p{L})`, "iu");
const FAREWELL = new RegExp(`^${anyOf(farewells)}[\\s,.!]*$`, "iu");

/** Lines that a signature takes below its farewell. */
const SIGNATURE = 5;

/** The texts in which letters end: those that stand below a farewell at the same left edge. */
const signaturesIn = onceFor((party: PartyPaper): ReadonlySet<Piece> => {
  const found = new Set<Piece>();
  for (const farewell of party.pieces) {
    if (!FAREWELL.test(farewell.text)) continue;
    for (const piece of party.pieces) if (isSignature(piece, farewell)) found.add(piece);
  }
  return found;
});

function isSignature({ run, at }: Piece, farewell: Piece): boolean {
  const lines = at - farewell.at;
  const isAligned = Math.abs(run.box.left - farewell.run.box.left) < 2 * run.glyphHeight;
  return run.pageNumber === farewell.run.pageNumber && lines > 0 && lines <= SIGNATURE && isAligned;
}

/** Whether a name signs a letter. */
export function isSigned({ piece }: NamePrint, party: PartyPaper): boolean {
  return signaturesIn(party).has(piece);
}

/** What tells people, departments and titles from firms. */
export function peopleSigns(print: NamePrint, party: PartyPaper): NamedSigns {
  const { text, piece, form } = print;
  return [
    ["words of a title", titleShare(text, party.paper.words)],
    ...held({
      "names a department": namesDepartment(text),
      "begins with a department": BEGINS_DEPARTMENT.test(text),
      "in a line to somebody inside": isPersonLine(piece.text),
      "below a farewell": isSigned(print, party),
      "a person below a farewell": form === 0 && PERSON.test(text) && isSigned(print, party),
    }),
  ];
}
