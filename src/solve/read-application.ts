import { candidatesOf } from "../evidence/candidates.ts";
import type { Page } from "../page/page.ts";
import { cutPaper } from "../paper/cut-paper.ts";
import { unpacked } from "../weights/packed.ts";
import {
  PAY_APPLICATION_CALIBRATION,
  PAY_APPLICATION_FACTORS,
  PAY_APPLICATION_WEIGHTS,
} from "../weights/pay-application.ts";
import { scoresOf } from "../weights/scores.ts";
import type { Weights } from "../weights/weights.ts";
import { applicationValues, type Field, type FieldValue } from "./application-values.ts";
import { calibrateRead, isRecognised } from "./calibrate-read.ts";
import { type FilledPaper, fillSlots } from "./fill-slots.ts";

/** A pay application as the fitted engine reads it: every slot with the figure that fills it, and the contract's fields. */
export interface ApplicationRead extends FilledPaper {
  readonly values: Readonly<Record<Field, FieldValue>>;
  /** How probable it is that all of it is right, the list of change orders included. */
  readonly confidence: number;
}

let shipped: Weights | null = null;

/** Reads pages as a pay application with the weights that are shipped. */
export function readApplication(pages: readonly Page[]): ApplicationRead {
  shipped ??= unpacked(PAY_APPLICATION_WEIGHTS);
  const paper = cutPaper(pages);
  const candidates = candidatesOf(paper);
  const factors = Float32Array.from(PAY_APPLICATION_FACTORS);
  const filled = fillSlots(candidates, scoresOf(candidates, shipped), factors);
  const { values, listProbability, confidence } = calibrateRead(
    {
      values: applicationValues(filled, candidates),
      listProbability: filled.orders.probability,
      isRecognised: isRecognised(paper),
    },
    PAY_APPLICATION_CALIBRATION,
  );
  const orders = { ...filled.orders, probability: listProbability };
  return { ...filled, values, orders, confidence };
}
