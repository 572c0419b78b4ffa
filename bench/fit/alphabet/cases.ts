import { closeSync, openSync, readFileSync, readSync, writeFileSync, writeSync } from "node:fs";
import { LETTERS } from "../../../src/ocr/recognition/alphabet.ts";
import type { DrawnLine } from "./drawn-lines.ts";
import { FEATURES, featureSession, featuresOf, OLD_SYMBOLS } from "./features.ts";
import { SAME } from "./letters.ts";
import type { Chance } from "./texts.ts";

/** A line for fitting: what the old network says of its text, and the features of the steps that tell. */
export interface Case {
  readonly steps: number;
  /** Of each symbol of the text: which new letter it is, or -1. */
  readonly letters: readonly number[];
  /** The same among all symbols. */
  readonly labels: readonly number[];
  /** Probability of the blank and the text's symbols at each step. */
  readonly old: Float32Array;
  /** Steps whose features are kept, and how many steps each stands for. */
  readonly kept: readonly number[];
  readonly weights: readonly number[];
  readonly features: Float32Array;
}

/** Where the old network is so sure of a blank, one step of many is kept, but in lines with signs that it takes for blanks. */
const SURE_BLANK = 0.9;
const SHARE_OF_SURE = 0.06;
const SIGNS = /[€£¥§ß½²³№ºª°–—]/u;

const NUMBERS = new Map(
  [...new Set([...OLD_SYMBOLS, ...LETTERS])].map((one, index) => [one, index]),
);

/** Looks at lines with the old network, and writes what fitting needs of them. */
export async function writeCases(
  name: string,
  lines: readonly DrawnLine[],
  chance: Chance,
): Promise<void> {
  const session = await featureSession();
  const file = openSync(`build/alphabet/${name}.cases.bin`, "w");
  const rows: string[] = [];
  for (const line of lines) {
    const text = Array.from(line.text).map((one) => SAME[one] ?? one);
    const { steps, features, old } = await featuresOf(session, line.grey);
    if (text.length + 1 > steps || text.some((one) => !NUMBERS.has(one))) continue;
    const hasSigns = SIGNS.test(line.text);
    const kept: number[] = [];
    const weights: number[] = [];
    for (let step = 0; step < steps; step++) {
      const isSure = !hasSigns && (old[step * OLD_SYMBOLS.length] ?? 0) > SURE_BLANK;
      if (isSure && chance() > SHARE_OF_SURE) continue;
      kept.push(step);
      weights.push(isSure ? 1 / SHARE_OF_SURE : 1);
    }
    const columns = [0, ...text.map((one) => OLD_SYMBOLS.indexOf(one))];
    const at = Float32Array.from({ length: steps * columns.length }, (_, index) => {
      const column = columns[index % columns.length] ?? -1;
      const step = Math.floor(index / columns.length);
      return column < 0 ? 0 : (old[step * OLD_SYMBOLS.length + column] ?? 0);
    });
    writeSync(file, bytesOf(at));
    for (const step of kept)
      writeSync(file, bytesOf(features.subarray(step * FEATURES, (step + 1) * FEATURES)));
    rows.push(
      JSON.stringify({
        steps,
        letters: text.map((one) => LETTERS.indexOf(one)),
        labels: text.map((one) => NUMBERS.get(one)),
        kept,
        weights,
      }),
    );
    if (rows.length % 500 === 0) console.error(name, rows.length, lines.length);
  }
  closeSync(file);
  writeFileSync(`build/alphabet/${name}.cases.ndjson`, rows.join("\n"));
}

function bytesOf(values: Float32Array): Uint8Array {
  return new Uint8Array(values.buffer, values.byteOffset, values.byteLength);
}

/** The lines that `writeCases` wrote. */
export function readCases(name: string): Case[] {
  const file = openSync(`build/alphabet/${name}.cases.bin`, "r");
  const rows = readFileSync(`build/alphabet/${name}.cases.ndjson`, "utf8")
    .split("\n")
    .filter(Boolean);
  const next = (length: number): Float32Array => {
    const values = new Float32Array(length);
    readSync(file, bytesOf(values));
    return values;
  };
  const cases = rows.map((row) => {
    const one = JSON.parse(row) as Omit<Case, "old" | "features">;
    const old = next(one.steps * (one.labels.length + 1));
    return { ...one, old, features: next(one.kept.length * FEATURES) };
  });
  closeSync(file);
  return cases;
}
