import type { Sourced } from "./sourced.ts";

/** The value at a path of a document, such as `total` or `vendor.name`; null where nothing is printed or nothing of the name is there. */
export function valueAt(document: object, path: string): Sourced<unknown> | null {
  const value = memberAt(document, path);
  return typeof value === "object" && value !== null && "from" in value
    ? (value as Sourced<unknown>)
    : null;
}

/** Whatever stands at a path; null where nothing does. */
export function memberAt(object: object, path: string): unknown {
  return path.split(".").reduce<unknown>(memberOf, object);
}

/** The member of an object by its own name; null for what is none. */
function memberOf(object: unknown, name: string): unknown {
  if (typeof object !== "object" || object === null) return null;
  if (!Object.hasOwn(object, name)) return null;
  const member: unknown = Reflect.get(object, name);
  return member ?? null;
}
