import {
  applicationValues,
  type Field,
  FIELDS,
  type FieldValue,
} from "../../src/solve/application-values.ts";
import {
  allAtOnce,
  type ApplicationCalibration,
  calibrateRead,
  isRecognised,
} from "../../src/solve/calibrate-read.ts";
import type { ChosenOrders } from "../../src/solve/choose-orders.ts";
import type { FactorWeights } from "../../src/solve/factors.ts";
import { fillSlots } from "../../src/solve/fill-slots.ts";
import type { Scores } from "../../src/weights/scores.ts";
import type { Example } from "./examples.ts";
import { isListRight, type Verdict, verdictOn } from "./judge.ts";

/** A document as the engine reads it, and how that stands to the truth. */
export interface Read {
  readonly example: Example;
  readonly values: Readonly<Record<Field, FieldValue>>;
  readonly verdicts: Readonly<Record<Field, Verdict>>;
  readonly orders: ChosenOrders;
  readonly isListRight: boolean;
  /** Whether the list is a wrong one where none is printed. */
  readonly isListInvented: boolean;
  /** Every field and the list are right. */
  readonly isWhole: boolean;
  /** How probable that is, as the engine says. */
  readonly confidence: number;
  readonly isRecognised: boolean;
}

/** Reads a document with scores of weights that never saw its layout. */
export function readWith(example: Example, scores: Scores, factors: FactorWeights): Read {
  const filled = fillSlots(example.reading, scores, factors);
  const values = applicationValues(filled, example.reading);
  const { truth } = example;
  const verdicts = Object.fromEntries(
    FIELDS.map((field) => [field, verdictOn(field, values[field], truth)]),
  ) as Record<Field, Verdict>;
  const { orders } = filled;
  const isRight = isListRight(orders.orders, truth);
  const listed = (truth.document["changeOrders"] ?? []) as readonly unknown[];
  return {
    example,
    values,
    verdicts,
    orders,
    isListRight: isRight,
    isListInvented: listed.length === 0 && orders.orders.length > 0,
    isWhole: isRight && FIELDS.every((field) => verdicts[field] === "right"),
    confidence: allAtOnce({ values, listProbability: orders.probability }),
    isRecognised: isRecognised(example.paper),
  };
}

/** The same answers with probabilities that hold. */
export function withCalibration(read: Read, calibration: ApplicationCalibration): Read {
  const { values, listProbability, confidence } = calibrateRead(
    { ...read, listProbability: read.orders.probability },
    calibration,
  );
  return {
    ...read,
    values,
    orders: { ...read.orders, probability: listProbability },
    confidence,
  };
}
