import type { Example } from "../support/example-application.ts";
import { PARTS, WRONG, WRONG_SENTENCE } from "../support/example-row.ts";
import { describeAnswers } from "../support/check-answers.ts";

type Rows = NonNullable<Example["rows"]>;
type Case = readonly [title: string, rows: Rows, passed: boolean | null, detail: string];

function describeRows(name: string, cases: readonly Case[], rest: Example = {}): void {
  describeAnswers(
    name,
    cases.map(([title, rows, passed, detail]) => [title, { ...rest, rows }, passed, detail]),
  );
}

describeRows("row_total", [
  [
    "adds up in every row, a blank counting as nothing",
    [PARTS, { workThisPeriod: "7.00", completedAndStored: "7.00" }],
    true,
    "In all 2 rows tested, completed and stored equals previous work plus work this period plus stored materials.",
  ],
  [
    "adds up in the only row",
    [PARTS, { workThisPeriod: "7.00" }],
    true,
    "In the one row tested, completed and stored equals previous work plus work this period plus stored materials.",
  ],
  [
    "says nothing of a row that prints no work",
    [PARTS, { storedMaterials: "0.00", completedAndStored: "80.00" }],
    true,
    "In the one row tested, completed and stored equals previous work plus work this period plus stored materials.",
  ],
  [
    "holds in a row of stored materials alone",
    [PARTS, { storedMaterials: "80.00", completedAndStored: "80.00" }],
    true,
    "In all 2 rows tested, completed and stored equals previous work plus work this period plus stored materials.",
  ],
  ["misses in one row", [PARTS, WRONG], false, `Row 2: ${WRONG_SENTENCE}`],
  [
    "misses in many rows",
    [WRONG, WRONG, WRONG, WRONG, PARTS],
    false,
    `Row 1: ${WRONG_SENTENCE} Row 2: ${WRONG_SENTENCE} Row 3: ${WRONG_SENTENCE} And 1 more row.`,
  ],
  [
    "misses in more rows still",
    [WRONG, WRONG, WRONG, WRONG, WRONG],
    false,
    `Row 1: ${WRONG_SENTENCE} Row 2: ${WRONG_SENTENCE} Row 3: ${WRONG_SENTENCE} And 2 more rows.`,
  ],
  [
    "needs stored materials that no row prints",
    [
      { previousWork: "50.00", workThisPeriod: "30.00", completedAndStored: "100.00" },
      { previousWork: "50.00", workThisPeriod: "30.00", completedAndStored: "90.00" },
    ],
    null,
    "Not tested: no row prints stored materials, and most rows need them.",
  ],
  [
    "misses in one of several rows without a column of stored materials",
    [
      { previousWork: "50.00", workThisPeriod: "30.00", completedAndStored: "80.00" },
      { previousWork: "50.00", workThisPeriod: "30.00", completedAndStored: "90.00" },
    ],
    false,
    "Row 2: Completed and stored is printed as 90.00, but previous work 50.00 plus work this period 30.00 is 80.00, which is 10.00 less.",
  ],
  [
    "has no such columns",
    [{ scheduledValue: "100.00", completedAndStored: "50.00" }],
    null,
    "Not tested: no row of the sheet prints previous work and work this period.",
  ],
  [
    "prints the two sides in different rows only",
    [{ completedAndStored: "50.00" }, { previousWork: "50.00", workThisPeriod: "0.00" }],
    null,
    "Not tested: no row prints all figures that are needed.",
  ],
  [
    "misses by the rounding of whole amounts",
    [
      { previousWork: "50", workThisPeriod: "30", completedAndStored: "81" },
      { previousWork: "50", workThisPeriod: "30", completedAndStored: "80" },
    ],
    true,
    "In all 2 rows tested, completed and stored equals previous work plus work this period plus stored materials. Only within the rounding of printed figures: 1.",
  ],
]);

describeRows("row_balance", [
  [
    "subtracts, where nothing is completed as well",
    [
      { scheduledValue: "100.00", completedAndStored: "40.00", balanceToFinish: "60.00" },
      { scheduledValue: "70.00", balanceToFinish: "70.00" },
    ],
    true,
    "In all 2 rows tested, balance to finish equals scheduled value less completed and stored.",
  ],
  [
    "misses",
    [{ scheduledValue: "100.00", completedAndStored: "40.00", balanceToFinish: "50.00" }],
    false,
    "Row 1: Balance to finish is printed as 50.00, but scheduled value 100.00 less completed and stored 40.00 is 60.00, which is 10.00 more.",
  ],
  [
    "has a row without scheduled value",
    [
      { scheduledValue: "100.00", completedAndStored: "40.00" },
      { completedAndStored: "40.00", balanceToFinish: "50.00" },
    ],
    null,
    "Not tested: no row prints all figures that are needed.",
  ],
]);

const HALF = { scheduledValue: "300.00", completedAndStored: "100.00" } as const;

describeRows("row_percent", [
  [
    "is rounded or cut off",
    [
      { ...HALF, percent: "33" },
      { ...HALF, percent: "33.3" },
      { ...HALF, percent: "33.34" },
      { scheduledValue: "-300.00", completedAndStored: "-100.00", percent: "34" },
    ],
    true,
    "In all 4 rows tested, the percentage is completed and stored as a share of scheduled value.",
  ],
  [
    "is of something else",
    [{ ...HALF, percent: "40" }],
    false,
    "Row 1: Completed and stored is printed as 100.00, but 40 % of scheduled value 300.00 is 120.00.",
  ],
  [
    "cannot be taken of nothing",
    [{ scheduledValue: "0.00", completedAndStored: "100.00", percent: "0" }, HALF],
    null,
    "Not tested: no row prints all figures that are needed.",
  ],
]);

describeRows("overbilled_row", [
  [
    "stays within its scheduled value, a credit within the credit",
    [
      { scheduledValue: "100.00", completedAndStored: "100.00" },
      { scheduledValue: "-100.00", completedAndStored: "-60.00" },
      { scheduledValue: "100.00" },
      { completedAndStored: "100.00" },
    ],
    true,
    "In all 2 rows tested, completed and stored does not exceed scheduled value.",
  ],
  [
    "goes beyond it by the rounding of a cent",
    [
      { scheduledValue: "100.00", completedAndStored: "100.01" },
      { scheduledValue: "-100.00", completedAndStored: "-100.00" },
    ],
    true,
    "In all 2 rows tested, completed and stored does not exceed scheduled value. Only within the rounding of printed figures: 1.",
  ],
  [
    "goes beyond it",
    [
      { scheduledValue: "100.00", completedAndStored: "100.02" },
      { scheduledValue: "-100.00", completedAndStored: "-160.00" },
      { scheduledValue: "0.00", completedAndStored: "5.00" },
    ],
    false,
    "Row 1: Completed and stored 100.02 is 0.02 beyond scheduled value 100.00. Row 2: Completed and stored -160.00 is 60.00 beyond scheduled value -100.00. Row 3: Completed and stored 5.00 is 5.00 beyond scheduled value 0.00.",
  ],
]);

describeRows("row_reversal", [
  [
    "bills work, or a credit",
    [
      { workThisPeriod: "5.00" },
      { scheduledValue: "100.00", workThisPeriod: "0.00" },
      { scheduledValue: "-100.00", workThisPeriod: "-50.00" },
      { scheduledValue: "100.00" },
    ],
    true,
    "In all 3 rows tested, work this period takes back nothing that was billed before.",
  ],
  [
    "takes billing back",
    [{ scheduledValue: "100.00", workThisPeriod: "-50.00" }],
    false,
    "Row 1: Work this period -50.00 takes back what was billed before.",
  ],
]);

const HELD = { completedAndStored: "1,000.00", storedMaterials: "200.00" } as const;

describeRows(
  "row_retainage",
  [
    [
      "is the one rate",
      [
        { ...HELD, retainage: "100.00" },
        { completedAndStored: "0.04", retainage: "0.01" },
      ],
      true,
      "In all 2 rows tested, retainage is the printed rate of what is completed and stored. Only within the rounding of printed figures: 1.",
    ],
    [
      "is another",
      [{ ...HELD, retainage: "50.00" }, { completedAndStored: "5.00" }],
      false,
      "Row 1: Retainage is printed as 50.00, but the printed rate of completed and stored 1,000.00 is 100.00, which is 50.00 more.",
    ],
    [
      "is of nothing",
      [{ retainage: "50.00" }, { completedAndStored: "5.00" }],
      null,
      "Not tested: no row prints all figures that are needed.",
    ],
  ],
  { rates: { onWork: "10" } },
);

describeRows(
  "row_retainage",
  [
    [
      "weighs work and stored materials each at its rate",
      [
        { ...HELD, retainage: "90.00" },
        { completedAndStored: "50.00", retainage: "5.00" },
      ],
      true,
      "In all 2 rows tested, retainage is the printed rate of what is completed and stored.",
    ],
  ],
  { rates: { onWork: "10", onStored: "5" } },
);

describeRows(
  "row_retainage",
  [
    [
      "says nothing while retainage is paid out",
      [{ ...HELD, retainage: "0.00" }],
      null,
      "Does not apply here. Retainage is paid out.",
    ],
  ],
  { rates: { onWork: "10" }, stage: "retainage billing" },
);

describeAnswers("row_total", [
  ["has no sheet", {}, null, "Not tested: there is no continuation sheet."],
]);
