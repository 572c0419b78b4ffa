import type { ChangeOrder, KindMark } from "../../document/change-order.ts";
import type { Heading } from "../../document/heading.ts";

/** What is read of a change order. */
export interface OrderContent {
  readonly documentType: "CHANGE_ORDER";
  readonly document: ChangeOrder;
  /** Whom and what the document is for. */
  readonly heading: Heading;
  /** What speaks for its kind and against it, the weightiest first. */
  readonly marks: readonly KindMark[];
}
