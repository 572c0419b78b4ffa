import type { Box } from "../base/box.ts";
import type { Provenance } from "../document/sourced.ts";
import type { FieldType } from "../kinds/field.ts";
import type { Decision } from "./decisions.ts";

/** One thing that a person looks at: a value, one of a few words, a list, or a row or a cell of one. */
export interface ReviewItem {
  /** The engine's path. */
  readonly field: string;
  readonly label: string;
  readonly kind: "value" | "choice" | "list" | "row" | "cell";
  /** What may be pointed at; null where nothing may. */
  readonly type: FieldType | null;
  /** The words among which one is chosen, and what people call them. */
  readonly choices: readonly { readonly value: string; readonly called: string }[];
  /** As people write it; null where nothing is printed. */
  readonly text: string | null;
  /** The characters as printed. */
  readonly printed: string | null;
  readonly from: readonly Provenance[];
  /** The rows of a list; null of anything else. */
  readonly grid: ReviewGrid | null;
  /** Whether the value is a candidate that the reading leaves out. */
  readonly isLeftOut: boolean;
  /** How likely it is as printed, 0 to 1; null where that is not said of it alone. */
  readonly probability: number | null;
  /** Why it is as certain as it is, in full sentences. */
  readonly why: readonly string[];
  /** Whether somebody has to look at it. */
  readonly isDoubtful: boolean;
  /** Whether somebody still has to look at it. */
  readonly isOpen: boolean;
  /** What was said of it; null where nothing was. */
  readonly decision: Decision["kind"] | null;
}

/** The rows of a list as a table. */
export interface ReviewGrid {
  /** From left to right as on the paper; those that are printed nowhere last. */
  readonly columns: readonly {
    readonly name: string;
    readonly header: string;
    readonly isFigure: boolean;
    /** Whether it is shown at once: something is printed in it, or usually is. */
    readonly isShown: boolean;
  }[];
  /** From top to bottom, struck ones among them. */
  readonly rows: readonly GridRow[];
}

/** A row of a list, and its cells in the order of the columns. */
export interface GridRow {
  readonly row: ReviewItem;
  readonly cells: readonly GridCell[];
  readonly isStruck: boolean;
}

/** A cell of a row. */
export interface GridCell extends ReviewItem {
  /** Whether a failed check uses it. */
  readonly isFailing: boolean;
  /** Where it would be printed: on the level of its row, below its column; null where it is printed, or that is not known. */
  readonly blankAt: { readonly pageNumber: number; readonly box: Box } | null;
}

/** All items, those within lists before their list: a list is looked at once its cells are. */
export function withInner(items: readonly ReviewItem[]): readonly ReviewItem[] {
  return items.flatMap((item) => [
    ...(item.grid?.rows ?? []).flatMap(({ row, cells }) => [row, ...cells]),
    item,
  ]);
}

/** The characters of some places as printed; null where there are none. */
export function printedAt(from: readonly Provenance[]): string | null {
  return from.length === 0 ? null : from.map(({ printed }) => printed).join(" + ");
}
