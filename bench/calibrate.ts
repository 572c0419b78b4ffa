import { writeFile } from "node:fs/promises";
import { parseArgs } from "node:util";
import { format } from "prettier";
import type { Reading } from "../src/reading.ts";
import { observeFixtures, observeFolder, sampleFolders } from "./calibration/collect.ts";
import { crossValidated, fitKind } from "./calibration/fit.ts";
import type { Observation } from "./calibration/observation.ts";
import {
  costTable,
  fieldTable,
  reliabilityTable,
  summaryTable,
  type Judgement,
} from "./calibration/report.ts";
import { storedObservations, storeObservations } from "./calibration/store.ts";
import type { ReadFiles } from "./accuracy.ts";
import { readFiles } from "./read-files.ts";
import { writeResultsBlock } from "./results-block.ts";

const NUMBERS = "src/confidence/numbers.ts";

const USAGE = `npm run calibrate [-- --observe [FOLDER…]]

Fits what confidence is made of upon the observations that are kept, cross-validates it by printed layout, and writes
${NUMBERS} and its tables in bench/RESULTS.md.

  --observe   read the fixtures, the samples where they are, and the folders that are named, and keep what is observed
              of them in place of what was; a folder holds documents with truths in the manner of the samples`;

const FOLDS = 8;
const KINDS: readonly Reading["documentType"][] = ["PAY_APPLICATION", "CHANGE_ORDER", "INVOICE"];
const SHOWN: Readonly<Record<Reading["documentType"], string>> = {
  PAY_APPLICATION: "pay applications",
  CHANGE_ORDER: "change orders",
  INVOICE: "invoices",
};

/** Sets that were read once, untouched, before anybody looked at them: they tell how it does on paper never seen. */
const UNTOUCHED: ReadonlySet<string> = new Set(["heldoutG", "coF", "invE"]);

/** Everything that was read is judged, what would be left out as well. */
const read: ReadFiles = (paths, parties) => readFiles(paths, { ...parties, keepsDoubtful: true });

const { values: options, positionals: folders } = parseArgs({
  options: {
    observe: { type: "boolean", default: false },
    help: { type: "boolean", default: false },
  },
  allowPositionals: true,
});

if (options.help) console.log(USAGE);
else {
  if (options.observe) await observe();
  await calibrate();
}

async function observe(): Promise<void> {
  const observed: Observation[] = [...(await observeFixtures(read))];
  for (const folder of [...sampleFolders(), ...folders])
    observed.push(...(await observeFolder(folder, read)));
  await storeObservations(observed);
  console.log(`${observed.length} documents observed.`);
}

async function calibrate(): Promise<void> {
  const all = await storedObservations();
  const judged: Judgement[] = [];
  const numbers = KINDS.map((kind) => {
    const own = all.filter((one) => one.kind === kind);
    for (const [observation, said] of crossValidated(own, FOLDS))
      judged.push({ observation, ...said });
    return [kind, fitKind(own)] as const;
  });
  await writeFile(NUMBERS, await sourceOf(Object.fromEntries(numbers)));
  const tables = tablesOf(judged);
  await writeResultsBlock("calibration", tables);
  console.log(tables);
}

function tablesOf(judged: readonly Judgement[]): string {
  const of = (name: string, is: (one: Observation) => boolean): [string, readonly Judgement[]] => [
    name,
    judged.filter(({ observation }) => is(observation)),
  ];
  const byKind = new Map(KINDS.map((kind) => of(SHOWN[kind], (one) => one.kind === kind)));
  const isSample = ({ set }: Observation): boolean =>
    ["construction", "construction-drawn", "invoices"].includes(set);
  const groups = new Map([
    ...KINDS.flatMap((kind) =>
      (["native", "form", "ocr"] as const).map((pages) =>
        of(`${SHOWN[kind]}, ${pages}`, (one) => one.kind === kind && one.pages === pages),
      ),
    ),
    ...KINDS.map((kind) =>
      of(
        `samples: native ${SHOWN[kind]}`,
        (one) => one.kind === kind && isSample(one) && one.pages !== "ocr",
      ),
    ),
    of("samples: scans", (one) => isSample(one) && one.pages === "ocr"),
    ...KINDS.map((kind) =>
      of(
        `read once, untouched: ${SHOWN[kind]}`,
        (one) => one.kind === kind && UNTOUCHED.has(one.set),
      ),
    ),
  ]);
  const filled = new Map([...groups].filter(([, own]) => own.length > 0));
  const costs = KINDS.map(
    (kind) => `Values of ${SHOWN[kind]}:\n\n${costTable(byKind.get(SHOWN[kind]) ?? [])}`,
  );
  return [reliabilityTable(byKind), summaryTable(filled), fieldTable(byKind), ...costs].join(
    "\n\n",
  );
}

async function sourceOf(numbers: object): Promise<string> {
  const text = `// Written by \`npm run calibrate\`, which says how: do not edit.
import type { DocumentNumbers, FieldNumbers } from "./probability.ts";

/** Numbers of the models, by kind of document. */
export const NUMBERS: Readonly<
  Record<
    "PAY_APPLICATION" | "CHANGE_ORDER" | "INVOICE",
    { readonly field: FieldNumbers; readonly document: DocumentNumbers }
  >
> = ${JSON.stringify(numbers, null, 2)};
`;
  return format(text, { parser: "typescript", printWidth: 100 });
}
