import { readFile } from "node:fs/promises";
import { cpus } from "node:os";
import { parseArgs } from "node:util";
import { glob } from "tinyglobby";
import { coldStart, hasPdftotext, pdftotext } from "./processes.ts";
import { writeResultsBlock } from "./results-block.ts";
import { isInScope, SAMPLE_FOLDERS, samplesIn } from "./samples.ts";
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
const ONE_PAGE = "fixtures/pay-application/aia-g702/first-application.pdf";

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
  const report = [
    `${cpus().length} cores, Node ${process.version}; ${paths.length} ${origin}, ` +
      `${sumOf(measured.map(({ pageCount }) => pageCount))} pages; medians of ${ROUNDS} rounds in one warm process.`,
    stageTable(measured),
    await processTable(measured),
    `Peak memory of this process after all reads: ${peakMegabytes()} MB.`,
  ].join("\n\n");
  console.log(report);
  if (options.write) await writeResultsBlock("speed", report);
}

async function corpus(): Promise<{ paths: readonly string[]; origin: string }> {
  const samples = (await Promise.all(SAMPLE_FOLDERS.map(samplesIn))).flat();
  const native = samples.filter(({ truth }) => isInScope(truth)).map(({ path }) => path);
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

/** Both read the same files; the marginal page leaves the start of the process out. */
async function pdftotextRows(
  measured: readonly Measured[],
): Promise<readonly (readonly [string, number])[]> {
  const times = new Map<Measured, Awaited<ReturnType<typeof pdftotext>>>();
  for (const document of measured) times.set(document, await pdftotext(document.path));
  const files = [...times.values()].map(({ whole }) => whole);
  const longest = measured.toSorted((one, other) => other.pageCount - one.pageCount)[0];
  const of = longest === undefined ? undefined : times.get(longest);
  const rows: (readonly [string, number])[] = [
    ["`pdftotext -bbox`, median file, start included", median(files)],
    ["crossfoot, the same, warm", median(measured.map(({ medians }) => medians.whole))],
  ];
  if (longest === undefined || of === undefined || longest.pageCount < 2) return rows;
  const more = longest.pageCount - 1;
  return [
    ...rows,
    [
      `\`pdftotext -bbox\`, each further page of the longest file (${longest.pageCount} pages)`,
      (of.whole - of.firstPage) / more,
    ],
    ["crossfoot, a page of that file, warm", longest.medians.whole / longest.pageCount],
  ];
}

function peakMegabytes(): number {
  return Math.round(process.resourceUsage().maxRSS / 1024);
}

function sumOf(values: readonly number[]): number {
  return values.reduce((sum, value) => sum + value, 0);
}
