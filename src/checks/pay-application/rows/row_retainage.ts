import { Money } from "../../../base/money.ts";
import type { PayApplication, SheetFigures } from "../../../document/pay-application.ts";
import { judge } from "../../judge.ts";
import { defineRowCheck, type RowCheck } from "../../define-row-check.ts";
import { unlessHoldingRetainage } from "../../retainage-rate.ts";

const ONE_CENT = Money.of("0.01");

/** In each row the retainage is the printed rate of what is completed and stored; rows with rates of their own differ. */
export const rowRetainage: RowCheck = defineRowCheck({
  name: "row_retainage",
  severity: "low",
  exempts: unlessHoldingRetainage,
  columns: ["retainage", "completedAndStored"],
  alsoUses: ["storedMaterials"],
  testRow: ({ figures }, document, rounding) => {
    const { retainage, completedAndStored } = figures;
    const expected = expectedRetainage(figures, document);
    if (retainage === null || completedAndStored === null || expected === null) return null;
    const question = {
      relation: "equals",
      figure: "row.retainage",
      printed: retainage.value,
      expected,
      terms: [{ sign: 1, figure: "row.completedAndStored", value: completedAndStored.value }],
      rate: "as printed",
      figureCount: 2,
      slack: ONE_CENT,
    } as const;
    return judge(question, rounding);
  },
});

function expectedRetainage(
  { completedAndStored, storedMaterials }: SheetFigures,
  { rates }: PayApplication,
): Money | null {
  if (rates.onWork === null || completedAndStored === null) return null;
  const onAll = rates.onWork.value.of(completedAndStored.value);
  if (rates.onStored === null || storedMaterials === null) return onAll.roundedToCents();
  const atOtherRate = rates.onStored.value.of(storedMaterials.value);
  const atThisRate = rates.onWork.value.of(storedMaterials.value);
  return onAll.plus(atOtherRate).minus(atThisRate).roundedToCents();
}
