import { writeFileSync } from "node:fs";
import { candidatesOf } from "../../src/evidence/candidates.ts";
import type { Candidate, Candidates } from "../../src/evidence/candidate.ts";
import type { Page } from "../../src/page/page.ts";
import { cutPaper } from "../../src/paper/cut-paper.ts";
import {
  applicationValues,
  type Field,
  type FieldValue,
} from "../../src/solve/application-values.ts";
import { type FilledPaper, fillSlots } from "../../src/solve/fill-slots.ts";
import { unpacked } from "../../src/weights/packed.ts";
import {
  PAY_APPLICATION_FACTORS,
  PAY_APPLICATION_WEIGHTS,
} from "../../src/weights/pay-application.ts";
import { type Scores, scoresOf } from "../../src/weights/scores.ts";
import { keptPages } from "./page-cache.ts";
import { papersWithTruth } from "./sets.ts";

/**
 * How long each phase of a reading takes over all kept documents: `timing.mjs [--dump FILE] [--rounds N] [--only NAME] [--cpu]`.
 * With `--dump`, what was read, and all signs and scores as a checksum, are written, to be compared byte for byte.
 */
const PHASES = ["cut", "candidates", "scores", "choose", "all"] as const;

type Times = Record<(typeof PHASES)[number], number>;

interface Kept {
  readonly name: string;
  readonly isNative: boolean;
  /** Pages as text outside of the heap, so that nothing but the document that is read fills it. */
  readonly pages: Buffer;
}

interface Read {
  readonly amounts: number;
  readonly times: Times;
  readonly candidates: Candidates;
  readonly scores: Scores;
  readonly filled: FilledPaper;
  readonly values: Readonly<Record<Field, FieldValue>>;
}

const started = performance.now();
const weights = unpacked(PAY_APPLICATION_WEIGHTS);
const factors = Float32Array.from(PAY_APPLICATION_FACTORS);
const unpacking = performance.now() - started;

/** Time of this process alone with `--cpu`: on a shared machine the clock tells what others do. */
function now(): number {
  if (!process.argv.includes("--cpu")) return performance.now();
  const { user, system } = process.cpuUsage();
  return (user + system) / 1000;
}

/** All documents with truth whose words are kept, whatever their kind. */
function keptDocuments(only: string | undefined): readonly Kept[] {
  return papersWithTruth(process.env["FIT_SAMPLES"]).flatMap((file) =>
    (["text", "ocr"] as const).flatMap((reading) => {
      const name = `${file.set}/${file.pdf.split("/").at(-2) ?? ""}/${file.name}.${reading}`;
      if (only !== undefined && !name.includes(only)) return [];
      const pages = keptPages(file, reading);
      if (pages === null) return [];
      return [{ name, isNative: reading === "text", pages: Buffer.from(JSON.stringify(pages)) }];
    }),
  );
}

/** Reads a document phase by phase. Its words are new ones, so that nothing is known of them from an earlier round. */
function read({ pages: kept }: Kept): Read {
  const pages = JSON.parse(kept.toString("utf8")) as readonly Page[];
  const marks = [now()];
  const paper = cutPaper(pages);
  marks.push(now());
  const candidates = candidatesOf(paper);
  marks.push(now());
  const scores = scoresOf(candidates, weights);
  marks.push(now());
  const filled = fillSlots(candidates, scores, factors);
  const values = applicationValues(filled, candidates);
  marks.push(now());
  const took = (from: number, to: number): number => (marks[to] ?? 0) - (marks[from] ?? 0);
  const times = {
    cut: took(0, 1),
    candidates: took(1, 2),
    scores: took(2, 3),
    choose: took(3, 4),
    all: took(0, 4),
  };
  return { amounts: paper.amounts.length, times, candidates, scores, filled, values };
}

function dumped({ candidates, scores, filled, values, amounts }: Read): unknown {
  const rounded = (probability: number): number => Number(probability.toFixed(9));
  return {
    amounts,
    values: Object.entries(values).map(([field, { value, probability }]) => [
      field,
      value,
      rounded(probability),
    ]),
    slots: [...filled.slots].map(([slot, { candidate, probability }]) => [
      slot,
      candidate?.key ?? null,
      candidate?.figure.pageNumber ?? null,
      candidate?.figure.line ?? null,
      candidate?.figure.from ?? null,
      rounded(probability),
    ]),
    orders: filled.orders.orders,
    probability: rounded(filled.orders.probability),
    signs: signSum(candidates),
    scores: scoreSum(scores),
  };
}

/** A checksum of all candidates: figures, keys, signs and phrase fits, bit for bit. */
function signSum(candidates: Candidates): number {
  const sum = new Checksum();
  for (const own of Object.values(candidates))
    for (const { figure, key, cents, at, by, fits } of own) {
      sum.text(`${figure.pageNumber} ${figure.line} ${figure.from} ${figure.to} ${figure.printed}`);
      sum.text(`${figure.print} ${key} ${cents}`);
      for (const one of at) sum.number(one);
      for (const one of by) sum.number(one);
      sumFits(fits, sum);
    }
  return sum.value;
}

function sumFits(fits: Candidate["fits"], sum: Checksum): void {
  for (const fit of fits) {
    sum.number(fit === null ? -1 : fit.bestSlot);
    for (const one of fit?.of ?? []) sum.number(one);
    sum.number(fit?.best ?? -1);
    sum.number(fit?.second ?? -1);
  }
}

function scoreSum(scores: Scores): number {
  const sum = new Checksum();
  for (const own of scores) for (const score of own) sum.number(score);
  return sum.value;
}

/** FNV-1a over the bits of numbers. */
class Checksum {
  value = 0x811c9dc5;
  readonly #double = new Float64Array(1);
  readonly #bytes = new Uint8Array(this.#double.buffer);

  number(number: number): void {
    this.#double[0] = number;
    for (const byte of this.#bytes) this.value = Math.imul(this.value ^ byte, 0x01000193) >>> 0;
  }

  text(text: string): void {
    for (let at = 0; at < text.length; at += 1) this.number(text.charCodeAt(at));
  }
}

function median(numbers: readonly number[]): number {
  return numbers.toSorted((a, b) => a - b)[numbers.length >> 1] ?? 0;
}

function argument(name: string): string | undefined {
  const at = process.argv.indexOf(name);
  return at < 0 ? undefined : process.argv[at + 1];
}

function dump(kept: readonly Kept[], file: string): void {
  const all = kept.map((one) => JSON.stringify([one.name, dumped(read(one))]));
  writeFileSync(file, `${all.join("\n")}\n`);
}

/** The fastest of some rounds, since others work on the machine as well. */
function fastest(one: Kept, rounds: number): Pick<Read, "times" | "amounts"> {
  let { times, amounts } = read(one);
  for (let round = 1; round < rounds; round += 1) {
    const again = read(one);
    if (again.times.all < times.all) ({ times, amounts } = again);
  }
  return { times, amounts };
}

function report(kept: readonly Kept[], rounds: number): void {
  const native = kept.filter(({ isNative }) => isNative);
  for (const one of native.slice(0, 60)) read(one);
  const rows = native.map((one) => {
    const { times, amounts } = fastest(one, rounds);
    return { name: one.name, times, amounts };
  });
  console.log(`${rows.length} native documents; weights unpacked in ${unpacking.toFixed(1)} ms`);
  for (const phase of PHASES) {
    const own = rows.map(({ times }) => times[phase]);
    const sum = own.reduce((all, one) => all + one, 0);
    console.log(
      `${phase.padEnd(12)} median ${median(own).toFixed(2)} ms, sum ${sum.toFixed(0)} ms, most ${Math.max(...own).toFixed(1)} ms`,
    );
  }
  for (const { name, times, amounts } of rows
    .toSorted((a, b) => b.times.all - a.times.all)
    .slice(0, 8)) {
    const phases = PHASES.map((phase) => `${phase} ${times[phase].toFixed(1)}`).join(", ");
    console.log(`${name} ${amounts} amounts: ${phases}`);
  }
}

const kept = keptDocuments(argument("--only"));
const target = argument("--dump");
if (target === undefined) report(kept, Number(argument("--rounds") ?? 2));
else dump(kept, target);
