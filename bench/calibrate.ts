import { writeFile } from "node:fs/promises";
import { join } from "node:path";
import { parseArgs } from "node:util";
import { format } from "prettier";
import { observeFixtures, observeFolder } from "./calibration/collect.ts";
import { crossValidated, fitKind, isCoreRight } from "./calibration/fit.ts";
import type { Observation } from "./calibration/observation.ts";
import {
  costTable,
  fieldTable,
  reliabilityTable,
  summaryTable,
  type Judgement,
} from "./calibration/report.ts";
import { storedObservations, storeObservations } from "./calibration/store.ts";
import { SCORED_KINDS } from "./kinds/kinds.ts";
import { readFiles, type ReadFiles } from "./read-files.ts";
import { writeResultsBlock } from "./results-block.ts";
import { isSampleSet, sampleFolders } from "./score/samples.ts";

/** The file that puts the numbers of all kinds together, and beside it the folder of their files. */
const NUMBERS = "src/confidence/numbers";

const USAGE = `npm run calibrate [-- --observe [FOLDER…]]

Fits what confidence is made of upon the observations that are kept, cross-validates it by printed layout, and writes
${NUMBERS}.ts, what lies beside it, and its tables in bench/RESULTS.md.

  --observe   read the fixtures, the samples where they are, and the folders that are named, and keep what is observed
              of them in place of what was; a folder holds documents with truths in the manner of the samples`;

const FOLDS = 8;

const WRITTEN = "// Written by `npm run calibrate`, which says how: do not edit.";

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
  const numbers = SCORED_KINDS.map(({ documentType }) => {
    const own = all.filter((one) => one.kind === documentType);
    for (const [observation, said] of crossValidated(own, FOLDS))
      judged.push({ observation, ...said });
    return [documentType, fitKind(own)] as const;
  });
  await writeNumbers(numbers);
  const tables = tablesOf(judged);
  await writeResultsBlock("calibration", tables);
  console.log(tables);
}

function tablesOf(judged: readonly Judgement[]): string {
  const of = (name: string, is: (one: Observation) => boolean): [string, readonly Judgement[]] => [
    name,
    judged.filter(({ observation }) => is(observation) && observation.isPartial !== true),
  ];
  /** One group for each kind. */
  const ofEach = (
    nameOf: (plural: string) => string,
    is: (one: Observation) => boolean,
  ): readonly [string, readonly Judgement[]][] =>
    SCORED_KINDS.map(({ documentType, plural }) =>
      of(nameOf(plural), (one) => one.kind === documentType && is(one)),
    );
  const byKind = new Map(
    ofEach(
      (plural) => plural,
      () => true,
    ),
  );
  /** Of fields those are told as well of whose papers only some fields are known. */
  const fieldsByKind = new Map(
    SCORED_KINDS.map(({ documentType, plural }) => [
      plural,
      judged.filter(({ observation: { kind } }) => kind === documentType),
    ]),
  );
  const groups = new Map([
    ...SCORED_KINDS.flatMap(({ documentType, plural }) =>
      (["native", "form", "ocr"] as const).map((pages) =>
        of(`${plural}, ${pages}`, (one) => one.kind === documentType && one.pages === pages),
      ),
    ),
    ...ofEach(
      (plural) => `samples: native ${plural}`,
      ({ set, pages }) => isSampleSet(set) && pages !== "ocr",
    ),
    of("samples: scans", ({ set, pages }) => isSampleSet(set) && pages === "ocr"),
    ...ofEach(
      (plural) => `read once, untouched: ${plural}`,
      ({ set }) => UNTOUCHED.has(set),
    ),
  ]);
  const cores = new Map(
    [...byKind].flatMap(([plural, own]): [string, readonly Judgement[]][] =>
      own.some(({ core }) => core !== null) ? [[`core of ${plural}`, own.map(ofCore)]] : [],
    ),
  );
  for (const [name, own] of cores) groups.set(name, own);
  const filled = new Map([...groups].filter(([, own]) => own.length > 0));
  const costs = [...fieldsByKind].map(
    ([plural, own]) => `Values of ${plural}:\n\n${costTable(own)}`,
  );
  return [
    reliabilityTable(new Map([...byKind, ...cores])),
    summaryTable(filled),
    fieldTable(fieldsByKind),
    ...costs,
  ].join("\n\n");
}

/** What is said of the core fields alone, against whether they are right. */
function ofCore(judgement: Judgement): Judgement {
  const { observation, core } = judgement;
  return {
    ...judgement,
    document: core ?? 0,
    observation: { ...observation, isWhole: isCoreRight(observation) },
  };
}

/** Writes the numbers of each kind into a file of its own, and what puts them together. */
async function writeNumbers(
  numbers: readonly (readonly [documentType: string, numbers: object])[],
): Promise<void> {
  const named = numbers.map(([documentType, own]) => ({
    documentType,
    file: documentType.toLowerCase().replaceAll("_", "-"),
    own,
  }));
  for (const { documentType, file, own } of named)
    await writeCode(
      join(NUMBERS, `${file}.ts`),
      `import type { KindNumbers } from "../probability.ts";

/** How likely each field is as printed. */
export const ${documentType}_NUMBERS: KindNumbers = ${JSON.stringify(own, null, 2)};
`,
    );
  const imports = named.map(
    ({ documentType, file }) => `import { ${documentType}_NUMBERS } from "./numbers/${file}.ts";`,
  );
  const members = named.map(({ documentType }) => `${documentType}: ${documentType}_NUMBERS,`);
  await writeCode(
    `${NUMBERS}.ts`,
    `${imports.join("\n")}
import type { KindNumbers } from "./probability.ts";

/** Numbers of the models, by kind of document. */
export const NUMBERS: Readonly<Record<${named.map(({ documentType }) => `"${documentType}"`).join(" | ")}, KindNumbers>> = {
${members.join("\n")}
};
`,
  );
}

async function writeCode(file: string, code: string): Promise<void> {
  const text = await format(`${WRITTEN}\n${code}`, { parser: "typescript", printWidth: 100 });
  await writeFile(file, text);
}
