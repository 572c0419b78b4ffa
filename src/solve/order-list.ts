import type { ChosenOrders } from "./choose-orders.ts";

/** Odds that say all they can. */
const SURE = 6;

/**
 * What tells a list of change orders from figures that only stand in a row: named signs, each about −1 to 1. A list that
 * says another sum than the printed net change is rarely one; where none is printed its own figures have to say so.
 */
export function listSigns({ orders, probability, net }: ChosenOrders): ReadonlyMap<string, number> {
  const odds = orders.map((order) => bounded(order.odds));
  const sum = orders.reduce((total, { cents }) => total + cents, 0);
  const numbered = orders.filter(({ number }) => number !== null).length;
  const among = Math.log(probability / Math.max(1e-9, 1 - probability));
  return new Map([
    ["always", 1],
    ["among all lists", bounded(among)],
    ["weakest order", Math.min(...odds)],
    ["orders", odds.reduce((total, one) => total + one, 0) / odds.length],
    ["numbered", numbered / orders.length],
    ["one order", orders.length === 1 ? 1 : 0],
    ["is the net change", net === sum ? 1 : 0],
    ["is another sum", net !== null && net !== sum ? 1 : 0],
    ["nothing changed", net === 0 ? 1 : 0],
  ]);
}

function bounded(odds: number): number {
  return Math.max(-SURE, Math.min(SURE, odds)) / SURE;
}
