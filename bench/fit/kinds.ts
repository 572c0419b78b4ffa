import { existsSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { format } from "prettier";
import { applicationSummary, shippedWeighing } from "../../src/application-summary.ts";
import { layoutOf } from "../../src/layout/layout.ts";
import type { Page } from "../../src/page/page.ts";
import { dateOrderOf } from "../../src/template/date-order.ts";
import {
  applicationKindSigns,
  isApplication,
} from "../../src/template/pay-application/is-pay-application.ts";
import { readPayApplication } from "../../src/template/pay-application/read-pay-application.ts";
import { recognise } from "../../src/template/recognise.ts";
import { spellingOf } from "../../src/template/spelling.ts";
import { textsOf } from "../../src/template/texts.ts";
import { TEMPLATES } from "../../src/templates.ts";
import { type Example, examples } from "./examples.ts";
import { factorsByFold } from "./fit-factors.ts";
import { type Case, fitLogistic } from "./fit-logistic.ts";
import { FOLDS, foldOf } from "./folds.ts";
import { keptHeldOut } from "./held-out.ts";
import { keepPages } from "./page-cache.ts";
import { samplesFolder } from "./sets.ts";

/**
 * Fits what tells a pay application from every other paper with text of its own: pay applications as weights read them
 * that never saw their layout, against the change orders, invoices and other papers of the samples and the fixtures.
 */
const FILE = join("src", "weights", "is-application.ts");
const SAMPLES = samplesFolder();

interface KindCase extends Case {
  readonly layout: string;
  readonly set: string;
}

interface RawTruth {
  readonly layout?: string;
  readonly rendition?: string;
  readonly document?: { readonly documentType?: string } | null;
}

const all = examples();
const scores = keptHeldOut(all);
const factors = factorsByFold(all, scores);

const cases = balanced([...applications(), ...(await otherPapers())]);
const missed = new Map<string, number>();
for (let fold = 0; fold < FOLDS; fold += 1) {
  const weights = Object.fromEntries(
    fitLogistic(cases.filter(({ layout }) => foldOf(layout) !== fold)),
  );
  for (const { layout, signs, isYes, set } of cases) {
    if (foldOf(layout) !== fold || isApplication(signs, weights) === isYes) continue;
    const name = `${set}: ${isYes ? "a pay application refused" : "another paper taken for one"}`;
    missed.set(name, (missed.get(name) ?? 0) + 1);
  }
}
console.log(
  `${cases.length} papers, ${cases.filter(({ isYes }) => isYes).length} pay applications`,
);
for (const [name, count] of missed) console.log(`${name}, ${count} times`);
writeFileSync(FILE, await sourceOf(fitLogistic(cases)));

function* applications(): Iterable<KindCase> {
  for (const example of all) {
    const own = scores.get(example);
    const fold = factors[foldOf(example.truth.layout)];
    if (own === undefined || fold === undefined) continue;
    yield {
      ...about(example),
      signs: signsOf(
        example.paper.pages.map(({ page }) => page),
        {
          scoresOf: () => own,
          factors: fold,
        },
      ),
    };
  }
}

function about({ truth }: Example): Omit<KindCase, "signs"> {
  return { layout: truth.layout, set: truth.file.set, isYes: true, weight: 1 };
}

/** Papers of other kinds; the weights were fitted on none of them. */
async function otherPapers(): Promise<readonly KindCase[]> {
  const found: KindCase[] = [];
  for (const folder of folders()) {
    for (const name of readdirSync(folder, { recursive: true, encoding: "utf8" }).toSorted()) {
      if (!name.endsWith(".pdf")) continue;
      const pdf = join(folder, name);
      const truth = pdf.replace(/\.pdf$/, ".truth.json");
      const raw: RawTruth = existsSync(truth)
        ? (JSON.parse(readFileSync(truth, "utf8")) as RawTruth)
        : {};
      const isPicture = /scan|mixed/.test(raw.rendition ?? "native");
      if (isPicture || raw.document?.documentType === "PAY_APPLICATION") continue;
      const pages = await keepPages({ set: "kinds", name, pdf, truth }, "text").catch(() => []);
      if (pages.every(({ words }) => words.length === 0)) continue;
      const layout = raw.layout ?? pdf;
      found.push({ layout, set: folder, isYes: false, weight: 1, signs: signsOf(pages) });
    }
  }
  return found;
}

function folders(): readonly string[] {
  const ofFixtures = ["change-order", "invoice"].map((kind) => join("fixtures", kind));
  const ofSamples = existsSync(SAMPLES)
    ? readdirSync(SAMPLES, { withFileTypes: true })
        .filter((entry) => entry.isDirectory())
        .map(({ name }) => join(SAMPLES, name))
    : [];
  return [...ofFixtures, ...ofSamples];
}

function signsOf(pages: readonly Page[], weighing = shippedWeighing()): Case["signs"] {
  const layout = layoutOf(pages);
  const summary = applicationSummary(pages, dateOrderOf(layout), weighing);
  const texts = textsOf(layout, spellingOf(TEMPLATES.payApplication));
  const { templates } = recognise(texts, TEMPLATES.payApplication);
  const { sheet } = readPayApplication(layout, texts, templates, summary);
  return applicationKindSigns(summary, sheet);
}

/** Both answers count alike. */
function balanced(found: readonly KindCase[]): readonly KindCase[] {
  const yes = found.filter(({ isYes }) => isYes).length;
  return found.map((one) => ({
    ...one,
    weight: found.length / (2 * (one.isYes ? yes : found.length - yes)),
  }));
}

async function sourceOf(weights: ReadonlyMap<string, number>): Promise<string> {
  const text = `// Written by bench/fit/kinds.ts, which fitted it to ${cases.length} papers.

/** What each sign says for a pay application, as a logarithm of odds. */
export const APPLICATION_SIGNS: Readonly<Record<string, number>> = ${JSON.stringify(Object.fromEntries(weights))};
`;
  return format(text, { parser: "typescript", printWidth: 100 });
}
process.exit(0);
