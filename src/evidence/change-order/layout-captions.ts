import type {
  ChangeOrderField,
  ChangeOrderTemplate,
} from "../../template/change-order-template.ts";
import type { Paper } from "../../paper/paper.ts";
import type { Candidate } from "../candidate.ts";
import { surroundingsIn } from "../surroundings.ts";
import { orderPhrases } from "./order-phrases.ts";

/** A caption that covers less of the words is another one. */
const COVERED = 0.7;

/** Tells which candidates stand beside a caption that a recognised layout has for some fields. */
export function captionedBy(
  layout: ChangeOrderTemplate,
  paper: Paper,
): (candidates: readonly Candidate[], fields: readonly ChangeOrderField[]) => ReadonlySet<number> {
  const look = surroundingsIn(paper);
  const { coverOf } = orderPhrases([layout]);
  return (candidates, fields) =>
    new Set(
      [...candidates.keys()].filter((at) => {
        const figure = candidates[at]?.figure;
        if (figure === undefined) return false;
        const { left, above } = look(figure);
        return (left.length > 0 ? [left] : [above]).some((keys) => {
          const cover = coverOf(keys);
          return fields.some((field) => (cover.get(field) ?? 0) > COVERED);
        });
      }),
    );
}
