import { createRequire } from "node:module";
import type { InferenceSessionFactory, TensorConstructor } from "onnxruntime-common";
import type { Grey } from "../picture/grey.ts";
import { ALPHABET } from "./alphabet.ts";
import type { Lattice } from "./lattice.ts";
import type { Recogniser } from "./recogniser.ts";

/** The model by its name in `package.json`, which holds wherever this code is bundled to; the build puts it there. */
const MODEL = "#recognition-model";

/** The package ships no types; what it exports are those of `onnxruntime-common`. */
interface Runtime {
  readonly InferenceSession: InferenceSessionFactory;
  readonly Tensor: TensorConstructor;
}

const LINE_HEIGHT = 48;
const STEP_PIXELS = 8;

/** Narrower pictures are filled up with paper: the model has not seen them. */
const LEAST_WIDTH = 96;

const SYMBOLS = ["", ...ALPHABET.map(([symbol]) => symbol)];

/**
 * PaddleOCR's PP-OCRv4 mobile recogniser in ONNX Runtime, on one core, without a thread or a memory pool of its own.
 * `bench/RESULTS.md` says why this one.
 */
export async function onnxRecogniser(): Promise<Recogniser> {
  const load = createRequire(import.meta.url);
  const { InferenceSession, Tensor } = load("onnxruntime-node") as Runtime;
  const session = await InferenceSession.create(load.resolve(MODEL), {
    intraOpNumThreads: 1,
    interOpNumThreads: 1,
    executionMode: "sequential",
    enableCpuMemArena: false,
    enableMemPattern: false,
  });
  const [input = ""] = session.inputNames;
  const [output = ""] = session.outputNames;
  return {
    lineHeight: LINE_HEIGHT,
    stepPixels: STEP_PIXELS,
    async recognise(line) {
      const answers = await session.run({ [input]: new Tensor("float32", ...shapeOf(line)) });
      const [, steps = 0, classes = 0] = answers[output]?.dims ?? [];
      return latticeOf(answers[output]?.data as Float32Array, { steps, classes });
    },
  };
}

/** Three equal channels from -1 (black) to 1 (white), as the model was trained. */
function shapeOf(line: Grey): readonly [values: Float32Array, dimensions: number[]] {
  const width = Math.max(LEAST_WIDTH, Math.ceil(line.width / STEP_PIXELS) * STEP_PIXELS);
  const plane = LINE_HEIGHT * width;
  const values = new Float32Array(3 * plane).fill(1);
  for (let y = 0; y < LINE_HEIGHT; y++) {
    for (let x = 0; x < line.width; x++) {
      const value = (line.pixels[y * line.width + x] ?? 0) / 127.5 - 1;
      const at = y * width + x;
      values[at] = value;
      values[at + plane] = value;
      values[at + 2 * plane] = value;
    }
  }
  return [values, [1, 3, LINE_HEIGHT, width]];
}

function latticeOf(
  answer: Float32Array,
  { steps, classes }: { readonly steps: number; readonly classes: number },
): Lattice {
  const probabilities = new Float32Array(steps * SYMBOLS.length);
  for (let step = 0; step < steps; step++) {
    const from = step * classes;
    const to = step * SYMBOLS.length;
    probabilities[to] = answer[from] ?? 0;
    ALPHABET.forEach(([, numbers], index) => {
      let sum = 0;
      for (const number of numbers) sum += answer[from + number] ?? 0;
      probabilities[to + 1 + index] = sum;
    });
  }
  return { steps, symbols: SYMBOLS, probabilities };
}
