// Written by `npm run calibrate`, which says how: do not edit.
import type { KindNumbers } from "../probability.ts";

/** How likely each field is as printed. */
export const CHANGE_ORDER_NUMBERS: KindNumbers = {
  field: {
    begins: {
      labelled: -2.606,
      "kind labelled": -1.514,
      "issuer labelled": -2.994,
      "number labelled": -3.153,
      "description labelled": -2.153,
      "amount labelled": -3.371,
      "date labelled": -2.626,
      absent: -0.668,
      "number absent": -0.558,
      "description absent": -1.239,
      "issuer absent": -1.21,
      "date absent": -0.88,
      "amount absent": 0.503,
    },
    weights: {
      found: {
        lead: 5.305,
        company: 0,
        notices: -0.633,
        characters: 0,
        label: 1.837,
        proofs: 0.567,
        doubts: 0,
      },
      absent: {
        company: 0,
        notices: 0,
      },
    },
    classes: {
      ocr: 0.272,
      "ocr kind": 0.511,
      "ocr issuer": -0.41,
      "ocr number": 0.134,
      "ocr description": -0.354,
      "ocr amount": 0.333,
      "ocr date": 0.058,
    },
  },
  document: {
    begin: -0.262,
    fields: 1.259,
    weights: {
      proof: 0.087,
      failures: 0,
      notices: 0,
    },
    classes: {
      native: 0,
      form: 0,
      ocr: 0.23,
    },
  },
  core: {
    begin: -0.125,
    fields: 1.059,
    weights: {
      proof: 0,
      failures: 0,
      notices: 0,
    },
    classes: {
      native: 0,
      form: 0,
      ocr: 0.328,
    },
  },
};
