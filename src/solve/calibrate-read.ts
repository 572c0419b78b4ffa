import { type Calibration, calibrated } from "../weights/calibration.ts";
import { type Field, FIELDS, type FieldValue } from "./application-values.ts";

/** How often answers of a pay application are right: of single fields, of the list of change orders, of all of it. */
export interface ApplicationCalibration {
  readonly field: Calibration;
  readonly list: Calibration;
  readonly document: Calibration;
}

/** The fields and the list as they were chosen. */
export interface Chosen {
  readonly values: Readonly<Record<Field, FieldValue>>;
  readonly listProbability: number;
}

/** The fields and the list with probabilities that hold, and how probable it is that all of them are right. */
export interface Calibrated extends Chosen {
  readonly confidence: number;
}

/** Puts right how probable each answer is said to be; no answer changes. */
export function calibrateRead(
  { values, listProbability }: Chosen,
  { field: ofField, list, document }: ApplicationCalibration,
): Calibrated {
  const fields = Object.fromEntries(
    FIELDS.map((field) => {
      const { value, probability } = values[field];
      return [field, { value, probability: calibrated(probability, ofField) }];
    }),
  ) as Record<Field, FieldValue>;
  const said = { values: fields, listProbability: calibrated(listProbability, list) };
  return { ...said, confidence: calibrated(allAtOnce(said), document) };
}

/** How probable it would be that all answers are right if one had nothing to do with another. */
export function allAtOnce({ values, listProbability }: Chosen): number {
  return FIELDS.reduce((all, field) => all * values[field].probability, listProbability);
}
