import { MATCH_CODES } from "../finding/match-codes.ts";
import { matchRemedy } from "../finding/match-remedies.ts";
import { matchDetail } from "../finding/match-sentences.ts";
import { comparedName } from "../base/firm-names.ts";
import type { MatchedBill } from "../match/compare/match-bill.ts";
import type { MatchPoint } from "../match/compare/point.ts";
import type { Match } from "../match/match.ts";
import { indented, LETTER_BREAK, paragraph } from "./notes.ts";

/** A letter for each vendor whose bills differ from their orders: what differs, both figures, and what to send. */
export function matchLetters({ bills }: Match): string {
  const byVendor = new Map<string, MatchedBill[]>();
  for (const one of bills) {
    if (askedOf(one).length === 0) continue;
    const key = comparedName(one.bill.trace.vendor ?? "").key;
    byVendor.set(key, [...(byVendor.get(key) ?? []), one]);
  }
  if (byVendor.size === 0) return "There is nothing to ask for: no bill differs.\n";
  return `${[...byVendor.values()].map((own) => letterLines(own).join("\n")).join(LETTER_BREAK)}\n`;
}

/** What the vendor can do something about. An order that is closed or not found may be ours to mend, and is asked for all the same. */
function askedOf({ points }: MatchedBill): readonly MatchPoint[] {
  return points.filter(
    (point) => MATCH_CODES[point.statement.code].answer !== "check" && matchRemedy(point) !== null,
  );
}

function letterLines(bills: readonly MatchedBill[]): readonly string[] {
  const vendor = bills[0]?.bill.trace.vendor ?? null;
  const what = bills.length === 1 ? "this bill" : "these bills";
  return [
    ...paragraph(vendor === null ? "To whom it may concern" : `To ${vendor}`),
    "",
    ...paragraph(`We cannot pay ${what} yet: what is named below differs from our order.`),
    ...bills.flatMap((one) => ["", ...billLines(one)]),
  ];
}

function billLines(one: MatchedBill): readonly string[] {
  const { bill, order } = one;
  const { name, trace } = bill;
  const title = [
    name.number === null ? "Bill without a number" : `Bill ${name.number}`,
    ...(name.date === null ? [] : [`of ${name.date}`]),
    ...(trace.amount === null ? [] : [`over ${trace.amount.toString()}`]),
    ...(order === null ? [] : [`for order ${order.number}`]),
  ].join(" ");
  const points = askedOf(one).flatMap((point, index) => {
    const remedy = matchRemedy(point);
    return [
      ...indented(`${index + 1}.`, matchDetail(point)),
      ...(remedy === null ? [] : indented("  ", remedy)),
    ];
  });
  return [...paragraph(title), ...points];
}
