import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { parseArgs } from "node:util";
import { format } from "prettier";
import { isoDate } from "../../src/base/calendar-date.ts";
import { dateCandidates } from "../../src/evidence/invoice/head/date-candidates.ts";
import type { HeadCandidate } from "../../src/evidence/invoice/head/head-candidate.ts";
import { numberCandidates } from "../../src/evidence/invoice/head/number-candidates.ts";
import {
  chooseHead,
  filling,
  type HeadNumbers,
  type PrintedHead,
} from "../../src/read/invoice/read-invoice-head.ts";
import { fitChoices, type JudgedChoices, weightsByName } from "./fit-choices.ts";
import { foldsOf } from "./folds.ts";
import { givenTotalsOf } from "./given-totals.ts";
import { type InvoiceTruth, invoicesWithTruth } from "./invoice-truth.ts";
import { keepFolds } from "./kept-folds.ts";
import { type JudgedChoice, leastShare, reportChoices } from "./judged-choices.ts";
import { signTable } from "../../src/weights/sign-table.ts";
import { keepPages } from "./page-cache.ts";

/**
 * Fits what tells the numbers and the dates in the head of an invoice among all that it prints, and from none. Documents
 * of one layout are judged by weights that never saw it. `--errors` lists what is not right.
 */
const FILE = join("src", "weights", "invoice-head.ts");

const FIELDS = ["invoiceNumber", "purchaseOrder", "invoiceDate", "dueDate"] as const;
type Field = (typeof FIELDS)[number];
type Weights = Readonly<Record<string, number>>;

/** Gone through often, and drawn to zero more strongly than the weights of larger tables. */
const PACE = { rounds: 300, pull: 0.002 };

/** A paper with everything that its head may show. */
interface HeadCase {
  readonly truth: InvoiceTruth;
  readonly head: PrintedHead;
}

const ANY = { invoiceNumber: 0, purchaseOrder: 0, invoiceDate: 0, dueDate: 0 };

/** A sign that says less is not kept: the browser's script has no room for it. */
const LEAST_WEIGHT = 0.1;

/** A word of labels that is met on fewer papers is somebody's own. */
const LEAST_PAPERS = 4;

const { values: wishes } = parseArgs({ options: { errors: { type: "boolean", default: false } } });

const cases: HeadCase[] = [];
for (const truth of invoicesWithTruth()) {
  const pages = await keepPages(truth.file, truth.isPicture ? "ocr" : "text");
  const { paper } = givenTotalsOf(pages);
  const head = { numbers: numberCandidates(paper), dates: dateCandidates(paper) };
  cases.push({ truth, head });
}
const seen = cases.filter(({ truth }) => !truth.isUnseen);
const heldOut: JudgedChoice[] = [];
const folds: HeadNumbers["signs"][] = [];
for (const { held, others } of foldsOf(seen, ({ truth }) => truth.layout)) {
  const signs = fittedTo(others);
  folds.push(signs);
  for (const one of held) heldOut.push(...judgedBy(signs, one));
}
const least = Object.fromEntries(
  FIELDS.map((field) => [field, leastShare(heldOut.filter((one) => one.field === field))]),
) as HeadNumbers["least"];
const signs = fittedTo(seen);
const unseen = cases.filter(({ truth }) => truth.isUnseen).flatMap((one) => judgedBy(signs, one));
reportChoices([...heldOut, ...unseen], least, { showsErrors: wishes.errors });
writeFileSync(FILE, await moduleText({ signs, least }));
keepFolds(
  "heads",
  folds.map((own) => ({ signs: own, least })),
);
process.exit(0);

function candidatesOf(field: Field, { head }: HeadCase): readonly HeadCandidate<unknown>[] {
  const ofNumbers = field === "invoiceNumber" || field === "purchaseOrder";
  const all: readonly HeadCandidate<unknown>[] = ofNumbers ? head.numbers : head.dates;
  return filling(field, all);
}

/** Which candidates say what is printed; null where that is not known. */
function rightOf(field: Field, one: HeadCase): readonly boolean[] | null {
  const wanted = one.truth.of(field);
  if (wanted === undefined) return null;
  const keys = new Set(wanted.map(keyOf));
  return candidatesOf(field, one).map(({ value, key }) => keys.has(valueKey(value, key)));
}

function keyOf(text: string | null): string {
  return (text ?? "").toUpperCase().replace(/[^\p{L}\d]/gu, "");
}

function valueKey(value: unknown, key: string): string {
  return keyOf(
    typeof value === "object" && value !== null
      ? isoDate(value as Parameters<typeof isoDate>[0])
      : key,
  );
}

function fitted(field: Field, given: readonly HeadCase[]): Weights {
  const known = given.flatMap((one) => {
    const right = rightOf(field, one);
    return right === null ? [] : [{ all: candidatesOf(field, one), right }];
  });
  const names = keptSigns(known.map(({ all }) => all));
  const choices = known.map(({ all, right }): JudgedChoices => ({
    factors: [
      ...all.map(({ signs }) => Float32Array.from(names, (name) => signs.get(name) ?? 0)),
      new Float32Array(names.length),
    ],
    right: [...right, !right.some(Boolean)],
    by: 1,
  }));
  const found = fitChoices(choices, new Float32Array(names.length), PACE);
  return weightsByName(names, found, LEAST_WEIGHT);
}

/** The signs of all papers, and words of enough of them. */
function keptSigns(all: readonly (readonly HeadCandidate<unknown>[])[]): readonly string[] {
  const papers = new Map<string, number>();
  for (const one of all)
    for (const name of new Set(one.flatMap(({ signs }) => [...signs.keys()])))
      papers.set(name, (papers.get(name) ?? 0) + 1);
  return [...papers]
    .flatMap(([name, count]) => (name.startsWith("word ") && count < LEAST_PAPERS ? [] : [name]))
    .toSorted();
}

function judgedBy(own: HeadNumbers["signs"], one: HeadCase): readonly JudgedChoice[] {
  const chosen = chooseHead(one.head, { signs: own, least: ANY });
  return FIELDS.flatMap((field): readonly JudgedChoice[] => {
    const right = rightOf(field, one);
    if (right === null) return [];
    const best: HeadCandidate<unknown> | null = chosen[field].best;
    return [
      {
        field,
        file: one.truth.file,
        wanted: one.truth.of(field) ?? [],
        said: best?.from.printed ?? null,
        share: best === null ? 0 : chosen[field].share,
        isRight: best !== null && right[candidatesOf(field, one).indexOf(best)] === true,
        isOffered: right.some(Boolean),
      },
    ];
  });
}

function fittedTo(given: readonly HeadCase[]): HeadNumbers["signs"] {
  return Object.fromEntries(
    FIELDS.map((field) => [field, fitted(field, given)]),
  ) as HeadNumbers["signs"];
}

async function moduleText(found: HeadNumbers): Promise<string> {
  const fields = FIELDS.map((field) => `"${field}"`).join(" | ");
  const table = JSON.stringify(signTable(found.signs, FIELDS));
  const text = `// Written by bench/fit/heads.ts, which fitted it to ${seen.length} papers.

import { fromSignTable, type SlotSigns } from "./sign-table.ts";

type Field = ${fields};

/** What each sign says for a field of an invoice's head, as a logarithm of odds; and how likely a value has to be. */
export const INVOICE_HEAD: {
  readonly signs: SlotSigns<Field>;
  readonly least: Readonly<Record<Field, number>>;
} = {
  signs: fromSignTable(${table}, ${JSON.stringify(FIELDS)}),
  least: ${JSON.stringify(found.least)},
};
`;
  return format(text, { parser: "typescript", printWidth: 100 });
}
