import { isPrintedAmount, type OrderAmount } from "./order-figures.ts";
import { heightOf, placeOf } from "./order-places.ts";

/** Amounts of a column end within so many glyph heights of each other, or begin so. */
const SAME_EDGE = 0.6;

/** A column with more amounts than these is a schedule: of its amounts those that are likeliest orders are looked at. */
const MOST_CELLS = 250;

/** Amounts one below the other: by their right edges, and by their left ones where these bring others together. */
export function columnsOf(all: readonly OrderAmount[]): readonly (readonly OrderAmount[])[] {
  const columns = new Map<string, readonly OrderAmount[]>();
  for (const edge of ["right", "left"] as const) {
    const edgeOf = ({ figure }: OrderAmount): number => figure.box[edge];
    const sorted = all.toSorted((a, b) => edgeOf(a) - edgeOf(b));
    let members: OrderAmount[] = [];
    const finish = (): void => {
      const column = oneOfLine(members);
      const key = column.map((amount) => `${placeOf(amount)} ${amount.left}`).join(" ");
      if (column.length > 0) columns.set(key, column);
      members = [];
    };
    for (const amount of sorted) {
      const [first] = members;
      const reach = SAME_EDGE * heightOf(amount);
      if (first !== undefined && edgeOf(amount) - edgeOf(first) > reach) finish();
      members.push(amount);
    }
    finish();
  }
  return [...columns.values()];
}

/** Of several readings on one line the likeliest, from top to bottom. */
function oneOfLine(members: readonly OrderAmount[]): readonly OrderAmount[] {
  const likeliest = new Map<number, OrderAmount>();
  for (const amount of members) {
    const place = placeOf(amount);
    const other = likeliest.get(place);
    if (other === undefined || rankOf(amount) > rankOf(other)) likeliest.set(place, amount);
  }
  const column = [...likeliest.values()];
  const kept =
    column.length > MOST_CELLS
      ? column.toSorted((a, b) => b.odds - a.odds).slice(0, MOST_CELLS)
      : column;
  return kept.toSorted((a, b) => placeOf(a) - placeOf(b));
}

/** A figure that is printed as an amount goes before a bare number or one that has to be put together. */
function rankOf(amount: OrderAmount): number {
  return amount.odds + (isPrintedAmount(amount) ? BEYOND : 0);
}

/** No log-odds are as large. */
const BEYOND = 100;
