import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { format } from "prettier";
import { layoutOf } from "../../src/layout/layout.ts";
import { printedTexts } from "../../src/lexicon/texts.ts";
import { cutPaper } from "../../src/paper/cut-paper.ts";
import { dateOrderOf } from "../../src/paper/date-order.ts";
import { readLienWaiver } from "../../src/read/lien-waiver/read-lien-waiver.ts";
import { textOfWeights } from "../../src/weights/named-weights.ts";
import { shippedWaiverWeighing } from "../../src/weights/waiver-weighing.ts";
import {
  randomWaivers,
  type WaiverExample,
  waiversOf,
  waiversOfAuthor,
} from "./waiver-examples.ts";
import { fittedTypes } from "./waiver-types.ts";

/**
 * Fits what tells the type of a lien waiver, and counts types right, left open and wrong: of each author by numbers that never
 * saw a paper of that one, and of the author to whom nothing is ever fitted.
 */
const FILE = join("src", "weights", "waiver-types.ts");
const COMPOSED_PAPERS = 700;

const own = [
  ...(await randomWaivers(0, COMPOSED_PAPERS)),
  ...(await waiversOf("fixtures/lien-waiver")),
];
const [w, x, unseen] = [
  await waiversOfAuthor("w"),
  await waiversOfAuthor("x"),
  await waiversOfAuthor("y"),
];
count("w, fitted to ours and x", w, [...own, ...x]);
count("x, fitted to ours and w", x, [...own, ...w]);
const types = count("y, fitted to ours, w and x", unseen, [...own, ...w, ...x]);
const text = `import type { TypeWeights } from "../evidence/lien-waiver/type-signs.ts";
import { namedWeights } from "./named-weights.ts";

// Written by bench/fit/fit-waiver-types.ts.

/** What each sign says for the two halves of its type. */
export const WAIVER_TYPE_SIGNS: TypeWeights = {
  conditional: namedWeights(${JSON.stringify(textOfWeights(types.conditional))}),
  final: namedWeights(${JSON.stringify(textOfWeights(types.final))}),
};
`;
writeFileSync(FILE, await format(text, { parser: "typescript", printWidth: 100 }));

function count(
  name: string,
  held: readonly WaiverExample[],
  examples: readonly WaiverExample[],
): ReturnType<typeof fittedTypes> {
  const fitted = fittedTypes(examples);
  const counts = { right: 0, open: 0, wrong: 0 };
  for (const { pages, truth, accept } of held) {
    const layout = layoutOf(pages);
    const { document } = readLienWaiver(cutPaper(pages), {
      order: dateOrderOf(layout),
      texts: printedTexts(layout),
      weighing: { ...shippedWaiverWeighing(), types: fitted },
    });
    const type = document.waiverType;
    const isRight = type === truth["waiverType"] || (accept["waiverType"] ?? []).includes(type);
    if (isRight) counts.right += 1;
    else if (type === "UNCLEAR") counts.open += 1;
    else counts.wrong += 1;
  }
  console.log(`${name}: ${held.length} papers`, counts);
  return fitted;
}

process.exit(0);
