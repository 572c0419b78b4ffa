import type { AnswerPart } from "../../kinds/kind.ts";

/** A member of full answers that no declaration of a field says. */
export interface Addition<Read, Body = unknown> extends AnswerPart {
  /** What it is; of what is added to rows a list with something for each row. */
  of(reading: Read): Body;
}
