// Written by `npm run calibrate`, which says how: do not edit.
import type { KindNumbers } from "../probability.ts";

/** How likely each field is as printed. */
export const LIEN_WAIVER_NUMBERS: KindNumbers = {
  field: {
    begins: {
      labelled: -0.162,
      "waiverType labelled": -0.621,
      "signature labelled": 0.26,
      "claimant labelled": -0.042,
      "customer labelled": -1.327,
      "owner labelled": -1.256,
      "project labelled": -0.232,
      "location labelled": 0.346,
      absent: 2.395,
      "throughDate absent": 3.753,
      "amount labelled": 0.359,
      "exceptions absent": 3.512,
      "signer absent": 2.239,
      "signedOn labelled": 0.192,
      "project absent": 2.256,
      "location absent": 1.468,
      "throughDate labelled": 0.179,
      "signedOn absent": 3.435,
      "signer labelled": 0.222,
      "amount absent": 2.691,
      "claimant absent": 2.496,
      "customer absent": 1.162,
      "owner absent": 1.093,
      "exceptions labelled": -0.03,
    },
    weights: {
      found: {
        company: 0,
        notices: 0,
        lead: 3.819,
        proofs: 0.359,
        doubts: 0,
        characters: 0.041,
        label: 1.874,
      },
      absent: {
        company: 0,
        notices: 0,
      },
    },
    classes: {},
  },
  document: {
    begin: 0.494,
    fields: 0.776,
    weights: {
      proof: 0,
      failures: -0.085,
      notices: 0,
    },
    classes: {
      native: 0,
      form: 0,
      ocr: 0,
    },
  },
  core: {
    begin: 2.872,
    fields: 0.643,
    weights: {
      proof: 0.096,
      failures: 0,
      notices: 0,
    },
    classes: {
      native: 0,
      form: 0,
      ocr: 0,
    },
  },
};
