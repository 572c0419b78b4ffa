import { existsSync } from "node:fs";

/** Packages by their place in a lock file of npm. */
export interface Lock {
  readonly packages: Readonly<Record<string, LockedPackage>>;
}

interface LockedPackage {
  readonly dependencies?: Readonly<Record<string, string>>;
  readonly optionalDependencies?: Readonly<Record<string, string>>;
}

/** Places below `node_modules` of some packages and all that they need and that is installed on this machine. */
export function withWhatTheyNeed(names: readonly string[], { packages }: Lock): readonly string[] {
  const places = new Set<string>();
  const add = (place: string): void => {
    if (places.has(place) || !existsSync(place)) return;
    places.add(place);
    const { dependencies, optionalDependencies } = packages[place] ?? {};
    for (const name of Object.keys({ ...dependencies, ...optionalDependencies })) {
      const found = placeOf(name, place, packages);
      if (found !== null) add(found);
    }
  };
  for (const name of names) add(`node_modules/${name}`);
  return [...places].toSorted();
}

/** Where a package finds another one: below itself, or below one of those that hold it. */
function placeOf(name: string, from: string, packages: Lock["packages"]): string | null {
  for (let holder = from; ; holder = holder.slice(0, holder.lastIndexOf("/node_modules/"))) {
    const place = `${holder}/node_modules/${name}`;
    if (place in packages) return place;
    if (!holder.includes("/node_modules/")) break;
  }
  const place = `node_modules/${name}`;
  return place in packages ? place : null;
}
