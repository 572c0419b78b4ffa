import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { LETTERS } from "../../../src/ocr/recognition/alphabet.ts";
import { FEATURE_NODES, FEATURE_SHAPES } from "./features.ts";
import { graphPart, type Node } from "./onnx-message.ts";
import { type Weights, WEIGHT_NAMES } from "./network.ts";

const NODES: readonly Node[] = [
  ...FEATURE_NODES,
  { type: "MatMul", inputs: ["letters.features", "letters.w1"], output: "letters.1" },
  { type: "Add", inputs: ["letters.1", "letters.b1"], output: "letters.2" },
  { type: "Relu", inputs: ["letters.2"], output: "letters.3" },
  { type: "MatMul", inputs: ["letters.3", "letters.w2"], output: "letters.4" },
  { type: "Add", inputs: ["letters.4", "letters.b2"], output: "letters.5" },
  { type: "Clip", inputs: ["letters.5", "", "letters.most"], output: "letters.6" },
  { type: "Exp", inputs: ["letters.6"], output: "letters.odds" },
];

/**
 * Taken from each new letter's logit: on the lines that were fitted to, one letter in seven is new, on most pages that are
 * read none is.
 */
const MARGIN = 2.4;

/** The same for letters that differ from a plain one by least: specks and broken strokes make them. */
const THIN = /[ıłŁíÍìÌ]/;
const THIN_MARGIN = 4.6;

function marginOf(letter: string): number {
  return THIN.test(letter) ? THIN_MARGIN : MARGIN;
}

const { weights } = JSON.parse(readFileSync("build/alphabet/weights.json", "utf8")) as {
  weights: Weights;
};
mkdirSync("deploy/model", { recursive: true });
writeFileSync(
  "deploy/model/letters.bin",
  graphPart({
    nodes: NODES,
    shapes: FEATURE_SHAPES,
    weights: [
      { name: "letters.most", dims: [], values: Float32Array.of(30) },
      ...WEIGHT_NAMES.map((name) => {
        const { rows, columns, values } = weights[name];
        return {
          name: `letters.${name}`,
          dims: name.startsWith("b") ? [columns] : [rows, columns],
          values: Float32Array.from(values, (one, letter) =>
            name === "b2" ? one - marginOf(LETTERS[letter] ?? "") : one,
          ),
        };
      }),
    ],
    outputs: ["letters.odds"],
  }),
);
