import { existsSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { CACHE } from "./page-cache.ts";
import { SLOTS } from "../../src/evidence/slots.ts";
import { TOGETHER } from "../../src/solve/form.ts";
import type { Candidate } from "../../src/evidence/candidates.ts";
import { chooseOrders, type ChosenOrder } from "../../src/solve/choose-orders.ts";
import { sameNumber } from "./equality.ts";
import { examples, type Example } from "./examples.ts";
import { softmax } from "./fit-weights.ts";
import { foldOf } from "./folds.ts";
import { type HeldOut, keptHeldOut } from "./held-out.ts";
import { choicesOf, dot, factorsByFold } from "./joint.ts";
import { type Field, FIELDS, type Value, verdictOn } from "./judge.ts";
import { FACTORS, type FactorWeights } from "../../src/solve/factors.ts";

const FACTORS_FILE = join(CACHE, `factors${process.env["FIT_NAME"] ?? ""}.json`);
const all = examples();
const scores = keptHeldOut(all);
const begun = performance.now();
const factors = keptFactors() ?? keepFactors(factorsByFold(all, scores));
console.log(`factors fitted in ${Math.round(performance.now() - begun)} ms`);
console.log(FACTORS.map((name, index) => `${name} ${(factors[0]?.[index] ?? 0).toFixed(2)}`).join("; "));

/** The most probable key of a slot by its own signs, "" for not printed. */
function alone(example: Example, own: HeldOut, name: string): readonly [string, number] {
  const at = SLOTS.findIndex((slot) => slot.name === name);
  const candidates = example.reading[SLOTS[at]?.type ?? "money"];
  const byKey = new Map<string, number>();
  softmax(own[at] ?? [0]).forEach((share, index) => {
    const key = candidates[index]?.key ?? "";
    byKey.set(key, (byKey.get(key) ?? 0) + share);
  });
  return [...byKey].toSorted((a, b) => b[1] - a[1])[0] ?? ["", 0];
}

/** Writes what was read in the contract's form, for the scorer of the samples: `--out FOLDER`. */
function writeResults(reads: readonly (Read & { readonly example: Example })[]): void {
  const at = process.argv.indexOf("--out");
  const folder = at < 0 ? undefined : process.argv[at + 1];
  if (folder === undefined) return;
  for (const { example, values, sure, orders } of reads) {
    const { set, name } = example.truth.file;
    mkdirSync(join(folder, set), { recursive: true });
    const changeOrders = orders.map(({ number, cents }) => ({ number, reference: null, description: null, amount: cents / 100 }));
    const rate = values.retainageRatePercent;
    const document = { documentType: "PAY_APPLICATION", ...values, retainageRatePercent: rate === null ? null : Number(rate), changeOrders };
    const confidence = FIELDS.reduce((product, field) => product * sure[field], 1);
    const result = { document, checks: [], warnings: [], confidence };
    writeFileSync(join(folder, set, `${name}.json`), JSON.stringify(result));
  }
}

const SLOT_OF: Readonly<Partial<Record<Field, string>>> = {
  grossThisPeriod: "grossThisPeriod",
  retainageHeldToDate: "totalRetainage",
  retainageReleasedThisPeriod: "retainageReleased",
  retainageRatePercent: "retainageRate",
  totalCompletedAndStoredToDate: "totalCompletedAndStored",
  contractSumToDate: "contractSumToDate",
  balanceToFinishIncludingRetainage: "balanceToFinish",
  currentPaymentDue: "currentPaymentDue",
};

/** The listed change orders, with the net change that the summary was chosen to have. */
function ordersOf(example: Example, own: HeldOut, net: number | null): readonly ChosenOrder[] {
  const odds = (name: string): readonly number[] => {
    const scored = own[SLOTS.findIndex((slot) => slot.name === name)] ?? [];
    return scored.map((score) => score + (scored.at(-1) ?? 0));
  };
  const [amount, deduction, number] = ["orderAmount", "orderIsDeduction", "orderNumber"].map(odds);
  const placeOf = ({ figure }: Candidate) => ({
    page: figure.pageNumber,
    line: figure.line,
    left: figure.box.left,
  });
  return chooseOrders(
    example.reading.money.map((one, index) => ({
      ...placeOf(one),
      cents: one.cents,
      odds: amount?.[index] ?? -9,
      deductionOdds: deduction?.[index] ?? -9,
    })),
    example.reading.identifier.map((one, index) => ({
      ...placeOf(one),
      value: one.key,
      odds: number?.[index] ?? -9,
    })),
    net,
  );
}

/** Whether a list is right: each order with its number and amount, and nothing else. */
function isListRight(example: Example, orders: readonly ChosenOrder[]): boolean {
  const wanted = ((example.truth.document["changeOrders"] ?? []) as readonly { number: string | null; amount: number | string | null }[]);
  const left = [...orders];
  for (const { number, amount } of wanted) {
    const at = left.findIndex(
      (one) =>
        Math.abs(one.cents - Math.round(Number(amount) * 100)) < 1 &&
        (number === null || number === "" || (one.number !== null && sameNumber(one.number, number))),
    );
    if (at < 0) return false;
    left.splice(at, 1);
  }
  return left.length === 0;
}

interface Read {
  readonly orders: readonly ChosenOrder[];
  readonly values: Readonly<Record<Field, Value>>;
  readonly sure: Readonly<Record<Field, number>>;
}

function read(example: Example, isTogether: boolean): Read {
  const own = scores.get(example) ?? [];
  const values = {} as Record<Field, Value>;
  const sure = {} as Record<Field, number>;
  const weights = factors[foldOf(example.truth.layout)] ?? new Float32Array();
  const chosen = isTogether ? choicesOf(example, own, weights, false) : null;
  const shares = chosen === null ? [] : softmax(chosen.states.map((state) => dot(state.factors, weights)));
  for (const field of FIELDS) {
    const slot = SLOT_OF[field] ?? field;
    const at = TOGETHER.findIndex((one) => one === slot);
    if (chosen === null || at < 0) {
      const [key, share] = alone(example, own, slot);
      const isMoney = SLOTS.find(({ name }) => name === slot)?.type === "money";
      values[field] = key === "" ? null : isMoney ? Number(key) / 100 : key;
      sure[field] = share;
      continue;
    }
    const byValue = new Map<number | null, number>();
    chosen.states.forEach((state, index) => {
      const value = state.values[at] ?? null;
      byValue.set(value, (byValue.get(value) ?? 0) + (shares[index] ?? 0));
    });
    const [value, share] = [...byValue].toSorted((a, b) => b[1] - a[1])[0] ?? [null, 0];
    values[field] = value === null ? null : slot === "retainageRate" ? value : value / 100;
    sure[field] = share;
  }
  // Where all that is paid is retained money, no work was billed.
  const { currentPaymentDue: due, retainageReleasedThisPeriod: released } = values;
  if (isTogether && due !== null && due !== 0 && released === due) {
    values.grossThisPeriod = 0;
    sure.grossThisPeriod = sure.retainageReleasedThisPeriod;
  }
  for (const field of ["retainageHeldToDate"] as const)
    if (!isTogether && typeof values[field] === "number") values[field] = Math.abs(values[field]);
  const netAt = TOGETHER.indexOf("netChangeByChangeOrders");
  const best = chosen?.states[0]?.values ?? [];
  const [contract, original] = ["contractSumToDate", "originalContractSum"].map((slot) => best[TOGETHER.findIndex((one) => one === slot)] ?? null);
  const rest = contract === null || contract === undefined || original === null || original === undefined ? null : contract - original;
  const orders = ordersOf(example, own, best[netAt] ?? rest);
  return { values, sure, orders };
}

const started = performance.now();
for (const isTogether of [false, true]) {
  console.log(isTogether ? "\nchosen together" : "\neach slot alone");
  report(all.map((example) => ({ example, ...read(example, isTogether) })), isTogether);
}
console.log(`${Math.round((performance.now() - started) / all.length)} ms a document`);

function report(reads: readonly (Read & { readonly example: Example })[], isLast: boolean): void {
  const groups = new Map<string, typeof reads>();
  for (const one of reads) {
    const { set } = one.example.truth.file;
    const name = `${set.replace("construction", "c")}${one.example.truth.isPicture ? " scan" : ""}`;
    groups.set(name, [...(groups.get(name) ?? []), one]);
  }
  const names = [...groups.keys()];
  console.log(["field".padEnd(34), ...names.map((name) => name.padStart(15))].join(""));
  for (const field of FIELDS) {
    const cells = names.map((name) => {
      const own = groups.get(name) ?? [];
      const right = own.filter(({ example, values }) => verdictOn(field, values[field], example.truth) === "right");
      const wrong = own.filter(({ example, values }) => ["wrong", "invented"].includes(verdictOn(field, values[field], example.truth)));
      return `${((100 * right.length) / own.length).toFixed(0)}% w${wrong.length}`.padStart(15);
    });
    console.log(field.padEnd(34) + cells.join(""));
  }
  const whole = names.map((name) => {
    const own = groups.get(name) ?? [];
    const right = own.map(({ example, values }) => FIELDS.filter((field) => verdictOn(field, values[field], example.truth) === "right").length);
    const fields = right.reduce((sum, one) => sum + one, 0) / (own.length * FIELDS.length);
    return `${(100 * fields).toFixed(0)}/${((100 * right.filter((one) => one === FIELDS.length).length) / own.length).toFixed(0)} (${own.length})`.padStart(15);
  });
  console.log("fields / whole but the list".padEnd(34) + whole.join(""));
  const lists = names.map((name) => {
    const own = groups.get(name) ?? [];
    const right = own.filter(({ example, orders }) => isListRight(example, orders));
    const printed = own.filter(({ example }) => (example.truth.document["changeOrders"] as readonly unknown[]).length > 0);
    const invented = own.filter(({ example, orders }) => orders.length > 0 && !printed.some((one) => one.example === example));
    return `${((100 * right.length) / own.length).toFixed(0)}% i${invented.length}`.padStart(15);
  });
  console.log("changeOrders".padEnd(34) + lists.join(""));
  const entire = names.map((name) => {
    const own = groups.get(name) ?? [];
    const counts = own.map(({ example, values, orders }) => Number(isListRight(example, orders)) + FIELDS.filter((field) => verdictOn(field, values[field], example.truth) === "right").length);
    const fields = counts.reduce((sum, one) => sum + one, 0) / (own.length * (FIELDS.length + 1));
    return `${(100 * fields).toFixed(0)}/${((100 * counts.filter((one) => one > FIELDS.length).length) / own.length).toFixed(0)}`.padStart(15);
  });
  console.log("fields / whole".padEnd(34) + entire.join(""));
  let off = 0;
  let count = 0;
  for (let bin = 0; bin < 10; bin += 1) {
    const own = reads.flatMap(({ example, values, sure }) =>
      FIELDS.filter((field) => Math.min(9, Math.floor(sure[field] * 10)) === bin).map((field) => [sure[field], verdictOn(field, values[field], example.truth) === "right"] as const),
    );
    const mean = own.reduce((sum, [share]) => sum + share, 0);
    const right = own.filter(([, isRight]) => isRight).length;
    off += Math.abs(mean - right);
    count += own.length;
  }
  console.log(`calibration error of fields ${(off / count).toFixed(3)}`);
  if (isLast) writeResults(reads);
  if (!isLast || !process.argv.includes("--errors")) return;
  for (const { example, orders } of reads)
    if (!isListRight(example, orders)) {
      const show = (list: readonly { number: string | null }[], amount: (one: never) => unknown): string => list.map((one) => `${one.number ?? "-"} ${String(amount(one as never))}`).join(", ");
      const wanted = example.truth.document["changeOrders"] as readonly { number: string | null; amount: number }[];
      const own = scores.get(example) ?? [];
      const at = SLOTS.findIndex(({ name }) => name === "orderAmount");
      const bias = own[at]?.at(-1) ?? 0;
      const odds = wanted.map(({ amount }) => Math.max(...example.reading.money.map(({ cents }, index) => (Math.abs(cents) === Math.abs(Math.round(100 * Number(amount))) ? (own[at]?.[index] ?? 0) + bias : -99))).toFixed(1));
      console.log(`${example.truth.file.set} ${example.truth.file.name} ${example.truth.layout} odds ${odds.join(" ")} net ${String(example.truth.money["netChangeByChangeOrders"])} of ${String(example.truth.money["originalContractSum"])} orders got ${show(orders, ({ cents }: ChosenOrder) => cents / 100)} want ${show(wanted, ({ amount }: { amount: number }) => amount)}`);
    }
  for (const { example, values, sure } of reads)
    for (const field of FIELDS) {
      const verdict = verdictOn(field, values[field], example.truth);
      if (verdict === "right") continue;
      const { file, layout, document } = example.truth;
      console.log(`${file.set} ${file.name} ${layout} ${field} ${verdict} got ${String(values[field])} (${sure[field].toFixed(2)}) want ${String(document[field])}`);
    }
}


function keptFactors(): readonly FactorWeights[] | null {
  if (!process.argv.includes("--kept-factors") || !existsSync(FACTORS_FILE)) return null;
  return (JSON.parse(readFileSync(FACTORS_FILE, "utf8")) as number[][]).map((one) => Float32Array.from(one));
}

function keepFactors(weights: readonly FactorWeights[]): readonly FactorWeights[] {
  writeFileSync(FACTORS_FILE, JSON.stringify(weights.map((one) => [...one])));
  return weights;
}
