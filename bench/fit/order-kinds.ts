import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { format } from "prettier";
import { randomPaper } from "../../fixtures/draw/random/random-paper.ts";
import { LIMITS } from "../../src/base/limits.ts";
import { isOrderSigns, orderPaper } from "../../src/evidence/change-order/order-candidates.ts";
import { orderPhrases } from "../../src/evidence/change-order/order-phrases.ts";
import type { Weighed } from "../../src/evidence/change-order/paper-signs.ts";
import { layoutOf } from "../../src/layout/layout.ts";
import type { Page } from "../../src/page/page.ts";
import { cutPaper } from "../../src/paper/cut-paper.ts";
import { pagesOf } from "../../src/pdf/contents.ts";
import { isChangeOrder } from "../../src/read/change-order/is-change-order.ts";
import { kindSignsOf } from "../../src/read/change-order/read-change-order.ts";
import { recognise } from "../../src/lexicon/recognise.ts";
import { spellingOf } from "../../src/lexicon/spelling.ts";
import { textsOf } from "../../src/lexicon/texts.ts";
import { TEMPLATES } from "../../src/read/templates.ts";
import { type Linear, weigh } from "../../src/weights/linear.ts";
import { fitLinear } from "./fit-linear.ts";
import { countsOf, fitSigns, type SignCase } from "./fit-signs.ts";
import { foldOfLayout } from "./folds.ts";
import { type OrderKind, keepOrderKinds } from "./order-kind-folds.ts";
import { ORDER_FOLDS } from "./order-folds.ts";
import { orderPapers, RANDOM } from "./order-papers.ts";
import { orderTruth } from "./order-truth.ts";
import { otherPapers } from "./other-papers.ts";
import { keptPages } from "./page-cache.ts";
import { packedLinear, unpackedLinear } from "../../src/weights/order-weights.ts";

/**
 * Fits what tells a change order from every other paper: the change orders of the samples, the fixtures and those composed
 * at random, against invoices, other papers and pages of pay applications. First what each word says, then, by what words
 * say that never saw a paper's layout, what they say beside named signs. Pay applications are told before.
 */
const FILE = join("src", "weights", "order-kind.ts");

/** What a paper composed at random counts beside one of the sets, and beside a word of theirs. */
const RANDOM_SHARE = 0.3;

interface KindCase {
  readonly name: string;
  readonly layout: string;
  readonly set: string;
  readonly isYes: boolean;
  readonly words: Weighed;
  /** The named signs, by what words say. */
  readonly signsBy: (odds: number) => SignCase["signs"];
}

/** Pay applications of these seeds are composed for nothing else. */
const FIRST_SEED = 300_000;
const APPLICATIONS = 120;

const cases: readonly KindCase[] = [
  ...changeOrders(),
  ...(await others()),
  ...(await pagesOfApplications()),
];
console.log(`${cases.length} papers, ${cases.filter(({ isYes }) => isYes).length} change orders`);
const heldOut = Array.from({ length: ORDER_FOLDS }, (_, fold) =>
  fitWords(cases.filter((one) => foldOf(one) !== fold)),
);
const signCases = cases.flatMap((one) => {
  const fold = foldOf(one);
  const words = fold === null ? undefined : heldOut[fold];
  if (words === undefined) return [];
  return [{ ...one, signs: one.signsBy(weigh(words, one.words)) }];
});
const kinds = heldOut.map((words, fold): OrderKind => {
  const signs = fitSigns(signCases.filter((one) => foldOf(one) !== fold));
  return { words, signs };
});
keepOrderKinds(kinds);
const misjudged = signCases.filter((one) => {
  const { signs = {} } = kinds[foldOf(one) ?? 0] ?? {};
  return isChangeOrder(one.signs, signs) !== one.isYes;
});
for (const { name, isYes } of misjudged)
  console.log(`${name} is ${isYes ? "refused" : "taken for a change order"}`);
const bySet = misjudged.map(({ set, isYes }) => `${set}: ${isYes ? "refused" : "taken"}`);
for (const line of countsOf(bySet)) console.log(line);
writeFileSync(
  FILE,
  await format(
    `// Written by bench/fit/order-kinds.ts, which fitted it to ${cases.length} papers.

/** What each word of a paper says for a change order. */
export const ORDER_WORDS = ${JSON.stringify(packedLinear(fitWords(cases)))};

/** What each named sign says for a change order, as a logarithm of odds. */
export const ORDER_SIGNS: Readonly<Record<string, number>> = ${JSON.stringify(fitSigns(signCases))};
`,
    { parser: "typescript", printWidth: 100 },
  ),
);

/** Papers composed at random are in the training of every fold. */
function foldOf({ layout, set }: KindCase): number | null {
  return set === RANDOM ? null : foldOfLayout(layout) % ORDER_FOLDS;
}

/** What each word says, as it will be kept. */
function fitWords(own: readonly KindCase[]): Linear {
  const fitted = fitLinear(
    own.map(({ words, isYes, set }) => ({
      items: [words],
      right: new Set(isYes ? [0] : []),
      asks: "each",
      origin: set.replace("-more", ""),
      by: set === RANDOM ? RANDOM_SHARE : 1,
    })),
  );
  return unpackedLinear(packedLinear(fitted));
}

function* changeOrders(): Iterable<KindCase> {
  for (const file of orderPapers()) {
    const truth = orderTruth(file);
    const pages = truth === null ? null : keptPages(file, truth.isPicture ? "ocr" : "text");
    if (truth === null || pages === null) continue;
    const { layout } = truth;
    yield caseOf(pages, { name: `${file.set}/${file.name}`, layout, set: file.set, isYes: true });
  }
}

async function others(): Promise<readonly KindCase[]> {
  const found: KindCase[] = [];
  for await (const { layout, set, pages, documentType } of otherPapers())
    if (documentType !== "CHANGE_ORDER")
      found.push(caseOf(pages, { name: layout, layout, set, isYes: false }));
  return found;
}

/** Each page of pay applications composed at random: summaries, sheets, and the letters and waivers that they come with. */
async function pagesOfApplications(): Promise<readonly KindCase[]> {
  const found: KindCase[] = [];
  for (let at = 0; at < APPLICATIONS; at += 1) {
    const name = `pa-${FIRST_SEED + at}`;
    const { pdf } = await randomPaper(FIRST_SEED + at, { kind: "pay-application" });
    for (const page of await pagesOf(pdf, LIMITS))
      found.push(
        caseOf([{ ...page, pageNumber: 1 }], { name, layout: name, set: RANDOM, isYes: false }),
      );
  }
  return found;
}

function caseOf(
  pages: readonly Page[],
  known: Pick<KindCase, "name" | "layout" | "set" | "isYes">,
): KindCase {
  const layout = layoutOf(pages);
  const texts = textsOf(layout, spellingOf(TEMPLATES.changeOrder));
  const { templates } = recognise(texts, TEMPLATES.changeOrder);
  return {
    ...known,
    words: isOrderSigns(orderPaper(cutPaper(pages), orderPhrases(templates))),
    signsBy: kindSignsOf(layout, texts, templates),
  };
}
process.exit(0);
