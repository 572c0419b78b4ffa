import { parseArgs } from "node:util";
import { shippedWeighing, type Weighing } from "../../src/read/pay-application/choose-summary.ts";
import { readConstruction } from "../../src/read/read-construction.ts";
import { TEMPLATES } from "../../src/read/templates.ts";
import { LIST_SIGNS } from "../../src/weights/order-list.ts";
import { toAnswer } from "../../src/wire/answer.ts";
import { examples, type Example } from "./examples.ts";
import { factorsByFold, factorsFor } from "./fit-factors.ts";
import { foldOf } from "./folds.ts";
import { keptHeldOut } from "./held-out.ts";
import { keptSchedules } from "./held-out-schedules.ts";
import { type Field, FIELDS, isListRight, type Verdict, verdictOn } from "./judge.ts";
import { RANDOM } from "./random-papers.ts";
import { keepPages, keptPages } from "./page-cache.ts";
import { unseenPapers } from "./sets.ts";

/**
 * Reads every pay application as the program does, sheet and heading included, with numbers that never saw its layout:
 * fitted without it, or shipped where the paper is of an author to whom nothing is fitted.
 * `--shipped` takes the shipped numbers, `--errors` lists what is not right, `--set NAME` reads one set.
 */
const { values: wishes } = parseArgs({
  options: {
    shipped: { type: "boolean", default: false },
    errors: { type: "boolean", default: false },
    doubtful: { type: "boolean", default: false },
    set: { type: "string" },
  },
});

interface Tally {
  documents: number;
  refused: number;
  whole: number;
  right: number;
  wrong: number;
  asked: number;
  list: number;
  silent: number;
}

const all = examples();
const scores = wishes.shipped ? null : keptHeldOut(all);
const schedules = keptSchedules();
const factors = scores === null ? null : factorsByFold(factorsFor(all, scores));
const tallies = new Map<string, Tally>();
const byField = new Map<string, number>();
const started = performance.now();
const unseen = unseenPapers();
for (const file of unseen) await keepPages(file, "text");
for (const example of [...all, ...examples(undefined, unseen)]) {
  const { truth } = example;
  if (wishes.set !== undefined && !truth.file.set.includes(wishes.set)) continue;
  const pages = keptPages(truth.file, truth.isPicture ? "ocr" : "text");
  const weighing = weighingOf(example);
  if (pages === null || weighing === null || truth.file.set === RANDOM) continue;
  const name = `${truth.file.set.replace("construction", "c")}${truth.isPicture ? " scan" : ""}`;
  const tally = tallies.get(name) ?? nothing();
  tallies.set(name, tally);
  tally.documents += 1;
  tally.asked += FIELDS.length + 1;
  const attempt = readConstruction(pages, TEMPLATES, {
    subcontractor: null,
    gc: null,
    keepsDoubtful: wishes.doubtful,
    weighing,
  });
  const isRead = attempt.kind === "read" && attempt.reading.documentType === "PAY_APPLICATION";
  if (!isRead) {
    tally.refused += 1;
    if (wishes.errors) console.log(`${truth.file.set}/${truth.file.name} refused`);
    continue;
  }
  const answer = toAnswer(attempt.reading);
  const document = answer.document as unknown as Readonly<Record<string, unknown>>;
  const verdicts = FIELDS.map((field) => [field, verdictFor(field, document, example)] as const);
  const orders = (document["changeOrders"] ?? []) as readonly {
    readonly number: string | null;
    readonly amount: number | null;
  }[];
  const isRight = isListRight(
    orders.map(({ number, amount }) => ({ number, cents: Math.round((amount ?? NaN) * 100) })),
    truth,
  );
  const right = verdicts.filter(([, verdict]) => verdict === "right").length;
  const wrong = verdicts.filter(([, verdict]) => verdict === "wrong" || verdict === "invented");
  tally.right += right + (isRight ? 1 : 0);
  tally.wrong += wrong.length;
  tally.list += isRight ? 1 : 0;
  tally.whole += right === FIELDS.length && isRight ? 1 : 0;
  const { confidence } = answer as { readonly confidence: number };
  const isGreen = attempt.reading.checks.every(({ passed }) => passed !== false);
  if (wrong.length > 0 && confidence >= 0.9 && isGreen) tally.silent += 1;
  for (const [field, verdict] of verdicts)
    if (verdict !== "right")
      byField.set(`${field} ${verdict}`, (byField.get(`${field} ${verdict}`) ?? 0) + 1);
  if (!isRight) byField.set("list", (byField.get("list") ?? 0) + 1);
  if (wishes.errors && (right < FIELDS.length || !isRight))
    console.log(
      `${truth.file.set}/${truth.file.name} ${confidence.toFixed(2)}`,
      verdicts.flatMap(([field, verdict]) =>
        verdict === "right"
          ? []
          : [`${field} ${verdict} ${String(document[field])} for ${String(truth.document[field])}`],
      ),
      isRight ? "" : `list ${JSON.stringify(orders.map(({ number, amount }) => [number, amount]))}`,
    );
}

function verdictFor(
  field: Field,
  document: Readonly<Record<string, unknown>>,
  { truth }: Example,
): Verdict {
  const value = (document[field] ?? null) as string | number | null;
  const isMoney = typeof value === "number" && field !== "retainageRatePercent";
  return verdictOn(field, isMoney ? Math.round(value * 100) : value, truth);
}

function weighingOf(example: Example): Weighing | null {
  if (scores === null || factors === null || unseen.includes(example.truth.file))
    return shippedWeighing();
  const own = scores.get(example);
  const fold = factors[foldOf(example.truth) ?? -1];
  return own === undefined || fold === undefined
    ? null
    : {
        scoresOf: () => own,
        factors: fold,
        lists: LIST_SIGNS,
        schedules: schedules(example.truth),
      };
}

function nothing(): Tally {
  return { documents: 0, refused: 0, whole: 0, right: 0, wrong: 0, asked: 0, list: 0, silent: 0 };
}

const share = (part: number, of: number): string => `${((100 * part) / of).toFixed(0)} %`;
console.log("set  documents  fields  whole  list  wrong  refused  wrong at 0.9 and green");
for (const [name, one] of tallies) {
  const { documents, asked, right, whole, list, wrong, refused, silent } = one;
  console.log(
    `${name}  ${documents}  ${share(right, asked)}  ${share(whole, documents)}  ${share(list, documents)}  ${wrong}  ${refused}  ${silent}`,
  );
}
console.log(
  [...byField]
    .toSorted((a, b) => b[1] - a[1])
    .map(([name, count]) => `${name} ${count}`)
    .join("; "),
);
console.log(`${Math.round(performance.now() - started)} ms`);
