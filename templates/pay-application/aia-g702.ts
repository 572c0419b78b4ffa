import type { PayApplicationTemplate } from "../../src/template/template.ts";

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
      item: "1",
      look: ["right"],
      as: "money",
    },
    netChangeByChangeOrders: {
      labels: ["net change by change orders"],
      item: "2",
      look: ["right"],
      as: "money",
    },
    contractSumToDate: {
      labels: ["contract sum to date"],
      item: "3",
      look: ["right"],
      as: "money",
    },
    totalCompletedAndStored: {
      labels: ["total completed and stored to date"],
      item: "4",
      look: ["right"],
      as: "money",
    },
    totalRetainage: {
      labels: ["total retainage"],
      look: ["right"],
      as: "money",
      isDeduction: true,
    },
    totalEarnedLessRetainage: {
      labels: ["total earned less retainage"],
      item: "6",
      look: ["right"],
      as: "money",
    },
    previousCertificates: {
      labels: ["less previous certificates for payment"],
      item: "7",
      look: ["right"],
      as: "money",
      isDeduction: true,
    },
    currentPaymentDue: {
      labels: ["current payment due"],
      item: "8",
      look: ["right"],
      as: "money",
    },
    balanceToFinish: {
      labels: ["balance to finish including retainage", "balance to finish plus retainage"],
      item: "9",
      look: ["right"],
      as: "money",
    },
  },
  decoys: [],
};
