import { foldedKeys, foldedTokens } from "../../base/folded-words.ts";
import { onceFor } from "../../base/once-for.ts";
import type { Token } from "../../base/phrase.ts";
import type { Layout } from "../../layout/layout.ts";
import type { Line, Run } from "../../layout/lines.ts";
import type { InvoiceWords } from "../../lexicon/invoice-template.ts";
import { labelsIn } from "../../lexicon/labels.ts";
import type { Text } from "../../lexicon/texts.ts";
import type { VendorTemplate } from "../../lexicon/vendor-template.ts";
import { vocabularyOf } from "../../lexicon/vocabulary.ts";
import type { Word } from "../../page/page.ts";
import { anyOf } from "../../words/any-of.ts";
import { particles } from "../../words/invoice/captions.ts";
import { commaVotes } from "./amount-text.ts";
import { dateOrdersIn } from "./date-order.ts";
import { type InvoiceFigure, invoiceFigures } from "./figures-in-line.ts";
import type { InvoiceLabel, InvoiceMeaning, InvoicePaper, PaperLine } from "./invoice-paper.ts";
import { withOwnLabels, wordsWith } from "./own-labels.ts";
import { type DateOrders, datesAmong, type MonthNames } from "./printed-dates.ts";

/** Cuts a document into what the parts of an invoice's reading share. */
export function cutInvoice(
  layout: Layout,
  general: readonly InvoiceWords[],
  vendor: VendorTemplate | null = null,
): InvoicePaper {
  const texts = [...textsOfRuns(layout).values()];
  const words = wordsWith(general, vendor);
  const found = withOwnLabels(labelsIn(texts, vocabularyFor(words)), texts, vendor);
  const labels = withoutRemarks(labelsByRun(found));
  const pages = layout.pages.map(({ page }) => page);
  const printed = pages.flatMap((page) => page.words.map(({ text }) => text));
  const style = commaVotes(printed) > 0 ? "comma" : "point";
  const months = monthNames(words);
  const lines = layout.pages.flatMap(({ page, lines: own }) =>
    own.map((line): PaperLine => {
      if (line.words.length > MOST_WORDS) return { line, page, figures: [], labels: NO_LABELS };
      const figures = withoutDates(line, invoiceFigures(line, style), months);
      const known = line.runs.flatMap((run) => labels.get(run) ?? NO_LABELS);
      if (known.length === 0) return { line, page, figures, labels: NO_LABELS };
      const signs = new Set(figures.flatMap((figure) => figure.words));
      // A currency sign is part of its amount and no label.
      const free = known.filter((label) => !label.words.every((word) => signs.has(word)));
      return { line, page, figures, labels: free };
    }),
  );
  const dateOrder = dateOrdersIn(lines, months, style);
  return { layout, lines, style, keysOf: foldingOnce(), dateOrder, months, words, vendor };
}

/** Longer lines are no print of an invoice; nothing is looked for in them. */
const MOST_WORDS = 300;

const NO_LABELS: readonly InvoiceLabel[] = [];

function foldingOnce(): InvoicePaper["keysOf"] {
  const known = new Map<string, readonly string[]>();
  return (text) => {
    const before = known.get(text);
    if (before !== undefined) return before;
    const keys = foldedKeys(text);
    known.set(text, keys);
    return keys;
  };
}

/** The labels of some languages in one vocabulary; made once for each list of languages. */
const vocabularyFor = onceFor((words: readonly InvoiceWords[]) =>
  vocabularyOf(words.flatMap(entriesOf).filter(isTelling), foldedKeys),
);

/** A phrase of which one letter is left, because signs do not count, would stand for any such letter. */
function isTelling([phrase]: readonly [string, InvoiceMeaning]): boolean {
  if (phrase.includes("[") || TWO_LETTERS.test(phrase)) return true;
  const keys = foldedKeys(phrase);
  return keys.length > 1 || (keys[0]?.length ?? 0) > 1 || keys[0] === "#";
}

const TWO_LETTERS = /[a-z]{2}/;

function entriesOf({
  head,
  amounts,
  roles,
}: InvoiceWords): readonly (readonly [string, InvoiceMeaning])[] {
  const entries: (readonly [string, InvoiceMeaning])[] = [];
  for (const [name, phrases] of Object.entries(head))
    for (const phrase of phrases) entries.push([phrase, `head:${name}` as InvoiceMeaning]);
  for (const [name, phrases] of Object.entries(amounts))
    for (const phrase of phrases) entries.push([phrase, `amount:${name}` as InvoiceMeaning]);
  for (const [name, phrases] of Object.entries(roles))
    for (const phrase of phrases) entries.push([phrase, `role:${name}` as InvoiceMeaning]);
  return entries;
}

/** Day and year of a date are no numbers of their own. */
function withoutDates(
  line: Line,
  figures: readonly InvoiceFigure[],
  months: MonthNames,
): readonly InvoiceFigure[] {
  if (figures.length === 0) return figures;
  const texts = line.words.map(({ text }) => text);
  const dated = new Set(
    datesAmong(texts, months, ANY_ORDER).flatMap(({ begin, end }) =>
      withoutNextColumn(line.words.slice(begin, end)),
    ),
  );
  if (dated.size === 0) return figures;
  return figures.filter(
    ({ words }) => !words.some((word) => /\d/.test(word.text) && dated.has(word)),
  );
}

/** No date reaches over a gap between columns: of "September 2025" and a quantity far behind it only the month is one. */
function withoutNextColumn(words: readonly Word[]): readonly Word[] {
  const next = words.findIndex((word, at) => {
    const before = words[at - 1];
    return before !== undefined && word.box.left - before.box.right > COLUMN_GAP * word.glyphHeight;
  });
  return next < 0 ? words : words.slice(0, next);
}

/** Glyph heights between two columns; between the words of a torn or widely set date are fewer. */
const COLUMN_GAP = 3;

const ANY_ORDER: DateOrders = { dotted: "day-first", other: "day-first" };

const monthNames = onceFor((words: readonly InvoiceWords[]): MonthNames => {
  const names = new Map<string, number>();
  for (const { months } of words) {
    months.forEach((spellings, index) => {
      for (const spelling of spellings)
        for (const key of foldedKeys(spelling)) if (!names.has(key)) names.set(key, index + 1);
    });
  }
  return names;
});

/** Every run that has letters as a text of its own: rows of labels must not read on into each other. */
function textsOfRuns(layout: Layout): ReadonlyMap<Run, Text> {
  const cuts = new Map<string, readonly Token[]>();
  const runs = layout.pages.flatMap(({ lines }) => lines.flatMap((line) => line.runs));
  const texts = new Map<Run, Text>();
  for (const run of runs) {
    const text = textOfRun(run, run.pageNumber, cuts);
    if (text !== null) texts.set(run, text);
  }
  return texts;
}

const LETTER = /[\p{L}#]/u;

function textOfRun(run: Run, pageNumber: number, cuts: Map<string, readonly Token[]>): Text | null {
  if (run.words.length > MOST_WORDS || !run.words.some(({ text }) => LETTER.test(text)))
    return null;
  const tokens: Token[] = [];
  const keys: string[] = [];
  const words: Word[] = [];
  const runs: Run[] = [];
  for (const word of run.words) {
    let cut = cuts.get(word.text);
    if (cut === undefined) {
      cut = foldedTokens(word.text);
      cuts.set(word.text, cut);
    }
    for (const token of cut) {
      tokens.push(token);
      keys.push(token.key);
      words.push(word);
      runs.push(run);
    }
  }
  return { pageNumber, stack: [run], tokens, keys, words, runs };
}

function labelsByRun(labels: readonly InvoiceLabel[]): ReadonlyMap<Run, readonly InvoiceLabel[]> {
  const byRun = new Map<Run, InvoiceLabel[]>();
  for (const label of labels) {
    const [run] = label.runs;
    const isOwn = label.own !== undefined;
    if (run === undefined || (!isOwn && (isInsideIdentifier(label) || isParticle(label)))) continue;
    const own = byRun.get(run);
    if (own === undefined) byRun.set(run, [label]);
    else own.push(label);
  }
  return byRun;
}

/** The letters of "INV-0863" are no label of what follows. */
function isInsideIdentifier({ remainder, words }: InvoiceLabel): boolean {
  if (/^\W*\d+[\W_]*\p{L}/u.test(words[0]?.text ?? "")) return true;
  const text = words.at(-1)?.text ?? "";
  if (remainder === "" || /[:.#°º]$/.test(text.slice(0, text.length - remainder.length)))
    return false;
  return /^[-/_\d]/.test(remainder) && /[-/_]/.test(text) && /\d/.test(remainder);
}

const PARTICLES = new RegExp(`^${anyOf(particles)}$`, "i");

/** A word that stands in every sentence is a label only before a colon. */
function isParticle({ length, words, remainder }: InvoiceLabel): boolean {
  const text = words.at(-1)?.text ?? "";
  return (
    length === 1 &&
    remainder === "" &&
    PARTICLES.test(text.replace(/[:.]$/, "")) &&
    !text.endsWith(":")
  );
}

/** What says which amount it is; the others say only that it is a sum. */
const SPECIFIC: ReadonlySet<InvoiceMeaning> = new Set([
  "amount:discount",
  "amount:shipping",
  "amount:otherCharge",
  "amount:tip",
  "amount:rounding",
  "amount:withholding",
  "amount:amountPaid",
  "amount:previousBalance",
]);

const GENERIC: ReadonlySet<InvoiceMeaning> = new Set(["amount:total", "amount:plainTotal"]);

/** Words between the two labels of one amount: "Total of the discounts". */
const MOST_BETWEEN = 2;

/**
 * The labels of each text without those that only remark on another one: in "Total (incl. VAT)" the tax is no label,
 * and in "Total of the discounts" the total is none.
 */
function withoutRemarks(
  byRun: ReadonlyMap<Run, readonly InvoiceLabel[]>,
): ReadonlyMap<Run, readonly InvoiceLabel[]> {
  const kept = new Map<Run, readonly InvoiceLabel[]>();
  for (const [run, labels] of byRun) {
    const amounts = labels.filter(isAmount);
    const dropped = new Set<InvoiceLabel>();
    amounts.forEach((label, index) => {
      const next = amounts[index + 1];
      if (next === undefined || dropped.has(label) || !isOneAmount(run, label, next)) return;
      const isOfNext = has(label, GENERIC) && has(next, SPECIFIC) && !isBracketed(run, next);
      const isOwnNext = next.own !== undefined && label.own === undefined;
      dropped.add(isOfNext || isOwnNext ? label : next);
    });
    kept.set(run, dropped.size === 0 ? labels : labels.filter((label) => !dropped.has(label)));
  }
  return kept;
}

function isAmount({ meanings }: InvoiceLabel): boolean {
  return meanings.some((meaning) => meaning.startsWith("amount:"));
}

function has({ meanings }: InvoiceLabel, wanted: ReadonlySet<InvoiceMeaning>): boolean {
  return meanings.some((meaning) => wanted.has(meaning));
}

/** Whether two labels of a text stand for one amount: nothing with a digit stands between them. */
function isOneAmount(run: Run, label: InvoiceLabel, next: InvoiceLabel): boolean {
  const from = run.words.findIndex((word) => word === label.words.at(-1)) + 1;
  const to = run.words.findIndex((word) => word === next.words[0]);
  const between = run.words.slice(from, Math.max(from, to));
  if (isBracketed(run, next)) return !between.some(({ text }) => /\d/.test(text));
  return between.length <= MOST_BETWEEN && !between.some(({ text }) => /[\d/,;|]/.test(text));
}

/** Whether a label stands inside of brackets that are opened behind the begin of its text. */
function isBracketed(run: Run, label: InvoiceLabel): boolean {
  const at = run.words.findIndex((word) => word === label.words[0]);
  let depth = 0;
  run.words.slice(0, at + 1).forEach(({ text }, index) => {
    if (/^[([]/.test(text) && index > 0) depth += 1;
    if (index < at && /[)\]]/.test(text)) depth = 0;
  });
  return depth > 0;
}
