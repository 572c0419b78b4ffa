import { foldedKeys } from "../../../base/folded-words.ts";
import { held, type NamedSigns } from "../../../base/odds.ts";
import { onceFor } from "../../../base/once-for.ts";
import type { InvoiceWords } from "../../../lexicon/invoice-template.ts";
import { titleShare } from "./name-looks.ts";
import { isPersonLine } from "./name-texts.ts";
import type { PartyPaper, Piece } from "./party-paper.ts";
import { anyOf, wholeWords } from "../../../words/any-of.ts";
import { farewells } from "../../../words/invoice/closings.ts";
import { departments } from "../../../words/invoice/names.ts";
import type { NamePrint } from "./name-print.ts";
import { PERSON } from "./wrap-signs.ts";

const DEPARTMENT = wholeWords(departments);

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

/** Shorter words of captions are words of anything. */
const LEAST_STEM = 4;
/** Letters of a word that its forms share: "Gesamtbetrag", "Gesamtbeträge". */
const STEM = 7;

const captionStems = onceFor((words: readonly InvoiceWords[]): ReadonlySet<string> => {
  const phrases = words.flatMap(({ head, amounts, roles, columns, titles }) =>
    [head, amounts, roles, columns, titles].flatMap((group) => Object.values(group).flat()),
  );
  const keys = phrases.flatMap(foldedKeys).filter(({ length }) => length >= LEAST_STEM);
  return new Set(keys.map(stemOf));
});

function stemOf(key: string): string {
  return key.slice(0, STEM);
}

/** The share of the longer words of a text that captions are made of. */
function captionWords(text: string, words: readonly InvoiceWords[]): number {
  const keys = foldedKeys(text).filter((key) => key.length >= LEAST_STEM && !/\d/.test(key));
  const stems = captionStems(words);
  return keys.filter((key) => stems.has(stemOf(key))).length / Math.max(1, keys.length);
}

/** What tells people, departments, titles and captions from firms. */
export function peopleSigns(print: NamePrint, party: PartyPaper): NamedSigns {
  const { text, piece, form } = print;
  const ofCaptions = captionWords(text, party.paper.words);
  return [
    ["words of a title", titleShare(text, party.paper.words)],
    ["words of captions", ofCaptions],
    ...held({
      "all words of captions": ofCaptions === 1,
      "a firm's, all words of captions": ofCaptions === 1 && form > 0,
      "names a department": namesDepartment(text),
      "begins with a department": BEGINS_DEPARTMENT.test(text),
      "in a line to somebody inside": isPersonLine(piece.text),
      "below a farewell": isSigned(print, party),
      "a person below a farewell": form === 0 && PERSON.test(text) && isSigned(print, party),
    }),
  ];
}
