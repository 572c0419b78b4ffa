import type { readIfWaiver } from "../../read/lien-waiver/read-waiver-pages.ts";
import type { documentsOf, oddsOfSeveral } from "../../split/documents-of.ts";

/*
 * What packages of several documents need stands in a script of its own, `packages`: what takes a file apart, and the reader of
 * the waivers in it. A worker is started without it, says so when it is asked for, and is started again with it.
 */

/** What is in the script of packages. */
interface PackageReaders {
  readonly documentsOf: typeof documentsOf;
  readonly oddsOfSeveral: typeof oddsOfSeveral;
  readonly readIfWaiver: typeof readIfWaiver;
}

let brought: PackageReaders | null = null;

/** Takes what the script of packages has, before the first read. */
export function bringPackageReaders(readers: PackageReaders): void {
  brought = readers;
}

/** Throws PackageReadersLack where the worker was started without them. */
export function packageReaders(): PackageReaders {
  if (brought === null) throw new PackageReadersLack();
  return brought;
}

/** The worker was started without the script of packages. */
export class PackageReadersLack extends Error {}
