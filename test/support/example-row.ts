/** A row of a continuation sheet that adds up. */
export const PARTS = {
  previousWork: "50.00",
  workThisPeriod: "30.00",
  storedMaterials: "20.00",
  completedAndStored: "100.00",
} as const;

/** The same row with a wrong sum. */
export const WRONG: Record<keyof typeof PARTS, string> = { ...PARTS, completedAndStored: "110.00" };

/** What its check says. */
export const WRONG_SENTENCE =
  "Completed and stored is printed as 110.00, but previous work 50.00 plus work this period 30.00 plus stored materials 20.00 is 100.00, which is 10.00 less.";
