import { createRequire } from "node:module";
import { ReadError } from "../base/read-error.ts";
import type { AddOn } from "./add-ons.ts";

/** A part is needed that is not installed. A document that needs it is not read; a command that was asked for it does not begin. */
export class MissingAddOn extends ReadError {
  constructor(sentence: string) {
    super("cannot-open", "", sentence);
    this.name = "MissingAddOn";
  }
}

/** Throws MissingAddOn where a package of a part is not installed. Called before anything of the part is imported. */
export function needAddOn(addOn: AddOn): void {
  const lack = lackOf(addOn);
  if (lack !== null) throw new MissingAddOn(lack);
}

/** The sentence that says which part is not installed and how it is added; null where all of it is there. */
export function lackOf(
  addOn: AddOn,
  resolve: (name: string) => string = createRequire(import.meta.url).resolve,
): string | null {
  const { part, packages } = addOn;
  if (Object.keys(packages).every((name) => isThere(name, resolve))) return null;
  return `${part} is not installed; add it with: ${installLine(addOn)}`;
}

/** The one command that adds a part. */
export function installLine({ packages }: AddOn): string {
  const wanted = Object.entries(packages).map(([name, version]) => `${name}@${version}`);
  return `npm install ${wanted.join(" ")}`;
}

/** A package that is there and has nothing for `require` is there nevertheless. */
function isThere(name: string, resolve: (name: string) => string): boolean {
  try {
    resolve(name);
    return true;
  } catch (error) {
    return !(error instanceof Error && "code" in error && error.code === "MODULE_NOT_FOUND");
  }
}
