import { existsSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { applicationSummary, shippedWeighing } from "../../src/application-summary.ts";
import { layoutOf } from "../../src/layout/layout.ts";
import type { Page } from "../../src/page/page.ts";
import { dateOrderOf } from "../../src/template/date-order.ts";
import { isApplication } from "../../src/template/pay-application/is-pay-application.ts";
import { readPayApplication } from "../../src/template/pay-application/read-pay-application.ts";
import { recognise } from "../../src/template/recognise.ts";
import { spellingOf } from "../../src/template/spelling.ts";
import { textsOf } from "../../src/template/texts.ts";
import { TEMPLATES } from "../../src/templates.ts";
import { LIST_SIGNS } from "../../src/weights/order-list.ts";
import { type Example, examples } from "./examples.ts";
import { factorsByFold, factorsFor } from "./fit-factors.ts";
import { countsOf, fitSigns, misjudged, moduleOf, type SignCase } from "./fit-signs.ts";
import { foldOf } from "./folds.ts";
import { keptHeldOut } from "./held-out.ts";
import { MISPRINTED } from "./misprints.ts";
import { keepPages } from "./page-cache.ts";
import { samplesFolder } from "./sets.ts";

/**
 * Fits what tells a pay application from every other paper with text of its own: pay applications as weights read them
 * that never saw their layout, against the change orders, invoices and other papers of the samples and the fixtures.
 */
const FILE = join("src", "template", "pay-application", "kind-numbers.ts");
const SAMPLES = samplesFolder();

interface KindCase extends SignCase {
  readonly set: string;
}

interface RawTruth {
  readonly layout?: string;
  readonly rendition?: string;
  readonly document?: { readonly documentType?: string } | null;
}

const all = examples();
const scores = keptHeldOut(all);
const factors = factorsByFold(factorsFor(all, scores));

const cases = [...applications(), ...(await otherPapers())];
console.log(
  `${cases.length} papers, ${cases.filter(({ isYes }) => isYes).length} pay applications`,
);
const missed = [...misjudged(cases, isApplication)];
const names = missed.map(
  ({ set, isYes }) =>
    `${set}: ${isYes ? "a pay application refused" : "another paper taken for one"}`,
);
for (const line of countsOf(names)) console.log(line);
writeFileSync(
  FILE,
  await moduleOf(`Written by bench/fit/kinds.ts, which fitted it to ${cases.length} papers.`, {
    name: "APPLICATION_SIGNS",
    says: "What each sign says for a pay application, as a logarithm of odds.",
    weights: fitSigns(cases),
  }),
);

function* applications(): Iterable<KindCase> {
  for (const example of all) {
    const own = scores.get(example);
    const fold = factors[foldOf(example.truth) ?? -1];
    if (own === undefined || fold === undefined) continue;
    if (example.truth.file.set === MISPRINTED) continue;
    yield {
      ...about(example),
      signs: signsOf(
        example.paper.pages.map(({ page }) => page),
        {
          scoresOf: () => own,
          factors: fold,
          lists: LIST_SIGNS,
        },
      ),
    };
  }
}

function about({ truth }: Example): Omit<KindCase, "signs"> {
  return { layout: truth.layout, set: truth.file.set, isYes: true };
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
      found.push({ layout, set: folder, isYes: false, signs: signsOf(pages) });
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

function signsOf(pages: readonly Page[], weighing = shippedWeighing()): KindCase["signs"] {
  const layout = layoutOf(pages);
  const texts = textsOf(layout, spellingOf(TEMPLATES.payApplication));
  const { templates } = recognise(texts, TEMPLATES.payApplication);
  const summary = applicationSummary(pages, { order: dateOrderOf(layout), templates, weighing });
  return readPayApplication(layout, texts, templates, summary).kindSigns;
}

process.exit(0);
