import { cp, mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { dirname, join, resolve } from "node:path";
import { packExtension } from "@anthropic-ai/mcpb/cli";
import { ADD_ONS } from "../../src/add-ons/add-ons.ts";
import { ICON_180_BASE64 } from "../../src/http/pages/icons.ts";
import { bundleManifest } from "./manifest.ts";
import { type Lock, withWhatTheyNeed } from "./production-packages.ts";

/** A bundle runs on platforms like the one on which it was made: its binaries are those that are installed here. */
const PLATFORM = `${process.platform}/${process.arch}`;

/** What an agent's reader loads that is not bundled already: neither what pays nor queues. */
const PACKAGES = [
  "@embedpdf/pdfium",
  ...Object.keys(ADD_ONS.recognition.packages),
  ...Object.keys(ADD_ONS.pictures.packages),
];

const OWN_PARTS = ["bin", "dist/run", "dist/model", "dist/THIRD-PARTY-NOTICES.txt"];

/** Of each package only what runs: neither maps nor types, and no binaries of other platforms. */
const LEFT_OUT = /(?<!LICEN[CS]E)\.(?:map|[cm]?ts|md|markdown)$/i;

/** Writes the bundle; without a path under the name of its version and platform. Gives the path. */
export async function makeBundle(path?: string): Promise<string> {
  const manifest = JSON.parse(await readFile("package.json", "utf8")) as Package;
  const name = `crossfoot-${manifest.version}-${PLATFORM.replace("/", "-")}.mcpb`;
  const out = resolve(path ?? name);
  const stage = await mkdtemp(join(tmpdir(), "crossfoot-bundle-"));
  try {
    await fill(stage, manifest);
    const isPacked = await packExtension({ extensionPath: stage, outputPath: out, silent: true });
    if (!isPacked) throw new Error("The bundle could not be packed: its manifest is not valid.");
    return out;
  } finally {
    await rm(stage, { recursive: true });
  }
}

interface Package {
  readonly version: string;
  readonly description: string;
  readonly license: string;
  readonly engines: object;
  readonly imports: object;
}

async function fill(folder: string, manifest: Package): Promise<void> {
  const lock = JSON.parse(await readFile("package-lock.json", "utf8")) as Lock;
  const { version, description, license, engines, imports } = manifest;
  const own = { name: "crossfoot", version, license, type: "module", engines, imports };
  await writeFile(join(folder, "package.json"), JSON.stringify(own, null, 2));
  await writeFile(
    join(folder, "manifest.json"),
    JSON.stringify(bundleManifest({ version, description, license }), null, 2),
  );
  await writeFile(join(folder, "icon.png"), Buffer.from(ICON_180_BASE64, "base64"));
  await cp("LICENSE", join(folder, "LICENSE"));
  const shared = await sharedModules();
  for (const part of [...OWN_PARTS, ...shared, ...withWhatTheyNeed(PACKAGES, lock)]) {
    await cp(part, join(folder, part), {
      recursive: true,
      dereference: true,
      filter: (path) => isWanted(path, part),
    });
  }
}

/** What the build says of the command line's files. */
interface Built {
  readonly outputs: Readonly<Record<string, { readonly imports: readonly Imported[] }>>;
}

interface Imported {
  readonly path: string;
  readonly external?: boolean;
}

/** What a built module loads of its own package. */
const LOADED = /(?:^|[;}])import\b[^"';]*from\s*"(\.[^"]+)"/g;

/** The library's modules that the command line loads, words and fitted numbers, and those that they load themselves. */
async function sharedModules(): Promise<readonly string[]> {
  const { outputs } = JSON.parse(await readFile("build/meta/run.json", "utf8")) as Built;
  const wanted = Object.entries(outputs).flatMap(([from, { imports }]) =>
    imports
      .filter(({ path, external }) => external === true && path.startsWith("."))
      .map(({ path }) => join(dirname(from), path)),
  );
  const found = new Set<string>();
  while (wanted.length > 0) {
    const path = wanted.pop();
    if (path === undefined || found.has(path)) continue;
    found.add(path);
    for (const [, asked = ""] of (await readFile(path, "utf8")).matchAll(LOADED))
      wanted.push(join(dirname(path), asked));
  }
  return [...found].toSorted();
}

function isWanted(path: string, part: string): boolean {
  const inside = path.slice(part.length + 1);
  if (inside.startsWith("node_modules")) return false;
  const [, binaries] = /onnxruntime-node\/bin\/napi-v3\/([^/]+\/[^/]+)/.exec(path) ?? [];
  if (binaries !== undefined && binaries !== PLATFORM) return false;
  return !LEFT_OUT.test(path);
}
