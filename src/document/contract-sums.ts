import type { Money } from "../base/money.ts";
import type { ContractSums } from "./change-order.ts";

/** What the contract sum moves by: the sum after less the sum before, or less what that is made of; null where one is not printed. */
export function movedBy({
  originalContractSum: original,
  previousChanges: previous,
  sumBefore,
  sumAfter,
}: ContractSums): Money | null {
  const start =
    sumBefore?.value ??
    (original === null || previous === null
      ? original?.value
      : original.value.plus(previous.value));
  return start === undefined || sumAfter === null ? null : sumAfter.value.minus(start);
}
