import { SLOTS } from "../../src/evidence/slots.ts";
import { TOGETHER } from "../../src/solve/form.ts";
import { examples, type Example } from "./examples.ts";
import { softmax } from "./fit-weights.ts";
import { foldOf } from "./folds.ts";
import { type HeldOut, keptHeldOut } from "./held-out.ts";
import { choicesOf, dot, factorsByFold } from "./joint.ts";
import { type Field, FIELDS, type Value, verdictOn } from "./judge.ts";
import { FACTORS } from "../../src/solve/factors.ts";

const all = examples();
const scores = keptHeldOut(all);
const begun = performance.now();
const factors = factorsByFold(all, scores);
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

interface Read {
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
  for (const field of ["retainageHeldToDate"] as const)
    if (!isTogether && typeof values[field] === "number") values[field] = Math.abs(values[field]);
  return { values, sure };
}

const started = performance.now();
for (const isTogether of [false, true]) {
  console.log(isTogether ? "\nchosen together" : "\neach slot alone");
  report(all.map((example) => ({ example, ...read(example, isTogether) })), isTogether);
}
console.log(`${Math.round((performance.now() - started) / all.length)} ms a document`);

function report(reads: readonly (Read & { readonly example: Example })[], lists: boolean): void {
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
  if (!lists || !process.argv.includes("--errors")) return;
  for (const { example, values, sure } of reads)
    for (const field of FIELDS) {
      const verdict = verdictOn(field, values[field], example.truth);
      if (verdict === "right") continue;
      const { file, layout, document } = example.truth;
      console.log(`${file.set} ${file.name} ${layout} ${field} ${verdict} got ${String(values[field])} (${sure[field].toFixed(2)}) want ${String(document[field])}`);
    }
}
