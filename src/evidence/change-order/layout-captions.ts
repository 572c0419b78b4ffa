import type { ChangeOrderField } from "../../lexicon/change-order-template.ts";
import type { Paper } from "../../paper/paper.ts";
import type { Candidate } from "../candidate.ts";
import { surroundingsIn } from "../surroundings.ts";
import type { OrderPhrases } from "./order-phrases.ts";

/** A caption that covers less of the words is another one. */
const COVERED = 0.7;

/** Tells which candidates stand beside a caption that some phrases have for some fields. */
export function captionedBy(
  { coverOf }: OrderPhrases,
  paper: Paper,
): (candidates: readonly Candidate[], fields: readonly ChangeOrderField[]) => ReadonlySet<number> {
  const look = surroundingsIn(paper);
  return (candidates, fields) =>
    placesOf(candidates, ({ figure }) => {
      const { left, above } = look(figure);
      const cover = coverOf(left.length > 0 ? left : above);
      return fields.some((field) => (cover.get(field) ?? 0) > COVERED);
    });
}

/** Tells which candidates stand behind words that end with a caption of a field, as they do in a sentence. */
export function saidBy(
  { endOf }: OrderPhrases,
  paper: Paper,
): (candidates: readonly Candidate[], field: ChangeOrderField) => ReadonlySet<number> {
  const look = surroundingsIn(paper);
  return (candidates, field) =>
    placesOf(candidates, ({ figure }) => endOf(look(figure).left).has(field));
}

function placesOf(
  candidates: readonly Candidate[],
  isSo: (candidate: Candidate) => boolean,
): ReadonlySet<number> {
  return new Set([...candidates.entries()].flatMap(([at, one]) => (isSo(one) ? [at] : [])));
}
