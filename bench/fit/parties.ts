import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { format } from "prettier";
import { PARTY_SLOTS } from "../../src/evidence/parties/party-slots.ts";
import { packedParties } from "../../src/weights/party-weights.ts";
import { type PartyExample, partyExamples } from "./party-examples.ts";
import {
  heldOutParties,
  leastCertain,
  type PartyChoices,
  type PartyVerdict,
  readSlot,
} from "./party-fit.ts";

/**
 * Fits what tells whom a paper is from and for, and measures it by numbers that never saw a paper's layout; papers of
 * authors to whom nothing is fitted are read by the numbers that are fitted to all others. `--errors` lists what is not right.
 */
const FILE = join("src", "weights", "parties.ts");

const listsErrors = process.argv.includes("--errors");
const started = performance.now();
const seconds = (): string => `${Math.round((performance.now() - started) / 1000)} s`;
const all = partyExamples();
console.log(`${seconds()}: ${all.length} papers`);
const { fitted, choices } = heldOutParties(all);
console.log(`${seconds()}: fitted`);
const least = leastCertain(choices);
console.log("least certainty", JSON.stringify(least));
const tally = new Map<string, Map<PartyVerdict, number>>();
for (const [example, choice] of choices) count(example, choice);
for (const [name, own] of [...tally].toSorted(([a], [b]) => (a < b ? -1 : 1)))
  console.log(name, [...own].map((one) => one.join(" ")).join(", "));

const text = `import type { PackedParties } from "./party-weights.ts";

// Written by bench/fit/parties.ts, which fitted it to ${all.filter(({ fold }) => fold !== -1).length} papers.

/** What tells whom a paper is from and for, and for which job. */
export const PARTY_WEIGHTS: PackedParties = ${JSON.stringify(packedParties({ ...fitted, least }), null, 2)};
`;
writeFileSync(FILE, await format(text, { parser: "typescript", printWidth: 100 }));
console.log(seconds());

function count(example: PartyExample, choice: PartyChoices): void {
  const { file, isChange, isPicture } = example.truth;
  const kind = `${isChange ? "changes" : "bills"}${example.fold === -1 ? ", never fitted to" : ""}`;
  const { isBetween } = example.truth;
  if (isBetween !== null) add(`${kind}: level`, choice.isBetween === isBetween ? "right" : "wrong");
  for (const slot of PARTY_SLOTS) {
    const read = readSlot(example, slot, choice[slot], least[slot]);
    if (read === null) continue;
    const { verdict, said, certainty } = read;
    for (const name of [
      `${kind}: ${slot}`,
      `${file.set}${isPicture ? " scan" : ""} ${kind}: ${slot}`,
    ]) {
      const own = tally.get(name) ?? new Map<PartyVerdict, number>();
      tally.set(name, own);
      own.set(verdict, (own.get(verdict) ?? 0) + 1);
    }
    if (!listsErrors || verdict === "right" || verdict === "blank") continue;
    const others = choice[slot].slice(0, 3).map(({ name, probability }) => {
      const printed = name?.mentions[0]?.figure.value ?? "none";
      return `${printed} ${probability.toFixed(2)}`;
    });
    console.log(
      `${file.set}/${file.name} ${slot} ${verdict} ${certainty.toFixed(2)} ${said ?? "none"} for ${example.truth.names[slot] ?? "none"}: ${others.join(" | ")}`,
    );
  }
}

function add(name: string, verdict: PartyVerdict): void {
  const own = tally.get(name) ?? new Map<PartyVerdict, number>();
  tally.set(name, own);
  own.set(verdict, (own.get(verdict) ?? 0) + 1);
}

process.exit(0);
