// @ts-check
import { readFile, writeFile } from "node:fs/promises";

/** For the container: what takes payments is made a dependency, so that leaving out what only development needs keeps it. */
const manifest =
  /** @type {Record<"dependencies" | "devDependencies" | "peerDependencies" | "peerDependenciesMeta", Record<string, unknown>>} */ (
    JSON.parse(await readFile("package.json", "utf8"))
  );
for (const name of Object.keys(manifest.peerDependencies)) {
  if (!/^(?:viem$|@x402\/|@solana\/)/.test(name)) continue;
  manifest.dependencies[name] = manifest.devDependencies[name];
  delete manifest.devDependencies[name];
  delete manifest.peerDependencies[name];
  delete manifest.peerDependenciesMeta[name];
}
await writeFile("package.json", `${JSON.stringify(manifest, null, 2)}\n`);
