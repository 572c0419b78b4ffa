import { createRequire } from "node:module";
import { join } from "node:path";
import { pathToFileURL } from "node:url";

/** Where frameworks are installed by hand that are too large to come with every clone; empty where none are. */
const FOLDER = process.env["CROSSFOOT_MCP_FRAMEWORKS"] ?? "";

/** Why frameworks that are installed by hand are not tried, or null. */
export const NOT_INSTALLED: string | null =
  FOLDER === ""
    ? "no folder of frameworks: CONTRIBUTING.md says how to install them for CROSSFOOT_MCP_FRAMEWORKS"
    : null;

/** Loads a package of that folder; the shape is the part of its documented interface that is used. */
export async function installed<Shape>(name: string): Promise<Shape> {
  const { resolve } = createRequire(join(FOLDER, "package.json"));
  return (await import(pathToFileURL(resolve(name)).href)) as Shape;
}
