import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { isApplication } from "../../src/read/pay-application/is-pay-application.ts";
import { LIST_SIGNS } from "../../src/weights/order-list.ts";
import { draftOf } from "./draft.ts";
import { type Example, examples } from "./examples.ts";
import { factorsByFold, factorsFor } from "./fit-factors.ts";
import { countsOf, fitSigns, misjudged, moduleOf, type SignCase } from "./fit-signs.ts";
import { foldOf } from "./folds.ts";
import { keptHeldOut } from "./held-out.ts";
import { keptSchedules } from "./held-out-schedules.ts";
import { MISPRINTED } from "./misprints.ts";
import { otherPapers } from "./other-papers.ts";

/**
 * Fits what tells a pay application from every other paper with text of its own: pay applications as weights read them
 * that never saw their layout, against the change orders, invoices and other papers of the samples and the fixtures.
 */
const FILE = join("src", "weights", "application-kind.ts");

interface KindCase extends SignCase {
  readonly set: string;
}

const all = examples();
const scores = keptHeldOut(all);
const schedules = keptSchedules();
const factors = factorsByFold(factorsFor(all, scores));

const cases: KindCase[] = [...applications()];
// The weights were fitted on none of these.
for await (const { layout, set, pages } of otherPapers())
  cases.push({ layout, set, isYes: false, signs: draftOf(pages).kindSigns });

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
      signs: draftOf(
        example.paper.pages.map(({ page }) => page),
        {
          scoresOf: () => own,
          factors: fold,
          lists: LIST_SIGNS,
          schedules: schedules(example.truth),
        },
      ).kindSigns,
    };
  }
}

function about({ truth }: Example): Omit<KindCase, "signs"> {
  return { layout: truth.layout, set: truth.file.set, isYes: true };
}

process.exit(0);
