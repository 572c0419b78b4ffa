import { parseArgs } from "node:util";
import { LIMITS } from "../src/base/limits.ts";
import { prepareReading } from "../src/read.ts";
import { drawOfPackage, failuresOf, NAMED_BY } from "./drawn-packages.ts";
import { MISMATCH_NAMES } from "../fixtures/draw/random/package/story/mismatches.ts";
import { storyPackage } from "../fixtures/draw/random/package/story/story-package.ts";

/*
 * Measures what `draw` says of packages that tell of one month: every one of the drawn mismatches should be named, and of
 * packages in which everything agrees nothing should fail. Odd seeds alone: even ones are for fitting.
 *
 *   node build/bench/draws.js --sound 50 --mismatched 3
 */

const { values } = parseArgs({
  options: {
    sound: { type: "string", default: "50" },
    mismatched: { type: "string", default: "3" },
    only: { type: "string" },
    "first-seed": { type: "string", default: "1" },
  },
});

await prepareReading(LIMITS);
const first = Number(values["first-seed"]);
let [soundFailed, cpu, pages] = [0, 0, 0];
for (let at = 0; at < Number(values.sound); at += 1) {
  const seed = first + 2 * at;
  const { pdf, truth } = await storyPackage(seed);
  const before = process.cpuUsage();
  const failures = failuresOf(await drawOfPackage(pdf));
  const { user, system } = process.cpuUsage(before);
  cpu += (user + system) / 1e6;
  pages += truth.documents.at(-1)?.to ?? 0;
  if (failures.length > 0) soundFailed += 1;
  for (const { name, detail } of failures) console.log(`sound ${seed}: ${name}: ${detail}`);
}
if (pages > 0)
  console.log(
    `sound: ${soundFailed} of ${values.sound} accused; ${pages} pages, ${(cpu / pages).toFixed(3)} s of CPU a page`,
  );

const names = MISMATCH_NAMES.filter(
  (name) => values.only === undefined || values.only.split(",").includes(name),
);
for (const name of names) {
  let [named, others, asked] = [0, 0, 0];
  for (let at = 0; at < Number(values.mismatched); at += 1) {
    const seed = first + 2 * at;
    const made = await storyPackage(seed, name).catch(() => null);
    if (made?.truth.mismatch == null) continue;
    asked += 1;
    const failures = failuresOf(await drawOfPackage(made.pdf));
    const isNamed = failures.some((failure) => failure.name === NAMED_BY[name]);
    if (isNamed) named += 1;
    const rest = failures.filter((failure) => failure.name !== NAMED_BY[name]);
    if (rest.length > 0) others += 1;
    if (!isNamed)
      console.log(`  ${name} ${seed} not named: ${JSON.stringify(made.truth.mismatch)}`);
    for (const failure of rest)
      console.log(`  ${name} ${seed}: also ${failure.name}: ${failure.detail}`);
  }
  console.log(`${name}: named ${named} of ${asked}, something else failed in ${others}`);
}
