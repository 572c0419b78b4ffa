import { mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { parseArgs } from "node:util";
import type { OrderValues } from "../../src/solve/change-order/order-value.ts";
import { orderValues } from "../../src/solve/change-order/order-values.ts";
import { CHANGE_ORDER_FACTORS, CHANGE_ORDER_WEIGHTS } from "../../src/weights/change-order.ts";
import { keptHeldOutOrders, type Scored } from "./order-held-out.ts";
import { CHANGE_FACTORS } from "../../src/solve/change-order/change-factors.ts";
import { heldOutFactors, sharpenedByFold } from "./order-weighings.ts";
import { ORDER_FOLDS, orderFold } from "./order-folds.ts";
import { type OrderExample, orderExamples, wantedOf } from "./order-examples.ts";
import { sameValue } from "./order-equality.ts";
import { isMeasured } from "./order-shares.ts";
import { calibrationError } from "./calibration-error.ts";
import { ORDER_FIELDS, type OrderField } from "./order-truth.ts";
import { orderScores, unpackedOrderWeights } from "../../src/weights/order-weights.ts";

/**
 * Reads every change order with weights that never saw its layout, and says what came of it. `--shipped` reads
 * with the shipped weights in their place, which saw every layout. `--errors` lists what is not
 * right, `--out FOLDER` writes the readings for the scorer of the samples.
 */
const { values: wishes } = parseArgs({
  options: {
    errors: { type: "boolean", default: false },
    shipped: { type: "boolean", default: false },
    out: { type: "string" },
  },
});

interface Read {
  readonly example: OrderExample;
  readonly values: OrderValues;
  readonly right: ReadonlySet<OrderField>;
}

const all = orderExamples();
const shipped = wishes.shipped ? unpackedOrderWeights(CHANGE_ORDER_WEIGHTS) : null;
const documents: readonly Scored[] =
  shipped === null
    ? sharpenedByFold(keptHeldOutOrders(all))
    : all.map((example) => [example, orderScores(example.reading, shipped)]);
const factors = wishes.shipped
  ? Array.from({ length: ORDER_FOLDS }, () => Float32Array.from(CHANGE_ORDER_FACTORS))
  : heldOutFactors(documents);
const [first = new Float32Array()] = factors;
console.log(CHANGE_FACTORS.map((name, at) => `${name} ${(first[at] ?? 0).toFixed(2)}`).join("; "));
const reads = documents.flatMap(([example, scores]): Read[] => {
  const own = factors[orderFold(example)];
  if (own === undefined || !isMeasured(example)) return [];
  const values = orderValues(example.reading, scores, own);
  const right = ORDER_FIELDS.filter((field) =>
    wantedOf(example.truth, field).some((one) => sameValue(field, printed(values, field), one)),
  );
  return [{ example, values, right: new Set(right) }];
});
console.log(tableOf());
console.log(overall("A and B, native", (set) => set.includes("authors")));
console.log(overall("all but A and B, native", (set) => !set.includes("authors")));
console.log(calibration());
if (wishes.errors) console.log(errors().join("\n"));
if (wishes.out !== undefined) writeReadings(wishes.out);

function printed(values: OrderValues, field: OrderField): string | number | null {
  const { value } = values[field];
  return field === "amount" && value !== null ? Number(value) / 100 : value;
}

function tableOf(): string {
  const groups = new Map<string, Read[]>();
  for (const read of reads) {
    const { file: own, isPicture } = read.example.truth;
    const name = `${own.set.replace("construction", "c")}${isPicture ? " scan" : ""}`;
    groups.set(name, [...(groups.get(name) ?? []), read]);
  }
  const row = (name: string, cell: (own: readonly Read[]) => string): string =>
    name.padEnd(12) + [...groups.values()].map((own) => cell(own).padStart(19)).join("");
  const percent = (part: number, of: number): string => `${((100 * part) / of).toFixed(0)}%`;
  return [
    "field".padEnd(12) + [...groups.keys()].map((name) => name.padStart(19)).join(""),
    row("documents", (own) => String(own.length)),
    ...ORDER_FIELDS.map((field) =>
      row(field, (own) => percent(own.filter(({ right }) => right.has(field)).length, own.length)),
    ),
    row("fields", (own) =>
      percent(
        own.reduce((sum, { right }) => sum + right.size, 0),
        own.length * ORDER_FIELDS.length,
      ),
    ),
    row("whole", (own) =>
      percent(own.filter(({ right }) => right.size === ORDER_FIELDS.length).length, own.length),
    ),
  ].join("\n");
}

/** How far probabilities are from how often values are right, of native fields and documents. */
function calibration(): string {
  const own = reads.filter(({ example: { truth } }) => !truth.isPicture);
  const fields = own.flatMap(({ values, right }) =>
    ORDER_FIELDS.map((field) => [values[field].probability, right.has(field)] as const),
  );
  const documents = own.map(
    ({ values, right }) => [confidenceOf(values), right.size === ORDER_FIELDS.length] as const,
  );
  const means = ORDER_FIELDS.map((field) => {
    const said = own.reduce((sum, { values }) => sum + values[field].probability, 0);
    const isRight = own.filter(({ right }) => right.has(field)).length;
    return `${field} ${(said / own.length).toFixed(2)} for ${(isRight / own.length).toFixed(2)}`;
  });
  const sure = fields.filter(([said, isRight]) => said >= 0.9 && !isRight).length;
  return `calibration error, native: fields ${calibrationError(fields)}, documents ${calibrationError(documents)}; wrong at 0.9 or more: ${sure} of ${fields.length}; said on average: ${means.join(", ")}`;
}

function confidenceOf(values: OrderValues): number {
  return ORDER_FIELDS.reduce((all, field) => all * values[field].probability, 1);
}

/** One line on the native documents of some sets. */
function overall(called: string, isOf: (set: string) => boolean): string {
  const own = reads.filter(({ example: { truth } }) => !truth.isPicture && isOf(truth.file.set));
  const fields = own.reduce((sum, { right }) => sum + right.size, 0);
  const whole = own.filter(({ right }) => right.size === ORDER_FIELDS.length).length;
  const percent = (part: number, of: number): string => `${((100 * part) / of).toFixed(1)}%`;
  const wrong = ORDER_FIELDS.map(
    (field) => `${field} ${own.filter(({ right }) => !right.has(field)).length}`,
  );
  return `${called}: ${percent(fields, own.length * ORDER_FIELDS.length)} of fields, ${percent(whole, own.length)} whole; not right: ${wrong.join(", ")}`;
}

function errors(): readonly string[] {
  return reads.flatMap(({ example: { truth }, values, right }) =>
    ORDER_FIELDS.filter((field) => !right.has(field)).map((field) => {
      const said = `${String(printed(values, field))} (${values[field].probability.toFixed(2)})`;
      const head = `${truth.file.set} ${truth.file.name} ${truth.layout}${truth.isPicture ? " scan" : ""}`;
      return `${field} ${head}: ${said} for ${String(truth.document[field])}`;
    }),
  );
}

function writeReadings(folder: string): void {
  for (const { example, values } of reads) {
    const { set, name } = example.truth.file;
    const fields = ORDER_FIELDS.map((field) => [field, printed(values, field)] as const);
    const document = { documentType: "CHANGE_ORDER", ...Object.fromEntries(fields) };
    const confidence = confidenceOf(values);
    mkdirSync(join(folder, set), { recursive: true });
    const result = { document, checks: [], warnings: [], confidence };
    writeFileSync(join(folder, set, `${name}.json`), JSON.stringify(result));
  }
}
