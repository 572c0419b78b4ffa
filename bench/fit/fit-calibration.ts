import { FIELDS } from "../../src/solve/application-values.ts";
import {
  allAtOnce,
  type ApplicationCalibration,
  calibrateRead,
} from "../../src/solve/calibrate-read.ts";
import { type Calibration, logarithms } from "../../src/weights/calibration.ts";
import { FOLDS, foldOf } from "./folds.ts";
import type { Read } from "./read-held-out.ts";

/** A choice: how probable it was said to be, and whether it was right. */
type Said = readonly [probability: number, isRight: boolean];

/** What is believed before anything was seen: that probabilities hold as they are said. */
const FIRST: Calibration = { chosen: 1, rivals: 1, shift: 0 };

/** Calibration fitted to what was read of layouts that the weights never saw. */
export function calibrationFor(reads: readonly Read[]): ApplicationCalibration {
  const field = fitted(
    reads.flatMap(({ values, verdicts }) =>
      FIELDS.map((one): Said => [values[one].probability, verdicts[one] === "right"]),
    ),
  );
  const list = fitted(reads.map(({ orders, isListRight }) => [orders.probability, isListRight]));
  const parts = { field, list, document: FIRST };
  const document = fitted(
    reads.map((read) => [
      allAtOnce(calibrateRead({ ...read, listProbability: read.orders.probability }, parts)),
      read.isWhole,
    ]),
  );
  return { field, list, document };
}

/** Calibration for each fold, fitted without it. */
export function calibrationByFold(reads: readonly Read[]): readonly ApplicationCalibration[] {
  return Array.from({ length: FOLDS }, (_, fold) =>
    calibrationFor(reads.filter(({ example }) => foldOf(example.truth) !== fold)),
  );
}

const ROUNDS = 3000;
const RATE = 0.1;

/** How strongly the numbers are held to what was believed first, in choices. */
const PULL = 1;

/** The most likely numbers, by gradient with the steps of AdaGrad. */
function fitted(said: readonly Said[]): Calibration {
  const signs = said.map(([probability, isRight]) => [logarithms(probability), isRight] as const);
  const numbers: [number, number, number] = [FIRST.chosen, FIRST.rivals, FIRST.shift];
  const first = [...numbers];
  const squares = [0, 0, 0];
  for (let round = 0; round < ROUNDS; round += 1) {
    const slopes = numbers.map((number, at) => PULL * (number - (first[at] ?? 0)));
    for (const [[own, others], isRight] of signs) {
      const score = numbers[0] * own + numbers[1] * others + numbers[2];
      const off = 1 / (1 + Math.exp(-score)) - Number(isRight);
      [own, others, 1].forEach((sign, at) => (slopes[at] = (slopes[at] ?? 0) + off * sign));
    }
    slopes.forEach((sum, at) => {
      const slope = sum / said.length;
      squares[at] = (squares[at] ?? 0) + slope * slope;
      const next = (numbers[at] ?? 0) - (RATE * slope) / (1e-6 + Math.sqrt(squares[at] ?? 0));
      numbers[at] = at < 2 ? Math.max(0, next) : next;
    });
  }
  const [chosen, rivals, shift] = numbers.map((number) => Number(number.toFixed(3))) as [
    number,
    number,
    number,
  ];
  return { chosen, rivals, shift };
}
