// Written by `npm run calibrate`, which says how: do not edit.
import type { KindNumbers } from "../probability.ts";

/** How likely each field is as printed. */
export const CHANGE_ORDER_NUMBERS: KindNumbers = {
  field: {
    begins: {
      labelled: -1.634,
      "kind labelled": -0.836,
      "issuer labelled": -1.961,
      "number labelled": -2.161,
      "description labelled": -0.776,
      "amount labelled": -2.449,
      "date labelled": -1.728,
      absent: 0.257,
      "number absent": 0.534,
      "issuer absent": -0.649,
      "date absent": 0.187,
      "amount absent": 0.975,
    },
    weights: {
      found: {
        lead: 4.58,
        company: 0,
        notices: -0.728,
        characters: 0,
        label: 1.654,
        proofs: 0.783,
        doubts: 0,
      },
      absent: {
        company: 0.026,
        notices: 0,
      },
    },
    classes: {
      ocr: 0.017,
      "ocr kind": 0.122,
      "ocr issuer": -0.415,
      "ocr number": 0.162,
      "ocr description": -0.164,
      "ocr amount": -0.026,
      "ocr date": 0.338,
    },
  },
  document: {
    begin: -0.374,
    fields: 1.252,
    weights: {
      proof: 0.618,
      failures: 0,
      notices: 0,
    },
    classes: {
      native: 0,
      form: 0,
      ocr: 0.323,
    },
  },
};
