import { calendarDate } from "../../src/base/calendar-date.ts";
import type { WaiverReading } from "../../src/kinds/reading.ts";
import { amount, printed } from "./reading-by-hand.ts";

const NO_DAY = { year: 0, month: 0, day: 0 };
const CLAIMANT = "Hollis & Daughters Mechanical, LLC";

/** A conditional waiver on a progress payment, signed a few days after its through date. */
export const WAIVER: WaiverReading = {
  documentType: "LIEN_WAIVER",
  document: {
    documentType: "LIEN_WAIVER",
    waiverType: "CONDITIONAL_PROGRESS",
    signature: "SIGNED",
    notary: "NONE",
    claimant: printed(CLAIMANT, CLAIMANT, 2),
    customer: printed("Millrace Builders, Inc.", "Millrace Builders, Inc.", 3),
    owner: printed("Alder Street Partners", "Alder Street Partners", 4),
    project: printed("Alder Street Clinic", "Alder Street Clinic", 5),
    location: printed("40 Alder Street", "40 Alder Street", 6),
    throughDate: printed(calendarDate(2026, 3, 31) ?? NO_DAY, "March 31, 2026", 7),
    amount: amount("12481", 8),
    exceptions: printed("None", "None", 9),
    signer: printed("Ada Hollis", "Ada Hollis", 10),
    signedOn: printed(calendarDate(2026, 4, 5) ?? NO_DAY, "April 5, 2026", 11),
    amountInWords: null,
  },
  checks: [],
  identities: [],
  findings: [],
  notices: [],
  confidence: 0.9,
  confidenceParts: [],
  fields: [],
  evidence: [],
  templateId: "any-lien-waiver",
  pageCount: 1,
};
