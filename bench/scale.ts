import { parseArgs } from "node:util";
import { writeResultsBlock } from "./results-block.ts";
import { markdownTable } from "./table.ts";

/**
 * What many machines would do, where none can be measured: one command hands documents out at the pace that was measured for
 * it, each of the workers reads one after the other. `docs/scale.md` says where the figures come from.
 */
const HAND_OUT_MS = 3;
const CORES_PER_MACHINE = 2;
/** Of a document through the queue, beside its reading: taking the job, fetching the file, leaving the outcome. */
const TAKE_MS = 5;

/** A month of offices: what comes, an assumption, and what each costs a worker while the other core is busy, too. */
const MONTHS: Readonly<Record<string, readonly { readonly share: number; readonly ms: number }[]>> =
  {
    "born digital": [
      { share: 0.7, ms: 14 },
      { share: 0.25, ms: 60 },
      { share: 0.05, ms: 300 },
    ],
    "one in ten scanned": [
      { share: 0.63, ms: 14 },
      { share: 0.22, ms: 60 },
      { share: 0.05, ms: 300 },
      { share: 0.07, ms: 2_200 },
      { share: 0.03, ms: 11_000 },
    ],
  };
const DOCUMENTS = 200_000;
const MACHINES = [1, 10, 100, 1_000];

/** When each worker is free, the earliest on top. */
class Heap {
  readonly #times: Float64Array;

  constructor(size: number) {
    this.#times = new Float64Array(size);
  }

  get least(): number {
    return this.#times[0] ?? 0;
  }

  replaceLeast(time: number): void {
    const times = this.#times;
    let at = 0;
    for (;;) {
      const left = 2 * at + 1;
      if (left >= times.length) break;
      const right = left + 1;
      const child = right < times.length && (times[right] ?? 0) < (times[left] ?? 0) ? right : left;
      if ((times[child] ?? 0) >= time) break;
      times[at] = times[child] ?? 0;
      at = child;
    }
    times[at] = time;
  }
}

const rows = Object.entries(MONTHS).flatMap(([name, kinds]) =>
  MACHINES.map((machines) => {
    const workers = machines * CORES_PER_MACHINE;
    const { hours, busy } = simulated(kinds, workers);
    return [
      name,
      String(machines),
      Math.round(DOCUMENTS / hours).toLocaleString("en-US"),
      `${(busy * 100).toFixed(0)} %`,
    ];
  }),
);
const text = markdownTable(
  ["month", "machines of two cores", "documents an hour", "workers busy"],
  rows,
);
console.log(text);
const { values } = parseArgs({ options: { write: { type: "boolean" } } });
if (values.write === true) await writeResultsBlock("scale", text);

/** Hands all documents to the worker that is free first; the same numbers every time. */
function simulated(
  kinds: readonly { readonly share: number; readonly ms: number }[],
  workers: number,
): { readonly hours: number; readonly busy: number } {
  const random = numbers(7);
  const freeAt = new Heap(workers);
  let handedMs = 0;
  let workMs = 0;
  let endMs = 0;
  for (let index = 0; index < DOCUMENTS; index += 1) {
    handedMs += HAND_OUT_MS;
    const costMs = TAKE_MS + costOf(kinds, random());
    const beginMs = Math.max(handedMs, freeAt.least);
    freeAt.replaceLeast(beginMs + costMs);
    workMs += costMs;
    endMs = Math.max(endMs, beginMs + costMs);
  }
  return { hours: endMs / 3_600_000, busy: workMs / (endMs * workers) };
}

function costOf(
  kinds: readonly { readonly share: number; readonly ms: number }[],
  chance: number,
): number {
  let left = chance;
  for (const { share, ms } of kinds) {
    if (left < share) return ms;
    left -= share;
  }
  return kinds.at(-1)?.ms ?? 0;
}

/** Numbers from 0 to 1 from a seed (mulberry32). */
function numbers(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
}
