import { FIND_LIMITS } from "./find-limits.ts";
import type { Entry, Listing, Offer } from "./listing.ts";

/**
 * One listing for each tool: entries that share a key are one, whatever sources they are from. In the order of their keys, so
 * that the same entries always give the same listings.
 */
export function mergedListings(entries: readonly Entry[]): readonly Listing[] {
  const groups = new Groups(entries.length);
  const byKey = new Map<string, number>();
  entries.forEach(({ keys }, index) => {
    for (const key of keys) {
      const other = byKey.get(key);
      if (other === undefined) byKey.set(key, index);
      else groups.join(other, index);
    }
  });
  const members = new Map<number, Entry[]>();
  entries.forEach((entry, index) => {
    const root = groups.rootOf(index);
    const others = members.get(root);
    if (others === undefined) members.set(root, [entry]);
    else others.push(entry);
  });
  const listings = [...members.values()].flatMap((parts) => {
    const [best, ...rest] = parts.toSorted(byAttestation).slice(0, FIND_LIMITS.partsPerListing);
    return best === undefined ? [] : [{ key: keyOf(parts), parts: [best, ...rest] as const }];
  });
  return listings.toSorted((one, other) => (one.key < other.key ? -1 : 1));
}

/** What a listing says as a whole: the best attested part, and from the others what it leaves out. */
export function wholeOf({ parts }: Listing): Entry {
  const [best, ...rest] = parts;
  if (rest.length === 0) return best;
  const first = <Value>(take: (entry: Entry) => Value, isSaid: (value: Value) => boolean): Value =>
    parts.map(take).find(isSaid) ?? take(best);
  return {
    ...best,
    description: first(
      ({ description }) => description,
      (text) => text !== "",
    ),
    url: first(
      ({ url }) => url,
      (url) => url !== null,
    ),
    tags: union(parts.map(({ tags }) => tags)).slice(0, FIND_LIMITS.tags),
    parameters: union(parts.map(({ parameters }) => parameters)).slice(0, FIND_LIMITS.parameters),
    packages: best.packages.length > 0 ? best.packages : parts.flatMap(({ packages }) => packages),
    offers: offersOf(parts),
    payers: most(parts.map(({ payers }) => payers)),
    calls: most(parts.map(({ calls }) => calls)),
    updatedAt: most(parts.map(({ updatedAt }) => updatedAt)),
    hasSchema: parts.some(({ hasSchema }) => hasSchema),
    isDeprecated: parts.every(({ isDeprecated }) => isDeprecated),
  };
}

/** What is paid at the address that is shown; parts at other addresses may ask for something else. */
function offersOf(parts: Listing["parts"]): readonly Offer[] {
  const [best] = parts;
  const here = parts.filter(({ url }) => url === best.url).flatMap(({ offers }) => offers);
  const offers = here.length > 0 ? here : parts.flatMap((part) => part.offers);
  return [...new Map(offers.map((offer) => [JSON.stringify(offer), offer])).values()];
}

/** Who is paid by most stands first, then who spoke last; the rest is for a fixed order. */
function byAttestation(one: Entry, other: Entry): number {
  return (
    one.missed - other.missed ||
    Number(one.isStale) - Number(other.isStale) ||
    (other.payers ?? 0) - (one.payers ?? 0) ||
    (other.updatedAt ?? 0) - (one.updatedAt ?? 0) ||
    (textOf(one) < textOf(other) ? -1 : 1)
  );
}

function textOf(entry: Entry): string {
  return `${entry.keys[0]} ${entry.url} ${entry.source}`;
}

/** The least of all keys, so that it does not depend on the order of sources. */
function keyOf(parts: readonly Entry[]): string {
  return parts
    .flatMap(({ keys }) => keys.slice(0, 1))
    .reduce((least, key) => (key < least ? key : least));
}

function union(lists: readonly (readonly string[])[]): readonly string[] {
  return [...new Set(lists.flat())];
}

function most(values: readonly (number | null)[]): number | null {
  return values.reduce<number | null>(
    (highest, value) =>
      value === null ? highest : highest === null ? value : Math.max(highest, value),
    null,
  );
}

/** Sets that grow together: which entries are one tool. */
class Groups {
  readonly #parent: Uint32Array;

  constructor(size: number) {
    this.#parent = Uint32Array.from({ length: size }, (_, index) => index);
  }

  rootOf(index: number): number {
    let root = index;
    while (this.#above(root) !== root) root = this.#above(root);
    for (let step = index; this.#above(step) !== root;) {
      const next = this.#above(step);
      this.#parent[step] = root;
      step = next;
    }
    return root;
  }

  join(one: number, other: number): void {
    const [first, second] = [this.rootOf(one), this.rootOf(other)];
    this.#parent[Math.max(first, second)] = Math.min(first, second);
  }

  #above(index: number): number {
    return this.#parent[index] ?? index;
  }
}
