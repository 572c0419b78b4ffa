import type { Word } from "../../page/page.ts";
import type { Candidate, LabelMeaning } from "../candidates.ts";
import type { ChangeOrderField } from "../change-order-template.ts";
import type { Label } from "../labels.ts";

/** A caption of a change order's field. */
export type OrderLabel = Label<LabelMeaning<ChangeOrderField>>;

/** A candidate with the label that promises it. */
export interface Labelled<Value> {
  readonly field: ChangeOrderField;
  readonly label: OrderLabel;
  readonly candidate: Candidate<Value>;
  /** The words of a sentence that lead to it. */
  readonly said?: readonly Word[];
}
