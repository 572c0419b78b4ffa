import type { ConfidencePart } from "./reading.ts";
import type { ChangeOrderReading } from "./template/change-order/read-change-order.ts";

/** The probability that every field of a change order is right, 0 to 1, and the named parts that it is the product of. */
export function orderConfidenceOf(read: ChangeOrderReading): {
  readonly value: number;
  readonly parts: readonly ConfidencePart[];
} {
  const parts = [kindPart(read)];
  const value = parts.reduce((product, part) => product * part.value, 1);
  return { value: Math.round(value * 1000) / 1000, parts };
}

function kindPart({ kind }: ChangeOrderReading): ConfidencePart {
  return {
    name: "kind",
    value: Math.min(1, 0.5 + 0.2 * kind.margin),
    because: "What speaks for its kind outweighs what speaks against it.",
  };
}
