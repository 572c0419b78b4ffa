import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { format } from "prettier";
import {
  documentsOf,
  kindSigns,
  pagesWithWords,
  seenPages,
  shippedWeighing,
} from "../../src/split/documents-of.ts";
import type { FoundDocument, SplitWeighing } from "../../src/split/documents-of.ts";
import { PAPER_KINDS, type PaperKind } from "../../src/base/paper-kind.ts";
import { textOfWeights } from "../../src/weights/named-weights.ts";
import { textOfTable, weightTable } from "../../src/weights/weight-table.ts";
import { WORD_SIGN } from "../../src/split/page-signs.ts";
import { startSigns } from "../../src/split/start-signs.ts";
import { fitSigns, type SignCase } from "./fit-signs.ts";
import {
  authorPapers,
  boundTogether,
  type PackageCase,
  packageCases,
  singleCases,
} from "./package-cases.ts";

/**
 * Fits what pages of a draw package are and where documents begin: packages of even seeds are fitted to, those of odd seeds
 * measured, whose own papers have other words and looks. `--seeds 120 --scanned 20`; with `--shipped` nothing is fitted, and
 * what is shipped is measured.
 */
const FILE = join("src", "weights", "package.ts");

/** A word in fewer files says nothing of a kind. */
const FEWEST_FILES = 8;

/** Weights of words below this are not worth their bytes: a page's other words say more. */
const LEAST_WEIGHT = 0.1;

/**
 * How strongly numbers are drawn to zero: those of words little, as a page has hundreds that say little each; those of phrases most,
 * as every package of the fit is worded in them, but not every package.
 */
const RIDGE = { words: 0.5, phrases: 5, shapes: 0.8 };

/** How signs begin that are made of known phrases. */
const PHRASE_SIGNS = ["says ", "title ", "loudest ", "kinds in titles"];

/** Authors drew the kinds in other shares than packages hold: this sign takes that up, and stands on no page outside of the fit. */
const AUTHORED = "authored";

const [native, scanned, measured] = ["seeds", "scanned", "measured"].map(numberOf);

const isShipped = process.argv.includes("--shipped");

const weighing: SplitWeighing = isShipped ? shippedWeighing() : await fittedWeighing();
for (const [name, seeds, isScanned] of [
  ["fitted, native", isShipped ? [] : evens(native ?? 100), false],
  ["measured, native", odds(measured ?? 60), false],
  ["measured, scanned", odds(scanned ?? 10), true],
] as const)
  await measure(name, packageCases(seeds, isScanned), weighing);
await measure(
  "papers of other authors, bound together",
  boundTogether(await authorPapers(false), 1),
  weighing,
);

/** Fits, and writes what is shipped. */
async function fittedWeighing(): Promise<SplitWeighing> {
  const packages = await gathered(evens(native ?? 100), evens(scanned ?? 10));
  const authored = boundTogether(await authorPapers(true), 2);
  const cases = packages.map((one) => casesOf(one));
  const pages = [
    ...cases.flatMap((one) => one.pages),
    ...authored.flatMap((one) => casesOf(one).pages).map(asAuthored),
  ];
  const known = withoutRareWords(pages);
  // A paper in words that nobody has used yet is to be known by its other signs.
  const seen = [...known, ...known.map(withoutWords)];
  const ofKinds = PAPER_KINDS.map((kind) =>
    withoutSmallWords(
      fitSigns(
        seen.map((page) => ({ ...page, isYes: page.kind === kind })),
        ridgeOf,
      ),
    ),
  );
  // Papers of authors are bound as no office binds them: what begins a document is learnt from packages alone.
  const starts = fitSigns(cases.flatMap((one) => one.starts));
  const table = textOfTable(ofKinds);
  await write({ table, starts }, packages.length + authored.length);
  return { papers: weightTable(table), starts };
}

function withoutRareWords(pages: readonly PageSigns[]): readonly PageSigns[] {
  const filesWith = new Map<string, Set<string>>();
  for (const { signs, layout } of pages)
    for (const sign of signs.keys())
      filesWith.set(sign, (filesWith.get(sign) ?? new Set()).add(layout));
  const isRare = (sign: string): boolean =>
    sign.startsWith(WORD_SIGN) && (filesWith.get(sign)?.size ?? 0) < FEWEST_FILES;
  return pages.map((page) => ({
    ...page,
    signs: new Map([...page.signs].filter(([sign]) => !isRare(sign))),
  }));
}

function asAuthored(page: PageSigns): PageSigns {
  return { ...page, signs: new Map(page.signs).set(AUTHORED, 1) };
}

function withoutWords(page: PageSigns): PageSigns {
  return {
    ...page,
    signs: new Map([...page.signs].filter(([sign]) => !sign.startsWith(WORD_SIGN))),
  };
}

function ridgeOf(sign: string): number {
  if (sign.startsWith(WORD_SIGN)) return RIDGE.words;
  return PHRASE_SIGNS.some((begin) => sign.startsWith(begin)) ? RIDGE.phrases : RIDGE.shapes;
}

function withoutSmallWords(
  weights: Readonly<Record<string, number>>,
): Readonly<Record<string, number>> {
  return Object.fromEntries(
    Object.entries(weights).flatMap(([sign, weight]) => {
      if (sign === AUTHORED) return [];
      if (!sign.startsWith(WORD_SIGN)) return [[sign, weight] as const];
      return Math.abs(weight) < LEAST_WEIGHT
        ? []
        : [[sign, Math.round(weight * 100) / 100] as const];
    }),
  );
}

interface Fitted extends Pick<SplitWeighing, "starts"> {
  readonly table: string;
}

async function write({ table, starts }: Fitted, count: number): Promise<void> {
  const text = `// Written by bench/fit/packages.ts, which fitted it to ${count} packages and papers.

/** What each sign of a page says for each kind of paper, in the order of \`PAPER_KINDS\`, as a logarithm of odds, as \`weightTable\` takes it. */
export const PAPER_SIGNS: string = ${JSON.stringify(table)};

/** What each sign says for a page that begins a document, as \`namedWeights\` takes it. */
export const START_SIGNS: string = ${JSON.stringify(textOfWeights(starts))};
`;
  writeFileSync(FILE, await format(text, { parser: "typescript", printWidth: 100 }));
}

/** A page and its kind. */
interface PageSigns extends Omit<SignCase, "isYes"> {
  readonly kind: PaperKind;
}

interface Cases {
  readonly pages: readonly PageSigns[];
  readonly starts: readonly SignCase[];
}

function casesOf({ seed, pages, documents }: PackageCase): Cases {
  const seen = seenPages(pages);
  const pagesWith = pagesWithWords(seen);
  const layout = `package ${seed}`;
  const kinds = seen.map((_page, at) => kindAt(documents, at + 1));
  const begins = new Set(documents.map(({ from }) => from));
  return {
    pages: seen.map(({ look }, at) => ({ layout, signs: look.signs, kind: kinds[at] ?? "OTHER" })),
    starts: seen.flatMap((page, at) => {
      const before = seen[at - 1];
      if (before === undefined) return [];
      const signs = kindSigns(kinds[at] ?? "OTHER", startSigns(page, before, pagesWith));
      return [{ layout, signs, isYes: begins.has(at + 1) }];
    }),
  };
}

function kindAt(documents: readonly FoundDocument[], page: number): PaperKind {
  return documents.find(({ from, to }) => from <= page && page <= to)?.kind ?? "OTHER";
}

async function measure(
  name: string,
  packages: AsyncIterable<PackageCase> | Iterable<PackageCase>,
  by: SplitWeighing,
): Promise<void> {
  const counts = {
    pages: 0,
    kinds: 0,
    borders: 0,
    found: 0,
    wrong: 0,
    whole: 0,
    documents: 0,
    open: 0,
  };
  const confused = new Map<string, number>();
  const places = new Map<string, readonly string[]>();
  let milliseconds = 0;
  for await (const { seed, pages, documents } of packages) {
    const begun = performance.now();
    const own = documentsOf(pages, by);
    milliseconds += performance.now() - begun;
    for (const page of pages.keys()) {
      const [is, read] = [kindAt(documents, page + 1), kindAt(own, page + 1)];
      counts.pages += 1;
      if (is === read) counts.kinds += 1;
      else tell(`${is} taken for ${read}`, `${seed}:${page + 1}`);
    }
    const [right, said] = [documents, own].map((all) => new Set(all.map(({ from }) => from)));
    for (const from of right ?? []) {
      if (from === 1) continue;
      counts.borders += 1;
      if (said?.has(from) === true) counts.found += 1;
      else tell(`${kindAt(documents, from)} not begun`, `${seed}:${from}`);
    }
    for (const from of said ?? [])
      if (right?.has(from) !== true) {
        counts.wrong += 1;
        tell(`${kindAt(documents, from)} begun in it`, `${seed}:${from}`);
      }
    counts.documents += documents.length;
    counts.open += own.filter(({ perhaps }) => perhaps !== undefined).length;
    const keys = new Set(own.map(({ kind, from, to }) => `${kind} ${from} ${to}`));
    counts.whole += documents.filter(({ kind, from, to }) =>
      keys.has(`${kind} ${from} ${to}`),
    ).length;
  }
  const { borders, found, wrong } = counts;
  console.log(
    `${name}: ${counts.pages} pages, kinds ${share(counts.kinds, counts.pages)}; borders found ${share(found, borders)}, of those told right ${share(found, found + wrong)}; whole documents ${share(counts.whole, counts.documents)}, ${share(counts.open, counts.documents)} may be of two kinds; ${(milliseconds / counts.pages).toFixed(1)} ms a page`,
  );
  const most = [...confused].toSorted((one, other) => other[1] - one[1]).slice(0, 14);
  for (const [what, count] of most)
    console.log(`  ${count} × ${what} ${places.get(what)?.slice(0, 6).join(" ") ?? ""}`);

  function tell(what: string, place: string): void {
    confused.set(what, (confused.get(what) ?? 0) + 1);
    places.set(what, [...(places.get(what) ?? []), place]);
  }
}

function share(part: number, whole: number): string {
  return whole === 0 ? "none" : `${((100 * part) / whole).toFixed(1)} %`;
}

function evens(count: number): readonly number[] {
  return Array.from({ length: count }, (_one, at) => 2 * at);
}

function odds(count: number): readonly number[] {
  return Array.from({ length: count }, (_one, at) => 2 * at + 1);
}

function numberOf(name: string): number | null {
  const at = process.argv.indexOf(`--${name}`);
  return at < 0 ? null : Number(process.argv[at + 1]);
}

async function gathered(
  nativeSeeds: readonly number[],
  scannedSeeds: readonly number[],
): Promise<readonly PackageCase[]> {
  const all: PackageCase[] = [];
  for await (const one of packageCases(nativeSeeds, false)) all.push(one);
  for await (const one of packageCases(scannedSeeds, true)) all.push(one);
  for await (const one of singleCases()) all.push(one);
  return all;
}

process.exit(0);
