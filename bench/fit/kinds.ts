import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { applicationSummary, shippedWeighing } from "../../src/application-summary.ts";
import { layoutOf } from "../../src/layout/layout.ts";
import type { Page } from "../../src/page/page.ts";
import { cutPaper } from "../../src/paper/cut-paper.ts";
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
import { otherPapers } from "./other-papers.ts";

/**
 * Fits what tells a pay application from every other paper with text of its own: pay applications as weights read them
 * that never saw their layout, against the change orders, invoices and other papers of the samples and the fixtures.
 */
const FILE = join("src", "template", "pay-application", "kind-numbers.ts");

interface KindCase extends SignCase {
  readonly set: string;
}

const all = examples();
const scores = keptHeldOut(all);
const factors = factorsByFold(factorsFor(all, scores));

const cases: KindCase[] = [...applications()];
// The weights were fitted on none of these.
for await (const { layout, set, pages } of otherPapers())
  cases.push({ layout, set, isYes: false, signs: signsOf(pages) });

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

function signsOf(pages: readonly Page[], weighing = shippedWeighing()): KindCase["signs"] {
  const layout = layoutOf(pages);
  const texts = textsOf(layout, spellingOf(TEMPLATES.payApplication));
  const { templates } = recognise(texts, TEMPLATES.payApplication);
  const summary = applicationSummary(cutPaper(pages), {
    order: dateOrderOf(layout),
    templates,
    weighing,
  });
  return readPayApplication(layout, texts, templates, summary).kindSigns;
}

process.exit(0);
