// Written by `npm run calibrate`, which says how: do not edit.
import type { KindNumbers } from "../probability.ts";

/** How likely each field is as printed. */
export const LIEN_WAIVER_NUMBERS: KindNumbers = {
  field: {
    begins: {
      labelled: -0.945,
      "waiverType labelled": -0.59,
      "signature labelled": -2.177,
      "claimant labelled": -1.422,
      "customer labelled": -0.982,
      "owner labelled": -1.104,
      "project labelled": -0.53,
      "location labelled": -0.408,
      "throughDate labelled": -0.498,
      "amount labelled": -1.18,
      absent: 1.297,
      "exceptions absent": 2.324,
      "signer labelled": -0.61,
      "signedOn labelled": -1.541,
      "throughDate absent": 2.795,
      "signer absent": 1.091,
      "project absent": 1.051,
      "location absent": 0.908,
      "signedOn absent": 2.294,
      "owner absent": 0.134,
      "customer absent": 0.058,
      "amount absent": 1.844,
      "claimant absent": 0.559,
      "exceptions labelled": -0.367,
    },
    weights: {
      found: {
        company: 0.257,
        notices: -0.731,
        lead: 6.539,
        proofs: 0,
        doubts: -0.181,
        characters: 0.119,
        label: 2.216,
      },
      absent: {
        company: 0,
        notices: 0,
      },
    },
    classes: {
      ocr: -1.134,
      "ocr waiverType": 0.077,
      "ocr signature": -0.351,
      "ocr claimant": 0.244,
      "ocr customer": -0.425,
      "ocr owner": -0.798,
      "ocr project": 0.032,
      "ocr location": -0.174,
      "ocr throughDate": 0.191,
      "ocr amount": 0.466,
      "ocr exceptions": 0.311,
      "ocr signer": -0.574,
      "ocr signedOn": -0.132,
    },
  },
  document: {
    begin: 1.216,
    fields: 1.432,
    weights: {
      proof: 0,
      failures: -0.021,
      notices: 0,
    },
    classes: {
      native: 0,
      form: 0,
      ocr: -0.005,
    },
  },
  core: {
    begin: 0.049,
    fields: 0.954,
    weights: {
      proof: 0,
      failures: -1.378,
      notices: 0,
    },
    classes: {
      native: 0,
      form: 0,
      ocr: 0.04,
    },
  },
};
