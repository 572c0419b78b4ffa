import type { Paper } from "../paper/paper.ts";
import { type Calibration, calibrated } from "../weights/calibration.ts";
import { type Field, FIELDS, type FieldValue } from "./application-values.ts";

/** How often answers of a pay application are right: single fields, the list of change orders, all of it. */
export type ApplicationCalibration = Readonly<Record<"field" | "list" | "document", Calibration>>;

/** The fields and the list as they were chosen, and how probable each was in the search. */
export interface Chosen {
  readonly values: Readonly<Record<Field, FieldValue>>;
  readonly listProbability: number;
  readonly isRecognised: boolean;
}

/** The same answers with probabilities that hold, and how probable it is that all of them are right. */
export interface Calibrated {
  readonly values: Readonly<Record<Field, FieldValue>>;
  readonly listProbability: number;
  readonly confidence: number;
}

/** Puts right how probable each answer is said to be; no answer changes. */
export function calibrateRead(chosen: Chosen, calibration: ApplicationCalibration): Calibrated {
  const { values, listProbability, isRecognised } = chosen;
  const fields = Object.fromEntries(
    FIELDS.map((field) => {
      const { value, probability } = values[field];
      const held = calibrated(probability, calibration.field, isRecognised);
      return [field, { value, probability: held }];
    }),
  ) as Record<Field, FieldValue>;
  return {
    values: fields,
    listProbability: calibrated(listProbability, calibration.list, isRecognised),
    confidence: calibrated(allAtOnce(chosen), calibration.document, isRecognised),
  };
}

/** How probable it would be that all answers are right if one had nothing to do with another. */
export function allAtOnce({ values, listProbability }: Omit<Chosen, "isRecognised">): number {
  return FIELDS.reduce((all, field) => all * values[field].probability, listProbability);
}

/** Whether any words of a paper were recognised in a picture. */
export function isRecognised({ pages }: Paper): boolean {
  return pages.some(({ page }) => page.words.some(({ reader }) => reader === "ocr"));
}
