import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { parseArgs } from "node:util";
import { format } from "prettier";
import { isoDate } from "../../src/base/calendar-date.ts";
import { dateCandidates } from "../../src/evidence/invoice/date-candidates.ts";
import type { HeadCandidate } from "../../src/evidence/invoice/head-candidate.ts";
import { numberCandidates } from "../../src/evidence/invoice/number-candidates.ts";
import { chooseHead, filling, type HeadWeights, type PrintedHead } from "../../src/invoice-head.ts";
import { fitChoices, type JudgedChoices } from "./fit-choices.ts";
import { countsOf } from "./fit-signs.ts";
import { FOLDS, foldOfLayout } from "./folds.ts";
import { invoicePaperOf } from "./invoice-paper.ts";
import { type InvoiceTruth, invoicesWithTruth } from "./invoice-truth.ts";
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

const { values: wishes } = parseArgs({ options: { errors: { type: "boolean", default: false } } });

const cases: HeadCase[] = [];
for (const truth of invoicesWithTruth()) {
  const pages = await keepPages(truth.file, truth.isPicture ? "ocr" : "text");
  const paper = invoicePaperOf(pages);
  const head = { numbers: numberCandidates(paper), dates: dateCandidates(paper) };
  cases.push({ truth, head });
}
report(cases);
writeFileSync(FILE, await moduleText(fittedTo(cases.filter(({ truth }) => !truth.isUnseen))));
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
  const names = [
    ...new Set(known.flatMap(({ all }) => all.flatMap(({ signs }) => [...signs.keys()]))),
  ].toSorted();
  const choices = known.map(({ all, right }): JudgedChoices => ({
    factors: [
      ...all.map(({ signs }) => Float32Array.from(names, (name) => signs.get(name) ?? 0)),
      new Float32Array(names.length),
    ],
    right: [...right, !right.some(Boolean)],
    by: 1,
  }));
  const found = fitChoices(choices, new Float32Array(names.length), PACE);
  return Object.fromEntries(
    names.map((name, at) => [name, Math.round((found[at] ?? 0) * 100) / 100]),
  );
}

/** What becomes of each field by weights that never saw the layout, by set. */
function report(all: readonly HeadCase[]): void {
  const verdicts: string[] = [];
  const seen = all.filter(({ truth }) => !truth.isUnseen);
  for (let fold = 0; fold < FOLDS; fold += 1) {
    const isHeldOut = ({ truth }: HeadCase): boolean => foldOfLayout(truth.layout) === fold;
    const own = fittedTo(seen.filter((one) => !isHeldOut(one)));
    for (const one of seen.filter(isHeldOut)) verdicts.push(...verdictsOn(one, own));
  }
  const shipped = fittedTo(seen);
  for (const one of all.filter(({ truth }) => truth.isUnseen))
    verdicts.push(...verdictsOn(one, shipped));
  for (const line of countsOf(verdicts).toSorted()) console.log(line);
}

function verdictsOn(one: HeadCase, own: HeadWeights): readonly string[] {
  return FIELDS.flatMap((field) => {
    const verdict = verdictOn(field, one, own);
    return verdict === null
      ? []
      : [`${field} ${verdict}`, `${one.truth.file.set} ${field} ${verdict}`];
  });
}

function verdictOn(field: Field, one: HeadCase, own: HeadWeights): string | null {
  const right = rightOf(field, one);
  if (right === null) return null;
  const wanted = one.truth.of(field) ?? [];
  const best: HeadCandidate<unknown> | null = chooseHead(one.head, own)[field]?.best ?? null;
  if (best === null && wanted.includes(null)) return "none";
  if (best !== null && right[candidatesOf(field, one).indexOf(best)] === true) return "right";
  const verdict = best === null ? (right.some(Boolean) ? "missed" : "not offered") : "wrong";
  if (wishes.errors)
    console.log(field, verdict, one.truth.file.name, JSON.stringify(wanted), best?.from.printed);
  return verdict;
}

function fittedTo(given: readonly HeadCase[]): HeadWeights {
  return Object.fromEntries(FIELDS.map((field) => [field, fitted(field, given)])) as HeadWeights;
}

async function moduleText(found: HeadWeights): Promise<string> {
  const text = `// Written by bench/fit/heads.ts, which fitted it to ${cases.length} papers.

/** What each sign says for a field of an invoice's head, as a logarithm of odds. */
export const INVOICE_HEAD: Readonly<
  Record<${FIELDS.map((field) => `"${field}"`).join(" | ")}, Readonly<Record<string, number>>>
> = ${JSON.stringify(found)};
`;
  return format(text, { parser: "typescript", printWidth: 100 });
}
