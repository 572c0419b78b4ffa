import type { PrintedExemption, ReasonedCategory } from "../document/printed-terms.ts";
import type { Line } from "../layout/lines.ts";
import { asPrinted, type Piece, pieceOf } from "./printed-runs.ts";

/** The words of laws and papers that say why no tax is charged, by what they mean. Categories of UNTDID 5305. */
const WORDS: readonly (readonly [ReasonedCategory, RegExp])[] = [
  [
    "AE",
    /reverse charge|steuerschuldnerschaft|§ ?13 ?b|leistungsempfänger schuldet|btw verlegd|verlegd naar|autoliquidation|inversione contabile|reverse-charge|inversión del sujeto pasivo|autoliquidação|iva - ?autoliquid|odwrotne obciążenie|omvänd (?:skattskyldighet|betalningsskyldighet)|omvendt betalingspligt|käännetty verovelvollisuus|fordított adózás|taxare inversă|přenesená? daňov/iu,
  ],
  [
    "K",
    /innergemeinschaftliche lieferung|intra-?community supply|livraison intracommunautaire|intracommunautaire levering|cessione intracomunitaria|entrega intracomunitaria|transmissão intracomunitária|wewnątrzwspólnotowa dostawa|262 ter(?![\p{L}])/iu,
  ],
  [
    "G",
    /ausfuhrlieferung|export outside the eu|export of goods|exportation hors|cessione all'esportazione|entrega de exportación|uitvoer buiten de eu|262 i(?![\p{L}])|(?:mwst|ust|vat|tva|iva|btw)[^.]{0,12}export/iu,
  ],
  [
    "E",
    /§ ?19 (?:abs\.? ?1 )?ustg|kleinunternehmer|(?:umsatz)?steuerbefreit|(?:umsatz)?steuerfrei(?:e|er|es)? (?:leistung|umsatz|gemäß|nach|gem\.)|§ ?4 nr\.? ?\d|exempt from vat|vat exempt|tva non applicable|293 ?b|exon[ée]r(?:é|ation) de (?:la )?tva|esente (?:da )?iva|regime forfettario|operación exenta|exenta de iva|isento de (?:iva|imposto)|exempt d[’']iva|exento de iva|vrijgesteld van btw|kleineondernemersregeling|zwolnion[ey] z vat/iu,
  ],
  ["Z", /zero[- ]rated/iu],
  [
    "O",
    /nicht steuerbar|outside the scope of vat|not subject to vat|hors (?:du )?champ|fuori campo iva|non soggett[ao] (?:ad )?iva|no sujet[ao] a iva|não sujeito a iva/iu,
  ],
];

/** Every reason that the lines print, a category once: in the longest of the sentences that say it, such as a note and a label. */
export function readExemptions(lines: readonly Line[]): readonly PrintedExemption[] {
  const found = new Map<ReasonedCategory, Piece>();
  for (const run of lines.flatMap(({ runs }) => runs)) {
    const piece = pieceOf(run);
    const category = WORDS.find(([, words]) => words.test(piece.text))?.[0];
    if (category === undefined) continue;
    const sentence = sentenceIn(piece, category);
    const known = found.get(category);
    if (known === undefined || sentence.text.length > known.text.length)
      found.set(category, sentence);
  }
  return [...found].map(([category, sentence]) => ({ category, reason: asPrinted(sentence) }));
}

/** The sentence of a longer text that has the words. */
function sentenceIn(piece: Piece, category: ReasonedCategory): Piece {
  const words = WORDS.find(([of]) => of === category)?.[1];
  const sentence = piece.text
    .split(/(?<=[\p{L})]\.) (?=\p{Lu})/u)
    .find((part) => words?.test(part) === true);
  return { ...piece, text: sentence ?? piece.text };
}
