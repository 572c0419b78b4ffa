import type { OrderItem } from "../orders.ts";

/** Which item of the order a line of the bill is, and by what. */
export type Placing =
  | {
      readonly kind: "placed";
      readonly item: OrderItem;
      readonly by: "code" | "description" | "likeness";
    }
  /** It may be one of several, or one that is called otherwise. */
  | {
      readonly kind: "unclear";
      readonly items: readonly OrderItem[];
      readonly why: "tie" | "words" | "figures" | "too-many";
    }
  /** The order has nothing like it. */
  | { readonly kind: "none" };
