import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { parseArgs } from "node:util";
import { format } from "prettier";
import {
  type PartyCandidate,
  partyCandidates,
  type PartyRole,
} from "../../src/evidence/invoice/parties/party-candidates.ts";
import {
  chooseInvoiceParties,
  type PartyNumbers,
} from "../../src/read/invoice/read-invoice-parties.ts";
import { partyPaper } from "../../src/evidence/invoice/parties/party-paper.ts";
import { fitChoices, type JudgedChoices, type Met, metBy, weightsByName } from "./fit-choices.ts";
import { foldsOf } from "./folds.ts";
import { givenTotalsOf } from "./given-totals.ts";
import { type InvoiceTruth, invoicesWithTruth, randomInvoices } from "./invoice-truth.ts";
import { keepFolds } from "./kept-folds.ts";
import { type JudgedChoice, leastShare, reportChoices } from "./judged-choices.ts";
import { saysFirm } from "./name-equality.ts";
import { signTable } from "../../src/weights/sign-table.ts";
import { type Extents, extentsOf, fittedExtent, NEARLY, WHOLE } from "./name-extents.ts";
import { keepPages } from "./page-cache.ts";
import { typedParties } from "./typed-parties.ts";

/**
 * Fits what tells the name of who bills and of who is billed among all names of an invoice, and from none. Documents of
 * one layout are judged by numbers that never saw it. `--errors` lists what is not right.
 */
const FILE = join("src", "weights", "invoice-parties.ts");

const ROLES: readonly PartyRole[] = ["vendor", "customer"];

/** Gone through often: most signs hold of few papers. */
const PACE = { rounds: 250, pull: 0.002 };

/** A sign that holds on fewer papers is none. */
const LEAST_PAPERS = 4;

/** A sign that says less is not kept: the browser's script has no room for it. */
const LEAST_WEIGHT = 0.2;

/** A word of names that is met in fewer sets is somebody's own. */
const LEAST_SETS = 3;

/** An accepted name is as good as the printed one, nearly. */
const ACCEPTED = 0.95;

/** The set of typed papers. */
const TYPED = "typed";

/** Typed papers are many and alike: each counts so much beside one of a set. */
const TYPED_COUNTS = 0.6;

/** So many papers composed at random are in the training of every fold; more of them, or weighing more, read strangers worse. */
const RANDOM = 300;
const RANDOM_COUNTS = 0.3;

/** Nobody meets no sign. */
const NOTHING: Met = { at: new Uint32Array(), by: new Float32Array() };

interface PartyCase {
  readonly truth: InvoiceTruth;
  readonly all: readonly PartyCandidate[];
}

type Signs = PartyNumbers["signs"];

const ANY = { vendor: 0, customer: 0 };

const { values: wishes } = parseArgs({ options: { errors: { type: "boolean", default: false } } });

const cases = await casesOf(invoicesWithTruth());
const composed = await casesOf(await randomInvoices(RANDOM));
for (const { name, paper, names } of typedParties()) {
  const file = { set: TYPED, name, pdf: name, truth: name };
  const of = (field: string): readonly (string | null)[] => [
    names[field === "vendor.name" ? "vendor" : "customer"],
  ];
  const truth = { file, layout: `typed ${name}`, isPicture: false, isUnseen: false, of };
  cases.push({ truth, all: partyCandidates(partyPaper(paper())) });
}
const seen = cases.filter(({ truth }) => !truth.isUnseen);
const parts = [...foldsOf(seen, ({ truth }) => truth.layout)].map(({ held, others }) => {
  const own = fittedTo([...others, ...composed]);
  return { held, own, extents: held.flatMap((one) => extentsIn(own, one)) };
});
const folds = parts.map(({ held, own }, at) => {
  const others = parts.filter((_, part) => part !== at);
  const extent = fittedExtent(others.flatMap(({ extents }) => extents));
  return { held, numbers: { signs: own, extent } };
});
const heldOut = folds.flatMap(({ held, numbers }) => held.flatMap((one) => judgedBy(numbers, one)));
const least = { vendor: leastOf("vendor"), customer: leastOf("customer") };
const fittedToAll = {
  signs: fittedTo([...seen, ...composed]),
  extent: fittedExtent(parts.flatMap(({ extents }) => extents)),
};
const unseen = cases
  .filter(({ truth }) => truth.isUnseen)
  .flatMap((one) => judgedBy(fittedToAll, one));
reportChoices([...heldOut, ...unseen], least, { showsErrors: wishes.errors });
reportWhole();
writeFileSync(FILE, await moduleText({ ...fittedToAll, least }));
keepFolds(
  "invoice-parties",
  folds.map(({ numbers }) => ({ ...numbers, least })),
);
process.exit(0);

/** How many names are said whole by numbers that never saw their layout, with and without the choice of how much is all of it. */
function reportWhole(): void {
  const countBy = (changed: Partial<PartyNumbers>): number =>
    folds
      .flatMap(({ held, numbers }) => held.map((one) => wholeIn({ ...numbers, ...changed }, one)))
      .reduce((sum, count) => sum + count, 0);
  console.log(
    `names said whole: ${countBy({})}, without the choice of it ${countBy({ extent: {} })}`,
  );
}

function wholeIn(own: Omit<PartyNumbers, "least">, one: PartyCase): number {
  const chosen = chooseInvoiceParties(one.all, { ...own, least: ANY });
  return ROLES.filter((role) => {
    const { best } = chosen[role];
    const fits = fitsOf(role, one);
    return best !== null && fits !== null && (fits[one.all.indexOf(best)] ?? 0) >= WHOLE;
  }).length;
}

/** The prints among which the whole of each party's name is chosen, by numbers that never saw the paper. */
function extentsIn(own: Signs, one: PartyCase): readonly Extents[] {
  return ROLES.flatMap((role) => {
    const fits = fitsOf(role, one);
    return fits === null ? [] : extentsOf(own[role], { all: one.all, fits, by: countsOf(one) });
  });
}

async function casesOf(truths: readonly InvoiceTruth[]): Promise<PartyCase[]> {
  const found: PartyCase[] = [];
  for (const truth of truths) {
    const pages = await keepPages(truth.file, truth.isPicture ? "ocr" : "text");
    found.push({ truth, all: partyCandidates(partyPaper(givenTotalsOf(pages).paper)) });
  }
  return found;
}

/** How much a paper counts beside one that somebody sent. */
function countsOf({ truth: { file } }: PartyCase): number {
  if (file.set === TYPED) return TYPED_COUNTS;
  return file.set.startsWith("random") ? RANDOM_COUNTS : 1;
}

/** How well each candidate says the name of a party; null where it is not known. */
function fitsOf(role: PartyRole, { truth, all }: PartyCase): readonly number[] | null {
  const wanted = truth.of(`${role}.name`);
  if (wanted === undefined) return null;
  const fitTo = (text: string): number =>
    Math.max(
      0,
      ...wanted.map((name, at) =>
        name === null ? 0 : (at === 0 ? 1 : ACCEPTED) * saysFirm(text, name),
      ),
    );
  return all.map(({ print }) => fitTo(print.text));
}

/** The choice of a paper; null where the truth does not say it, or no candidate does. */
function choiceOf(
  role: PartyRole,
  one: PartyCase,
  placeOf: ReadonlyMap<string, number>,
): JudgedChoices | null {
  const fits = fitsOf(role, one);
  if (fits === null) return null;
  const isNone = one.truth.of(`${role}.name`)?.[0] === null;
  const most = Math.max(0, ...fits);
  if (most === 0 && !isNone) return null;
  return {
    factors: [...one.all.map(({ signs: own }) => metBy(own, placeOf)), NOTHING],
    right: [...fits.map((fit) => !isNone && fit > 0 && fit >= most - NEARLY), isNone],
    by: countsOf(one),
  };
}

function fitted(role: PartyRole, given: readonly PartyCase[]): Readonly<Record<string, number>> {
  const names = keptSigns(given);
  const placeOf = new Map(names.map((name, place) => [name, place]));
  const choices = given.flatMap((one) => choiceOf(role, one, placeOf) ?? []);
  const weights = fitChoices(choices, new Float32Array(names.length), PACE);
  return weightsByName(names, weights, LEAST_WEIGHT);
}

/** Signs of enough papers; a word has to be met in the papers of several sets, or it is the name of somebody. */
function keptSigns(given: readonly PartyCase[]): readonly string[] {
  const papers = new Map<string, number>();
  const sets = new Map<string, Set<string>>();
  for (const { all, truth } of given)
    for (const name of new Set(all.flatMap(({ signs: own }) => [...own.keys()]))) {
      papers.set(name, (papers.get(name) ?? 0) + 1);
      sets.set(name, (sets.get(name) ?? new Set()).add(truth.file.set));
    }
  return [...papers]
    .flatMap(([name, count]) => {
      const isMet = !name.startsWith("word ") || (sets.get(name)?.size ?? 0) >= LEAST_SETS;
      return count >= LEAST_PAPERS && isMet ? [name] : [];
    })
    .toSorted();
}

function fittedTo(given: readonly PartyCase[]): Signs {
  return { vendor: fitted("vendor", given), customer: fitted("customer", given) };
}

function judgedBy(own: Omit<PartyNumbers, "least">, one: PartyCase): readonly JudgedChoice[] {
  const chosen = chooseInvoiceParties(one.all, { ...own, least: ANY });
  return ROLES.flatMap((role): readonly JudgedChoice[] => {
    const fits = fitsOf(role, one);
    if (fits === null) return [];
    const best = chosen[role].best;
    return [
      {
        field: role,
        file: one.truth.file,
        wanted: one.truth.of(`${role}.name`) ?? [],
        said: best?.print.text ?? null,
        share: best === null ? 0 : chosen[role].share,
        isRight: best !== null && (fits[one.all.indexOf(best)] ?? 0) > 0,
        isOffered: fits.some((fit) => fit > 0),
      },
    ];
  });
}

/** The likelihood from which on a name is worth telling: typed papers are none that anybody sends. */
function leastOf(role: PartyRole): number {
  return leastShare(heldOut.filter(({ field, file }) => field === role && file.set !== TYPED));
}

async function moduleText(found: PartyNumbers): Promise<string> {
  const text = `// Written by bench/fit/invoice-parties.ts, which fitted it to ${seen.length + composed.length} papers.

import { fromSignTable, type SlotSigns } from "./sign-table.ts";

type Party = "vendor" | "customer";

/** What each sign says of a party's name, as a logarithm of odds; how likely a name has to be; and what says how much of it is all. */
export const INVOICE_PARTIES: {
  readonly signs: SlotSigns<Party>;
  readonly least: Readonly<Record<Party, number>>;
  readonly extent: Readonly<Record<string, number>>;
} = {
  signs: fromSignTable(${JSON.stringify(signTable(found.signs, ROLES))}, ${JSON.stringify(ROLES)}),
  least: ${JSON.stringify(found.least)},
  extent: ${JSON.stringify(found.extent)},
};
`;
  return format(text, { parser: "typescript", printWidth: 100 });
}
