import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { parseArgs } from "node:util";
import { Money } from "../../src/base/money.ts";
import { oddsOf } from "../../src/base/odds.ts";
import { itemFactors } from "../../src/evidence/invoice/items/item-factors.ts";
import { type ItemsNumbers, weighItems } from "../../src/read/invoice/choose-invoice-items.ts";
import { layoutOf } from "../../src/layout/layout.ts";
import { cutInvoice } from "../../src/paper/invoice/cut-invoice.ts";
import type { InvoicePaper, PaperLine } from "../../src/paper/invoice/invoice-paper.ts";
import { itemWordsOf } from "../../src/evidence/invoice/items/item-words.ts";
import { itemsOffers, linesOfOffer } from "../../src/read/invoice/lines/read-invoice-lines.ts";
import { sharesOf } from "../../src/weights/scores.ts";
import { TEMPLATES } from "../../src/read/templates.ts";
import { fitChoices, type JudgedChoices, metBy } from "./fit-choices.ts";
import { countsOf, moduleOf } from "./fit-signs.ts";
import { FOLDS, foldOfLayout } from "./folds.ts";
import { type InvoiceTruth, invoicesWithTruth, randomInvoices } from "./invoice-truth.ts";
import { costOf, faultsOf, type ItemsTruth, itemsTruth } from "./item-truth.ts";
import { type ItemsCase, tellWhy } from "./items-case.ts";
import { keepFolds } from "./kept-folds.ts";
import { keepPages } from "./page-cache.ts";

/**
 * Fits what tells the ways to read the items of an invoice: which table, which columns, which rows. Papers of one layout are
 * judged by numbers that never saw it. `--errors` lists what is not right.
 */
const FILE = join("src", "weights", "invoice-items.ts");
const PACE = { rounds: 1000, pull: 0.0002 };

/** A factor that is met on fewer papers is somebody's own. */
const LEAST_PAPERS = 3;

/** Weights of less say nothing and take room in the browser's script. */
const LEAST_WEIGHT = 0.07;

const { values: wishes } = parseArgs({
  options: {
    errors: { type: "boolean", default: false },
    why: { type: "string", multiple: true, default: [] },
  },
});

/** A paper counts by this once more without any words: what is printed has to carry a caption that nobody knows. */
const WORDLESS = 0.3;
/** And once without its items: then nothing of what is left is one. */
const ITEMLESS = 0.03;
/** And once with other amounts around its items: a misprinted sum makes them no other ones. */
const MISPRINTED = 0.2;
const ONE = Money.of("1");
/** Where weights begin that few papers tell of: a list that the printed total counts in is one of items. */
const START: Readonly<Record<string, number>> = { "a further list left out": -5 };
/** Papers composed at random: their single items in a sentence, bases of prices and tables without captions are rare elsewhere. */
const RANDOM = 150;
const WORDS = TEMPLATES.invoice.at(-1)?.words ?? [];
const NO_WORDS = WORDS.map((words) => ({ ...words, columns: {}, amounts: {}, groupSums: [] }));

const cases: ItemsCase[] = [];
for (const truth of invoicesWithTruth()) {
  const known = itemsTruth(truth.file.truth);
  if (known === null) continue;
  const pages = await keepPages(truth.file, truth.isPicture ? "ocr" : "text");
  const own = caseOf(truth, known, cutInvoice(layoutOf(pages), WORDS), 1);
  cases.push(own);
  if (truth.isUnseen) continue;
  const wordless = caseOf(truth, known, cutInvoice(layoutOf(pages), NO_WORDS), WORDLESS);
  cases.push(wordless, ...withoutItems(own), ...withOtherSums(own, known));
  if (cases.length % 3 === 0) cases.push(...withoutItems(wordless));
}
for (const truth of await randomInvoices(RANDOM)) {
  const known = itemsTruth(truth.file.truth);
  const pages = await keepPages(truth.file, "text");
  if (known !== null) cases.push(caseOf(truth, known, cutInvoice(layoutOf(pages), WORDS), 1));
}
const ways = cases.reduce((sum, { offers }) => sum + offers.length, 0);
console.log(`${cases.length} papers with ${ways} ways to read their items.`);
const seen = cases.filter(({ truth }) => !truth.isUnseen);
const names = namesMet(seen);
const heldOut: Record<string, number>[] = [];
for (let fold = 0; fold < FOLDS; fold += 1)
  heldOut.push(fitted(seen.filter(({ truth }) => foldOfLayout(truth.layout) !== fold)));
const found = fitted(seen);
const sharpness = sharpest();
console.log(`All weights times ${sharpness}.`);
for (const numbers of [found, ...heldOut])
  for (const name of Object.keys(numbers)) {
    const weight = rounded(sharpness * (numbers[name] ?? 0));
    if (Math.abs(weight) < LEAST_WEIGHT) delete numbers[name];
    else numbers[name] = weight;
  }

const verdicts: string[] = [];
for (const one of cases) {
  const numbers = one.truth.isUnseen ? found : heldOut[foldOfLayout(one.truth.layout)];
  if (numbers !== undefined) verdicts.push(...judged(one, numbers));
}
for (const line of countsOf(verdicts).toSorted()) console.log(line);
for (const [name, weight] of Object.entries(found)) console.log(name, weight);
const says =
  "What each factor of a way to read the items of an invoice says, as a logarithm of odds.";
writeFileSync(
  FILE,
  await moduleOf(
    `Written by bench/fit/invoice-items.ts, which fitted it to ${seen.filter(({ by }) => by === 1).length} papers.`,
    {
      name: "INVOICE_ITEMS",
      says,
      weights: found,
    },
  ),
);
keepFolds("invoice-items", heldOut);
process.exit(0);

function caseOf(
  truth: InvoiceTruth,
  known: ItemsTruth,
  paper: InvoicePaper,
  by: number,
): ItemsCase {
  const cutting = { paper, words: itemWordsOf(paper) };
  const offers = itemsOffers(cutting);
  return {
    truth,
    by,
    paper,
    offers,
    factors: [...offers.map((offer) => itemFactors(offer, paper)), new Map([["nothing", 1]])],
    faults: [
      ...offers.map((offer) => faultsOf(linesOfOffer(offer, cutting).lines, known)),
      faultsOf([], known),
    ],
  };
}

/** The rest of a paper whose items are known. */
function withoutItems(one: ItemsCase): readonly ItemsCase[] {
  const rest = changed(one, (line, isItem) => (isItem ? [] : [line]));
  return rest === null ? [] : [caseOf(one.truth, { items: [], optional: [] }, rest, ITEMLESS)];
}

/** A paper whose amounts beyond the items are others by one. */
function withOtherSums(one: ItemsCase, known: ItemsTruth): readonly ItemsCase[] {
  const rest = changed(one, (line, isItem) => {
    const figures = line.figures.map((figure) =>
      figure.isPercent ? figure : { ...figure, value: figure.value.plus(ONE), other: null },
    );
    return [isItem ? line : { ...line, figures }];
  });
  return rest === null ? [] : [caseOf(one.truth, known, rest, MISPRINTED)];
}

/** A paper with other lines; null where no way to read it says which lines are its items. */
function changed(
  { paper, offers, faults }: ItemsCase,
  lineOf: (line: PaperLine, isItem: boolean) => readonly PaperLine[],
): InvoicePaper | null {
  const offer = offers[faults.findIndex(({ length }) => length === 0)];
  if (offer === undefined) return null;
  const { spans } = linesOfOffer(offer, { paper, words: itemWordsOf(paper) });
  return {
    ...paper,
    // What is remembered of a paper and its lines is that of another one.
    keysOf: (text) => paper.keysOf(text),
    lines: paper.lines.flatMap((line, at) =>
      lineOf(
        { ...line },
        spans.some(({ from, to }) => at >= from && at <= to),
      ),
    ),
  };
}

function namesMet(given: readonly ItemsCase[]): readonly string[] {
  const papers = new Map<string, number>();
  for (const { factors } of given)
    for (const name of new Set(factors.flatMap((own) => [...own.keys()])))
      papers.set(name, (papers.get(name) ?? 0) + 1);
  return [...papers].flatMap(([name, count]) => (count < LEAST_PAPERS ? [] : [name])).toSorted();
}

function fitted(given: readonly ItemsCase[]): Record<string, number> {
  const places = new Map(names.map((name, at) => [name, at]));
  const choices = given.filter(isTaught).map(({ factors, faults, by }): JudgedChoices => {
    const costs = faults.map(costOf);
    const least = Math.min(...costs);
    return {
      factors: factors.map((own) => metBy(own, places)),
      right: costs.map((cost) => cost === least),
      by,
    };
  });
  const weights = fitChoices(
    choices,
    Float32Array.from(names, (name) => START[name] ?? 0),
    PACE,
  );
  return Object.fromEntries(
    names.flatMap((name, at) => {
      const weight = rounded(weights[at] ?? 0);
      return weight === 0 ? [] : [[name, weight]];
    }),
  );
}

/** No twin teaches to read nothing only because none of its ways is good. */
function isTaught({ by, faults }: ItemsCase): boolean {
  const costs = faults.map(costOf);
  const nothing = costs.at(-1) ?? 0;
  return by === 1 || nothing === 0 || Math.min(...costs) < nothing;
}

function rounded(weight: number): number {
  return Math.round(weight * 100) / 100;
}

/** By what all weights are multiplied so that the ways of papers that no weight saw are as likely as they are right. */
function sharpest(): number {
  const judgedCases = seen.flatMap((one) => {
    const numbers = heldOut[foldOfLayout(one.truth.layout)];
    if (one.by < 1 || numbers === undefined) return [];
    const costs = one.faults.map(costOf);
    const least = Math.min(...costs);
    const odds = one.factors.map((own) => oddsOf(own, numbers));
    return [{ odds, right: costs.map((cost) => cost === least) }];
  });
  const lossOf = (by: number): number =>
    judgedCases.reduce((loss, { odds, right }) => {
      const shares = sharesOf(odds.map((one) => one * by));
      return (
        loss -
        Math.log(shares.reduce((sum, share, at) => sum + (right[at] === true ? share : 0), 0))
      );
    }, 0);
  const tried = Array.from({ length: 30 }, (_, at) => (at + 5) / 10);
  return tried.toSorted((a, b) => lossOf(a) - lossOf(b))[0] ?? 1;
}

function judged(one: ItemsCase, numbers: ItemsNumbers): readonly string[] {
  const { best: at, doubt } = weighItems(one.paper, one.offers, numbers);
  const faults = one.faults[at] ?? [];
  const least = Math.min(...one.faults.map(costOf));
  const verdict =
    faults.length === 0 ? "right" : costOf(faults) > least ? "not the best" : "the best of all";
  const { set, name } = one.truth.file;
  const kind =
    one.by === 1
      ? one.truth.isUnseen
        ? "unseen"
        : set.startsWith("random")
          ? "random"
          : "all"
      : `twin by ${one.by}`;
  if (wishes.errors && faults.length > 0 && kind === "all")
    console.log(
      verdict,
      `${set}/${name}`,
      doubt.toFixed(3),
      `cost ${costOf(faults)} of ${least}:`,
      [...new Set(faults.map((fault) => `${fault.kind} ${fault.figure ?? ""}`))].join(", "),
    );
  if (one.by === 1 && wishes.why.includes(`${set}/${name}`)) tellWhy(one, at, numbers);
  const isWrong = faults.some(
    ({ kind }) => kind === "wrong" || kind === "invented" || kind === "made-up item",
  );
  const told = doubt > 0.2 ? "doubt over 0.2" : doubt > 0.1 ? "doubt over 0.1" : "no doubt";
  return [
    `${kind}: ${verdict}`,
    `${kind}: ${told}, ${isWrong ? "a wrong figure" : "no wrong figure"}`,
    ...faults.map((fault) => `${kind}: fault ${fault.kind} ${fault.figure ?? ""}`),
  ];
}
