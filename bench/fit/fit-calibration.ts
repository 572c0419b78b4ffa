import { FIELDS } from "../../src/solve/application-values.ts";
import type { ApplicationCalibration } from "../../src/solve/calibrate-read.ts";
import { type Calibration, logarithms } from "../../src/weights/calibration.ts";
import { FOLDS, foldOf } from "./folds.ts";
import type { Read } from "./read-held-out.ts";

/** A choice: how probable it was said to be, whether it was right, and whether it was read from a picture. */
interface Said {
  readonly probability: number;
  readonly isRight: boolean;
  readonly isRecognised: boolean;
}

/** What is believed before anything was seen: that probabilities hold as they are said. */
const FIRST: Calibration = { chosen: 1, rivals: 1, shift: 0, recognised: 0 };

/** Calibration fitted to what was read of layouts that the weights never saw. */
export function calibrationFor(reads: readonly Read[]): ApplicationCalibration {
  return {
    field: fitted(
      reads.flatMap(({ values, verdicts, isRecognised }) =>
        FIELDS.map((field) => ({
          probability: values[field].probability,
          isRight: verdicts[field] === "right",
          isRecognised,
        })),
      ),
    ),
    list: fitted(
      reads.map(({ orders: { probability }, isListRight: isRight, isRecognised }) => ({
        probability,
        isRight,
        isRecognised,
      })),
    ),
    document: fitted(
      reads.map(({ confidence: probability, isWhole: isRight, isRecognised }) => ({
        probability,
        isRight,
        isRecognised,
      })),
    ),
  };
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
const PULL = 4;

/** The most likely numbers, by gradient with the steps of AdaGrad. */
function fitted(said: readonly Said[]): Calibration {
  const rows = said.map(({ probability, isRight, isRecognised }) => ({
    signs: [...logarithms(probability), 1, Number(isRecognised)],
    wanted: Number(isRight),
  }));
  const first = [FIRST.chosen, FIRST.rivals, FIRST.shift, FIRST.recognised];
  const numbers = [...first];
  const squares = first.map(() => 0);
  for (let round = 0; round < ROUNDS; round += 1) {
    const slopes = numbers.map((number, at) => PULL * (number - (first[at] ?? 0)));
    for (const { signs, wanted } of rows) {
      const score = signs.reduce((sum, sign, at) => sum + sign * (numbers[at] ?? 0), 0);
      const off = 1 / (1 + Math.exp(-score)) - wanted;
      signs.forEach((sign, at) => (slopes[at] = (slopes[at] ?? 0) + off * sign));
    }
    slopes.forEach((sum, at) => {
      const slope = sum / rows.length;
      squares[at] = (squares[at] ?? 0) + slope * slope;
      const next = (numbers[at] ?? 0) - (RATE * slope) / (1e-6 + Math.sqrt(squares[at] ?? 0));
      numbers[at] = at < 2 ? Math.max(0, next) : next;
    });
  }
  const rounded = numbers.map((number) => Number(number.toFixed(3)));
  const [chosen = 0, rivals = 0, shift = 0, recognised = 0] = rounded;
  return { chosen, rivals, shift, recognised };
}
