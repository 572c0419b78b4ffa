// @ts-check
import { basename } from "node:path";

/*
 * A worker of the page has no address from which it could load modules. What several scripts share is therefore linked here:
 * each chunk that the bundler has made becomes a function, which is called when another first asks for its exports. A script
 * is such functions one behind the other and then starts its entry; those that it shares with another come before it.
 */

/** Stands before all other scripts of a worker. */
export const LINKER = `"use strict";
const makers = new Map(), made = new Map();
const load = (name) => {
  if (!made.has(name)) made.set(name, makers.get(name)());
  return made.get(name);
};
`;

/** @typedef {import("esbuild").BuildResult<{ metafile: true, write: false }>} Built */

/**
 * The files that an entry needs, itself among them, by their paths.
 * @param {Built} built
 * @param {string} entry
 * @returns {ReadonlySet<string>}
 */
export function filesOf({ metafile: { outputs } }, entry) {
  const first = Object.keys(outputs).find((path) => basename(path) === entry) ?? "";
  const files = new Set([first]);
  // What is added while a set is walked through comes up later in the walk.
  for (const file of files) for (const { path } of outputs[file]?.imports ?? []) files.add(path);
  return files;
}

/**
 * Files as functions, and the call that starts an entry where there is one.
 * @param {Built} built
 * @param {Iterable<string>} files
 * @param {string | null} entry
 */
export function linked(built, files, entry) {
  const functions = [...files].map((file) => asFunction(built, file));
  const start = entry === null ? [] : [`load("./${entry}");\n`];
  return [...functions, ...start].join("");
}

const STATIC = /import(?:\{([^}]*)\}from)?"(\.\/[^"]+)";/g;
const DYNAMIC = /import\("(\.\/[^"]+)"\)/g;
const EXPORTS = /export\{([^}]*)\};\s*$/;

/**
 * A file of the bundler as a function that gives its exports. Throws where it has another form than is known.
 * @param {Built} built
 * @param {string} file
 */
function asFunction({ outputFiles, metafile }, file) {
  const name = basename(file);
  const code = outputFiles.find(({ path }) => basename(path) === name)?.text ?? "";
  const { imports = [], exports: exported = [] } = metafile.outputs[file] ?? {};
  let replaced = 0;
  let given = "";
  const body = code
    .replace(STATIC, (_all, /** @type {string} */ names = "", /** @type {string} */ path = "") => {
      replaced += 1;
      return `const{${members(names, "as")}}=load("${path}");`;
    })
    .replace(DYNAMIC, (_all, /** @type {string} */ path) => {
      replaced += 1;
      return `Promise.resolve().then(()=>load("${path}"))`;
    })
    .replace(EXPORTS, (_all, /** @type {string} */ names) => {
      given = members(names, "of");
      return "";
    });
  const isWhole = exported.length === 0 || given !== "";
  if (replaced < imports.length || !isWhole)
    throw new Error(`${name} imports or exports in a way that cannot be linked.`);
  return `makers.set("./${name}",()=>{${body}\nreturn{${given}}});\n`;
}

/**
 * `a as b,c` as members: of a pattern that takes them apart, or of an object that holds them.
 * @param {string} names
 * @param {"as" | "of"} way
 */
function members(names, way) {
  return names
    .split(",")
    .filter((name) => name !== "")
    .map((name) => {
      const [from = "", to = from] = name.split(" as ");
      return way === "as" ? `${from}:${to}` : `${to}:${from}`;
    })
    .join();
}
