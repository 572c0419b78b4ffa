import { memberAt } from "../../document/value-at.ts";
import { namesOf } from "../../base/names-of.ts";
import type { FieldGroup } from "../../kinds/kind.ts";
import { kindOf } from "../../kinds/kinds.ts";
import { rowsOf } from "../../kinds/rows-of.ts";
import type { Reading } from "../../kinds/reading.ts";
import { fieldCells, fieldLines, type GoldenSection, printedOf } from "./printed-value.ts";

/** What a golden says of a paper of any kind: what is told of it, its fields, and what else is printed, by its place. */
export function usualSections(reading: Reading): GoldenSection {
  const { fields, choices, groups } = kindOf(reading.documentType);
  const { document } = reading;
  return {
    ...Object.fromEntries(namesOf(choices).map((name) => [name, memberAt(document, name)])),
    fields: Object.fromEntries(fieldLines(fields, document)),
    ...Object.fromEntries(
      groups.map((group) => [group.path === "" ? "others" : group.path, groupOf(reading, group)]),
    ),
  };
}

/** The rows of a table by the places of its fields; of any other group what is printed, by name. */
function groupOf(reading: Reading, group: FieldGroup): unknown {
  const rows = rowsOf(reading, group) ?? [];
  return group.isTable
    ? rows.map((row) => fieldCells(group.fields, row))
    : printedOf(rows.flatMap((row) => fieldLines(group.fields, row)));
}
