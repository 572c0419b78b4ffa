// Written by `npm run calibrate`, which says how: do not edit.
import type { KindNumbers } from "../probability.ts";

/** How likely each field is as printed. */
export const LIEN_WAIVER_NUMBERS: KindNumbers = {
  field: {
    begins: {
      labelled: -2.571,
      "waiverType labelled": -3.083,
      "signature labelled": -2.177,
      "claimant labelled": -3.035,
      "customer labelled": -2.594,
      "owner labelled": -2.79,
      "project labelled": -2.289,
      "location labelled": -2.353,
      "throughDate labelled": -2.169,
      "amount labelled": -2.793,
      absent: 1.318,
      "exceptions absent": 2.333,
      "signer labelled": -2.449,
      "signedOn labelled": -3.13,
      "throughDate absent": 2.823,
      "signer absent": 1.103,
      "project absent": 1.071,
      "location absent": 0.924,
      "signedOn absent": 2.299,
      "owner absent": 0.152,
      "customer absent": 0.067,
      "amount absent": 1.858,
      "claimant absent": 0.636,
      "exceptions labelled": -2.161,
    },
    weights: {
      found: {
        company: 0,
        notices: -0.774,
        lead: 6.268,
        proofs: 0,
        doubts: -0.115,
        characters: 0,
        label: 1.333,
      },
      absent: {
        company: 0,
        notices: 0,
      },
    },
    classes: {
      ocr: -1.31,
      "ocr waiverType": -0.108,
      "ocr signature": -0.266,
      "ocr claimant": 0.09,
      "ocr customer": -0.326,
      "ocr owner": -0.911,
      "ocr project": 0.079,
      "ocr location": -0.142,
      "ocr throughDate": 0.175,
      "ocr amount": 0.409,
      "ocr exceptions": 0.404,
      "ocr signer": -0.56,
      "ocr signedOn": -0.154,
    },
  },
  document: {
    begin: 1.119,
    fields: 1.175,
    weights: {
      proof: 0,
      failures: 0,
      notices: 0,
    },
    classes: {
      native: 0,
      form: 0,
      ocr: -0.018,
    },
  },
  core: {
    begin: 0.08,
    fields: 0.956,
    weights: {
      proof: 0,
      failures: -1.205,
      notices: 0,
    },
    classes: {
      native: 0,
      form: 0,
      ocr: -0.07,
    },
  },
};
