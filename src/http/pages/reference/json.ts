/** A JSON object of which nothing is known yet. */
export type JsonObject = Readonly<Record<string, unknown>>;

/** The value as an object; an empty one where it is none. */
export function objectOf(value: unknown): JsonObject {
  return typeof value === "object" && value !== null && !Array.isArray(value)
    ? (value as JsonObject)
    : {};
}

/** The value as a list; an empty one where it is none. */
export function listOf(value: unknown): readonly unknown[] {
  return Array.isArray(value) ? (value as readonly unknown[]) : [];
}

/** The value as text; empty where it is none. */
export function textOf(value: unknown): string {
  return typeof value === "string" ? value : "";
}

/** A member of an object's own; nothing that every object has. */
export function memberOf(object: JsonObject, name: string): unknown {
  return Object.hasOwn(object, name) ? object[name] : undefined;
}

/** References that are followed one after the other before they count as a circle. */
const STEPS = 10;

/** The object itself, or what its `$ref` leads to within the document; empty where that leads nowhere. */
export function followed(document: JsonObject, value: unknown): JsonObject {
  let object = objectOf(value);
  for (let step = 0; step < STEPS; step += 1) {
    const address = memberOf(object, "$ref");
    if (typeof address !== "string") return object;
    object = objectOf(atPointer(document, address));
  }
  return {};
}

/** What stands at an address such as `#/components/schemas/Check`; undefined where nothing does. */
export function atPointer(document: JsonObject, address: string): unknown {
  if (address !== "#" && !address.startsWith("#/")) return undefined;
  let place: unknown = document;
  for (const part of address.split("/").slice(1)) {
    const name = unescaped(part);
    const index = /^\d+$/.test(name) ? Number(name) : -1;
    place = Array.isArray(place) ? listOf(place)[index] : memberOf(objectOf(place), name);
  }
  return place;
}

/** The name in `#/components/schemas/NAME`; null of any other address. */
export function schemaName(address: unknown): string | null {
  const found = /^#\/components\/schemas\/([^/]+)$/.exec(textOf(address));
  return found?.[1] === undefined ? null : unescaped(found[1]);
}

function unescaped(part: string): string {
  return percentDecoded(part).replaceAll("~1", "/").replaceAll("~0", "~");
}

function percentDecoded(part: string): string {
  try {
    return decodeURIComponent(part);
  } catch {
    return part;
  }
}
