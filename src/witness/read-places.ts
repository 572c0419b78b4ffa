import { type Box, holdsMiddle, width } from "../base/box.ts";
import type { Provenance, Sourced } from "../document/sourced.ts";
import type { Reading } from "../kinds/reading.ts";

/** A place on which a value was read whose digits can be compared. */
export interface ReadPlace {
  /** Paths of the values that were read there, such as `lines[0].amount`. */
  readonly figures: readonly string[];
  readonly pageNumber: number;
  readonly box: Box;
  readonly printed: string;
}

/** Values of a paper that are looked at again; the longest schedules have as many. */
const MOST_PLACES = 20_000;

/** How deep values lie within a document, lists and rows counted. */
const DEEPEST = 8;

/** Who gave the characters of a place: the page's own text and form fields, or recognition. */
export type Readers = ReadonlySet<Provenance["reader"]>;

export const OWN_TEXT: Readers = new Set(["text", "form"]);
export const RECOGNISED: Readers = new Set(["ocr"]);

/** Every place of a reading with digits that one of these readers gave, each once, in the order of the document. */
export function readPlaces({ document }: Reading, readers: Readers): readonly ReadPlace[] {
  const places = new Map<string, ReadPlace>();
  const note = ({ value, from }: Sourced<unknown>, figure: string): void => {
    if (isProse(value)) return;
    for (const { pageNumber, box, printed, reader } of from) {
      if (!readers.has(reader) || !/\d/.test(printed)) continue;
      const key = `${pageNumber} ${box.left} ${box.top} ${printed}`;
      const figures = [...(places.get(key)?.figures ?? []), figure];
      places.set(key, { figures, pageNumber, box, printed });
    }
  };
  const visit = (value: unknown, figure: string, depth: number): void => {
    if (typeof value !== "object" || value === null) return;
    if (depth > DEEPEST || places.size >= MOST_PLACES) return;
    if (isSourced(value)) note(value, figure);
    else for (const [name, one] of membersOf(value)) visit(one, figure + name, depth + 1);
  };
  for (const [name, value] of Object.entries(document)) visit(value, name, 1);
  return withoutWrapped([...places.values()]);
}

/** The members of a record or a list by the rest of their paths; none of a class, in which nothing was printed. */
function membersOf(value: object): readonly (readonly [string, unknown])[] {
  if (Array.isArray(value)) return value.map((one: unknown, at) => [`[${at}]`, one]);
  if (Object.getPrototypeOf(value) !== Object.prototype) return [];
  return Object.entries(value).map(([name, one]: [string, unknown]) => [`.${name}`, one]);
}

/** An amount with its currency says no more than the amount within it: of places with the same digits in one another the narrowest is kept. */
function withoutWrapped(places: readonly ReadPlace[]): readonly ReadPlace[] {
  const groups = new Map<string, ReadPlace[]>();
  const groupOf = ({ pageNumber, printed }: ReadPlace): ReadPlace[] => {
    const key = `${pageNumber} ${digitsOf(printed)}`;
    const group = groups.get(key) ?? [];
    groups.set(key, group);
    return group;
  };
  for (const place of places) groupOf(place).push(place);
  return places.filter(
    (place) =>
      !groupOf(place).some(
        ({ box }) => width(box) < width(place.box) && holdsMiddle(place.box, box),
      ),
  );
}

/** The digits of a text in their order, of any script that counts by tens. */
export function digitsOf(text: string): string {
  return text.normalize("NFKC").replace(/\D+/gu, "");
}

/** The pages on which places stand, in order. */
export function pagesOf(places: readonly ReadPlace[]): readonly number[] {
  return [...new Set(places.map(({ pageNumber }) => pageNumber))].toSorted((a, b) => a - b);
}

/** The first places of each page, at most so many of one. */
export function firstOfPages(places: readonly ReadPlace[], most: number): readonly ReadPlace[] {
  const counts = new Map<number, number>();
  return places.filter(({ pageNumber }) => {
    const count = (counts.get(pageNumber) ?? 0) + 1;
    counts.set(pageNumber, count);
    return count <= most;
  });
}

/** Descriptions and names: texts of several words are put together from lines and columns, and each reader does that otherwise. */
function isProse(value: unknown): boolean {
  return typeof value === "string" && /\s/.test(value) && /\p{L}{3}/u.test(value);
}

function isSourced(value: object): value is Sourced<unknown> {
  return "value" in value && "from" in value && Array.isArray(value.from);
}
