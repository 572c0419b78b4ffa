import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { format } from "prettier";
import type { Candidate } from "../../src/evidence/candidate.ts";
import {
  type WaiverCandidates,
  waiverCandidates,
} from "../../src/evidence/lien-waiver/waiver-candidates.ts";
import {
  candidatesFor,
  itemsOf,
  type WaiverSlot,
} from "../../src/evidence/lien-waiver/waiver-slots.ts";
import { printedTexts } from "../../src/lexicon/texts.ts";
import { countOf, fittedTypes } from "./waiver-types.ts";
import { layoutOf } from "../../src/layout/layout.ts";
import { cutPaper } from "../../src/paper/cut-paper.ts";
import { dateOrderOf } from "../../src/paper/date-order.ts";
import { readLienWaiver } from "../../src/read/lien-waiver/read-lien-waiver.ts";
import { packedLinear } from "../../src/weights/order-weights.ts";
import { byWaiverSlot, type WaiverWeighing } from "../../src/weights/waiver-weighing.ts";
import { replaceObservations } from "../calibration/store.ts";
import { observeWaivers } from "./observe-waivers.ts";
import { foldsOf } from "./folds.ts";
import { fitLinear, type Question, withoutSlight } from "./fit-linear.ts";
import { overlapOf, sameFirm } from "./order-equality.ts";
import {
  randomWaivers,
  type WaiverExample,
  waiversOf,
  waiversOfAuthor,
} from "./waiver-examples.ts";

/**
 * Fits what fills the fields of a lien waiver to waivers composed at random and to the fixtures, and measures it on waivers
 * that were held out: others composed at random, and each fixture by numbers that saw no fixture.
 * `--random 700 --held 150 --errors --folder FOLDER`
 */
const FILE = join("src", "weights", "lien-waiver.ts");

/** A text that covers the wanted one this well is learnt from. */
const GOOD = 0.85;

const VALUES = [
  "claimant",
  "customer",
  "owner",
  "project",
  "location",
  "throughDate",
  "amount",
  "exceptions",
  "signer",
  "signedOn",
] as const;

const random = await randomWaivers(0, numberOf("random") ?? 700);
const held = await randomWaivers(100_000, numberOf("held") ?? 150);
const fixtures = [
  ...(await waiversOf("fixtures/lien-waiver")),
  ...(await waiversOfAuthor("w")),
  ...(await waiversOfAuthor("x")),
];
/** Of an author to whom nothing is ever fitted. */
const unseen = await waiversOfAuthor("y");
const ofRandom = fitted(random);
measure("composed at random, held out", held, ofRandom);
const observed = [...(await observeWaivers("random", held, ofRandom))];
const isAuthored = ({ name }: WaiverExample): boolean => /^[a-z]\d{3}$/.test(name);
measure(
  "fixtures, none of them fitted to",
  fixtures.filter((one) => !isAuthored(one)),
  ofRandom,
);
for (const { held: own, others } of foldsOf(fixtures, ({ layout }) => layout)) {
  const weighing = fitted([...random, ...others]);
  measure("fixtures of layouts not fitted to", own, weighing);
  observed.push(...(await observeWaivers("fixtures", own, weighing)));
}
await replaceObservations("LIEN_WAIVER", observed);
const weights = fitted([...random, ...fixtures]);
measure("of an author who is never fitted to", unseen, weights);
const at = process.argv.indexOf("--folder");
if (at > 0) measure("folder", await waiversOf(process.argv[at + 1] ?? "."), weights);
const packed = byWaiverSlot((slot) => packedLinear(withoutSlight(weights.slots[slot])));
const text = `import type { WaiverSlot } from "../evidence/lien-waiver/waiver-slots.ts";

// Written by bench/fit/waivers.ts, which fitted it to ${random.length + fixtures.length} documents.

/** What each sign says in each slot of a lien waiver. */
export const LIEN_WAIVER_WEIGHTS: Readonly<Record<WaiverSlot, string>> = ${JSON.stringify(packed)};
`;
writeFileSync(FILE, await format(text, { parser: "typescript", printWidth: 100 }));
console.log(
  Object.entries(packed)
    .map(([slot, kept]) => `${slot} ${kept.length >> 10} KB`)
    .join(", "),
);

function fitted(examples: readonly WaiverExample[]): WaiverWeighing {
  const known = examples.map((example) => ({ example, candidates: candidatesOf(example) }));
  return {
    slots: byWaiverSlot((slot) =>
      fitLinear(
        known.flatMap(({ example, candidates }) => questionOf(slot, example, candidates) ?? []),
      ),
    ),
    types: fittedTypes(examples),
  };
}

function candidatesOf({ pages }: WaiverExample): WaiverCandidates {
  return waiverCandidates(cutPaper(pages));
}

function questionOf(
  slot: WaiverSlot,
  { truth, layout }: WaiverExample,
  candidates: WaiverCandidates,
): Question | null {
  const items = itemsOf(slot, candidates).map(({ at: places, by }) => ({ at: places, by }));
  const origin = layout;
  const by = countOf(layout);
  const own = candidatesFor(slot, candidates);
  const wanted = truth[slot];
  if (wanted === null || wanted === undefined)
    return { items, right: new Set([own.length]), asks: "one", origin, by };
  const right = own.flatMap((candidate, place) =>
    fits(slot, candidate, String(wanted)) ? [place] : [],
  );
  return right.length === 0 ? null : { items, right: new Set(right), asks: "one", origin, by };
}

function fits(slot: WaiverSlot, { figure, key, cents }: Candidate, wanted: string): boolean {
  if (slot === "amount") return Math.abs(cents) === Math.round(100 * Number(wanted));
  if (slot === "throughDate" || slot === "signedOn") return key === wanted;
  const value = String(figure.value);
  if (["claimant", "customer", "owner", "signer"].includes(slot)) return sameFirm(value, wanted);
  return overlapOf(value, wanted).f >= GOOD;
}

/** Whether a value is what the truth says, or what a careful reader could say instead. */
function isRight(
  slot: string,
  value: string | null,
  { truth, accept }: Pick<WaiverExample, "truth" | "accept">,
): boolean {
  const accepted = (accept[slot] ?? []).map((one) => (typeof one === "string" ? one : null));
  const wanted = truth[slot] ?? null;
  return [wanted === null ? null : String(wanted), ...accepted].some((one) =>
    isSame(slot, value, one),
  );
}

function isSame(slot: string, value: string | null, wanted: string | null): boolean {
  if (value === null || wanted === null) return value === wanted;
  if (slot === "amount") return Number(value) === Number(wanted);
  if (["claimant", "customer", "owner", "signer"].includes(slot)) return sameFirm(value, wanted);
  if (slot === "project" || slot === "location" || slot === "exceptions")
    return overlapOf(value, wanted).f >= GOOD;
  return value === wanted;
}

function measure(name: string, examples: readonly WaiverExample[], by: WaiverWeighing): void {
  const right = new Map<string, number>();
  const wrong = new Map<string, string[]>();
  let whole = 0;
  for (const example of examples) {
    const { name: paper, layout, pages, truth } = example;
    const order = dateOrderOf(layoutOf(pages));
    const { document } = readLienWaiver(cutPaper(pages), {
      order,
      texts: printedTexts(layoutOf(pages)),
      weighing: by,
    });
    const misread = new Set<string>();
    const tell = (slot: string, value: unknown, isSo: boolean, share = ""): void => {
      right.set(slot, (right.get(slot) ?? 0) + (isSo ? 1 : 0));
      if (isSo) return;
      misread.add(slot);
      const said = `${layout}/${paper}: ${JSON.stringify(value)} for ${JSON.stringify(truth[slot])} ${share}`;
      wrong.set(slot, [...(wrong.get(slot) ?? []), said]);
    };
    for (const slot of VALUES) {
      const value = document[slot]?.value ?? null;
      const plain =
        value === null
          ? null
          : typeof value === "string"
            ? value
            : "day" in value
              ? `${value.year}-${String(value.month).padStart(2, "0")}-${String(value.day).padStart(2, "0")}`
              : value.key();
      tell(slot, plain, isRight(slot, plain, example));
    }
    for (const slot of ["waiverType", "signature"] as const)
      tell(slot, document[slot], isRight(slot, document[slot], example));
    if (misread.size === 0) whole += 1;
  }
  const shares = [...right].map(
    ([slot, count]) => `${slot} ${((100 * count) / examples.length).toFixed(1)}`,
  );
  console.log(
    `${name}: ${examples.length} papers, ${((100 * whole) / examples.length).toFixed(1)} % whole; ${shares.join(", ")}`,
  );
  if (process.argv.includes("--errors"))
    for (const [slot, said] of wrong)
      for (const one of said.slice(0, 6)) console.log(`  ${slot} ${one}`);
}

function numberOf(name: string): number | null {
  const place = process.argv.indexOf(`--${name}`);
  return place < 0 ? null : Number(process.argv[place + 1]);
}

process.exit(0);
