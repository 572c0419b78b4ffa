import { createRequire } from "node:module";
import type { InferenceSessionFactory, TensorConstructor } from "onnxruntime-common";
import type { Grey } from "../picture/grey.ts";
import { ALPHABET, LETTERS, SYMBOLS } from "./alphabet.ts";
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

/** Where the answers of the added layer belong: a long dash is a dash as well. */
const PLACES_OF_LETTERS = LETTERS.map((letter) =>
  (/[–—]/.test(letter) ? [letter, "-"] : [letter]).map((symbol) => SYMBOLS.indexOf(symbol)),
);

/** Symbols that the model itself never takes for others: where it sees one, the added layer has little to say. */
const OWN_CLASSES = ALPHABET.flatMap(([symbol, numbers]) =>
  /[$&%#@]/.test(symbol) ? numbers : [],
);

/** How strongly the layer yields to such a symbol: its odds count by this power of what the model leaves to others. */
const YIELDING = 3;

/** Odds are certain from here on; a picture that nobody prints may have them beyond all numbers. */
const CERTAIN = 1e30;

/** The answers of the model, and of the layer that is added to it. */
const OUTPUTS = { symbols: "softmax_11.tmp_0", letters: "letters.odds" } as const;

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
  return {
    lineHeight: LINE_HEIGHT,
    stepPixels: STEP_PIXELS,
    async recognise(line) {
      const answers = await session.run({ [input]: new Tensor("float32", ...shapeOf(line)) });
      const [, steps = 0, classes = 0] = answers[OUTPUTS.symbols]?.dims ?? [];
      const [symbols, odds] = [answers[OUTPUTS.symbols]?.data, answers[OUTPUTS.letters]?.data];
      return latticeOf(symbols as Float32Array, odds as Float32Array, { steps, classes });
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

/** A letter's odds are held against all that the model knows itself: together they are 1. */
function latticeOf(
  answer: Float32Array,
  odds: Float32Array,
  { steps, classes }: { readonly steps: number; readonly classes: number },
): Lattice {
  const probabilities = new Float32Array(steps * SYMBOLS.length);
  for (let step = 0; step < steps; step++) {
    const from = step * classes;
    const to = step * SYMBOLS.length;
    const known = OWN_CLASSES.reduce((sum, number) => sum + (answer[from + number] ?? 0), 0);
    const own = odds
      .subarray(step * LETTERS.length, (step + 1) * LETTERS.length)
      .map((one) => Math.min(CERTAIN, one) * Math.max(0, 1 - known) ** YIELDING);
    const share = 1 / own.reduce((sum, one) => sum + one, 1);
    probabilities[to] = share * (answer[from] ?? 0);
    ALPHABET.forEach(([, numbers], index) => {
      let sum = 0;
      for (const number of numbers) sum += answer[from + number] ?? 0;
      probabilities[to + 1 + index] = share * sum;
    });
    for (const [index, places] of PLACES_OF_LETTERS.entries()) {
      for (const place of places)
        probabilities[to + place] = (probabilities[to + place] ?? 0) + share * (own[index] ?? 0);
    }
  }
  return { steps, symbols: SYMBOLS, probabilities };
}
