import { Money } from "../../base/money.ts";
import type { BillLine } from "../bill.ts";
import type { OrderItem } from "../orders.ts";

const CENT = Money.of("0.01");

/** Whether a line has the price of an item: to what a cent of its amount allows, or less the discount of the order. */
export function hasPriceOf({ price, quantity, amount }: BillLine, item: OrderItem): boolean {
  if (price !== null && item.price !== null) {
    const gap = price.minus(item.price).absolute();
    if (gap.isZero()) return true;
    if (quantity !== null && gap.times(quantity).absolute().compare(CENT) <= 0) return true;
  }
  return amount !== null && isShareOf(amount, quantity, item);
}

/** A price that is this often another one is of something else. */
const FAR = Money.of("2");

/** Whether the price of a line is that of an item but for a difference that prices may have, or its amount where no price is printed. */
export function hasPriceNear({ price, quantity, amount }: BillLine, item: OrderItem): boolean {
  if (price !== null && item.price !== null) return isNear(price, item.price);
  const { quantity: ordered, amount: whole } = item;
  if (amount === null || quantity === null || ordered === null || whole === null) return false;
  return isNear(amount.times(ordered), whole.times(quantity));
}

function isNear(one: Money, other: Money): boolean {
  return one.compare(other.times(FAR)) <= 0 && other.compare(one.times(FAR)) <= 0;
}

/** Whether an amount is what the order gives for the quantity, to the cent. */
export function isShareOf(
  amount: Money,
  quantity: Money | null,
  { quantity: ordered, amount: whole }: Pick<OrderItem, "quantity" | "amount">,
): boolean {
  if (quantity === null || ordered === null || whole === null || ordered.isZero()) return false;
  const gap = amount.times(ordered).minus(whole.times(quantity)).absolute();
  return gap.compare(CENT.times(ordered.absolute())) <= 0;
}

/** Whether a line has the quantity of an item, or of one of its lines. */
export function hasQuantityOf({ quantity }: BillLine, item: OrderItem): boolean {
  if (quantity === null) return false;
  const parts = item.lines.map((line) => line.quantity);
  return [item.quantity, ...parts].some((ordered) => ordered?.equals(quantity) === true);
}

/** Whether a line has the amount of an item. */
export function hasAmountOf({ amount }: BillLine, item: OrderItem): boolean {
  return amount !== null && !amount.isZero() && item.amount?.equals(amount) === true;
}
