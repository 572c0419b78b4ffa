import { parseArgs } from "node:util";
import type { OrderWeighing } from "../../src/weights/order-weighing.ts";
import { readConstruction } from "../../src/read/read-construction.ts";
import { TEMPLATES } from "../../src/read/templates.ts";
import { toAnswer } from "../../src/wire/answer.ts";
import { sameValue } from "./order-equality.ts";
import { type OrderExample, orderExamples, wantedOf } from "./order-examples.ts";
import { isMeasured } from "./order-shares.ts";
import { ORDER_FIELDS, type OrderField } from "./order-truth.ts";
import { heldOutWeighings } from "./order-weighings.ts";
import { keptPages } from "./page-cache.ts";

/**
 * Reads every change order as the program does, with numbers that never saw its layout. `--shipped` takes the shipped
 * numbers, `--errors` lists what is not right, `--doubtful` keeps what would be left out.
 */
const { values: wishes } = parseArgs({
  options: {
    shipped: { type: "boolean", default: false },
    errors: { type: "boolean", default: false },
    doubtful: { type: "boolean", default: false },
  },
});

interface Tally {
  documents: number;
  refused: number;
  whole: number;
  right: number;
  missed: number;
  wrong: number;
  silent: number;
}

const all = orderExamples();
const weighings = wishes.shipped ? null : heldOutWeighings(all);
const tallies = new Map<string, Tally>();
const byField = new Map<string, number>();
const started = performance.now();
for (const example of all) {
  const { truth } = example;
  if (!isMeasured(example)) continue;
  const pages = keptPages(truth.file, truth.isPicture ? "ocr" : "text");
  if (pages === null) continue;
  tell(example, read(pages, weighings?.get(example)));
}

type Values = Readonly<Record<OrderField, string | number | null>> & {
  readonly confidence: number;
};

function read(
  pages: Parameters<typeof readConstruction>[0],
  orderWeighing: OrderWeighing | undefined,
): Values | null {
  const attempt = readConstruction(pages, TEMPLATES, {
    subcontractor: null,
    gc: null,
    keepsDoubtful: wishes.doubtful,
    ...(orderWeighing === undefined ? {} : { orderWeighing }),
  });
  if (attempt.kind !== "read" || attempt.reading.documentType !== "CHANGE_ORDER") return null;
  const answer = toAnswer(attempt.reading) as {
    readonly document: unknown;
    readonly confidence: number;
  };
  const document = answer.document as Readonly<Record<OrderField, string | number | null>>;
  return { ...document, confidence: answer.confidence };
}

function tell(example: OrderExample, values: Values | null): void {
  const { file, isPicture } = example.truth;
  const name = `${file.set.replace("construction", "c")}${isPicture ? " scan" : ""}`;
  const tally = tallies.get(name) ?? nothing();
  tallies.set(name, tally);
  tally.documents += 1;
  if (values === null) {
    tally.refused += 1;
    if (wishes.errors) console.log(`${file.set}/${file.name} refused`);
    return;
  }
  const bad = ORDER_FIELDS.filter(
    (field) => !wantedOf(example.truth, field).some((one) => sameValue(field, values[field], one)),
  );
  const missed = bad.filter((field) => values[field] === null);
  tally.right += ORDER_FIELDS.length - bad.length;
  tally.missed += missed.length;
  tally.wrong += bad.length - missed.length;
  tally.whole += bad.length === 0 ? 1 : 0;
  tally.silent += bad.length > missed.length && values.confidence >= 0.9 ? 1 : 0;
  for (const field of bad) {
    const kind = `${field} ${values[field] === null ? "missed" : "wrong"}`;
    byField.set(kind, (byField.get(kind) ?? 0) + 1);
  }
  if (wishes.errors && bad.length > 0)
    console.log(
      `${file.set}/${file.name} ${values.confidence.toFixed(2)}`,
      bad.map((field) => `${field}: ${values[field]} for ${example.truth.document[field]}`),
    );
}

function nothing(): Tally {
  return { documents: 0, refused: 0, whole: 0, right: 0, missed: 0, wrong: 0, silent: 0 };
}

const share = (part: number, of: number): string => `${((100 * part) / of).toFixed(1)} %`;
console.log("set  documents  fields  whole  missed  wrong  refused  wrong at 0.9");
for (const [name, one] of tallies)
  console.log(
    `${name}  ${one.documents}  ${share(one.right, one.documents * ORDER_FIELDS.length)}  ${share(one.whole, one.documents)}  ${one.missed}  ${one.wrong}  ${one.refused}  ${one.silent}`,
  );
console.log([...byField].map(([name, count]) => `${name} ${count}`).join("; "));
console.log(`${Math.round(performance.now() - started)} ms`);
