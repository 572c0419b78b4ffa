import { SLOTS } from "../../src/evidence/slots.ts";
import { FITS, fitSigns, scoreOf, type Weights } from "../../src/weights/weights.ts";
import { type Example, examples } from "./examples.ts";
import { fitWeights, softmax } from "./fit-weights.ts";

const FOLDS = Number(process.env["FIT_FOLDS"] ?? 6);

/** Documents of one printed layout are in one fold, so that none is read by weights that have seen it. */
function foldOf(layout: string): number {
  let hash = 7;
  for (const char of layout) hash = (Math.imul(hash, 31) + char.charCodeAt(0)) >>> 0;
  return hash % FOLDS;
}

const started = performance.now();
const all = examples();
console.log(`${all.length} documents, ${Math.round(performance.now() - started)} ms`);
const tally = new Map<string, Map<string, [right: number, covered: number, all: number]>>();
for (let fold = 0; fold < FOLDS; fold += 1) {
  const weights = fitWeights(all.filter(({ truth }) => foldOf(truth.layout) !== fold));
  for (const example of all) if (foldOf(example.truth.layout) === fold) judge(example, weights);
  console.error(`fold ${fold} ${Math.round(performance.now() - started)} ms`);
}

function judge(example: Example, weights: Weights): void {
  const { set } = example.truth.file;
  const name = `${set}${example.truth.isPicture ? " scans" : ""}`;
  const ofSet = tally.get(name) ?? new Map<string, [number, number, number]>();
  tally.set(name, ofSet);
  const phrases = new Float32Array(FITS);
  SLOTS.forEach(({ name: slot, type }, at) => {
    const right = example.right[at];
    if (right === undefined || right === null) return;
    const candidates = example.reading[type];
    const scores = candidates.map((candidate) => {
      fitSigns(candidate, at, phrases);
      return scoreOf(weights, at, candidate, phrases);
    });
    scores.push(weights.absent[at] ?? 0);
    const shares = softmax(scores);
    const byKey = new Map<string, number>();
    shares.forEach((share, index) => {
      const key = candidates[index]?.key ?? "absent";
      byKey.set(key, (byKey.get(key) ?? 0) + share);
    });
    const [best = ["absent", 0]] = [...byKey].toSorted((a, b) => b[1] - a[1]);
    const rightKeys = new Set([...right].map((index) => candidates[index]?.key ?? ""));
    if (right.size === 0) rightKeys.add("absent");
    const counts = ofSet.get(slot) ?? [0, 0, 0];
    counts[2] += 1;
    if (rightKeys.has(best[0])) counts[0] += 1;
    ofSet.set(slot, counts);
  });
}

const sets = [...tally.keys()];
console.log(["slot".padEnd(26), ...sets.map((set) => set.replace("construction", "c").padStart(16))].join(" "));
for (const { name } of SLOTS)
  console.log(
    [
      name.padEnd(26),
      ...sets.map((set) => {
        const [right, , count] = tally.get(set)?.get(name) ?? [0, 0, 0];
        return (count === 0 ? "-" : `${right}/${count} ${Math.round((100 * right) / count)}%`).padStart(16);
      }),
    ].join(" "),
  );
