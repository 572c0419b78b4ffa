import { existsSync, readFileSync } from "node:fs";
import { isBuiltin } from "node:module";
import { dirname, join } from "node:path";
import { expect, test } from "vitest";
import { ADD_ONS } from "../../src/add-ons/add-ons.ts";

interface Manifest {
  readonly files: readonly string[];
  readonly dependencies: Readonly<Record<string, string>>;
  readonly devDependencies: Readonly<Record<string, string>>;
  readonly optionalDependencies: Readonly<Record<string, string>>;
  readonly peerDependencies: Readonly<Record<string, string>>;
  readonly peerDependenciesMeta: Readonly<Record<string, { readonly optional: boolean }>>;
}

interface BundleOutput {
  readonly imports: readonly { readonly path: string; readonly external?: boolean }[];
}

const manifest = JSON.parse(readFileSync("package.json", "utf8")) as Manifest;
const addOnPackages = Object.values(ADD_ONS).flatMap(({ packages }) => Object.entries(packages));
const added = new Set(addOnPackages.map(([name]) => name));

test("what is always installed is what the library's modules import, and nothing else", () => {
  const library = packagesOf(["src/index.ts"]).filter((name) => !added.has(name));
  expect(Object.keys(manifest.dependencies)).toEqual(library);
});

test("every add-on is optional, and no other package is", () => {
  const { optionalDependencies, peerDependencies, peerDependenciesMeta } = manifest;
  const optional = Object.keys({ ...optionalDependencies, ...peerDependencies });
  expect(new Set(optional)).toEqual(added);
  const isOptional = Object.keys(peerDependencies).filter(
    (name) => peerDependenciesMeta[name]?.optional === true,
  );
  expect(isOptional).toEqual(Object.keys(peerDependencies));
});

test("an add-on is tested with a version that its command and its range allow", () => {
  const { optionalDependencies, peerDependencies, devDependencies } = manifest;
  const tested = { ...devDependencies, ...optionalDependencies };
  for (const [name, asked] of addOnPackages) {
    expect([name, `${tested[name]}.`.startsWith(`${asked}.`)]).toEqual([name, true]);
  }
  for (const [name, range] of Object.entries(peerDependencies)) {
    expect([name, range]).toEqual([name, `^${tested[name]}`]);
  }
});

test("what the bundle of the command line leaves outside is installed with it or can be", () => {
  const { outputs } = JSON.parse(readFileSync("build/meta/run.json", "utf8")) as {
    readonly outputs: Readonly<Record<string, BundleOutput>>;
  };
  const outside = Object.entries(outputs)
    .flatMap(([file, { imports }]) => imports.map((imported) => ({ file, ...imported })))
    .filter(({ path, external }) => external === true && !isBuiltin(path));
  const ownFiles = outside
    .filter(({ path }) => path.startsWith("."))
    .map(({ file, path }) => join(dirname(file), path));
  expect(ownFiles.filter((file) => !existsSync(file))).toEqual([]);
  const packages = outside
    .filter(({ path }) => !path.startsWith("."))
    .map(({ path }) => packageOf(path));
  expect(packages).toContain("sharp");
  const known = new Set([...Object.keys(manifest.dependencies), ...added]);
  expect([...new Set(packages)].filter((name) => !known.has(name))).toEqual([]);
});

/** Packages that modules and what they reach import, in order: in programs, and in the types that their users see. */
function packagesOf(entries: readonly string[]): readonly string[] {
  const found = new Set<string>();
  walk(entries, found, (edge) => !edge.isType);
  walk(entries, found, (edge) => !edge.isStarted);
  return [...found].toSorted();
}

interface Edge {
  readonly to: string;
  readonly isType: boolean;
  /** A program that is started by its place. */
  readonly isStarted: boolean;
}

function walk(
  entries: readonly string[],
  found: Set<string>,
  follows: (edge: Edge) => boolean,
): void {
  const seen = new Set<string>();
  const open = [...entries];
  for (let file = open.pop(); file !== undefined; file = open.pop()) {
    if (seen.has(file)) continue;
    seen.add(file);
    for (const edge of edgesOf(file).filter(follows)) {
      if (isBuiltin(edge.to)) continue;
      if (!edge.to.startsWith(".")) found.add(packageOf(edge.to));
      else if (!edge.isStarted || isShipped(join(dirname(file), edge.to)))
        open.push(join(dirname(file), edge.to));
    }
  }
}

function edgesOf(file: string): readonly Edge[] {
  const code = readFileSync(file, "utf8").replace(/\/\*[\s\S]*?\*\/|^\s*\/\/.*$/gm, "");
  const found = code.matchAll(
    /^(?:import|export)\s(type\s)?[^;]*?from "([^"]+)"|import\("([^"]+)"\)|new URL\("(\.[^"]+)"/gm,
  );
  return [...found].map(([, type, named, dynamic, started]) => ({
    to: named ?? dynamic ?? (started ?? "").replace(/\.js$/, ".ts"),
    isType: type !== undefined,
    isStarted: started !== undefined,
  }));
}

/** Whether the unbundled form of a module is in the package: programs of the command line are in the bundle alone. */
function isShipped(file: string): boolean {
  return !manifest.files.some(
    (place) => `dist/${file}`.startsWith(`${place.replace(/^!/, "")}/`) && place.startsWith("!"),
  );
}

function packageOf(target: string): string {
  return target.split("/", target.startsWith("@") ? 2 : 1).join("/");
}
