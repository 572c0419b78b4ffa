import { memberAt } from "../document/value-at.ts";
import type { Content, FieldGroup } from "./kind.ts";

/**
 * The rows that a paper prints of a group, with their values by name; of one that is no table the one row that it is. Null
 * where the paper has no such part.
 */
export function rowsOf(read: Content, group: FieldGroup): readonly object[] | null {
  const { path, isTable } = group;
  if (group.rowsOf !== undefined) return group.rowsOf(read);
  const part =
    path === "" ? read.document : (memberAt(read.document, path) ?? memberAt(read, path));
  if (isTable) return Array.isArray(part) ? part.filter(isObject) : null;
  return isObject(part) ? [part] : null;
}

function isObject(value: unknown): value is object {
  return typeof value === "object" && value !== null;
}
