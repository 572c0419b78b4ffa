import type { InferenceSession } from "onnxruntime-common";
import { graphPart, modelHead, type Node } from "./onnx-message.ts";
import { type Matrix, runOn, SESSIONS } from "./runtime.ts";
import type { Chance } from "./texts.ts";

/** A layer of hidden units between the features and the odds of new letters. */
export interface Weights {
  readonly w1: Matrix;
  readonly b1: Matrix;
  readonly w2: Matrix;
  readonly b2: Matrix;
}

export type WeightName = keyof Weights;
export const WEIGHT_NAMES: readonly WeightName[] = ["w1", "b1", "w2", "b2"];

const FORWARD: readonly Node[] = [
  { type: "MatMul", inputs: ["x", "w1"], output: "xw" },
  { type: "Add", inputs: ["xw", "b1"], output: "a" },
  { type: "Relu", inputs: ["a"], output: "h" },
  { type: "MatMul", inputs: ["h", "w2"], output: "hw" },
  { type: "Add", inputs: ["hw", "b2"], output: "u" },
];

const BACKWARD: readonly Node[] = [
  { type: "Transpose", inputs: ["w2"], output: "w2t", attributes: { perm: [1, 0] } },
  { type: "MatMul", inputs: ["du", "w2t"], output: "dh0" },
  { type: "Sign", inputs: ["h"], output: "on" },
  { type: "Mul", inputs: ["dh0", "on"], output: "dh" },
  { type: "Transpose", inputs: ["x"], output: "xt", attributes: { perm: [1, 0] } },
  { type: "Transpose", inputs: ["h"], output: "ht", attributes: { perm: [1, 0] } },
  { type: "MatMul", inputs: ["xt", "dh"], output: "dw1" },
  { type: "MatMul", inputs: ["ht", "du"], output: "dw2" },
  { type: "ReduceSum", inputs: ["dh"], output: "db1", attributes: { axes: [0], keepdims: 1 } },
  { type: "ReduceSum", inputs: ["du"], output: "db2", attributes: { axes: [0], keepdims: 1 } },
];

function sessionOf(
  nodes: readonly Node[],
  inputs: readonly string[],
  outputs: readonly string[],
): Promise<InferenceSession> {
  return SESSIONS.create(Buffer.concat([modelHead(), graphPart({ nodes, inputs, outputs })]), {
    intraOpNumThreads: 2,
    extra: { session: { intra_op: { allow_spinning: "0" } } },
  });
}

export interface Network {
  readonly forward: (
    x: Matrix,
    weights: Weights,
  ) => Promise<{ readonly h: Matrix; readonly u: Matrix }>;
  readonly backward: (
    flow: { readonly x: Matrix; readonly h: Matrix; readonly du: Matrix },
    weights: Weights,
  ) => Promise<Readonly<Record<WeightName, Float32Array>>>;
}

export async function network(): Promise<Network> {
  const forward = await sessionOf(FORWARD, ["x", "w1", "b1", "w2", "b2"], ["h", "u"]);
  const backward = await sessionOf(BACKWARD, ["x", "h", "du", "w2"], ["dw1", "db1", "dw2", "db2"]);
  return {
    async forward(x, { w1, b1, w2, b2 }) {
      const { h, u } = await runOn(forward, { x, w1, b1, w2, b2 });
      return {
        h: { rows: x.rows, columns: w1.columns, values: h ?? new Float32Array() },
        u: { rows: x.rows, columns: w2.columns, values: u ?? new Float32Array() },
      };
    },
    async backward({ x, h, du }, { w2 }) {
      const answers = await runOn(backward, { x, h, du, w2 });
      const of = (name: string): Float32Array => answers[name] ?? new Float32Array();
      return { w1: of("dw1"), b1: of("db1"), w2: of("dw2"), b2: of("db2") };
    },
  };
}

/** Weights to begin with: no letter is likely anywhere. */
export function firstWeights(
  features: number,
  {
    hidden,
    letters,
    chance,
  }: { readonly hidden: number; readonly letters: number; readonly chance: Chance },
): Weights {
  const matrix = (rows: number, columns: number, size: number): Matrix => ({
    rows,
    columns,
    values: Float32Array.from(
      { length: rows * columns },
      () => size * (chance() + chance() + chance() - 1.5) * 2,
    ),
  });
  const b2 = { rows: 1, columns: letters, values: new Float32Array(letters).fill(-6) };
  return {
    w1: matrix(features, hidden, Math.sqrt(2 / features)),
    b1: { rows: 1, columns: hidden, values: new Float32Array(hidden) },
    w2: matrix(hidden, letters, Math.sqrt(1 / hidden)),
    b2,
  };
}

/** Adam (Kingma and Ba, 2015), with weights that decay. */
export function adam(
  weights: Weights,
  decay: number,
): (gradient: Readonly<Record<WeightName, Float32Array>>, rate: number) => void {
  const states = WEIGHT_NAMES.map((name) => ({
    name,
    first: new Float32Array(weights[name].values.length),
    second: new Float32Array(weights[name].values.length),
  }));
  let step = 0;
  return (gradient, rate) => {
    step++;
    const [c1, c2] = [1 - 0.9 ** step, 1 - 0.999 ** step];
    for (const { name, first, second } of states) {
      const { values } = weights[name];
      const slope = gradient[name];
      const shrink = name.startsWith("w") ? 1 - rate * decay : 1;
      for (let index = 0; index < values.length; index++) {
        const g = slope[index] ?? 0;
        const m = (first[index] = 0.9 * (first[index] ?? 0) + 0.1 * g);
        const v = (second[index] = 0.999 * (second[index] ?? 0) + 0.001 * g * g);
        values[index] =
          (values[index] ?? 0) * shrink - (rate * (m / c1)) / (Math.sqrt(v / c2) + 1e-8);
      }
    }
  };
}
