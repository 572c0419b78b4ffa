// @ts-check
import { readdir, readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";

/**
 * Writes `dist/THIRD-PARTY-NOTICES.txt`: name, version and licence of every package whose code is in a bundle, as esbuild's
 * lists in `build/meta` say, of the model and of the finder's words. A package without a text of its licence ends the build: its code may not be shipped.
 */

const LISTS = "build/meta";
const KEPT = "deploy/build/licences";
const NOTICES = "dist/THIRD-PARTY-NOTICES.txt";
const RULE = `${"-".repeat(80)}\n`;

const packages = await bundledPackages();
const parts = await Promise.all([...packages].toSorted().map(noticeOf));
const model = [
  await readFile("dist/model/ORIGIN.txt", "utf8"),
  await readFile("dist/model/LICENSE", "utf8"),
].join("\n");
await writeFile(
  NOTICES,
  [
    "crossfoot contains code and data of others, each under its own licence.\n",
    ...parts,
    model,
    await readFile("dist/words/ORIGIN.txt", "utf8"),
  ].join(`\n${RULE}\n`),
);

/** Folders of the packages that are inside of a bundle. */
async function bundledPackages() {
  /** @type {Set<string>} */
  const folders = new Set();
  for (const name of await readdir(LISTS)) {
    if (!name.endsWith(".json")) continue;
    const { inputs } = /** @type {{ inputs: Record<string, unknown> }} */ (
      JSON.parse(await readFile(join(LISTS, name), "utf8"))
    );
    for (const input of Object.keys(inputs)) {
      const [folder] = /^.*node_modules\/(?:@[^/]+\/)?[^/]+/.exec(input) ?? [];
      if (folder !== undefined) folders.add(folder);
    }
  }
  return folders;
}

/** @param {string} folder */
async function noticeOf(folder) {
  const { name, version, license } = /** @type {Record<"name" | "version" | "license", string>} */ (
    JSON.parse(await readFile(join(folder, "package.json"), "utf8"))
  );
  const texts = await licenceTexts(folder, name);
  return `${name} ${version} (${license})\n\n${texts.join("\n")}`;
}

/**
 * @param {string} folder
 * @param {string} name
 */
async function licenceTexts(folder, name) {
  const files = await readdir(folder);
  const own = files.filter((file) => /^(?:licen[cs]e|copying|notice)/i.test(file)).toSorted();
  // Some packages name a licence and leave its text in their repository: it is kept here.
  const places =
    own.length > 0 ? own.map((file) => join(folder, file)) : [join(KEPT, `${name}.txt`)];
  return Promise.all(places.map((place) => readFile(place, "utf8")));
}
