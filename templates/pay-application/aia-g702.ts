import type { PayApplicationTemplate } from "../../src/lexicon/template.ts";

/** The G702 application and certificate with its G703 continuation sheets: nine numbered lines, values to the right. */
export const aiaG702: PayApplicationTemplate = {
  id: "aia-g702",
  kind: "PAY_APPLICATION",
  describes:
    "Application and Certificate for Payment with continuation sheets, as on AIA G702 and G703.",
  recognise: {
    all: ["application and certificate for payment", "total completed and stored to date"],
    some: [
      "contract sum to date",
      "less previous certificates for payment",
      "current payment due",
      "balance to finish",
      "total earned less retainage",
      "change order summary",
      "amount certified",
      "of completed work",
      "of stored material",
    ],
    none: [],
  },
  fields: {
    originalContractSum: {
      labels: ["original contract sum"],
    },
    netChangeByChangeOrders: {
      labels: ["net change by change orders"],
    },
    contractSumToDate: {
      labels: ["contract sum to date"],
    },
    totalCompletedAndStored: {
      labels: ["total completed and stored to date"],
    },
    totalRetainage: {
      labels: ["total retainage"],
    },
    totalEarnedLessRetainage: {
      labels: ["total earned less retainage"],
    },
    previousCertificates: {
      labels: ["less previous certificates for payment"],
    },
    currentPaymentDue: {
      labels: ["current payment due"],
    },
    balanceToFinish: {
      labels: ["balance to finish including retainage", "balance to finish plus retainage"],
    },
  },
  decoys: [],
};
