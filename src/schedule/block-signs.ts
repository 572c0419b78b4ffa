import { hasLetters } from "../base/letters.ts";
import { begun, placesOf } from "../evidence/hash.ts";
import { ROLE_FACTORS, type RoleChoice } from "./choose-roles.ts";
import type { ColumnSigns } from "./column-signs.ts";
import type { Grid } from "./grid.ts";
import type { RowKind } from "./schedule.ts";

/** Signs of a column that ends in a figure of the summary. */
const TIE = /^(?:holds|less retainage) /;

/** What tells a schedule of values from the other tables of a pay application. */
export function blockSigns(
  grid: Grid,
  { roles, factors }: RoleChoice,
  kinds: readonly RowKind[],
  columnSigns: readonly ColumnSigns[],
): readonly string[] {
  const items = kinds.filter((kind) => kind === "item").length;
  const named = grid.rows.filter(
    ({ text }, index) =>
      kinds[index] === "item" &&
      text.some((run) => run.words.some((word) => hasLetters(word.text))),
  ).length;
  const money = roles.filter((role) => role !== "other" && role !== "percentComplete");
  const share = items === 0 ? 0 : named / items;
  const columns = factors[ROLE_FACTORS.indexOf("columns")] ?? 0;
  return [
    "any",
    `items ${Math.min(6, Math.floor(Math.log2(items + 1)))}`,
    `money ${Math.min(6, money.length)}`,
    `rows ${Math.min(6, Math.floor(Math.log2(grid.rows.length + 1)))}`,
    ...money.map((role) => `has ${role}`),
    share > 0.9 ? "named" : share > 0.5 ? "mostly named" : "nameless",
    ...(kinds.includes("grand-total")
      ? ["has a grand total"]
      : kinds.includes("total")
        ? ["has a total"]
        : ["no total"]),
    ...ROLE_FACTORS.filter((name, at) => name.includes("holds") && (factors[at] ?? 0) > 0),
    ...ROLE_FACTORS.filter((name, at) => name.includes("fails") && (factors[at] ?? 0) > 0),
    ...roles.flatMap((role, place) =>
      role === "other"
        ? []
        : (columnSigns[place] ?? [])
            .filter((sign) => TIE.test(sign))
            .map((sign) => `${role} ${sign}`),
    ),
    `sure ${Math.max(-6, Math.round((columns / Math.max(1, roles.length)) * 4))}`,
    ...(kinds.filter((kind) => kind === "other").length > items ? ["mostly other rows"] : []),
  ];
}

/** Places of a table's signs in the weights. */
export function blockPlaces(signs: readonly string[]): readonly number[] {
  return placesOf(QUESTION, signs);
}

const QUESTION = begun("block ");
