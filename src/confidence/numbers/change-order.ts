// Written by `npm run calibrate`, which says how: do not edit.
import type { KindNumbers } from "../probability.ts";

/** How likely each field is as printed. */
export const CHANGE_ORDER_NUMBERS: KindNumbers = {
  field: {
    begins: {
      labelled: -0.456,
      "kind labelled": 0.604,
      "issuer labelled": -0.772,
      "number labelled": -0.966,
      "description labelled": 0.152,
      "amount labelled": -1.209,
      "date labelled": -0.577,
      absent: -0.649,
      "number absent": -0.535,
      "description absent": -1.208,
      "issuer absent": -1.198,
      "date absent": -0.861,
      "amount absent": 0.513,
    },
    weights: {
      found: {
        lead: 5.312,
        company: 0,
        notices: -0.433,
        characters: 0,
        label: 1.8,
        proofs: 0.102,
        doubts: 0,
      },
      absent: {
        company: 0,
        notices: 0,
      },
    },
    classes: {
      ocr: 0.215,
      "ocr kind": 0.461,
      "ocr issuer": -0.407,
      "ocr number": 0.063,
      "ocr description": -0.376,
      "ocr amount": 0.394,
      "ocr date": 0.08,
    },
  },
  document: {
    begin: -0.243,
    fields: 1.315,
    weights: {
      proof: 0,
      failures: 0,
      notices: 0,
    },
    classes: {
      native: 0,
      form: 0,
      ocr: 0.249,
    },
  },
  core: {
    begin: -0.172,
    fields: 1.12,
    weights: {
      proof: 0,
      failures: 0,
      notices: 0,
    },
    classes: {
      native: 0,
      form: 0,
      ocr: 0.368,
    },
  },
};
