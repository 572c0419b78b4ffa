import { describeAnswers } from "../support/check-answers.ts";

const HELD = { totalCompletedAndStored: "1,000.05", totalRetainage: "100.01" } as const;

describeAnswers("retainage_rate", [
  [
    "holds the printed rate, rounded to the cent",
    { lines: HELD, rates: { onWork: "10" } },
    true,
    "10 % of total completed and stored to date 1,000.05 is 100.01, and so is the printed total retainage.",
  ],
  [
    "rounds row by row",
    {
      lines: { ...HELD, totalRetainage: "100.03" },
      rates: { onWork: "10", onStored: "10" },
      rows: [{}, {}],
    },
    true,
    "Total retainage is printed as 100.03; 10 % of total completed and stored to date 1,000.05 is 100.01, the same within the rounding of cents.",
  ],
  [
    "rounds row by row to whole amounts on a paper that prints cents",
    {
      lines: { ...HELD, totalRetainage: "101.00" },
      rates: { onWork: "10", onStored: "10" },
      rows: [{ retainage: "50.00" }, { retainage: "51.00" }],
    },
    true,
    "Total retainage is printed as 101.00; 10 % of total completed and stored to date 1,000.05 is 100.01, the same within the rounding of whole amounts.",
  ],
  [
    "is farther off than its rows can be rounded",
    {
      lines: { ...HELD, totalRetainage: "102.00" },
      rates: { onWork: "10", onStored: "10" },
      rows: [{ retainage: "50.00" }, { retainage: "52.00" }],
    },
    false,
    "Total retainage is printed as 102.00, but 10 % of total completed and stored to date 1,000.05 is 100.01, which is 1.99 less.",
  ],
  [
    "has rows with cents",
    {
      lines: { ...HELD, totalRetainage: "101.00" },
      rates: { onWork: "10", onStored: "10" },
      rows: [{ retainage: "50.50" }, { retainage: "50.50" }],
    },
    false,
    "Total retainage is printed as 101.00, but 10 % of total completed and stored to date 1,000.05 is 100.01, which is 0.99 less.",
  ],
  [
    "holds another rate",
    { lines: HELD, rates: { onWork: "5" } },
    false,
    "Total retainage is printed as 100.01, but 5 % of total completed and stored to date 1,000.05 is 50.00, which is 50.01 less.",
  ],
  [
    "has two rates",
    { lines: HELD, rates: { onWork: "10", onStored: "0" } },
    null,
    "Does not apply here. There are two rates, 10 % and 0 %.",
  ],
  [
    "has a rate and holds nothing",
    { lines: { ...HELD, totalRetainage: "0.00" }, rates: { onWork: "10" } },
    null,
    "Does not apply here. No retainage is held.",
  ],
  [
    "pays retainage out",
    { stage: "retainage billing", lines: HELD, rates: { onWork: "10" } },
    null,
    "Does not apply here. Retainage is paid out.",
  ],
  ["prints no rate", { lines: HELD }, null, "Not tested: the retainage rate is not printed."],
]);

describeAnswers("retainage_rate_on_work", [
  [
    "holds the printed rate",
    {
      lines: { retainageOnWork: "90.00" },
      rates: { onWork: "10" },
      totals: { previousWork: "600.00", workThisPeriod: "300.00" },
    },
    true,
    "10 % of the sheet's completed work 900.00 is 90.00, and so is the printed retainage on completed work.",
  ],
  [
    "has no sheet",
    { lines: { retainageOnWork: "90.00" }, rates: { onWork: "10" } },
    null,
    "Not tested: the sheet's total of previous work and the sheet's total of work this period are not printed.",
  ],
]);

describeAnswers("retainage_rate_on_stored", [
  [
    "holds more than the rate",
    {
      lines: { retainageOnStored: "12.00" },
      rates: { onStored: "5" },
      totals: { storedMaterials: "200.00" },
    },
    false,
    "Retainage on stored materials is printed as 12.00, but 5 % of the sheet's total of stored materials 200.00 is 10.00, which is 2.00 less.",
  ],
  [
    "has no sheet",
    { lines: { retainageOnStored: "12.00" }, rates: { onStored: "5" } },
    null,
    "Not tested: the sheet's total of stored materials is not printed.",
  ],
]);
