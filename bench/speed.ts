import { readFile } from "node:fs/promises";
import { cpus } from "node:os";
import { parseArgs } from "node:util";
import { glob } from "tinyglobby";
import { pdfjsPages } from "../src/witness/pdfjs-pages.ts";
import { runCount } from "./engine-words.ts";
import { coldStart, hasPdftotext, pdftotext } from "./processes.ts";
import { writeResultsBlock } from "./results-block.ts";
import { CONSTRUCTION_SAMPLES, samplesIn } from "./score/samples.ts";
import { STAGES, stagesOf, type StageName } from "./stages.ts";
import { markdownTable } from "./table.ts";
import { median, mediansOf } from "./timing.ts";

const USAGE = `npm run bench -- [options]

Times each stage of a read as a multiple of the engine's text extraction alone, in one warm process
over the native samples where ../shared/samples exists, else over the fixtures; then whole processes.

  --write   put the tables into bench/RESULTS.md
  --help    this text`;

/** The engine compiles its hot paths during the first rounds. */
const WARM_ROUNDS = 3;
const ROUNDS = 11;

/** The one-page file of the cold start. */
const ONE_PAGE = "fixtures/pay-application/aia-g702/g702-only.pdf";

/** The file whose further pages show what a page costs without the start of a process. */
const MANY_PAGES = "fixtures/pay-application/aia-g702/twelve-page-sheet.pdf";

/** A sheet of 25 pages and a shorter application of the same form: time must grow with the pages and no faster. */
const LONG_SHEET = "fixtures/pay-application/procore-owner/25-pages.pdf";
const SHORT_SHEET = "fixtures/pay-application/procore-owner/groups.pdf";

interface Measured {
  readonly path: string;
  readonly pageCount: number;
  readonly medians: Readonly<Record<StageName, number>>;
}

const { values: options } = parseArgs({
  options: {
    write: { type: "boolean", default: false },
    help: { type: "boolean", default: false },
  },
});

if (options.help) console.log(USAGE);
else await bench();

async function bench(): Promise<void> {
  const { paths, origin } = await corpus();
  const measured: Measured[] = [];
  for (const path of paths) measured.push(await measure(path));
  const peak = Math.round(process.resourceUsage().maxRSS / 1024);
  const pageCount = sumOf(measured.map((document) => document.pageCount));
  const report = [
    `${cpus().length} cores, Node ${process.version}; ${paths.length} ${origin}, ${pageCount} pages; ` +
      `medians of ${ROUNDS} rounds in one warm process, which needed ${peak} MB at most.`,
    stageTable(measured),
    await pdfjsSentence(paths),
    await growthSentence(),
    await processTable(measured),
  ].join("\n\n");
  console.log(report);
  if (options.write) await writeResultsBlock("speed", report);
}

async function corpus(): Promise<{ paths: readonly string[]; origin: string }> {
  const samples = (await Promise.all(CONSTRUCTION_SAMPLES.map(samplesIn))).flat();
  const native = samples.filter(({ isScan }) => !isScan).map(({ path }) => path);
  if (native.length > 0) return { paths: native, origin: "native sample documents" };
  const truths = await glob("fixtures/pay-application/**/*.truth.json");
  const fixtures = truths.toSorted().map((path) => path.replace(/\.truth\.json$/, ".pdf"));
  return { paths: fixtures, origin: "fixtures" };
}

async function measure(path: string): Promise<Measured> {
  const { pageCount, works } = await stagesOf(await readFile(path));
  await mediansOf(works, WARM_ROUNDS);
  return { path, pageCount, medians: await mediansOf(works, ROUNDS) };
}

function stageTable(measured: readonly Measured[]): string {
  const total = (stage: StageName): number => sumOf(measured.map(({ medians }) => medians[stage]));
  return markdownTable(
    ["stage", "ms a page, median document", "ratio to text alone, all pages", "worst document"],
    (Object.keys(STAGES) as StageName[]).map((stage) => [
      STAGES[stage],
      median(measured.map(({ medians, pageCount }) => medians[stage] / pageCount)).toFixed(2),
      (total(stage) / total("text")).toFixed(2),
      Math.max(...measured.map(({ medians }) => medians[stage] / medians.text)).toFixed(2),
    ]),
  );
}

/** In a pass of its own, because its garbage would slow down the others. */
async function pdfjsSentence(paths: readonly string[]): Promise<string> {
  const times = { text: 0, pdfjs: 0 };
  for (const path of paths) {
    const bytes = await readFile(path);
    const works = {
      text: (await stagesOf(bytes)).works.text,
      pdfjs: () => pdfjsPages(bytes, runCount),
    };
    await mediansOf(works, WARM_ROUNDS);
    const medians = await mediansOf(works, WARM_ROUNDS);
    times.text += medians.text;
    times.pdfjs += medians.pdfjs;
  }
  const ratio = (times.pdfjs / times.text).toFixed(2);
  return `For comparison: pdf.js needs ${ratio} × the text extraction alone for its text runs.`;
}

/** What a page of a long sheet costs against a page of a short one. */
async function growthSentence(): Promise<string> {
  const [long, short] = [await measure(LONG_SHEET), await measure(SHORT_SHEET)];
  const ratio = long.medians.whole / long.pageCount / (short.medians.whole / short.pageCount);
  return `A page of a ${long.pageCount}-page application costs ${ratio.toFixed(2)} × a page of one of ${short.pageCount} pages of the same form.`;
}

async function processTable(measured: readonly Measured[]): Promise<string> {
  const cold = await coldStart(ONE_PAGE);
  const rows = [
    ["`node -e 0`", cold.node],
    ["`crossfoot read` of a one-page file", cold.read],
    ...(hasPdftotext() ? await pdftotextRows(measured) : []),
  ] as const;
  return markdownTable(
    ["whole process or file", "ms"],
    rows.map(([name, ms]) => [name, ms.toFixed(1)]),
  );
}

/** Both read the same files; the further pages of a long one leave the start of the process out. */
async function pdftotextRows(
  measured: readonly Measured[],
): Promise<readonly (readonly [string, number])[]> {
  const files: number[] = [];
  for (const { path } of measured) files.push((await pdftotext(path)).whole);
  const long = await measure(MANY_PAGES);
  const { whole, firstPage } = await pdftotext(MANY_PAGES);
  return [
    ["`pdftotext -bbox`, median file, start included", median(files)],
    ["crossfoot, the same, warm", median(measured.map(({ medians }) => medians.whole))],
    [
      `\`pdftotext -bbox\`, each further page of ${long.pageCount}`,
      (whole - firstPage) / (long.pageCount - 1),
    ],
    ["crossfoot, a page of the same file, warm", long.medians.whole / long.pageCount],
  ];
}

function sumOf(values: readonly number[]): number {
  return values.reduce((sum, value) => sum + value, 0);
}
