import type { PrintedTerm } from "../document/printed-terms.ts";
import type { Line } from "../layout/lines.ts";
import { asPrinted, cutOf, pieceOf } from "./printed-runs.ts";

/** Numbers in the registers of firms, each with the words that name its register: they are nobody's but the seller's. */
const NUMBERS: readonly RegExp[] = [
  // Germany and Austria.
  /\bHR ?[AB] ?\d{1,6}(?: ?[A-Z](?![\p{L}]))?/u,
  /\bFN ?\d{3,6} ?[a-z](?![\p{L}])/u,
  // Netherlands, France, Belgium, Italy, Portugal, Spain.
  /(?<=\bKv[Kk](?:[-. ]?(?:[Nn]r\.?|[Nn]ummer))?[.:]? ?)\d{8}\b/u,
  /(?<=\bSIRET ?:? ?)\d{3} ?\d{3} ?\d{3} ?\d{5}\b/u,
  /(?<=\bSIREN ?:? ?)\d{3} ?\d{3} ?\d{3}\b/u,
  /(?<=\bRCS [\p{L}' -]{2,40} )(?:[AB] ?)?\d{3} ?\d{3} ?\d{3}\b/u,
  /(?<=\b(?:KBO|RPR|Ondernemingsnr\.?|Ondernemingsnummer|N° ?d'entreprise)[^\d]{0,12})[01]?\d{3}\.\d{3}\.\d{3}\b/u,
  /\bREA [A-Z]{2}[- ]?\d{4,7}\b/u,
  // Denmark, Sweden, Finland, Poland.
  /(?<=\bCVR(?:[-. ]?[Nn]r\.?)?[.:]? ?)\d{2} ?\d{2} ?\d{2} ?\d{2}\b/u,
  /(?<=\b[Oo]rg(?:anisations)?[.-]? ?(?:nr|nummer)[.:]? ?)\d{6}-\d{4}\b/u,
  /(?<=\bY-tunnus:? ?)\d{7}-\d\b/u,
  /(?<=\bKRS:? ?)\d{10}\b/u,
];

/** The seller's number in a register, from the first line that prints one. */
export function readRegistration(lines: readonly Line[]): PrintedTerm | null {
  for (const piece of lines.flatMap(({ runs }) => runs.map(pieceOf))) {
    const number = NUMBERS.map((one) => one.exec(piece.text)).find((match) => match !== null);
    if (number === undefined) continue;
    const cut = cutOf(piece, number.index, number.index + number[0].length);
    if (cut !== null) return asPrinted(cut);
  }
  return null;
}
